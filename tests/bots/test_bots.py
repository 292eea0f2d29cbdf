"""Bots: legal, repeatable, with reasons that are declared, and better than chance."""

from collections.abc import Iterator
from time import perf_counter

import pytest

from paiju.bots import BOTS, REASONS, Bot, Reason, playouts
from paiju.bots.contract import moves
from paiju.bots.gandengyan import ranking_of, thumb
from paiju.cards import Hand, parse_cards
from paiju.game import AnyGame, AnyState, AnyView, Deal, Dice, Move, deal_from_seed, find
from paiju.game.rules import RulesLike
from paiju.testing.toy import Toy

TABLES = [
    (name, preset) for name in ("xiaoer", "gandengyan", "guandan") for preset in find(name).presets
]


def _play(
    game: AnyGame, rules: RulesLike, deal: Deal, bots: dict[int, Bot]
) -> Iterator[tuple[AnyView, Move, Reason, AnyState]]:
    """Play a hand, telling every choice and the state that it leads to."""
    state = game.begin(rules, game.opening(rules), deal)
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        move, why = bots[seat].choose(view)
        assert game.check(state, seat, move) is None
        state = game.apply(state, seat, move).state
        yield view, move, why, state


def _make(game: AnyGame, rules: RulesLike, kinds: tuple[str, ...], seed: int) -> dict[int, Bot]:
    seats = range(1, game.seats(rules) + 1)
    return {seat: BOTS[kinds[seat % len(kinds)]](game, seed + seat) for seat in seats}


def _winners(game: AnyGame, rules: RulesLike, deal: Deal, bots: dict[int, Bot]) -> tuple[int, ...]:
    *_, (_, _, _, last) = _play(game, rules, deal, bots)
    outcome = game.outcome(last)
    assert outcome is not None
    return outcome.winners


def _share(game: AnyGame, rules: RulesLike, deals: int) -> float:
    """Tell what share of hands simple bots win; every deal is played twice, seats swapped."""
    won = 0
    for seed in range(deals):
        deal = deal_from_seed(seed, game.deck(rules))
        for kinds in (("simple", "random"), ("random", "simple")):
            winner = _winners(game, rules, deal, _make(game, rules, kinds, 100 * seed))[0]
            won += kinds[winner % 2] == "simple"
    return won / (2 * deals)


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_simple_bots_beat_random_ones_clearly(name: str, preset: str) -> None:
    game = find(name)
    assert _share(game, game.presets[preset], 30) > 0.7


def test_a_game_without_rules_of_thumb_is_played_too() -> None:
    game: AnyGame = Toy()
    rules = game.parse({"seats": 2, "cards": 1})
    deal = deal_from_seed(1, game.deck(rules))
    codes = {
        why.code for _, _, why, _ in _play(game, rules, deal, _make(game, rules, ("simple",), 1))
    }
    assert codes <= {"tried_out", "only_move"}
    assert "tried_out" in codes


def test_playouts_find_a_move_that_cannot_lose() -> None:
    game = find("gandengyan")
    rules = game.parse({"seats": 2})
    found = 0
    for seed in range(12):
        deal = deal_from_seed(seed, game.deck(rules))
        for view, _, _, _ in _play(game, rules, deal, _make(game, rules, ("simple",), seed)):
            listed = moves(game, view, Dice(1))
            winning = [move for move in listed if len(move.cards) == len(view.hand)]
            if winning and 1 < len(listed) <= 12:
                _, why = playouts.choose(game, view, listed, Dice(seed), 24)
                assert why.facts["wins"] == why.facts["playouts"]
                found += 1
    assert found > 3


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_reasons_have_exactly_the_facts_they_declare(name: str, preset: str, kind: str) -> None:
    game = find(name)
    rules = game.presets[preset]
    for seed in range(4):
        deal = deal_from_seed(seed, game.deck(rules))
        for _, _, why, _ in _play(game, rules, deal, _make(game, rules, (kind,), seed)):
            assert set(why.facts) == set(REASONS[why.code]), why


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_seed_plays_the_same_hand(kind: str) -> None:
    game = find("gandengyan")
    rules = game.presets["house"]
    deal = deal_from_seed(1, game.deck(rules))
    hands = [
        [move for _, move, _, _ in _play(game, rules, deal, _make(game, rules, (kind,), 7))]
        for _ in range(2)
    ]
    assert hands[0] == hands[1]


@pytest.mark.parametrize("kind", BOTS)
def test_an_onlooker_is_asked_for_nothing(kind: str) -> None:
    game = find("gandengyan")
    rules = game.presets["house"]
    state = game.begin(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    with pytest.raises(ValueError, match="onlooker"):
        BOTS[kind](game, 1).choose(game.view(state, None))


def test_the_budget_bounds_the_playouts() -> None:
    game: AnyGame = Toy()
    rules = game.presets["plain"]
    state = game.begin(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    view = game.view(state, 1)
    for budget, rounds in ((4, 1), (8, 2), (40, 10)):
        _, why = BOTS["simple"](game, 1).choose(view, budget)
        assert why.code == "tried_out"
        assert why.facts["playouts"] == rounds


@pytest.mark.parametrize(
    ("cards", "plays"),
    [
        ("", 0),
        ("S3", 1),
        ("S3 H3", 1),
        ("S3 H4 D5", 1),
        ("S3 H4 D6", 3),
        ("S3 H3 D4 C5", 2),
        ("SK HA S2", 3),
        ("SQ SK SA", 1),
        ("S3 JB", 1),
        ("JB", 1),
        ("JB JS", 1),
        ("S3 S4 S5 S6 H6 D6", 2),
    ],
)
def test_a_hand_needs_so_many_plays(cards: str, plays: int) -> None:
    ranking = ranking_of("gandengyan", find("gandengyan").presets["house"])
    assert ranking.plays_needed(Hand.of(parse_cards(cards))) == plays


@pytest.mark.parametrize("preset", find("gandengyan").presets)
def test_every_play_without_jokers_is_one_play(preset: str) -> None:
    game = find("gandengyan")
    rules = game.presets[preset]
    ranking = ranking_of("gandengyan", rules)
    longest = 0
    for seed in range(20):
        state = game.begin(rules, game.opening(rules), deal_from_seed(seed, game.deck(rules)))
        (seat,) = game.actors(state)
        for move in game.legal(state, seat):
            if not any(held.is_joker for held in move.cards):
                assert ranking.plays_needed(move.hand) == 1
                longest = max(longest, len(move.cards))
    assert longest > 2


@pytest.mark.parametrize(
    ("cards", "bomb"),
    [("S3", False), ("S3 H3", False), ("S3 H4 C5", False), ("S3 H3 C3", True), ("JB JS", True)],
)
def test_a_bomb_is_what_the_judge_calls_so(cards: str, bomb: bool) -> None:
    ranking = ranking_of("gandengyan", find("gandengyan").presets["house"])
    assert ranking.is_bomb(parse_cards(cards)) == bomb


def test_a_rule_of_thumb_is_quick() -> None:
    game = find("gandengyan")
    rules = game.presets["house"]
    spent, chosen = 0.0, 0
    for seed in range(12):
        deal = deal_from_seed(seed, game.deck(rules))
        for view, _, _, _ in _play(game, rules, deal, _make(game, rules, ("simple",), seed)):
            found = moves(game, view, Dice(1))
            start = perf_counter()
            thumb(game, view, found)
            spent += perf_counter() - start
            chosen += 1
    # Two thousandths of a second, with room for a machine that is busy.
    assert spent / chosen < 0.004
