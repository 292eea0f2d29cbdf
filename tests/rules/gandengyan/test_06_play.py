"""Clause 6: play."""

import hashlib
import hmac

import pytest

from paiju.cards import CARDS, Hand
from paiju.game import PASS, Claim, IllegalMove, Move, parse_move
from paiju.game.ruling import BadQuestion
from paiju.games.gandengyan import game
from tests.rules.gandengyan.hands import (
    after,
    ask,
    cards,
    dealt,
    events,
    holding,
    move,
    refusal,
    rules,
)


def test_6_1_only_the_seat_on_turn() -> None:
    state = holding("S3 S9", "S4 S10", "S5 SJ")
    no = game.check(state, 2, move("S4"))
    assert no is not None
    assert (no.code, no.rule) == ("not_your_turn", "gandengyan.6.1")
    assert no.facts == {"seat": 2, "actors": (1,)}
    assert list(game.legal(state, 2)) == []
    with pytest.raises(IllegalMove):
        game.apply(state, 2, move("S4"))


@pytest.mark.parametrize("seat", [0, 3, 99, -1])
def test_6_1_no_such_seat(seat: int) -> None:
    no = game.check(holding("S3", "S4"), seat, move("S3"))
    assert no is not None
    assert (no.code, no.facts) == ("unknown_seat", {"seat": seat, "seats": 2})


def test_6_2_the_leader_cannot_pass() -> None:
    state = holding("S3 H3 C3 S4 S5", "S9")
    assert (refusal(state, "-").code, refusal(state, "-").rule) == ("must_lead", "gandengyan.6.2")
    played = {m.cards for m in game.legal(state, 1)}
    assert PASS not in set(game.legal(state, 1))
    for lead in ("S3", "S3 H3", "S3 S4 S5", "S3 H3 C3"):
        assert cards(lead) in played


@pytest.mark.parametrize("text", ["S9", "S3 H9", "S3 S3", "JB"])
def test_6_3_only_cards_that_are_held(text: str) -> None:
    no = refusal(holding("S3 S4", "S9 H9"), text)
    assert (no.code, no.rule) == ("not_in_hand", "gandengyan.6.3")


def test_6_3_the_refusal_names_what_is_missing() -> None:
    assert refusal(holding("S3 S4", "S9 H9"), "S3 H9").facts == {"cards": cards("H9")}
    assert refusal(holding("S3 S4", "S9 H9"), "S3 S3").facts == {"cards": cards("S3")}


def test_6_4_beat_or_pass() -> None:
    state = after(holding("S5 S6", "S4 S9 SK HK CK"), "S5")
    assert set(game.legal(state, 2)) == {
        PASS,
        *(move(text) for text in ("S9", "SK", "HK", "CK", "SK HK CK")),
    }


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("pass S4", "stray_part", "cards"),
        ("pass as=single:4", "stray_part", "claim"),
        ("pass n=1", "stray_part", "number"),
        ("S9 n=1", "stray_part", "number"),
        ("show S9", "unknown_act", None),
        ("bury", "unknown_act", None),
    ],
)
def test_6_4_nothing_but_plays_and_passes(text: str, code: str, part: str | None) -> None:
    state = after(holding("S5 S6", "S4 S9"), "S5")
    no = game.check(state, 2, parse_move(text))
    assert no is not None
    assert no.code == code
    assert no.facts.get("part") == part


def test_6_5_a_pass_does_not_lock_out() -> None:
    state = after(holding("S3 S9", "S4 S10", "S5 SJ"), "S3", "-", "S5", "-")
    assert game.actors(state) == (2,)
    assert game.check(state, 2, move("S10")) is None
    state = after(state, "S10", "-", "-")
    assert game.view(state, 2).facts["top"] is None
    assert game.actors(state) == (2,)


def test_6_6_the_last_to_play_leads() -> None:
    state = after(holding("S3 S9", "S4 S10", "S5 SJ"), "S3", "S4", "-")
    assert [event.name for event in events(state, "-")] == ["passed", "round_won", "drew"]
    won = after(state, "-")
    assert game.actors(won) == (2,)
    assert game.view(won, 1).table == ()
    assert refusal(won, "-").code == "must_lead"


@pytest.mark.parametrize(
    ("plays", "seats", "next_seat", "cleared"),
    [
        ([(1, "S3")], 4, 2, False),
        ([(4, "S3")], 4, 1, False),
        ([(1, "S3"), (2, None), (3, None), (4, None)], 4, 1, True),
        ([(1, "S3"), (2, "S4"), (3, None), (4, None)], 4, 1, False),
        ([(1, "S3"), (2, "S4"), (3, None), (4, None), (1, None)], 4, 2, True),
        ([(1, "S3"), (2, None), (3, "S5"), (1, None)], 3, 2, False),
        ([(2, "S3"), (1, None)], 2, 2, True),
        ([(6, "S3"), (1, None)], 6, 2, False),
    ],
)
def test_6_6_whose_turn(
    plays: list[tuple[int, str | None]], seats: int, next_seat: int, cleared: bool
) -> None:
    made = tuple((seat, None if text is None else cards(text)) for seat, text in plays)
    assert ask("turn", plays=made, seats=seats) == {"next": next_seat, "cleared": cleared}


@pytest.mark.parametrize(
    ("plays", "code"),
    [
        ([(1, None)], "must_lead"),
        ([(1, "S3"), (3, "S4")], "not_your_turn"),
        ([(5, "S3")], "unknown_seat"),
        ([], "ask_empty"),
    ],
)
def test_6_6_impossible_rounds(plays: list[tuple[int, str | None]], code: str) -> None:
    made = tuple((seat, None if text is None else cards(text)) for seat, text in plays)
    with pytest.raises(BadQuestion) as caught:
        ask("turn", plays=made)
    assert (caught.value.field, caught.value.refusal.code) == ("plays", code)


def test_6_6_seats_without_cards_are_skipped() -> None:
    made = ((1, cards("S3")), (2, None))
    assert ask("turn", plays=made, out=(3,)) == {"next": 4, "cleared": False}
    assert ask("turn", plays=((1, cards("S3")),), out=(1,), seats=2) == {
        "next": 2,
        "cleared": False,
    }


def test_6_7_the_winner_draws_one() -> None:
    state = after(dealt("S3 H9", "S4 H10", pile="D8 D9"), "S3")
    won = after(state, "-")
    assert game.holdings(won)["1"] == game.holdings(state)["1"] + Hand.of(cards("D8"))
    assert game.view(won, None).counts == (6, 5)
    assert game.view(won, 1).facts["pile"] == 42


def test_6_7_everyone_draws_the_winner_first() -> None:
    chosen = rules(seats=3, draw="everyone")
    state = dealt("S3", "S4", "S5", rules=chosen, first=1, pile="D8 D9 D10 DJ")
    won = after(state, "S3", "S4", "-", "-")
    holdings = game.holdings(won)
    for seat, text in ((2, "D8"), (3, "D9"), (1, "D10")):
        assert Hand.of(cards(text)) <= holdings[str(seat)]
    assert game.view(won, 1).facts["pile"] == 54 - 16 - 3


def test_6_8_nothing_is_drawn_from_an_empty_pile() -> None:
    state = after(holding("S3 S9", "S4 S10", pile=0), "S3")
    assert [event.name for event in events(state, "-")] == ["passed", "round_won"]
    assert game.view(after(state, "-"), None).counts == (1, 2)


def test_6_8_fewer_cards_than_players() -> None:
    state = holding("S3 S9", "S4 S10", "S5 SJ", rules=rules(seats=3, draw="everyone"), pile=2)
    won = after(state, "S3", "-", "-")
    assert game.view(won, None).counts == (2, 3, 2)
    assert game.view(won, None).facts["pile"] == 0


def test_6_8_reshuffle() -> None:
    chosen = rules(seats=2, reshuffle="on")
    state = after(holding("S3 S9", "S4 S10", rules=chosen, pile=0), "S3")
    told = events(state, "-")
    assert [event.name for event in told] == ["passed", "round_won", "pile_remade", "drew"]
    assert told[2].facts == {"count": 51}
    won = after(state, "-")
    view = game.view(won, 1)
    assert (view.facts["pile"], view.facts["played"], view.counts) == (50, (), (2, 2))
    drawn = told[3].secret["card"]
    assert drawn not in cards("S9 S4 S10")


def test_6_8_a_remade_pile_may_be_too_small_for_everyone() -> None:
    chosen = rules(seats=6, reshuffle="on", draw="everyone")
    nines = [" ".join(map(str, CARDS[seat * 9 : seat * 9 + 9])) for seat in range(6)]
    state = holding(*nines, rules=chosen, pile=0)
    led = str(CARDS[4])
    won = after(state, led, "-", "-", "-", "-", "-")
    # The card that was led is all that can be drawn, and is nobody's twice.
    assert [str(hand) for hand in game.holdings(won).values() if hand] == nines
    assert [event.name for event in won.log[-3:]] == ["round_won", "pile_remade", "drew"]


def test_6_8_reshuffles_come_to_an_end() -> None:
    chosen = rules(seats=2, reshuffle="on")
    state = holding("S3 H3", "S4 H4", rules=chosen, pile=1)
    remade = 0
    while game.outcome(state) is None:
        step = game.apply(state, game.actors(state)[0], game.lapse(state, game.actors(state)[0]))
        remade += sum(event.name == "pile_remade" for event in step.events)
        state = step.state
    assert remade == 3


def test_6_8_the_order_comes_from_the_deal() -> None:
    chosen = rules(seats=2, reshuffle="on", draw="everyone")

    def whole(start: int) -> list[object]:
        state = dealt("S3 H3 C3", "S4", rules=chosen, first=start)
        seen: list[object] = []
        while game.outcome(state) is None:
            seat = game.actors(state)[0]
            step = game.apply(state, seat, game.lapse(state, seat))
            seen += [event.secret for event in step.events if event.name == "drew"]
            state = step.state
        return seen

    assert whole(1) == whole(1)
    assert whole(1) != whole(2)


def test_6_8_the_order_is_the_one_that_anybody_can_work_out() -> None:
    chosen = rules(seats=2, reshuffle="on", draw="everyone")
    state = dealt("S3 H3 C3", "S4", rules=chosen)
    text = f"{state.deal.start} {' '.join(map(str, state.deal.cards))}"
    key = hashlib.sha256(text.encode()).digest()
    blocks = b"".join(hmac.digest(key, n.to_bytes(8, "big"), "sha256") for n in range(20))
    drawn = iter(blocks)
    order = [str(card) for card in CARDS]
    for place in range(53, 0, -1):
        other = next(byte for byte in drawn if byte < 256 - 256 % (place + 1)) % (place + 1)
        order[place], order[other] = order[other], order[place]
    while True:
        seat = game.actors(state)[0]
        step = game.apply(state, seat, game.lapse(state, seat))
        names = [event.name for event in step.events]
        if "pile_remade" in names:
            break
        state = step.state
    played = {str(card) for card in game.holdings(state)["played"]}
    expected = [name for name in order if name in played]
    after_it = step.events[names.index("pile_remade") + 1 :]
    told = [str(event.secret["card"]) for event in after_it if event.name == "drew"]
    assert told == expected[: len(told)]
    assert told


def test_6_9_the_last_joker_may_be_led() -> None:
    classic = rules("classic", seats=2)
    state = holding("JB", "S4 S5", rules=classic, pile=0)
    assert list(game.legal(state, 1)) == [move("JB")]
    assert game.check(state, 1, Move.play("JB", Claim("single", "JB"))) is None
    assert refusal(state, "JB", "single:JS").code == "wrong_claim"
    assert game.outcome(after(state, "JB")) is not None
    assert ask("plays", classic, hand=cards("JB"))["count"] == 1
    lead = ask("lead", classic, hand=cards("JB"), cards=cards("JB"))
    assert lead["legal"]


def test_6_9_only_on_a_lead_and_only_the_last() -> None:
    classic = rules("classic", seats=2)
    state = after(holding("S3 S9", "JB", rules=classic), "S3")
    assert list(game.legal(state, 2)) == [PASS]
    assert refusal(state, "JB").code == "not_a_combination"
    assert refusal(holding("JB S9", "S3", rules=classic), "JB").code == "not_a_combination"


def test_6_10_time() -> None:
    state = holding("D5 S4 H4 S2", "S6 S7")
    deadline = game.deadline(state)
    assert deadline is not None
    assert (deadline.seconds, deadline.seats) == (20, (1,))
    assert game.lapse(state, 1) == move("S4")
    assert game.lapse(after(state, "S4"), 2) == PASS
    assert game.deadline(after(holding("S3", "S4"), "S3")) is None


@pytest.mark.parametrize(
    ("preset", "hand", "played"),
    [
        ("house", "S2 SA JB", "SA"),
        ("house", "S2 JB", "S2"),
        ("house", "JB JS", "JS"),
        ("classic", "JB JS", "JS JB"),
        ("classic", "JB", "JB"),
        ("classic", "JB S2", "S2"),
    ],
)
def test_6_10_the_smallest_single(preset: str, hand: str, played: str) -> None:
    state = holding(hand, "S3", rules=rules(preset, seats=2))
    assert game.lapse(state, 1) == move(played)
    assert game.check(state, 1, game.lapse(state, 1)) is None


def test_6_11_hands_are_hidden_and_counts_public() -> None:
    state = after(dealt("S3 H9", "S4 H10", "S5 HJ", pile="D8"), "S3", "-", "-")
    for seat in (None, 2, 3):
        view = game.view(state, seat)
        assert view.counts == (6, 5, 5)
        drew = view.log[-1]
        assert (drew.name, dict(drew.facts)) == ("drew", {"seat": 1, "pile": 37})
        assert view.hand == (Hand(bytes(54)) if seat is None else game.holdings(state)[str(seat)])
    assert game.view(state, 1).log[-1].facts["card"] == cards("D8")[0]


def test_6_the_last_card_ends_the_hand() -> None:
    state = after(holding("S3 S4 S5", "S9", "H9"), "S3 S4 S5")
    no = game.check(state, 2, move("S9"))
    assert no is not None
    assert no.code == "hand_over"
    assert list(game.legal(state, 2)) == []


def test_6_every_card_is_somewhere() -> None:
    state = after(dealt("S3 H9", "S4 H10", pile="D8"), "S3", "H10", "-")
    total = Hand(bytes(54))
    for hand in game.holdings(state).values():
        total = total + hand
    assert total == Hand.of(CARDS)
