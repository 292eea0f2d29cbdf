"""Random walks: reachable moments of hands and matches, reproducible from a seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from paiju.game import (
    AnyGame,
    AnyState,
    Chance,
    Dice,
    Event,
    Move,
    Record,
    RecordedMove,
    Standing,
    deal_from_seed,
)
from paiju.game.rules import RulesLike

MOST_MOVES = 4096
"""A throw or a burial may have millions of legal moves; nobody looks at more than these."""
FEW_MOVES = 512
"""What walks without end look at: games mix very many moves well, and listing them takes long."""
LONGEST_HAND = 2000
"""No game needs more moves for a hand; a walk that does is stuck."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment, the move that was made there, and what it led to."""

    state: AnyState
    seat: int
    move: Move
    after: AnyState
    events: tuple[Event, ...]


def choose(
    game: AnyGame, state: AnyState, seat: int, chance: Chance, most: int = MOST_MOVES
) -> Move:
    """Choose one of a seat's legal moves, each as likely; of very many one of the first."""
    moves = tuple(islice(game.legal(state, seat), most))
    return moves[chance.below(len(moves))]


def begin(game: AnyGame, rules: RulesLike, seed: int, standing: Standing | None = None) -> AnyState:
    """Deal a hand from a seed, the first of a match unless a standing is given."""
    deal = deal_from_seed(seed, game.deck(rules))
    return game.begin(rules, standing or game.opening(rules), deal)


def walk(game: AnyGame, state: AnyState, chance: Chance, most: int = MOST_MOVES) -> Iterator[Turn]:
    """Play a hand to its end, any actor making any legal move."""
    for _ in range(LONGEST_HAND):
        actors = game.actors(state)
        if not actors:
            return
        seat = actors[chance.below(len(actors))]
        move = choose(game, state, seat, chance, most)
        step = game.apply(state, seat, move)
        yield Turn(state, seat, move, step.state, step.events)
        state = step.state
    raise AssertionError(f"the hand did not end within {LONGEST_HAND} moves")


def arrive(game: AnyGame, rules: RulesLike, seed: int) -> AnyState:
    """Deal the first, second or third hand of a match, for later hands have debts to pay."""
    dice = Dice(seed)
    standing = game.opening(rules)
    for _ in range(seed % 3):
        state = begin(game, rules, dice.below(1 << 62), standing)
        for turn in walk(game, state, dice):
            state = turn.after
        after = game.settle(state)
        standing = after if after.winners is None else standing
    return begin(game, rules, seed, standing)


def states(game: AnyGame, rules: RulesLike, seed: int) -> Iterator[AnyState]:
    """Give every moment of a random hand, from the deal to the end."""
    state = arrive(game, rules, seed)
    yield state
    for turn in walk(game, state, Dice(seed)):
        yield turn.after


def turns(game: AnyGame, rules: RulesLike, seed: int) -> Iterator[Turn]:
    """Give the moves of match after match, without end."""
    dice = Dice(seed)
    standing = game.opening(rules)
    while True:
        seed = dice.below(1 << 62)
        state = begin(game, rules, seed, standing)
        for turn in walk(game, state, dice, FEW_MOVES):
            yield turn
            state = turn.after
        standing = game.settle(state)
        if standing.winners is not None:
            standing = game.opening(rules)


def record(game: AnyGame, rules: RulesLike, seed: int) -> Record:
    """Play a random hand and write it down."""
    state = arrive(game, rules, seed)
    moves = tuple(
        RecordedMove(turn.seat, turn.move, turn.after.fingerprint)
        for turn in walk(game, state, Dice(seed))
    )
    return Record.of(game, rules, state.standing, state.deal, state.fingerprint, moves)
