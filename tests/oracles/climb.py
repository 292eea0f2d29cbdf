"""Climbing games the slow way: every subset, every substitution, straight from the rule text.

Nothing here is shared with the kernels that it is compared with.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement

from paiju.cards import CARDS, RANKS, Card

JOKER_RANKS = ("JS", "JB")


@dataclass(frozen=True, slots=True)
class Meaning:
    """One thing that cards can be: its type, the rank that names it, and its number of cards."""

    type: str
    rank: str | None
    length: int


@dataclass(frozen=True, slots=True)
class Wings:
    """A body, and what each of its ranks carries: a number of wings, of a number of cards each."""

    width: int
    """Cards of each rank of the body."""
    number: int
    size: int
    least: int = 1
    most: int = 1
    """Fewest and most ranks of the body."""
    alike: int = 1
    """The most wings of one rank."""
    own: bool = False
    """Whether a wing may have a rank of the body."""
    jokers: int = 4
    """The most jokers among the wings."""

    def ranks(self, length: int) -> int:
        """Return how many ranks the body has by the number of all cards, 0 where there is none."""
        each = self.width + self.number * self.size
        able = [ranks for ranks in range(self.least, self.most + 1) if ranks * each == length]
        return able[0] if able else 0


HOUSE = Wings(width=3, number=1, size=2)
"""Three of a rank with two of another (三带二)."""


@dataclass(frozen=True, slots=True)
class Book:
    """A game's combinations as its rule book lists them, weakest first."""

    singles: Sequence[str]
    """Ranks in their order as singles, pairs, triples."""
    bombs: Sequence[str]
    """Ranks in their order as bombs."""
    sets: Mapping[int, str]
    """Types of cards of one rank, by their number."""
    runs: Mapping[str, tuple[int, int, int]]
    """Runs by type: cards of each rank, fewest and most ranks."""
    ladder: Sequence[tuple[str, int]]
    """Bombs from the weakest to the strongest: type and number of cards, 0 for any number."""
    alphabet: Sequence[str]
    """The ranks that follow each other in a run."""
    wild: frozenset[Card]
    jokers: Sequence[str]
    """The joker bomb."""
    lone_wild: bool = True
    wings: Mapping[str, tuple[Wings, ...]] = field(default_factory=dict)
    """Bodies with wings, by type."""
    mixed_jokers: bool = False
    by_top: bool = False
    lengths: str = "equal"
    """Unequal runs: not compared (`equal`), by height alone (`free`), then by length (`tie`)."""
    exactly_one: bool = False
    always: frozenset[str] = field(default_factory=frozenset)
    """Ranks whose singles and pairs beat any lower one even where one step is asked for."""


def gandengyan_book(step: str, equal: bool, lone: bool, bomb_max: int) -> Book:
    """Write down the combinations of 干瞪眼 for the switches that matter to them."""
    order = [*RANKS[1:], "2", *JOKER_RANKS]
    bombs = [("bomb", size) for size in range(3, bomb_max + 1)]
    return Book(
        singles=order,
        bombs=order,
        sets={1: "single", 2: "pair"} | {size: name for name, size in bombs},
        runs={"straight": (1, 3, 12)},
        ladder=[*bombs, ("joker_bomb", 2)],
        alphabet=RANKS[1:],
        wild=frozenset(CARDS[52:]),
        jokers=JOKER_RANKS,
        lone_wild=lone,
        lengths="equal" if equal else "free",
        exactly_one=step == "one",
        always=frozenset(["2", *JOKER_RANKS]),
    )


def meanings(book: Book, cards: Sequence[Card]) -> frozenset[Meaning]:
    """Return everything that cards can be: try every rank for every wild card."""
    natural = [card for card in cards if card not in book.wild]
    wilds = len(cards) - len(natural)
    if not natural:
        if wilds == 1 and not book.lone_wild:
            return frozenset()
        return frozenset(_plain(book, [card.rank for card in cards], False))
    suits = {card.suit for card in natural}
    flush = len(suits) == 1 and None not in suits
    found: set[Meaning] = set()
    for stands_for in combinations_with_replacement(RANKS, wilds):
        found.update(_plain(book, [card.rank for card in natural] + list(stands_for), flush))
    return frozenset(found)


def _plain(book: Book, ranks: list[str], flush: bool) -> Iterator[Meaning]:
    """Name what ranks are when nothing is wild."""
    count = len(ranks)
    counts = Counter(ranks)
    if sorted(ranks) == sorted(book.jokers):
        yield Meaning("joker_bomb", None, count)
    elif len(counts) == 1 and count in book.sets:
        yield Meaning(book.sets[count], ranks[0], count)
    if book.mixed_jokers and sorted(ranks) == ["JB", "JS"]:
        yield Meaning("pair", "JB", 2)
    for name, bodies in book.wings.items():
        for wings in bodies:
            for rank in _winged(book, wings, counts):
                yield Meaning(name, rank, count)
    for name, (width, least, most) in book.runs.items():
        if name == "straight_flush" and not flush:
            continue
        if name == "straight" and flush and "straight_flush" in book.runs:
            continue
        length = count // width
        if length * width != count or not least <= length <= most:
            continue
        for start in range(len(book.alphabet) - length + 1):
            window = book.alphabet[start : start + length]
            if all(counts[rank] == width for rank in window):
                yield Meaning(name, window[-1], count)


def _winged(book: Book, wings: Wings, counts: Counter[str]) -> Iterator[str]:
    """Give the highest rank of every body that these ranks are, with wings."""
    ranks = wings.ranks(counts.total())
    line = RANKS if ranks == 1 else book.alphabet
    for start in range(len(line) - ranks + 1 if ranks else 0):
        body = Counter(dict.fromkeys(line[start : start + ranks], wings.width))
        if body <= counts and _are_wings(book, wings, counts - body, frozenset(body), ranks):
            yield line[start + ranks - 1]


def _are_wings(
    book: Book, wings: Wings, rest: Counter[str], body: frozenset[str], ranks: int
) -> bool:
    """Return whether what is left beside a body are its wings."""
    if any(rank in body for rank in rest) and not wings.own:
        return False
    if sum(rest[rank] for rank in JOKER_RANKS) > wings.jokers:
        return False
    if book.mixed_jokers and wings.size == 2 and rest["JS"] == rest["JB"] == 1:
        # A big and a small joker are a pair.
        rest = rest - Counter(JOKER_RANKS) + Counter({"JB": 2})
    if any(count % wings.size or count > wings.alike * wings.size for count in rest.values()):
        return False
    return rest.total() == ranks * wings.number * wings.size


def _rung(book: Book, meaning: Meaning) -> int:
    """Return the rung of a bomb, -1 for anything plain."""
    for rung, (name, length) in enumerate(book.ladder):
        if meaning.type == name and length in (0, meaning.length):
            return rung
    return -1


def _height(book: Book, meaning: Meaning) -> int:
    """Return the place of a combination among its kind."""
    if meaning.rank is None:
        return 0
    ranks = _ranks_of(book, meaning)
    if ranks:
        tops = [at for at, rank in enumerate(book.alphabet) if rank == meaning.rank]
        top = next(at for at in tops if at >= ranks - 1)
        return top if book.by_top else top - ranks + 1
    order = book.bombs if _rung(book, meaning) >= 0 else book.singles
    return order.index(meaning.rank)


def _ranks_of(book: Book, meaning: Meaning) -> int:
    """Return how many ranks follow each other in a combination, 0 where none do."""
    if meaning.type in book.runs:
        return meaning.length // book.runs[meaning.type][0]
    found = [wings.ranks(meaning.length) for wings in book.wings.get(meaning.type, ())]
    return max((ranks for ranks in found if ranks > 1), default=0)


def beats(book: Book, mine: Meaning, theirs: Meaning) -> bool:
    """Return whether one combination beats another."""
    my_rung, their_rung = _rung(book, mine), _rung(book, theirs)
    if my_rung != their_rung:
        return my_rung > their_rung
    if mine.type != theirs.type:
        return False
    higher = _height(book, mine) - _height(book, theirs)
    longer = book.lengths == "tie" and mine.length > theirs.length
    if my_rung >= 0:
        return higher > 0 or (higher == 0 and longer)
    if mine.length != theirs.length and book.lengths == "equal":
        return False
    if higher <= 0:
        return higher == 0 and longer
    if higher == 1 or not book.exactly_one:
        return True
    return mine.type in ("single", "pair") and mine.rank in book.always


def subsets(hand: Iterable[Card]) -> set[tuple[Card, ...]]:
    """Return every set of cards that can be taken from a hand, copies being the same card."""
    held = sorted(hand)
    return {taken for size in range(1, len(held) + 1) for taken in combinations(held, size)}


def plays(
    book: Book, hand: Iterable[Card], theirs: Meaning | None
) -> dict[tuple[Card, ...], frozenset[Meaning]]:
    """Return every play that beats the table, with the readings that do."""
    found: dict[tuple[Card, ...], frozenset[Meaning]] = {}
    for cards in subsets(hand):
        able = frozenset(
            meaning
            for meaning in meanings(book, cards)
            if theirs is None or beats(book, meaning, theirs)
        )
        if able:
            found[cards] = able
    return found
