"""Laws of the profile: what a game declares of itself is so, and what it shows is declared."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean
from typing import Final

from paiju.game import AnyGame, AnyState, AnyView, Dice, Move
from paiju.game.fact_types import FactType, fits
from paiju.game.rules import RulesLike, switches
from paiju.testing import walk
from paiju.testing.broken import hold

_HANDS: Final = 40
"""A fact that shows in none of these hands is not shown."""


def views(game: AnyGame, state: AnyState) -> Iterator[AnyView]:
    """Give the view of an onlooker and of every seat."""
    for seat in (None, *range(1, game.seats(state.rules) + 1)):
        yield game.view(state, seat)


def _view_is_declared(game: AnyGame, view: AnyView) -> None:
    """Hold a view to the phases, facts and types that the game declares."""
    profile, seats = game.profile, len(view.counts)
    phases = {phase.name for phase in profile.phases}
    hold(view.phase in phases, "a phase is declared", view.phase)
    hold(fits(profile.facts, view.facts, seats), "a fact is declared", view.facts)
    shown = {name: profile.private.get(name) for name in view.private}
    hold(None not in shown.values(), "a private fact is declared", view.private)
    for name, wanted in shown.items():
        fact = view.private[name]
        sound = wanted is not None and wanted.admits(fact, seats)
        hold(sound, "a private fact is of its type", name, fact)
    for made in view.table:
        if made.reading is not None:
            hold(made.reading.type in profile.types, "a type is declared", made)


def _move_is_declared(game: AnyGame, move: Move) -> None:
    """Hold a legal move to the acts and types that the game declares."""
    hold(move.act in game.profile.acts, "an act is declared", move)
    claimed = move.claim is None or move.claim.type in game.profile.types
    hold(claimed, "a claimed type is declared", move)


def views_are_declared(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """Every fact of every view is declared and of its type, and so are phases, acts and types."""
    state = walk.arrive(game, rules, seed)
    for view in views(game, state):
        _view_is_declared(game, view)
    for turn in walk.walk(game, state, Dice(seed)):
        _move_is_declared(game, turn.move)
        for view in views(game, turn.after):
            _view_is_declared(game, view)


def declarations_are_met(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """Every declared fact shows in some hand, unless it depends on a switch of the rules."""
    profile = game.profile
    declared: dict[tuple[str, str], FactType] = {
        **{("facts", name): wanted for name, wanted in profile.facts.items()},
        **{("private", name): wanted for name, wanted in profile.private.items()},
    }
    known = {"", *switches(rules)}
    for fact, wanted in declared.items():
        hold(wanted.switch in known, "a switch exists", fact, wanted.switch)
    missing = {fact for fact, wanted in declared.items() if not wanted.switch}
    for hand in range(seed, seed + _HANDS):
        for state in walk.states(game, rules, hand):
            for view in views(game, state):
                told = {name for name, fact in view.facts.items() if fact is not None}
                missing -= {("facts", name) for name in told}
                missing -= {("private", name) for name in view.private}
            if not missing:
                return
    hold(False, "a declared fact is met", seed, sorted(missing))


def play_goes_round(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """Seats play in the declared direction; only those that are out or have passed are skipped."""
    step, seats = game.profile.direction, game.seats(rules)
    for state in walk.states(game, rules, seed):
        view = game.view(state, None)
        passed: set[int] = set()
        for made, after in pairwise(view.table):
            if not made.cards:
                passed.add(made.seat)
            seat = (made.seat - 1 + step) % seats + 1
            while seat != after.seat:
                out = not view.counts[seat - 1] or seat in passed
                hold(out, "play goes round as declared", seed, made.seat, after.seat)
                seat = (seat - 1 + step) % seats + 1


def winners_gain(game: AnyGame, rules: RulesLike, seed: int) -> None:
    """The winners of a hand gain no less than the others, in the declared sense of scores."""
    *_, state = walk.states(game, rules, seed)
    outcome = game.outcome(state)
    assert outcome is not None
    gains = game.profile.sense.gains(outcome.scores)
    won = [gain for seat, gain in enumerate(gains, 1) if seat in outcome.winners]
    lost = [gain for seat, gain in enumerate(gains, 1) if seat not in outcome.winners]
    hold(not lost or fmean(won) >= fmean(lost), "winners gain", seed, outcome)
