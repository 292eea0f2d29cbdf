"""Ask the kernels in card notation."""

from paiju.cards import Hand, parse_cards
from paiju.cards.kernel.bits import next_random
from paiju.cards.kernel.holding import Holding
from paiju.trick.kernel.follow import Desk, Lead, check_follow, set_lead
from paiju.trick.kernel.shapes import Shapes, Units
from paiju.trick.kernel.split import read
from paiju.trick.order import Order
from paiju.trick.shapes import FOLLOW_CODES, TYPES, ShapeRules, holding


def hold(text: str) -> Holding:
    return holding(Hand.of(parse_cards(text)))


def units_of(units: Units) -> list[tuple[str, str]]:
    return [
        (TYPES[units.kind[at]], cards_text(units.one[at], units.two[at], units.three[at]))
        for at in range(units.count)
    ]


def cards_text(one: int, two: int, three: int) -> str:
    return str(Hand.of_masks((one, two, three)))


class Table:
    """An order and its shapes, asked in notation."""

    def __init__(self, order: Order, rules: ShapeRules) -> None:
        self.shapes: Shapes = rules.under(order)
        self.desk = Desk()

    def identify(self, cards: str) -> tuple[str, list[tuple[str, str]]]:
        units = Units()
        kind = read(self.shapes, hold(cards), Holding(), units)
        return TYPES[kind], units_of(units)

    def lead(self, cards: str) -> Lead:
        lead = Lead()
        set_lead(self.desk, self.shapes, lead, hold(cards))
        return lead

    def follow(self, lead: str, hand: str, play: str) -> str:
        """Return the refusal of a follow, with what was owed and paid; nothing if it is legal."""
        code = check_follow(self.desk, self.shapes, self.lead(lead), hold(hand), hold(play))
        if code == 0:
            return ""
        return f"{FOLLOW_CODES[code]} {self.desk.owed} {self.desk.paid}"


class Dice:
    """Random numbers for tests, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed * 7919 % 2147483646 + 1
        for _ in range(3):
            self.below(2)

    def below(self, bound: int) -> int:
        self.seed = next_random(self.seed)
        return self.seed // 7 % bound

    def shuffled(self, items: list[int]) -> list[int]:
        mixed = list(items)
        for at in reversed(range(1, len(mixed))):
            other = self.below(at + 1)
            mixed[at], mixed[other] = mixed[other], mixed[at]
        return mixed
