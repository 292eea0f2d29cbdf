"""The terminal shows whole hands as they were reviewed."""

import pytest

from tests.cli import transcripts


@pytest.mark.parametrize(("name", "lang"), transcripts.TABLES)
def test_hands_are_shown_as_before(name: str, lang: str) -> None:
    kept = transcripts.path(name, lang).read_text("utf-8")
    assert transcripts.text(name, lang) == kept, "if that is meant: python -m tests.cli.transcripts"


def test_every_copy_is_of_a_game() -> None:
    kept = set(transcripts.FOLDER.glob("*.txt"))
    assert kept == {transcripts.path(*table) for table in transcripts.TABLES}
