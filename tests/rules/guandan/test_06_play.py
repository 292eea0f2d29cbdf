"""Clause 6: play."""

from itertools import product

import pytest

from paiju.game import PASS, Claim, Dice, IllegalMove, Move
from paiju.game.ruling import BadQuestion
from paiju.games.guandan import game
from tests.oracles.guandan import seat_after
from tests.rules.guandan.hands import (
    HOUSE,
    OFFICIAL,
    after,
    ask,
    cards,
    events,
    holding,
    move,
    refusal,
    rules,
)

# South, west, north and east of the source: the order of play.
SOUTH, WEST, NORTH, EAST = 1, 4, 3, 2
FOUR = ("S3 S8 S8", "S7 SK S2", "S4 S9 D9", "S4 SQ D9")


def test_6_1_one_seat_at_a_time() -> None:
    state = holding(*FOUR)
    assert game.actors(state) == (1,)
    no = game.check(state, 2, move("S7"))
    assert no is not None
    assert (no.code, no.rule) == ("not_your_turn", "guandan.6.1")
    assert no.facts == {"seat": 2, "actors": (1,)}


def test_6_2_the_leader_plays_anything_and_cannot_pass() -> None:
    state = holding(*FOUR)
    assert refusal(state, "-").code == "must_lead"
    assert refusal(state, "-").rule == "guandan.6.2"
    assert PASS not in list(game.legal(state, 1))
    assert {m.cards for m in game.legal(state, 1)} == {cards("S3"), cards("S8"), cards("S8 S8")}


@pytest.mark.parametrize(
    ("text", "missing"), [("S9", "S9"), ("S3 S3", "S3"), ("S8 S8 S8", "S8"), ("S3 S4 JB", "S4 JB")]
)
def test_6_3_only_held_cards(text: str, missing: str) -> None:
    no = refusal(holding(*FOUR), text)
    assert (no.code, no.rule) == ("not_in_hand", "guandan.6.3")
    assert no.facts == {"cards": cards(missing)}


def test_6_4_nobody_must_beat() -> None:
    state = after(holding(*FOUR), "S3")
    assert game.check(state, 4, PASS) is None
    assert game.check(state, 4, move("SQ")) is None


@pytest.mark.parametrize(
    ("made", "part"),
    [
        (Move("pass", cards("S4")), "cards"),
        (Move("pass", claim=Claim("single", "4")), "claim"),
        (Move("pass", number=1), "number"),
        (Move("play", cards("S4"), number=1), "number"),
    ],
)
def test_6_4_a_move_carries_nothing_else(made: Move, part: str) -> None:
    no = game.check(after(holding(*FOUR), "S3"), 4, made)
    assert no is not None
    assert (no.code, no.rule) == ("stray_part", "guandan.6.4")
    assert no.facts == {"act": made.act, "part": part}


def test_6_4_there_are_no_other_acts() -> None:
    no = game.check(holding(*FOUR), 1, Move("bury", cards("S3")))
    assert no is not None
    assert (no.code, no.rule) == ("unknown_act", "guandan.6.4")


def test_6_5_a_pass_locks_in_house() -> None:
    """The source's scene: south plays, west and north pass, east plays."""
    state = after(holding(*FOUR), "S3", "-", "-", "S7")
    assert game.view(state, None).facts["passed"] == (3, 4)
    assert game.actors(state) == (SOUTH,)
    again = after(state, "S8")
    assert game.actors(again) == (EAST,)
    over = after(state, "-")
    assert game.actors(over) == (EAST,)
    assert game.view(over, None).facts["top"] is None
    assert game.view(over, None).facts["passed"] == ()
    for seat in (WEST, NORTH):
        no = game.check(again, seat, move("-"))
        assert no is not None
        assert no.code == "not_your_turn"


def test_6_5_after_the_clear_everybody_may_play() -> None:
    state = after(holding(*FOUR), "S3", "-", "-", "S7", "-", "SK")
    assert [game.actors(state)[0]] == [SOUTH]
    state = after(state, "-")
    assert game.actors(state) == (WEST,)


def test_6_5_no_lock_in_official() -> None:
    state = after(holding(*FOUR, rules=OFFICIAL), "S3", "-", "-", "S7", "-")
    assert game.actors(state) == (WEST,)
    assert game.check(state, WEST, move("SQ")) is None
    state = after(state, "-", "-")
    assert game.actors(state) == (EAST,)
    assert game.view(state, None).facts["top"] is None


def test_6_6_the_last_to_play_leads() -> None:
    state = after(holding(*FOUR), "S3", "-", "-")
    ended = events(state, "-")
    assert [event.name for event in ended] == ["passed", "round_won"]
    assert ended[1].facts == {"seat": 1}
    state = after(state, "-")
    assert game.actors(state) == (1,)
    assert game.view(state, None).table == ()


def test_6_7_the_partner_leads_for_a_player_who_is_out() -> None:
    state = after(holding("S3", "S7 SK", "S4 S9", "S4 SQ"), "S3", "-", "-")
    ended = events(state, "-")
    assert [event.name for event in ended] == ["passed", "lead_inherited"]
    assert ended[1].facts == {"seat": 1, "partner": 3}
    assert game.actors(after(state, "-")) == (3,)


def test_6_7_only_if_nobody_beats_it() -> None:
    state = after(holding("S3", "S7 SK", "S4 S9", "S4 SQ"), "S3", "SQ", "-", "-")
    assert game.actors(state) == (4,)


def test_6_8_time_passes_or_leads_the_lowest() -> None:
    state = holding("SA S2 S8", "S7 SK S2", "S4 S9 D9", "S4 SQ D9")
    assert game.lapse(state, 1) == move("S8")
    assert game.lapse(after(state, "S8"), 4) == PASS
    deadline = game.deadline(state)
    assert deadline is not None
    assert (deadline.seconds, deadline.seats) == (20, (1,))
    official = holding("SA S2 S8", "S7 SK", "S4", "S4", rules=OFFICIAL)
    assert game.lapse(official, 1) == move("S2")


def test_6_9_hands_are_secret_and_counts_are_not() -> None:
    state = after(holding(*FOUR), "S3")
    view = game.view(state, 4)
    assert view.hand == game.holdings(state)["4"]
    assert view.counts == (2, 3, 3, 3)
    played = view.facts["played"]
    assert isinstance(played, tuple)
    assert cards("S3")[0] in played
    assert not game.view(state, None).hand


def test_apply_refuses_what_check_refuses() -> None:
    state = holding(*FOUR)
    with pytest.raises(IllegalMove):
        game.apply(state, 1, PASS)
    assert game.check(state, 9, PASS) is not None


@pytest.mark.parametrize("lock", [True, False])
def test_turns_agree_with_going_round_the_table(lock: bool) -> None:
    """Every sequence of plays and passes of a round, with every seat that may be out."""
    table = rules(pass_locks="on" if lock else "off")
    dice = Dice(3)
    seen = 0
    for out in [(), (2,), (4,), (2, 3), (1,), (3, 4)]:
        for length, _ in product(range(1, 7), range(20)):
            seat = next(s for s in (1, 2, 3, 4) if s not in out)
            plays = [(seat, True)]
            for _ in range(length):
                following, cleared = seat_after(plays, frozenset(out), lock)
                asked = [(s, cards("S3") if played else None) for s, played in plays]
                answer = ask("turn", table, plays=tuple(asked), out=out)
                assert answer == {"next": following, "cleared": cleared}
                seen += 1
                if cleared:
                    break
                plays.append((following, dice.below(2) == 0))
    assert seen > 200


def test_a_player_who_goes_out_in_the_round() -> None:
    three = cards("S3")
    answer = ask("turn", plays=((1, three), (4, None), (3, None), (2, None)), out=(1,))
    assert answer == {"next": 3, "cleared": True}
    answer = ask("turn", plays=((1, three), (4, cards("S4")), (3, None), (2, None)), out=(1,))
    assert answer == {"next": 4, "cleared": True}


@pytest.mark.parametrize(
    ("plays", "code"),
    [
        (((1, None),), "must_lead"),
        (((1, cards("S3")), (2, None)), "not_your_turn"),
        ((), "ask_empty"),
    ],
)
def test_a_round_that_cannot_be(plays: object, code: str) -> None:
    with pytest.raises(BadQuestion) as error:
        ask("turn", HOUSE, plays=plays)
    assert error.value.refusal.code == code
