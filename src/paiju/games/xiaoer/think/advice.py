"""Rules of thumb at the edge: what to play, what comes to mind, and how moves turn out."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from paiju.cards import cards_of, mask_of
from paiju.game import Move, Skill
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.think.policy import Thought, advise
from paiju.games.xiaoer.kernel.think.trial import Hand
from paiju.games.xiaoer.moves import claim_of, legal_moves
from paiju.games.xiaoer.names import ACTS
from paiju.trick.names import acts_by_number

_NAMES: Final = acts_by_number(ACTS)


def advice(table: Table, seat: int, skill: Skill) -> Move:
    """Return the move of the rules of thumb."""
    mind = Thought()
    mind.skill = skill
    advise(table, seat - 1, mind)
    return Move(_NAMES[mind.act], cards_of(int(mind.cards)))


def ideas(table: Table, seat: int, most: int) -> tuple[Move, ...]:
    """List the moves that come to mind: those advised, and the first of all that are legal."""
    found = [advice(table, seat, skill) for skill in reversed(Skill)]
    return tuple(dict.fromkeys((*found, *islice(legal_moves(table, seat), most))))[:most]


def trial(table: Table, seat: int, moves: Sequence[Move]) -> Hand:
    """Set moves up to be tried out."""
    hand = Hand(table, seat - 1)
    for move in moves:
        hand.add(ACTS[move.act], mask_of(move.cards), claim_of(table, move))
    return hand
