"""Play hands through the edge and print what memory is held after each run of them."""

import gc
import sys
from pathlib import Path

from paiju.game import AnyGame, Deal, Dice, deal_from_seed, find
from paiju.game.rules import RulesLike
from paiju.think import thinker_of

PAGE = 4096
CHOICES = 20


def held() -> int:
    """Return the bytes that this process holds in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def play(game: AnyGame, rules: RulesLike, deal: Deal, dice: Dice) -> None:
    """Play one random hand, asking for everything that a table asks for."""
    state = game.begin(rules, game.opening(rules), deal)
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        moves = [move for move, _ in zip(game.legal(state, seat), range(CHOICES), strict=False)]
        move = moves[dice.below(len(moves))]
        game.check(state, seat, move)
        state = game.apply(state, seat, move).state
        if dice.below(20) == 0:
            thinker_of(game).guess(view, dice)
    game.settle(state)


def main(name: str, hands: int) -> None:
    """Play the same hands three times; the first run warms up caches."""
    game = find(name)
    for rules in game.presets.values():
        for _ in range(3):
            dice = Dice(1)
            for seed in range(hands):
                play(game, rules, deal_from_seed(seed, game.deck(rules)), dice)
            gc.collect()
            print(held())


main(sys.argv[1], int(sys.argv[2]))
