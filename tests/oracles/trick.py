"""The rules of the 升级 family written the slow way, for comparison with the kernels.

Everything is tried: a follow is legal if no other choice of as many cards of the hand pays more.
Cards are plain tuples; nothing of a kernel is used.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from paiju.cards import RANKS, SUITS, Card
from paiju.trick.order import TRUMP, Chains, Order
from paiju.trick.shapes import TYPES, ShapeRules

Cards = tuple[Card, ...]
Value = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit: its type, its cards, how many of its ranks are doubled, and its height."""

    type: str
    cards: Cards
    top: int

    @property
    def make(self) -> tuple[str, int, int]:
        """What two units share that may be compared."""
        doubled = len(self.cards) - len(set(self.cards)) if self.type == "rain" else 0
        return self.type, len(self.cards), doubled


def parts(cards: Cards, count: int) -> set[Cards]:
    """Return every multiset of so many of the cards."""
    return set(combinations(sorted(cards), count))


def without(cards: Cards, taken: Cards) -> Cards:
    """Take cards away."""
    return tuple(sorted((Counter(cards) - Counter(taken)).elements()))


@dataclass(frozen=True, slots=True)
class TrickOracle:
    """An order and the shapes of a game."""

    order: Order
    rules: ShapeRules

    # the order

    def height(self, card: Card) -> int:
        """Return the rung of a card, far above the side suits for a trump."""
        group = self.order.group(card)
        ladder = self.order.ladders[group]
        rung = next(at for at, rung in enumerate(ladder) if card in rung.cards)
        return rung + 64 if group == TRUMP else rung

    def group(self, cards: Cards) -> str | None:
        """Return the one group of all cards."""
        groups = {self.order.group(card) for card in cards}
        return groups.pop() if len(groups) == 1 else None

    def lines(self, group: str) -> list[list[frozenset[Card]]]:
        """Return what tractors of a group run along: steps of equal cards."""
        ladder = self.order.ladders[group]
        if self.order.chains is Chains.LADDER:
            return [[rung.cards for rung in ladder]]
        return [
            [rung.cards for rung in ladder if rung.joins and {c.suit for c in rung.cards} == {suit}]
            for suit in (*SUITS, None)
        ]

    # units

    def chains(self, cards: Cards, group: str, copies: int, length: int) -> Iterator[Cards]:
        """Go through the tractors of a length among cards."""
        counts = Counter(cards)
        for line in self.lines(group):
            for start in range(len(line) - length + 1):
                made: list[Cards] = [()]
                for step in line[start : start + length]:
                    faces = [card for card in step if counts[card] >= copies]
                    made = [done + (card,) * copies for done in made for card in faces]
                yield from made

    def _is_chain(self, cards: Cards, copies: int) -> bool:
        group = self.group(cards)
        length = len(cards) // copies
        if group is None or length < 2 or set(Counter(cards).values()) != {copies}:
            return False
        whole = tuple(sorted(cards))
        return any(tuple(sorted(c)) == whole for c in self.chains(cards, group, copies, length))

    def _is_flash(self, cards: Cards) -> bool:
        one_rank = len({card.rank for card in cards}) == 1
        four_suits = {card.suit for card in cards} == set(SUITS)
        return one_rank and four_suits and cards[0].rank in self.rules.flash_ranks

    def _is_rain(self, cards: Cards) -> bool:
        if not set(cards) <= self.rules.rain_cards or len({card.suit for card in cards}) != 1:
            return False
        places = sorted({RANKS.index(card.rank) for card in cards})
        counts = set(Counter(cards).values())
        run = places == list(range(places[0], places[0] + len(places)))
        return run and len(places) >= self.rules.rain_least and counts in ({1}, {1, 2})

    def unit(self, cards: Cards) -> Unit | None:
        """Read cards of one group as one unit."""
        known = self.rules.split
        counts = set(Counter(cards).values())
        found = None
        if len(cards) == 1:
            found = "single"
        elif len(cards) == 2 and counts == {2} and "pair" in known:
            found = "pair"
        elif len(cards) == 3 and counts == {3} and "triple" in known:
            found = "triple"
        elif "pair_tractor" in known and self._is_chain(cards, 2):
            found = "pair_tractor"
        elif "triple_tractor" in known and self._is_chain(cards, 3):
            found = "triple_tractor"
        elif "flash" in known and self._is_flash(cards):
            found = "flash" if len(cards) == 4 else "thunder"
        elif "rain" in known and self._is_rain(cards):
            found = "rain"
        if found is None:
            return None
        return Unit(found, tuple(sorted(cards)), max(map(self.height, cards)))

    def _candidates(self, type: str, rest: Cards, group: str) -> Iterator[Cards]:
        """Go through what a type can take out of a throw, the most cards at once."""
        counts = Counter(rest)
        if type in ("single", "pair", "triple"):
            copies = TYPES.index(type)
            yield from ((card,) * copies for card in counts if counts[card] >= copies)
        elif type in ("pair_tractor", "triple_tractor"):
            copies = 2 if type == "pair_tractor" else 3
            for length in range(2, len(rest) // copies + 1):
                yield from self.chains(rest, group, copies, length)
        elif type in ("flash", "thunder"):
            for rank in RANKS:
                cards = tuple(card for card in rest if card.rank == rank)
                unit = self.unit(cards) if cards else None
                if unit is not None and unit.type == type:
                    yield cards
        else:
            yield from self._whole_runs(rest)

    def _whole_runs(self, rest: Cards) -> Iterator[Cards]:
        """Go through the rains that take in every card of their run."""
        for suit in SUITS:
            open_to = [c for c in rest if c.suit == suit and c in self.rules.rain_cards]
            held = {RANKS.index(card.rank) for card in open_to}
            for low in held:
                if low - 1 in held:
                    continue
                high = low
                while high + 1 in held:
                    high += 1
                run = tuple(c for c in open_to if low <= RANKS.index(c.rank) <= high)
                if self._is_rain(run):
                    yield run

    def size(self, unit: Unit) -> tuple[int, ...]:
        """Return what units compare by in size."""
        order = self.rules.largest_first
        weight = len(order) - order.index(unit.type) if unit.type in order else 0
        return weight, len(unit.cards), TYPES.index(unit.type)

    def split(self, cards: Cards) -> list[Unit]:
        """Take cards of one group apart, largest unit first; a unit stays whole."""
        whole = self.unit(cards)
        if whole is not None:
            return [whole]
        group = self.group(cards)
        assert group is not None
        units: list[Unit] = []
        rest = cards
        for type in self.rules.split:
            while taken := max(self._candidates(type, rest, group), key=len, default=()):
                unit = Unit(type, tuple(sorted(taken)), max(map(self.height, taken)))
                units.append(unit)
                rest = without(rest, taken)
        return sorted(units, key=lambda unit: (self.size(unit), unit.top), reverse=True)

    # following

    def layouts(
        self, lead: list[Unit], cards: Cards, group: str, pairable: frozenset[Card] | None
    ) -> Iterator[tuple[Value, Cards]]:
        """Go through the ways to pay a lead: what each pays, strongest first, and with which cards.

        Where `pairable` is given, only those faces pay pairs.
        """
        exacts = [unit for unit in lead if unit.type in ("rain", "flash", "thunder")]
        tractors = [unit for unit in lead if "tractor" in unit.type]
        triples = sum(len(set(unit.cards)) for unit in lead if "triple" in unit.type)
        pairs = triples + sum(len(set(unit.cards)) for unit in lead if "pair" in unit.type)
        for met, after_exacts in self._lay_exacts(exacts, cards):
            laid = self._lay_tractors(tractors, after_exacts, group, pairable)
            for lengths, more_triples, more_pairs, rest in laid:
                open_triples = triples - more_triples
                open_pairs = pairs - more_triples - more_pairs
                for few, many, left in _lay_equals(open_triples, open_pairs, rest, pairable):
                    value = (*met, *lengths, more_triples + few)
                    total = more_triples + more_pairs + few + many
                    yield (*value, total), without(cards, left)

    def _lay_exacts(self, asked: list[Unit], cards: Cards) -> Iterator[tuple[Value, Cards]]:
        if not asked:
            yield (), cards
            return
        for rest_met, rest in self._lay_exacts(asked[1:], cards):
            yield (0, *rest_met), rest
        for part in parts(cards, len(asked[0].cards)):
            unit = self.unit(part)
            if unit is not None and unit.make == asked[0].make:
                for rest_met, rest in self._lay_exacts(asked[1:], without(cards, part)):
                    yield (len(part), *rest_met), rest

    def _lay_tractors(
        self, asked: list[Unit], cards: Cards, group: str, pairable: frozenset[Card] | None
    ) -> Iterator[tuple[Value, int, int, Cards]]:
        """Go through lengths of tractors, with the triples and pairs in them and the rest."""
        if not asked:
            yield (), 0, 0, cards
            return
        copies = 3 if asked[0].type == "triple_tractor" else 2
        choices: list[Cards] = [()]
        for length in range(2, len(asked[0].cards) // copies + 1):
            choices += [
                chain
                for chain in self.chains(cards, group, copies, length)
                if copies == 3 or pairable is None or set(chain) <= pairable
            ]
        for chain in choices:
            length = len(chain) // copies
            rest_laid = self._lay_tractors(asked[1:], without(cards, chain), group, pairable)
            for lengths, triples, pairs, rest in rest_laid:
                if copies == 3:
                    yield (length, *lengths), triples + length, pairs, rest
                else:
                    yield (length, *lengths), triples, pairs + length, rest

    def follows(self, lead: Cards, hand: Cards) -> set[Cards]:
        """Return every legal follow."""
        group = self.group(lead)
        assert group is not None
        inside = tuple(card for card in hand if self.order.group(card) == group)
        count = len(lead)
        if len(inside) <= count:
            outside = without(hand, inside)
            rest = parts(outside, count - len(inside))
            return {tuple(sorted((*inside, *more))) for more in rest}
        units = self.split(lead)
        counts = Counter(inside)
        pairable = None
        if self.rules.protect_triples:
            pairable = frozenset(card for card in counts if counts[card] == 2)
        plays = parts(inside, count)
        owed = max(v for play in plays for v, _ in self.layouts(units, play, group, pairable))
        return {p for p in plays if self._pays(units, owed, p, inside, group)}

    def _pays(self, lead: list[Unit], owed: Value, play: Cards, inside: Cards, group: str) -> bool:
        for value, spent in self.layouts(lead, play, group, None):
            enough = all(paid >= due for paid, due in zip(value, owed, strict=True))
            if enough and self._is_largest(lead, owed, play, inside, spent):
                return True
        return False

    def _is_largest(
        self, lead: list[Unit], owed: Value, play: Cards, inside: Cards, spent: Cards
    ) -> bool:
        """Return whether cards in place of missing units are the largest that are left."""
        if not self.rules.largest:
            return True
        pairs = sum(len(set(u.cards)) for u in lead if "pair" in u.type or "triple" in u.type)
        missing = 2 * (pairs - owed[-1])
        exacts = [unit for unit in lead if unit.type in ("rain", "flash", "thunder")]
        missing += sum(len(unit.cards) - met for unit, met in zip(exacts, owed, strict=False))
        given = sorted(map(self.height, without(play, spent)), reverse=True)[:missing]
        return given == sorted(map(self.height, without(inside, spent)), reverse=True)[:missing]

    # throws and tricks

    def beats(self, hand: Cards, unit: Unit) -> bool:
        """Return whether a hand holds a higher unit of the same make in the same group."""
        group = self.group(unit.cards)
        inside = tuple(card for card in hand if self.order.group(card) == group)
        for part in parts(inside, len(unit.cards)):
            found = self.unit(part)
            if found is not None and found.make == unit.make and found.top > unit.top:
                return True
        return False

    def height_as(self, lead: list[Unit], play: Cards) -> int | None:
        """Return the height of a play in the shape of a lead, None if it has another shape."""
        group = self.group(play)
        assert group is not None
        if len(lead) > 1 and self.rules.lays_out:
            return self._laid_out(lead, play)
        units = self.split(play)
        if [unit.make for unit in units] != [unit.make for unit in lead]:
            return None
        return units[0].top

    def _laid_out(self, lead: list[Unit], play: Cards) -> int | None:
        """Try to take the play apart into units like the lead's; the first is the largest."""
        if not lead:
            return -1
        best = None
        for part in parts(play, len(lead[0].cards)):
            unit = self.unit(part)
            if unit is not None and unit.make == lead[0].make:
                rest = self._laid_out(lead[1:], without(play, part))
                if rest is not None and (best is None or unit.top > best):
                    best = unit.top
        return best

    def trick(self, plays: list[Cards]) -> tuple[int, list[str]]:
        """Return which play wins a trick and the verb of each."""
        group = self.group(plays[0])
        lead = self.split(plays[0])
        winner, best, killed, verbs = 0, lead[0].top, False, ["lead"]
        for at, play in enumerate(plays[1:], 1):
            own = self.group(play)
            height = None if own not in (group, TRUMP) else self.height_as(lead, play)
            verb = "follow" if own == group else "discard"
            if own == group:
                if height is not None and not killed and len(lead) == 1 and height > best:
                    winner, best = at, height
            elif height is not None and (not killed or height > best):
                verb = "overkill" if killed else "kill"
                winner, best, killed = at, height, True
            verbs.append(verb)
        return winner, verbs


def _lay_equals(
    triples: int, pairs: int, cards: Cards, pairable: frozenset[Card] | None
) -> Iterator[tuple[int, int, Cards]]:
    """Go through the ways to take up to so many triples, and pairs in their place or beside."""
    counts = Counter(cards)
    thrice = [card for card in sorted(counts) if counts[card] >= 3]
    for few in range(triples + 1):
        for chosen in combinations(thrice, few):
            rest = without(cards, chosen * 3)
            left = Counter(rest)
            twice = [
                card
                for card in sorted(left)
                if left[card] >= 2 and (pairable is None or card in pairable)
            ]
            for many in range(pairs - few + 1):
                for also in combinations(twice, many):
                    yield few, many, without(rest, also * 2)
