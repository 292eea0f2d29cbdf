"""干瞪眼 as the contract asks for it: a rule book that holds no hand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from paiju.cards import Card, Hand, deck
from paiju.game import (
    Chance,
    Deadline,
    Deal,
    Event,
    Move,
    Outcome,
    Playouts,
    Refusal,
    Skill,
    Standing,
    State,
    Step,
    View,
    check_actor,
    check_over,
    check_seat,
    seen,
)
from paiju.game.rules import parse
from paiju.game.ruling import Ask
from paiju.games.gandengyan import advice, dealing, play
from paiju.games.gandengyan import view as views
from paiju.games.gandengyan.asks import ASKS
from paiju.games.gandengyan.codes import CODES, EVENTS
from paiju.games.gandengyan.guess import guess
from paiju.games.gandengyan.kernel.playouts import playouts
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.play import GAME, Hands
from paiju.games.gandengyan.rules import PRESETS, Rules
from paiju.games.gandengyan.score import settled


@dataclass(frozen=True, slots=True)
class GanDengYan:
    """The rule book of 干瞪眼."""

    name: str = GAME
    version: int = 1

    @property
    def presets(self) -> Mapping[str, Rules]:
        """Rules by name; the first is the default."""
        return PRESETS

    @property
    def codes(self) -> Mapping[str, tuple[str, ...]]:
        """The refusal codes of this game, with the facts of each."""
        return CODES

    @property
    def events(self) -> Mapping[str, tuple[str, ...]]:
        """The events of this game, with the facts of each."""
        return EVENTS

    @property
    def asks(self) -> Mapping[str, Ask]:
        """The judge's questions that this game answers."""
        return ASKS

    def parse(self, given: Mapping[str, object]) -> Rules:
        """Read rules; `Refused` with every fault at once."""
        return parse(PRESETS, next(iter(PRESETS)), given)

    def seats(self, rules: Rules) -> int:
        """Return the number of seats."""
        return rules.seats

    def sides(self, rules: Rules) -> tuple[tuple[int, ...], ...]:
        """Return every seat by itself."""
        return tuple((seat,) for seat in range(1, rules.seats + 1))

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """Return the one pack that is played with."""
        return deck()

    def opening(self, rules: Rules) -> Standing:
        """Return the standing before the first hand."""
        return Standing(scores=(0,) * rules.seats)

    def begin(self, rules: Rules, standing: Standing, deal: Deal) -> State[Rules, Table]:
        """Deal five cards each, one more for the first player; the rest is the pile."""
        return dealing.begin(rules, standing, deal)

    def actors(self, state: Hands) -> tuple[int, ...]:
        """Return the seat on turn."""
        return play.actors(state)

    def legal(self, state: Hands, seat: int) -> Iterator[Move]:
        """List every legal move of a seat."""
        check_seat(seat, state.rules.seats)
        return play.legal(state, seat)

    def check(self, state: Hands, seat: int, move: Move) -> Refusal | None:
        """Tell why a move is refused, None if it is legal."""
        return play.check(state, seat, move)

    def apply(self, state: Hands, seat: int, move: Move) -> Step[Rules, Table]:
        """Make a move; `IllegalMove` where `check` refuses it."""
        return play.apply(state, seat, move)

    def view(self, state: Hands, seat: int | None) -> View[Rules]:
        """Build what a seat, or an onlooker, may know."""
        if seat is not None:
            check_seat(seat, state.rules.seats)
        return views.view(state, seat)

    def seen(self, event: Event, seat: int | None) -> Event:
        """Return what a seat, or an onlooker, may know of an event."""
        return seen(event, seat)

    def holdings(self, state: Hands) -> Mapping[str, Hand]:
        """Return every card by the place where it lies, secrets included."""
        return dealing.holdings(state)

    def deadline(self, state: Hands) -> Deadline | None:
        """Give the seat on turn its time."""
        return views.deadline(state)

    def lapse(self, state: Hands, seat: int) -> Move:
        """Pass when the time is up; a leader plays the smallest single."""
        check_seat(seat, state.rules.seats)
        return play.lapse(state, seat)

    def outcome(self, state: Hands) -> Outcome | None:
        """Tell how the hand ended."""
        return views.outcome(state)

    def settle(self, state: Hands) -> Standing:
        """Return the standing after a finished hand."""
        check_over(state.table.winner >= 0)
        winner = state.table.winner + 1
        return settled(state.rules, state.standing, play.points(state.rules, state.table), winner)

    def guess(self, view: View[Rules], chance: Chance) -> Hands:
        """Deal the unknown cards at random: a state that gives exactly this view."""
        return guess(view, chance)

    def playouts(self, rules: Rules, seed: int, hands: int) -> Playouts:
        """Play whole random hands inside the kernel."""
        table = dealing.new_table(rules)
        reshuffles = dealing.reshuffles_of(rules)
        steps, legal, digest = playouts(table, reshuffles, seed % dealing.MODULUS, hands)
        return Playouts(hands, steps, legal, digest)

    def advise(self, state: Hands, seat: int, skill: Skill) -> Move:
        """Return the move of the rules of thumb."""
        check_actor(seat, self.actors(state))
        return advice.advice(state, skill)

    def ideas(self, state: Hands, seat: int, most: int) -> tuple[Move, ...]:
        """List the moves that come to mind."""
        check_actor(seat, self.actors(state))
        return advice.ideas(state, seat, most)

    def rollouts(
        self, state: Hands, seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Play moves on inside the kernel and tell what they gain."""
        return advice.outcomes(state, seat, moves, seed % (1 << 31), count)
