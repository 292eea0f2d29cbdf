"""Hands are multisets: they do what `collections.Counter` does."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paiju.cards import CARDS, EMPTY, Card, Hand, cards_of, deck, mask_of, parse_cards
from paiju.testing.strategies import cards, hands


def counted(hand: Hand) -> Counter[Card]:
    return Counter(hand)


@given(st.lists(cards, max_size=40))
def test_a_hand_keeps_every_copy(faces: list[Card]) -> None:
    hand = Hand.of(faces)
    assert counted(hand) == Counter(faces)
    assert list(hand) == sorted(faces)
    assert len(hand) == len(faces)
    assert bool(hand) == bool(faces)
    for face in CARDS:
        assert hand.count(face) == faces.count(face)
        assert (face in hand) == (face in faces)


@given(hands(), hands())
def test_sums(one: Hand, other: Hand) -> None:
    assert counted(one + other) == counted(one) + counted(other)
    assert (one + other) - other == one


@given(hands(), hands())
def test_differences(one: Hand, other: Hand) -> None:
    missing = other.missing_from(one)
    assert counted(missing) == counted(other) - counted(one)
    assert (other <= one) == (counted(other) <= counted(one)) == (not missing)
    if missing:
        with pytest.raises(ValueError, match="not held"):
            one - other
    else:
        assert counted(one - other) == counted(one) - counted(other)


@given(hands(), hands())
def test_equal_hands_hold_the_same(one: Hand, other: Hand) -> None:
    assert (one == other) == (counted(one) == counted(other))
    if one == other:
        assert hash(one) == hash(other)


@given(hands(packs=3, max_size=60))
def test_masks(hand: Hand) -> None:
    masks = [hand.mask(copies) for copies in (1, 2, 3)]
    assert Hand.of_masks(masks) == hand
    for copies, mask in enumerate(masks, 1):
        assert {c for c in CARDS if mask >> c.code & 1} == {
            c for c in CARDS if hand.count(c) >= copies
        }


@given(st.sets(cards))
def test_mask_of_one_deck(faces: set[Card]) -> None:
    assert Hand.of_mask(sum(1 << face.code for face in faces)) == Hand.of(faces)


@given(hands())
def test_a_hand_is_read_as_it_is_written(hand: Hand) -> None:
    assert Hand.of(parse_cards(str(hand))) == hand
    assert repr(hand) == f"Hand('{hand}')"


@pytest.mark.parametrize("packs", [1, 2, 3])
def test_decks(packs: int) -> None:
    assert Counter(deck(packs)) == Counter(dict.fromkeys(CARDS, packs))


def test_a_hand_counts_all_faces() -> None:
    assert len(EMPTY) == 0
    with pytest.raises(ValueError, match="counts 54 faces"):
        Hand(bytes(53))


@given(st.sets(st.sampled_from(CARDS)))
def test_masks_and_cards_are_the_same(cards: set[Card]) -> None:
    mask = mask_of(cards)
    assert cards_of(mask) == tuple(sorted(cards))
    assert mask == Hand.of(cards).mask()
