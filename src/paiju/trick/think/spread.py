"""Spread hidden cards at random over places that may not take every card."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from paiju.game import Chance, Lying
from paiju.game.chance import shuffled


@dataclass(frozen=True, slots=True)
class Hidden:
    """A card whose place is not known, and the places that may have it, as bits."""

    code: int
    places: int


def spread(cards: Sequence[Hidden], rooms: Sequence[int], chance: Chance) -> list[list[Hidden]]:
    """Return the cards of each place: as many as it has room for.

    Cards that few places take go first, and each place is as likely as it has room; where a card
    finds no room, others move over for it. ValueError where no way exists.
    """
    room = list(rooms)
    found: list[list[Hidden]] = [[] for _ in room]
    order = sorted(shuffled(tuple(cards), chance), key=lambda card: card.places.bit_count())
    for card in order:
        free = [place for place in _places(card.places, len(room)) if room[place]]
        place = _weighted(free, room, chance) if free else _move_over(card, found, room)
        found[place].append(card)
        room[place] -= 1
    return found


def lying(found: Sequence[Sequence[Hidden]], rooms: Sequence[int]) -> tuple[Lying, ...]:
    """Tell of cards that were spread where each may lie, and where it does."""
    rest = sum(1 << place for place, room in enumerate(rooms) if room)
    return tuple(
        Lying(card.code, card.places & rest, place)
        for place, cards in enumerate(found)
        for card in cards
    )


@cache
def _places(bits: int, count: int) -> tuple[int, ...]:
    """Return the places of bits: few kinds of cards are asked for again and again."""
    return tuple(place for place in range(count) if bits >> place & 1)


def _weighted(free: list[int], room: list[int], chance: Chance) -> int:
    """Pick a place, as likely as it has room."""
    drawn = chance.below(sum(room[place] for place in free))
    for place in free:
        drawn -= room[place]
        if drawn < 0:
            return place
    raise AssertionError


def _move_over(card: Hidden, found: list[list[Hidden]], room: list[int]) -> int:
    """Make room for a card by a shortest chain of moves; return where there is room now."""
    queue = list(_places(card.places, len(room)))
    roots = set(queue)
    came: dict[int, tuple[int, Hidden]] = {}
    for place in queue:
        if room[place]:
            while place not in roots:
                source, moved = came[place]
                found[source].remove(moved)
                found[place].append(moved)
                room[place] -= 1
                room[source] += 1
                place = source
            return place
        for target in range(len(room)):
            if target in came or target in roots:
                continue
            movable = next((c for c in found[place] if c.places >> target & 1), None)
            if movable is not None:
                came[target] = (place, movable)
                queue.append(target)
    raise ValueError("the cards do not fit the places")
