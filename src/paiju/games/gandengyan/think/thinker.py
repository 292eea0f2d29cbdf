"""The thinker of 干瞪眼, put together from the modules of this package."""

from typing import Final

from paiju.games.gandengyan import deal, moves
from paiju.games.gandengyan.kernel.think.playout import playouts
from paiju.games.gandengyan.rules import Rules
from paiju.games.gandengyan.think import advice
from paiju.games.gandengyan.think.guess import guess
from paiju.games.gandengyan.think.recall import recall
from paiju.think import KernelThinker, Playouts


def play_out(rules: Rules, seed: int, hands: int) -> Playouts:
    """Play whole random hands inside the kernel."""
    table = deal.new_table(rules)
    reshuffles = deal.reshuffles_of(rules)
    steps, legal, digest = playouts(table, reshuffles, seed % deal.MODULUS, hands)
    return Playouts(hands, steps, legal, digest)


THINKER: Final = KernelThinker(
    check=moves.check,
    deal=guess,
    thumb=lambda state, seat, skill: advice.advice(state, skill),
    list_ideas=advice.ideas,
    trial=advice.trial,
    playouts=play_out,
    recall=recall,
    liked=advice.liked,
    teach=advice.teach,
)
