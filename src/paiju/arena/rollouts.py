"""Many hands at once, for learning programs: one call chooses for all tables that wait.

Hands go on in step. In every step each table asks whoever may act first; the rows of all views
and of all their moves go to one function, which answers with one choice a table. So a network
sees a batch where a bot sees one view.

>>> from paiju.game import find
>>> game = find("xiaoer")
>>> played = rollouts(game, game.presets["basic"], hands=3, seed=1)
>>> played.gains.shape, bool((played.gains.sum(axis=1) == 0).all())
((3, 4), True)
>>> def first(asked):
...     return np.zeros(len(asked.rows), np.int64)
>>> rollouts(game, game.presets["basic"], hands=3, seed=1, choose=first, keep=True).rows.shape
(159, 431)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from paiju.envs.moves import MOVE, Row, encode_moves
from paiju.envs.sight import Sight, encode_view, size
from paiju.game import AnyGame, AnyState, Move, Outcome, deal_from_seed
from paiju.game.rules import RulesLike

Number = TypeVar("Number", bound="np.generic[Any]")
Mask: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int64]
MOST: Final = 64


@dataclass(frozen=True, slots=True)
class Asked:
    """What all tables that wait ask in one step, a row a table."""

    rows: Sight
    """The views, as `paiju.envs.sight` writes them: (tables, size)."""
    moves: Row
    """The moves, as `paiju.envs.moves` writes them: (tables, most, MOVE)."""
    mask: Mask
    """Which moves there are: (tables, most)."""
    hands: Numbers
    """The number of the hand, from 0."""
    seats: Numbers
    """The seat that is asked, from 1."""


Choose: TypeAlias = Callable[[Asked], Numbers]
"""Answers with the place of a move for each table."""


@dataclass(frozen=True, slots=True)
class Rollouts:
    """What many hands came to, a row a hand; and every decision, a row each, where kept."""

    gains: NDArray[np.float32]
    """What each seat gained: more is better."""
    winners: Mask
    steps: Numbers
    rows: Sight
    """The view that was decided on."""
    moves: Row
    """The move that was chosen."""
    hands: Numbers
    """The hand, from 0, and the seat, from 1, of each decision."""
    seats: Numbers

    @property
    def returns(self) -> NDArray[np.float32]:
        """What the seat of each decision gained in the end."""
        return np.asarray(self.gains[self.hands, self.seats - 1], np.float32)


def uniform(seed: int) -> Choose:
    """Choose any of the moves, each as likely."""
    random = np.random.default_rng(seed)

    def choose(asked: Asked) -> Numbers:
        return np.asarray(random.random(len(asked.rows)) * asked.mask.sum(axis=1), np.int64)

    return choose


@dataclass(slots=True)
class _Table:
    """One hand on its way."""

    hand: int
    state: AnyState
    steps: int = 0
    seat: int = 0
    listed: tuple[Move, ...] = ()


def _ask(game: AnyGame, tables: Sequence[_Table], most: int, seats: int) -> Asked:
    """Write down what every table asks."""
    rows = np.zeros((len(tables), size(seats)), np.float32)
    moves = np.zeros((len(tables), most, MOVE), np.int8)
    mask = np.zeros((len(tables), most), np.bool_)
    for at, table in enumerate(tables):
        table.seat = game.actors(table.state)[0]
        table.listed = tuple(islice(game.legal(table.state, table.seat), most))
        rows[at] = encode_view(game.view(table.state, table.seat))
        mask[at, : len(table.listed)] = True
        moves[at, : len(table.listed)] = encode_moves(table.listed, game.profile.all_types)
    hands = np.array([table.hand for table in tables], np.int64)
    return Asked(rows, moves, mask, hands, np.array([table.seat for table in tables], np.int64))


def _decide(game: AnyGame, tables: Sequence[_Table], chosen: Numbers) -> None:
    """Make the chosen move at every table."""
    for table, place in zip(tables, chosen, strict=True):
        table.state = game.apply(table.state, table.seat, table.listed[int(place)]).state
        table.steps += 1


def _outcome(game: AnyGame, table: _Table) -> Outcome:
    """Return how a finished hand ended."""
    outcome = game.outcome(table.state)
    assert outcome is not None
    return outcome


def _join(parts: Sequence[NDArray[Number]], empty: NDArray[Number]) -> NDArray[Number]:
    """Put the rows of all steps below each other."""
    return np.concatenate([empty, *parts])


def rollouts(
    game: AnyGame,
    rules: RulesLike,
    hands: int,
    seed: int = 1,
    choose: Choose | None = None,
    most: int = MOST,
    keep: bool = False,
) -> Rollouts:
    """Play hands in step, each to its end; of more than `most` legal moves the first are offered.

    With `keep` every decision is kept: for 1,000 hands that is some hundred megabytes.
    """
    if hands < 1 or most < 1:
        raise ValueError("at least one hand and one move are needed")
    pick = choose or uniform(seed)
    seats, deck, opening = game.seats(rules), game.deck(rules), game.opening(rules)
    every = [
        _Table(hand, game.begin(rules, opening, deal_from_seed(seed * hands + hand, deck)))
        for hand in range(hands)
    ]
    kept: list[tuple[Asked, Row]] = []
    going = every
    while going:
        asked = _ask(game, going, most, seats)
        chosen = pick(asked)
        if keep:
            kept.append((asked, asked.moves[np.arange(len(going)), chosen]))
        _decide(game, going, chosen)
        going = [table for table in going if game.outcome(table.state) is None]
    ends = [_outcome(game, table) for table in every]
    none = np.zeros(0, np.int64)
    return Rollouts(
        gains=np.array([game.profile.sense.gains(end.scores) for end in ends], np.float32),
        winners=np.array([[seat + 1 in end.winners for seat in range(seats)] for end in ends]),
        steps=np.array([table.steps for table in every], np.int64),
        rows=_join([one.rows for one, _ in kept], np.zeros((0, size(seats)), np.float32)),
        moves=_join([made for _, made in kept], np.zeros((0, MOVE), np.int8)),
        hands=_join([one.hands for one, _ in kept], none),
        seats=_join([one.seats for one, _ in kept], none),
    )
