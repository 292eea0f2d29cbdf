"""Legal moves of climbing games beside the rule book: every subset of the hand on turn."""

from collections.abc import Mapping

from paiju.cards import Card
from paiju.game import AnyGame, AnyState, Claim, Move
from tests.oracles.climb import Meaning, subsets


def on_table(game: AnyGame, state: AnyState) -> Meaning | None:
    """Return what must be beaten, as everybody sees it."""
    for played in reversed(game.view(state, None).table):
        if played.reading is not None:
            return Meaning(played.reading.type, played.reading.rank, played.reading.length)
    return None


def agree(
    game: AnyGame, state: AnyState, expected: Mapping[tuple[Card, ...], frozenset[Meaning]]
) -> None:
    """Compare the moves of the seat on turn with all plays of the rule book."""
    (seat,) = game.actors(state)
    listed: dict[tuple[Card, ...], set[Claim | None]] = {}
    for move in game.legal(state, seat):
        assert move.claim not in listed.setdefault(move.cards, set())
        listed[move.cards].add(move.claim)
    assert listed.pop((), None) == (None if on_table(game, state) is None else {None})
    wanted = {
        cards: {Claim(m.type, m.rank) for m in able} if len(able) > 1 else {None}
        for cards, able in expected.items()
    }
    assert listed == wanted
    for cards in subsets(tuple(game.view(state, seat).hand)):
        legal = game.check(state, seat, Move("play", cards)) is None
        assert legal == (cards in expected), cards
