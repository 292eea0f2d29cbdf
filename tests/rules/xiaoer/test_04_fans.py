"""4 Risen threes and fives (三反, 五反)."""

import pytest

from paiju.game import DECLINE, Move, Standing
from paiju.games.xiaoer import game
from tests.rules.xiaoer.tables import Hand, begin, cards, code, legal, names, play, refused, step

DECLINES = ("1: decline", "2: decline", "3: decline", "4: decline")
LOST = Standing((0,) * 4, hand=2, dealer=2, owed=((1, 2), (3, 4)))
"""The dealers of the last hand lost with 80 and more: seats 1 and 3 owe tribute."""
PAID_ONE = Standing((0,) * 4, hand=2, dealer=2, owed=((1, 2),))


def opened(hands: dict[int, str], under: str = "", **switches: object) -> Hand:
    """Begin with clubs as trump and the window for fans open; seat 1 deals."""
    return begin(hands, under, but={"trump": "C", **switches})


def test_4_1_off_there_is_nothing_to_show() -> None:
    state = opened({2: "S3 H3 D3"}, show_threes="off", show_fives="off")
    assert game.view(state, 1).phase == "bury"
    assert game.view(state, 1).facts["shown"] == ()


@pytest.mark.parametrize(
    ("threes", "fives", "shown"),
    [("on", "off", ("threes",)), ("off", "on", ("fives",)), ("on", "on", ("threes", "fives"))],
)
def test_4_1_on_they_have_risen_in_every_hand(
    threes: str, fives: str, shown: tuple[str, ...]
) -> None:
    state = opened({}, show_threes=threes, show_fives=fives)
    assert game.view(state, 1).facts["shown"] == shown
    assert game.view(state, 1).phase == "bury"


def test_4_1_only_what_may_be_shown() -> None:
    state = opened({2: "S3 H3 D3 S5 H5 C5"}, show_threes="off")
    assert legal(state, 2) == {DECLINE, Move("show", cards("S5 H5 C5"))}
    assert code(state, "2: show S3 H3 D3") == ("fan_closed", "xiaoer.4.1")


def test_4_2_everybody_is_asked_when_the_dealer_has_taken_the_kitty() -> None:
    state = opened({2: "S3 H3 D3"})
    assert game.view(state, 1).counts[0] == 15
    assert set(game.actors(state)) == {1, 2, 3, 4}
    assert legal(state, 3) == {DECLINE}
    assert code(play(state, "3: decline"), "3: decline") == ("not_your_turn", "xiaoer.4.2")
    state = play(state, *DECLINES)
    assert game.view(state, 1).phase == "bury"
    assert code(state, "2: show S3 H3 D3") == ("wrong_phase", "xiaoer.6.2")


def test_4_2_all_are_asked_again_after_a_show() -> None:
    state = play(opened({2: "S3 H3 D3", 3: "S5 H5 C5"}), "3: decline", "2: show S3 H3 D3")
    assert set(game.actors(state)) == {1, 2, 3, 4}
    after = step(state, "3: show S5 H5 C5")
    assert names(after) == ["fives_shown"]
    assert game.view(after.state, 1).facts["shown"] == ("threes", "fives")
    assert game.view(after.state, 1).phase == "bury"


def test_4_2_before_tribute_and_again_before_burying() -> None:
    hands = {1: "JB", 2: "S3 H3 D3 S4", 3: "JS", 4: "D5 H4"}
    state = begin(hands, standing=LOST, trump="C")
    assert game.view(state, 1).phase == "fan"
    assert game.view(state, 1).facts["taken"] is False
    state = play(state, *DECLINES, "1: tribute JB", "3: tribute JS", "2: return S4", "4: return H4")
    assert game.view(state, 1).phase == "fan"
    assert game.view(state, 1).facts["taken"] is True
    assert Move("show", cards("S3 H3 D3")) in legal(state, 2)


def test_4_2_the_dealer_may_show_cards_of_the_kitty() -> None:
    state = opened({1: "S3"}, under="H3 D3")
    assert Move("show", cards("S3 H3 D3")) in legal(state, 1)


def test_4_3_any_three_of_the_threes() -> None:
    state = opened({2: "S3 H3 C3 D3"})
    shows = [move for move in legal(state, 2) if move.act == "show"]
    assert len(shows) == 4


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("show S3 H3 S5", ("fan_cards", "xiaoer.4.3")),
        ("show H5 S5 D5", ("fan_cards", "xiaoer.4.3")),
        ("show S3 H3", ("wrong_count", "xiaoer.4.3")),
        ("show S3 H3 C3", ("not_in_hand", "xiaoer.7.2")),
        ("show S3", ("wrong_count", "xiaoer.4.3")),
        ("decline S3", ("wrong_count", "xiaoer.4.2")),
        ("S3", ("wrong_phase", "xiaoer.4.2")),
    ],
)
def test_4_3_refusals(move: str, expected: tuple[str, str]) -> None:
    state = opened({2: "S3 H3 S5 H5 D5", 3: "C3 C5 D3"})
    assert code(state, f"2: {move}") == expected


def test_4_4_a_card_received_as_tribute_cannot_be_shown() -> None:
    low = "H3 S6 S7 S8 S9 S10 D6 D7 D8 D9 D10 C6 C7"
    state = begin({1: low, 2: "S3 D3 S4", 3: "JS C3 C5", 4: "D5 H4"}, standing=LOST, trump="H")
    state = play(state, *DECLINES, "1: tribute H3", "3: tribute JS", "2: return S4", "4: return H4")
    assert game.view(state, 2).phase == "fan"
    refusal = refused(state, "2: show S3 D3 H3")
    assert (refusal.code, refusal.rule) == ("fan_tribute", "xiaoer.4.4")
    assert refusal.facts == {"card": cards("H3")[0]}
    assert legal(state, 2) == {DECLINE}


def test_4_4_a_card_returned_for_tribute_can_be_shown() -> None:
    state = begin({1: "S3 D3 JB", 2: "H3", 4: "D5"}, standing=PAID_ONE, trump="C")
    state = play(state, *DECLINES, "1: tribute JB", "2: return H3")
    assert Move("show", cards("S3 D3 H3")) in legal(state, 1)


def test_4_5_the_side_that_shows_owes_no_tribute() -> None:
    state = begin({3: "S3 H3 D3"}, standing=LOST, trump="C")
    made = step(state, "3: show S3 H3 D3")
    assert names(made) == ["threes_shown", "tribute_waived", "kitty_taken"]
    assert made.events[1].facts == {"seats": (1, 3)}
    assert game.view(made.state, 1).phase == "fan"


def test_4_5_a_show_of_the_other_side_changes_nothing() -> None:
    state = begin({2: "S3 H3 D3"}, standing=LOST, trump="C")
    made = step(state, "2: show S3 H3 D3")
    assert names(made) == ["threes_shown"]
    state = play(made.state, *DECLINES)
    assert game.view(state, 1).phase == "tribute"


def test_4_6_shown_cards_stay_in_the_hand_for_all_to_know() -> None:
    state = play(opened({2: "S3 H3 D3"}), "2: show S3 H3 D3")
    assert cards("S3")[0] in game.view(state, 2).hand
    fans = game.view(state, 4).facts["fans"]
    assert fans == ({"fan": "threes", "seat": 2, "cards": cards("S3 H3 D3")},)
