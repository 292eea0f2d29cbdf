"""Play hands and whole matches: somebody chooses, the game decides."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from paiju.game.deal import Deal
from paiju.game.fair import Fair
from paiju.game.move import Move
from paiju.game.record import Record, RecordedMove
from paiju.game.registry import AnyGame, AnyState, AnyView
from paiju.game.rules import RulesLike
from paiju.game.standing import Standing

Player: TypeAlias = Callable[[AnyView], Move]
"""Whoever chooses a move from a view."""


@dataclass(frozen=True, slots=True)
class Match:
    """The hands of a match and the standing after the last."""

    records: tuple[Record, ...]
    standing: Standing


def play_hand(
    game: AnyGame,
    rules: RulesLike,
    standing: Standing,
    deal: Deal,
    players: Mapping[int, Player],
    fair: Fair | None = None,
) -> tuple[AnyState, Record]:
    """Play one hand to its end; the first seat that may act is always asked first."""
    state = game.begin(rules, standing, deal)
    begun = state.fingerprint
    moves: list[RecordedMove] = []
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        move = players[seat](game.view(state, seat))
        state = game.apply(state, seat, move).state
        moves.append(RecordedMove(seat, move, state.fingerprint))
    record = Record.of(game, rules, standing, deal, begun, tuple(moves), fair)
    return state, record


def hands(
    game: AnyGame,
    rules: RulesLike,
    deals: Callable[[int], Deal],
    players: Mapping[int, Player],
) -> Iterator[tuple[Record, Standing]]:
    """Play hand after hand until the match is won; `deals` gives the deal of a hand's number."""
    standing = game.opening(rules)
    while standing.winners is None:
        state, record = play_hand(game, rules, standing, deals(standing.hand), players)
        standing = game.settle(state)
        yield record, standing


def play_match(
    game: AnyGame,
    rules: RulesLike,
    deals: Callable[[int], Deal],
    players: Mapping[int, Player],
) -> Match:
    """Play a match to its end."""
    records: list[Record] = []
    standing = game.opening(rules)
    for record, after in hands(game, rules, deals, players):
        records.append(record)
        standing = after
    return Match(tuple(records), standing)
