"""Fuzz the readers of one value: cards, moves as text and as JSON, deals."""

import json

from fuzz.driver import main, mutate
from paiju.cards import NotationError, format_cards, parse_cards
from paiju.game import (
    Chance,
    Refused,
    format_deal,
    format_move,
    move_from_json,
    move_to_json,
    parse_deal,
    parse_move,
)

_CARDS = ("S5 HA D10 JB JS", "♠T,hearts_A_0 大王", "10♠ joker_small_1")
_MOVES = ("-", "HK HK", "bury S4 D6", "call HA n=2", "S3 S4 JB as=straight:5")
_DEALS = ("17 S5 HA JB", "0 S2")
_JSON = (
    '{"act":"play","cards":["S5","JB"],"as":{"type":"pair","rank":"5"}}',
    '{"act":"call","cards":["HA"],"number":2}',
)


def _cards(text: str) -> None:
    cards = parse_cards(text)
    assert parse_cards(format_cards(cards)) == cards


def _move(text: str) -> None:
    move = parse_move(text)
    assert parse_move(format_move(move)) == move


def _deal(text: str) -> None:
    deal = parse_deal(text)
    assert parse_deal(format_deal(deal)) == deal


def _json(text: str) -> None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(text) from error
    move = move_from_json(value)
    assert move_from_json(move_to_json(move)) == move


_TARGETS = ((_CARDS, _cards), (_MOVES, _move), (_DEALS, _deal), (_JSON, _json))


def target(chance: Chance) -> str:
    """Mutate one text and read it."""
    texts, read = _TARGETS[chance.below(len(_TARGETS))]
    text = mutate(texts[chance.below(len(texts))], chance)
    try:
        read(text)
    except (NotationError, Refused):
        return f"{read.__name__[1:]} refused"
    return f"{read.__name__[1:]} read"


if __name__ == "__main__":
    main(target)
