"""Moves are one value, read as they are written, as text and as JSON."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from paiju.cards import Hand, parse_cards
from paiju.game import (
    COMMON_CODES,
    DECLINE,
    PASS,
    Claim,
    Move,
    Refused,
    format_move,
    move_from_json,
    move_to_json,
    parse_move,
)
from paiju.game.move import ACTS, Act
from paiju.testing.strategies import hostile_moves, moves

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
KEYS = st.sampled_from(["act", "cards", "as", "number", "other"])
VALUES = st.sampled_from(["play", "pass", ["S5", "JB"], ["X"], {"type": "pair", "rank": "5"}, 3])


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("-", PASS),
        ("decline", DECLINE),
        ("HK HK", Move.play("HK HK")),
        ("bury S4 D6", Move("bury", parse_cards("S4 D6"))),
        ("call HA n=2", Move("call", parse_cards("HA"), number=2)),
        ("S3 S4 JB as=straight:5", Move.play("S3 S4 JB", Claim("straight", "5"))),
        ("S3 as=single", Move.play("S3", Claim("single"))),
    ],
)
def test_text(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert format_move(move) == text


def test_a_move_is_a_multiset() -> None:
    assert Move.play("S5 HA S5") == Move.play("HA S5 S5")
    assert hash(Move.play("S5 HA")) == hash(Move.play("HA S5"))
    assert Move.play("S5 HA S5").hand == Hand.of(parse_cards("S5 S5 HA"))


@given(moves())
def test_a_move_is_read_as_it_is_written(move: Move) -> None:
    assert parse_move(format_move(move)) == move


@given(moves() | hostile_moves())
def test_a_move_survives_json(move: Move) -> None:
    assert move_from_json(json.loads(json.dumps(move_to_json(move)))) == move


@pytest.mark.parametrize("act", ACTS)
def test_every_act_has_a_text(act: Act) -> None:
    move = Move(act, parse_cards("S5"))
    assert parse_move(format_move(move)) == move


@pytest.mark.parametrize("act", ["bid", "double", "grab_dealer"])
def test_a_game_may_have_acts_of_its_own(act: str) -> None:
    move = Move(act, parse_cards("S5"), number=2)
    assert parse_move(format_move(move)) == move
    assert move_from_json(move_to_json(move), (*ACTS, act)) == move


@pytest.mark.parametrize("card", ["jb", "sa", "joker_big", "c10"])
def test_the_name_of_a_card_is_no_act(card: str) -> None:
    assert parse_move(card) == Move.play(card)


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "move_text", {"text": ""}),
        ("  ", "move_text", {"text": "  "}),
        ("S5 X9", "unknown_card", {"part": "X9"}),
        ("Hurl S5", "unknown_card", {"part": "Hurl"}),
        ("S5 n=2 HA", "unknown_card", {"part": "n=2"}),
        ("S5 n=2222", "unknown_card", {"part": "n=2222"}),
        ("S5 as=", "unknown_card", {"part": "as="}),
    ],
)
def test_an_error_names_the_part(text: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as error:
        parse_move(text)
    assert (error.value.refusal.code, error.value.refusal.facts) == (code, facts)


@given(st.text(max_size=30))
@example("play")
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = parse_move(text)
    except Refused as error:
        codes = {refusal.code for refusal in error.refusals}
    else:
        codes = set()
        assert parse_move(format_move(move)) == move
    assert codes <= set(COMMON_CODES)


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "move_text"),
        ([], "move_text"),
        ({}, "unknown_act"),
        ({"act": "hurl"}, "unknown_act"),
        ({"act": ["play"]}, "unknown_act"),
        ({"act": "play", "more": 1}, "move_text"),
        ({"act": "play", "cards": "S5"}, "move_text"),
        ({"act": "play", "cards": [5]}, "move_text"),
        ({"act": "play", "cards": {"S5": 1}}, "move_text"),
        ({"act": "play", "cards": 0}, "move_text"),
        ({"act": "play", "cards": False}, "move_text"),
        ({"act": "play", "cards": ""}, "move_text"),
        ({"act": "play", "cards": ["S5", "X"]}, "unknown_card"),
        ({"act": "play", "number": True}, "move_text"),
        ({"act": "play", "number": "1"}, "move_text"),
        ({"act": "play", "as": "pair"}, "move_text"),
        ({"act": "play", "as": {}}, "move_text"),
        ({"act": "play", "as": {"type": "pair", "more": 5}}, "move_text"),
        ({"act": "play", "as": {"type": "pair", "rank": 5}}, "move_text"),
    ],
)
def test_json_that_is_no_move(value: object, code: str) -> None:
    with pytest.raises(Refused) as error:
        move_from_json(value)
    assert error.value.refusal.code == code
    assert sorted(error.value.refusal.facts) == sorted(COMMON_CODES[code])


@given(JSON | st.dictionaries(KEYS, VALUES | JSON))
def test_any_json_is_a_move_or_refused(value: object) -> None:
    try:
        move = move_from_json(value)
    except Refused as error:
        codes = {refusal.code for refusal in error.refusals}
    else:
        codes = set()
        assert move_from_json(move_to_json(move)) == move
    assert codes <= set(COMMON_CODES)


@pytest.mark.parametrize("cards", [("S2",), "S2", ["S2", "H2"], (7,)])
def test_cards_that_are_none_are_refused_with_the_way_to_write_them(cards: object) -> None:
    with pytest.raises(TypeError, match=r"`cards` of a move .* write Move.play\("):
        Move("play", cards)  # type: ignore[arg-type]
