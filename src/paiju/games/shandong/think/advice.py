"""Rules of thumb at the edge: what to play, what comes to mind, and how moves turn out."""

from collections.abc import Mapping, Sequence
from typing import Final

from paiju.game import Claim, Move, Skill
from paiju.game.move import Act
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.think.policy import advise, list_ideas
from paiju.games.shandong.kernel.think.trial import Hand
from paiju.games.shandong.moves import kind_of
from paiju.games.shandong.names import ACTS
from paiju.games.shandong.setup import Hands
from paiju.think.kernel.trial import Trial
from paiju.trick.faces import cards_of, held_of
from paiju.trick.kernel.think.policy import Mind
from paiju.trick.shapes import TYPES
from paiju.trick.think.recall import recall_plays

NAMES: Final[Mapping[int, Act]] = {
    constants.PLAY: "play",
    constants.SHOW: "show",
    constants.COUNTER: "counter",
    constants.STICK: "stick",
    constants.DECLINE: "decline",
    constants.RETURN: "return",
    constants.BURY: "bury",
    constants.KEEP: "keep",
}


def _move(mind: Mind) -> Move:
    """Return what a mind has chosen."""
    claim = Claim(TYPES[mind.number]) if mind.act == constants.KEEP else None
    return Move(NAMES[mind.act], cards_of(mind.cards), claim)


def advice(table: Table, seat: int, skill: Skill) -> Move:
    """Return the move of the rules of thumb."""
    mind = Mind()
    mind.skill = skill
    advise(table, seat - 1, mind)
    return _move(mind)


def ideas(table: Table, seat: int, most: int) -> tuple[Move, ...]:
    """List the moves that come to mind."""
    found = [advice(table, seat, skill) for skill in reversed(Skill)]
    found += [Move(found[0].act, cards_of(cards)) for cards in list_ideas(table, seat - 1, Mind())]
    return tuple(dict.fromkeys(found))[:most]


def recall(state: Hands, seat: int, trial: Trial) -> None:
    """Tell a trial what the plays so far say of the hidden cards."""
    assert isinstance(trial, Hand)
    recall_plays(state.log, trial)


def trial(table: Table, seat: int, moves: Sequence[Move]) -> Hand:
    """Set moves up to be tried out."""
    hand = Hand(table, seat - 1)
    for move in moves:
        hand.add(ACTS[move.act], held_of(move.cards), kind_of(move))
    return hand
