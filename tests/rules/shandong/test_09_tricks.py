"""9 Winning a trick (赢墩) and 10 Result (结算) and 11 Time (时间)."""

import pytest

from paiju.game import DECLINE, Move, Standing
from paiju.games.shandong import game
from paiju.judge import rule
from tests.rules.shandong.tables import Answer, ask, begin, cards, declined, lapsed, play, winner


def verbs(*plays: str, level: str = "10") -> list[str]:
    told = [(seat, text) for seat, text in zip((1, 4, 3, 2), plays, strict=False)]
    return list(ask("trick", level, plays=told)["verbs"].values())


def test_9_1_the_winner_leads_the_next_trick() -> None:
    state = play(begin({1: "S9 S9 JB"}), "1: show S9 S9 JB")
    state = declined(state, 2, 3, 4, 2, 3, 4)
    while not any(event.name == "trick_won" for event in state.log):
        seat = game.actors(state)[0]
        state = game.apply(state, seat, game.lapse(state, seat)).state
    (won,) = (event for event in state.log if event.name == "trick_won")
    assert game.actors(state) == (won.facts["seat"],)


def test_9_2_the_highest_card_of_the_led_suit_wins() -> None:
    assert winner("H9", "HK", "HQ", "CA") == 4
    assert winner("H9 H9", "HK HK", "HA HQ", "C4 C4") == 4
    assert winner("H4 H4 H6 H6", "H8 H8 H9 H9", "HA HA HK HQ", "C4 C4 C6 C6") == 4


def test_9_2_another_type_never_beats() -> None:
    assert winner("H9 H9", "HA HK", "C4 C4", "D9 D9") == 1
    assert winner("H4 H4 H6 H6", "HA HA H9 H9", "HJ HQ HK HK", "C4 C4 C6 C6") == 1


def test_9_3_trumps_of_the_same_type_kill() -> None:
    assert winner("HA HA", "S4 S4", "HK HK", "H9 H9") == 4
    assert winner("HA HA", "S4 S6", "HK HK", "H9 H9") == 1
    assert winner("HA HA", "S4 H9", "HK HK", "H8 H8") == 1
    assert winner("H4 H4 H6 H6", "S4 S4 S6 S6", "HK HK HA HA", "C4 C4 C6 C6") == 4
    assert winner("H4 H4 H6 H6", "S4 S4 S8 S8", "HK HQ HA HJ", "C4 C4 C6 C6") == 1


def test_9_3_a_throw_is_killed_by_the_same_make_up() -> None:
    assert winner("HA HA HK", "S4 S4 S6", "HQ HQ HJ", "C4 C4 C6") == 4
    assert winner("HA HA HK", "S4 S6 S7", "HQ HQ HJ", "C4 C4 C6") == 1
    # A pair of trumps can be laid out as two singles.
    assert winner("HA HK", "S4 S4", "HQ HJ", "C4 C4") == 4


def test_9_3_verbs() -> None:
    assert verbs("HA HA", "S4 S4", "S6 S6", "HK HK") == ["lead", "kill", "overkill", "follow"]
    assert verbs("HA HA", "S6 S6", "S4 S4", "C4 C4") == ["lead", "kill", "discard", "discard"]
    assert verbs("HA", "H4", "C9", "S4") == ["lead", "follow", "discard", "kill"]
    assert verbs("S4", "S6", "HA", "JB") == ["lead", "follow", "discard", "follow"]


def test_9_4_the_largest_unit_of_a_kill_decides() -> None:
    # The pair decides, not the single beside it.
    assert winner("HA HA HK", "S6 S6 JB", "S7 S7 S4", "C4 C4 C6") == 3
    assert winner("HA HA HK", "S7 S7 S4", "S6 S6 JB", "C4 C4 C6") == 4
    # A tractor before a pair.
    lead = "H4 H4 H6 H6 HA HA"
    assert winner(lead, "S4 S4 S6 S6 SA SA", "S7 S7 S8 S8 SJ SJ", "C4 C4 C6 C6 C8 C8") == 3


def test_9_5_a_throw_that_is_not_killed_wins() -> None:
    assert winner("H4 H6", "HA HK", "HQ HJ", "C4 C6") == 1


def test_9_6_of_equal_plays_the_earlier_wins() -> None:
    assert winner("HA", "S10", "S10", "C4") == 4
    assert winner("HA HA", "H2 H2", "C2 C2", "D2 D2") == 4


def test_10_1_points_go_to_the_side_that_wins_the_trick() -> None:
    state = lapsed(play(begin({1: "S9 S9 JB"}), "1: show S9 S9 JB"))
    facts = game.view(state, None).facts
    outcome = game.outcome(state)
    assert outcome is not None
    kitty = [event for event in state.log if event.name in ("kitty_won", "kitty_kept")]
    sign = 1 if kitty[0].name == "kitty_won" else -1
    total, kept = kitty[0].facts["total"], facts["kept"]
    buried, points = kitty[0].facts["points"], outcome.facts["points"]
    assert isinstance(total, int)
    assert isinstance(kept, int)
    assert isinstance(buried, int)
    assert isinstance(points, int)
    assert points - sign * total + kept + buried == 200


@pytest.mark.parametrize(
    ("lead", "times"),
    [
        ("HA", 2),
        ("HA HA", 4),
        ("H4 H4 H6 H6", 6),
        ("H4 H4 H6 H6 H7 H7", 8),
        ("H6 H6 H7 H7 H8 H8 H9 H9", 10),
        ("HA HK", 3),
        ("HA HK HQ", 3),
        ("HA HA HQ", 4),
        ("H4 H4 H6 H6 HA", 6),
        ("S2 H2 C2 D2", 4),
        ("S2 H2 C2 D2 D2", 4),
        ("S2 H2 C2 D2 SA", 4),
        ("HJ HQ HK HA H9 H8 H7 H6 H4", 3),
    ],
)
def test_10_2_the_lead_of_the_last_trick_multiplies(lead: str, times: int) -> None:
    found = ask("kitty", kitty="D5 D10 DK D4", winner_side="attackers", lead=lead)
    assert found == {"points": 25, "multiplier": times, "total": 25 * times}


def test_10_2_rains_multiply_by_five() -> None:
    for lead in ("H6 H7 H8 H9 H10", "H6 H7 H8 H9 H9 H10", "H6 H7 H8 H9 H10 HA HA"):
        found = ask("kitty", "4", kitty="D5", winner_side="attackers", lead=lead)
        assert found["multiplier"] == 5, lead


def test_10_3_the_dealers_take_it_off() -> None:
    found = ask("kitty", kitty="D5 D10", winner_side="dealers", lead="HA")
    assert found == {"points": 15, "multiplier": 2, "total": -30}


def settle(points: int, levels: tuple[str, str] = ("7", "9"), dealer: int = 1) -> Answer:
    seats = {str(seat): levels[(seat - 1) % 2] for seat in range(1, 5)}
    return ask("settle", points=points, dealer=dealer, levels=seats)


@pytest.mark.parametrize(
    ("points", "level"),
    [(-5, "J"), (-200, "J"), (0, "10"), (5, "9"), (35, "9"), (40, "8"), (75, "8")],
)
def test_10_4_the_dealers_rise(points: int, level: str) -> None:
    found = settle(points)
    assert found["levels"] == {"1": level, "2": "9", "3": level, "4": "9"}


@pytest.mark.parametrize(
    ("points", "level"),
    [
        (80, "9"),
        (115, "9"),
        (120, "10"),
        (155, "10"),
        (160, "J"),
        (195, "J"),
        (200, "Q"),
        (480, "Q"),
    ],
)
def test_10_4_the_attackers_rise(points: int, level: str) -> None:
    found = settle(points)
    assert found["levels"] == {"1": "7", "2": level, "3": "7", "4": level}


def test_10_5_levels_stop_at_the_ace() -> None:
    assert settle(-5, ("Q", "9"))["levels"]["1"] == "A"
    assert settle(300, ("Q", "K"))["levels"]["2"] == "A"


@pytest.mark.parametrize(
    ("points", "dealer", "after"), [(75, 1, 3), (75, 4, 2), (80, 1, 4), (200, 3, 2)]
)
def test_10_6_who_draws_first_next(points: int, dealer: int, after: int) -> None:
    assert settle(points, dealer=dealer)["next"] == {"dealer": after}


def test_10_7_holding_a_hand_at_the_ace_wins_the_match() -> None:
    assert settle(75, ("A", "K"))["match_winner"] == [1, 3]
    assert settle(75, ("9", "A"), dealer=2)["match_winner"] == [2, 4]
    for found in (settle(80, ("A", "K")), settle(200, ("9", "A")), settle(0, ("K", "A"))):
        assert found["match_winner"] is None
    assert settle(120, ("A", "9"))["levels"]["1"] == "A"


def test_10_7_a_match_ends_with_it() -> None:
    standing = Standing((0,) * 4, hand=9, levels=("A", "9", "A", "9"), dealer=1)
    for start in range(20):
        state = begin({1: "S9 S9 JB"}, standing=standing, start=start)
        state = lapsed(play(state, "1: show S9 S9 JB"))
        outcome, after = game.outcome(state), game.settle(state)
        assert outcome is not None
        held = outcome.winners == (1, 3)
        assert after.winners == ((1, 3) if held else None)
        last = state.log[-1]
        assert (state.log[-2].name == "match_won") == held
        if held:
            assert (last.name, last.facts) == ("match_lost", {"losers": (2, 4), "level": "9"})
        else:
            assert last == game.coming(state.rules, after)[0]


def test_10_6_no_dealer_is_announced() -> None:
    # Bids find the dealer (5.1): what is known are the first to draw and the side.
    assert "dealer_next" not in game.events
    standing = Standing((0,) * 4, hand=2, levels=("3", "2", "3", "2"), dealer=3)
    said = [
        (event.name, event.facts)
        for event in game.coming(next(iter(game.presets.values())), standing)
    ]
    assert said == [("starter_next", {"seat": 3}), ("side_next", {"seats": (1, 3)})]
    state = begin({2: "S9 S9 JB"}, standing=standing)
    assert game.view(state, None).facts["first"] == 3
    state = declined(play(state, "2: show S9 S9 JB"), 1, 3, 4, 1, 3, 4)
    view = game.view(state, None)
    assert (view.facts["dealer"], view.facts["side"]) == (1, (1, 3))


@pytest.mark.parametrize("levels", [{"1": "7", "2": "9", "3": "8", "4": "9"}, {"1": "7"}])
def test_10_levels_of_partners_must_agree(levels: dict[str, str]) -> None:
    question: Answer = {"ask": "settle", "game": "shandong", "points": 0, "dealer": 1}
    found: Answer = rule({**question, "levels": levels})
    assert found["error"]["field"] == "levels"


def test_11_1_time_to_bid() -> None:
    state = begin({1: "S9 S9 JB"})
    found = []
    for line in ("1: show S9 S9 JB", "2: decline", "3: decline", "4: decline", "2: decline"):
        deadline = game.deadline(state)
        assert deadline is not None
        found.append(deadline.seconds)
        state = play(state, line)
    assert found == [31, 10, 10, 10, 10]


def test_11_2_time_to_play() -> None:
    state = declined(play(begin({1: "S9 S9 JB"}), "1: show S9 S9 JB"), 2, 3, 4, 2, 3, 4)
    for _ in range(3):
        deadline = game.deadline(state)
        assert deadline is not None
        assert (deadline.seconds, deadline.seats) == (30, game.actors(state))
        seat = game.actors(state)[0]
        state = game.apply(state, seat, game.lapse(state, seat)).state


def test_11_3_what_time_does() -> None:
    state = begin({1: "S9 S9 JB", 3: "D4 D6 CA CK C10"}, kitty="D7 D8 DA DK")
    assert game.lapse(state, 1) == DECLINE
    state = declined(play(state, "1: show S9 S9 JB"), 2, 3, 4, 2, 3, 4)
    buried = game.lapse(state, 3)
    assert buried.act == "bury"
    assert not set(buried.cards) & set(cards("CA CK C10 DA DK S4 JB"))
    state = game.apply(state, 3, buried).state
    lowest = game.lapse(state, 3)
    assert len(lowest.cards) == 1
    assert isinstance(lowest, Move)
