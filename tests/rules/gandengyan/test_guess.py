"""Guesses give the same view, and respect what is known of the pile."""

import pytest

from paiju.cards import Card, Hand
from paiju.game import Deal, Dice
from paiju.game.chance import shuffled
from paiju.games.gandengyan import game
from paiju.games.gandengyan.rules import Rules
from paiju.games.gandengyan.think.thinker import THINKER
from tests.rules.gandengyan.hands import CLASSIC, HOUSE, Hands, rules

SETTINGS = {
    "house": HOUSE,
    "classic": CLASSIC,
    "reshuffled": rules(seats=2, reshuffle="on"),
    "reshuffled-everyone": rules("classic", seats=3, reshuffle="on"),
}


def whole_hand(rules: Rules, seed: int) -> list[Hands]:
    """Play a random hand and return every moment of it."""
    dice = Dice(seed)
    deal = Deal(shuffled(game.deck(rules), dice), dice.below(60))
    states = [game.begin(rules, game.opening(rules), deal)]
    while game.outcome(states[-1]) is None:
        (seat,) = game.actors(states[-1])
        moves = list(game.legal(states[-1], seat))
        # Leads of one card and many passes, so that the pile runs out.
        move = moves[0] if dice.below(3) else moves[dice.below(len(moves))]
        states.append(game.apply(states[-1], seat, move).state)
    return states


@pytest.mark.parametrize("name", SETTINGS)
def test_a_guess_gives_the_same_view(name: str) -> None:
    chosen = SETTINGS[name]
    states = whole_hand(chosen, 3)
    for state in (*states[:: max(1, len(states) // 40)], states[-1]):
        for seat in (None, *range(1, chosen.seats + 1)):
            view = game.view(state, seat)
            twin = THINKER.guess(view, Dice(7))
            assert game.view(twin, seat) == view
            whole = sum((list(hand) for hand in game.holdings(twin).values()), list[Card]())
            assert Hand.of(whole) == Hand.of(game.deck(chosen))


def test_guesses_differ_in_what_is_hidden() -> None:
    view = game.view(whole_hand(HOUSE, 1)[0], 1)
    twins = [game.holdings(THINKER.guess(view, Dice(seed))) for seed in range(5)]
    assert len({str(twin["2"]) for twin in twins}) == 5
    assert len({str(twin["1"]) for twin in twins}) == 1


def test_after_a_reshuffle_the_pile_holds_only_what_was_played() -> None:
    chosen = SETTINGS["reshuffled-everyone"]
    compared = 0
    for state in whole_hand(chosen, 3):
        remade = [at for at, event in enumerate(state.log) if event.name == "pile_remade"]
        if not remade:
            continue
        before = remade[-2] if len(remade) > 1 else 0
        played = {
            held
            for event in state.log[before : remade[-1]]
            if event.name == "played"
            for held in event.facts["cards"]  # type: ignore[union-attr]  # a tuple of cards
        }
        twin = THINKER.guess(game.view(state, 1), Dice(compared))
        assert set(game.holdings(state)["pile"]) <= played
        assert set(game.holdings(twin)["pile"]) <= played
        compared += 1
    assert compared > 10


def test_a_guess_goes_on_as_the_hand_does() -> None:
    for name in SETTINGS:
        state = whole_hand(SETTINGS[name], 5)[-3]
        (seat,) = game.actors(state)
        twin = THINKER.guess(game.view(state, seat), Dice(2))
        assert list(game.legal(twin, seat)) == list(game.legal(state, seat))
        for move in game.legal(state, seat):
            mine, theirs = game.apply(state, seat, move), game.apply(twin, seat, move)
            assert mine.events[0] == theirs.events[0]
            assert game.actors(mine.state) == game.actors(theirs.state)
