"""Whatever is sent, a game answers with a refusal and nothing else."""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paiju.cards import CARDS, Hand
from paiju.game import AnyState, Deal, Dice, IllegalMove, Move, Refused, Standing, deal_from_seed
from paiju.testing import laws, walk
from paiju.testing.strategies import deals, hostile_moves, rules_mappings, standings
from tests.laws.cases import GAMES, PRESETS, AnyGame, RulesLike

FEW = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@cache
def moments(name: str) -> tuple[AnyState, ...]:
    game = GAMES[name]
    return tuple(
        state
        for rules in game.presets.values()
        for seed in (1, 2)
        for state in walk.states(game, rules, seed)
    )


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=300)
@given(data=st.data(), move=hostile_moves(), seat=st.integers(-2, 9) | st.integers())
def test_any_move_is_answered(name: str, data: st.DataObject, move: Move, seat: int) -> None:
    game = GAMES[name]
    states = moments(name)
    state = states[data.draw(st.integers(0, len(states) - 1))]
    refusal = game.check(state, seat, move)
    if refusal is None:
        # A call names a card that somebody else holds.
        assert move.act == "call" or move.hand <= game.view(state, seat).hand
        return
    laws.refusal_is_declared(game, refusal)
    with pytest.raises(IllegalMove) as error:
        game.apply(state, seat, move)
    assert error.value.refusal == refusal


@pytest.mark.parametrize(("game", "rules"), PRESETS)
@FEW
@given(data=st.data())
def test_any_standing_is_played_or_refused(
    game: AnyGame, rules: RulesLike, data: st.DataObject
) -> None:
    standing: Standing = data.draw(standings(game.seats(rules)))
    try:
        state = game.begin(rules, standing, deal_from_seed(1, game.deck(rules)))
    except Refused as error:
        refusals = error.refusals
    else:
        refusals = ()
        for turn in walk.walk(game, state, Dice(1)):
            state = turn.after
        game.settle(state)
    for refusal in refusals:
        laws.refusal_is_declared(game, refusal)


@pytest.mark.parametrize(("game", "rules"), PRESETS)
@FEW
@given(cards=st.lists(st.sampled_from(CARDS), max_size=120), start=st.integers(-3, 99))
def test_a_deal_that_does_not_fit_is_refused(
    game: AnyGame, rules: RulesLike, cards: list[object], start: int
) -> None:
    held = tuple(card for card in CARDS if card in cards)
    if Hand.of(held) == Hand.of(game.deck(rules)):
        return
    with pytest.raises(Refused) as error:
        game.begin(rules, game.opening(rules), Deal(held, start))
    assert error.value.refusal.code in {"deal_cards", "deal_start"}


@pytest.mark.parametrize(("game", "rules"), PRESETS)
@FEW
@given(data=st.data())
def test_any_deal_can_be_played(game: AnyGame, rules: RulesLike, data: st.DataObject) -> None:
    deal = data.draw(deals(game.deck(rules)))
    state = game.begin(rules, game.opening(rules), deal)
    for _ in range(walk.LONGEST_HAND):
        actors = game.actors(state)
        if not actors:
            break
        state = game.apply(state, actors[0], game.lapse(state, actors[0])).state
    assert game.outcome(state) is not None


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=200)
@given(data=st.data())
def test_any_rules_are_read_or_refused(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    given_rules = data.draw(rules_mappings(next(iter(game.presets.values()))))
    try:
        rules = game.parse(given_rules)
    except Refused as error:
        refusals = error.refusals
    else:
        refusals = ()
        game.begin(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    for refusal in refusals:
        laws.refusal_is_declared(game, refusal)
