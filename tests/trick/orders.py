"""The orders and shapes of the games that stand on the kit, as data for its tests."""

from paiju.cards import BIG_JOKER, RANKS, SMALL_JOKER, SUITS, Card, card
from paiju.trick.order import Chains, Order, Rung
from paiju.trick.shapes import KittyRules, ShapeRules, ThrowRules

PERMANENT = ("2", "3", "5")


def _plain(suit: str, risen: tuple[str, ...]) -> tuple[Rung, ...]:
    return tuple(Rung(frozenset({card(suit, rank)})) for rank in RANKS if rank not in risen)


def _risen(rank: str, trump: str | None, joins: bool) -> tuple[Rung, ...]:
    """Side cards of a rank that has risen, then the trump one, if there is a trump."""
    side = Rung(frozenset(card(suit, rank) for suit in SUITS if suit != trump), joins)
    if trump is None:
        return (side,)
    return (side, Rung(frozenset({card(trump, rank)}), joins))


def _order(risen: tuple[tuple[str, bool], ...], trump: str | None, ladder_tractors: bool) -> Order:
    """Build an order from the ranks that rise above the trump suit, lowest first."""
    ranks = tuple(rank for rank, _ in risen)
    trumps = _plain(trump, ranks) if trump else ()
    for rank, joins in risen:
        trumps += _risen(rank, trump, joins)
    trumps += (Rung(frozenset({SMALL_JOKER})), Rung(frozenset({BIG_JOKER})))
    ladders = {suit: _plain(suit, ranks) for suit in SUITS if suit != trump}
    chains = Chains.LADDER if ladder_tractors else Chains.SUIT
    return Order({**ladders, "trump": trumps}, chains)


def shandong_order(
    level: str,
    trump: str | None,
    ladder_tractors: bool = False,
    permanent: tuple[str, ...] = PERMANENT,
) -> Order:
    """Level cards and permanent trumps have risen, and never chain."""
    risen = tuple((rank, False) for rank in permanent if rank != level)
    return _order((*risen, (level, False)), trump, ladder_tractors)


def friends_order(level: str, trump: str | None, ladder_tractors: bool = False) -> Order:
    """Level cards have risen; the one of the trump suit tops its tractors."""
    return _order(((level, True),), trump, ladder_tractors)


def rain_cards(level: str, permanent: tuple[str, ...]) -> frozenset[Card]:
    """Every suited card that has not risen."""
    risen = {level, *permanent}
    return frozenset(card(suit, rank) for suit in SUITS for rank in RANKS if rank not in risen)


def shandong_shapes(
    level: str,
    strict: bool = True,
    lays_out: bool = False,
    permanent: tuple[str, ...] = PERMANENT,
) -> ShapeRules:
    return ShapeRules(
        split=("rain", "pair_tractor", "flash", "thunder", "pair", "single"),
        largest_first=("rain", "flash", "thunder", "pair_tractor", "pair", "single"),
        flash_ranks=frozenset({level, *permanent}),
        rain_cards=rain_cards(level, permanent),
        largest=strict,
        lays_out=lays_out,
    )


def friends_shapes(protect: bool = False, lays_out: bool = False) -> ShapeRules:
    return ShapeRules(
        split=("triple_tractor", "triple", "pair_tractor", "pair", "single"),
        protect_triples=protect,
        lays_out=lays_out,
    )


SHANDONG_KITTY = KittyRules(
    times={"single": 2, "pair": 4, "pair_tractor": 4, "flash": 4, "thunder": 4, "rain": 5},
    more={"pair_tractor": 2},
    throw_of_singles=3,
)
FRIENDS_KITTY = KittyRules(doubling=True)
FRIENDS_KITTY_TIMES = KittyRules(
    times={"single": 1, "pair": 2, "triple": 4, "pair_tractor": 2, "triple_tractor": 4},
    more={"pair_tractor": 2, "triple_tractor": 4},
)

SHANDONG_THROWS = ThrowRules(
    together=True, order=("thunder", "flash", "rain", "pair_tractor", "pair", "single")
)
SHANDONG_THROWS_CHOSEN = ThrowRules(together=True)
FRIENDS_THROWS = ThrowRules(any_type=True)
FRIENDS_THROWS_BEATEN = ThrowRules()
