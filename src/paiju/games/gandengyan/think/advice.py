"""Rules of thumb at the edge: what to play, what comes to mind, and how moves turn out."""

from collections.abc import Sequence
from itertools import islice

from paiju.cards import cards_of, mask_of
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.game import PASS, Move, Skill
from paiju.game.kernel.trial import Trial
from paiju.games.gandengyan.deal import Hands
from paiju.games.gandengyan.faces import terms_of
from paiju.games.gandengyan.kernel.think.policy import advise, new_mind
from paiju.games.gandengyan.kernel.think.taste import LARGEST, WEIGHTS, Taste, prefer
from paiju.games.gandengyan.kernel.think.trial import Hand
from paiju.games.gandengyan.moves import examine, legal
from paiju.games.gandengyan.result import HIGHEST_MULTIPLIER
from paiju.games.gandengyan.rules import Rules, Score, Step


def advice(state: Hands, skill: Skill) -> Move:
    """Return the move of the rules of thumb for the seat on turn."""
    shapes = state.table.shapes
    plays = Plays()
    return _move(state, plays, advise(state.table, new_mind(shapes, skill), Search(shapes), plays))


def _move(state: Hands, plays: Plays, at: int) -> Move:
    """Return the move at a place of a list."""
    mask = int(plays.first[at])
    if not mask:
        return PASS
    alike = sum(plays.first[other] == mask for other in range(int(plays.count)))
    claim = terms_of(state.rules).claim_of(plays.combos[at]) if alike > 1 else None
    return Move("play", cards_of(mask), claim)


def ideas(state: Hands, seat: int, most: int) -> tuple[Move, ...]:
    """List the moves that come to mind: those advised, and the first of all that are legal."""
    found = [advice(state, skill) for skill in reversed(Skill)]
    return tuple(dict.fromkeys((*found, *islice(legal(state, seat), most))))[:most]


def _taste(rules: Rules, weights: Sequence[int]) -> Taste | None:
    """Return a taste, where anything higher beats: it was learnt there."""
    if len(weights) != WEIGHTS or max(map(abs, weights)) > LARGEST:
        raise ValueError(f"a taste has {WEIGHTS} weights from {-LARGEST} to {LARGEST}")
    return Taste(list(weights)) if rules.step is Step.ANY else None


def liked(state: Hands, weights: Sequence[int]) -> tuple[Move, ...]:
    """Return the move that a taste likes best, nothing where it knows none."""
    taste = _taste(state.rules, weights)
    if taste is None:
        return ()
    plays = Plays()
    return (_move(state, plays, prefer(state.table, taste, Search(state.table.shapes), plays)),)


def teach(rules: Rules, trial: Trial, weights: Sequence[int]) -> None:
    """Let a trial play on by a taste."""
    assert isinstance(trial, Hand)
    trial.taste = _taste(rules, weights)


def trial(state: Hands, seat: int, moves: Sequence[Move]) -> Hand:
    """Set moves up to be tried out."""
    highest = 1 if state.rules.score is Score.CARDS else HIGHEST_MULTIPLIER
    hand = Hand(state.table, seat - 1, highest)
    for move in moves:
        ruling = examine(state, seat, move)
        assert isinstance(ruling, int)
        hand.add(mask_of(move.cards), ruling)
    return hand
