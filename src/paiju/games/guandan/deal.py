"""How a hand of 掼蛋 begins, and where its cards lie."""

from collections.abc import Mapping
from typing import TypeAlias

from paiju.cards import BIG_JOKER, CARDS, RANKS, Hand
from paiju.game import Deal, Event, Standing, State
from paiju.game.rulebook import Happened
from paiju.games.guandan.faces import book_of, cards_of
from paiju.games.guandan.kernel import table as kernel
from paiju.games.guandan.kernel import tribute
from paiju.games.guandan.kernel.constants import PAYING, SEATS
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.result import FAILS, both_owe, level_of
from paiju.games.guandan.rules import Rules

Hands: TypeAlias = State[Rules, Table]
PACKS = 2


def new_table(rules: Rules, level: str) -> Table:
    """Set up a table without cards."""
    return Table(book_of(rules, level), bool(rules.pass_locks))


def begin(rules: Rules, standing: Standing, deal: Deal) -> Happened[Table]:
    """Deal 27 cards each; from the second hand on tribute is owed, or resisted."""
    level = level_of(standing)
    table = new_table(rules, level)
    codes = [held.code for held in deal.cards]
    leader = deal.start % SEATS if standing.dealer is None else standing.dealer - 1
    kernel.deal_cards(table, codes, leader)
    log = [Event("hand_begun", {"hand": standing.hand, "level": level})]
    for seat in range(1, SEATS + 1):
        held = cards_of(table.first[seat - 1], table.second[seat - 1])
        log.append(Event("dealt", {"seat": seat, "count": len(held)}, seat, {"cards": held}))
    return table, (*log, *_debts(rules, standing, table))


def _debts(rules: Rules, standing: Standing, table: Table) -> list[Event]:
    """Ask for tribute, or tell that it is resisted, or who leads where none is owed."""
    payers = tuple(sorted(payer for payer, _ in standing.owed))
    if payers and standing.dealer is not None:
        kernel.owe_tribute(table, standing.dealer - 1, sum(1 << (seat - 1) for seat in payers))
        if not (rules.resist and tribute.resists(table)):
            return [Event("tribute_owed", {"seats": payers})]
        tribute.waive(table)
    leader = Event("leader_named", {"seat": int(table.round & 15) + 1})
    if not payers:
        return [leader]
    holders = tuple(seat for seat in payers for _ in range(hand_of(table, seat).count(BIG_JOKER)))
    return [Event("tribute_resisted", {"seats": payers, "holders": holders}), leader]


def hand_of(table: Table, seat: int) -> Hand:
    """Return the cards of a seat."""
    return Hand.of_masks((table.first[seat - 1], table.second[seat - 1]))


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Return every card by the place where it lies, secrets included."""
    table = state.table
    hands = {str(seat): hand_of(table, seat) for seat in range(1, SEATS + 1)}
    paid = [CARDS[card] for card in table.paid if card >= 0 and table.phase == PAYING]
    return {
        **hands,
        "tribute": Hand.of(paid),
        "played": Hand.of_masks((table.gone_first, table.gone_second)),
    }


def opening() -> Standing:
    """Return the standing before the first hand."""
    return Standing((0,) * SEATS, levels=(RANKS[0],) * SEATS, tallies={FAILS: (0,) * SEATS})


def faults_of(standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand can leave behind."""
    levels, fails = standing.levels, standing.tallies.get(FAILS, ())
    first = standing.dealer
    return {
        "levels": len(levels) != SEATS or levels[:2] != levels[2:] or not set(levels) <= set(RANKS),
        FAILS: len(fails) != SEATS
        or fails[:2] != fails[2:]
        or not 0 <= min(fails) <= max(fails) <= 1 << 30,
        "owed": bool(standing.owed)
        if first is None
        else standing.owed not in _possible_debts(first),
    }


def _possible_debts(first: int) -> list[tuple[tuple[int, int], ...]]:
    """List what may be owed to the first of a hand and its partner."""
    others = [seat for seat in range(1, SEATS + 1) if seat != first]
    return [both_owe(first), *(((seat, first),) for seat in others)]
