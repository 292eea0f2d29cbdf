"""How a hand begins, and where its cards lie."""

from collections.abc import Mapping

from paiju.cards import EMPTY, RANKS, Hand
from paiju.game import Deal, Standing
from paiju.game.rulebook import Happened
from paiju.games.shandong.effects import begun
from paiju.games.shandong.kernel.constants import SEATS
from paiju.games.shandong.kernel.table import Table, deal_cards
from paiju.games.shandong.rules import Rules
from paiju.games.shandong.setup import Hands, setup_of
from paiju.trick.kernel.constants import NOBODY
from paiju.trick.shapes import hand_of


def opening(rules: Rules) -> Standing:
    """Return the standing before the first hand: both sides play 2, a bid decides the dealers."""
    return Standing((0,) * SEATS, levels=("2",) * SEATS)


def faults_of(rules: Rules, standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    levels = standing.levels
    sides = len(levels) == SEATS and levels[:2] == levels[2:] and set(levels) <= set(RANKS)
    return {
        "levels": not sides or (standing.dealer is None and len(set(levels)) > 1),
        "owed": bool(standing.owed),
        "tallies": bool(standing.tallies),
    }


def begin(rules: Rules, standing: Standing, deal: Deal) -> Happened[Table]:
    """Deal a hand."""
    table = Table(setup_of(rules))
    first, side = deal.start % SEATS, NOBODY
    if standing.dealer is not None:
        first = standing.dealer - 1
        side = first % 2
    level = RANKS.index(standing.levels[first])
    deal_cards(table, [held.code for held in deal.cards], first, side, level)
    return table, begun(standing.hand, table)


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Tell where every card lies."""
    table = state.table
    places = {str(seat + 1): hand_of(table.play.hands[seat]) for seat in range(SEATS)}
    places["played"] = sum((hand_of(gone) for gone in table.gone), EMPTY)
    places["kitty"] = EMPTY if table.dealer >= 0 else hand_of(table.kitty)
    places["buried"] = hand_of(table.buried)
    return places
