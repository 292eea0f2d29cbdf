"""The order of the cards and the shapes under it: the tables of the rule book as data."""

from functools import cache
from typing import Final

from paiju.cards import BIG_JOKER, RANKS, SMALL_JOKER, SUITS, card
from paiju.games.shandong.rules import Rules
from paiju.trick.order import TRUMP, Chains, Order, Rung
from paiju.trick.shapes import KittyRules, ShapeRules, ThrowRules

KITTY: Final = KittyRules(
    times={"single": 2, "pair": 4, "pair_tractor": 4, "flash": 4, "thunder": 4, "rain": 5},
    more={"pair_tractor": 2},
    throw_of_singles=3,
)
THROWS: Final = ThrowRules(
    together=True, order=("thunder", "flash", "rain", "pair_tractor", "pair", "single")
)


def risen(rules: Rules, level: str) -> tuple[str, ...]:
    """Return the ranks that rise above the trump suit, lowest first: the level is highest."""
    return (*(rank for rank in rules.permanent_trumps.ranks if rank != level), level)


def _plain(suit: str, ranks: tuple[str, ...]) -> tuple[Rung, ...]:
    """Return the ladder of a suit without some ranks; its tractors step over the gaps."""
    return tuple(Rung(frozenset({card(suit, rank)})) for rank in RANKS if rank not in ranks)


@cache
def order(rules: Rules, level: str, trump: str | None) -> Order:
    """Return the order of a level and a trump suit, or of none."""
    ranks = risen(rules, level)
    trumps = _plain(trump, ranks) if trump else ()
    for rank in ranks:
        others = frozenset(card(suit, rank) for suit in SUITS if suit != trump)
        trumps += (Rung(others, joins=False),)
        if trump:
            trumps += (Rung(frozenset({card(trump, rank)}), joins=False),)
    trumps += (Rung(frozenset({SMALL_JOKER})), Rung(frozenset({BIG_JOKER})))
    ladders = {suit: _plain(suit, ranks) for suit in SUITS if suit != trump}
    chains = Chains.LADDER if rules.ladder_tractors else Chains.SUIT
    return Order({**ladders, TRUMP: trumps}, chains)


def shape_rules(rules: Rules, level: str) -> ShapeRules:
    """Return the shapes of a level."""
    ranks = risen(rules, level)
    return ShapeRules(
        split=("rain", "pair_tractor", "flash", "thunder", "pair", "single"),
        largest_first=("rain", "flash", "thunder", "pair_tractor", "pair", "single"),
        flash_ranks=frozenset(ranks),
        rain_cards=frozenset(
            card(suit, rank) for suit in SUITS for rank in RANKS if rank not in ranks
        ),
        largest=bool(rules.strict_follow),
        lays_out=True,
    )
