"""Levels between hands: what a standing means to the kernel, and what a hand makes of it."""

from typing import Final

from paiju.cards import RANKS
from paiju.game import Event, Fact, Facts, Outcome, Standing
from paiju.games.guandan.kernel.constants import OVER, SEATS
from paiju.games.guandan.kernel.levels import Match, gain_of, settle
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.rules import Rules

FAILS: Final = "fails"


def partner_of(seat: int) -> int:
    """Return the seat opposite."""
    return (seat + 1) % SEATS + 1


def next_of(seat: int) -> int:
    """Return the seat that plays after one: the next lower."""
    return (seat + 2) % SEATS + 1


def side_of(seat: int) -> tuple[int, int]:
    """Return the seats of a side, the lower first."""
    low = (seat - 1) % 2 + 1
    return low, low + 2


def level_of(standing: Standing) -> str:
    """Return the level of the hand that comes next."""
    return RANKS[0] if standing.dealer is None else standing.levels[standing.dealer - 1]


def both_owe(first: int) -> tuple[tuple[int, int], ...]:
    """Return the debts of a double win; who pays whom is settled by the cards."""
    following = next_of(first)
    return (following, first), (partner_of(following), partner_of(first))


def owed_after(finish: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the tribute that a finish leads to."""
    first = finish[0]
    if finish[1] == partner_of(first):
        return both_owe(first)
    return ((_last(finish), first),)


def _last(finish: tuple[int, ...]) -> int:
    """Return who is last, be it said or not."""
    return sum(range(1, SEATS + 1)) - sum(finish[:3])


def gain(finish: tuple[int, ...]) -> int:
    """Return the levels that a finish is worth."""
    first, second, third = (*(seat - 1 for seat in finish), -1)[:3]
    return int(gain_of(first, second, third))


def match_of(levels: tuple[str, ...], fails: tuple[int, ...], playing: int | None) -> Match:
    """Return the kernel's match: levels by side, and a seat of the side whose level is played."""
    match = Match()
    for side in range(2):
        match.levels[side] = RANKS.index(levels[side])
        match.fails[side] = fails[side]
    if playing is not None:
        match.playing = (playing - 1) % 2
    return match


def settled_match(rules: Rules, standing: Standing, finish: tuple[int, ...]) -> Match:
    """Return the match after a hand."""
    match = match_of(standing.levels, standing.tallies[FAILS], standing.dealer)
    settle(match, finish[0] - 1, gain(finish), rules.a_tries)
    return match


def levels_of(match: Match) -> tuple[str, ...]:
    """Return the levels of a match by seat."""
    return tuple(RANKS[match.levels[seat % 2]] for seat in range(SEATS))


def scores_of(finish: tuple[int, ...]) -> tuple[int, ...]:
    """Return the levels won by each seat."""
    winners = side_of(finish[0])
    return tuple(gain(finish) if seat in winners else 0 for seat in range(1, SEATS + 1))


def finish_of(table: Table) -> tuple[int, ...]:
    """Return the seats that are out, first first; of a hand that is over also the last."""
    return tuple(int(table.finished >> (4 * place) & 15) + 1 for place in range(table.places))


def counts(table: Table) -> tuple[int, ...]:
    """Return the number of cards in each hand."""
    return tuple(
        int(table.first[seat]).bit_count() + int(table.second[seat]).bit_count()
        for seat in range(SEATS)
    )


def outcome_of(table: Table) -> Outcome | None:
    """Return how the hand ended: the levels won by seat."""
    if table.phase != OVER:
        return None
    finish = finish_of(table)
    facts: dict[str, Fact] = {
        "finish": finish,
        "levels": gain(finish),
        "left": counts(table),
    }
    return Outcome(scores_of(finish), side_of(finish[0]), facts)


def settled(rules: Rules, before: Standing, finish: tuple[int, ...]) -> Standing:
    """Return the standing after a hand."""
    match = settled_match(rules, before, finish)
    points = scores_of(finish)
    return Standing(
        scores=tuple(a + b for a, b in zip(before.scores, points, strict=True)),
        hand=before.hand + 1,
        levels=levels_of(match),
        dealer=finish[0],
        owed=owed_after(finish),
        tallies={FAILS: tuple(int(match.fails[seat % 2]) for seat in range(SEATS))},
        winners=side_of(match.winner + 1) if match.winner >= 0 else None,
    )


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
