"""Moves in words: what a player would call them, and how one is typed."""

from paiju.cards import Card, NotationError, parse_card
from paiju.cli.words import Words
from paiju.desk import Found, readings_of
from paiju.game import DECLINE, PASS, AnyGame, AnyState, AnyView, Claim, Move, Reading
from paiju.game.move import Act


def describe_cards(game: AnyGame, view: AnyView, cards: tuple[Card, ...], words: Words) -> str:
    """Name what cards are and what wild ones stand for; nothing where they are nothing."""
    found: dict[Claim, Reading] = {}
    for reading in readings_of(game, view, cards):
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
    for reading in readings_of(game, view, moves[0].cards):
        readings.setdefault(reading.claim if reading.claim in claims else None, reading)
    return [
        describe_reading(readings[move.claim], words)
        if move.claim in readings
        else describe_move(move, words)
        for move in moves
    ]


def describe_move(move: Move, words: Words) -> str:
    """Name a move: its act, cards, reading and number."""
    parts = [words.name("act", move.act)]
    if move.cards:
        parts.append(words.show(move.cards, "cards"))
    if move.claim is not None:
        parts.append(describe_claim(move.claim, words))
    if said := words.number(move.act, move.number):
        parts.append(said)
    return " ".join(parts)


def numbered(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves of a list that are typed by their number in it: those that say something.

    Where some take cards, a number is the number of a card in the hand.
    """
    if any(move.cards for move in moves):
        return ()
    return tuple(move for move in moves if move not in (PASS, DECLINE))


def describe_options(moves: tuple[Move, ...], words: Words) -> list[str]:
    """Say of each move what to type for it and what it does."""
    numbers = {move: number for number, move in enumerate(numbered(moves), 1)}
    return [_describe_option(move, numbers.get(move), words) for move in moves]


def _describe_option(move: Move, number: int | None, words: Words) -> str:
    """Say what to type for a move and what it does."""
    if move in (PASS, DECLINE):
        return f"p {words.name('act', move.act)}"
    if move.cards:
        does = describe_move(Move(move.act, number=move.number), words)
        return f"{words.show(move.cards, 'cards')} {does}"
    name = describe_move(move, words)
    return name if number is None else f"{number} {name}"


def find_call(game: AnyGame, state: AnyState, seat: int, act: Act, line: str) -> Found | None:
    """Read a call, such as a friend's (叫朋友): a card, of any hand, and a number.

    None where no card is named.
    """
    named, _, number = line.rpartition(" ")
    if not (named and number.isascii() and number.isdecimal() and len(number) < 3):
        named, number = line, ""
    try:
        card = parse_card(named.strip())
    except NotationError:
        return None
    move = Move(act, (card,), number=int(number) if number else None)
    refusal = game.check(state, seat, move)
    return Found((move,)) if refusal is None else Found(refusal=refusal)
