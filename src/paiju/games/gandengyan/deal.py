"""How a hand of 干瞪眼 begins, and where its cards lie."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from paiju.cards import Hand, cards_of, deck
from paiju.game import Chance, Deal, Event, Standing, State
from paiju.game.chance import shuffled
from paiju.game.fair import stream_of
from paiju.game.rulebook import Happened
from paiju.games.gandengyan.faces import shapes_of
from paiju.games.gandengyan.kernel import table as kernel
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.rules import Draw, Rules

Hands: TypeAlias = State[Rules, Table]

MODULUS: Final = 2147483647


def new_table(rules: Rules) -> Table:
    """Set up a table without cards."""
    return Table(shapes_of(rules), rules.seats, rules.draw is Draw.EVERYONE)


def reshuffles_of(rules: Rules) -> int:
    """Return how often played cards may become a new pile."""
    return kernel.MOST_RESHUFFLES if rules.reshuffle else 0


def orders_of(rules: Rules, chance: Chance) -> list[int]:
    """Return the deck in the orders from which new piles of played cards take theirs."""
    codes = tuple(held.code for held in deck())
    return [code for _ in range(reshuffles_of(rules)) for code in shuffled(codes, chance)]


def faults_of(rules: Rules, standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    return {
        "hand": standing.hand > rules.hands,
        "levels": bool(standing.levels),
        "owed": bool(standing.owed),
        "tallies": bool(standing.tallies),
    }


def begin(rules: Rules, standing: Standing, deal: Deal) -> Happened[Table]:
    """Deal five cards each, one more for the first player; the rest is the pile."""
    first = deal.start % rules.seats + 1 if standing.dealer is None else standing.dealer
    table = new_table(rules)
    codes = [held.code for held in deal.cards]
    kernel.set_pile(table, codes)
    kernel.deal_hand(table, first - 1, reshuffles_of(rules))
    if rules.reshuffle:
        kernel.set_orders(table, orders_of(rules, stream_of(deal)))
    log = [Event("first_player", {"seat": first, "hand": standing.hand})]
    for seat in range(1, rules.seats + 1):
        held = cards_of(table.hands[seat - 1])
        log.append(Event("dealt", {"seat": seat, "count": len(held)}, seat, {"cards": held}))
    return table, tuple(log)


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Return every card by the place where it lies, secrets included."""
    table = state.table
    hands = {str(seat + 1): Hand.of_mask(table.hands[seat]) for seat in range(table.seats)}
    pile = sum(1 << table.pile[place] for place in range(table.next, table.end))
    return {**hands, "pile": Hand.of_mask(pile), "played": Hand.of_mask(table.played)}
