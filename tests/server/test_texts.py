"""Whatever the server says has its words in both languages."""

import re
from pathlib import Path

import pytest

import paiju
from paiju.room.phrases import PHRASES
from paiju.server.codes import CODES
from paiju.text import LANGUAGES, catalogue
from paiju.text.sentences import fields
from paiju.wire.pushes import CLOSES

SOURCE = Path(paiju.__file__).parent
_USED = re.compile(
    r'"((?:table|room|chat|name|login|password|account|server|game|hand|judge|device|event|push|scene)'
    r'\.[a-z_]+)"'
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_sentence_with_exactly_its_facts(lang: str) -> None:
    table = catalogue(lang, "server").own["refusal"]
    assert not isinstance(table, str)
    assert set(table) == set(CODES)
    for code, facts in CODES.items():
        entry = table[code]
        assert not isinstance(entry, str)
        assert set(entry) == {"text", "note"}
        assert fields(str(entry["text"])) == set(facts), code


def test_every_code_that_is_used_is_declared_and_the_other_way_round() -> None:
    used = {
        code
        for part in ("server", "room", "offline")
        for file in (SOURCE / part).rglob("*.py")
        if file.name != "codes.py"
        for code in _USED.findall(file.read_text("utf-8"))
    }
    assert used == set(CODES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_closes_and_phrases_have_words(lang: str) -> None:
    words = catalogue(lang, "server").own
    assert set(words["close"]) == set(CLOSES.values())
    assert set(words["phrase"]) == set(PHRASES)
    assert set(words["gone"]) == {"kicked", "closed"}
