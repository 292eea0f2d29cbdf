"""Rules of thumb at the edge: what to play, what comes to mind, and how moves turn out."""

from collections.abc import Sequence
from typing import Final

from paiju.game import Move
from paiju.game.kernel.trial import Trial
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.think.policy import advise, list_ideas
from paiju.games.shandong.kernel.think.trial import Hand
from paiju.games.shandong.moves import kind_of
from paiju.games.shandong.names import ACTS
from paiju.games.shandong.setup import Hands
from paiju.trick.faces import held_of
from paiju.trick.names import acts_by_number
from paiju.trick.think.advice import Adviser
from paiju.trick.think.recall import recall_plays

_ADVISER: Final = Adviser(acts_by_number(ACTS), advise, list_ideas)
advice: Final = _ADVISER.advice


def ideas(table: Table, seat: int, most: int) -> tuple[Move, ...]:
    """List the moves that come to mind."""
    return tuple(dict.fromkeys(_ADVISER.ideas(table, seat)))[:most]


def trial(table: Table, seat: int, moves: Sequence[Move]) -> Hand:
    """Set moves up to be tried out."""
    hand = Hand(table, seat - 1)
    for move in moves:
        hand.add(ACTS[move.act], held_of(move.cards), kind_of(move))
    return hand


def recall(state: Hands, seat: int, trial: Trial) -> None:
    """Tell a trial what the plays so far say of the hidden cards."""
    recall_plays(state.log, trial)
