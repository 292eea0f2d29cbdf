"""Events that games of tricks tell alike. Seats are counted from 0."""

from collections.abc import Iterator

from paiju.cards import Card
from paiju.game import Event, Facts
from paiju.trick.faces import cards_of
from paiju.trick.kernel.play import Play
from paiju.trick.kernel.points import points
from paiju.trick.shapes import TYPES, VERBS


def secret(name: str, seat: int, cards: tuple[Card, ...]) -> Event:
    """Tell of cards that only one seat sees."""
    facts: Facts = {"seat": seat + 1, "count": len(cards)}
    return Event(name, facts, owner=seat + 1, secret={"cards": cards})


def led(play: Play) -> Event:
    """Tell the lead that lies on the table now."""
    leader, kind = int(play.leader), TYPES[play.trick.lead.kind]
    return Event("led", {"seat": leader + 1, "cards": cards_of(play.plays[leader]), "type": kind})


def followed(play: Play, seat: int, cards: tuple[Card, ...]) -> Event:
    """Tell the follow that was made last."""
    return Event("followed", {"seat": seat + 1, "cards": cards, "verb": VERBS[play.verb]})


def trick_won(before: Play, after: Play, seat: int) -> Iterator[Event]:
    """Tell who won a trick, where the follow of a seat has ended it."""
    if after.tricks != before.tricks:
        pot = int(before.pot + points(after.plays[seat]))
        yield Event("trick_won", {"seat": int(after.leader) + 1, "points": pot})
