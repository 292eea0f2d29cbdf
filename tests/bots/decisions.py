"""What bots decide in fixed hands, line by line: a careless change of how they think shows here.

    python -m tests.bots.decisions

writes tests/bots/decisions anew; do so only for a change of bots that is meant, and say why where
you commit it. That bots play well is shown elsewhere: this only says that they play as before.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from paiju.bots import BOTS, Budget
from paiju.bots.search import search
from paiju.bots.taste import taste_for
from paiju.game import AnyGame, AnyState, AnyView, deal_from_seed, find, format_move
from paiju.game.rules import RulesLike
from tests.bots.tables import TABLES

FOLDER: Final = Path(__file__).parent / "decisions"
HANDS: Final = 4
"""Of one match: each begins with what the one before has left."""
EVERY: Final = 7
"""Moments from one search to the next: no multiple of the seats, so that all of them think."""
GLANCE: Final = Budget(playouts=64)
# Long enough to learn from playouts; at the end of a hand, where they are short.
THOUGHT: Final = Budget(playouts=1500)
LATE: Final = 12
"""Cards that are left in all hands when a long thought is cheap."""


def searched(game: AnyGame, view: AnyView, budget: Budget) -> str:
    """Write what a search found of each move that it tried."""
    tried = search(game, view, 5, budget, taste_for(game.name))
    found = (f"{format_move(one.move)} {one.lead:+.3f}/{one.worlds}" for one in tried)
    return f"  {budget.playouts}: {'; '.join(found)}"


def lines(game: AnyGame, rules: RulesLike, seed: int) -> Iterator[str]:
    """Write the decisions of a match."""
    standing = game.opening(rules)
    bots = {seat: BOTS["easy"](game, seed) for seat in range(1, game.seats(rules) + 1)}
    for hand in range(HANDS):
        yield f"hand {hand + 1}"
        deal = deal_from_seed(seed + hand, game.deck(rules))
        state: AnyState = game.begin(rules, standing, deal)
        late = False
        while game.outcome(state) is None:
            seat = game.actors(state)[0]
            view = game.view(state, seat)
            if len(state.log) % EVERY == 0:
                yield searched(game, view, GLANCE)
            if not late and sum(view.counts) <= LATE:
                late = True
                yield searched(game, view, THOUGHT)
            move = bots[seat].choose(view)
            yield f"{seat} {format_move(move)}"
            state = game.apply(state, seat, move).state
        standing = game.settle(state)


def text(name: str, preset: str) -> str:
    """Write the decisions of a game under one of its presets."""
    game = find(name)
    return "".join(f"{line}\n" for line in lines(game, game.presets[preset], 11))


def path(name: str, preset: str) -> Path:
    """Return where the decisions of a preset are kept."""
    return FOLDER / f"{name}-{preset}.txt"


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name, preset in TABLES:
        path(name, preset).write_text(text(name, preset), "utf-8")


if __name__ == "__main__":
    main()
