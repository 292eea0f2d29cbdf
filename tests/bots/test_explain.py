"""Reasons where there is no choice: the clause that leaves one play alone, in every game."""

from itertools import combinations, islice

import pytest

from paiju.bots import Reason, hints
from paiju.bots.contract import has_choice
from paiju.bots.explain import explain
from paiju.cli.words import Words
from paiju.game import AnyGame, AnyView, Dice, Move, find, games
from paiju.text import LANGUAGES
from paiju.text.rulebook import find_clause
from tests.bots.tables import TABLES, choices
from tests.rules.friends import tables as friends
from tests.rules.xiaoer import tables as xiaoer

# What a clause may leave alone in each game: to follow, or to pass.
CODES = {
    "friends": "only_allowed",
    "gandengyan": "cannot_beat",
    "guandan": "cannot_beat",
    "shandong": "only_allowed",
    "xiaoer": "only_allowed",
}


def _forced(name: str, preset: str) -> list[tuple[AnyView, Move, Reason]]:
    """Find the moments of two hands at which one move alone was legal."""
    game = find(name)
    found = []
    for view, move, why, _ in choices(name, preset, ("easy",), range(2)):
        assert view.seat is not None
        if not has_choice(game, game.guess(view, Dice(1)), view.seat):
            found.append((view, move, why))
    return found


def _refusing(game: AnyGame, view: AnyView, size: int) -> set[str]:
    """Return the clauses that refuse other cards of the hand, so many of them."""
    assert view.seat is not None
    state = game.guess(view, Dice(1))
    others = (Move("play", cards) for cards in islice(combinations(view.hand, size), 2000))
    refusals = (game.check(state, view.seat, other) for other in others)
    return {refusal.rule for refusal in refusals if refusal is not None}


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_where_one_play_is_legal_its_clause_is_named(name: str, preset: str) -> None:
    game = find(name)
    forced = _forced(name, preset)
    assert {why.code for _, _, why in forced} <= {"only_move", CODES[name]}
    assert CODES[name] in {why.code for _, _, why in forced}
    for view, move, why in forced:
        if why.code == "only_move":
            # No other card is held, or nothing can be said in a round of bids.
            assert set(view.hand) == set(move.cards) or move.act == "decline"
            continue
        assert why.rule in _refusing(game, view, len(move.cards) or 1)
        assert all(find_clause(name, lang, why.rule) for lang in LANGUAGES)


@pytest.mark.parametrize("name", games())
def test_a_hint_says_so_too(name: str) -> None:
    game = find(name)
    view, move, why = next(
        one for one in _forced(name, next(iter(game.presets))) if one[2].code == CODES[name]
    )
    (hint,) = hints(game, view)
    assert (hint.move, hint.reason) == (move, why)
    for lang in LANGUAGES:
        assert why.rule in Words(lang, name).reason(why)


@pytest.mark.parametrize("held", ["S2 H2 C2 D2", "SJ HJ CJ DJ", "SQ H7 C7 D7"])
def test_a_gang_is_called_so(held: str) -> None:
    state = xiaoer.playing({1: f"{held} S4", 2: "S6 S7", 3: "S8 S9", 4: "S10 SK"})
    move = Move("play", xiaoer.cards(held))
    game = find("xiaoer")
    why = explain(game, game.view(state, 1), state, move)
    assert why.code == "lead_gang"


def test_trumps_of_one_rank_are_no_gang_where_there_are_none() -> None:
    hands = {1: "S2 C2 D2 S4", 2: "S6 S7", 3: "S8 S9", 4: "S10 SK", 5: "SQ SA"}
    state = friends.playing(hands)
    move = Move("play", friends.cards("S2 C2"))
    game = find("friends")
    why = explain(game, game.view(state, 1), state, move)
    assert why.code == "lead_trumps"
