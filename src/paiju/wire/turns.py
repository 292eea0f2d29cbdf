"""Write what a seat may do now."""

from itertools import islice
from typing import Final

from paiju.cards import Card, Hand
from paiju.game import DECLINE, PASS, AnyGame, AnyState, Move
from paiju.wire.pushes import Option, Turn
from paiju.wire.views import write_move

# So many moves are looked at: every push to an acting seat pays for them. A call of a card with a
# number has more, for each copy of each card, and comes once in a hand.
_LOOKED_AT: Final = 64
_MOST_CALLS: Final = 512
_BUTTONS: Final = 7


def _listed(game: AnyGame, state: AnyState, seat: int) -> tuple[list[Move], bool]:
    """List the first legal moves, and tell whether these are all."""
    moves = game.legal(state, seat)
    found = list(islice(moves, _LOOKED_AT))
    most = _MOST_CALLS if found and found[-1].number is not None else _LOOKED_AT
    found += islice(moves, most - _LOOKED_AT + 1)
    if len(found) <= most:
        return found, True
    # What does nothing may stand at the end of a long list.
    idle = [move for move in (PASS, DECLINE) if move not in found]
    return found + [move for move in idle if game.check(state, seat, move) is None], False


def _option(act: str, moves: list[Move], whole: bool, held: int) -> Option:
    """Sum up the moves of one act."""
    sizes = {len(move.cards) for move in moves}
    most = max(sizes)
    if not whole and len(sizes) > 1:
        most = held
    few = whole and len(moves) <= _BUTTONS
    numbers = {move.number for move in moves if move.number is not None}
    return Option(
        act=act,
        least=min(sizes),
        most=most,
        moves=[write_move(move) for move in moves] if few else [],
        numbers=sorted(numbers),
    )


def _faces(moves: list[Move], hand: Hand) -> list[str] | None:
    """Name the faces that some move holds, None where that is every card of the hand."""
    faces: set[Card] = {card for move in moves for card in move.cards}
    if not faces or set(hand) <= faces:
        return None
    return [str(card) for card in sorted(faces)]


def write_turn(game: AnyGame, state: AnyState, seat: int, hand: Hand) -> Turn | None:
    """Write the options of a seat, None where it may not act."""
    if seat not in game.actors(state):
        return None
    moves, whole = _listed(game, state, seat)
    acts = dict.fromkeys(move.act for move in moves)
    options = [
        _option(act, [move for move in moves if move.act == act], whole, len(hand)) for act in acts
    ]
    return Turn(options=options, legal=_faces(moves, hand) if whole else None)
