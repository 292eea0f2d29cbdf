"""Whole hands agree with the rule book: every subset of the hand, every substitution of jokers."""

import pytest

from paiju.game import Deal, Dice
from paiju.game.chance import shuffled
from paiju.games.gandengyan import game
from paiju.games.gandengyan.rules import Rules
from tests.oracles.climb import Book, Meaning, gandengyan_book, plays
from tests.rules.agreement import agree, on_table
from tests.rules.gandengyan.hands import CLASSIC, HOUSE, Hands, ask, rules

SETTINGS = {
    "house": HOUSE,
    "classic": CLASSIC,
    "house-two": rules(seats=2, equal_straights="on", bomb_max=5),
    "classic-six": rules("classic", seats=6, lone_joker="on", equal_straights="off"),
}


def book_of(rules: Rules) -> Book:
    equal, lone = bool(rules.equal_straights), bool(rules.lone_joker)
    return gandengyan_book(rules.step.value, equal, lone, rules.bomb_max)


def compare(state: Hands) -> None:
    """Compare the moves of the seat on turn with the rule book."""
    (seat,) = game.actors(state)
    hand = tuple(game.view(state, seat).hand)
    theirs = on_table(game, state)
    expected = plays(book_of(state.rules), hand, theirs)
    if not state.rules.lone_joker and theirs is None and len(hand) == 1 and hand[0].is_joker:
        expected[hand] = frozenset([Meaning("single", hand[0].rank, 1)])
    agree(game, state, expected)


def play_through(rules: Rules, seed: int, most_cards: int) -> int:
    """Play a random hand and compare at every step; return how many were compared."""
    dice = Dice(seed)
    deal = Deal(shuffled(game.deck(rules), dice), dice.below(60))
    state = game.begin(rules, game.opening(rules), deal)
    compared = 0
    while game.outcome(state) is None:
        (seat,) = game.actors(state)
        if game.view(state, None).counts[seat - 1] <= most_cards:
            compare(state)
            compared += 1
        moves = list(game.legal(state, seat))
        state = game.apply(state, seat, moves[dice.below(len(moves))]).state
    return compared


@pytest.mark.parametrize("name", SETTINGS)
def test_hands_agree_with_the_rule_book(name: str) -> None:
    assert sum(play_through(SETTINGS[name], seed, 7) for seed in range(6)) > 100


@pytest.mark.deep
@pytest.mark.parametrize("name", SETTINGS)
def test_many_hands_agree_with_the_rule_book(name: str) -> None:
    for seed in range(2500):
        play_through(SETTINGS[name], 100_000 + seed, 6)


@pytest.mark.parametrize("name", SETTINGS)
def test_plays_are_counted_without_listing(name: str) -> None:
    """The judge's count is that of the distinct sets of cards, whatever the limit."""
    for seed in range(24):
        dice = Dice(seed)
        hand = shuffled(game.deck(HOUSE), dice)[:7]
        if seed % 2:
            hand = (*hand[:5], *(c for c in game.deck(HOUSE)[52:] if c not in hand[:5]))
        expected = set(plays(book_of(SETTINGS[name]), hand, None))
        answer = ask("plays", SETTINGS[name], hand=hand)
        assert answer["count"] == len(expected)
        assert set(answer["plays"]) == expected
        short = ask("plays", SETTINGS[name], hand=hand, limit=3)
        assert short["count"] == len(expected)
        assert short["plays"] == answer["plays"][:3]
        assert ask("plays", SETTINGS[name], hand=hand, limit=0)["plays"] == ()
