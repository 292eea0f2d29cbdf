"""Clause 5: deal and tribute."""

from collections import Counter

import pytest

from paiju.cards import parse_cards
from paiju.game import Dice, Move
from paiju.game.rules import to_json
from paiju.games.guandan import game
from paiju.games.guandan.result import settled as settled_standing
from paiju.testing.walk import begin
from tests.oracles.guandan import guandan_book, returns, tribute
from tests.rules.guandan.hands import (
    HOUSE,
    OFFICIAL,
    Hands,
    ask,
    cards,
    deal_of,
    dealt,
    owing,
    rules,
)


def act(state: Hands, seat: int, kind: str, card: str) -> Hands:
    assert kind in ("tribute", "return")
    made = Move("tribute" if kind == "tribute" else "return", parse_cards(card))
    return game.apply(state, seat, made).state


def able(state: Hands, seat: int) -> list[str]:
    return [str(move.cards[0]) for move in game.legal(state, seat)]


def code(state: Hands, seat: int, kind: str, text: str) -> tuple[str, str]:
    made = Move("tribute" if kind == "tribute" else "return", parse_cards(text))
    no = game.check(state, seat, made)
    assert no is not None
    return no.code, no.rule


def test_5_1_27_cards_each_one_at_a_time() -> None:
    state = dealt({})
    assert game.view(state, None).counts == (27,) * 4
    deal = deal_of({1: "S3", 2: "S4", 3: "S5", 4: "S6"})
    assert deal.cards[:4] == parse_cards("S3 S4 S5 S6")
    hands = game.holdings(game.begin(HOUSE, game.opening(HOUSE), deal))
    assert [deal.cards[seat] in hands[str(seat + 1)] for seat in range(4)] == [True] * 4
    assert Counter(hands["3"]) == Counter(deal.cards[2::4])


@pytest.mark.parametrize("start", [0, 1, 2, 3, 58])
def test_5_2_the_shuffle_decides_who_leads_the_first_hand(start: int) -> None:
    state = dealt({}, start=start)
    assert game.view(state, None).phase == "play"
    assert game.actors(state) == (start % 4 + 1,)


def test_5_3_the_last_pays_the_first() -> None:
    state = dealt({2: "JB SA", 1: "S3"}, owing(1, (2,)))
    assert game.view(state, None).phase == "tribute"
    assert game.actors(state) == (2,)
    paid = act(state, 2, "tribute", "JB")
    assert game.view(paid, None).phase == "return"
    assert game.actors(paid) == (1,)
    assert game.view(paid, None).counts == (28, 26, 27, 27)
    back = act(paid, 1, "return", "S3")
    assert game.view(back, None).counts == (27,) * 4
    assert game.view(back, None).phase == "play"
    assert game.actors(back) == (2,)
    assert "S3" in map(str, game.view(back, 2).hand)


def test_5_3_the_last_pays_even_a_partner() -> None:
    state = dealt({3: "JB SA", 1: "S3"}, owing(1, (3,)))
    assert game.actors(state) == (3,)
    state = act(act(state, 3, "tribute", "JB"), 1, "return", "S3")
    assert game.actors(state) == (3,)


def test_5_3_other_moves_wait() -> None:
    state = dealt({2: "JB SA", 1: "S3"}, owing(1, (2,)))
    assert code(state, 1, "tribute", "S3") == ("not_your_turn", "guandan.5.3")
    assert code(state, 1, "return", "S3") == ("wrong_phase", "guandan.5.3")
    assert code(state, 2, "tribute", "JB SA") == ("wrong_count", "guandan.5.3")
    no = game.check(state, 2, Move.play("SA"))
    assert no is not None
    assert (no.code, no.facts) == ("wrong_phase", {"phase": "tribute", "act": "play"})


def double(hands: dict[int, str], **kept: object) -> Hands:
    return dealt(hands, owing(1, (2, 4)), **kept)


def test_5_4_both_pay_and_the_higher_card_goes_to_the_first() -> None:
    state = double({2: "JB SA", 4: "JS SA", 1: "S3", 3: "S3"}, rules=rules(resist="off"))
    assert game.actors(state) == (2, 4)
    half = act(state, 4, "tribute", "JS")
    assert game.actors(half) == (2,)
    assert str(game.holdings(half)["tribute"]) == "JS"
    paid = act(half, 2, "tribute", "JB")
    assert "JB" in map(str, game.view(paid, 1).hand)
    assert "JS" in map(str, game.view(paid, 3).hand)
    assert game.actors(paid) == (1, 3)
    back = act(act(paid, 3, "return", "S3"), 1, "return", "S3")
    assert game.actors(back) == (2,)


def test_5_4_of_equals_the_first_takes_that_of_its_next_player() -> None:
    state = double({2: "D5", 4: "S5", 1: "S3", 3: "S3 JB JB JS JS"})
    paid = act(act(state, 2, "tribute", "D5"), 4, "tribute", "S5")
    given = [event.facts for event in paid.log if event.name == "tribute_given"]
    assert [(f["seat"], f["receiver"]) for f in given] == [(2, 3), (4, 1)]
    back = act(act(paid, 3, "return", "S3"), 1, "return", "S3")
    assert game.actors(back) == (4,)


def test_5_5_the_highest_card_wild_ones_apart() -> None:
    state = dealt({2: "H5 H5 S5 D5 SA", 4: "JB JB JS JS"}, owing(1, (2,)))
    assert able(state, 2) == ["S5", "D5"]
    assert code(state, 2, "tribute", "SA") == ("tribute_not_highest", "guandan.5.5")
    assert code(state, 2, "tribute", "H5") == ("tribute_not_highest", "guandan.5.5")
    assert code(state, 2, "tribute", "JB") == ("not_in_hand", "guandan.6.3")


def test_5_5_two_is_above_the_ace_where_it_is() -> None:
    fives = "S5 S5 C5 C5 D5 D5 JB JB JS JS"
    hands = {2: "S2 SA", 4: fives, 1: "H5 H5", 3: ""}
    assert "S2" in able(dealt(hands, owing(1, (2,))), 2)
    official = able(dealt(hands, owing(1, (2,)), rules=OFFICIAL), 2)
    assert "S2" not in official
    assert "SA" in official


def test_5_6_a_single_payer_with_both_big_jokers_resists() -> None:
    state = dealt({2: "JB JB"}, owing(1, (2,)))
    assert game.view(state, None).phase == "play"
    assert game.actors(state) == (1,)
    told = next(event for event in state.log if event.name == "tribute_resisted")
    assert told.facts == {"seats": (2,), "holders": (2, 2)}


def test_5_6_two_payers_between_them() -> None:
    state = double({2: "JB", 4: "JB"})
    assert game.actors(state) == (1,)
    told = next(event for event in state.log if event.name == "tribute_resisted")
    assert told.facts == {"seats": (2, 4), "holders": (2, 4)}
    assert game.actors(double({4: "JB JB"})) == (1,)
    assert game.actors(double({2: "JB", 3: "JB"})) == (2, 4)


def test_5_6_only_those_who_owe_resist() -> None:
    assert game.view(dealt({4: "JB JB"}, owing(1, (2,))), None).phase == "tribute"
    assert game.view(dealt({2: "JB JS JS", 4: "JB"}, owing(1, (2,))), None).phase == "tribute"


def test_5_6_resist_off() -> None:
    off = rules(resist="off")
    assert game.actors(dealt({2: "JB JB"}, owing(1, (2,)), rules=off)) == (2,)


def test_5_7_ten_or_lower_and_no_level_card() -> None:
    state = dealt({2: "JB", 1: "S10 S2 S5 H5 SJ SA JS D3"}, owing(1, (2,)))
    paid = act(state, 2, "tribute", "JB")
    may = able(paid, 1)
    assert {"S10", "S2", "D3"} <= set(may)
    assert not {"S5", "H5", "SJ", "SA", "JS", "JB"} & set(may)
    for card in ("S5", "H5", "SJ", "JS", "JB"):
        assert code(paid, 1, "return", card) == ("return_too_high", "guandan.5.7")
    assert code(paid, 1, "return", "D4 D3")[0] == "wrong_count"


def test_5_7_else_the_lowest() -> None:
    high = "SJ SJ CJ CJ DJ DJ HJ HJ SQ SQ CQ CQ DQ DQ HQ HQ SK SK CK CK DK DK HK HK SA S5 JS"
    paid = act(dealt({1: high, 2: "JB"}, owing(1, (2,))), 2, "tribute", "JB")
    assert able(paid, 1) == ["SJ", "HJ", "CJ", "DJ"]
    assert code(paid, 1, "return", "SQ") == ("return_not_lowest", "guandan.5.7")


def test_5_8_who_paid_the_first_leads() -> None:
    state = double({2: "JS", 4: "JB", 1: "S3", 3: "S3"})
    state = act(act(state, 2, "tribute", "JS"), 4, "tribute", "JB")
    state = act(act(state, 1, "return", "S3"), 3, "return", "S3")
    assert game.actors(state) == (4,)
    assert state.log[-1].facts == {"seat": 4}


def said(finish: tuple[int, ...], **switches: str) -> list[tuple[str, object]]:
    """Return what is said of the next hand after a finish."""
    house = game.parse(switches)
    after = settled_standing(house, game.opening(house), finish)
    return [(event.name, event.facts) for event in game.coming(house, after)]


def test_5_3_one_payer_is_announced_and_may_resist() -> None:
    assert said((1, 2, 3, 4)) == [
        ("tribute_next", {"seat": 4, "receiver": 1, "leader": 4}),
        ("waiver_next", {"seats": (4,), "leader": 1}),
    ]
    assert said((1, 2, 3, 4), resist="off") == [
        ("tribute_next", {"seat": 4, "receiver": 1, "leader": 4})
    ]


def test_5_4_after_a_double_win_it_is_open_who_pays_whom() -> None:
    assert said((3, 1)) == [
        ("tribute_open_next", {"seats": (2, 4), "receivers": (1, 3), "first": 3}),
        ("waiver_next", {"seats": (2, 4), "leader": 3}),
    ]


def test_5_9_everybody_sees_tribute_and_return() -> None:
    state = dealt({2: "JB SA", 1: "S3"}, owing(1, (2,)))
    state = act(act(state, 2, "tribute", "JB"), 1, "return", "S3")
    for seat in (None, 1, 2, 3, 4):
        told = [event for event in game.view(state, seat).log if event.name.startswith("tribute")]
        assert [event.name for event in told] == [
            "tribute_owed",
            "tribute_paid",
            "tribute_given",
            "tribute_returned",
        ]
        assert told[1].facts["card"] == cards("JB")[0]
        assert told[3].facts == {"seat": 1, "receiver": 2, "card": cards("S3")[0]}


@pytest.mark.parametrize("table", [HOUSE, OFFICIAL], ids=["house", "official"])
def test_what_may_be_paid_and_returned_is_what_the_rule_book_says(table: object) -> None:
    assert table in (HOUSE, OFFICIAL)
    chosen = HOUSE if table == HOUSE else OFFICIAL
    dice = Dice(11)
    for seed in range(40):
        level = ("2", "5", "10", "J", "A")[seed % 5]
        book = guandan_book(level, to_json(chosen))
        payers = (2,) if dice.below(2) else (2, 4)
        state = begin(game, chosen, seed, owing(1, payers, level))
        while game.view(state, None).phase in ("tribute", "return"):
            seat = game.actors(state)[0]
            hand = tuple(game.view(state, seat).hand)
            paying = game.view(state, None).phase == "tribute"
            wanted = tribute(book, hand) if paying else returns(book, hand, level)
            moves = list(game.legal(state, seat))
            assert {move.cards[0] for move in moves} == wanted
            for held in hand:
                made = Move(moves[0].act, (held,))
                assert (game.check(state, seat, made) is None) == (held in wanted)
            assert game.lapse(state, seat) in moves
            state = game.apply(state, seat, moves[dice.below(len(moves))]).state


def test_the_judge_says_the_same() -> None:
    answer = ask(
        "tribute",
        finish=(1, 3),
        hands={2: cards("JS SA"), 4: cards("S5 D5 H5")},
        level="5",
    )
    assert answer == {
        "owed": (
            {"from": 2, "to": 1, "cards": cards("JS")},
            {"from": 4, "to": 3, "cards": cards("S5 D5")},
        ),
        "resisted": False,
        "leader": 2,
    }
