"""Random settings, leads and hands that are rich in pairs and runs."""

from dataclasses import dataclass

from paiju.cards import CARDS, RANKS, SUITS, Card
from paiju.trick.order import GROUPS, Order
from paiju.trick.shapes import ShapeRules
from tests.oracles.trick import Cards, TrickOracle, without
from tests.trick.orders import friends_order, friends_shapes, shandong_order, shandong_shapes
from tests.trick.table import Dice, Table


@dataclass(frozen=True, slots=True)
class Setting:
    """A game's order and shapes under some level, trump and switches."""

    order: Order
    rules: ShapeRules
    decks: int

    @property
    def oracle(self) -> TrickOracle:
        return TrickOracle(self.order, self.rules)

    @property
    def table(self) -> Table:
        return Table(self.order, self.rules)


def setting(dice: Dice) -> Setting:
    """Choose a game, a level, a trump and every switch."""
    level = RANKS[dice.below(13)]
    trump = (*SUITS, None)[dice.below(5)]
    ladder = dice.below(3) == 0
    lays_out = dice.below(2) == 0
    if dice.below(2):
        protect = dice.below(3) == 0
        rules = friends_shapes(protect, lays_out)
        return Setting(friends_order(level, trump, ladder), rules, 3)
    permanent = ("2", "3", "5") if dice.below(4) else ()
    order = shandong_order(level, trump, ladder, permanent)
    return Setting(order, shandong_shapes(level, dice.below(3) > 0, lays_out, permanent), 2)


def _window(dice: Dice, cards: list[Card], order: Order) -> list[Card]:
    """Keep neighbouring cards of a group: few ranks, so that they pair and run."""
    ladder = sorted(cards, key=lambda c: TrickOracle(order, friends_shapes()).height(c))
    width = min(len(ladder), 4 + dice.below(6))
    start = dice.below(len(ladder) - width + 1)
    return ladder[start : start + width]


def pile(dice: Dice, case: Setting, group: str, size: int) -> Cards:
    """Choose cards of a group out of all decks, close together."""
    faces = [card for card in CARDS if case.order.group(card) == group]
    if not faces:
        return ()
    chosen = _window(dice, faces, case.order) * case.decks
    codes = dice.shuffled([card.code for card in chosen])[:size]
    return tuple(sorted(CARDS[code] for code in codes))


def _rain(dice: Dice, case: Setting, group: str) -> Cards:
    """Choose a run of five or six ranks, some of them twice."""
    suits = [suit for suit in SUITS if dice.below(2)]
    length = 5 + dice.below(2)
    for suit in suits:
        run = [card for card in CARDS[:52] if card.suit == suit and card in case.rules.rain_cards]
        run = [card for card in run if case.order.group(card) == group]
        if len(run) >= length:
            low = dice.below(len(run) - length + 1)
            return tuple(c for c in run[low : low + length] for _ in range(1 + dice.below(5) // 4))
    return ()


def _flash(dice: Dice, case: Setting, group: str) -> Cards:
    """Choose four suits of a rank, some of them twice."""
    ranks = sorted(case.rules.flash_ranks)
    if group != "trump" or not ranks:
        return ()
    rank = ranks[dice.below(len(ranks))]
    faces = [card for card in CARDS if card.rank == rank]
    return tuple(c for c in faces for _ in range(1 + dice.below(4) // 3))


def _tractor(dice: Dice, case: Setting, group: str) -> Cards:
    """Choose a tractor of two steps or three."""
    copies = 2 + dice.below(case.decks - 1)
    faces = tuple(card for card in CARDS if case.order.group(card) == group)
    found = list(case.oracle.chains(faces * copies, group, copies, 2 + dice.below(2)))
    return found[dice.below(len(found))] if found else ()


def rich(dice: Dice, case: Setting, group: str, most: int) -> Cards:
    """Choose cards of a group with tractors, rains and flashes, alone or together."""
    while True:
        cards: Cards = ()
        for _ in range(1 + dice.below(3)):
            cards += (_tractor, _tractor, _rain, _flash)[dice.below(4)](dice, case, group)
        cards += pile(dice, case, group, dice.below(4))
        cards = tuple(sorted(cards))
        cards = without(cards, without(cards, tuple(CARDS) * case.decks))
        if 1 <= len(cards) <= most:
            return cards


def lead(dice: Dice, case: Setting, most: int) -> Cards:
    """Choose a lead: often one whole unit, else a few units of one group."""
    oracle = case.oracle
    if dice.below(3) == 0:
        groups = sorted(case.order.ladders)
        return rich(dice, case, groups[dice.below(len(groups))], most)
    while True:
        cards = pile(dice, case, GROUPS[dice.below(5)], 2 + dice.below(14))
        if not cards:
            continue
        units = oracle.split(cards)
        kept = units[: 1 + dice.below(3)] if dice.below(3) else units[dice.below(len(units)) :]
        chosen = tuple(card for unit in kept for card in unit.cards)
        if 1 <= len(chosen) <= most:
            return tuple(sorted(chosen))


def hand(dice: Dice, case: Setting, played: Cards, group: str, size: int) -> Cards:
    """Choose a hand from what is left: mostly of the led group."""
    if dice.below(3) == 0:
        inside = rich(dice, case, group, size)
        inside += pile(dice, case, group, dice.below(size - len(inside) + 1))
    else:
        inside = pile(dice, case, group, 1 + dice.below(size))
    others = [group] * 2 + list(GROUPS)
    outside = pile(dice, case, others[dice.below(len(others))], size - len(inside))
    left = without(tuple(CARDS) * case.decks, played)
    both = tuple(sorted((*inside, *outside)))
    # Copies that are not left any more are dropped.
    return without(both, without(both, left))


def crowded(dice: Dice) -> tuple[Setting, Cards, Cards]:
    """Choose a lead of several tractors, triples and pairs, and a hand in which they collide."""
    while True:
        case = setting(dice)
        groups = sorted(case.order.ladders)
        group = groups[dice.below(len(groups))]
        units = [_tractor(dice, case, group) for _ in range(1 + dice.below(2))]
        faces = [card for card in CARDS if case.order.group(card) == group]
        near = _window(dice, faces, case.order)
        units += [
            (near[dice.below(len(near))],) * (1 + dice.below(case.decks))
            for _ in range(dice.below(3))
        ]
        led = tuple(sorted(card for unit in units for card in unit))
        led = without(led, without(led, tuple(CARDS) * case.decks))
        own: list[Card] = []
        for card in near:
            own += [card] * min(case.decks - led.count(card), 1 + dice.below(case.decks))
        if 4 <= len(led) <= 8 and len(led) < len(own) <= 12:
            return case, led, tuple(sorted(own))
