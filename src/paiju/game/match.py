"""Play hands and whole matches: somebody chooses, the game decides."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from paiju._arguments import expect
from paiju.game.deal import Deal
from paiju.game.fair import Fair
from paiju.game.move import Move
from paiju.game.record import Record, RecordedMove
from paiju.game.registry import AnyGame, AnyState, AnyView
from paiju.game.rules import RulesLike
from paiju.game.standing import Standing


class Chooser(Protocol):
    """A player that is an object, as bots are."""

    def choose(self, view: AnyView, /) -> Move:
        """Choose a move from a view."""
        ...


Choose: TypeAlias = Callable[[AnyView], Move]
"""A function that chooses a move from a view."""
Player: TypeAlias = Choose | Chooser
"""A bot, or a function."""


@dataclass(frozen=True, slots=True)
class Match:
    """The hands of a match and the standing after the last."""

    records: tuple[Record, ...]
    standing: Standing


def _choose(player: Player) -> Choose:
    """Return how a player chooses."""
    return player if callable(player) else player.choose


def _seated(players: Mapping[int, Player], seats: int) -> dict[int, Choose]:
    """Return how each seat chooses, if somebody sits at every one of them."""
    expect("players", players, Mapping, "{1: bot, 2: bot, …}: a player for every seat")
    missing = [seat for seat in range(1, seats + 1) if seat not in players]
    if missing:
        raise ValueError(f"`players` has nobody at seat {missing[0]} of {seats}")
    for seat, player in players.items():
        if not callable(player) and not hasattr(player, "choose"):
            raise TypeError(
                f"`players[{seat}]` cannot be {player!r}: "
                "write a bot, or a function from a view to a move"
            )
    return {seat: _choose(player) for seat, player in players.items()}


def play_hand(
    game: AnyGame,
    rules: RulesLike,
    standing: Standing,
    deal: Deal,
    players: Mapping[int, Player],
    fair: Fair | None = None,
) -> tuple[AnyState, Record]:
    """Play one hand to its end; the first seat that may act is always asked first."""
    choices = _seated(players, game.seats(rules))
    state = game.begin(rules, standing, deal)
    begun = state.fingerprint
    moves: list[RecordedMove] = []
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        move = choices[seat](game.view(state, seat))
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
    if not callable(deals):
        raise TypeError(
            f"`deals` cannot be {deals!r:.80}: write a function from the number of a hand to its "
            "deal, lambda hand: deal_from_seed(hand, game.deck(rules))"
        )
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
    """Play a match to its end.

    >>> from paiju.bots import find_bot
    >>> from paiju.game import deal_from_seed, find
    >>> game = find("gandengyan")
    >>> rules = game.parse({"hands": 2})
    >>> bots = {seat: find_bot("easy")(game, seat) for seat in range(1, game.seats(rules) + 1)}
    >>> match = play_match(game, rules, lambda hand: deal_from_seed(hand, game.deck(rules)), bots)
    >>> len(match.records), match.standing.winners
    (2, (4,))
    """
    records: list[Record] = []
    standing = game.opening(rules)
    for record, after in hands(game, rules, deals, players):
        records.append(record)
        standing = after
    return Match(tuple(records), standing)
