"""A game made of its functions: what every game does alike stands here once.

Nothing asks for a `RuleBook`: any object that keeps the contract is a game. It saves a game the
guards: a deal or a standing that does not fit, a seat that is none, a move that is refused, a hand
that goes on.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias

from paiju.cards import Card, Hand
from paiju.cards.kernel.run import Run
from paiju.game.ahead import Worlds
from paiju.game.chance import Chance
from paiju.game.contract import Deadline, Outcome, Playouts, R, Skill, State, Step, T, View
from paiju.game.deal import Deal
from paiju.game.event import Event, seen
from paiju.game.guards import check_actor, check_over, check_rulings, check_seat, check_standing
from paiju.game.kernel.trial import Trial, try_out
from paiju.game.move import Move
from paiju.game.profile import Profile
from paiju.game.refusal import IllegalMove, Refusal
from paiju.game.rules import parse
from paiju.game.ruling import Ask
from paiju.game.standing import Standing
from paiju.game.worlds import Guess, Guessed, hide, settle

Happened: TypeAlias = tuple[T, tuple[Event, ...]]
"""A table, and the events that led to it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Workings(Generic[R, T]):
    """The functions of a game. They may rely on what the rule book has checked before."""

    seats: Callable[[R], int]
    sides: Callable[[R], tuple[tuple[int, ...], ...]]
    deck: Callable[[R], tuple[Card, ...]]
    opening: Callable[[R], Standing]
    faults: Callable[[R, Standing], Mapping[str, bool]]
    """What no hand of this game leaves to the next, by the part of the standing."""
    deal: Callable[[R, Standing, Deal], Happened[T]]
    actors: Callable[[State[R, T]], tuple[int, ...]]
    legal: Callable[[State[R, T], int], Iterator[Move]]
    check: Callable[[State[R, T], int, Move], Refusal | None]
    """The seat is not checked: one that is none is refused like everything else."""
    make: Callable[[State[R, T], int, Move], Happened[T] | Refusal]
    """The table after a move, or what `check` says of it."""
    view: Callable[[State[R, T], int | None], View[R]]
    holdings: Callable[[State[R, T]], Mapping[str, Hand]]
    deadline: Callable[[State[R, T]], Deadline | None]
    lapse: Callable[[State[R, T], int], Move]
    outcome: Callable[[State[R, T]], Outcome | None]
    settle: Callable[[State[R, T]], Standing]
    guess: Callable[[View[R], Chance], Guess[R, T]]
    playouts: Callable[[R, int, int], Playouts]
    advise: Callable[[State[R, T], int, Skill], Move]
    ideas: Callable[[State[R, T], int, int], tuple[Move, ...]]
    trial: Callable[[State[R, T], int, Sequence[Move]], Trial]
    """Moves of a seat, set up in the kernel to be tried out."""
    recall: Callable[[State[R, T], int, Trial], None] = lambda state, seat, trial: None
    """Tell a trial what the play so far says of the hidden cards."""
    liked: Callable[[State[R, T], Sequence[int]], tuple[Move, ...]] = lambda state, taste: ()
    """The move that weights learnt in self-play like best; none where nothing was learnt."""
    teach: Callable[[R, Trial, Sequence[int]], None] = lambda rules, trial, taste: None
    """Let a trial play on by weights learnt in self-play."""
    coming: Callable[[R, Standing], tuple[Event, ...]] = lambda rules, standing: ()
    """What is known of the next hand, asked only while the match goes on."""


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
    workings: Workings[R, T]
    profile: Profile

    def parse(self, given: Mapping[str, object]) -> R:
        """Read rules; `Refused` with every fault at once."""
        return parse(self.presets, next(iter(self.presets)), given)

    def seats(self, rules: R) -> int:
        """Return the number of seats."""
        return self.workings.seats(rules)

    def sides(self, rules: R) -> tuple[tuple[int, ...], ...]:
        """Return the seats that play together; none where a hand first has to show it."""
        return self.workings.sides(rules)

    def deck(self, rules: R) -> tuple[Card, ...]:
        """Return the cards that are shuffled for a hand."""
        return self.workings.deck(rules)

    def opening(self, rules: R) -> Standing:
        """Return the standing before the first hand."""
        return self.workings.opening(rules)

    def begin(self, rules: R, standing: Standing, deal: Deal) -> State[R, T]:
        """Deal a hand; `Refused` where the deal or the standing does not fit."""
        deal.check(self.deck(rules))
        check_standing(standing, self.seats(rules), self.workings.faults(rules, standing))
        table, events = self.workings.deal(rules, standing, deal)
        return State(rules, standing, deal, table, events)

    def actors(self, state: State[R, T]) -> tuple[int, ...]:
        """Return the seats that may act, first asked first."""
        return self.workings.actors(state)

    def legal(self, state: State[R, T], seat: int) -> Iterator[Move]:
        """List every legal move of a seat."""
        check_seat(seat, self.seats(state.rules))
        return self.workings.legal(state, seat)

    def check(self, state: State[R, T], seat: int, move: Move) -> Refusal | None:
        """Tell why a move is refused, None if it is legal."""
        return self.workings.check(state, seat, move)

    def apply(self, state: State[R, T], seat: int, move: Move) -> Step[R, T]:
        """Make a move; `IllegalMove` where `check` refuses it."""
        made = self.workings.make(state, seat, move)
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

    def seen(self, event: Event, seat: int | None) -> Event:
        """Return what a seat, or an onlooker, may know of an event."""
        return seen(event, seat)

    def holdings(self, state: State[R, T]) -> Mapping[str, Hand]:
        """Tell where every card lies, secrets included."""
        return self.workings.holdings(state)

    def deadline(self, state: State[R, T]) -> Deadline | None:
        """Return how long the seats that act have."""
        return self.workings.deadline(state)

    def lapse(self, state: State[R, T], seat: int) -> Move:
        """Return the move that time makes for a seat."""
        check_seat(seat, self.seats(state.rules))
        return self.workings.lapse(state, seat)

    def outcome(self, state: State[R, T]) -> Outcome | None:
        """Tell how the hand ended, None while it goes on."""
        return self.workings.outcome(state)

    def settle(self, state: State[R, T]) -> Standing:
        """Return the standing after a finished hand."""
        check_over(self.outcome(state) is not None)
        return self.workings.settle(state)

    def coming(self, rules: R, standing: Standing) -> tuple[Event, ...]:
        """Tell what is known of the next hand; nothing where the match is won."""
        return () if standing.winners is not None else self.workings.coming(rules, standing)

    def guess(self, view: View[R], chance: Chance) -> State[R, T]:
        """Deal the unknown cards at random: a state that gives exactly this view."""
        return self.workings.guess(view, chance).state

    def playouts(self, rules: R, seed: int, hands: int) -> Playouts:
        """Play whole random hands inside the kernel."""
        return self.workings.playouts(rules, seed, hands)

    def advise(self, state: State[R, T], seat: int, skill: Skill) -> Move:
        """Return the move of the rules of thumb."""
        check_actor(seat, self.actors(state))
        return self.workings.advise(state, seat, skill)

    def ideas(
        self, state: State[R, T], seat: int, most: int, taste: Sequence[int] = ()
    ) -> tuple[Move, ...]:
        """List the moves that come to mind, first what a taste likes best."""
        check_actor(seat, self.actors(state))
        liked = self.workings.liked(state, taste) if taste else ()
        return tuple(dict.fromkeys((*liked, *self.workings.ideas(state, seat, most))))[:most]

    def rollouts(
        self, state: State[R, T], seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Play moves on inside the kernel and tell what they gain."""
        check_rulings(self.check(state, seat, move) for move in moves)
        trial = self.workings.trial(state, seat, moves)
        return tuple(try_out(trial, len(moves), seed % (1 << 31), count))

    def worlds(
        self, view: View[R], moves: Sequence[Move], chance: Chance, taste: Sequence[int] = ()
    ) -> Worlds:
        """Set moves up to be tried in worlds that fit a view."""
        seat = 0 if view.seat is None else view.seat
        found = self.workings.guess(view, chance)
        check_rulings(self.check(found.state, seat, move) for move in moves)
        if not found.hidden:
            return Guessed(self, view, seat, tuple(moves), chance)
        trial = self.workings.trial(found.state, seat, moves)
        if taste:
            self.workings.teach(view.rules, trial, taste)
        hide(trial, found.hidden)
        self.workings.recall(found.state, seat, trial)
        return settle(trial, chance)


def counted(run: Run, hands: int) -> Playouts:
    """Tell what a kernel's run of random hands did."""
    return Playouts(hands, int(run.steps), int(run.legal), int(run.digest))
