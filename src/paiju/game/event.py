"""Events: what happened, with the part that only one seat may know kept apart."""

from dataclasses import dataclass, field

from paiju.game.refusal import Facts


@dataclass(frozen=True, slots=True)
class Event:
    """A thing that happened: public facts, and secret ones for `owner` alone.

    The names and facts of a game's events are declared in its `events`, so that each has a
    sentence in every language.
    """

    name: str
    facts: Facts = field(default_factory=dict)
    owner: int | None = None
    secret: Facts = field(default_factory=dict)


def seen(event: Event, seat: int | None) -> Event:
    """Return what a seat, or an onlooker (None), may know of an event.

    A seat that owns the secret finds it among the facts; nobody else learns that there was one.
    """
    if event.owner is None and not event.secret:
        return event
    if event.owner is not None and event.owner == seat:
        return Event(event.name, {**event.facts, **event.secret})
    return Event(event.name, event.facts)
