"""Writing makes exactly the files, whatever lay there before."""

from pathlib import Path

import pytest

from paiju.pictures.words import context_text
from tools.pictures.__main__ import main
from tools.pictures.clauses import clause
from tools.pictures.files import all_files


def test_leftovers_are_removed(tmp_path: Path) -> None:
    stale = tmp_path / "pictures" / "gone.svg"
    stale.parent.mkdir()
    stale.write_text("<svg/>")
    main(tmp_path)
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")}
    assert written == set(all_files())


def test_context_in_words() -> None:
    context = {"level": "5", "trump": "S", "rules": {"preset": "classic"}}
    assert context_text(context, "en", "gandengyan") == "level 5, trump spades, classic"


def test_context_without_words_is_refused() -> None:
    with pytest.raises(ValueError, match="no words"):
        context_text({"weather": "fine"}, "en", "xiaoer")


def test_missing_clause_is_refused() -> None:
    assert clause("gandengyan", "en", "2.4") == ("Pair: two cards of one rank.", "2-combinations")
    with pytest.raises(KeyError):
        clause("gandengyan", "en", "99.1")
