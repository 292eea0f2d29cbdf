"""9 Gangs (杠)."""

import pytest

from paiju.game import Claim, Move
from paiju.games.xiaoer import game
from tests.rules.xiaoer.tables import Hand, code, legal, play, playing, refused, step, win

SEVENS = "S7 H7 C7 D7"
FILL = {2: "D3 D4 D6 D8", 3: "C3 C4 C6 C8", 4: "H3 H4 H6 H8"}
FALSE = Claim("false_gang", "Q")


def gangs(state: Hand, seat: int = 1) -> set[Move]:
    """List the leads of four cards that are not of one suit."""
    return {m for m in legal(state, seat) if len({card.suit for card in m.cards}) > 1}


def test_9_1_off() -> None:
    state = playing({1: SEVENS, **FILL}, gang="off")
    assert code(state, f"1: {SEVENS}") == ("gang_off", "xiaoer.9.1")
    assert code(playing({1: "SQ H7 C7 D7"}, gang="off"), "1: SQ H7 C7 D7")[0] == "gang_off"
    assert gangs(state) == set()


@pytest.mark.parametrize("rank", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])
def test_9_2_four_of_any_rank(rank: str) -> None:
    four = " ".join(f"{suit}{rank}" for suit in "SHCD")
    state = playing({1: four})
    assert game.check(state, 1, Move.play(four)) is None
    led = play(state, f"1: {four}")
    reading = game.view(led, 2).table[0].reading
    assert reading is not None
    assert (reading.type, reading.rank, reading.length) == ("true_gang", rank, 4)


@pytest.mark.parametrize("cards", ["S7 H7 C7", "S7 H7 C7 D8", "JB JS S7 H7", "S7 H7 C8 D8"])
def test_9_2_nothing_else_is_a_gang(cards: str) -> None:
    state = playing({1: f"{SEVENS} C8 D8 JB JS"})
    assert code(state, f"1: {cards}") == ("not_a_combination", "xiaoer.7.3")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("H3 H4 H6 H8 H9 C3", 5),
        ("H3 H4 H6 JB C3 C4", 1),
        ("H3 H4 C3 C4 C6", 3),
        ("C3 C4 C6 C8 D3", 5),
    ],
)
def test_9_3_trumps_first(hand: str, expected: int) -> None:
    state = play(playing({1: SEVENS, 2: hand}), f"1: {SEVENS}")
    assert len(legal(state, 2)) == expected


def test_9_3_refusal() -> None:
    state = play(playing({1: SEVENS, 2: "H3 H4 C3 C4 C6"}), f"1: {SEVENS}")
    assert code(state, "2: H3 C3 C4 C6") == ("must_follow_suit", "xiaoer.9.3")
    assert refused(state, "2: H3 C3 C4 C6").facts == {"suit": "trump", "needed": 2}


@pytest.mark.parametrize(
    ("gang", "winner"),
    [
        ("S8 H8 C8 D8", 2),
        ("SA HA CA DA", 2),
        ("S6 H6 C6 D6", 1),
        ("S2 H2 C2 D2", 1),
        ("H8 H9 H10 HJ", 1),
    ],
)
def test_9_4_only_a_higher_true_gang_beats_it(gang: str, winner: int) -> None:
    hands = {1: SEVENS, 2: gang, 3: "C3 C4 CQ CK", 4: "D3 D4 DQ DK"}
    assert win(playing(hands), SEVENS, gang, "C3 C4 CQ CK", "D3 D4 DQ DK")[0] == winner


def test_9_4_ace_is_high_and_two_is_low() -> None:
    hands = {1: "S2 H2 C2 D2", 2: "S3 H3 C3 D3", 3: "SA HA CA DA", 4: "SK HK CK DK"}
    assert win(playing(hands), *hands.values()) == (3, 40)


def test_9_4_it_may_always_be_played_whatever_is_owed() -> None:
    hands = {1: SEVENS, 2: "S8 H8 C8 D8 H3 H4 H6 JB"}
    state = play(playing(hands), f"1: {SEVENS}")
    assert game.check(state, 2, Move.play("S8 H8 C8 D8")) is None
    assert Move.play("S8 H8 C8 D8") in legal(state, 2)
    low = {1: SEVENS, 2: "S6 H6 C6 D6 H3 H4 H8 JB"}
    state = play(playing(low), f"1: {SEVENS}")
    assert code(state, "2: S6 H6 C6 D6") == ("must_follow_suit", "xiaoer.9.3")


def test_9_4_it_must_beat_what_lies_on_the_table() -> None:
    hands = {1: SEVENS, 2: "S9 H9 C9 D9", 3: "S8 H8 C8 D8 H3 H4 H6 JB"}
    state = play(playing(hands), f"1: {SEVENS}", "2: S9 H9 C9 D9")
    assert code(state, "3: S8 H8 C8 D8")[0] == "must_follow_suit"


def test_9_5_the_queen_of_spades_and_three_of_a_rank() -> None:
    state = playing({1: "SQ H7 C7 D7 D8", **FILL})
    assert gangs(state) == {Move.play("SQ H7 C7 D7")}
    assert code(state, "1: H7 C7 D7 D8")[0] == "not_a_combination"
    led = play(state, "1: SQ H7 C7 D7")
    reading = game.view(led, 2).table[0].reading
    assert reading is not None
    assert (reading.type, reading.rank) == ("false_gang", "7")


def test_9_5_any_three_of_four() -> None:
    state = playing({1: f"SQ {SEVENS}"})
    assert len(gangs(state)) == 5


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("C3 C4 D3 D4 D6 H3", 5),
        ("C3 C4 H3 H4 H6", 3),
        ("H3 H4 H6 JB H8", 5),
    ],
)
def test_9_6_side_cards_first(hand: str, expected: int) -> None:
    state = play(playing({1: "SQ H7 C7 D7", 2: hand}), "1: SQ H7 C7 D7")
    assert len(legal(state, 2)) == expected


def test_9_6_refusal() -> None:
    state = play(playing({1: "SQ H7 C7 D7", 2: "C3 C4 H3 H4 H6"}), "1: SQ H7 C7 D7")
    assert code(state, "2: C3 H3 H4 H6") == ("must_follow_side", "xiaoer.9.6")
    assert refused(state, "2: C3 H3 H4 H6").facts == {"needed": 2}


def test_9_7_four_queens_are_a_true_gang_unless_claimed_as_a_false_one() -> None:
    queens = "SQ HQ CQ DQ"
    state = playing({1: queens, **FILL})
    assert gangs(state) == {Move.play(queens), Move.play(queens, FALSE)}
    for claim, kind in (
        (None, "true_gang"),
        (Claim("true_gang", "Q"), "true_gang"),
        (FALSE, "false_gang"),
    ):
        made = game.apply(state, 1, Move.play(queens, claim))
        assert made.events[0].facts["type"] == kind


@pytest.mark.parametrize(
    ("cards", "claim"),
    [
        (SEVENS, Claim("false_gang", "7")),
        (SEVENS, Claim("true_gang", "8")),
        ("SQ H7 C7 D7", Claim("true_gang", "7")),
        ("SQ H7 C7 D7", Claim("throw")),
        ("S7", Claim("nonsense")),
    ],
)
@pytest.mark.parametrize("gang", ["on", "loose"])
def test_9_7_a_wrong_claim_is_refused(cards: str, claim: Claim, gang: str) -> None:
    state = playing({1: f"SQ {SEVENS}"}, gang=gang)
    refusal = game.check(state, 1, Move.play(cards, claim))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("wrong_claim", "xiaoer.9.7")
    assert (refusal.facts["type"], refusal.facts["rank"]) == (claim.type, claim.rank)


@pytest.mark.parametrize(
    ("answer", "winner"),
    [("S2 H2 C2 D2", 2), ("SA HA CA DA", 2), ("H3 H4 H6 JB", 1), ("S9 H9 C9 C8", 1)],
)
def test_9_8_any_true_gang_beats_a_false_one(answer: str, winner: int) -> None:
    hands = {1: "SQ H7 C7 D7", 2: answer, 3: "C3 C4 CQ CK", 4: "D3 D4 DQ DK"}
    assert win(playing(hands), "SQ H7 C7 D7", answer, "C3 C4 CQ CK", "D3 D4 DQ DK")[0] == winner


def test_9_8_it_may_always_be_played() -> None:
    hands = {1: "SQ H7 C7 D7", 2: "S2 H2 C2 D2 C3 C4 C6 C8"}
    state = play(playing(hands), "1: SQ H7 C7 D7")
    assert Move.play("S2 H2 C2 D2") in legal(state, 2)
    assert step(state, "2: S2 H2 C2 D2").events[0].facts["verb"] == "kill"


def test_9_8_two_false_gangs_are_equal() -> None:
    hands = {1: "S7 H7 C7 D8", 2: "SA HA CA D6", 3: "D3 D4 D9 D10", 4: "C3 C4 C9 C10"}
    state = playing(hands, trump="S", gang="loose")
    assert win(state, *hands.values())[0] == 1


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("S3 H3 C3 D3", "S3 H3 C3"),
        ("SQ S3 H3 D3", "S3 H3 C3"),
        ("S5 H5 C5 D5", "S5 H5 C5"),
        ("SQ S5 H5 C5", "S5 H5 C5"),
    ],
)
def test_9_9_shown_cards_are_no_part_of_a_gang(cards: str, shown: str) -> None:
    fans = "threes" if "3" in shown else "fives"
    state = playing({1: cards}, fans=fans, shown=shown)
    assert code(state, f"1: {cards}") == ("gang_shown", "xiaoer.9.9")
    assert gangs(state) == set()
    unshown = playing({1: cards}, fans=fans)
    assert game.check(unshown, 1, Move.play(cards)) is None


def test_9_9_shown_cards_do_not_beat_a_gang_either() -> None:
    hands = {1: "S2 H2 C2 D2", 2: "S3 H3 C3 D3 JB", 3: "C6 C7 C8 C9"}
    state = play(playing(hands, fans="threes", shown="S3 H3 C3"), "1: S2 H2 C2 D2")
    assert state.table.winner == 0
    assert play(state, "2: S3 H3 C3 D3").table.winner == 0


def test_9_10_loose_three_and_any_card() -> None:
    state = playing({1: "H7 C7 D7 D8 SA"}, gang="loose")
    assert gangs(state) == {Move.play("H7 C7 D7 D8"), Move.play("H7 C7 D7 SA")}
    four = playing({1: SEVENS}, gang="loose")
    assert gangs(four) == {Move.play(SEVENS)}
    queens = playing({1: "SQ HQ CQ DQ"}, gang="loose")
    assert gangs(queens) == {Move.play("SQ HQ CQ DQ"), Move.play("SQ HQ CQ DQ", FALSE)}


def test_9_10_loose_with_four_and_more() -> None:
    state = playing({1: f"{SEVENS} D8 SQ"}, gang="loose")
    assert len(gangs(state)) == 1 + 4 * 2


def test_9_11_a_gang_that_does_not_beat_is_just_cards() -> None:
    hands = {1: SEVENS, 2: "S4 H4 C4 D4", 3: "C3 C6 C8 C9", 4: "D3 D6 D8 D9"}
    state = play(playing(hands), f"1: {SEVENS}")
    made = step(state, "2: S4 H4 C4 D4")
    assert made.events[0].facts["verb"] == "discard"
