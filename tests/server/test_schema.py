"""The kept description of the routes is the one of their types."""

from paiju.server import schema


def test_the_description_is_fresh() -> None:
    assert schema.kept() == schema.text(), "make schema"
