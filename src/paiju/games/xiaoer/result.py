"""How a hand ends, and what it leaves to the next (结算)."""

from collections.abc import Iterator

from paiju.cards import cards_of
from paiju.game import Event, Facts, Outcome, Standing
from paiju.games.xiaoer.kernel.constants import OVER
from paiju.games.xiaoer.kernel.opening import debts_after
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.rules import Fan, Rules, Trump

WON = 40
"""The attackers' points with which they win."""
STAKE = 10


def side_of(seat: int) -> tuple[int, int]:
    """Return a seat and its partner, the lower number first."""
    low = (seat - 1) % 2 + 1
    return low, low + 2


def winners(dealer: int, points: int) -> tuple[int, int]:
    """Return the seats that win a hand by the attackers' points."""
    return side_of(dealer if points < WON else dealer + 1)


def scores(dealer: int, points: int) -> tuple[int, ...]:
    """Return what a hand adds to each seat's score."""
    won = winners(dealer, points)
    return tuple(STAKE if seat in won else -STAKE for seat in range(1, 5))


def following(table: Table, points: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return the next dealer and who then pays tribute to whom."""
    dealer, *pays = debts_after(table, points)
    owed = tuple((seat, other + 1) for seat, other in enumerate(pays, 1) if other >= 0)
    return dealer + 1, owed


def outcome_of(table: Table) -> Outcome | None:
    """Return how a hand ended, None while it goes on."""
    if table.phase != OVER:
        return None
    dealer, points = int(table.dealer) + 1, int(table.attack)
    after, owed = following(table, points)
    facts: Facts = {
        "points": points,
        "dealer": dealer,
        "next": after,
        "owed": owed,
        "buried": cards_of(table.buried),
    }
    return Outcome(scores(dealer, points), winners(dealer, points), facts)


def settle(rules: Rules, standing: Standing, table: Table) -> Standing:
    """Return the standing after a hand; after the last one the highest score has won."""
    dealer, points = int(table.dealer) + 1, int(table.attack)
    changed = zip(standing.scores, scores(dealer, points), strict=True)
    total = tuple(before + change for before, change in changed)
    after, owed = following(table, points)
    won: tuple[int, ...] | None = None
    if standing.hand >= rules.hands:
        best = max(total)
        won = tuple(seat for seat, score in enumerate(total, 1) if score == best)
    return Standing(total, standing.hand + 1, dealer=after, owed=owed, winners=won)


def coming(rules: Rules, standing: Standing) -> tuple[Event, ...]:
    """Tell who deals and who pays."""
    if standing.dealer is None:
        return ()
    dealer = Event("dealer_next", {"seat": standing.dealer})
    debts = (Event("tribute_next", {"seat": one, "receiver": two}) for one, two in standing.owed)
    return dealer, *debts, *_waiver(rules, standing, standing.dealer)


def _waiver(rules: Rules, standing: Standing, dealer: int) -> Iterator[Event]:
    """Tell what frees those who owe: a raise, and for attackers that nobody shows a two."""
    payers = tuple(payer for payer, _ in standing.owed)
    if not payers:
        return
    reasons = []
    if rules.trump is Trump.SHOWN and payers[0] % 2 != dealer % 2:
        reasons.append("unshown")
    if Fan.SHOWN in (rules.show_threes, rules.show_fives):
        reasons.append("raised")
    if reasons:
        yield Event("waiver_next", {"seats": payers, "reasons": tuple(reasons)})
