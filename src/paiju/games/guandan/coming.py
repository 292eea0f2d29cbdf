"""What is known of the next hand: who pays tribute, and who then leads."""

from paiju.game import Event, Facts, Standing
from paiju.games.guandan.rules import Rules


def coming(rules: Rules, standing: Standing) -> tuple[Event, ...]:
    """Tell who pays and who leads; after a double win the cards decide who pays whom."""
    first = standing.dealer
    if first is None:
        return ()
    payers = tuple(sorted(payer for payer, _ in standing.owed))
    if len(payers) > 1:
        receivers = tuple(sorted(receiver for _, receiver in standing.owed))
        facts: Facts = {"seats": payers, "receivers": receivers, "first": first}
        tribute = Event("tribute_open_next", facts)
    else:
        facts = {"seat": payers[0], "receiver": first, "leader": payers[0]}
        tribute = Event("tribute_next", facts)
    if not rules.resist:
        return (tribute,)
    return tribute, Event("waiver_next", {"seats": payers, "leader": first})
