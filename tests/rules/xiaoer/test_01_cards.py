"""1 Cards, seats and sides."""

import pytest

from paiju.cards import Hand
from paiju.game import Deal, Refused, Standing
from paiju.games.xiaoer import game
from paiju.games.xiaoer.result import side_of, winners
from tests.rules.xiaoer.tables import begin, deal, legal, play, playing, win


def test_1_1_turns_go_to_the_next_higher_seat_and_from_4_to_1() -> None:
    state = playing({1: "S3", 2: "S4", 3: "S6", 4: "S7"}, leader=3)
    order = []
    for move in ("S6", "S7", "S3", "S4"):
        seat = game.actors(state)[0]
        order.append(seat)
        state = play(state, f"{seat}: {move}")
    assert order == [3, 4, 1, 2]


@pytest.mark.parametrize(("dealer", "side"), [(1, (1, 3)), (2, (2, 4)), (3, (1, 3)), (4, (2, 4))])
def test_1_2_the_seat_opposite_is_the_partner(dealer: int, side: tuple[int, int]) -> None:
    assert side_of(dealer) == side
    assert winners(dealer, 0) == side
    assert set(winners(dealer, 100)) == {1, 2, 3, 4} - set(side)


def test_1_2_points_of_the_other_pair_are_the_attackers_whichever_seat_deals() -> None:
    for dealer in (1, 2, 3, 4):
        state = playing({1: "SK", 2: "SA", 3: "S3", 4: "S4"}, dealer=dealer)
        after = play(state, "1: SK", "2: SA", "3: S3", "4: S4")
        assert after.table.attack == (10 if dealer in (1, 3) else 0)
        assert after.table.attack + after.table.defence == 10


def test_1_3_one_pack_of_54() -> None:
    assert len(game.deck(game.presets["full"])) == 54
    assert len(set(game.deck(game.presets["full"]))) == 54


@pytest.mark.parametrize(("kitty", "each", "dealer"), [(2, 13, 15), (6, 12, 18)])
def test_1_4_cards_dealt(kitty: int, each: int, dealer: int) -> None:
    state = begin({}, preset="basic", kitty=kitty)
    assert game.view(state, 2).counts == (dealer, each, each, each)
    shown = begin({}, kitty=kitty)
    assert game.view(shown, 2).counts == (each,) * 4
    assert len(game.holdings(shown)["kitty"]) == kitty


def test_1_4_a_deal_that_is_no_pack_is_refused() -> None:
    rules = game.presets["full"]
    with pytest.raises(Refused) as error:
        game.begin(rules, game.opening(rules), Deal(deal({}).cards[:53]))
    assert error.value.refusal.code == "deal_cards"


@pytest.mark.parametrize(
    ("standing", "parts"),
    [
        (Standing((0, 0, 0)), ["scores"]),
        (Standing((0,) * 4, hand=0, dealer=5), ["hand", "dealer"]),
        (Standing((0,) * 4, dealer=1, owed=((1, 3),)), ["owed"]),
        (Standing((0,) * 4, dealer=1, owed=((1, 2), (2, 3))), ["owed"]),
        (Standing((0,) * 4, dealer=1, owed=((1, 2), (3, 2))), ["owed"]),
        (Standing((0,) * 4, dealer=1, owed=((9, 2),)), ["owed"]),
        (Standing((0,) * 4, owed=((1, 2),)), ["owed"]),
    ],
)
def test_a_standing_that_no_hand_leaves_is_refused(standing: Standing, parts: list[str]) -> None:
    with pytest.raises(Refused) as error:
        game.begin(game.presets["full"], standing, deal({}))
    assert [refusal.facts["part"] for refusal in error.value.refusals] == parts


def test_tribute_cannot_be_owed_where_there_is_none() -> None:
    with pytest.raises(Refused):
        game.begin(game.presets["basic"], Standing((0,) * 4, dealer=1, owed=((1, 2),)), deal({}))


@pytest.mark.parametrize(("led", "points"), [("S5", 5), ("S10", 10), ("SK", 10), ("SA", 0)])
def test_1_5_points(led: str, points: int) -> None:
    state = playing({1: led, 2: "C4", 3: "C6", 4: "C7"})
    assert win(state, led, "C4", "C6", "C7") == (1, points)


def test_1_5_a_whole_hand_has_100_points() -> None:
    state = begin({}, preset="basic")
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        state = game.apply(state, seat, game.lapse(state, seat)).state
    assert state.table.attack + state.table.defence == 100


def test_every_card_is_somewhere() -> None:
    state = begin({})
    assert sum(game.holdings(state).values(), Hand.of(())) == Hand.of(game.deck(state.rules))
    assert legal(state, 1)
