"""The kernels agree with the rules written the slow way."""

import pytest

from paiju.cards import Hand, format_cards
from paiju.cards.kernel.holding import Holding
from paiju.cards.kernel.run import Chance
from paiju.trick.follows import count_follows, count_many, follows
from paiju.trick.kernel.challenge import can_beat
from paiju.trick.kernel.follow import check_follow
from paiju.trick.kernel.sample import sample_follow
from paiju.trick.kernel.shapes import Units
from paiju.trick.kernel.split import read
from paiju.trick.kernel.winner import Trick, answer, open_trick
from paiju.trick.shapes import TYPES, VERBS, hand_of, holding
from tests.oracles.trick import Cards, parts
from tests.trick import cases
from tests.trick.table import Dice, Table


def held(cards: Cards) -> Holding:
    return holding(Hand.of(cards))


def compare_split(seed: int) -> None:
    dice = Dice(seed)
    case = cases.setting(dice)
    cards = cases.lead(dice, case, 14)
    units = Units()
    kind = TYPES[read(case.table.shapes, held(cards), Holding(), units)]
    slow = case.oracle.split(cards)
    fast = [(TYPES[units.kind[at]], units.cards[at], units.top[at]) for at in range(units.count)]
    assert fast == [(unit.type, len(unit.cards), unit.top) for unit in slow]
    assert kind == (slow[0].type if len(slow) == 1 else "throw")
    again = sorted(
        card
        for at in range(units.count)
        for card in Hand.of_masks((units.one[at], units.two[at], units.three[at]))
    )
    assert tuple(again) == cards


def compare_follows(seed: int, most: int, size: int) -> None:
    dice = Dice(seed)
    case = cases.setting(dice)
    led = cases.lead(dice, case, most)
    group = case.oracle.group(led)
    assert group is not None
    own = cases.hand(dice, case, led, group, size)
    if len(own) >= len(led):
        compare_all_follows(dice, case, led, own)


def compare_crowded(seed: int) -> None:
    dice = Dice(seed)
    compare_all_follows(dice, *cases.crowded(dice))


def compare_all_follows(dice: Dice, case: cases.Setting, led: Cards, own: Cards) -> None:
    group = case.oracle.group(led)
    table = case.table
    lead = table.lead(format_cards(led))
    legal = case.oracle.follows(led, own)
    listed = [tuple(play) for play in follows(table.shapes, lead, held(own))]
    assert len(listed) == len(set(listed))
    assert set(listed) == legal
    assert count_follows(table.shapes, lead, held(own)) == len(legal)
    inside = [card for card in own if case.order.group(card) == group]
    if len(inside) > len(led):
        assert count_many(table.desk, table.shapes, lead, held(own)) == len(legal)
    compare_checks(table, led, own, legal)
    compare_samples(table, dice, led, own, legal)


def compare_checks(table: Table, led: Cards, own: Cards, legal: set[Cards]) -> None:
    lead = table.lead(format_cards(led))
    for play in parts(own, len(led)):
        code = check_follow(table.desk, table.shapes, lead, held(own), held(play))
        assert (code == 0) == (play in legal), format_cards(play)


def compare_samples(table: Table, dice: Dice, led: Cards, own: Cards, legal: set[Cards]) -> None:
    lead = table.lead(format_cards(led))
    chance = Chance(1 + dice.below(2_000_000))
    drawn = Holding()
    seen = set()
    for _ in range(20 + 60 * len(legal) * (len(legal) < 5)):
        sample_follow(table.desk, chance, table.shapes, lead, held(own), drawn)
        seen.add(tuple(hand_of(drawn)))
    assert seen <= legal
    if len(legal) < 5:
        assert seen == legal


def compare_throws(seed: int) -> None:
    dice = Dice(seed)
    case = cases.setting(dice)
    led = cases.lead(dice, case, 10)
    group = case.oracle.group(led)
    assert group is not None
    own = cases.hand(dice, case, led, group, 12)
    shapes = case.table.shapes
    lead = case.table.lead(format_cards(led))
    for at, unit in enumerate(case.oracle.split(led)):
        fast = can_beat(shapes, lead.units, at, lead.group, held(own), Units())
        assert fast == case.oracle.beats(own, unit)


def compare_tricks(seed: int) -> None:
    dice = Dice(seed)
    case = cases.setting(dice)
    led = cases.lead(dice, case, 8)
    group = case.oracle.group(led)
    assert group is not None
    plays = [led]
    while len(plays) < 4:
        kind = ("trump", "trump", group, group, "S")[dice.below(5)]
        play = cases.pile(dice, case, kind, len(led))
        if len(play) == len(led):
            plays.append(play)
        elif dice.below(20) == 0:
            return
    table = case.table
    trick = Trick()
    open_trick(trick, table.desk, table.shapes, 0, held(led))
    verbs = ["lead"]
    for seat, play in enumerate(plays[1:], 1):
        verbs.append(VERBS[answer(trick, table.desk, table.shapes, seat, held(play))])
    assert (trick.winner, verbs) == case.oracle.trick(plays)


BLOCKS = range(0, 300, 50)
DEEP = range(1_000, 21_000, 1_000)


@pytest.mark.parametrize("first", BLOCKS)
def test_cards_split_as_the_rules_say(first: int) -> None:
    for seed in range(first, first + 50):
        compare_split(seed)


@pytest.mark.parametrize("first", BLOCKS)
def test_follows_are_those_that_no_other_play_outpays(first: int) -> None:
    for seed in range(first, first + 50):
        compare_follows(seed, 6, 10)


@pytest.mark.parametrize("first", BLOCKS)
def test_follows_of_several_tractors_pay_the_strongest_first(first: int) -> None:
    for seed in range(first, first + 50):
        compare_crowded(seed)


@pytest.mark.parametrize("first", BLOCKS)
def test_units_are_beaten_as_the_rules_say(first: int) -> None:
    for seed in range(first, first + 50):
        compare_throws(seed)


@pytest.mark.parametrize("first", BLOCKS)
def test_tricks_are_won_as_the_rules_say(first: int) -> None:
    for seed in range(first, first + 50):
        compare_tricks(seed)


@pytest.mark.deep
@pytest.mark.parametrize("first", DEEP)
def test_everything_agrees_on_thousands(first: int) -> None:
    for seed in range(first, first + 1_000):
        compare_split(seed)
        compare_throws(seed)
        compare_tricks(seed)
        compare_follows(seed, 8, 12)
        compare_crowded(seed)
