"""What cards are: units, and throws taken apart."""

import pytest

from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.holds import list_units
from paiju.trick.kernel.shapes import Units
from paiju.trick.shapes import ShapeRules
from tests.trick.orders import friends_order, friends_shapes, shandong_order, shandong_shapes
from tests.trick.table import Table, hold, units_of

FRIENDS = Table(friends_order("5", "S"), friends_shapes())
SHANDONG = Table(shandong_order("10", "H"), shandong_shapes("10"))

FRIENDS_UNITS = {
    "S10": "single",
    "S10 S10": "pair",
    "JB JB": "pair",
    "HK HK HK": "triple",
    "S10 S10 SJ SJ SQ SQ": "pair_tractor",
    "C8 C8 C8 C9 C9 C9": "triple_tractor",
    # The level is skipped in a side suit and tops the trump suit.
    "D4 D4 D6 D6": "pair_tractor",
    "S5 S5 SA SA SK SK": "pair_tractor",
    "JS JS JB JB": "pair_tractor",
    # No pair of two jokers or two suits; no tractor of side levels, of a gap, of two suits.
    "JB JS": "throw",
    "S10 S9": "throw",
    "H5 H5 C5 C5": "throw",
    "H5 H5 S5 S5": "throw",
    "S4 S4 S7 S7": "throw",
    "S5 S5 JS JS": "throw",
    "H5 H6": "",
    "H10 S10": "",
    # Three decks know neither flash nor rain.
    "D6 D7 D8 D9 D10": "throw",
    "S5 H5 C5 D5": "throw",
}

SHANDONG_UNITS = {
    "S4": "single",
    "S4 S4": "pair",
    "S4 S4 S6 S6": "pair_tractor",
    "S9 S9 SJ SJ": "pair_tractor",
    "HA HA H4 H4": "throw",
    "JS JS JB JB": "pair_tractor",
    "H2 H2 H3 H3": "throw",
    "HA HA H2 H2": "throw",
    "S2 H2 C2 D2": "flash",
    "S10 H10 C10 D10": "flash",
    "S4 H4 C4 D4": "",
    "S2 S2 H2 H2": "throw",
    "S2 S2 H2 C2 D2": "thunder",
    "S2 S2 H2 H2 C2 C2 D2 D2": "thunder",
    "S6 S7 S8 S9 SJ": "throw",
    "S4 S6 S7 S8 S9": "throw",
    "JB JS": "throw",
}

RAINS = {
    "S6 S7 S8 S9 S10": "rain",
    "S6 S7 S8 S9 S9 S10": "rain",
    "S10 SJ SQ SK SA": "rain",
    "H6 H7 H8 H9 H10": "rain",
    "S6 S7 S8 S9": "throw",
    "S6 S6 S7 S7 S8 S8 S9 S9 S10 S10": "pair_tractor",
    "S6 S6 S7 S7 S8 S8 S9 S9 S10": "rain",
    "SA S2 S3 S4 S5": "",
}


@pytest.mark.parametrize("cards", FRIENDS_UNITS)
def test_friends_units(cards: str) -> None:
    assert FRIENDS.identify(cards)[0] == FRIENDS_UNITS[cards]


@pytest.mark.parametrize("cards", SHANDONG_UNITS)
def test_shandong_units(cards: str) -> None:
    assert SHANDONG.identify(cards)[0] == SHANDONG_UNITS[cards]


@pytest.mark.parametrize("cards", RAINS)
def test_rains_at_level_two(cards: str) -> None:
    table = Table(shandong_order("2", "H"), shandong_shapes("2"))
    assert table.identify(cards)[0] == RAINS[cards]


def test_tractors_along_the_whole_ladder() -> None:
    table = Table(friends_order("5", "S", True), friends_shapes())
    assert table.identify("SA SA H5 H5 S5 S5 JS JS JB JB")[0] == "pair_tractor"
    assert table.identify("H5 H5 C5 C5")[0] == "throw"
    house = Table(shandong_order("10", "H", True), shandong_shapes("10"))
    assert house.identify("HA HA S2 S2 H2 H2 C3 C3")[0] == "pair_tractor"
    assert house.identify("S2 S2 H2 H2 C2 C2 D2 D2")[0] == "thunder"


def test_friends_throw_is_split_triples_before_pair_tractors() -> None:
    assert FRIENDS.identify("H3 H3 H3 H4 H4 H7")[1] == [
        ("triple", "H3 H3 H3"),
        ("pair", "H4 H4"),
        ("single", "H7"),
    ]
    cards = "H3 H3 H3 H4 H4 H4 H7 H7 H8 H8 HJ HQ HQ HQ"
    assert FRIENDS.identify(cards)[1] == [
        ("triple_tractor", "H3 H3 H3 H4 H4 H4"),
        ("pair_tractor", "H7 H7 H8 H8"),
        ("triple", "HQ HQ HQ"),
        ("single", "HJ"),
    ]


def test_shandong_throw_is_split_rains_first() -> None:
    table = Table(shandong_order("2", "H"), shandong_shapes("2"))
    assert table.identify("S6 S7 S8 S9 S9 S10 S10 SQ SQ SK SK SA")[1] == [
        ("rain", "S6 S7 S8 S9 S9 S10 S10"),
        ("pair_tractor", "SQ SQ SK SK"),
        ("single", "SA"),
    ]


def test_a_run_that_is_all_doubled_stays_a_tractor_in_a_throw() -> None:
    table = Table(shandong_order("2", "H"), shandong_shapes("2"))
    assert table.identify("S6 S6 S7 S7 S8 S8 S9 S9 S10 S10 SK")[1] == [
        ("pair_tractor", "S6 S6 S7 S7 S8 S8 S9 S9 S10 S10"),
        ("single", "SK"),
    ]


def test_units_of_equal_size_stand_highest_first() -> None:
    assert [cards for _, cards in FRIENDS.identify("H3 HA H7")[1]] == ["HA", "H7", "H3"]


def listed(table: Table, hand: str, group: int) -> set[tuple[str, str]]:
    units = Units()
    list_units(table.shapes, hold(hand), group, units)
    assert len(set(units_of(units))) == units.count
    return set(units_of(units))


def test_a_hand_lists_every_unit_it_holds() -> None:
    assert listed(FRIENDS, "H3 H3 H3 H4 H4 S2", 1) == {
        ("single", "H3"),
        ("single", "H4"),
        ("pair", "H3 H3"),
        ("pair", "H4 H4"),
        ("triple", "H3 H3 H3"),
        ("pair_tractor", "H3 H3 H4 H4"),
    }


@pytest.mark.parametrize("table", [FRIENDS, SHANDONG])
def test_every_listed_unit_is_identified_as_itself(table: Table) -> None:
    copies = 3 if table is FRIENDS else 2
    hand = " ".join(["H6 H7 H8 H9 HJ HQ H2 S2 C2 D2 JS JB"] * copies)
    found = listed(table, hand, 4) | listed(table, hand, 1)
    assert found
    for kind, cards in found:
        assert table.identify(cards) == (kind, [(kind, cards)])


def test_rains_of_every_length_and_doubling_are_listed_once() -> None:
    table = Table(shandong_order("2", "H"), shandong_shapes("2"))
    found = listed(table, "S6 S7 S8 S9 S10 SJ " * 2, 0)
    rains = [cards for kind, cards in found if kind == "rain"]
    # Two runs of five and one of six, each rank once or twice but not all twice.
    assert len(rains) == 2 * (2**5 - 1) + 2**6 - 1


def test_a_list_of_units_grows_as_needed() -> None:
    units = Units()
    for at in range(100):
        units.add(1, 1, at, 1, 0, 0)
    assert (units.count, units.top[99], units.top[0]) == (100, 99, 0)


def test_types_that_a_game_leaves_out_do_not_exist() -> None:
    plain = Table(friends_order("5", "S"), ShapeRules(split=("pair", "single")))
    hand = "D3 D3 D3 D4 D4 D4"
    assert {kind for kind, _ in listed(plain, hand, 3)} == {"single", "pair"}
    assert plain.identify("D3 D3 D4 D4")[1] == [("pair", "D4 D4"), ("pair", "D3 D3")]
    assert plain.identify("D3 D3 D3")[1] == [("pair", "D3 D3"), ("single", "D3")]


def test_without_pairs_everything_is_singles() -> None:
    plain = Table(friends_order("5", "S"), ShapeRules(split=("single",)))
    assert {kind for kind, _ in listed(plain, "D3 D3 D3 D4", 3)} == {"single"}
    assert plain.identify("D3 D3")[1] == [("single", "D3"), ("single", "D3")]


def test_four_suits_of_a_rank_that_may_not_flash_are_singles() -> None:
    rules = ShapeRules(split=("flash", "thunder", "single"), flash_ranks=frozenset({"10"}))
    table = Table(shandong_order("10", "H"), rules)
    assert table.identify("S10 H10 C10 D10")[0] == "flash"
    assert table.identify("S2 H2 C2 D2")[0] == "throw"
    found = {kind for kind, _ in listed(table, "S2 H2 C2 D2 S10 H10 C10 D10", 4)}
    assert found == {"single", "flash"}


def test_mixed_groups_are_nothing() -> None:
    units = Units()
    assert FRIENDS.identify("S2 H2") == ("", [])
    assert Holding().one == units.count == 0
