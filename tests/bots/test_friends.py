"""The bot of 找朋友升级 knows its side and wins more than chance."""

from dataclasses import replace

import pytest

from paiju.bots import BOTS
from paiju.bots.friends import mates
from paiju.game import AnyView, Fact, deal_from_seed, find

GAME = find("friends")
RULES = GAME.parse({})


def wins(deals: int) -> dict[str, float]:
    """Let two simple bots sit among three random ones, everywhere in turn."""
    won: dict[str, list[bool]] = {"simple": [], "random": []}
    for seed in range(deals):
        kinds = {seat: "simple" if (seat + seed) % 5 < 2 else "random" for seat in range(1, 6)}
        bots = {seat: BOTS[kind](GAME, 10 * seed + seat) for seat, kind in kinds.items()}
        state = GAME.begin(RULES, GAME.opening(RULES), deal_from_seed(seed, GAME.deck(RULES)))
        while (outcome := GAME.outcome(state)) is None:
            seat = GAME.actors(state)[0]
            move, _ = bots[seat].choose(GAME.view(state, seat))
            state = GAME.apply(state, seat, move).state
        for seat, kind in kinds.items():
            won[kind].append(seat in outcome.winners)
    return {kind: sum(found) / len(found) for kind, found in won.items()}


def test_simple_bots_win_more_than_random_ones() -> None:
    share = wins(12)
    assert share["simple"] > share["random"] + 0.15


@pytest.mark.deep
def test_simple_bots_win_clearly_more() -> None:
    share = wins(100)
    assert share["simple"] > share["random"] + 0.2


def view(seat: int, **facts: Fact) -> AnyView:
    """Return a view of a hand with seat 1 as dealer."""
    state = GAME.begin(RULES, GAME.opening(RULES), deal_from_seed(1, GAME.deck(RULES)))
    seen = GAME.view(state, seat)
    known: dict[str, Fact] = {**seen.facts, "dealer": 1, "friend": None, "alone": None, **facts}
    return replace(seen, facts=known, private={"called_held": facts.get("held", 0)})


@pytest.mark.parametrize(
    ("seat", "facts", "expected"),
    [
        (1, {}, set()),
        (1, {"friend": 3}, {3}),
        (3, {"friend": 3}, {1}),
        (2, {"friend": 3}, {4, 5}),
        (2, {}, {3, 4, 5}),
        (2, {"held": 1}, {1}),
        (2, {"held": 1, "friend": 3}, {4, 5}),
        (2, {"held": 1, "alone": True}, {3, 4, 5}),
    ],
)
def test_mates(seat: int, facts: dict[str, Fact], expected: set[int]) -> None:
    assert mates(view(seat, **facts)) == expected
