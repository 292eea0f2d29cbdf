"""The contract between a game and everything that uses one.

A `Game` is a rule book: it holds no hand, and every method is a pure function. `check` is primary,
`legal` lists the same lazily, and both depend on what the seat knows and the move alone. Time is a
move: `deadline` tells how long and whose, `lapse` what time plays for them. Chance is the deal.
Which moves are good is no rule: see `Thinker`.
"""

from collections.abc import Iterator, Mapping
from typing import Protocol

from paiju.cards import Card, Hand
from paiju.game.deal import Deal
from paiju.game.event import Event
from paiju.game.move import Move
from paiju.game.profile import Profile
from paiju.game.refusal import Refusal
from paiju.game.ruling import Ask
from paiju.game.standing import Standing
from paiju.game.state import Deadline, Outcome, R, State, Step, T, View
from paiju.game.thinker import Thinker


class Game(Protocol[R, T]):
    """A rule book. There is no base class: a game is any object with these members."""

    @property
    def name(self) -> str:
        """The short name, as in `paiju play xiaoer`."""
        ...

    @property
    def version(self) -> int:
        """A number that changes when behaviour does."""
        ...

    @property
    def presets(self) -> Mapping[str, R]:
        """Rules by name; the first is the default."""
        ...

    @property
    def codes(self) -> Mapping[str, tuple[str, ...]]:
        """The refusal codes of this game beyond the common ones, with the facts of each."""
        ...

    @property
    def events(self) -> Mapping[str, tuple[str, ...]]:
        """The names of this game's events, with the facts of each, secret ones included."""
        ...

    @property
    def moments(self) -> frozenset[str]:
        """The events that nobody should miss: a page gives them time to be read."""
        ...

    @property
    def asks(self) -> Mapping[str, Ask]:
        """The judge's questions that this game answers, by name."""
        ...

    @property
    def profile(self) -> Profile:
        """What the game declares of itself: direction, sense of scores, points of cards."""
        ...

    @property
    def thinker(self) -> Thinker[R, T] | None:
        """Who thinks for seats of this game; None leaves it to `paiju.think`, which is slower."""
        ...

    def parse(self, given: Mapping[str, object]) -> R:
        """Read rules; `Refused` with every fault at once."""
        ...

    def seats(self, rules: R) -> int:
        """Return the number of seats."""
        ...

    def sides(self, rules: R) -> tuple[tuple[int, ...], ...]:
        """Return the seats that play together; none where a hand first has to show it."""
        ...

    def deck(self, rules: R) -> tuple[Card, ...]:
        """Return the cards that are shuffled for a hand."""
        ...

    def opening(self, rules: R) -> Standing:
        """Return the standing before the first hand."""
        ...

    def begin(self, rules: R, standing: Standing, deal: Deal) -> State[R, T]:
        """Deal a hand; `Refused` where the deal or the standing does not fit."""
        ...

    def actors(self, state: State[R, T]) -> tuple[int, ...]:
        """Return the seats that may act now, in the order in which they are asked."""
        ...

    def legal(self, state: State[R, T], seat: int) -> Iterator[Move]:
        """List every legal move of a seat, one at a time; `Refused` where there is no such seat."""
        ...

    def check(self, state: State[R, T], seat: int, move: Move) -> Refusal | None:
        """Return why a move is refused, None if it is legal."""
        ...

    def apply(self, state: State[R, T], seat: int, move: Move) -> Step[R, T]:
        """Make a move; `IllegalMove` where `check` refuses it."""
        ...

    def view(self, state: State[R, T], seat: int | None) -> View[R]:
        """Build what a seat, or an onlooker (None), may know; `Refused` for any other."""
        ...

    def holdings(self, state: State[R, T]) -> Mapping[str, Hand]:
        """Return every card of the deck by the place where it lies, secrets included.

        A seat's hand is under its number (`"1"`); other places have the game's own words:
        `kitty`, `pile`, `played`. Together they are the deck, at every moment.
        """
        ...

    def deadline(self, state: State[R, T]) -> Deadline | None:
        """Return how long and whose; None only when nobody can act."""
        ...

    def lapse(self, state: State[R, T], seat: int) -> Move:
        """Return the move that time makes for a seat; `Refused` where there is no such seat."""
        ...

    def outcome(self, state: State[R, T]) -> Outcome | None:
        """Return how the hand ended, None while it goes on."""
        ...

    def settle(self, state: State[R, T]) -> Standing:
        """Return the standing after a hand; `Refused` while it goes on."""
        ...

    def coming(self, rules: R, standing: Standing) -> tuple[Event, ...]:
        """Return what is known of the hand that a standing leads to, as `ANNOUNCEMENTS` names it.

        Nothing where the match is won, or where the deal or the play decides everything.
        """
        ...
