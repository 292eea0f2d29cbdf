"""掼蛋 as the contract asks for it: a rule book that holds no hand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from paiju.cards import RANKS, Card, Hand, deck
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
from paiju.games.guandan import advice, dealing, deeds, moves
from paiju.games.guandan import standing as standings
from paiju.games.guandan import view as views
from paiju.games.guandan.asks import ASKS
from paiju.games.guandan.codes import CODES, EVENTS
from paiju.games.guandan.dealing import Hands
from paiju.games.guandan.faces import book_of
from paiju.games.guandan.guess import guess
from paiju.games.guandan.kernel.playouts import playouts
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.kernel.words import SEATS
from paiju.games.guandan.rules import PRESETS, Rules


@dataclass(frozen=True, slots=True)
class GuanDan:
    """The rule book of 掼蛋."""

    name: str = standings.GAME
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
        return SEATS

    def sides(self, rules: Rules) -> tuple[tuple[int, ...], ...]:
        """Return the seats that face each other."""
        return standings.side_of(1), standings.side_of(2)

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """Return the two packs that are played with."""
        return deck(dealing.PACKS)

    def opening(self, rules: Rules) -> Standing:
        """Return the standing before the first hand."""
        return standings.opening()

    def begin(self, rules: Rules, standing: Standing, deal: Deal) -> State[Rules, Table]:
        """Deal 27 cards each; from the second hand on tribute is owed, or resisted."""
        return dealing.begin(rules, standing, deal)

    def actors(self, state: Hands) -> tuple[int, ...]:
        """Return the seats that may act."""
        return moves.actors(state.table)

    def legal(self, state: Hands, seat: int) -> Iterator[Move]:
        """List every legal move of a seat."""
        check_seat(seat, SEATS)
        return moves.legal(state, seat)

    def check(self, state: Hands, seat: int, move: Move) -> Refusal | None:
        """Tell why a move is refused, None if it is legal."""
        return moves.check(state, seat, move)

    def apply(self, state: Hands, seat: int, move: Move) -> Step[Rules, Table]:
        """Make a move; `IllegalMove` where `check` refuses it."""
        return deeds.apply(state, seat, move)

    def view(self, state: Hands, seat: int | None) -> View[Rules]:
        """Build what a seat, or an onlooker, may know."""
        if seat is not None:
            check_seat(seat, SEATS)
        return views.view(state, seat)

    def seen(self, event: Event, seat: int | None) -> Event:
        """Return what a seat, or an onlooker, may know of an event."""
        return seen(event, seat)

    def holdings(self, state: Hands) -> Mapping[str, Hand]:
        """Return every card by the place where it lies, secrets included."""
        return dealing.holdings(state)

    def deadline(self, state: Hands) -> Deadline | None:
        """Give those who must act their time."""
        return views.deadline(state)

    def lapse(self, state: Hands, seat: int) -> Move:
        """Pay or return the lowest allowed card, pass, or lead the lowest single."""
        check_seat(seat, SEATS)
        return moves.lapse(state, seat)

    def outcome(self, state: Hands) -> Outcome | None:
        """Tell how the hand ended."""
        return views.outcome(state)

    def settle(self, state: Hands) -> Standing:
        """Return the standing after a finished hand."""
        check_over(views.outcome(state) is not None)
        return standings.settled(state.rules, state.standing, deeds.finish_of(state.table))

    def guess(self, view: View[Rules], chance: Chance) -> Hands:
        """Deal the unknown cards at random: a state that gives exactly this view."""
        return guess(view, chance)

    def playouts(self, rules: Rules, seed: int, hands: int) -> Playouts:
        """Play whole random hands inside the kernel, one match after another."""
        books = [book_of(rules, level) for level in RANKS]
        lock, resist = bool(rules.pass_locks), bool(rules.resist)
        steps, listed, digest = playouts(
            books, lock, resist, rules.a_tries, seed % (1 << 31), hands
        )
        return Playouts(hands, steps, listed, digest)

    def advise(self, state: Hands, seat: int, skill: Skill) -> Move:
        """Return the move of the rules of thumb."""
        check_actor(seat, self.actors(state))
        return advice.advice(state.table, seat, skill)

    def ideas(self, state: Hands, seat: int, most: int) -> tuple[Move, ...]:
        """List the moves that come to mind."""
        check_actor(seat, self.actors(state))
        return advice.ideas(state, seat, most)

    def rollouts(
        self, state: Hands, seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Play moves on inside the kernel and tell what they gain."""
        return advice.outcomes(state, seat, moves, seed % (1 << 31), count)
