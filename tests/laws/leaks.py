"""Planted leaks: ways in which real card tables have told what they should not.

Each wraps a game and gives one secret away; a secrecy test that lets one pass is worth nothing.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from paiju.cards import Card
from paiju.game import (
    AnyGame,
    AnyState,
    AnyView,
    Deadline,
    Fact,
    Move,
    Refusal,
    Step,
    seen,
)
from paiju.testing.walk import MOST_MOVES
from tests.wrapped import AnyStep, Wrapped


def _next_hand(game: AnyGame, state: AnyState, seat: int | None) -> tuple[Card, ...]:
    """Return the cards of the seat after this one, or of the first for an onlooker."""
    following = 1 if seat is None else seat % game.seats(state.rules) + 1
    return tuple(game.holdings(state)[str(following)])


def _bit(game: AnyGame, state: AnyState, seat: int | None) -> bool:
    """Return one bit of the secret: whether the next seat's codes add up to an odd number."""
    return sum(held.code for held in _next_hand(game, state, seat)) % 2 == 1


class ViewLeak(Wrapped, ABC):
    """A view with one fact too many."""

    def view(self, state: AnyState, seat: int | None) -> AnyView:
        """Add the fact."""
        view = self.inner.view(state, seat)
        return replace(view, facts={**view.facts, "leak": self.leak(state, seat)})

    @abstractmethod
    def leak(self, state: AnyState, seat: int | None) -> Fact:
        """Return what should be hidden."""


class OtherHand(ViewLeak):
    """The full state is sent and the client is trusted to hide it."""

    def leak(self, state: AnyState, seat: int | None) -> Fact:
        """Return the next seat's hand."""
        return _next_hand(self.inner, state, seat)


class HiddenPlaces(ViewLeak):
    """The cards that lie face down are shown: kitty, pile, what was buried."""

    def leak(self, state: AnyState, seat: int | None) -> Fact:
        """Return every place but hands and played cards."""
        places = self.inner.holdings(state)
        return {
            name: tuple(held)
            for name, held in places.items()
            if not name.isdecimal() and name != "played"
        }


class NextCard(ViewLeak):
    """The last card of the deal can be read before it is drawn."""

    def leak(self, state: AnyState, seat: int | None) -> Fact:
        """Return the last card of the deal."""
        return state.deal.cards[-1]


class SuitCounts(ViewLeak):
    """Counts by suit look harmless and are not."""

    def leak(self, state: AnyState, seat: int | None) -> Fact:
        """Count the next seat's cards by suit."""
        hand = _next_hand(self.inner, state, seat)
        suits = [str(held)[0] for held in hand]
        return {suit: suits.count(suit) for suit in "SHCDJ"}


class CardIds(ViewLeak):
    """Ids that stay with a card tell where in the deal it came from."""

    def leak(self, state: AnyState, seat: int | None) -> Fact:
        """Return the places in the deal of the next seat's cards."""
        order = state.deal.cards
        return tuple(order.index(held) for held in _next_hand(self.inner, state, seat))


class DealStart(ViewLeak):
    """The number that decides what comes first is shown with its unused digits."""

    def leak(self, state: AnyState, seat: int | None) -> Fact:
        """Return the start of the deal."""
        return state.deal.start


class StateHash(ViewLeak):
    """A hash of the whole state can be searched for the hands that give it."""

    def leak(self, state: AnyState, seat: int | None) -> Fact:
        """Return the fingerprint."""
        return state.fingerprint


class WrapsSeats(Wrapped):
    """A list counts seat 0 and below from its end, and shows whoever sits there."""

    def view(self, state: AnyState, seat: int | None) -> AnyView:
        """Show strangers somebody's view."""
        if seat is not None:
            seat = (seat - 1) % self.inner.seats(state.rules) + 1
        return self.inner.view(state, seat)


class RawLog(Wrapped):
    """The log carries what others saw."""

    def view(self, state: AnyState, seat: int | None) -> AnyView:
        """Put the whole log into the view."""
        return replace(self.inner.view(state, seat), log=state.log)


class SecretTold(Wrapped):
    """An event's secret is among its public facts."""

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        """Show everybody what the owner sees."""
        step = self.inner.apply(state, seat, move)
        return Step(step.state, tuple(seen(event, event.owner) for event in step.events))


class OnlookerSees(Wrapped):
    """Onlookers are shown what the players see."""

    def view(self, state: AnyState, seat: int | None) -> AnyView:
        """Show an onlooker what the owners see."""
        view = self.inner.view(state, seat)
        if seat is not None:
            return view
        return replace(view, log=tuple(seen(event, event.owner) for event in state.log))


class ActorsTell(Wrapped):
    """Who is asked depends on what is held."""

    def actors(self, state: AnyState) -> tuple[int, ...]:
        """Name actors twice when the next seat's bit is set."""
        actors = self.inner.actors(state)
        return actors * 2 if _bit(self.inner, state, None) else actors


class DeadlineTells(Wrapped):
    """How long the table waits depends on what is held."""

    def deadline(self, state: AnyState) -> Deadline | None:
        """Give a second more when the first seat's bit is set."""
        deadline = self.inner.deadline(state)
        if deadline is None or not _bit(self.inner, state, None):
            return deadline
        return replace(deadline, seconds=deadline.seconds + 1)


class LegalTells(Wrapped):
    """What is offered depends on what others hold."""

    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        """Turn the order round when the next seat's bit is set."""
        moves = list(islice(self.inner.legal(state, seat), MOST_MOVES))
        return iter(moves[::-1] if _bit(self.inner, state, seat) else moves)


class RefusalTells(Wrapped):
    """A refusal names a card of somebody else."""

    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        """Add the next seat's hand to the facts."""
        refusal = self.inner.check(state, seat, move)
        if refusal is None:
            return None
        facts = {**refusal.facts, "leak": _next_hand(self.inner, state, seat)}
        return replace(refusal, facts=facts)


class LapseTells(Wrapped):
    """What time plays depends on what others hold."""

    def lapse(self, state: AnyState, seat: int) -> Move:
        """Play the last legal move when the next seat's bit is set."""
        move = self.inner.lapse(state, seat)
        if not _bit(self.inner, state, seat):
            return move
        return list(islice(self.inner.legal(state, seat), MOST_MOVES))[-1]


class EventTells(Wrapped):
    """That a message is sent at all tells something."""

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        """Repeat the last event when the first seat's bit is set."""
        step = self.inner.apply(state, seat, move)
        if not _bit(self.inner, state, None):
            return step
        return Step(step.state, (*step.events, step.events[-1]))


LEAKS: Final[tuple[type[Wrapped], ...]] = (
    OtherHand,
    HiddenPlaces,
    NextCard,
    SuitCounts,
    CardIds,
    DealStart,
    StateHash,
    WrapsSeats,
    RawLog,
    SecretTold,
    OnlookerSees,
    ActorsTell,
    DeadlineTells,
    LegalTells,
    RefusalTells,
    LapseTells,
    EventTells,
)
