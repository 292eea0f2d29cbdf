"""How a hand begins, and where its cards lie."""

from collections.abc import Mapping

from paiju.cards import CARDS, RANKS, Hand
from paiju.game import Deal, Standing
from paiju.game.rulebook import Happened
from paiju.games.friends.effects import begun
from paiju.games.friends.kernel.bidding import begin_with
from paiju.games.friends.kernel.constants import CALLING, SEATS
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.result import REACHED
from paiju.games.friends.rules import Rules
from paiju.games.friends.setup import Hands, setup_of
from paiju.trick.shapes import hand_of


def opening(rules: Rules) -> Standing:
    """Return the standing before the first hand: all play 2, and the deal picks who starts."""
    return Standing((0,) * SEATS, levels=("2",) * SEATS, tallies={REACHED: (0,) * SEATS})


def faults_of(rules: Rules, standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    reached = standing.tallies.get(REACHED, ())
    return {
        "levels": len(standing.levels) != SEATS or not set(standing.levels) <= set(RANKS),
        "owed": bool(standing.owed),
        "tallies": set(standing.tallies) != {REACHED} or len(reached) != SEATS,
    }


def begin(rules: Rules, standing: Standing, deal: Deal) -> Happened[Table]:
    """Deal a hand."""
    table = Table(setup_of(rules))
    for seat, level in enumerate(standing.levels):
        table.levels[seat] = RANKS.index(level)
    starter = deal.start % SEATS if standing.dealer is None else standing.dealer - 1
    begin_with(table, [held.code for held in deal.cards], starter)
    return table, begun(standing.hand, table)


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Tell where every card lies."""
    table = state.table
    places = {str(seat + 1): hand_of(table.play.hands[seat]) for seat in range(SEATS)}
    places["played"] = hand_of(table.gone)
    places["kitty"] = Hand.of(CARDS[code] for code in list(table.deck)[int(table.dealt) :])
    places["buried"] = hand_of(table.buried) if table.phase >= CALLING else Hand.of(())
    return places
