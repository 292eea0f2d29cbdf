"""Rules are read strictly, and every fault is told at once."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

import pytest
from hypothesis import given

from paiju.game import COMMON_CODES, Refusal, Refused
from paiju.game.rules import Toggle, choice, digest, number, parse, switches, to_json, toggle
from paiju.testing.strategies import rules_mappings


class Kitty(Enum):
    TWO = 2
    SIX = 6


class Trump(Enum):
    SHOWN = "shown"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Rules:
    trump: Trump = choice(Trump.SHOWN, "sample.1")
    kitty: Kitty = choice(Kitty.TWO, "sample.2")
    throws: Toggle = toggle(True, "sample.3")
    hands: int = number(8, 1, 20, "sample.4")

    def conflicts(self) -> tuple[Refusal, ...]:
        if self.kitty is Kitty.SIX and self.trump is Trump.DRAWN:
            facts = {"switch": "kitty", "other": "trump"}
            return (Refusal("switch_conflict", "sample.2", facts),)
        return ()


PRESETS: Mapping[str, Rules] = {"full": Rules(), "basic": Rules(throws=Toggle.OFF)}


def read(given_rules: Mapping[str, object]) -> Rules:
    return parse(PRESETS, "full", given_rules)


def faults(given_rules: Mapping[str, object]) -> list[tuple[str, object]]:
    with pytest.raises(Refused) as error:
        read(given_rules)
    for refusal in error.value.refusals:
        assert sorted(refusal.facts) == sorted(COMMON_CODES[refusal.code])
    return [
        (refusal.code, refusal.facts.get("switch", refusal.facts.get("preset")))
        for refusal in error.value.refusals
    ]


def test_nothing_given_is_the_default() -> None:
    assert read({}) == Rules()


def test_a_preset_and_a_change() -> None:
    rules = read({"preset": "basic", "hands": 3, "kitty": 6})
    assert rules == Rules(Trump.SHOWN, Kitty.SIX, Toggle.OFF, 3)


def test_a_toggle_may_be_a_truth() -> None:
    assert read({"throws": False}).throws is Toggle.OFF
    assert read({"preset": "basic", "throws": True}).throws is Toggle.ON
    assert [bool(value) for value in Toggle] == [False, True]


def test_all_faults_at_once() -> None:
    wrong = {
        "preset": "none",
        "trump": "given",
        "kitty": 3,
        "throws": "maybe",
        "hands": 21,
        "extra": 1,
    }
    assert faults(wrong) == [
        ("unknown_preset", "none"),
        ("switch_value", "trump"),
        ("switch_value", "kitty"),
        ("switch_value", "throws"),
        ("switch_range", "hands"),
        ("unknown_switch", "extra"),
    ]


@pytest.mark.parametrize("value", [True, "8", 8.0, None, [8], {}])
def test_something_else_than_a_number(value: object) -> None:
    assert faults({"hands": value}) == [("switch_number", "hands")]
    assert faults({"kitty": value}) == [("switch_number", "kitty")]


def test_a_refusal_shows_what_was_written() -> None:
    with pytest.raises(Refused) as error:
        read({"trump": False, "kitty": "two", "hands": True})
    shown = [refusal.facts["given"] for refusal in error.value.refusals]
    assert shown == ["false", "two", "true"]


@pytest.mark.parametrize("value", [0, 21, -8, 1 << 80])
def test_a_number_out_of_range(value: object) -> None:
    assert faults({"hands": value}) == [("switch_range", "hands")]


@pytest.mark.parametrize("value", [0, 3, 26, -2])
def test_a_value_that_is_none_of_the_choices(value: object) -> None:
    assert faults({"kitty": value}) == [("switch_value", "kitty")]


def test_the_clause_of_the_switch_is_named() -> None:
    with pytest.raises(Refused) as error:
        read({"hands": 0})
    assert error.value.refusal.rule == "sample.4"
    assert error.value.refusal.facts == {"switch": "hands", "given": 0, "low": 1, "high": 20}


def test_switches_that_do_not_go_together() -> None:
    assert faults({"kitty": 6, "trump": "drawn"}) == [("switch_conflict", "kitty")]
    assert faults({"kitty": 6, "trump": "drawn", "hands": 0}) == [
        ("switch_range", "hands"),
        ("switch_conflict", "kitty"),
    ]


def test_rules_are_written_as_plain_values() -> None:
    plain = to_json(PRESETS["basic"])
    assert plain == {"trump": "shown", "kitty": 2, "throws": "off", "hands": 8}
    assert read({**plain}) == PRESETS["basic"]


def test_every_switch_has_its_clause() -> None:
    assert [s.clause for s in switches(Rules).values()] == [f"sample.{n}" for n in (1, 2, 3, 4)]


def test_the_digest_tells_rules_games_and_versions_apart() -> None:
    digests = {
        digest("one", 1, Rules()),
        digest("two", 1, Rules()),
        digest("one", 2, Rules()),
        digest("one", 1, Rules(hands=9)),
        digest("one", 1, Rules(throws=Toggle.OFF)),
    }
    assert len(digests) == 5
    assert digest("one", 1, Rules()) == digest("one", 1, read({}))


@given(rules_mappings(Rules))
def test_any_mapping_is_read_or_refused(mapping: dict[str, object]) -> None:
    try:
        rules = read(mapping)
    except Refused as error:
        refusals = error.refusals
    else:
        refusals = ()
        assert read({**to_json(rules)}) == rules
    for refusal in refusals:
        assert sorted(refusal.facts) == sorted(COMMON_CODES[refusal.code])
