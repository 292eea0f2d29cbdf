"""Rules of thumb at the edge: what to play, what comes to mind, and how moves turn out."""

from collections.abc import Sequence
from typing import Final

from paiju.cards import CARDS
from paiju.game import Move
from paiju.game.kernel.trial import Trial
from paiju.games.friends.kernel.constants import CALLING, COPIES
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.kernel.think.policy import advise, list_ideas
from paiju.games.friends.kernel.think.trial import Hand
from paiju.games.friends.moves import number_of
from paiju.games.friends.names import ACTS
from paiju.games.friends.setup import Hands
from paiju.trick.faces import held_of
from paiju.trick.kernel.ranks import TRUMPS
from paiju.trick.names import acts_by_number
from paiju.trick.think.advice import Adviser
from paiju.trick.think.recall import recall_plays

_CALLED: Final = ("A", "K")
_ADVISER: Final = Adviser(acts_by_number(ACTS), advise, list_ideas)
advice: Final = _ADVISER.advice


def ideas(table: Table, seat: int, most: int) -> tuple[Move, ...]:
    """List the moves that come to mind."""
    found = _ADVISER.ideas(table, seat)
    if table.phase == CALLING:
        found += _calls(table)
    return tuple(dict.fromkeys(found))[:most]


def _calls(table: Table) -> list[Move]:
    """List calls of high side cards, and of nobody where the dealer may play alone."""
    ranks = table.play.shapes.ranks
    found = [Move("call")] if table.setup.alone else []
    for face in CARDS:
        shown = table.shown >> face.code & 1
        if face.rank in _CALLED and not shown and ranks.group[face.code] != TRUMPS:
            found += [Move("call", (face,), number=nth) for nth in range(1, COPIES + 1)]
    return found


def trial(table: Table, seat: int, moves: Sequence[Move]) -> Hand:
    """Set moves up to be tried out."""
    hand = Hand(table, seat - 1)
    for move in moves:
        hand.add(ACTS[move.act], held_of(move.cards), number_of(table, move))
    return hand


def recall(state: Hands, seat: int, trial: Trial) -> None:
    """Tell a trial what the plays so far say of the hidden cards."""
    recall_plays(state.log, trial)
