"""Laws of the profile: what a game declares of itself is so."""

from itertools import pairwise
from statistics import fmean

from paiju.game import AnyGame
from paiju.game.rules import RulesLike
from paiju.testing import walk
from paiju.testing.broken import hold


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
