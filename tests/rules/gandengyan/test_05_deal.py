"""Clause 5: the deal."""

import pytest

from paiju.cards import CARDS, Hand
from paiju.game import Deal, Refused, Standing
from paiju.games.gandengyan import game
from tests.rules.gandengyan.hands import HOUSE, after, dealt, holding, rules


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("first", [1, 2])
def test_5_1_five_each_and_one_more(seats: int, first: int) -> None:
    state = dealt(rules=rules(seats=seats), first=first)
    counts = game.view(state, None).counts
    assert counts == tuple(6 if seat == first else 5 for seat in range(1, seats + 1))


def test_5_1_one_at_a_time_from_the_first_player() -> None:
    state = game.begin(HOUSE, game.opening(HOUSE), Deal(CARDS, 2))
    third = [CARDS[place] for place in (0, 4, 8, 12, 16, 20)]
    fourth = [CARDS[place] for place in (1, 5, 9, 13, 17)]
    assert game.holdings(state)["3"] == Hand.of(third)
    assert game.holdings(state)["4"] == Hand.of(fourth)
    assert game.holdings(state)["pile"] == Hand.of(CARDS[21:])


def test_5_1_the_deal_must_be_a_pack() -> None:
    with pytest.raises(Refused) as caught:
        game.begin(HOUSE, game.opening(HOUSE), Deal(CARDS[:53]))
    assert caught.value.refusal.code == "deal_cards"


@pytest.mark.parametrize("start", range(60))
def test_5_2_the_deal_decides_who_is_first(start: int) -> None:
    for seats in (2, 3, 4, 5, 6):
        chosen = rules(seats=seats)
        state = game.begin(chosen, game.opening(chosen), Deal(CARDS, start))
        assert game.actors(state) == (start % seats + 1,)


def finished(first: str) -> Standing:
    """End a hand in which seat 2 wins and seats 1 and 4 have most cards left."""
    state = holding("S4 H4 C4 D4", "SK", "S5", "S6 S7 S8", rules=rules(first=first), first=2)
    return game.settle(after(state, "SK"))


def test_5_3_the_winner_is_first() -> None:
    assert finished("winner").dealer == 2


def test_5_3_the_loser_is_first() -> None:
    assert finished("loser").dealer == 1


def test_5_3_of_equal_losers_the_first_after_the_winner() -> None:
    state = holding("S4 H4", "SK", "S5", "S6 S7", rules=rules(first="loser"), first=2)
    assert game.settle(after(state, "SK")).dealer == 4


def test_5_3_random() -> None:
    after_hand = finished("random")
    assert after_hand.dealer is None
    state = game.begin(rules(first="random"), after_hand, Deal(CARDS, 3))
    assert game.actors(state) == (4,)


def test_5_3_who_is_first_holds_six() -> None:
    state = game.begin(HOUSE, finished("winner"), Deal(CARDS, 3))
    assert game.actors(state) == (2,)
    assert game.view(state, None).counts == (5, 6, 5, 5)


@pytest.mark.parametrize(
    "standing",
    [
        Standing(scores=(0, 0)),
        Standing(scores=(0,) * 4, dealer=5),
        Standing(scores=(0,) * 4, hand=0),
        Standing(scores=(0,) * 4, hand=6),
        Standing(scores=(0,) * 4, owed=((1, 2),)),
        Standing(scores=(0,) * 4, levels=("2",) * 4),
        Standing(scores=(0,) * 4, tallies={"fails": (0,) * 4}),
    ],
)
def test_5_3_a_standing_of_another_table_is_refused(standing: Standing) -> None:
    with pytest.raises(Refused) as caught:
        game.begin(HOUSE, standing, Deal(CARDS))
    assert caught.value.refusal.code == "standing_wrong"


@pytest.mark.parametrize("seats", range(2, 7))
def test_5_4_the_rest_is_the_pile(seats: int) -> None:
    state = dealt(rules=rules(seats=seats))
    assert game.view(state, 1).facts["pile"] == 54 - 5 * seats - 1
