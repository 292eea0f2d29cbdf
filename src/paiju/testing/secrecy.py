"""Secrecy by twins: what a seat may not know changes nothing that it is told.

For a moment `s` and a seat, a twin is a moment dealt anew from the seat's view alone. Whatever the
game tells that seat must be the same in both, to the byte. `None` is an onlooker.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from paiju.game import AnyGame, AnyState, Chance, Dice, Event, Move, Refused
from paiju.game.rules import RulesLike
from paiju.testing import plain, walk
from paiju.testing.hostile import hostile_move, near_move, strangers

_MOST_MOVES: Final = 300
_CHECKS: Final = 6
_SECRET_ACTS: Final = frozenset({"bury"})
"""Acts whose cards nobody else may see, in any game."""


class Leak(AssertionError):
    """Something a seat was told that depends on what it may not know."""


def _same(what: str, seat: int | None, one: object, other: object) -> None:
    """Raise where two answers differ."""
    if one != other:
        raise Leak(f"{what} of seat {seat}: {plain.text(one)} | {plain.text(other)}")


@dataclass(frozen=True, slots=True)
class Twins:
    """A moment and its twin, alike to one seat."""

    game: AnyGame
    state: AnyState
    twin: AnyState
    seat: int | None

    @staticmethod
    def of(game: AnyGame, state: AnyState, seat: int | None, chance: Chance) -> "Twins":
        """Deal a twin from the view of a seat."""
        return Twins(game, state, game.guess(game.view(state, seat), chance), seat)

    def compare(self, chance: Chance) -> None:
        """Compare everything that the seat may ask now."""
        game, one, other, seat = self.game, self.state, self.twin, self.seat
        view = game.view(one, seat)
        _same("view", seat, view, game.view(other, seat))
        _same("actors", seat, game.actors(one), game.actors(other))
        _same("deadline", seat, game.deadline(one), game.deadline(other))
        self._turn_away()
        if seat is None:
            return
        legal = list(islice(game.legal(one, seat), _MOST_MOVES))
        _same("legal", seat, legal, list(islice(game.legal(other, seat), _MOST_MOVES)))
        due = game.lapse(one, seat) if legal else None
        if due is not None:
            _same("lapse", seat, due, game.lapse(other, seat))
        for _ in range(_CHECKS):
            if due is not None and chance.below(2):
                move = near_move(due, view.hand, chance)
            else:
                move = hostile_move(view.hand, chance)
            _same("check", seat, game.check(one, seat, move), game.check(other, seat, move))

    def _turn_away(self) -> None:
        """Hold the game to showing nothing to whoever has no seat."""
        for stranger in strangers(self.game.seats(self.state.rules)):
            try:
                self.game.view(self.state, stranger)
            except Refused:
                continue
            raise Leak(f"seat {stranger}, which is none, has a view")

    def advance(self, chance: Chance, reveals: frozenset[str]) -> None:
        """Make one move in both moments and compare what the seat sees of it.

        Events named in `reveals` may show something hidden, and so may the seat's own secrets;
        what follows the first such difference is not compared.
        """
        game, seat = self.game, self.seat
        made = self._moves(chance)
        if made is None:
            return
        actor, one, other = made
        first, second = game.apply(self.state, actor, one), game.apply(self.twin, actor, other)
        for event, twin in zip(first.events, second.events, strict=False):
            seen, seen_twin = game.seen(event, seat), game.seen(twin, seat)
            if seen == seen_twin:
                continue
            if event.name in reveals or twin.name in reveals or self._own(event, twin):
                return
            _same("event", seat, seen, seen_twin)
        _same("number of events", seat, len(first.events), len(second.events))
        after, after_twin = game.view(first.state, seat), game.view(second.state, seat)
        _same("view after a move", seat, after, after_twin)

    def _own(self, event: Event, twin: Event) -> bool:
        """Tell whether both events carry a secret of this very seat, their public facts alike."""
        own = self.seat is not None and event.owner == twin.owner == self.seat
        return own and event.name == twin.name and event.facts == twin.facts

    def _moves(self, chance: Chance) -> tuple[int, Move, Move] | None:
        """Choose an actor and a move in each moment that look alike to the seat."""
        game = self.game
        actors = game.actors(self.state)
        if not actors:
            return None
        actor = actors[chance.below(len(actors))]
        move = walk.choose(game, self.state, actor, chance)
        if game.check(self.twin, actor, move) is None:
            return actor, move, move
        # The twin's actor does not hold these cards. In secret it may well use others instead;
        # openly it may too, as far as nobody sees the difference.
        same_act = (other for other in game.legal(self.twin, actor) if other.act == move.act)
        alike = list(islice(same_act, _MOST_MOVES))
        if not alike:
            return None
        other = alike[chance.below(len(alike))]
        if move.act in _SECRET_ACTS:
            return actor, move, other
        seen = game.seen(game.apply(self.state, actor, move).events[0], self.seat)
        twin = game.seen(game.apply(self.twin, actor, other).events[0], self.seat)
        return (actor, move, other) if seen == twin else None


def twins(game: AnyGame, rules: RulesLike, seed: int) -> Iterator[Twins]:
    """Give twins without end: random moments of random matches, every seat and onlookers."""
    dice = Dice(seed)
    for turn in walk.turns(game, rules, seed):
        seats = game.seats(rules)
        seat = dice.below(seats + 1) or None
        yield Twins.of(game, turn.state, seat, dice)
        if not game.actors(turn.after):
            yield Twins.of(game, turn.after, seat, dice)


def secrets_are_kept(
    game: AnyGame, rules: RulesLike, seed: int, pairs: int, reveals: frozenset[str] = frozenset()
) -> None:
    """Compare so many twins; `Leak` at the first thing that a seat should not have been told."""
    dice = Dice(seed + 1)
    for pair in islice(twins(game, rules, seed), pairs):
        pair.compare(dice)
        pair.advance(dice, reveals)
