"""Read the fields of a question into domain values; `BadQuestion` names what is wrong."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from paiju.cards import RANKS, Card, NotationError, parse_card, parse_suit
from paiju.game import Claim, Fact, Refusal
from paiju.game.ruling import Ask, BadQuestion, Bid, Field
from paiju.text import plain

# More than the cards of six packs, or the plays of any round, is no question but an attack.
MOST_ITEMS: Final = 400
_LARGEST: Final = 1_000_000
_CLAIM_RANKS: Final = (*RANKS, "JB", "JS")
_READING: Final = {"type", "name", "family", "rank", "length", "as", "units"}
NULLABLE: Final = (Field.SUIT, Field.BID)
"""Fields in which null says something."""

V = TypeVar("V", int, str, int | str)


def brief(value: object) -> str:
    """Write any value of JSON shortly, however long or deep it is."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return plain(value[:80])
        case int():
            return str(value) if value.bit_length() < 64 else "…"
        case float():
            return str(value)
        case Mapping():
            return "{…}" if value else "{}"
        case list() | tuple():
            return "[…]" if value else "[]"
        case _:
            return plain(type(value).__name__)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands: the field, what its question declares, and what the game has."""

    field: str
    kind: Field
    ask: Ask
    seats: int
    types: tuple[str, ...]

    def wrong(self, part: object) -> BadQuestion:
        """Say that a part is not what the field holds."""
        facts = {"field": self.field, "kind": self.kind.value, "part": brief(part)}
        return BadQuestion(self.field, Refusal("ask_kind", facts=facts))

    def fault(self, code: str, **facts: Fact) -> BadQuestion:
        """Say what else is wrong with the field."""
        return BadQuestion(self.field, Refusal(code, facts=facts))


Reader: TypeAlias = Callable[[object, Place], object]


def _list(value: object, place: Place) -> list[object]:
    """Take a list that is not too long."""
    if not isinstance(value, list | tuple):
        raise place.wrong(value)
    if len(value) > MOST_ITEMS:
        raise place.fault("too_many_cards", most=MOST_ITEMS, given=len(value))
    return list(value)


def _object(value: object, place: Place) -> dict[object, object]:
    """Take an object."""
    if not isinstance(value, Mapping):
        raise place.wrong(value)
    return dict(value)


def _card(value: object, place: Place) -> Card:
    """Read one card, alone or in a list."""
    if isinstance(value, list | tuple) and len(value) == 1:
        value = value[0]
    return _face(value, place)


def _face(value: object, place: Place) -> Card:
    """Read the name of a card."""
    if not isinstance(value, str):
        raise place.wrong(value)
    try:
        return parse_card(value[:80])
    except NotationError as error:
        raise place.fault("unknown_card", part=brief(value)) from error


def _cards(value: object, place: Place) -> tuple[Card, ...]:
    """Read a list of cards."""
    return tuple(_face(one, place) for one in _list(value, place))


def _number(value: object, place: Place) -> int:
    """Read a whole number within the bounds of the field."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise place.wrong(value)
    low, high = place.ask.bounds.get(place.field, (0, _LARGEST))
    if not low <= value <= high:
        raise place.fault("ask_bounds", field=place.field, given=brief(value), low=low, high=high)
    return value


def _seat(value: object, place: Place) -> int:
    """Read the number of a seat."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise place.wrong(value)
    if not 1 <= value <= place.seats:
        raise place.fault("unknown_seat", seat=brief(value), seats=place.seats)
    return value


def _seat_key(value: object, place: Place) -> int:
    """Read a seat that is the key of an object, where JSON has text."""
    if isinstance(value, str):
        if not (value.isascii() and value.isdigit() and len(value) <= 2):
            raise place.wrong(value)
        value = int(value)
    return _seat(value, place)


def _by_seat(value: object, place: Place, read: Reader) -> dict[int, object]:
    """Read an object whose keys are seats."""
    made: dict[int, object] = {}
    for key, one in _object(value, place).items():
        seat = _seat_key(key, place)
        if seat in made:
            raise place.fault("ask_twice", field=place.field, part=brief(key))
        made[seat] = read(one, place)
    return made


def _seats(value: object, place: Place) -> tuple[int, ...]:
    """Read a list of different seats."""
    seats = tuple(_seat(one, place) for one in _list(value, place))
    return _different(seats, place)


def _plays(value: object, place: Place) -> tuple[tuple[int, tuple[Card, ...] | None], ...]:
    """Read plays: pairs of a seat and its cards, null for a pass."""
    made: list[tuple[int, tuple[Card, ...] | None]] = []
    for pair in _list(value, place):
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise place.wrong(pair)
        seat, cards = pair
        made.append((_seat(seat, place), None if cards is None else _cards(cards, place)))
    return tuple(made)


def _rank(value: object, place: Place) -> str:
    """Read a printed rank."""
    read = {"T": "10"}.get(value.upper(), value.upper()) if isinstance(value, str) else ""
    if read not in RANKS:
        raise place.wrong(value)
    return read


def _suit(value: object, place: Place) -> str | None:
    """Read a suit, letter or symbol, or null."""
    if value is None:
        return None
    suit = parse_suit(value) if isinstance(value, str) else None
    if suit is None:
        raise place.wrong(value)
    return suit


def _claim(value: object, place: Place) -> Claim:
    """Read part of a reading, or a whole one as the judge writes it; type and rank count."""
    claim = _object(value, place)
    kind, rank = claim.get("type"), claim.get("rank")
    if not isinstance(kind, str) or not claim.keys() <= _READING:
        raise place.wrong(value)
    if kind not in place.types:
        raise place.fault("ask_choice", field=place.field, part=brief(kind), allowed=place.types)
    if rank is not None and rank not in _CLAIM_RANKS:
        raise place.wrong(rank)
    return Claim(kind, None if rank is None else str(rank))


def _word(value: object, place: Place) -> str:
    """Read one of the words that the field may hold."""
    if not isinstance(value, str):
        raise place.wrong(value)
    return _allowed(value, place)


def _words(value: object, place: Place) -> tuple[str, ...]:
    """Read a list of different words."""
    return _different(tuple(_word(one, place) for one in _list(value, place)), place)


def _item(value: object, place: Place) -> int | str:
    """Read a number or a word."""
    if not isinstance(value, int | str) or isinstance(value, bool):
        raise place.wrong(value)
    return _allowed(value, place)


def _items(value: object, place: Place) -> tuple[int | str, ...]:
    """Read a list of numbers and words."""
    return tuple(_item(one, place) for one in _list(value, place))


def _allowed(value: V, place: Place) -> V:
    """Refuse what is not among the choices of the field."""
    allowed = place.ask.choices.get(place.field, (value,))
    if value not in allowed:
        raise place.fault("ask_choice", field=place.field, part=brief(value), allowed=allowed)
    return value


def _different(values: tuple[V, ...], place: Place) -> tuple[V, ...]:
    """Refuse values that repeat."""
    for at, value in enumerate(values):
        if value in values[:at]:
            raise place.fault("ask_twice", field=place.field, part=brief(value))
    return values


def _flag(value: object, place: Place) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise place.wrong(value)
    return value


def _bid(value: object, place: Place) -> Bid | None:
    """Read a standing bid or null."""
    if value is None:
        return None
    bid = _object(value, place)
    if not {"seat", "cards"} <= bid.keys() <= {"seat", "cards", "dealer"}:
        raise place.wrong(value)
    dealer = bid.get("dealer")
    return Bid(
        _seat(bid["seat"], place),
        _cards(bid["cards"], place),
        None if dealer is None else _seat(dealer, place),
    )


_READERS: Final[Mapping[Field, Reader]] = {
    Field.CARDS: _cards,
    Field.CARD: _card,
    Field.HANDS: lambda value, place: _by_seat(value, place, _cards),
    Field.PLAYS: _plays,
    Field.SEAT: _seat,
    Field.SEATS: _seats,
    Field.COUNTS: lambda value, place: _by_seat(value, place, _number),
    Field.LEVELS: lambda value, place: _by_seat(value, place, _rank),
    Field.NUMBER: _number,
    Field.RANK: _rank,
    Field.SUIT: _suit,
    Field.CLAIM: _claim,
    Field.WORDS: _words,
    Field.WORD: _word,
    Field.ITEMS: _items,
    Field.FLAG: _flag,
    Field.BID: _bid,
}


def read_field(value: object, place: Place) -> object:
    """Read one field."""
    return _READERS[place.kind](value, place)


def read_fields(
    given: Mapping[str, object], ask: Ask, seats: int, types: tuple[str, ...]
) -> dict[str, object]:
    """Read all fields of a question, in the order of its declaration.

    Seats are counted up to a number, and claims name one of the types of the game. An optional
    field that is null counts as left out.
    """
    kinds = {**ask.required, **ask.optional}
    for name in given:
        if name not in kinds:
            facts: dict[str, Fact] = {"field": brief(name), "known": tuple(kinds)}
            raise BadQuestion(brief(name), Refusal("ask_field", facts=facts))
    for name in ask.required:
        if name not in given:
            raise BadQuestion(name, Refusal("ask_missing", facts={"field": name}))
    return {
        name: read_field(given[name], Place(name, kind, ask, seats, types))
        for name, kind in kinds.items()
        if name in given and (given[name] is not None or name in ask.required or kind in NULLABLE)
    }


def cards_of(value: object) -> tuple[Card, ...]:
    """Return every card inside a value that was read."""
    match value:
        case Card():
            return (value,)
        case Bid():
            return value.cards
        case Mapping():
            return cards_of(tuple(value.values()))
        case tuple():
            return tuple(card for one in value for card in cards_of(one))
        case _:
            return ()
