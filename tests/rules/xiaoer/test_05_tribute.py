"""5 Tribute and return (进贡, 还贡)."""

import pytest

from paiju.game import Move, Standing
from paiju.games.xiaoer import game
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.result import following
from paiju.games.xiaoer.setup import setup_of
from tests.rules.xiaoer.tables import Hand, begin, cards, code, legal, names, play, step

PLAIN = {"show_threes": "off", "show_fives": "off", "trump": "C"}


def owing(*owed: tuple[int, int], dealer: int = 2) -> Standing:
    """Return a standing with tribute to be paid."""
    return Standing((0,) * 4, hand=2, dealer=dealer, owed=owed)


def paying(hands: dict[int, str], *owed: tuple[int, int], dealer: int = 2) -> Hand:
    """Begin a hand with clubs as trump and tribute owed."""
    return begin(hands, standing=owing(*owed, dealer=dealer), but=PLAIN)


def test_5_1_tribute_comes_after_trump_and_before_the_kitty() -> None:
    state = begin(
        {1: "JB JS", 3: "S2"}, standing=owing((1, 2)), show_threes="off", show_fives="off"
    )
    assert game.view(state, 1).phase == "show"
    state = play(state, "3: show S2")
    assert game.view(state, 1).phase == "tribute"
    assert game.view(state, 1).counts == (13,) * 4
    assert code(state, "2: tribute S4") == ("not_your_turn", "xiaoer.5.1")
    assert code(state, "2: bury S4 S6") == ("wrong_phase", "xiaoer.5.1")
    assert code(state, "1: tribute JB JS") == ("wrong_count", "xiaoer.5.3")
    state = play(state, "1: tribute JB")
    assert game.view(state, 2).phase == "return"
    assert code(state, "1: return S4") == ("not_your_turn", "xiaoer.5.4")
    state = play(state, "2: " + "return " + str(returnable(state, 2)[0]))
    assert game.view(state, 1).phase == "bury"
    assert game.view(state, 1).counts == (13, 15, 13, 13)


def returnable(state: Hand, seat: int) -> list[str]:
    """List the cards that a seat may return."""
    return sorted(str(move.cards[0]) for move in legal(state, seat))


@pytest.mark.parametrize(
    ("points", "dealer", "owed"),
    [
        (0, 1, ((2, 1), (4, 3))),
        (0, 4, ((1, 4), (3, 2))),
        (5, 1, ()),
        (35, 1, ()),
        (40, 1, ()),
        (55, 1, ()),
        (60, 1, ((1, 2),)),
        (75, 3, ((3, 4),)),
        (80, 1, ((1, 2), (3, 4))),
        (100, 4, ((2, 3), (4, 1))),
    ],
)
def test_5_2_who_pays_whom(points: int, dealer: int, owed: tuple[tuple[int, int], ...]) -> None:
    table = Table(setup_of(game.presets["full"]))
    table.dealer = dealer - 1
    assert following(table, points)[1] == owed


def test_5_3_the_highest_card_by_the_trump_of_this_hand() -> None:
    state = paying({1: "CJ SQ CA HA", 3: "D5 JB JS"}, (1, 2))
    assert legal(state, 1) == {Move("tribute", cards("SQ"))}
    assert code(state, "1: tribute CJ") == ("tribute_not_highest", "xiaoer.5.3")


def test_5_3_of_equal_cards_any() -> None:
    state = paying({1: "SJ DJ HJ S2", 2: "CJ", 3: "D5 JB JS SQ"}, (1, 2))
    assert legal(state, 1) == {Move("tribute", cards(f"{suit}J")) for suit in "SDH"}


def test_5_3_risen_fives_count() -> None:
    state = begin(
        {1: "S5 JB", 3: "D5"}, standing=owing((1, 2)), trump="C", show_fives="on", show_threes="off"
    )
    assert legal(state, 1) == {Move("tribute", cards("S5"))}


def test_5_3_without_trumps_a_card_of_the_highest_rank() -> None:
    hand = "SK HK S10 H10 D10 S9 H9 D9 S8 H8 D8 S7 H7"
    state = paying({1: hand}, (1, 2))
    assert legal(state, 1) == {Move("tribute", cards("SK")), Move("tribute", cards("HK"))}
    assert code(state, "1: tribute S10")[0] == "tribute_not_highest"


def returning(hand: str, size: int = 2) -> Hand:
    """Let seat 1 pay the big joker to seat 2, who holds this hand."""
    but = {**PLAIN, "kitty": size}
    state = begin({1: "D5", 2: hand}, standing=owing((1, 2)), but=but)
    return play(state, "1: tribute D5")


def test_5_4_any_card_but_the_tribute_and_no_points() -> None:
    state = returning("S5 H10 CK S4 H4 JB JS SQ CA HA DA SA CQ")
    assert returnable(state, 2) == sorted(
        ["S4", "H4", "JB", "JS", "SQ", "CA", "HA", "DA", "SA", "CQ"]
    )
    assert code(state, "2: return D5") == ("return_tribute", "xiaoer.5.4")
    assert code(state, "2: return H10") == ("return_points", "xiaoer.5.4")
    assert code(state, "2: return S6") == ("not_in_hand", "xiaoer.7.2")
    assert code(state, "2: return S4 H4") == ("wrong_count", "xiaoer.5.4")


def test_5_4_points_only_when_nothing_else_is_left() -> None:
    hand = "S5 H5 C5 S10 H10 C10 D10 SK HK CK DK S4"
    assert returnable(returning(hand, size=6), 2) == ["S4"]


def test_5_5_both_pay_before_anyone_returns_and_all_see_it() -> None:
    state = paying({1: "JB", 3: "JS D4"}, (1, 2), (3, 4))
    assert set(game.actors(state)) == {1, 3}
    first = step(state, "3: tribute JS")
    assert first.events[0].facts == {"seat": 3, "receiver": 4, "card": cards("JS")[0]}
    assert first.events[0].owner is None
    assert game.view(first.state, 1).phase == "tribute"
    assert cards("JS")[0] in game.view(first.state, 4).hand
    assert code(first.state, "4: return S4")[0] == "wrong_phase"
    second = play(first.state, "1: tribute JB")
    assert set(game.actors(second)) == {2, 4}


def test_5_5_the_returned_card_goes_to_the_payer() -> None:
    state = paying({1: "JB", 2: "S4"}, (1, 2))
    state = play(state, "1: tribute JB")
    made = step(state, "2: return S4")
    assert names(made) == ["tribute_returned", "kitty_taken"]
    assert made.events[0].facts == {"seat": 2, "receiver": 1, "card": cards("S4")[0]}
    assert cards("S4")[0] in game.view(made.state, 1).hand
    assert game.view(made.state, 3).facts["tribute"] == (
        {"seat": 1, "receiver": 2, "paid": cards("JB")[0], "returned": cards("S4")[0]},
    )


@pytest.mark.parametrize("fan", ["S3 H3 D3", "S5 H5 C5"])
def test_5_6_a_show_of_either_partner_frees_both(fan: str) -> None:
    for shower in (1, 3):
        state = begin({shower: fan}, standing=owing((1, 2), (3, 4)), trump="C")
        state = play(state, f"{shower}: show {fan}")
        assert game.view(state, 1).facts["tribute"] == ()
        assert game.view(state, 1).facts["taken"] is True


def test_10_5_without_rotation_a_dealer_who_lost_pays_before_taking_the_kitty() -> None:
    state = paying({1: "D5", 2: "S4"}, (1, 2), dealer=1)
    assert game.view(state, 1).counts == (13,) * 4
    state = play(state, "1: tribute D5", "2: return S4")
    assert game.view(state, 1).counts == (15, 13, 13, 13)
