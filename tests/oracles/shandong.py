"""山东升级 the slow way: straight from the rule text, card by card, nothing shared with the kernel.

A referee that is told every move of a hand keeps its own books; bids, returns and results are
answered by trying everything.
"""

from collections import Counter
from typing import Final

from paiju.cards import RANKS
from paiju.game import Deal, Move, Standing
from paiju.games.shandong.order import order, shape_rules
from paiju.games.shandong.rules import Rules
from tests.oracles.trick import Cards, TrickOracle, Unit, parts, without

POINTS: Final = {"5": 5, "10": 10, "K": 10}
FORCED: Final = ("thunder", "flash", "rain", "pair_tractor", "pair", "single")
LARGEST: Final = ("rain", "flash", "thunder", "pair_tractor", "pair", "single")
TIMES: Final = {"single": 2, "pair": 4, "flash": 4, "thunder": 4, "rain": 5}


def after(seat: int) -> int:
    """Return the next seat, counter-clockwise (1.3)."""
    return {1: 4, 4: 3, 3: 2, 2: 1}[seat]


def partner(seat: int) -> int:
    """Return the seat opposite (1.1)."""
    return after(after(seat))


def worth(cards: Cards) -> int:
    """Add up points (1.4)."""
    return sum(POINTS.get(card.rank, 0) for card in cards)


def risen(rules: Rules, level: str) -> set[str]:
    """Return the ranks that are trumps in every suit (2.1)."""
    return {level, *rules.permanent_trumps.ranks}


def bids(rules: Rules, level: str, hand: Cards, count: int) -> set[Cards]:
    """Return every declaration (3 cards), counter (4) or stick (5) that a hand has (4.2-4.6)."""
    found = set()
    for shown in parts(hand, count):
        counts = Counter(shown)
        jokers = {card: n for card, n in counts.items() if card.is_joker}
        suited = {card: n for card, n in counts.items() if not card.is_joker}
        if len(jokers) != 1 or set(suited.values()) != {2}:
            continue
        ranks = [rank for rank in RANKS if rank not in risen(rules, level)]
        chain = sorted(ranks.index(card.rank) for card in suited if card.rank in ranks)
        one_suit = len({card.suit for card in suited}) == 1
        sticks = one_suit and len(chain) == 2 and chain[1] == chain[0] + 1
        alone = sum(jokers.values()) == (2 if count == 4 else 1)
        if alone and (count < 5 or sticks) and len(suited) == (2 if count == 5 else 1):
            found.add(shown)
    return found


def returns(oracle: TrickOracle, ranks: set[str], hand: Cards) -> set[Cards]:
    """Return everything that may go back for the cards taken (4.9)."""
    trumps = tuple(card for card in hand if oracle.group((card,)) == "trump")
    side = without(hand, trumps)
    high: list[Cards] = [(card,) for card in trumps if card.rank in ranks]
    found = set()
    for apart in high or [()]:
        rest = without(trumps, apart)
        sides = min(2, len(side))
        missing = 3 - len(apart) - sides
        lowest = sorted(oracle.height(card) for card in rest)[:missing]
        for low in parts(rest, missing):
            if sorted(oracle.height(card) for card in low) == lowest:
                found |= {tuple(sorted(apart + low + others)) for others in parts(side, sides)}
    return found


def rise(total: int) -> tuple[str, int]:
    """Return who wins a hand and by how many levels, as the table says (10.4)."""
    table = [
        (-1, "dealers", 4),
        (0, "dealers", 3),
        (35, "dealers", 2),
        (75, "dealers", 1),
        (115, "attackers", 0),
        (155, "attackers", 1),
        (195, "attackers", 2),
    ]
    for highest, side, levels in table:
        if total <= highest:
            return side, levels
    return "attackers", 3


def multiplier(units: list[Unit]) -> int:
    """Return what the lead of the last trick multiplies the kitty by (10.2)."""
    largest = min(units, key=lambda unit: LARGEST.index(unit.type))
    if len(units) > 1 and largest.type == "single":
        return 3
    if largest.type == "pair_tractor":
        pairs = max(len(unit.cards) // 2 for unit in units if unit.type == "pair_tractor")
        return 6 + 2 * (pairs - 2)
    return TIMES[largest.type]


class Referee:
    """One hand, told move by move."""

    def __init__(self, rules: Rules, standing: Standing, deal: Deal) -> None:
        """Deal (3.1)."""
        self.rules = rules
        self.dealers = standing.dealer
        seat = standing.dealer or deal.start % 4 + 1
        self.level = standing.levels[seat - 1]
        self.hands: dict[int, Cards] = {}
        for place in range(4):
            self.hands[seat] = tuple(sorted(deal.cards[place:104:4]))
            seat = after(seat)
        self.kitty: Cards = tuple(sorted(deal.cards[104:]))
        self.declarer = self.maker = self.dealer = 0
        self.declared: Cards = ()
        self.trump: str | None = None
        self.buried: Cards = ()
        self.plays: list[tuple[int, Cards]] = []
        self.points = self.kept = self.total = 0
        self.over = False

    @property
    def oracle(self) -> TrickOracle:
        """The order and the shapes of the hand."""
        made = order(self.rules, self.level, self.trump)
        return TrickOracle(made, shape_rules(self.rules, self.level))

    def tell(self, seat: int, move: Move) -> None:
        """Take in a bid, an exchange or a burying."""
        if move.act in ("show", "counter"):
            self.maker = seat
            self.trump = next(card.suit for card in move.cards if not card.is_joker)
            if move.act == "show":
                self.declarer, self.declared = seat, move.cards
        elif move.act == "stick":
            self._give(self.declarer, seat, self.declared)
        elif move.act == "return":
            self._give(seat, self.declarer, move.cards)
        elif move.act == "bury":
            self.take_kitty()
            self.buried = move.cards
            self.hands[seat] = without(self.hands[seat], move.cards)

    def _give(self, giver: int, taker: int, cards: Cards) -> None:
        """Move cards."""
        self.hands[giver] = without(self.hands[giver], cards)
        self.hands[taker] = tuple(sorted(self.hands[taker] + cards))

    def take_kitty(self) -> None:
        """Name the dealer of the hand and hand over the kitty (5.1)."""
        if self.dealers is None or self.dealers in (self.maker, partner(self.maker)):
            self.dealer = partner(self.maker)
        else:
            self.dealer = after(self.maker)
        self.hands[self.dealer] = tuple(sorted(self.hands[self.dealer] + self.kitty))

    def stays(self, seat: int, cards: Cards) -> Cards:
        """Return what is led of some cards: all, or the unit that must stay (7.4-7.6)."""
        oracle = self.oracle
        units = oracle.split(cards)
        if len(units) == 1:
            return cards
        others = [hand for other, hand in self.hands.items() if other != seat]
        for kind in FORCED:
            of_kind = [unit for unit in units if unit.type == kind]
            if of_kind:
                least = min(of_kind, key=lambda unit: (len(unit.cards), unit.top))
                if any(oracle.beats(hand, least) for hand in others):
                    return least.cards
        return cards

    def play(self, seat: int, cards: Cards) -> None:
        """Take in cards that lie on the table; after four plays gather them (9, 10)."""
        self.hands[seat] = without(self.hands[seat], cards)
        self.plays.append((seat, cards))
        if len(self.plays) < 4:
            return
        place, _ = self.oracle.trick([played for _, played in self.plays])
        winner = self.plays[place][0]
        pot = sum(worth(played) for _, played in self.plays)
        dealers = winner in (self.dealer, partner(self.dealer))
        if dealers:
            self.kept += pot
        else:
            self.points += pot
        if not self.hands[seat]:
            times = multiplier(self.oracle.split(self.plays[0][1]))
            self.total = self.points + worth(self.buried) * (-times if dealers else times)
            self.over = True
        self.plays = []
