"""Deal hidden cards anew: they change places with each other wherever both may lie."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import next_random
from paiju.cards.kernel.lists import vector_of


class Mix:
    """Hidden cards, the places where each may lie as bits, and the place where it lies now."""

    def __init__(self, cards: list[int], open_to: list[int], places: list[int]) -> None:
        self.count: i64 = len(cards)
        self.cards: vec[i64] = vector_of(cards)
        self.open_to: vec[i64] = vector_of(open_to)
        self.places: vec[i64] = vector_of(places)
        self.kept: vec[i64] = vector_of(places)
        self.swaps: i64 = self.count
        """How many cards may change places at a time."""
        self.next: i64 = 0
        """The card whose turn it is."""

    def keep(self) -> None:
        """Remember where the cards lie."""
        at: i64 = 0
        while at < self.count:
            self.kept[at] = self.places[at]
            at += 1

    def recall(self) -> None:
        """Lay the cards as they were remembered."""
        at: i64 = 0
        while at < self.count:
            self.places[at] = self.kept[at]
            at += 1

    def stir(self, chance: i64) -> i64:
        """Let cards in turn change places with any other; return the next random number.

        A change is as likely as the one back, so that in the long run all ways to deal the cards
        are alike likely.
        """
        places = self.places
        open_to = self.open_to
        at: i64 = self.next
        left: i64 = self.swaps
        while left > 0:
            chance = next_random(chance)
            other: i64 = chance * self.count >> 31
            here: i64 = places[at]
            there: i64 = places[other]
            if here != there and (open_to[at] >> there) & (open_to[other] >> here) & 1:
                places[at] = there
                places[other] = here
            at += 1
            if at == self.count:
                at = 0
            left -= 1
        self.next = at
        return chance
