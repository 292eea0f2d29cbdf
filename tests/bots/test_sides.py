"""Who is on one's side: partners opposite, nobody, or a friend that only its holder knows."""

from dataclasses import replace

import pytest

from paiju.bots.sides import mates
from paiju.game import AnyView, Fact, deal_from_seed, find

GAME = find("friends")
RULES = GAME.parse({})


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
    assert mates(GAME, view(seat, **facts)) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [("guandan", {3}), ("shandong", {3}), ("xiaoer", {3}), ("gandengyan", set())],
)
def test_partners_sit_opposite(name: str, expected: set[int]) -> None:
    game = find(name)
    rules = game.parse({})
    state = game.begin(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    assert mates(game, game.view(state, 1)) == expected
    assert mates(game, game.view(state, None)) == frozenset()
