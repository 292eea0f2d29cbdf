"""From chosen cards to a move: what they may be played as, and why not."""

from dataclasses import dataclass, field
from itertools import islice
from typing import Final, get_args

from paiju.bots.asking import inquire
from paiju.cards import Card, NotationError, parse_card
from paiju.cli.words import Words
from paiju.game import DECLINE, PASS, AnyGame, AnyState, AnyView, Claim, Move, Reading, Refusal
from paiju.game.move import Act

# Readings are looked for among this many legal moves, options are shown up to so many.
_MOST_MOVES: Final = 4096
_MOST_OPTIONS: Final = 7
_ACTS: Final[tuple[Act, ...]] = get_args(Act)
_OTHER_PHASE: Final = ("wrong_phase", "unknown_act")


@dataclass(frozen=True, slots=True)
class Found:
    """The moves that chosen cards can be, or the refusal that says why they are none."""

    moves: tuple[Move, ...] = ()
    refusal: Refusal | None = None


def find_moves(game: AnyGame, state: AnyState, seat: int, cards: tuple[Card, ...]) -> Found:
    """Try the cards with every act; several readings of one act are several moves."""
    moves: list[Move] = []
    refusals: list[Refusal] = []
    for act in _ACTS:
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


def options(game: AnyGame, state: AnyState, seat: int) -> Options:
    """Look at the first legal moves of a seat."""
    first = tuple(islice(game.legal(state, seat), _MOST_OPTIONS + 1))
    with_cards = [move for move in first if move.cards]
    sizes = {len(move.cards) for move in with_cards}
    act = with_cards[0].act if with_cards else first[0].act
    size = sizes.pop() if len(sizes) == 1 else 0
    return Options(first if len(first) <= _MOST_OPTIONS else (), act, size)


def _readings_of(game: AnyGame, view: AnyView, cards: tuple[Card, ...]) -> tuple[Reading, ...]:
    """Ask what cards can be, strongest first."""
    answer = inquire(game, view, "identify", cards=cards)
    readings: tuple[Reading, ...] = () if answer is None else answer["readings"]
    return readings


def describe_cards(game: AnyGame, view: AnyView, cards: tuple[Card, ...], words: Words) -> str:
    """Name what cards are and what wild ones stand for; nothing where they are nothing."""
    found: dict[Claim, Reading] = {}
    for reading in _readings_of(game, view, cards):
        found.setdefault(reading.claim, reading)
    return " / ".join(describe_reading(reading, words) for reading in found.values())


def describe_claim(claim: Claim, words: Words) -> str:
    """Name a combination and its rank."""
    name = words.name("type", claim.type)
    return name if claim.rank is None else f"{name} {words.show(claim.rank, 'rank')}"


def describe_reading(reading: Reading, words: Words) -> str:
    """Name a combination, its rank, and what its wild cards stand for."""
    name = describe_claim(reading.claim, words)
    if not reading.stands_for:
        return name
    stood = words.show(reading.stands_for, "cards")
    return f"{name} ({words.say('wild', cards=stood)})"


def describe_choices(
    game: AnyGame, view: AnyView, moves: tuple[Move, ...], words: Words
) -> list[str]:
    """Name the readings of one set of cards; a move without a claim is the one nobody claims."""
    if len({move.act for move in moves}) > 1:
        return [describe_move(move, words) for move in moves]
    claims = {move.claim for move in moves}
    readings: dict[Claim | None, Reading] = {}
    for reading in _readings_of(game, view, moves[0].cards):
        readings.setdefault(reading.claim if reading.claim in claims else None, reading)
    return [
        describe_reading(readings[move.claim], words)
        if move.claim in readings
        else describe_move(move, words)
        for move in moves
    ]


def describe_move(move: Move, words: Words) -> str:
    """Name a move: its act, cards and reading."""
    parts = [words.name("act", move.act)]
    if move.cards:
        parts.append(words.show(move.cards, "cards"))
    if move.claim is not None:
        parts.append(describe_claim(move.claim, words))
    if move.number is not None:
        parts.append(words.say("copy", number=move.number))
    return " ".join(parts)


def describe_option(move: Move, number: int, words: Words) -> str:
    """Say what to type for a move and what it does."""
    if move in (PASS, DECLINE):
        return f"p {words.name('act', move.act)}"
    if move.cards:
        return f"{words.show(move.cards, 'cards')} {words.name('act', move.act)}"
    return f"{number} {describe_move(move, words)}"


def find_call(game: AnyGame, state: AnyState, seat: int, line: str) -> Found | None:
    """Read a call (叫朋友): a card, of any hand, and which copy; None where no card is named."""
    named, _, copy = line.rpartition(" ")
    if not (named and copy.isascii() and copy.isdecimal() and len(copy) < 3):
        named, copy = line, ""
    try:
        card = parse_card(named.strip())
    except NotationError:
        return None
    move = Move("call", (card,), number=int(copy) if copy else None)
    refusal = game.check(state, seat, move)
    return Found((move,)) if refusal is None else Found(refusal=refusal)
