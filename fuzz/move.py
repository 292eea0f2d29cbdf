"""Fuzz the engines: whatever move is sent, `check` answers and `apply` agrees."""

from functools import cache

from fuzz.driver import main
from paiju.game import AnyGame, AnyState, Chance, IllegalMove, Refusal, games
from paiju.testing import walk
from paiju.testing.hostile import hostile_seat, wrong_move


@cache
def corpus() -> tuple[tuple[AnyGame, AnyState], ...]:
    """Give every moment of a few hands of every preset."""
    return tuple(
        (game, state)
        for game in games().values()
        for rules in game.presets.values()
        for seed in (1, 2)
        for state in walk.states(game, rules, seed)
    )


def target(chance: Chance) -> str:
    """Send one move to one moment."""
    states = corpus()
    game, state = states[chance.below(len(states))]
    seat = hostile_seat(game, state, chance)
    move = wrong_move(game, state, seat, chance)
    before = state.fingerprint
    refusal = game.check(state, seat, move)
    told: Refusal | None = None
    try:
        game.apply(state, seat, move)
    except IllegalMove as error:
        told = error.refusal
    assert told == refusal, (seat, move)
    assert state.fingerprint == before, (seat, move)
    return "legal" if refusal is None else refusal.code


if __name__ == "__main__":
    main(target)
