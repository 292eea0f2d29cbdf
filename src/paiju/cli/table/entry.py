"""Read what a player types: commands, card names, ranks, or the numbers under the cards."""

import re
from collections import Counter
from typing import Final

from paiju.cards import Card, Hand, NotationError, parse_card
from paiju.desk import Arranged
from paiju.game import Fact

_GLUED: Final = re.compile(r"(?:[SHCD♠♥♣♦](?:10|[2-9TJQKA])|J[BS]|[大小]王)+", re.IGNORECASE)
_ONE: Final = re.compile(r"[SHCD♠♥♣♦](?:10|[2-9TJQKA])|J[BS]|[大小]王", re.IGNORECASE)
_RANKS: Final = re.compile(r"(?:10|[2-9TJQKA])+", re.IGNORECASE)
_RANK: Final = re.compile(r"10|[2-9TJQKA]", re.IGNORECASE)
_SPACES: Final = re.compile(r"[\s,、]+")


class EntryError(ValueError):
    """A line that names no cards of the hand: the key of a sentence and its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def _number(token: str, most: int) -> int | None:
    """Return the number of a card in the hand, None where the word is none."""
    if not (token.isascii() and token.isdecimal()) or len(token) > 3:
        return None
    number = int(token)
    return number if 1 <= number <= most else None


def _by_ranks(token: str, arranged: Arranged, taken: list[Card]) -> list[Card]:
    """Take a card for each rank, refusing to choose between cards of different worth."""
    left = list((Hand.of(arranged.cards) - Hand.of(taken)) if taken else arranged.cards)
    chosen: list[Card] = []
    wanted = Counter("10" if word.upper() == "T" else word.upper() for word in _RANK.findall(token))
    for rank, count in wanted.items():
        fitting = [held for held in left if held.rank == rank]
        if len(fitting) < count:
            raise EntryError("no_such_rank", rank=rank, held=len(fitting))
        alike = all(arranged.alike(fitting[0], held) for held in fitting)
        if len(fitting) > count and not alike:
            raise EntryError("which_card", rank=rank, cards=tuple(fitting))
        chosen += fitting[:count]
    return chosen


def _by_name(token: str, arranged: Arranged, taken: list[Card]) -> list[Card]:
    """Read a word that is no number: a card, cards written together, or ranks."""
    try:
        return [parse_card(token)]
    except NotationError:
        pass
    if _GLUED.fullmatch(token):
        return [parse_card(part) for part in _ONE.findall(token)]
    if _RANKS.fullmatch(token):
        return _by_ranks(token, arranged, taken)
    if token.isdecimal():
        raise EntryError("no_such_number", number=token[:8], most=len(arranged.cards))
    raise EntryError("not_understood", text=token[:30])


def read_cards(line: str, arranged: Arranged) -> tuple[Card, ...]:
    """Read cards of the hand; `EntryError` names the word that cannot be one."""
    taken: list[Card] = []
    numbers: set[int] = set()
    for token in _SPACES.split(line.strip(" \t,、")):
        number = _number(token, len(arranged.cards))
        if number is None:
            taken += _by_name(token, arranged, taken)
        elif number in numbers:
            raise EntryError("twice", number=number)
        else:
            numbers.add(number)
            taken.append(arranged.cards[number - 1])
        missing = Hand.of(taken).missing_from(Hand.of(arranged.cards))
        if missing:
            raise EntryError("not_held", cards=tuple(missing))
    return tuple(taken)
