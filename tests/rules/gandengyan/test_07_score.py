"""Clause 7: score and match."""

from dataclasses import replace

import pytest

from paiju.game import PASS, Deal, Dice, Event, Move, Refusal, Standing, play_match
from paiju.game.chance import shuffled
from paiju.game.registry import AnyView
from paiju.game.ruling import BadQuestion
from paiju.games.gandengyan import game
from paiju.games.gandengyan.think.thinker import THINKER
from tests.rules.gandengyan.hands import CLASSIC, HOUSE, after, ask, events, holding, rules


def test_7_1_the_winner_gets_nothing() -> None:
    told = events(holding("S3", "S4 H4", "S5"), "S3")
    assert told[-1] == Event("hand_won", {"seat": 1, "scores": (0, 2, 1), "multiplier": 1})


def test_7_2_a_point_a_card() -> None:
    state = after(holding("S3", "S4 H4", "S5 S6 S7 S8", "S9"), "S3")
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 2, 4, 1), (1,))
    assert outcome.facts["left"] == (0, 2, 4, 1)
    assert game.settle(state).scores == (0, 2, 4, 1)


def settle(rules_: object = CLASSIC, **values: object) -> object:
    assert isinstance(rules_, type(CLASSIC))
    return ask("settle", rules_, **values)["scores"]


@pytest.mark.parametrize(
    ("bombs", "scores"),
    [
        ((), {"1": 0, "2": 3, "3": 1}),
        ((3,), {"1": 0, "2": 6, "3": 2}),
        ((4,), {"1": 0, "2": 12, "3": 4}),
        ((5,), {"1": 0, "2": 24, "3": 8}),
        ((6,), {"1": 0, "2": 48, "3": 16}),
        (("joker",), {"1": 0, "2": 6, "3": 2}),
        ((3, 3, "joker"), {"1": 0, "2": 24, "3": 8}),
    ],
)
def test_7_3_bombs_multiply(bombs: tuple[int | str, ...], scores: dict[str, int]) -> None:
    left = {1: 0, 2: 3, 3: 1}
    assert settle(left=left, bombs=bombs) == scores
    assert settle(HOUSE, left=left, bombs=bombs) == {"1": 0, "2": 3, "3": 1}


def test_7_3_bombs_of_everybody_count() -> None:
    chosen = rules("classic", seats=2)
    state = holding("S3 H3 C3 S4 S5", "S9 H9 C9 S10", rules=chosen, pile=0)
    state = after(state, "S3 H3 C3", "S9 H9 C9", "-")
    assert game.view(state, None).facts["multiplier"] == 4
    outcome = game.outcome(after(state, "S10"))
    assert outcome is not None
    assert outcome.scores == (8, 0)


def test_7_3_the_joker_bomb_counts_once() -> None:
    chosen = rules("classic", seats=2)
    state = after(holding("JB JS S4", "S9 H9 C9", rules=chosen, pile=0), "JB JS")
    (lying,) = game.view(state, 2).table
    assert lying.reading is not None
    assert lying.reading.type == "joker_bomb"
    assert game.view(state, 2).facts["multiplier"] == 2
    twin = THINKER.guess(game.view(state, 2), Dice(1))
    assert list(game.legal(twin, 2)) == [PASS]


def test_7_4_who_never_played_pays_double() -> None:
    chosen = rules("classic", seats=3)
    state = after(holding("S3 S5", "S4 S9", "S10 SJ", rules=chosen, pile=0), "S3", "S4", "-", "S5")
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.facts["never_played"]) == ((0, 1, 4), (3,))
    assert settle(left={1: 0, 2: 1, 3: 2}, never_played=(3,)) == {"1": 0, "2": 1, "3": 4}


@pytest.mark.parametrize(
    ("bombs", "idle", "points"),
    [
        ((6, 4), (), 64),
        ((6, 4, 4), (), 64),
        ((6, 4), (2,), 64),
        ((5, 4), (2,), 64),
        ((5, 4), (), 32),
    ],
)
def test_7_5_at_most_64(bombs: tuple[int, ...], idle: tuple[int, ...], points: int) -> None:
    assert settle(left={1: 0, 2: 1}, bombs=bombs, never_played=idle) == {"1": 0, "2": points}


def test_7_6_the_lowest_total_wins_the_match() -> None:
    chosen = rules(seats=3, hands=3)

    def deals(hand: int) -> Deal:
        dice = Dice(hand)
        return Deal(shuffled(game.deck(chosen), dice), dice.below(60))

    def player(view: AnyView) -> Move:
        state = THINKER.guess(view, Dice(1))
        return game.lapse(state, view.actors[0])

    match = play_match(game, chosen, deals, dict.fromkeys((1, 2, 3), player))
    assert len(match.records) == 3
    scores = match.standing.scores
    expected = tuple(seat for seat in (1, 2, 3) if scores[seat - 1] == min(scores))
    assert match.standing.winners == expected


def test_7_6_equals_win_together() -> None:
    state = holding("S3", "S4", "S5 S6", rules=rules(seats=3, hands=2))
    before = replace(state, standing=Standing(scores=(1, 0, 0), hand=2))
    assert game.settle(after(before, "S3")).winners == (1, 2)
    early = replace(state, standing=Standing(scores=(1, 0, 0), hand=1))
    assert game.settle(after(early, "S3")).winners is None


@pytest.mark.parametrize("left", [{1: 1, 2: 2}, {1: 0, 2: 0}, {1: 0}])
def test_7_settle_needs_one_winner(left: dict[int, int]) -> None:
    with pytest.raises(BadQuestion) as caught:
        settle(left=left)
    assert caught.value.field == "left"


def test_7_settle_tells_who_is_next() -> None:
    answer = ask("settle", CLASSIC, left={1: 2, 2: 0, 3: 4})
    assert answer["next"] == {"starter": 2}
    assert answer["levels"] is answer["match_winner"] is answer["title"] is None
    assert ask("settle", rules(first="loser"), left={1: 2, 2: 0, 3: 4})["next"] == {"starter": 3}
    assert ask("settle", rules(first="random"), left={1: 2, 2: 0})["next"] == {"starter": None}


def test_7_settle_knows_its_seats() -> None:
    with pytest.raises(BadQuestion) as caught:
        settle(left={1: 0, 2: 1}, never_played=(3,))
    refusal = caught.value.refusal
    assert isinstance(refusal, Refusal)
    assert (caught.value.field, refusal.code) == ("never_played", "ask_choice")
