"""Judges: by how much is one move better than another? Told by playouts, or by bots that play on.

Both deal the hidden cards anew and play every move on in the same deals. Playouts go on as those of
the search do and are cheap, so they tell how near a search comes to its own ideal. Bots play hands
as people meet them, so they tell what that ideal is worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from paiju.arena.entrants import Entrant
from paiju.bots.search import ways_on
from paiju.bots.taste import taste_for
from paiju.game import AnyGame, AnyState, AnyView, Dice, Move, find

_SCORES: Final[Mapping[str, str]] = dict.fromkeys(("friends", "guandan", "shandong"), "levels")
"""What the score of a hand counts where that is not points."""


class Judge(Protocol):
    """Compares moves of a view with the first of them."""

    @property
    def name(self) -> str:
        """What it is called in tables."""
        ...

    def unit(self, game: str) -> str:
        """Return what it counts in."""
        ...

    def compare(self, game: AnyGame, view: AnyView, moves: Sequence[Move]) -> list[float]:
        """Return by how much each move does better than the first."""
        ...


@dataclass(frozen=True, slots=True)
class Playouts:
    """So many playouts."""

    count: int
    name: str = "playouts"

    def unit(self, game: str) -> str:
        """Return what playouts count in."""
        return find(game).profile.measure.name

    def compare(self, game: AnyGame, view: AnyView, moves: Sequence[Move]) -> list[float]:
        """Play moves on as a search does."""
        dice = Dice(len(view.log))
        worlds, _ = ways_on(game.worlds(view, moves, dice, taste_for(game.name)))
        deals = max(1, self.count // (worlds.each * len(moves)))
        found = worlds.compare(range(len(moves)), dice.below(1 << 31), deals)
        return [ahead.total / deals / game.profile.measure.scale for ahead in found]


@dataclass(frozen=True, slots=True)
class Bots:
    """Bots of one kind at all seats, who play on so many deals, all that fit the view alike."""

    bot: Entrant
    deals: int

    @property
    def name(self) -> str:
        """What the bot is called."""
        return self.bot.name

    def unit(self, game: str) -> str:
        """Return what the score of a hand counts."""
        return _SCORES.get(game, "points")

    def compare(self, game: AnyGame, view: AnyView, moves: Sequence[Move]) -> list[float]:
        """Let bots play on after each move."""
        assert view.seat is not None
        dice = Dice(len(view.log))
        gained = [0.0] * len(moves)
        for seed in range(self.deals):
            state = game.guess(view, dice)
            for place, move in enumerate(moves):
                end = play_on(game, game.apply(state, view.seat, move).state, self.bot, seed)
                gained[place] += ahead_in(game, end, view.seat) / self.deals
        return [gain - gained[0] for gain in gained]


def play_on(game: AnyGame, state: AnyState, bot: Entrant, seed: int) -> AnyState:
    """Play a hand to its end; whatever was played before, a seat has the same luck."""
    players = [bot.player(game, seed * 8 + seat) for seat in range(8)]
    while actors := game.actors(state):
        seat = actors[0]
        state = game.apply(state, seat, players[seat](game.view(state, seat))).state
    return state


def ahead_in(game: AnyGame, state: AnyState, seat: int) -> float:
    """Return how much more a seat has gained in a hand than those who are not on its side."""
    outcome = game.outcome(state)
    assert outcome is not None
    gains = game.profile.sense.gains(outcome.scores)
    ours = next((side for side in game.sides(state.rules) if seat in side), (seat,))
    others = [gain for other, gain in enumerate(gains, 1) if other not in ours]
    return gains[seat - 1] - sum(others) / len(others)
