"""Random hands inside the kernel are the hands that the rules play."""

import pytest

from paiju.cards import CARDS
from paiju.game import Deal, Standing
from paiju.games.gandengyan import game
from paiju.games.gandengyan.rules import Rules
from paiju.games.gandengyan.think.thinker import THINKER
from tests.rules.gandengyan.hands import CLASSIC, HOUSE, rules

MODULUS = 2147483647
SETTINGS = {
    "house": HOUSE,
    "classic": CLASSIC,
    "two": rules("classic", seats=2),
    "six": rules(seats=6, draw="everyone"),
}


def steps_by_hand(rules: Rules, seed: int, hands: int) -> tuple[int, int]:
    """Play the same hands through the contract, with the generator of the kernel."""
    steps = listed = 0
    for done in range(hands):
        chance = ((seed + done * 7919) % (MODULUS - 1) + 1) * 48271 % MODULUS
        cards = list(CARDS)
        for place in range(53, 0, -1):
            chance = chance * 48271 % MODULUS
            other = chance % (place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        first = chance % rules.seats + 1
        standing = Standing(scores=(0,) * rules.seats, dealer=first)
        state = game.begin(rules, standing, Deal(tuple(cards)))
        while game.outcome(state) is None:
            (seat,) = game.actors(state)
            moves = list(game.legal(state, seat))
            chance = chance * 48271 % MODULUS
            steps += 1
            listed += len(moves)
            state = game.apply(state, seat, moves[chance % len(moves)]).state
    return steps, listed


@pytest.mark.parametrize("name", SETTINGS)
def test_playouts_follow_the_rules(name: str) -> None:
    played = THINKER.playouts(SETTINGS[name], 11, 4)
    assert played.hands == 4
    assert (played.steps, played.legal) == steps_by_hand(SETTINGS[name], 11, 4)


def test_playouts_are_reproducible() -> None:
    assert THINKER.playouts(HOUSE, 5, 20) == THINKER.playouts(HOUSE, 5, 20)
    assert THINKER.playouts(HOUSE, 5, 20).digest != THINKER.playouts(HOUSE, 6, 20).digest


@pytest.mark.parametrize("seed", [0, -1, 2**80, MODULUS])
def test_any_seed_will_do(seed: int) -> None:
    assert THINKER.playouts(rules(reshuffle="on"), seed, 2).steps > 0
