"""A game around a game: change one method and see whether the tests notice."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from paiju.cards import Card, Hand
from paiju.game import (
    AnyGame,
    AnyState,
    AnyView,
    Deadline,
    Deal,
    Event,
    Move,
    Outcome,
    Profile,
    Refusal,
    Standing,
    Step,
    Thinker,
)
from paiju.game.rules import RulesLike
from paiju.game.ruling import Ask

AnyStep: TypeAlias = Step[Any, Any]


class Wrapped:
    """A game that asks another one for everything; override what should differ."""

    def __init__(self, inner: AnyGame) -> None:
        """Wrap a game."""
        self.inner = inner

    @property
    def name(self) -> str:
        """The inner game's name."""
        return self.inner.name

    @property
    def version(self) -> int:
        """The inner game's version."""
        return self.inner.version

    @property
    def presets(self) -> Mapping[str, RulesLike]:
        """The inner game's presets."""
        return self.inner.presets

    @property
    def codes(self) -> Mapping[str, tuple[str, ...]]:
        """The inner game's codes."""
        return self.inner.codes

    @property
    def events(self) -> Mapping[str, tuple[str, ...]]:
        """The inner game's events."""
        return self.inner.events

    @property
    def moments(self) -> frozenset[str]:
        """The inner game's moments."""
        return self.inner.moments

    @property
    def asks(self) -> Mapping[str, Ask]:
        """The inner game's questions."""
        return self.inner.asks

    @property
    def profile(self) -> Profile:
        """The inner game's profile."""
        return self.inner.profile

    @property
    def thinker(self) -> Thinker[Any, Any] | None:
        """The inner game's thinker."""
        return self.inner.thinker

    def parse(self, given: Mapping[str, object]) -> RulesLike:
        """Read rules."""
        rules: RulesLike = self.inner.parse(given)
        return rules

    def seats(self, rules: RulesLike) -> int:
        """Count the seats."""
        return self.inner.seats(rules)

    def sides(self, rules: RulesLike) -> tuple[tuple[int, ...], ...]:
        """Tell who plays together."""
        return self.inner.sides(rules)

    def deck(self, rules: RulesLike) -> tuple[Card, ...]:
        """List the cards."""
        return self.inner.deck(rules)

    def opening(self, rules: RulesLike) -> Standing:
        """Open a match."""
        return self.inner.opening(rules)

    def begin(self, rules: RulesLike, standing: Standing, deal: Deal) -> AnyState:
        """Deal a hand."""
        return self.inner.begin(rules, standing, deal)

    def actors(self, state: AnyState) -> tuple[int, ...]:
        """Tell who may act."""
        return self.inner.actors(state)

    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        """List legal moves."""
        return self.inner.legal(state, seat)

    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        """Check a move."""
        return self.inner.check(state, seat, move)

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        """Make a move."""
        return self.inner.apply(state, seat, move)

    def view(self, state: AnyState, seat: int | None) -> AnyView:
        """Build a view."""
        return self.inner.view(state, seat)

    def holdings(self, state: AnyState) -> Mapping[str, Hand]:
        """Tell where every card lies."""
        return self.inner.holdings(state)

    def deadline(self, state: AnyState) -> Deadline | None:
        """Tell how long and whose."""
        return self.inner.deadline(state)

    def lapse(self, state: AnyState, seat: int) -> Move:
        """Choose what time plays."""
        return self.inner.lapse(state, seat)

    def outcome(self, state: AnyState) -> Outcome | None:
        """Tell how the hand ended."""
        return self.inner.outcome(state)

    def settle(self, state: AnyState) -> Standing:
        """Settle a finished hand."""
        return self.inner.settle(state)

    def coming(self, rules: RulesLike, standing: Standing) -> tuple[Event, ...]:
        """Tell what is known of the next hand."""
        return self.inner.coming(rules, standing)


class RulesOnly(Wrapped):
    """A game that brings no thinker of its own."""

    @property
    def thinker(self) -> None:
        """Leave thinking to others."""
        return None
