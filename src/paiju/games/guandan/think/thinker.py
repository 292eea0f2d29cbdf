"""The thinker of 掼蛋, put together from the modules of this package."""

from typing import Final

from paiju.cards import RANKS
from paiju.games.guandan import moves
from paiju.games.guandan.faces import book_of
from paiju.games.guandan.kernel.think.playout import playouts
from paiju.games.guandan.rules import Rules
from paiju.games.guandan.think import advice
from paiju.games.guandan.think.guess import guess
from paiju.games.guandan.think.recall import recall
from paiju.think import KernelThinker, Playouts


def play_out(rules: Rules, seed: int, hands: int) -> Playouts:
    """Play whole random hands inside the kernel, one match after another."""
    books = [book_of(rules, level) for level in RANKS]
    lock, resist = bool(rules.pass_locks), bool(rules.resist)
    steps, listed, digest = playouts(books, lock, resist, rules.a_tries, seed % (1 << 31), hands)
    return Playouts(hands, steps, listed, digest)


THINKER: Final = KernelThinker(
    check=moves.check,
    deal=guess,
    thumb=lambda state, seat, skill: advice.advice(state.table, seat, skill),
    list_ideas=advice.ideas,
    trial=advice.trial,
    playouts=play_out,
    recall=recall,
)
