"""A guess gives exactly the view it came from, and breaks nothing that everybody knows."""

from itertools import islice

import pytest

from paiju.cards import CARDS, Hand, cards_of, mask_of
from paiju.game import Deal, Dice, Standing
from paiju.game.chance import shuffled
from paiju.games.xiaoer import game
from paiju.games.xiaoer.think.infer import infer
from tests.rules.xiaoer.tables import begin, cards, play

SWITCHES: list[dict[str, object]] = [
    {},
    {"preset": "basic"},
    {"kitty": 6, "gang": "loose"},
    {"rotate": "off", "show_fives": "on"},
]
PLAIN = {"show_threes": "off", "show_fives": "off"}
OWED = Standing((0,) * 4, hand=2, dealer=2, owed=((1, 2),))


@pytest.mark.parametrize("seed", range(24))
def test_a_guess_gives_its_view(seed: int) -> None:
    dice = Dice(seed)
    rules = game.parse(SWITCHES[seed % len(SWITCHES)])
    standing = game.opening(rules)
    for _ in range(2):
        state = game.begin(rules, standing, Deal(shuffled(CARDS, dice), dice.below(60)))
        while game.outcome(state) is None:
            seat = game.actors(state)[0]
            viewers = (dice.below(4) + 1, None) if dice.below(3) == 0 else ()
            for viewer in viewers:
                view = game.view(state, viewer)
                twin = game.guess(view, dice)
                assert game.view(twin, viewer) == view
                places = game.holdings(twin).values()
                assert sum(places, Hand.of(())) == Hand.of(CARDS)
                begun = game.begin(rules, standing, twin.deal)
                assert game.view(begun, viewer).standing == view.standing
            moves = list(islice(game.legal(state, seat), 500))
            state = game.apply(state, seat, moves[dice.below(len(moves))]).state
        assert game.view(game.guess(game.view(state, 1), dice), 1) == game.view(state, 1)
        standing = game.settle(state)


@pytest.mark.parametrize("seed", range(12))
def test_a_guessed_deal_leads_to_the_guess(seed: int) -> None:
    dice = Dice(seed)
    rules = game.parse({**SWITCHES[seed % len(SWITCHES)], "throws": "off"})
    standing = game.opening(rules)
    state = game.begin(rules, standing, Deal(shuffled(CARDS, dice), dice.below(60)))
    moves = []
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        legal = list(islice(game.legal(state, seat), 500))
        move = legal[dice.below(len(legal))]
        moves.append((seat, move))
        state = game.apply(state, seat, move).state
    for cut in range(0, len(moves), 7):
        state = game.begin(rules, standing, state.deal)
        for seat, move in moves[:cut]:
            state = game.apply(state, seat, move).state
        dealer = game.view(state, None).facts["dealer"]
        viewer = dealer if isinstance(dealer, int) else 1
        twin = game.guess(game.view(state, viewer), dice)
        again = game.begin(rules, standing, twin.deal)
        for seat, move in moves[:cut]:
            assert game.check(again, seat, move) is None
            again = game.apply(again, seat, move).state
        assert game.holdings(again) == game.holdings(twin)


def guesses(state: object, viewer: int, count: int = 20) -> list[dict[str, Hand]]:
    """Guess several times and tell where every card lies."""
    view = game.view(state, viewer)  # type: ignore[arg-type]
    return [dict(game.holdings(game.guess(view, Dice(seed)))) for seed in range(count)]


def test_a_shown_two_stays_with_its_shower() -> None:
    state = play(begin({3: "C2"}, but=PLAIN), "3: show C2")
    assert all(cards("C2")[0] in places["3"] for places in guesses(state, 1))


def test_shown_threes_stay_with_their_shower() -> None:
    state = play(begin({3: "S3 H3 D3"}, trump="C"), "3: show S3 H3 D3")
    assert all(set(cards("S3 H3 D3")) <= set(places["3"]) for places in guesses(state, 1))


def test_the_card_drawn_for_trump_is_the_dealers() -> None:
    declines = [f"{seat}: decline" for seat in (1, 2, 3, 4)]
    state = play(begin({}, "D9 CA", but=PLAIN), *declines)
    assert all(cards("D9")[0] in places["1"] for places in guesses(state, 2))


def test_tribute_and_return_are_known_and_nothing_higher_is_left() -> None:
    state = begin({1: "SQ", 2: "S4", 3: "D5 JB JS"}, standing=OWED, trump="C", but=PLAIN)
    state = play(state, "1: tribute SQ", "2: return S4")
    for places in guesses(state, 4):
        assert cards("SQ")[0] in places["2"]
        assert cards("S4")[0] in places["1"]
        assert not set(cards("D5 JB JS")) & set(places["1"])


def test_who_paid_a_side_card_has_no_trump_and_no_higher_rank() -> None:
    hand = "SK HK S10 H10 D10 S9 H9 D9 S8 H8 D8 S7 H7"
    state = begin({1: hand, 2: "S4"}, standing=OWED, trump="C", but=PLAIN)
    state = play(state, "1: tribute SK", "2: return S4")
    for places in guesses(state, 4):
        assert not [held for held in places["1"] if held.rank in ("A", "2", "J") or held.is_joker]
        assert cards("D5")[0] not in places["1"]


def test_who_did_not_add_four_trumps_to_a_true_gang_has_no_more() -> None:
    hands = {1: "S4 S6 S7 H7 C7 D7", 2: "H3 C3 C4 C6 C8 C9 C10 CQ CK CA D3 D4 D6"}
    state = play(begin(hands, trump="H", but=PLAIN), "1: bury S4 S6", "1: S7 H7 C7 D7")
    state = play(state, "2: H3 C3 C4 C6")
    for places in guesses(state, 3):
        assert not [held for held in places["2"] if held.suit == "H" or held.rank in ("J", "2")]


def test_who_added_a_trump_to_a_false_gang_has_no_side_cards() -> None:
    trumps = "H3 H4 H5 H6 H8 H9 H10 HJ HQ HK HA"
    hands = {1: "S4 S6 SQ H7 C7 D7", 2: f"{trumps} C3 C4"}
    state = play(begin(hands, trump="H", but=PLAIN), "1: bury S4 S6", "1: SQ H7 C7 D7")
    state = play(state, "2: C3 C4 H3 H4")
    for places in guesses(state, 3):
        assert {held.suit for held in places["2"] if held.rank in "346789K"} <= {"H"}


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    hands = {1: "S4 S6 SA", 2: "D3 D4 D6 D7 D8 D9 DQ C3 C4 C6 C7 C8 C9"}
    state = begin(hands, trump="H", but=PLAIN)
    state = play(state, "1: bury S4 S6", "1: SA", "2: D3")
    for places in guesses(state, 3):
        assert not [held for held in places["2"] if held.suit == "S" and held.rank in "3579K"]


def test_the_dealer_knows_what_was_buried_and_others_bury_no_points() -> None:
    state = play(begin({1: "S4 S6"}, trump="H", but=PLAIN), "1: bury S4 S6")
    assert {str(places["buried"]) for places in guesses(state, 1)} == {"S4 S6"}
    others = guesses(state, 2)
    assert len({str(places["buried"]) for places in others}) > 5
    assert not [c for places in others for c in places["buried"] if c.rank in ("5", "10", "K")]


def test_cards_of_a_stopped_throw_are_known() -> None:
    hands = {1: "SA S10 S4 C4 C6", 2: "SK"}
    state = play(begin(hands, trump="H", but=PLAIN), "1: bury C4 C6", "1: SA S10")
    assert all(cards("SA")[0] in places["1"] for places in guesses(state, 3))


def test_guesses_differ() -> None:
    state = begin({})
    assert len({str(places["2"]) for places in guesses(state, 1)}) == 20


def test_infer_reads_nothing_from_a_fresh_deal() -> None:
    known = infer(game.view(begin({}), 1))
    assert known.holds == [0] * 4
    assert known.lacks == [0] * 4


def test_masks_and_cards() -> None:
    assert mask_of(cards_of(0b1011)) == 0b1011
