"""Whole hands of every game are written for every seat, and read back."""

import msgspec
import pytest

from paiju.cards import Hand, parse_cards
from paiju.game import AnyGame, AnyState, Dice, games
from paiju.testing import walk
from paiju.wire import pushes
from paiju.wire.answers import answer, read_move
from paiju.wire.commands import Ask
from paiju.wire.turns import write_turn
from paiju.wire.views import write_event, write_view

TABLES = [(game, preset) for game, found in games().items() for preset in found.presets]
READ = msgspec.json.Decoder(pushes.WireView)


def moments(name: str, preset: str) -> list[tuple[AnyGame, AnyState]]:
    game = games()[name]
    return [(game, state) for state in walk.states(game, game.presets[preset], 3)]


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_views_read_back_and_hold_the_hand(name: str, preset: str) -> None:
    for game, state in moments(name, preset)[::7]:
        for seat in (None, *range(1, game.seats(state.rules) + 1)):
            view = game.view(state, seat)
            written = write_view(game, view)
            assert READ.decode(msgspec.json.encode(written)) == written
            cards = [card for group in written.hand for card in group.cards]
            assert Hand.of(parse_cards(cards)) == view.hand
            assert all(count >= 0 for count in written.unseen.values())
            told = [write_event(game, event) for event in view.log]
            assert msgspec.json.encode(told)
            assert {one.name for one in told if one.moment} == (
                game.moments & {event.name for event in view.log}
            )


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_turns_offer_what_is_legal(name: str, preset: str) -> None:
    for game, state in moments(name, preset)[::5]:
        for seat in range(1, game.seats(state.rules) + 1):
            turn = write_turn(game, state, seat, game.view(state, seat).hand)
            assert (turn is not None) == (seat in game.actors(state))
            if turn is None:
                continue
            lapse = game.lapse(state, seat)
            [option] = [one for one in turn.options if one.act == lapse.act]
            assert option.least <= len(lapse.cards) <= option.most
            assert turn.legal is None or {str(card) for card in lapse.cards} <= set(turn.legal)
            for move in option.moves:
                assert game.check(state, seat, read_move(game, move)) is None


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_every_question_about_cards_has_an_answer(name: str, preset: str) -> None:
    dice = Dice(5)
    for game, state in moments(name, preset)[::9]:
        for seat in game.actors(state)[:1]:
            held = [str(card) for card in game.view(state, seat).hand]
            chosen = tuple(held[dice.below(len(held))] for _ in range(dice.below(4)) if held)
            told = answer(game, state, seat, Ask(id="question", cards=chosen), 1)
            assert bool(told.choices) == (told.refusal is None)
            for choice in told.choices:
                assert game.check(state, seat, read_move(game, choice.move)) is None
            for move in told.alternatives:
                assert game.check(state, seat, read_move(game, move)) is None
            strange = answer(game, state, seat, Ask(id="question", cards=("X9",)), 1)
            assert strange.refusal is not None
            assert strange.refusal.code == "unknown_card"
            lapse = game.lapse(state, seat)
            asked = Ask(id="question", cards=tuple(map(str, lapse.cards)), act=lapse.act)
            if lapse.number is None:
                assert answer(game, state, seat, asked, 1).refusal is None
