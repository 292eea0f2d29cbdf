"""6 Throws (甩牌)."""

import pytest

from paiju.game import Claim, Deadline, Move
from paiju.games.friends import game
from paiju.trick.readings import readings
from tests.rules.friends.tables import (
    Hand,
    cards,
    code,
    event,
    legal,
    look,
    names,
    play,
    playing,
    plays,
    refused,
    step,
)

DISCARDS = "H3 H4 H6 H7 H8 H9"


def table(throw: str, others: dict[int, str], **switches: object) -> Hand:
    """Let seat 1 hold a throw and a card more; trump is spades, the level 2."""
    hands = dict.fromkeys((2, 3, 4, 5), "H3 H3 H4 H4 H6 H6 H7 H8")
    return playing({1: f"{throw} H9", **hands, **others}, trump="S", but=switches)


@pytest.mark.parametrize(
    ("throw", "units"),
    [
        ("C5 C5 C5 C6 C6 C7", "triple pair single"),
        ("C5 C5 C6 C6 C8 C9", "pair_tractor single single"),
        ("C5 C5 C5 C6 C6 C6 C7 C7", "triple_tractor pair"),
        ("C5 C5 C5 C6 C6 C7 C7", "triple pair_tractor"),
        ("C5 C5 C6 C6 C7 C7 C9 C9 C10 C10", "pair_tractor pair_tractor"),
    ],
)
def test_6_1_a_throw_is_split(throw: str, units: str) -> None:
    state = table(throw, {})
    (found,) = readings(state.table.play.shapes, cards(throw))
    assert found.type == "throw"
    types = sorted(unit.type for unit in found.units)
    assert types == sorted(units.split())


def test_6_2_the_first_able_player_counter_clockwise_stops_it() -> None:
    others = {5: "D8 D9 H3 H4 H6", 4: "D8 D8 H3 H4 H6", 3: "DA DA H3 H4 H6"}
    after = step(table("D7 D7 D6 DJ DQ", others), "1: D6 D7 D7 DJ DQ")
    # Seat 5 beats the 6 with a single card: it need not beat the pair.
    assert event(after, "throw_stopped").facts["by"] == 5


@pytest.mark.parametrize(
    ("throw", "held", "stopped"),
    [
        ("D10 D10 DA", "D8 D8", False),
        ("D10 D10 DA", "DJ DJ", True),
        ("D10 D10 DA", "DJ DQ", False),
        ("D10 D10 DA", "DJ DJ DJ", True),
        ("D10 D10 DA DA DA", "DJ DJ DQ DQ", True),
        ("D3 D3 D4 D4 DA DA DA", "D5 D5 D6 D6", True),
        ("D3 D3 D4 D4 DA DA DA", "D5 D5 D6 D6 D7 D7", True),
        ("D3 D3 D4 D4 DA DA DA", "D5 D5 D5 D6 D6 D6", True),
        ("D3 D3 D4 D4 DA DA DA", "D5 D5 D7 D7", False),
        ("DA DK", "DA DA", True),
        ("DA DA DK", "DA", True),
        ("DA DA DK DK DK", "DQ DQ DQ", False),
        ("DA DK", "S3 S4", False),
    ],
)
def test_6_2_what_stops_a_throw(throw: str, held: str, stopped: bool) -> None:
    after = step(table(throw, {4: f"{held} {DISCARDS}"}), f"1: {throw}")
    assert ("throw_stopped" in names(after)) is stopped


def test_6_2_equal_units_do_not_stop() -> None:
    after = step(table("DA DK DK", {4: "DA H3 H4"}), "1: DA DK DK")
    assert "throw_stopped" not in names(after)


def test_6_2_trumps_may_be_thrown() -> None:
    hands = {1: "SA SK H9", 2: "S3 H3", 3: "S4 H4", 4: "H2 H6", 5: "S6 H7"}
    state = playing(hands, trump="S")
    # A side level card is a higher trump.
    assert event(step(state, "1: SA SK"), "throw_stopped").facts["by"] == 4


def test_6_2_every_throw_of_one_suit_may_be_tried() -> None:
    state = playing({1: "D3 D3 D4 C5 S3 H2"}, trump="S")
    assert plays(state, 1) == {
        *("D3", "D4", "C5", "S3", "H2", "D3 D3"),
        *("D3 D4", "D3 D3 D4", "H2 S3"),
    }


def test_6_3_nobody_can_stop_it() -> None:
    after = step(table("C5 C5 C5 C6 C6 C7", {}), "1: C5 C5 C5 C6 C6 C7")
    assert names(after) == ["led"]
    assert after.events[0].facts["type"] == "throw"
    assert look(after.state).counts[0] == 1


THROW = "H5 H5 H6 H8 H10"
HOLDER = {5: "H7 D3 D4 D6 D7"}


def hearts(**switches: object) -> Hand:
    """Set the source's second example: ♥5 5 6 8 10 thrown, the next player has ♥7."""
    hands = dict.fromkeys((2, 3, 4), "C3 C3 C4 C4 C6 C6")
    return playing({1: f"{THROW} C9", **hands, **HOLDER}, trump="S", but=switches)


def test_6_4_who_stops_it_chooses_any_type() -> None:
    after = step(hearts(), f"1: {THROW}")
    assert names(after) == ["throw_stopped"]
    assert event(after, "throw_stopped").facts == {
        "seat": 1,
        "cards": cards(THROW),
        "by": 5,
        "choices": ("single", "pair"),
    }
    state = after.state
    assert look(state).phase == "choose"
    assert game.deadline(state) == Deadline(15, (5,))
    assert legal(state, 5) == {Move("keep", claim=Claim(name)) for name in ("single", "pair")}
    assert look(state).facts["thrown"] == {"seat": 1, "cards": cards(THROW)}


@pytest.mark.parametrize(("kept", "led"), [("pair", "H5 H5"), ("single", "H6")])
def test_6_5_the_smallest_unit_stays(kept: str, led: str) -> None:
    state = play(hearts(), f"1: {THROW}")
    after = step(state, f"5: keep as={kept}")
    assert names(after) == ["throw_kept", "led"]
    assert event(after, "led").facts == {"seat": 1, "cards": cards(led), "type": kept}
    assert look(after.state).counts[0] == 6 - len(led.split())
    assert game.actors(after.state) == (5,)


def test_6_4_only_a_beaten_type() -> None:
    after = step(hearts(throw_choice="beaten"), f"1: {THROW}")
    assert names(after) == ["throw_stopped", "led"]
    assert event(after, "throw_stopped").facts["choices"] == ("single",)
    assert event(after, "led").facts["cards"] == cards("H6")


def test_6_4_a_choice_among_beaten_types() -> None:
    hands = dict.fromkeys((2, 3, 4), "C3 C3 C4 C4 C6 C6")
    state = playing(
        {1: "D10 D10 D7 DQ C9", 5: "DJ DJ D8 H3", **hands}, trump="S", throw_choice="beaten"
    )
    after = step(state, "1: D10 D10 D7 DQ")
    assert event(after, "throw_stopped").facts["choices"] == ("single", "pair")


def test_6_4_other_types_are_refused() -> None:
    state = play(hearts(), f"1: {THROW}")
    refusal = refused(state, "5: keep as=triple")
    assert (refusal.code, refusal.rule) == ("keep_type", "friends.6.4")
    assert refusal.facts == {"type": "triple", "choices": ("single", "pair")}
    for wrong in ("as=throw", "as=rain", "as=nothing", "as=pair:5"):
        assert code(state, f"5: keep {wrong}")[0] == "keep_type"
    assert code(state, "5: keep H7")[0] == "wrong_count"
    assert code(state, "4: keep as=pair") == ("not_your_turn", "friends.6.4")
    assert code(state, "5: H7") == ("wrong_phase", "friends.6.4")


def test_6_4_a_bare_choice_is_the_smallest_type() -> None:
    after = step(play(hearts(), f"1: {THROW}"), "5: keep")
    assert event(after, "led").facts["cards"] == cards("H6")
    assert game.lapse(play(hearts(), f"1: {THROW}"), 5) == Move("keep")


def test_6_4_one_type_is_not_asked_for() -> None:
    hands = dict.fromkeys((2, 3, 5), "C3 C3 C4")
    state = playing({1: "D6 D8 D10 C9", 4: "D7 H3 H4 H5", **hands}, trump="S")
    after = step(state, "1: D6 D8 D10")
    assert names(after) == ["throw_stopped", "led"]
    assert event(after, "led").facts["cards"] == cards("D6")


def test_6_5_only_what_stays_counts_for_the_friend() -> None:
    hands = dict.fromkeys((2, 3, 4), "C3 C3 C4 C4 C6")
    state = playing(
        {1: "H8 H8 H10 C9", 5: "HJ D3 D4 D6", **hands}, trump="S", called="H8", nth=2, dealer=1
    )
    state = play(state, "1: H8 H8 H10")
    assert look(state).facts["seen"] == 0
    after = play(state, "5: keep as=single")
    assert look(after).facts["seen"] == 0
    after = play(state, "5: keep as=pair")
    assert look(after).facts["seen"] == 2


def test_6_5_all_have_seen_the_cards() -> None:
    state = play(hearts(), f"1: {THROW}")
    for seat in (None, 2, 3, 4, 5):
        stopped = look(state, seat).log[-1]
        assert stopped.facts["cards"] == cards(THROW)
