"""Rules of thumb at the edge: what to play, what comes to mind, and how moves turn out."""

from collections.abc import Mapping, Sequence
from typing import Final

from paiju.cards import CARDS
from paiju.game import Claim, Move, Skill
from paiju.game.move import Act
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.kernel.think.policy import advise, list_ideas
from paiju.games.friends.kernel.think.trial import Hand
from paiju.games.friends.moves import number_of
from paiju.games.friends.names import ACTS
from paiju.games.friends.setup import Hands
from paiju.think.kernel.trial import Trial
from paiju.trick.faces import cards_of, held_of
from paiju.trick.kernel.ranks import TRUMPS
from paiju.trick.kernel.think.policy import Mind
from paiju.trick.shapes import TYPES
from paiju.trick.think.recall import recall_plays

NAMES: Final[Mapping[int, Act]] = {
    constants.PLAY: "play",
    constants.SHOW: "show",
    constants.COUNTER: "counter",
    constants.DECLINE: "decline",
    constants.BURY: "bury",
    constants.CALL: "call",
    constants.KEEP: "keep",
}
_CALLED: Final = ("A", "K")


def _move(mind: Mind) -> Move:
    """Return what a mind has chosen."""
    claim = Claim(TYPES[mind.number]) if mind.act == constants.KEEP else None
    number = int(mind.number) if mind.act == constants.CALL else None
    return Move(NAMES[mind.act], cards_of(mind.cards), claim, number)


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
    if table.phase == constants.CALLING:
        found += _calls(table)
    return tuple(dict.fromkeys(found))[:most]


def _calls(table: Table) -> list[Move]:
    """List calls of high side cards, and of nobody where the dealer may play alone."""
    ranks = table.play.shapes.ranks
    found = [Move("call")] if table.setup.alone else []
    for face in CARDS:
        shown = table.shown >> face.code & 1
        if face.rank in _CALLED and not shown and ranks.group[face.code] != TRUMPS:
            found += [Move("call", (face,), number=nth) for nth in range(1, constants.COPIES + 1)]
    return found


def recall(state: Hands, seat: int, trial: Trial) -> None:
    """Tell a trial what the plays so far say of the hidden cards."""
    assert isinstance(trial, Hand)
    recall_plays(state.log, trial)


def trial(table: Table, seat: int, moves: Sequence[Move]) -> Hand:
    """Set moves up to be tried out."""
    hand = Hand(table, seat - 1)
    for move in moves:
        hand.add(ACTS[move.act], held_of(move.cards), number_of(table, move))
    return hand
