"""Secrecy by twins: what a seat may not know changes nothing that it is told.

For a moment `s` and a seat, a twin is a moment dealt anew from the seat's view alone. Whatever the
game tells that seat must be the same in both, to the byte. `None` is an onlooker.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from paiju.game import AnyGame, AnyState, AnyView, Chance, Dice, Event, Move, Refused, seen
from paiju.game.rules import RulesLike
from paiju.testing import plain, walk
from paiju.testing.hostile import hostile_move, near_move, strangers
from paiju.think import thinker_of

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
    view: AnyView
    """What the seat is told, and all that the twin was dealt from."""
    turn: walk.Turn | None
    """The move that is made at the moment; none at the end of a hand."""

    @staticmethod
    def of(
        game: AnyGame, state: AnyState, seat: int | None, chance: Chance, turn: walk.Turn | None
    ) -> "Twins":
        """Deal a twin from the view of a seat."""
        view = game.view(state, seat)
        return Twins(game, state, thinker_of(game).guess(view, chance), seat, view, turn)

    def compare(self, chance: Chance) -> None:
        """Compare everything that the seat may ask now."""
        game, one, other, seat = self.game, self.state, self.twin, self.seat
        _same("view", seat, self.view, game.view(other, seat))
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
                move = near_move(due, self.view.hand, chance)
            else:
                move = hostile_move(self.view.hand, chance, game.profile.all_acts)
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
        game, seat, turn = self.game, self.seat, self.turn
        other = self.alike(turn, chance) if turn is not None else None
        if turn is None or other is None:
            return
        step = game.apply(self.twin, turn.seat, other)
        for event, twin in zip(turn.events, step.events, strict=False):
            told, told_twin = seen(event, seat), seen(twin, seat)
            if told == told_twin:
                continue
            if event.name in reveals or twin.name in reveals or self._own(event, twin):
                return
            _same("event", seat, told, told_twin)
        _same("number of events", seat, len(turn.events), len(step.events))
        _same("view after a move", seat, game.view(turn.after, seat), game.view(step.state, seat))

    def _own(self, event: Event, twin: Event) -> bool:
        """Return whether both events carry a secret of this very seat, their public facts alike."""
        own = self.seat is not None and event.owner == twin.owner == self.seat
        return own and event.name == twin.name and event.facts == twin.facts

    def alike(self, turn: walk.Turn, chance: Chance) -> Move | None:
        """Choose a move of the twin that looks to the seat like the one that is made."""
        game, move, first = self.game, turn.move, turn.events[0]
        if game.check(self.twin, turn.seat, move) is None:
            return move
        # The twin's actor does not hold these cards. In secret it may well use others instead;
        # half in secret it may too, as far as nobody sees the difference.
        if move.act not in _SECRET_ACTS and not first.secret:
            return None
        same_act = (one for one in game.legal(self.twin, turn.seat) if one.act == move.act)
        alike = list(islice(same_act, _MOST_MOVES))
        if not alike:
            return None
        other = alike[chance.below(len(alike))]
        if move.act in _SECRET_ACTS:
            return other
        twin = game.apply(self.twin, turn.seat, other).events[0]
        return other if seen(first, self.seat) == seen(twin, self.seat) else None


def twins(game: AnyGame, rules: RulesLike, seed: int) -> Iterator[Twins]:
    """Give twins without end: random moments of random matches, every seat and onlookers."""
    dice = Dice(seed)
    for turn in walk.turns(game, rules, seed):
        seats = game.seats(rules)
        seat = dice.below(seats + 1) or None
        yield Twins.of(game, turn.state, seat, dice, turn)
        if not game.actors(turn.after):
            yield Twins.of(game, turn.after, seat, dice, None)


def secrets_are_kept(
    game: AnyGame, rules: RulesLike, seed: int, pairs: int, reveals: frozenset[str] = frozenset()
) -> None:
    """Compare so many twins; `Leak` at the first thing that a seat should not have been told."""
    dice = Dice(seed + 1)
    for pair in islice(twins(game, rules, seed), pairs):
        pair.compare(dice)
        pair.advance(dice, reveals)
