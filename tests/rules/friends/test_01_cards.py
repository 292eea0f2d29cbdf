"""1 Cards, seats and levels."""

from paiju.cards import RANKS, Hand
from paiju.game import Standing
from paiju.games.friends import game
from tests.rules.friends.tables import begin, deal, declined, look, play, playing, standing

RULES = game.parse({})


def test_1_1_play_runs_counter_clockwise() -> None:
    state = playing({1: "SA C3", 2: "S3 C4", 3: "S4 C5", 4: "S5 C6", 5: "S6 C7"})
    order = []
    for card in ("SA", "S6", "S5", "S4", "S3"):
        (seat,) = game.actors(state)
        order.append(seat)
        state = play(state, f"{seat}: {card}")
    assert order == [1, 5, 4, 3, 2]


def test_1_1_dealing_runs_counter_clockwise_from_the_starter() -> None:
    cards = game.deck(RULES)
    dealt = deal({}, starter=1)
    assert Hand.of(dealt.cards) == Hand.of(cards)
    for starter in range(1, 6):
        state = game.begin(RULES, standing(starter=starter), dealt)
        for place in range(5):
            seat = (starter - 1 - place) % 5 + 1
            assert dealt.cards[place] in look(state, seat).hand
        assert look(state).facts["starter"] == starter


def test_1_2_thirty_one_cards_each_and_a_kitty_of_seven() -> None:
    state = begin({})
    assert look(state).counts == (31,) * 5
    assert len(game.deck(RULES)) == 162
    assert len(game.holdings(state)["kitty"]) == 7


def test_1_3_three_hundred_points() -> None:
    worth = {"5": 5, "10": 10, "K": 10}
    assert sum(worth.get(card.rank, 0) for card in game.deck(RULES)) == 300


def test_1_4_all_begin_at_two() -> None:
    assert game.opening(RULES).levels == ("2",) * 5
    assert RANKS[0] == "2"
    assert RANKS[-1] == "A"


def test_1_4_the_dealers_level_is_the_level_of_the_hand() -> None:
    state = begin({3: "D7 D7", 1: "S2"}, levels=("2", "3", "7", "3", "3"))
    state = play(state, "3: show D7 D7")
    assert look(state).facts["level"] == "7"


def test_1_5_chance_names_the_first_starter() -> None:
    opening: Standing = game.opening(RULES)
    for start in range(10):
        dealt = deal({}, starter=start % 5 + 1)
        state = game.begin(RULES, opening, type(dealt)(dealt.cards, start))
        assert look(state).facts["starter"] == start % 5 + 1


def test_1_5_later_the_standing_names_the_starter() -> None:
    state = begin({}, starter=4)
    assert look(state).facts["starter"] == 4
    assert game.actors(state) == (4, 3, 2, 1, 5)
    assert look(declined(state, 4)).facts["declined"] == (4,)
