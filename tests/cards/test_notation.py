"""Every form that names a card is read; everything else is refused with its part."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.cards import (
    BIG_JOKER,
    CARDS,
    RANKS,
    SMALL_JOKER,
    SUITS,
    Card,
    NotationError,
    card,
    format_cards,
    parse_card,
    parse_cards,
    parse_suit,
)
from paiju.testing import strategies

SYMBOLS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
WORDS = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}


def forms(suit: str, rank: str) -> list[str]:
    written = [f"{suit}{rank}", f"{SYMBOLS[suit]}{rank}", f"{rank}{SYMBOLS[suit]}"]
    if rank == "10":
        written += [f"{suit}T", f"{SYMBOLS[suit]}T"]
    written += [form.lower() for form in written]
    return [*written, *(f"{WORDS[suit]}_{rank}{copy}" for copy in ("", "_0", "_1", "_2"))]


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_every_form_of_a_suit_card(suit: str, rank: str) -> None:
    for form in forms(suit, rank):
        assert parse_card(form) == card(suit, rank), form


@pytest.mark.parametrize("form", ["JB", "jb", "大王", "joker_big", "joker_big_0", "joker_big_1"])
def test_every_form_of_the_big_joker(form: str) -> None:
    assert parse_card(form) == BIG_JOKER


@pytest.mark.parametrize(
    "form", ["JS", "js", "小王", "joker_small", "joker_small_0", "joker_small_1"]
)
def test_every_form_of_the_small_joker(form: str) -> None:
    assert parse_card(form) == SMALL_JOKER


def test_no_two_cards_share_a_form() -> None:
    every = [(form, face) for face in CARDS[:52] for form in forms(str(face.suit), face.rank)]
    assert len({form for form, _ in every}) == len(set(every))


def test_output_is_the_short_form() -> None:
    assert format_cards(parse_cards("♠T hearts_A_0 大王,小王 d2")) == "S10 HA JB JS D2"


@pytest.mark.parametrize("face", CARDS, ids=str)
def test_a_card_is_read_as_it_is_written(face: Card) -> None:
    assert parse_card(str(face)) == face


@given(st.lists(strategies.cards).map(tuple))
def test_cards_are_read_as_they_are_written(faces: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(faces)) == faces
    assert parse_cards([str(face) for face in faces]) == faces


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("S5 X9 HA", "X9"),
        ("S1", "S1"),
        ("S11", "S11"),
        ("SA,HH", "HH"),
        ("S5S6", "S5S6"),
        ("joker_huge", "joker_huge"),
        ("hearts_1_0", "hearts_1_0"),
        ("hearts_A_12", "hearts_A_12"),
        ("spades_T", "spades_T"),
        ("王", "王"),
        ("ſ5", "ſ5"),
        ("S５", "S５"),
        ("J", "J"),
        ("♠", "♠"),
    ],
)
def test_an_error_names_the_part(text: str, part: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_cards(text)
    assert error.value.part == part


def test_an_empty_part_is_no_card() -> None:
    with pytest.raises(NotationError):
        parse_cards(["S5", ""])
    assert parse_cards(" , ") == ()


@given(st.text(max_size=12))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    try:
        face = parse_card(text)
    except NotationError as error:
        part = error.part
    else:
        part = text
        assert parse_card(str(face)) == face
    assert part == text


@pytest.mark.parametrize("text", ["♥\ufe0fA", "A♥\ufe0f", "♥A\ufe0f", "\u2665A"])
def test_the_picture_of_a_symbol_is_the_symbol(text: str) -> None:
    assert str(parse_card(text)) == "HA"


@pytest.mark.parametrize(
    ("text", "suit"),
    [("S", "S"), ("♠", "S"), ("♦\ufe0f", "D"), ("s", None), ("", None), ("♥A", None)],
)
def test_suits_are_letters_or_symbols(text: str, suit: str | None) -> None:
    assert parse_suit(text) == suit
