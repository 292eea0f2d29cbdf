"""Bots: legal, repeatable, with reasons that are declared, and better than chance."""

import pytest

from paiju.bots import BOTS, REASONS
from paiju.game import AnyGame, deal_from_seed, find
from tests.bots.tables import TABLES, choices, make, play
from tests.presets import marks
from tests.toy import Toy

PAID = {"pay_highest", "return_useless"}
RARE = PAID | {
    "play_alone",
    "keep_small",
    "lead_gang",
    "raise_cards",
    "nothing_to_say",
    "hold_back",
}
"""Reasons that a few first hands need not give."""


def _swing(name: str, preset: str, kinds: tuple[str, str], deals: int) -> float:
    """Play deals twice, seats swapped; tell what share of them the first kind wins, ties half."""
    game = find(name)
    rules = game.presets[preset]
    won = 0.0
    for seed in range(deals):
        deal = deal_from_seed(seed, game.deck(rules))
        total = 0
        for order in (kinds, kinds[::-1]):
            *_, (_, _, _, last) = play(game, rules, deal, make(game, rules, order, 100 * seed))
            outcome = game.outcome(last)
            assert outcome is not None
            # In 干瞪眼 points are cards that were left over.
            sign = -1 if name == "gandengyan" else 1
            for seat, score in enumerate(outcome.scores, 1):
                total += sign * score * (1 if order[seat % 2] == kinds[0] else -1)
        won += 1 if total > 0 else 0.5 if total == 0 else 0
    return won / deals


@pytest.mark.parametrize(
    ("name", "preset"),
    [
        pytest.param(name, preset, marks=marks(find(name), find(name).presets[preset]))
        for name, preset in TABLES
        if name != "friends"
    ],
)
def test_easy_bots_beat_random_ones_clearly(name: str, preset: str) -> None:
    assert _swing(name, preset, ("easy", "random"), 10) > 0.75


def _friends_levels(kinds: tuple[str, str], deals: int) -> float:
    """Let one bot sit among four of another kind, everywhere in turn; return its mean rise."""
    game = find("friends")
    rules = game.parse({})
    total = 0
    for seed in range(deals):
        own = 1 + seed % 5
        bots = {seat: BOTS[kinds[seat != own]](game, seed + seat) for seat in range(1, 6)}
        *_, (_, _, _, last) = play(game, rules, deal_from_seed(seed, game.deck(rules)), bots)
        outcome = game.outcome(last)
        assert outcome is not None
        total += outcome.scores[own - 1]
    return total / deals


def test_an_easy_friend_rises_faster_than_a_random_one() -> None:
    assert _friends_levels(("easy", "random"), 10) > _friends_levels(("random", "easy"), 10)


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_reasons_have_exactly_the_facts_they_declare(name: str, preset: str, kind: str) -> None:
    for _, _, why, _ in choices(name, preset, (kind,), range(1)):
        assert set(why.facts) == set(REASONS[why.code]), why


def test_every_reason_is_given_by_somebody() -> None:
    given = {"usual_move"}
    for name, preset in TABLES:
        for kinds, hands in ((("easy",), 2), (("easy", "hard"), 2), (("random", "easy"), 1)):
            given |= {why.code for _, _, why, _ in choices(name, preset, kinds, range(hands))}
    assert REASONS.keys() - given <= RARE


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_seed_plays_the_same_hand(kind: str) -> None:
    hands = [
        [move for _, move, _, _ in choices("gandengyan", "house", (kind,), range(1))]
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


@pytest.mark.parametrize("kind", BOTS)
def test_a_game_without_reasons_is_played_too(kind: str) -> None:
    game: AnyGame = Toy()
    rules = game.parse({"seats": 2, "cards": 1})
    deal = deal_from_seed(1, game.deck(rules))
    codes = {why.code for _, _, why, _ in play(game, rules, deal, make(game, rules, (kind,), 1))}
    assert codes <= {"usual_move", "only_move"}
    assert len(codes) > 1
