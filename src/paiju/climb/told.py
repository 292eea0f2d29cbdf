"""What the log of a climbing game tells of the plays on the table."""

from collections.abc import Callable, Collection

from paiju.cards import Card
from paiju.climb.terms import Terms
from paiju.game import Claim, Event, Facts, Played
from paiju.game.facts import faces, number


def seat_in(event: Event) -> int:
    """Return the seat that an event tells of."""
    return number(event.facts["seat"])


def cards_in(event: Event) -> tuple[Card, ...]:
    """Return the cards of a play."""
    return faces(event.facts["cards"])


def claim_in(event: Event) -> Claim:
    """Return what the cards of a play were."""
    rank = event.facts["rank"]
    return Claim(str(event.facts["type"]), None if rank is None else str(rank))


def played(terms: Terms, seat: int, cards: tuple[Card, ...], made: int, left: int) -> Event:
    """Tell of a play."""
    meant = terms.claim_of(made)
    facts: Facts = {
        "seat": seat,
        "cards": cards,
        "type": meant.type,
        "rank": meant.rank,
        "left": left,
    }
    return Event("played", facts)


def lying(
    terms: Terms,
    combo_of: Callable[[tuple[Card, ...], Claim], int],
    log: tuple[Event, ...],
    ends: Collection[str],
) -> tuple[Played, ...]:
    """Return the plays and passes since the last event that ends a round, first played first."""
    plays: list[Played] = []
    for event in reversed(log):
        if event.name in ends:
            break
        if event.name == "passed":
            plays.append(Played(seat_in(event), ()))
        elif event.name == "played":
            cards = cards_in(event)
            made = combo_of(cards, claim_in(event))
            plays.append(Played(seat_in(event), cards, terms.reading(cards, made)))
    return tuple(reversed(plays))
