"""A list of plays that grows, and the choice of cards for the ranks that a play needs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The number of bits of 0 to 15, three bits each: more than 62 bits would be boxed.
POPULATION: Final = 0o4332322132212110
MOST_SLOTS: Final = 16
ROOM: Final = 64


class Plays:
    """Plays as masks of the cards played once, played twice, and what they are; 0 is a pass.

    With a `limit` above 0 only so many plays are kept, `total` counts all, and a set of cards is
    one play whatever its readings.
    """

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]([0] * ROOM)
        self.second: vec[i64] = vec[i64]([0] * ROOM)
        self.combos: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.limit: i64 = 0
        self.total: i64 = 0
        # Slots: four faces held once, held twice, where they begin, how many are needed.
        self.once: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self.twice: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self.place: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self.need: vec[i64] = vec[i64]([0] * MOST_SLOTS)
        self.slots: i64 = 0


def clear(plays: Plays, limit: i64) -> None:
    """Empty a list for the next use."""
    plays.count = 0
    plays.limit = limit
    plays.total = 0
    plays.slots = 0


def add(plays: Plays, first: i64, second: i64, made: i64) -> None:
    """Append a play, unless the limit is reached."""
    count: i64 = plays.count
    if plays.limit > 0 and count >= plays.limit:
        return
    if count == len(plays.combos):
        _grow(plays)
    plays.first[count] = first
    plays.second[count] = second
    plays.combos[count] = made
    plays.count = count + 1


def _grow(plays: Plays) -> None:
    """Double the room."""
    room: i64 = 2 * len(plays.combos)
    plays.first = _longer(plays.first, room)
    plays.second = _longer(plays.second, room)
    plays.combos = _longer(plays.combos, room)


def _longer(items: vec[i64], room: i64) -> vec[i64]:
    """Copy a vector into a longer one."""
    grown: vec[i64] = vec[i64]([0] * room)
    place: i64 = 0
    while place < len(items):
        grown[place] = items[place]
        place += 1
    return grown


def need(plays: Plays, group: i64, first: i64, second: i64, number: i64) -> None:
    """Ask for so many cards of the four faces of a group."""
    slot: i64 = plays.slots
    if number == 0:
        return
    plays.once[slot] = (first >> (4 * group)) & 15
    plays.twice[slot] = (second >> (4 * group)) & 15
    plays.place[slot] = 4 * group
    plays.need[slot] = number
    plays.slots = slot + 1


def expand(plays: Plays, made: i64) -> None:
    """Append every choice of cards for the slots, and empty them."""
    if plays.limit > 0:
        plays.total += ways(plays)
    fill(plays, 0, 0, 0, made)
    plays.slots = 0


def fill(plays: Plays, slot: i64, first: i64, second: i64, made: i64) -> None:
    """Choose the cards of a slot in every way, and of those after it."""
    if slot == plays.slots:
        add(plays, first, second, made)
        return
    once: i64 = plays.once[slot]
    twice: i64 = plays.twice[slot]
    place: i64 = plays.place[slot]
    number: i64 = plays.need[slot]
    one: i64 = once
    two: i64 = 0
    size: i64 = 0
    while one:
        size = (POPULATION >> (3 * one)) & 7
        if size <= number:
            two = twice & one
            while True:
                if size + ((POPULATION >> (3 * two)) & 7) == number:
                    fill(plays, slot + 1, first | one << place, second | two << place, made)
                if two == 0:
                    break
                two = (two - 1) & twice & one
        if plays.limit > 0 and plays.count >= plays.limit:
            return
        one = (one - 1) & once


def ways(plays: Plays) -> i64:
    """Count the choices of cards for the slots."""
    product: i64 = 1
    slot: i64 = 0
    while slot < plays.slots:
        product *= _choices(plays.once[slot], plays.twice[slot], plays.need[slot])
        slot += 1
    return product


def _choices(once: i64, twice: i64, number: i64) -> i64:
    """Count the ways to take so many cards of four faces."""
    one: i64 = once
    two: i64 = 0
    found: i64 = 0
    while one:
        two = twice & one
        while True:
            if ((POPULATION >> (3 * one)) & 7) + ((POPULATION >> (3 * two)) & 7) == number:
                found += 1
            if two == 0:
                break
            two = (two - 1) & twice & one
        one = (one - 1) & once
    return found
