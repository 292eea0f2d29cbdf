"""A face has one code, one suit and one rank."""

import pickle
from copy import copy

import pytest

from paiju.cards import BIG_JOKER, CARDS, RANKS, SMALL_JOKER, SUITS, Card, card


def test_codes_are_four_times_rank_plus_suit() -> None:
    for suit_at, suit in enumerate(SUITS):
        for rank_at, rank in enumerate(RANKS):
            face = card(suit, rank)
            assert (face.code, face.suit, face.rank) == (4 * rank_at + suit_at, suit, rank)
            assert not face.is_joker


def test_jokers_have_no_suit() -> None:
    assert [(j.code, j.suit, j.rank, str(j), j.is_joker) for j in (SMALL_JOKER, BIG_JOKER)] == [
        (52, None, "JS", "JS", True),
        (53, None, "JB", "JB", True),
    ]


def test_a_pack_has_54_faces() -> None:
    assert len({str(face) for face in CARDS}) == len(CARDS) == 54
    assert [face.code for face in CARDS] == list(range(54))


@pytest.mark.parametrize("code", [-1, 54, 1000])
def test_no_other_code_is_a_card(code: int) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card(code)


def test_cards_are_ordered_by_code() -> None:
    assert max(CARDS) == BIG_JOKER
    assert card("S", "K") < card("S", "A") < card("H", "A") < SMALL_JOKER


def test_a_card_shows_its_name() -> None:
    assert repr(card("H", "10")) == "Card('H10')"


def test_a_card_is_made_from_what_it_shows() -> None:
    for face in CARDS:
        assert Card(str(face)) == face
        assert eval(repr(face)) == face


@pytest.mark.parametrize("name", ["", "S", "S1", "X5", "s5", "S5 ", "JX", "10"])
def test_no_other_name_is_a_card(name: str) -> None:
    with pytest.raises(ValueError, match="write S5, H10, DA, JS or JB"):
        Card(name)


def test_a_card_is_copied_as_it_is() -> None:
    face = card("D", "9")
    assert copy(face) == pickle.loads(pickle.dumps(face)) == face
