"""The order as data: places, equals, chains."""

import pytest

from paiju.cards import CARDS, RANKS, SUITS, parse_card, parse_cards
from paiju.trick.kernel.ranks import TRUMP_STRENGTH, TRUMPS, group_of, top_strength
from paiju.trick.order import Order, Rung, check_order
from tests.trick.orders import friends_order, shandong_order
from tests.trick.table import hold

TRUMP_CHOICES = (*SUITS, None)


@pytest.mark.parametrize("ladder", [False, True])
@pytest.mark.parametrize("level", RANKS)
@pytest.mark.parametrize("trump", TRUMP_CHOICES)
def test_every_card_has_one_place(trump: str | None, level: str, ladder: bool) -> None:
    for order in (shandong_order(level, trump, ladder), friends_order(level, trump, ladder)):
        check_order(order)
        ranks = order.ranks()
        for card in CARDS:
            group = ranks.group[card.code]
            assert ranks.faces[group] >> card.code & 1
            assert (ranks.strength[card.code] >= TRUMP_STRENGTH) == (group == TRUMPS)
            assert (order.group(card) == "trump") == (group == TRUMPS)


def test_a_card_without_a_place_is_found() -> None:
    order = friends_order("2", "S")
    cut = Order({**order.ladders, "H": order.ladders["H"][1:]})
    with pytest.raises(ValueError, match="exactly one place"):
        check_order(cut)
    with pytest.raises(KeyError):
        cut.group(parse_card("H3"))


def heights(order: Order, cards: str) -> list[int]:
    ranks = order.ranks()
    return [ranks.strength[card.code] for card in parse_cards(cards)]


def test_shandong_trumps_at_level_ten() -> None:
    order = shandong_order("10", "H")
    ladder = "H4 H6 H7 H8 H9 HJ HQ HK HA S2 H2 S3 H3 S5 H5 S10 H10 JS JB"
    found = heights(order, ladder)
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    assert len(set(heights(order, "S2 C2 D2"))) == 1
    assert [order.group(card) for card in parse_cards("S2 C10 JB H4 S4")] == ["trump"] * 4 + ["S"]


def test_a_permanent_trump_that_is_the_level_ranks_as_the_level() -> None:
    order = shandong_order("3", "H")
    found = heights(order, "HA S2 H2 S5 H5 S3 H3 JS")
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_friends_trumps() -> None:
    order = friends_order("5", "S")
    found = heights(order, "S2 S3 S4 S6 SA H5 S5 JS JB")
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    assert len(set(heights(order, "H5 C5 D5"))) == 1


def test_sorted_groups_put_equals_together_and_trumps_first() -> None:
    order = friends_order("5", "S")
    groups = order.sorted_groups(parse_cards("HA H5 D5 S5 JB S2 S2 C3"))
    assert [" ".join(map(str, group)) for group in groups] == [
        "JB", "S5", "H5 D5", "S2 S2", "HA", "C3",
    ]  # fmt: skip


def test_lines_and_steps_follow_the_ladder() -> None:
    suited = friends_order("5", "S").ranks()
    codes = [parse_card(name).code for name in ("SA", "S5", "H5", "D4", "D6", "JS", "JB")]
    ace, level, side, four, six, small, big = codes
    assert suited.line[ace] == suited.line[level] != suited.line[small] == suited.line[big]
    assert suited.step[level] == suited.step[ace] + 1
    assert suited.line[side] == -1
    assert suited.step[six] == suited.step[four] + 1
    ladder = friends_order("5", "S", ladder_tractors=True).ranks()
    assert ladder.line[ace] == ladder.line[side] == ladder.line[big]
    assert [ladder.step[c] - ladder.step[ace] for c in (side, level, small, big)] == [1, 2, 3, 4]


def test_barred_rungs_never_chain() -> None:
    ranks = shandong_order("10", "H").ranks()
    for name in ("H2", "S3", "H5", "C10", "H10"):
        assert ranks.line[parse_card(name).code] == -1
    assert Rung(frozenset(), joins=False).joins is False


def test_group_and_top_of_several_faces() -> None:
    ranks = friends_order("5", "S").ranks()
    assert group_of(ranks, hold("H3 HA").one) == 1
    assert group_of(ranks, hold("S3 H5 JB").one) == TRUMPS
    assert group_of(ranks, hold("H3 H5").one) == -1
    assert group_of(ranks, 0) == -1
    assert top_strength(ranks, hold("H3 HA HK").one) == ranks.strength[parse_card("HA").code]
    assert top_strength(ranks, 0) == -1
