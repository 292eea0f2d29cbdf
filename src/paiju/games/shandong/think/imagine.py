"""What was shown in the bidding, as a view knows it; what lies face down is made up to fit."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from paiju.cards import CARDS, RANKS, Card, deck
from paiju.game import Chance, View
from paiju.game.chance import shuffled
from paiju.game.facts import faces, number, parts
from paiju.games.shandong.kernel.bidding import adjacent
from paiju.games.shandong.kernel.constants import EXCHANGED
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.rules import Rules

_SIZES = {"declared": 3, "countered": 4, "stuck": 5, "returned": EXCHANGED}
_PAIRS = {"declared": 1, "countered": 1, "stuck": 2}


class Shown:
    """Cards by the bid that showed them; empty where there was none."""

    def __init__(self) -> None:
        self.seats: dict[str, int] = {}
        self.cards: dict[str, tuple[Card, ...]] = {}

    def of(self, name: str) -> tuple[Card, ...]:
        """Return the cards of a bid."""
        return self.cards.get(name, ())


def imagine(view: View[Rules], table: Table, chance: Chance) -> Shown:
    """Return everything that was shown, guessing what this view has not seen."""
    shown = Shown()
    for name in _SIZES:
        bid = parts(view.fact(name))
        if bid:
            shown.seats[name] = number(bid["seat"]) - 1
            shown.cards[name] = faces(bid["cards"])
    unknown = [name for name, cards in shown.cards.items() if len(cards) < _SIZES[name]]
    if unknown:
        _make_up(view, table, shown, unknown, chance)
    return shown


def _make_up(
    view: View[Rules], table: Table, shown: Shown, unknown: list[str], chance: Chance
) -> None:
    """Choose pairs that nobody else can have, and cards to go back."""
    left = Counter(deck(2)) - Counter(view.hand)
    own = -1 if view.seat is None else view.seat - 1
    for name, cards in shown.cards.items():
        if name not in unknown and shown.seats[name] != own and name != "returned":
            left -= Counter(cards)
    bids: list[str] = [name for name in ("stuck", "declared", "countered") if name in unknown]
    sources = left + Counter(shown.of("returned") if "returned" not in unknown else ())
    free = [face for face in CARDS if not face.is_joker and sources[face] == 2]
    suit = view.private.get("trump")
    for name, pairs in zip(bids, _choose(table, bids, free, suit, chance), strict=True):
        shown.cards[name] = tuple(sorted((*shown.of(name), *pairs, *pairs)))
        left -= Counter(pairs + pairs)
    if "returned" in unknown:
        rest = [face for face in left.elements() if not face.is_joker]
        shown.cards["returned"] = tuple(sorted(_give_back(view, tuple(rest), chance)))


def _choose(
    table: Table, bids: list[str], free: list[Card], suit: object, chance: Chance
) -> list[tuple[Card, ...]]:
    """Choose different pairs for each bid; those for a stick are neighbours."""
    for chosen in _combine(table, bids, shuffled(tuple(free), chance), suit):
        return chosen
    raise ValueError("no cards fit what was declared")


def _combine(
    table: Table, bids: list[str], free: tuple[Card, ...], suit: object
) -> Iterator[list[tuple[Card, ...]]]:
    """Go through the choices of pairs for the bids."""
    if not bids:
        yield []
        return
    for pairs in combinations(free, _PAIRS[bids[0]]):
        if len(pairs) == 2 and not adjacent(table, 1 << pairs[0].code | 1 << pairs[1].code):
            continue
        if bids[0] == "countered" and suit is not None and pairs[0].suit != suit:
            continue
        rest = tuple(face for face in free if face not in pairs)
        for others in _combine(table, bids[1:], rest, suit):
            yield [pairs, *others]


def _give_back(view: View[Rules], cards: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """Choose a card of a risen rank and two others."""
    risen = {*view.rules.permanent_trumps.ranks, str(view.facts["level"])}
    mixed = shuffled(cards, chance)
    high = [face for face in mixed if face.rank in risen][:1]
    low = [face for face in mixed if face.rank not in risen]
    return tuple((high + low)[:EXCHANGED])


def suit_number(cards: tuple[Card, ...]) -> int:
    """Return the suit of the pair in a declaration or a counter."""
    return next(face.code & 3 for face in cards if not face.is_joker)


def level_number(view: View[Rules]) -> int:
    """Return the level of a view's hand."""
    return RANKS.index(str(view.facts["level"]))
