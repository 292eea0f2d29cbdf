"""A guess gives exactly the view it came from, and breaks nothing that everybody knows."""

import pytest

from paiju.cards import BIG_JOKER, EMPTY, Hand, deck
from paiju.game import Dice, Move
from paiju.game.rules import to_json
from paiju.games.guandan import game
from paiju.games.guandan.faces import height
from paiju.games.guandan.think.guess import guess
from paiju.games.guandan.think.thinker import THINKER
from paiju.testing import walk
from tests.oracles.guandan import guandan_book
from tests.rules.guandan.hands import HOUSE, OFFICIAL, cards, dealt, owing


@pytest.mark.parametrize("seed", range(6))
def test_a_guess_gives_its_view(seed: int) -> None:
    table = (HOUSE, OFFICIAL)[seed % 2]
    dice = Dice(seed)
    for state in walk.states(game, table, seed):
        for viewer in (None, dice.below(4) + 1):
            view = game.view(state, viewer)
            twin = THINKER.guess(view, dice)
            assert game.view(twin, viewer) == view
            total = EMPTY
            for held in game.holdings(twin).values():
                total += held
            assert total == Hand.of(deck(2))


@pytest.mark.parametrize("payers", [(2,), (2, 4)])
def test_a_payer_holds_nothing_above_the_tribute(payers: tuple[int, ...]) -> None:
    dice = Dice(4)
    for seed in range(12):
        state = walk.begin(game, HOUSE, seed, owing(1, payers))
        book = guandan_book("5", to_json(HOUSE))
        while game.view(state, None).phase == "tribute":
            seat = game.actors(state)[0]
            state = game.apply(state, seat, game.lapse(state, seat)).state
        paid = {e.facts["seat"]: e.facts["card"] for e in state.log if e.name == "tribute_paid"}
        for viewer in (None, 1, 3):
            twin = THINKER.guess(game.view(state, viewer), dice)
            jokers = sum(card == BIG_JOKER for card in paid.values())
            for payer in paid:
                hand = game.holdings(twin)[str(payer)]
                jokers += hand.count(BIG_JOKER)
                best = max(height(twin.table.book, c) for c in hand if c not in book.wild)
                given = paid[payer]
                assert given in cards(str(given))
                assert best <= height(twin.table.book, cards(str(given))[0])
            # With both big jokers nothing would have been paid.
            assert jokers < 2 or not paid


def test_a_payer_may_hold_a_card_as_high_as_the_tribute() -> None:
    state = dealt({1: "S3", 2: "SA", 3: "JB JB JS JS", 4: "HA DA"}, owing(1, (2,)))
    paid = game.lapse(state, 2)
    state = game.apply(state, 2, paid).state
    book = state.table.book
    alike = [card for card in deck(1) if height(book, card) == height(book, paid.cards[0])]
    lying = guess(game.view(state, 1), Dice(1)).hidden
    found = [one for one in lying if one.code in {card.code for card in alike} and one.place != 1]
    assert found
    assert all(one.open_to >> 1 & 1 for one in found)


def test_nobody_who_must_pay_can_resist() -> None:
    state = dealt({1: "S3", 2: "", 3: "JB JB"}, owing(1, (2, 4)))
    dice = Dice(8)
    for _ in range(30):
        twin = THINKER.guess(game.view(state, 1), dice)
        both = game.holdings(twin)["2"] + game.holdings(twin)["4"]
        assert both.count(BIG_JOKER) < 2


def test_cards_that_were_given_are_known() -> None:
    state = dealt({1: "S3", 2: "JB"}, owing(1, (2,)))
    state = game.apply(state, 2, Move("tribute", cards("JB"))).state
    state = game.apply(state, 1, Move("return", cards("S3"))).state
    dice = Dice(2)
    for viewer in (None, 3, 4):
        for _ in range(10):
            twin = THINKER.guess(game.view(state, viewer), dice)
            assert BIG_JOKER in game.holdings(twin)["1"]
            assert cards("S3")[0] in game.holdings(twin)["2"]


def test_shown_jokers_are_known() -> None:
    state = dealt({2: "JB", 4: "JB"}, owing(1, (2, 4)))
    twin = THINKER.guess(game.view(state, 3), Dice(1))
    assert BIG_JOKER in game.holdings(twin)["2"]
    assert BIG_JOKER in game.holdings(twin)["4"]


def test_guesses_differ() -> None:
    view = game.view(dealt({}), 1)
    dice = Dice(1)
    hands = {str(game.holdings(THINKER.guess(view, dice))["2"]) for _ in range(5)}
    assert len(hands) == 5
