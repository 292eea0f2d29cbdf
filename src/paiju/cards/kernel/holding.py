"""Hands of up to three decks as three masks, and the arithmetic of multisets on them."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, nth_place


class Holding:
    """The faces held at least once, at least twice and three times; changed in place."""

    def __init__(self, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> None:
        self.one: i64 = one
        self.two: i64 = two
        self.three: i64 = three

    def set(self, one: i64, two: i64, three: i64) -> None:
        """Hold exactly this."""
        self.one = one
        self.two = two
        self.three = three

    def become(self, other: "Holding") -> None:
        """Hold what another holds."""
        self.one = other.one
        self.two = other.two
        self.three = other.three

    def put(self, mask: i64) -> None:
        """Add one copy of each face of a mask."""
        self.three |= self.two & mask
        self.two |= self.one & mask
        self.one |= mask

    def take(self, mask: i64) -> None:
        """Take away one copy of each face of a mask."""
        self.one &= ~(mask & ~self.two)
        self.two &= ~(mask & ~self.three)
        self.three &= ~mask


def size(held: Holding) -> i64:
    """Count the cards."""
    return count_bits(held.one) + count_bits(held.two) + count_bits(held.three)


def size_in(held: Holding, faces: i64) -> i64:
    """Count the cards among some faces."""
    total = count_bits(held.one & faces)
    if held.two & faces:
        total += count_bits(held.two & faces) + count_bits(held.three & faces)
    return total


def holds(held: Holding, part: Holding) -> bool:
    """Return whether all cards of a part are held."""
    missing = (part.one & ~held.one) | (part.two & ~held.two) | (part.three & ~held.three)
    return missing == 0


def subtract(held: Holding, part: Holding) -> None:
    """Take away cards that are all held."""
    if part.two:
        held.take(part.three)
        held.take(part.two)
    held.take(part.one)


def add(held: Holding, part: Holding) -> None:
    """Put cards to those held."""
    held.put(part.one)
    if part.two:
        held.put(part.two)
        held.put(part.three)


def draw(held: Holding, faces: i64, roll: i64) -> i64:
    """Take one of the faces held, chosen by a random number, and return its bit."""
    open_to = held.one & faces
    drawn = bit(nth_place(open_to, roll % count_bits(open_to)))
    held.take(drawn)
    return drawn
