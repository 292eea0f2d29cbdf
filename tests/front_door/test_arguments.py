"""What people type by mistake: the error names the argument and says what to write."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from paiju import (
    Budget,
    Card,
    Hand,
    Move,
    deal_from_seed,
    find,
    find_bot,
    format_move,
    format_record,
    parse_cards,
    parse_move,
    parse_record,
    play_match,
    render,
    replay,
)
from paiju.cards import card, parse_card
from paiju.game import Refusal, RuleBook

GAME = find("gandengyan")
RULES = GAME.parse({"seats": 3})
DEAL = deal_from_seed(7, GAME.deck(RULES))
STANDING = GAME.opening(RULES)
STATE = GAME.begin(RULES, STANDING, DEAL)
SEAT = GAME.actors(STATE)[0]
PLAY = Move.play("S2")
BOT = find_bot("easy")(GAME, 1)
BOTS = {1: BOT, 2: BOT, 3: BOT}
# Mistakes have no types.
WRONG: Any = "S2 S2"
NUMBER: Any = 5


def deals(hand: int) -> Any:  # noqa: ANN401 - as above
    return deal_from_seed(hand, GAME.deck(RULES))


CASES: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "a card of nothing": (lambda: Card(None), TypeError, "`code` "),  # type: ignore[arg-type]
    "a suit": (lambda: card("X", "2"), ValueError, "`suit` cannot be 'X'"),
    "a rank": (lambda: card("S", "1"), ValueError, "`rank` cannot be '1'"),
    "text": (lambda: parse_card(NUMBER), TypeError, "`text` cannot be 5"),
    "texts": (lambda: parse_cards(NUMBER), TypeError, "`text` cannot be 5"),
    "cards of a move": (lambda: Move("play", WRONG), TypeError, "`cards` .*Move.play"),
    "text of a move": (lambda: parse_move(NUMBER), TypeError, "`text` cannot be 5"),
    "a move to write": (lambda: format_move(WRONG), TypeError, "`move` cannot be 'S2 S2'"),
    "a game": (lambda: find(NUMBER), TypeError, "`name` cannot be 5"),
    "given rules": (lambda: GAME.parse(WRONG), TypeError, "`given` .*preset"),
    "rules to open": (lambda: GAME.opening(WRONG), TypeError, "`rules` .*parse"),
    "rules of a deck": (lambda: GAME.deck({}), TypeError, "`rules` .*parse"),
    "rules to begin": (lambda: GAME.begin({}, STANDING, DEAL), TypeError, "`rules` .*parse"),
    "a standing": (lambda: GAME.begin(RULES, WRONG, DEAL), TypeError, "`standing` .*opening"),
    "a deal": (lambda: GAME.begin(RULES, STANDING, WRONG), TypeError, "`deal` .*deal_from_seed"),
    "a state": (lambda: GAME.check(WRONG, SEAT, PLAY), TypeError, "`state` .*begin"),
    "a seat": (lambda: GAME.check(STATE, WRONG, PLAY), TypeError, "`seat` .*number"),
    "a move to check": (lambda: GAME.check(STATE, SEAT, WRONG), TypeError, "`move` .*Move.play"),
    "a move to make": (lambda: GAME.apply(STATE, SEAT, WRONG), TypeError, "`move` .*Move.play"),
    "a seed": (lambda: deal_from_seed(WRONG, GAME.deck(RULES)), TypeError, "`seed` "),
    "cards to deal": (lambda: deal_from_seed(1, WRONG), TypeError, "`cards` .*game.deck"),
    "a bot's game": (lambda: find_bot("easy")(WRONG, 1), TypeError, "`game` .*find"),
    "a bot's view": (lambda: BOT.choose(WRONG), TypeError, "`view` .*game.view"),
    "an onlooker": (lambda: BOT.choose(GAME.view(STATE, None)), ValueError, "`view` .*onlooker"),
    "a budget": (lambda: Budget(WRONG), TypeError, "`milliseconds` "),
    "no budget": (lambda: Budget(playouts=0), ValueError, "`playouts` cannot be 0"),
    "two budgets": (lambda: Budget(5, 5), ValueError, "`milliseconds` and `playouts`"),
    "a list": (lambda: play_match(GAME, RULES, deals, WRONG), TypeError, "`players` "),
    "a free seat": (lambda: play_match(GAME, RULES, deals, {1: BOT}), ValueError, "seat 2 of 3"),
    "a name for a bot": (
        lambda: play_match(GAME, RULES, deals, {**BOTS, 2: WRONG}),
        TypeError,
        r"`players\[2\]` cannot be 'S2 S2'",
    ),
    "deals": (lambda: play_match(GAME, RULES, WRONG, BOTS), TypeError, "`deals` .*deal_from_seed"),
    "a record to read": (lambda: parse_record(NUMBER), TypeError, "`text` cannot be 5"),
    "a record to write": (lambda: format_record(WRONG), TypeError, "`record` .*parse_record"),
    "a record to replay": (lambda: next(replay(WRONG)), TypeError, "`record` .*parse_record"),
    "a refusal": (lambda: render(WRONG, "en"), TypeError, "`thing` .*game.check"),
}


@pytest.mark.parametrize(("call", "error", "words"), CASES.values(), ids=list(CASES))
def test_the_argument_is_named(
    call: Callable[[], object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        call()


def test_a_mistake_of_a_game_is_not_blamed_on_arguments() -> None:
    def stumble(*_: object) -> Refusal:
        raise TypeError("a mistake of the game")

    assert isinstance(GAME, RuleBook)
    broken = replace(GAME, workings=replace(GAME.workings, check=stumble, make=stumble))
    for ask in (broken.check, broken.apply):
        with pytest.raises(TypeError, match=r"^a mistake of the game$"):
            ask(STATE, SEAT, PLAY)


def test_cards_and_moves_take_their_notation() -> None:
    pair = (Card("S2"), Card("S2"))
    assert eval(repr(pair)) == pair
    assert Move.play("S2 S2") == Move.play(pair) == Move.play(["S2", Card("S2")])
    assert Hand.of("S2 S2") == Hand.of(pair)
    assert parse_move("bury S2 S2") == Move("bury", pair)


def test_a_budget_has_a_default() -> None:
    assert Budget() == Budget(milliseconds=200)


def test_bots_and_functions_play_a_match() -> None:
    rules = GAME.parse({"seats": 3, "hands": 1})
    match = play_match(
        GAME, rules, deals, {1: BOT, 2: BOT.choose, 3: lambda view: BOT.choose(view)}
    )
    assert match.standing.winners
    assert {made.seat for made in match.records[0].moves} == {1, 2, 3}
