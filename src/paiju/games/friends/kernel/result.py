"""What a hand brings: the levels (升级), who starts the next one, and who wins the match."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.lists import vector_of
from paiju.games.friends.kernel.constants import DEFENDED, SEATS
from paiju.trick.kernel.constants import TOP_LEVEL
from paiju.trick.kernel.play import next_seat


def defenders_rise(attack: i64, alone: bool) -> i64:
    """Return the levels that the dealer's side rises by the attackers' points."""
    rise: i64 = 0
    if attack == 0:
        rise = 3
    elif attack < 60:
        rise = 2
    elif attack < DEFENDED:
        rise = 1
    if alone:
        return 3 * rise
    return rise


def attackers_rise(attack: i64, alone: bool) -> i64:
    """Return the levels that each attacker rises by the attackers' points."""
    rise: i64 = attack // 60 - 1
    most: i64 = 4
    if alone:
        most = 2
    if rise < 0:
        return 0
    if rise > most:
        return most
    return rise


def rise_of(dealer: i64, friend: i64, attack: i64, seat: i64) -> i64:
    """Return the levels that a seat rises; a dealer alone is their own friend."""
    if seat == dealer or seat == friend:
        return defenders_rise(attack, dealer == friend)
    return attackers_rise(attack, dealer == friend)


def risen(level: i64, rise: i64) -> i64:
    """Return the level after a rise: nobody skips past A."""
    if level + rise > TOP_LEVEL:
        return TOP_LEVEL
    return level + rise


def next_starter(dealer: i64, friend: i64, attack: i64) -> i64:
    """Return who starts the next hand: the friend of a dealer who won, else the seat after."""
    if attack < DEFENDED:
        return friend
    return next_seat(dealer, SEATS)


def champions_of(
    levels: list[int], reached: list[int], dealer: i64, friend: i64, attack: i64
) -> i64:
    """Return who wins the match, from lists."""
    return champions(vector_of(levels), vector_of(reached), dealer, friend, attack)


def champions(levels: vec[i64], reached: vec[i64], dealer: i64, friend: i64, attack: i64) -> i64:
    """Return who wins the match, as bits: who rises at A, of several who got there first."""
    found: i64 = 0
    first: i64 = 0
    place: i64 = 1
    seat: i64 = 0
    while seat < SEATS:
        if levels[seat] == TOP_LEVEL and rise_of(dealer, friend, attack, seat):
            if found == 0 or reached[seat] < first:
                found = place
                first = reached[seat]
            elif reached[seat] == first:
                found |= place
        place += place
        seat += 1
    return found
