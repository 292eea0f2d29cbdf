"""8 Throws (甩牌)."""

import pytest

from paiju.game import Move
from paiju.games.xiaoer import game
from tests.rules.xiaoer.tables import (
    Hand,
    cards,
    code,
    legal,
    names,
    play,
    playing,
    refused,
    step,
    win,
)


def test_8_1_off() -> None:
    state = playing({1: "SA SK", 2: "C3 C4", 3: "C6 C7", 4: "C8 C9"}, throws="off")
    assert code(state, "1: SA SK") == ("throw_off", "xiaoer.8.1")
    assert legal(state, 1) == {Move.play("SA"), Move.play("SK")}


def test_8_1_every_set_of_one_side_suit_may_be_thrown() -> None:
    state = playing({1: "SA S9 S4 C4 C6 HA HK SQ"})
    throws = {frozenset(map(str, move.cards)) for move in legal(state, 1) if len(move.cards) > 1}
    expected = ("SA S9", "SA S4", "S9 S4", "SA S9 S4", "C4 C6")
    assert throws == {frozenset(text.split()) for text in expected}


@pytest.mark.parametrize("throw", ["HA HK", "SA SQ", "SA CA", "SJ S2", "SA H2", "JB JS"])
def test_8_1_trumps_and_mixed_suits_are_never_thrown(throw: str) -> None:
    state = playing({1: "HA HK SA SQ CA SJ S2 H2 JB JS"})
    assert code(state, f"1: {throw}") == ("not_a_combination", "xiaoer.7.3")


@pytest.mark.parametrize(
    ("throw", "others", "stands"),
    [
        ("SA SK", "S10 S9 C4", True),
        ("SA S10", "SK C4 C6", False),
        ("SA S10", "S9 S8 S7", True),
        ("SK S10", "SA C4 C6", False),
        ("SA SK S3", "S4 C4 C6", False),
        ("SA S10", "SQ SJ S2", True),
    ],
)
@pytest.mark.parametrize("holder", [2, 3, 4])
def test_8_2_it_stands_if_nobody_has_a_higher_card(
    throw: str, others: str, stands: bool, holder: int
) -> None:
    size = len(throw.split())
    hands = {1: throw, 2: "D3 D4 D6", 3: "D7 D8 D9", 4: "H3 H4 H6"}
    hands[holder] = others
    made = step(playing(hands), f"1: {throw}")
    assert ("throw_stopped" in names(made)) is not stands
    assert made.state.table.size == (size if stands else 1)


def test_8_2_the_buried_cards_do_not_stop_it() -> None:
    state = playing({1: "SK S10", 2: "C3 C4", 3: "C6 C7", 4: "C8 C9"})
    # The ace of spades is in nobody's hand.
    assert names(step(state, "1: SK S10")) == ["led"]


def test_8_3_the_smallest_must_be_played() -> None:
    state = playing({1: "SA S10 S4", 2: "SK C3 C4", 3: "C6 C7 C8", 4: "C9 CA CK"})
    made = step(state, "1: SA S10 S4")
    assert [event.facts for event in made.events] == [
        {"seat": 1, "cards": cards("SA S10 S4"), "card": cards("S4")[0]},
        {"seat": 1, "cards": cards("S4"), "type": "single"},
    ]
    assert set(game.view(made.state, 1).hand) == set(cards("SA S10"))
    assert legal(made.state, 2) == {Move.play("SK")}


def test_8_3_nobody_is_told_who_stopped_it() -> None:
    hands = {1: "SA S10", 2: "SK C3", 3: "C6 C7", 4: "C8 C9"}
    swapped = {1: "SA S10", 2: "C6 C3", 3: "SK C7", 4: "C8 C9"}
    told = [step(playing(one), "1: SA S10").events for one in (hands, swapped)]
    assert told[0] == told[1]


def thrown(hand: str, throw: str = "SA SK") -> Hand:
    """Throw from seat 1 against a hand of seat 2."""
    return play(playing({1: throw, 2: hand, 3: "D3 D4 D6", 4: "D7 D8 D9"}), f"1: {throw}")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("S3 S4 S6 H3", ["S3 S4", "S3 S6", "S4 S6"]),
        ("S3 H3 C4", ["S3 H3", "S3 C4"]),
        ("H3 C4 D4", ["H3 C4", "H3 D4", "C4 D4"]),
        ("SQ SJ S3", ["S3 SQ", "S3 SJ"]),
    ],
)
def test_8_4_as_many_cards_the_suit_first(hand: str, expected: list[str]) -> None:
    state = thrown(hand)
    assert legal(state, 2) == {Move.play(text) for text in expected}


def test_8_4_refusals() -> None:
    state = thrown("S3 S4 H3 H4")
    assert code(state, "2: S3 H3") == ("must_follow_suit", "xiaoer.8.4")
    assert refused(state, "2: H3 H4").facts == {"suit": "S", "needed": 2}
    assert code(state, "2: S3") == ("wrong_count", "xiaoer.7.1")


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        (["S3 S4", "D3 D4", "C3 C4"], 1),
        (["H3 H4", "D3 D4", "C3 C4"], 2),
        (["H3 C6", "D3 D4", "C3 C4"], 1),
        (["H3 H4", "H6 H7", "C3 C4"], 3),
        (["H3 HA", "H6 H7", "C3 C4"], 2),
        (["SJ H3", "CJ HA", "C3 C4"], 2),
        (["S3 JB", "H3 H4", "C3 C4"], 3),
    ],
)
def test_8_5_only_all_trumps_beat_it(plays: list[str], winner: int) -> None:
    hands = dict(enumerate(["SA SK", *plays], 1))
    assert win(playing(hands), "SA SK", *plays)[0] == winner


def test_8_5_the_points_of_all_cards_count() -> None:
    hands = {1: "SA SK", 2: "S10 S5", 3: "D10 DK", 4: "H5 H10"}
    assert win(playing(hands), "SA SK", "S10 S5", "D10 DK", "H5 H10") == (4, 60)


def test_8_5_verbs() -> None:
    hands = {1: "SA SK D9", 2: "H3 H4 C9", 3: "H6 JB C10", 4: "H7 S3 C8"}
    state = play(playing(hands), "1: SA SK")
    kill = step(state, "2: H3 H4")
    assert kill.events[0].facts["verb"] == "kill"
    over = step(kill.state, "3: H6 JB")
    assert over.events[0].facts["verb"] == "overkill"
    assert step(over.state, "4: H7 S3").events[0].facts["verb"] == "discard"
