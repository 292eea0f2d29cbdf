"""From chosen cards to a move: what they may be played as, and why not."""

from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from paiju.bots.asking import inquire
from paiju.cards import Card
from paiju.game import DECLINE, PASS, AnyGame, AnyState, AnyView, Move, Reading, Refusal

# Readings are looked for among this many legal moves; options are shown up to so many, those
# without cards (bids of an auction) up to more, for there is no other way to say which.
_MOST_MOVES: Final = 4096
_MOST_OPTIONS: Final = 7
_MOST_BARE: Final = 99
_OTHER_PHASE: Final = ("wrong_phase", "unknown_act")


@dataclass(frozen=True, slots=True)
class Found:
    """The moves that chosen cards can be, or the refusal that says why they are none."""

    moves: tuple[Move, ...] = ()
    refusal: Refusal | None = None


def find_moves(game: AnyGame, state: AnyState, seat: int, cards: tuple[Card, ...]) -> Found:
    """Try the cards with every act of the game; several readings of one act are several moves."""
    moves: list[Move] = []
    refusals: list[Refusal] = []
    for act in game.profile.acts:
        move = Move(act, cards)
        refusal = game.check(state, seat, move)
        if refusal is None:
            moves += _readings(game, state, seat, move)
        elif refusal.code not in _OTHER_PHASE:
            refusals.append(refusal)
    if moves:
        return Found(tuple(moves))
    first = refusals[0] if refusals else game.check(state, seat, Move("play", cards))
    return Found(refusal=first)


def _readings(game: AnyGame, state: AnyState, seat: int, move: Move) -> list[Move]:
    """Return the move once for each reading that may be meant, itself where there is but one."""
    view = game.view(state, seat)
    if len({reading.claim for reading in readings_of(game, view, move.cards)}) < 2:
        return [move]
    listed = [
        other
        for other in islice(game.legal(state, seat), _MOST_MOVES)
        if other.cards == move.cards and other.act == move.act
    ]
    return listed if len(listed) > 1 else [move]


def find_pass(game: AnyGame, state: AnyState, seat: int) -> Found:
    """Return the move that does nothing: a pass, a no, or a call of nobody."""
    refusal: Refusal | None = None
    nobody = Move("call")
    if game.check(state, seat, nobody) is None:
        return Found((nobody,))
    for move in (PASS, DECLINE):
        reason = game.check(state, seat, move)
        if reason is None:
            return Found((move,))
        if refusal is None or refusal.code in _OTHER_PHASE:
            refusal = reason
    return Found(refusal=refusal)


@dataclass(frozen=True, slots=True)
class Options:
    """What a seat may do: its few moves, or what kind of move it owes."""

    moves: tuple[Move, ...] = field(default=())
    """All legal moves where they are few enough to list."""
    act: str = "play"
    """The act of the first legal move with cards."""
    cards: int = 0
    """How many cards that act takes, 0 where it varies."""
    called: bool = False
    """Whether it names any card together with a number, such as a friend's, in too many ways."""


def options(game: AnyGame, state: AnyState, seat: int) -> Options:
    """Look at the first legal moves of a seat."""
    moves = game.legal(state, seat)
    first = tuple(islice(moves, _MOST_OPTIONS + 1))
    if not any(move.cards for move in first):
        first += tuple(islice(moves, _MOST_BARE - _MOST_OPTIONS))
    with_cards = [move for move in first if move.cards]
    sizes = {len(move.cards) for move in with_cards}
    act = with_cards[0].act if with_cards else first[0].act
    size = sizes.pop() if len(sizes) == 1 else 0
    few = len(first) <= (_MOST_OPTIONS if with_cards else _MOST_BARE)
    called = not few and size == 1 and with_cards[0].number is not None
    return Options(first if few else (), act, size, called)


def readings_of(game: AnyGame, view: AnyView, cards: tuple[Card, ...]) -> tuple[Reading, ...]:
    """Ask what cards can be, strongest first."""
    answer = inquire(game, view, "identify", cards=cards)
    readings: tuple[Reading, ...] = () if answer is None else answer["readings"]
    return readings
