"""7 Play (出牌)."""

import pytest

from paiju.game import Claim, IllegalMove, Move
from paiju.games.xiaoer import game
from tests.rules.xiaoer.tables import begin, cards, code, legal, play, playing, refused, step, win

PLAIN = {"show_threes": "off", "show_fives": "off", "trump": "C"}


def singles(*names: str) -> set[Move]:
    """Return plays of one card each."""
    return {Move("play", cards(name)) for name in names}


def test_7_1_the_dealer_leads_first() -> None:
    state = play(begin({1: "S4 S6"}, but=PLAIN), "1: bury S4 S6")
    assert game.actors(state) == (1,)


def test_7_1_the_winner_leads_the_next() -> None:
    state = playing({1: "S4 D4", 2: "SA D6", 3: "S6 D7", 4: "S7 D8"})
    state = play(state, "1: S4", "2: SA", "3: S6", "4: S7")
    assert game.actors(state) == (2,)
    assert game.view(state, 1).facts["leader"] == 2


def test_7_1_everybody_plays_one_card_to_one_card() -> None:
    state = play(playing({1: "S4 D4", 2: "SA S3", 3: "S6 D7", 4: "S7 D8"}), "1: S4")
    assert code(state, "2: SA S3") == ("wrong_count", "xiaoer.7.1")
    assert refused(state, "2: SA S3").facts == {"needed": 1, "given": 2}
    assert game.check(state, 2, Move("play")) is not None


def test_7_1_out_of_turn() -> None:
    state = play(playing({1: "S4", 2: "SA", 3: "S6", 4: "S7"}), "1: S4")
    assert code(state, "3: S6") == ("not_your_turn", "xiaoer.7.1")
    assert refused(state, "3: S6").facts == {"seat": 3, "actors": (2,)}


def test_7_2_only_cards_of_the_own_hand() -> None:
    state = playing({1: "S4 D4", 2: "SA D6", 3: "S6 D7", 4: "S7 D8"})
    assert refused(state, "1: SA").facts == {"cards": cards("SA")}
    assert code(state, "1: S4 S4") == ("not_in_hand", "xiaoer.7.2")
    assert refused(state, "1: S4 S4").facts == {"cards": cards("S4")}


def test_7_3_a_lead_that_is_nothing() -> None:
    state = playing({1: "S4 D4 HJ H2 C4", 2: "", 3: "", 4: ""})
    for move in ("S4 D4", "HJ H2", "S4 D4 C4", "S4 HJ"):
        assert code(state, f"1: {move}") == ("not_a_combination", "xiaoer.7.3")
    assert code(state, "1: play") == ("wrong_count", "xiaoer.7.1")


def test_7_3_a_claim_that_is_wrong_is_refused_and_one_that_is_right_is_not() -> None:
    state = playing({1: "S4 S6", 2: "C3 C4", 3: "C6 C7", 4: "C8 C9"})
    assert game.check(state, 1, Move.play("S4", Claim("single", "4"))) is None
    assert game.check(state, 1, Move.play("S4 S6", Claim("throw"))) is None
    wrong = game.check(state, 1, Move.play("S4", Claim("true_gang", "4")))
    assert wrong is not None
    assert wrong.code == "wrong_claim"
    assert game.check(state, 1, Move.play("S4", Claim("single", "5"))) is not None
    followed = play(state, "1: S4")
    assert game.check(followed, 2, Move.play("C3", Claim("single", "3"))) is not None


def test_7_4_a_side_suit_is_followed() -> None:
    state = play(playing({1: "S4", 2: "S3 SA H9 D3 SQ SJ S2"}), "1: S4")
    assert legal(state, 2) == singles("S3", "SA")
    assert code(state, "2: H9") == ("must_follow_suit", "xiaoer.7.4")
    assert refused(state, "2: SQ").facts == {"suit": "S", "needed": 1}


def test_7_4_trumps_are_followed_with_any_trump() -> None:
    state = play(playing({1: "C2", 2: "S3 SQ H9 D5 JB"}), "1: C2")
    assert legal(state, 2) == singles("SQ", "H9", "D5", "JB")
    assert refused(state, "2: S3").facts == {"suit": "trump", "needed": 1}


@pytest.mark.parametrize("hand", ["H9 D3 SQ C4", "D3 C4 CA", "HJ JB D5 H2"])
def test_7_5_without_the_led_suit_anything_goes(hand: str) -> None:
    state = play(playing({1: "S4", 2: hand}), "1: S4")
    assert legal(state, 2) == singles(*hand.split())


def test_7_5_without_trumps_anything_goes() -> None:
    state = play(playing({1: "C2", 2: "S3 CA DK"}), "1: C2")
    assert legal(state, 2) == singles("S3", "CA", "DK")


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("S4 SA S6 S7", 2),
        ("S4 DA CA S7", 4),
        ("S4 H3 S6 SA", 2),
        ("S4 H3 H4 SA", 3),
        ("S4 H4 H3 JB", 4),
        ("H3 SA CA DA", 1),
        ("C2 HA H10 D2", 1),
        ("H9 C2 D2 HJ", 4),
        ("H9 C2 D2 H10", 2),
    ],
)
def test_7_6_who_wins(plays: str, winner: int) -> None:
    hands = dict(enumerate(plays.split(), 1))
    assert win(playing(hands), *plays.split())[0] == winner


@pytest.mark.parametrize(
    ("plays", "verbs"),
    [
        ("S4 SA H3 H4", ["follow", "kill", "overkill"]),
        ("S4 H4 H3 D3", ["kill", "discard", "discard"]),
        ("S4 CJ DJ D3", ["kill", "discard", "discard"]),
        ("H4 HA S3 JB", ["follow", "discard", "follow"]),
    ],
)
def test_7_6_what_a_play_does(plays: str, verbs: list[str]) -> None:
    hands = {seat: f"{card} C{seat + 5}" for seat, card in enumerate(plays.split(), 1)}
    state = playing(hands)
    told = []
    for seat, card in enumerate(plays.split(), 1):
        made = step(state, f"{seat}: {card}")
        state = made.state
        told += [event.facts["verb"] for event in made.events if event.name == "followed"]
    assert told == verbs


def test_7_7_points_go_to_the_winners_side() -> None:
    state = playing({1: "SK C4", 2: "SA C6", 3: "S10 C7", 4: "S5 C8"})
    state = play(state, "1: SK", "2: SA", "3: S10", "4: S5")
    facts = game.view(state, 1).facts
    assert (facts["points"], facts["kept"]) == (25, 0)
    assert facts["last"] == tuple(
        {"seat": seat, "cards": cards(card)}
        for seat, card in enumerate(["SK", "SA", "S10", "S5"], 1)
    )
    assert facts["last_winner"] == 2


def test_a_refused_move_changes_nothing() -> None:
    state = play(playing({1: "S4", 2: "S3 H9"}), "1: S4")
    before = state.fingerprint
    with pytest.raises(IllegalMove) as error:
        step(state, "2: H9")
    assert error.value.refusal == refused(state, "2: H9")
    assert state.fingerprint == before


def test_after_the_end_every_move_is_refused() -> None:
    state = play(playing({1: "S4", 2: "S3", 3: "S6", 4: "S7"}), "1: S4", "2: S3", "3: S6", "4: S7")
    assert game.outcome(state) is not None
    assert game.actors(state) == ()
    for text in ("1: S4", "4: decline", "2: bury S4 S6"):
        assert code(state, text) == ("hand_over", "")
    assert list(game.legal(state, 4)) == []


def test_hostile_moves_are_refused() -> None:
    state = playing({1: "S4", 2: "S3", 3: "S6", 4: "S7"})
    for seat in (0, 5, -1, 99):
        refusal = game.check(state, seat, Move.play("S4"))
        assert refusal is not None
        assert refusal.code == "unknown_seat"
    for act in ("call", "keep", "counter", "stick", "pass"):
        refusal = game.check(state, 1, Move(act))
        assert refusal is not None
        assert refusal.code == "unknown_act"
    refusal = game.check(state, 1, Move("play", cards("S4"), number=1))
    assert refusal is not None
    assert refusal.code == "stray_part"
