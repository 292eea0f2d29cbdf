"""How a hand of 干瞪眼 begins, and where its cards lie."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import Hand, deck
from paiju.game import Deal, Event, Standing, State, check_standing
from paiju.games.gandengyan.faces import cards_of, shapes_of
from paiju.games.gandengyan.kernel import table as kernel
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.play import Hands
from paiju.games.gandengyan.rules import Draw, Rules

MODULUS: Final = 2147483647


def new_table(rules: Rules) -> Table:
    """Set up a table without cards."""
    return Table(shapes_of(rules), rules.seats, rules.draw is Draw.EVERYONE)


def reshuffles_of(rules: Rules) -> int:
    """Return how often played cards may become a new pile."""
    return kernel.MOST_RESHUFFLES if rules.reshuffle else 0


def seed_of(codes: list[int]) -> int:
    """Derive from a deal the number that orders a pile of played cards."""
    seed = 1
    for code in codes:
        seed = (seed * 59 + code + 1) % (MODULUS - 1)
    return seed + 1


def begin(rules: Rules, standing: Standing, deal: Deal) -> Hands:
    """Deal five cards each, one more for the first player; the rest is the pile."""
    deal.check(deck())
    faults = {
        "hand": standing.hand > rules.hands,
        "levels": bool(standing.levels),
        "owed": bool(standing.owed),
        "tallies": bool(standing.tallies),
    }
    check_standing(standing, rules.seats, faults)
    first = deal.start % rules.seats + 1 if standing.dealer is None else standing.dealer
    table = new_table(rules)
    codes = [held.code for held in deal.cards]
    kernel.set_pile(table, codes)
    kernel.deal_hand(table, first - 1, seed_of(codes), reshuffles_of(rules))
    log = [Event("first_player", {"seat": first, "hand": standing.hand})]
    for seat in range(1, rules.seats + 1):
        held = cards_of(table.hands[seat - 1])
        log.append(Event("dealt", {"seat": seat, "count": len(held)}, seat, {"cards": held}))
    return State(rules, standing, deal, table, tuple(log))


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Return every card by the place where it lies, secrets included."""
    table = state.table
    hands = {str(seat + 1): Hand.of_mask(table.hands[seat]) for seat in range(table.seats)}
    pile = sum(1 << table.pile[place] for place in range(table.next, table.end))
    return {**hands, "pile": Hand.of_mask(pile), "played": Hand.of_mask(table.played)}
