"""Moves of the play that games of tricks list and read alike."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from paiju.cards import Card
from paiju.cards.choices import choices, parts
from paiju.cards.kernel.holding import Holding, size
from paiju.game import Claim
from paiju.trick.faces import cards_of, held_of, unit_cards
from paiju.trick.follows import follows
from paiju.trick.kernel.constants import LEGAL
from paiju.trick.kernel.holds import list_units
from paiju.trick.kernel.play import Play
from paiju.trick.kernel.ranks import TRUMPS
from paiju.trick.kernel.shapes import Units
from paiju.trick.kernel.split import whole_kind
from paiju.trick.shapes import TYPES, hand_of

NO_SUCH = 99
"""Stands for every number and type that does not exist."""


def kept_kind(claim: Claim) -> int:
    """Return the number of the type that a claim lets stay of a throw."""
    if claim.rank is not None or claim.type not in TYPES[1:]:
        return NO_SUCH
    return TYPES.index(claim.type)


def unit_leads(play: Play, hand: Holding) -> Iterator[tuple[Card, ...]]:
    """List every unit that a hand can lead."""
    units = Units()
    for group in range(TRUMPS + 1):
        list_units(play.shapes, hand, group, units)
    for at in range(int(units.count)):
        yield unit_cards(units, at)


def throws(
    play: Play,
    hand: Holding,
    groups: Iterable[int] = range(TRUMPS + 1),
    check: Callable[[Holding], int] = lambda held: LEGAL,
) -> Iterator[tuple[Card, ...]]:
    """List every throw of a hand that `check` has nothing against, one suit after another."""
    suits = [_throws_of(play, hand, group, check) for group in groups]
    while suits:
        for rest in tuple(suits):
            thrown = next(rest, None)
            if thrown is None:
                suits.remove(rest)
            else:
                yield thrown


def _throws_of(
    play: Play, hand: Holding, group: int, check: Callable[[Holding], int]
) -> Iterator[tuple[Card, ...]]:
    """List every set of cards of a suit that is no single unit."""
    for cards in parts(hand_of(part_of(hand, play.shapes.ranks.faces[group]))):
        held = held_of(cards)
        if len(cards) > 1 and whole_kind(play.shapes, held) == 0 and check(held) == LEGAL:
            yield cards


def part_of(hand: Holding, faces: int) -> Holding:
    """Return what a hand holds of some faces."""
    return Holding(hand.one & faces, hand.two & faces, hand.three & faces)


@dataclass(frozen=True, slots=True)
class Owed:
    """What a follower has of the led suit, what besides, and how many cards of that are free."""

    inside: Holding
    outside: Holding
    free: int
    """Below 0 where there are more cards of the suit than are asked for."""


def owed_of(play: Play, hand: Holding) -> Owed:
    """Split a hand by the led suit."""
    faces = play.shapes.ranks.faces[play.trick.lead.group]
    inside = part_of(hand, faces)
    return Owed(inside, part_of(hand, ~faces), int(play.trick.lead.cards - size(inside)))


def follow_cards(play: Play, hand: Holding) -> Iterator[tuple[Card, ...]]:
    """List the cards of every legal follow; those that are free come well mixed."""
    owed = owed_of(play, hand)
    if owed.free >= 0:
        forced = cards_of(owed.inside)
        for cards in choices(hand_of(owed.outside), owed.free):
            yield forced + cards
        return
    for found in follows(play.shapes, play.trick.lead, hand):
        yield tuple(found)
