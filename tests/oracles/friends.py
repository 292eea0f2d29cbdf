"""找朋友升级 the slow way: a referee with a rule book in hand, nothing shared with the kernel.

Tell it every move of a hand; it keeps its own books, card by card, and can be asked at any time.
"""

from collections import Counter
from typing import Final

from paiju.cards import RANKS, Card
from paiju.game import Deal, Move, Standing
from paiju.game.rules import to_json
from paiju.games.friends.order import make_order
from paiju.games.friends.rules import Rules
from paiju.trick.shapes import ShapeRules
from tests.oracles.trick import Cards, TrickOracle, Unit, without

SEATS: Final = (1, 2, 3, 4, 5)
POINTS: Final = {"5": 5, "10": 10, "K": 10}
SPLIT: Final = ("triple_tractor", "triple", "pair_tractor", "pair", "single")
SMALL_TO_LARGE: Final = ("single", "pair", "triple", "pair_tractor", "triple_tractor")


def after(seat: int) -> int:
    """Return the next seat, counter-clockwise (1.1)."""
    return {1: 5, 5: 4, 4: 3, 3: 2, 2: 1}[seat]


def around(seat: int) -> list[int]:
    """Return all seats from one on, counter-clockwise."""
    seats = [seat]
    while len(seats) < len(SEATS):
        seats.append(after(seats[-1]))
    return seats


def worth(cards: Cards) -> int:
    """Add up points (1.3)."""
    return sum(POINTS.get(card.rank, 0) for card in cards)


class Referee:
    """The books of one hand."""

    def __init__(self, rules: Rules, standing: Standing, deal: Deal) -> None:
        """Deal (1.2, 1.5)."""
        self.switches = to_json(rules)
        self.levels = dict(zip(SEATS, standing.levels, strict=True))
        self.starter = standing.dealer or deal.start % 5 + 1
        self.kitty = list(deal.cards[155:])
        self.hands: dict[int, list[Card]] = {seat: [] for seat in SEATS}
        for place, card in enumerate(deal.cards[:155]):
            self.hands[around(self.starter)[place % 5]].append(card)
        self.bid: tuple[int, Cards] | None = None
        self.dealer = 0
        self.level = ""
        self.trump = ""
        self.buried: Cards = ()
        self.call: tuple[Card, int] | None = None
        self.counted = 0
        self.friend: int | None = None
        self.alone = False
        self.won = dict.fromkeys(SEATS, 0)
        self.trick: list[tuple[int, Cards]] = []
        self.thrown: tuple[int, Cards] | None = None
        self.choices: set[str] = set()
        self.stopper = 0
        self.last: tuple[int, Cards] = (0, ())

    @property
    def book(self) -> TrickOracle:
        """The order and the shapes of this hand (2, 5)."""
        order = make_order(self.level, self.trump, self.switches["ladder_tractors"] == "on")
        protect = self.switches["protect_triples"] == "on"
        return TrickOracle(order, ShapeRules(SPLIT, protect_triples=protect))

    def is_bid(self, seat: int, cards: Cards) -> bool:
        """Return whether cards are a bid or counter the one that stands (3.3 to 3.5)."""
        if len(set(cards)) != 1 or len(cards) > 3 or Counter(cards) - Counter(self.hands[seat]):
            return False
        rank = cards[0].rank
        if self.bid is None:
            return rank == self.levels[seat]
        return (
            seat != self.bid[0]
            and len(cards) > len(self.bid[1])
            and rank in (self.levels[seat], self.levels[self.dealer])
        )

    def make_bid(self, seat: int, cards: Cards) -> None:
        """Let a bid stand (3.3, 3.6)."""
        if cards[0].rank == self.levels[seat]:
            self.dealer = seat
        self.bid = (seat, cards)
        self.level = self.levels[self.dealer]
        self.trump = str(cards[0].suit)

    def end_bidding(self) -> None:
        """Turn up the kitty where nobody bid (3.8, 3.9), and give it to the dealer (4.1)."""
        if self.bid is None:
            for card in self.kitty:
                holders = [s for s in around(self.starter) if self.levels[s] == card.rank]
                if holders:
                    self.dealer, self.trump = holders[0], str(card.suit)
                    break
            else:
                suited = [card for card in self.kitty if card.suit is not None]
                self.dealer, self.trump = self.starter, str(suited[-1].suit)
            self.level = self.levels[self.dealer]
        self.hands[self.dealer] += self.kitty

    def bury(self, cards: Cards) -> None:
        """Bury seven cards (4.1)."""
        self.buried = cards
        self._take(self.dealer, cards)

    def make_call(self, move: Move) -> None:
        """Call a card or play alone (4.3, 4.6)."""
        if move.cards and move.number:
            self.call = (move.cards[0], move.number)
        else:
            self.alone = True

    def _take(self, seat: int, cards: Cards) -> None:
        """Take cards out of a hand."""
        self.hands[seat] = list(without(tuple(self.hands[seat]), cards))

    def play(self, seat: int, cards: Cards) -> None:
        """Lead or follow; a throw that somebody beats waits for a choice (6.2)."""
        self.thrown, self.choices, self.stopper = None, set(), 0
        if not self.trick and len(units := self.book.split(cards)) > 1:
            self._challenge(seat, units)
            if self.stopper:
                self.thrown = (seat, cards)
                if len(self.choices) == 1:
                    self.keep(self.choices.pop())
                return
        self._put_down(seat, cards)

    def _challenge(self, seat: int, units: list[Unit]) -> None:
        """Find the first able player and the types to choose among (6.2, 6.4)."""
        for other in around(seat)[1:]:
            hand = tuple(self.hands[other])
            beaten = {unit.type for unit in units if self.book.beats(hand, unit)}
            if beaten:
                every = self.switches["throw_choice"] == "any"
                self.stopper = other
                self.choices = {unit.type for unit in units} if every else beaten
                return

    def keep(self, type: str | None) -> None:
        """Let the smallest unit of a type stay (6.5)."""
        if self.thrown is None:
            raise ValueError("no throw was stopped")
        if type is None:
            type = next(name for name in SMALL_TO_LARGE if name in self.choices)
        seat, cards = self.thrown
        units = [unit for unit in self.book.split(cards) if unit.type == type]
        smallest = min(units, key=lambda unit: (len(unit.cards), unit.top))
        self.choices = set()
        self._put_down(seat, smallest.cards)

    def _put_down(self, seat: int, cards: Cards) -> None:
        """Play cards, count the called one (4.7), and end the trick with the fifth play."""
        self._take(seat, cards)
        self.trick.append((seat, cards))
        if self.call is not None and self.friend is None and not self.alone:
            self.counted += cards.count(self.call[0])
            if self.counted >= self.call[1]:
                self.friend = seat if seat != self.dealer else None
                self.alone = seat == self.dealer
        if len(self.trick) == len(SEATS):
            at, _ = self.book.trick([cards for _, cards in self.trick])
            self.last = self.trick[at]
            self.won[self.last[0]] += sum(worth(cards) for _, cards in self.trick)
            self.trick = []

    # the end

    @property
    def defenders(self) -> set[int]:
        """The dealer's side (4.8)."""
        return {self.dealer, self.friend or self.dealer}

    def attack(self) -> int:
        """Count the attackers' points with the kitty (8, 9.1)."""
        total = sum(self.won[seat] for seat in SEATS if seat not in self.defenders)
        seat, cards = self.last
        if seat in self.defenders:
            return total
        largest = max(self.book.split(cards), key=lambda unit: len(unit.cards))
        steps = len(set(largest.cards))
        times = 1 << len(largest.cards) - 1
        if self.switches["tractor_kitty"] == "times" and steps > 1:
            times = steps * (2 if len(largest.cards) == 2 * steps else 4)
        return total + worth(self.buried) * times

    def rises(self) -> dict[int, int]:
        """Read the tables (9.2, 9.3)."""
        points = self.attack()
        with_friend = [(0, 3, 0), (59, 2, 0), (119, 1, 0), (179, 0, 1), (239, 0, 2), (299, 0, 3)]
        alone = [(0, 9, 0), (59, 6, 0), (119, 3, 0), (179, 0, 1)]
        rows, last = (with_friend, (0, 4)) if self.friend else (alone, (0, 2))
        ours, theirs = next(((a, b) for most, a, b in rows if points <= most), last)
        return {seat: ours if seat in self.defenders else theirs for seat in SEATS}

    def new_levels(self) -> tuple[str, ...]:
        """Let everybody rise, no further than A (9.4)."""
        risen = self.rises()
        return tuple(
            RANKS[min(RANKS.index(self.levels[seat]) + risen[seat], len(RANKS) - 1)]
            for seat in SEATS
        )

    def next_starter(self) -> int:
        """Name who starts the next hand (9.6)."""
        if self.attack() >= 120:
            return after(self.dealer)
        return self.friend or self.dealer
