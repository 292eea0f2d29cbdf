"""What a player may type, and what it is taken for."""

import pytest

from paiju.cards import format_cards, parse_cards
from paiju.cli.table.entry import EntryError, read_cards
from paiju.desk import Arranged, Group


def _arranged(cards: str, *, suits_matter: bool) -> Arranged:
    held = parse_cards(cards)
    worth = {one: one.code if suits_matter else one.code >> 2 for one in held}
    return Arranged((Group("", held),), worth)


CLIMBING = _arranged("JB S2 HK DK S10 H7 C5 D5 S5 H3", suits_matter=False)
TRICKS = _arranged("HA HK SK H10 S10 D7", suits_matter=True)


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("S2 H3", "S2 H3"),
        ("s2,h3", "S2 H3"),
        ("♠2 ♥3", "S2 H3"),
        ("♠2、♥3、", "S2 H3"),
        ("S2H3JB", "S2 H3 JB"),
        ("大王", "JB"),
        ("jb kk", "HK DK JB"),
        ("KK", "HK DK"),
        ("55", "C5 D5"),
        ("555", "S5 C5 D5"),
        ("K", "HK"),
        ("T", "S10"),
        ("57", "C5 H7"),
        ("357", "H3 C5 H7"),
        ("1", "JB"),
        ("3 4", "HK DK"),
        ("10", "H3"),
        ("hearts_K_0", "HK"),
        ("joker_big", "JB"),
        ("C5 55", "S5 C5 D5"),
    ],
)
def test_a_line_names_cards(line: str, cards: str) -> None:
    assert format_cards(sorted(read_cards(line, CLIMBING))) == cards


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("33", "no_such_rank"),
        ("11", "no_such_number"),
        ("S3", "not_held"),
        ("H3 H3", "not_held"),
        ("hello", "not_understood"),
        ("99 1 1", "no_such_rank"),
        ("1 1", "twice"),
        ("0", "no_such_number"),
        ("777777777777777777777", "no_such_rank"),
        ("٣", "no_such_number"),
        ("S", "not_understood"),
        ("\x1b[A", "not_understood"),
    ],
)
def test_a_line_that_names_none_is_told_why(line: str, key: str) -> None:
    with pytest.raises(EntryError) as caught:
        read_cards(line, CLIMBING)
    assert caught.value.key == key


def test_a_rank_is_not_enough_where_suits_matter() -> None:
    with pytest.raises(EntryError) as caught:
        read_cards("K", TRICKS)
    assert caught.value.key == "which_card"
    assert caught.value.facts["cards"] == parse_cards("HK SK")


def test_a_rank_is_enough_where_all_of_it_are_meant_or_only_one_is_held() -> None:
    assert set(read_cards("KK", TRICKS)) == set(parse_cards("HK SK"))
    assert read_cards("A", TRICKS) == parse_cards("HA")


def test_a_lone_number_is_the_number_over_a_card_not_a_rank() -> None:
    assert read_cards("5", CLIMBING) == parse_cards("S10")
