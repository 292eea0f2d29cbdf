"""What is known of the next hand: who deals, who pays tribute, and what frees them from it."""

from collections.abc import Iterator

from paiju.game import Event, Standing
from paiju.games.xiaoer.rules import Fan, Rules, Trump


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
