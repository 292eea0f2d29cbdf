"""Spread hidden cards at random over places that may not take every card."""

from collections.abc import Sequence

from paiju.game import Chance
from paiju.game.chance import shuffled


def spread(
    cards: Sequence[int], barred: Sequence[int], rooms: Sequence[int], chance: Chance
) -> list[int]:
    """Return a mask of cards for each place: as many as it has room for, none that it is barred.

    Cards that few places take go first, and each place is as likely as it has room; where a card
    finds no room, others move over for it. ValueError where no way exists.
    """
    room = list(rooms)
    found = [0] * len(room)
    places = range(len(room))
    order = sorted(
        shuffled(tuple(cards), chance),
        key=lambda card: sum(not barred[place] >> card & 1 for place in places),
    )
    for card in order:
        free = [place for place in places if room[place] and not barred[place] >> card & 1]
        if free:
            place = _weighted(free, room, chance)
        else:
            place = _move_over(card, found, barred, room)
        found[place] |= 1 << card
        room[place] -= 1
    return found


def _weighted(free: list[int], room: list[int], chance: Chance) -> int:
    """Pick a place, as likely as it has room."""
    drawn = chance.below(sum(room[place] for place in free))
    places = iter(free)
    place = next(places)
    while drawn >= room[place]:
        drawn -= room[place]
        place = next(places)
    return place


def _move_over(card: int, found: list[int], barred: Sequence[int], room: list[int]) -> int:
    """Make room for a card by a shortest chain of moves; return where there is room now."""
    came: dict[int, tuple[int, int]] = {}
    queue = [place for place in range(len(room)) if not barred[place] >> card & 1]
    roots = set(queue)
    for place in queue:
        if room[place]:
            while place not in roots:
                source, moved = came[place]
                found[source] &= ~(1 << moved)
                found[place] |= 1 << moved
                room[place] -= 1
                room[source] += 1
                place = source
            return place
        for target in range(len(room)):
            movable = found[place] & ~barred[target]
            if target not in came and target not in roots and movable:
                came[target] = (place, (movable & -movable).bit_length() - 1)
                queue.append(target)
    raise ValueError("the cards do not fit the places")
