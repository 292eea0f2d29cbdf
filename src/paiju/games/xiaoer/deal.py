"""How a hand begins, and where its cards lie."""

from collections.abc import Mapping

from paiju.cards import Hand
from paiju.game import Deal, Standing
from paiju.game.rulebook import Happened
from paiju.games.xiaoer.effects import begun
from paiju.games.xiaoer.kernel.constants import PLAYING
from paiju.games.xiaoer.kernel.opening import begin_with
from paiju.games.xiaoer.kernel.table import SEATS, Table
from paiju.games.xiaoer.rules import Rules, Trump
from paiju.games.xiaoer.setup import Hands, setup_of


def opening(rules: Rules) -> Standing:
    """Return the standing before the first hand; where a show decides there is no dealer."""
    shown = rules.trump is Trump.SHOWN and bool(rules.rotate)
    return Standing((0,) * SEATS, dealer=None if shown else 1)


def faults_of(rules: Rules, standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    payers = [payer for payer, _ in standing.owed]
    receivers = [receiver for _, receiver in standing.owed]
    side = payers[0] % 2 if payers else 0
    return {
        "hand": standing.hand > rules.hands,
        "levels": bool(standing.levels),
        "tallies": bool(standing.tallies),
        "owed": (bool(standing.owed) and (not rules.tribute or standing.dealer is None))
        or len(set(payers)) != len(payers)
        or len(set(receivers)) != len(receivers)
        or any(
            not 1 <= min(pair) <= max(pair) <= SEATS
            or pair[0] % 2 == pair[1] % 2
            or pair[0] % 2 != side
            for pair in standing.owed
        ),
    }


def begin(rules: Rules, standing: Standing, deal: Deal) -> Happened[Table]:
    """Deal a hand."""
    table = Table(setup_of(rules))
    for payer, receiver in standing.owed:
        table.pays[payer - 1] = receiver - 1
    before = table.copy()
    codes = [held.code for held in deal.cards]
    begin_with(table, codes, deal.start, (standing.dealer or 0) - 1)
    return table, begun(standing.hand, before, table)


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Tell where every card lies."""
    table = state.table
    places = {str(seat + 1): Hand.of_mask(table.hands[seat]) for seat in range(SEATS)}
    places["played"] = Hand.of_mask(sum(int(cards) for cards in table.gone))
    places["kitty"] = Hand.of_mask(0 if table.taken else table.kitty)
    places["buried"] = Hand.of_mask(table.buried if table.phase >= PLAYING else 0)
    return places
