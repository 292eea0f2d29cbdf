"""What lies on the table of a game of tricks, as a view tells it."""

from collections.abc import Mapping

from paiju.cards import Card
from paiju.game import Event, Fact, Played
from paiju.game.facts import faces
from paiju.trick.faces import cards_of
from paiju.trick.kernel.play import Play
from paiju.trick.names import around
from paiju.trick.readings import reading_of

PLAYS = ("led", "followed")
"""The events that tell of cards laid on the table."""


def plays_of(play: Play) -> tuple[Played, ...]:
    """Return the plays that lie on the table, the lead first."""
    found: list[Played] = []
    for seat in around(int(play.leader), int(play.seats)):
        if play.out >> seat & 1:
            cards = play.plays[seat]
            reading = None if found else reading_of(play.shapes, cards)
            found.append(Played(seat + 1, cards_of(cards), reading))
    return tuple(found)


def highest_of(play: Play) -> int | None:
    """Return whose play wins the trick so far, None before the lead."""
    return int(play.trick.winner) + 1 if play.out else None


def last_trick(log: tuple[Event, ...]) -> tuple[tuple[Fact, ...], Fact]:
    """Return the plays of the last trick that was gathered, and who won it."""
    for place in range(len(log) - 1, -1, -1):
        if log[place].name == "trick_won":
            played: list[Fact] = []
            for event in reversed(log[:place]):
                if event.name in PLAYS:
                    played.append({k: event.facts[k] for k in ("seat", "cards")})
                    if event.name == "led":
                        break
            return tuple(reversed(played)), log[place].facts["seat"]
    return (), None


def played_by(log: tuple[Event, ...], seats: int) -> Mapping[str, tuple[Card, ...]]:
    """Return the cards that each seat has played, in the order of play."""
    played: dict[str, tuple[Card, ...]] = {str(seat): () for seat in range(1, seats + 1)}
    for event in log:
        if event.name in PLAYS:
            played[str(event.facts["seat"])] += faces(event.facts["cards"])
    return played
