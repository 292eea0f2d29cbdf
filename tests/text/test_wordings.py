"""Every wording is as it was reviewed."""

import pytest

from tests.text import wordings


@pytest.mark.parametrize("part", wordings.parts())
def test_wordings_are_as_they_were_reviewed(part: str) -> None:
    kept = wordings.path(part).read_text("utf-8")
    assert wordings.write(part) == kept, "if that is meant: python -m tests.text.snapshots"


def test_every_catalogue_has_its_wordings() -> None:
    assert {file.stem for file in wordings.FOLDER.glob("*.txt")} == set(wordings.parts())
