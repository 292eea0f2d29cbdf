"""Every choice of cards from a hand, however many there are: lazily, once each, well mixed.

The order is fixed but jumps about, so that the first few hundred of millions are a fair sample.
"""

from collections.abc import Iterator
from math import gcd, prod

from paiju.cards.faces import CARDS, Card
from paiju.cards.hands import Hand


def scattered(total: int) -> Iterator[int]:
    """Go through 0 to total - 1, each once, by leaps of about the golden section.

    >>> list(scattered(8))
    [0, 5, 2, 7, 4, 1, 6, 3]
    """
    leap = max(1, total * 618 // 1000)
    while gcd(leap, total) > 1:
        leap += 1
    at = 0
    for _ in range(total):
        yield at
        at = (at + leap) % total


def choices(hand: Hand, size: int) -> Iterator[tuple[Card, ...]]:
    """Give every distinct choice of so many cards of a hand.

    >>> from paiju.cards import parse_cards
    >>> [" ".join(map(str, cards)) for cards in choices(Hand.of(parse_cards("S5 S5 HA")), 2)]
    ['S5 HA', 'S5 S5']
    """
    held = [(CARDS[code], count) for code, count in enumerate(hand.counts) if count]
    # ways[i][k]: how many choices of k cards the faces from the i-th on allow.
    ways = [[1] + [0] * size]
    for _, count in reversed(held):
        after = ways[-1]
        ways.append([sum(after[max(0, k - count) : k + 1]) for k in range(size + 1)])
    ways.reverse()
    for index in scattered(ways[0][size]):
        yield _choice(held, ways, size, index)


def _choice(
    held: list[tuple[Card, int]], ways: list[list[int]], size: int, index: int
) -> tuple[Card, ...]:
    """Return the choice of a number: the copies of one face after another."""
    cards: list[Card] = []
    for place, (face, _) in enumerate(held):
        after = ways[place + 1]
        copies = 0
        while index >= after[size]:
            index -= after[size]
            size -= 1
            copies += 1
        cards += [face] * copies
        if size == 0:
            break
    return tuple(cards)


def parts(hand: Hand) -> Iterator[tuple[Card, ...]]:
    """Give every distinct part of a hand, of any size.

    >>> from paiju.cards import parse_cards
    >>> sorted(len(cards) for cards in parts(Hand.of(parse_cards("S5 S5 HA"))))
    [0, 1, 1, 2, 2, 3]
    """
    held = [(CARDS[code], count) for code, count in enumerate(hand.counts) if count]
    for index in scattered(prod(count + 1 for _, count in held)):
        cards: list[Card] = []
        for face, count in held:
            index, copies = divmod(index, count + 1)
            cards += [face] * copies
        yield tuple(cards)
