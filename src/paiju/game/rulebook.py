"""A game made of its functions: what every game does alike stands here once.

Nothing asks for a `RuleBook`: any object that keeps the contract is a game. It saves a game the
guards: a deal or a standing that does not fit, a seat that is none, a move that is refused, a hand
that goes on.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias

from paiju._arguments import expect
from paiju.cards import Card, Hand
from paiju.game.deal import Deal
from paiju.game.event import Event
from paiju.game.guards import check_over, check_seat, check_standing
from paiju.game.move import Move
from paiju.game.profile import Profile
from paiju.game.refusal import IllegalMove, Refusal
from paiju.game.rules import parse
from paiju.game.ruling import Ask
from paiju.game.standing import Standing
from paiju.game.state import Deadline, Outcome, R, State, Step, T, View
from paiju.game.thinker import Thinker

Happened: TypeAlias = tuple[T, tuple[Event, ...]]
"""A table, and the events that led to it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Workings(Generic[R, T]):
    """The functions that the rule book guards: they may rely on what it has checked before."""

    deck: Callable[[R], tuple[Card, ...]]
    opening: Callable[[R], Standing]
    check: Callable[[State[R, T], int, Move], Refusal | None]
    """The seat is not checked: one out of range is refused like everything else."""
    faults: Callable[[R, Standing], Mapping[str, bool]]
    """What no hand of this game leaves to the next, by the part of the standing."""
    deal: Callable[[R, Standing, Deal], Happened[T]]
    legal: Callable[[State[R, T], int], Iterator[Move]]
    make: Callable[[State[R, T], int, Move], Happened[T] | Refusal]
    """The table after a move, or what `check` says of it."""
    view: Callable[[State[R, T], int | None], View[R]]
    lapse: Callable[[State[R, T], int], Move]
    settle: Callable[[State[R, T]], Standing]
    coming: Callable[[R, Standing], tuple[Event, ...]] = lambda rules, standing: ()
    """What is known of the next hand, asked only while the match goes on."""


def _blame(state: object, seat: object, move: object) -> None:
    """Name the argument that a rule has stumbled over: nobody looks at it before."""
    expect("state", state, State, "game.begin(rules, standing, deal)")
    expect("seat", seat, int, "a number from 1")
    expect("move", move, Move, 'Move.play("S2 H2")')


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleBook(Generic[R, T]):
    """A game as the contract asks for it."""

    name: str
    version: int
    presets: Mapping[str, R]
    """Rules by name; the first is the default."""
    codes: Mapping[str, tuple[str, ...]]
    events: Mapping[str, tuple[str, ...]]
    moments: frozenset[str] = frozenset()
    """The events that nobody should miss."""
    asks: Mapping[str, Ask]
    profile: Profile
    seats: Callable[[R], int]
    sides: Callable[[R], tuple[tuple[int, ...], ...]]
    actors: Callable[[State[R, T]], tuple[int, ...]]
    holdings: Callable[[State[R, T]], Mapping[str, Hand]]
    deadline: Callable[[State[R, T]], Deadline | None]
    outcome: Callable[[State[R, T]], Outcome | None]
    workings: Workings[R, T]
    thinker: Thinker[R, T] | None = None
    """Who thinks for its seats."""

    def parse(self, given: Mapping[str, object]) -> R:
        """Read rules; `Refused` with every fault at once."""
        return parse(self.presets, next(iter(self.presets)), given)

    def _expect_rules(self, rules: R) -> None:
        """Say how rules are made where something else is given for them."""
        expect("rules", rules, type(self.presets[next(iter(self.presets))]), "game.parse({…})")

    def deck(self, rules: R) -> tuple[Card, ...]:
        """Return the cards that are shuffled for a hand."""
        self._expect_rules(rules)
        return self.workings.deck(rules)

    def opening(self, rules: R) -> Standing:
        """Return the standing before the first hand."""
        self._expect_rules(rules)
        return self.workings.opening(rules)

    def begin(self, rules: R, standing: Standing, deal: Deal) -> State[R, T]:
        """Deal a hand; `Refused` where the deal or the standing does not fit."""
        self._expect_rules(rules)
        expect("standing", standing, Standing, "game.opening(rules)")
        expect("deal", deal, Deal, "deal_from_seed(7, game.deck(rules))")
        deal.check(self.deck(rules))
        check_standing(standing, self.seats(rules), self.workings.faults(rules, standing))
        table, events = self.workings.deal(rules, standing, deal)
        return State(rules, standing, deal, table, events)

    def legal(self, state: State[R, T], seat: int) -> Iterator[Move]:
        """List every legal move of a seat."""
        check_seat(seat, self.seats(state.rules))
        return self.workings.legal(state, seat)

    def check(self, state: State[R, T], seat: int, move: Move) -> Refusal | None:
        """Return why a move is refused, None if it is legal."""
        try:
            return self.workings.check(state, seat, move)
        except (AttributeError, TypeError):
            _blame(state, seat, move)
            raise

    def apply(self, state: State[R, T], seat: int, move: Move) -> Step[R, T]:
        """Make a move; `IllegalMove` where `check` refuses it."""
        try:
            made = self.workings.make(state, seat, move)
        except (AttributeError, TypeError):
            _blame(state, seat, move)
            raise
        if isinstance(made, Refusal):
            raise IllegalMove(made)
        table, events = made
        after = State(state.rules, state.standing, state.deal, table, state.log + events)
        return Step(after, events)

    def view(self, state: State[R, T], seat: int | None) -> View[R]:
        """Build what a seat, or an onlooker, may know."""
        if seat is not None:
            check_seat(seat, self.seats(state.rules))
        return self.workings.view(state, seat)

    def lapse(self, state: State[R, T], seat: int) -> Move:
        """Return the move that time makes for a seat."""
        check_seat(seat, self.seats(state.rules))
        return self.workings.lapse(state, seat)

    def settle(self, state: State[R, T]) -> Standing:
        """Return the standing after a finished hand."""
        check_over(self.outcome(state) is not None)
        return self.workings.settle(state)

    def coming(self, rules: R, standing: Standing) -> tuple[Event, ...]:
        """Tell what is known of the next hand; nothing where the match is won."""
        return () if standing.winners is not None else self.workings.coming(rules, standing)
