"""What a seat, or an onlooker, may know of a hand of 掼蛋. Built up, never cut down."""

from functools import partial
from typing import Final

from paiju.cards import CARDS, EMPTY, RANKS, Card
from paiju.climb.kernel.rounds import NOBODY, last_of, passed_of
from paiju.climb.told import lying
from paiju.game import Deadline, Fact, View, seen
from paiju.games.guandan.deal import Hands, hand_of
from paiju.games.guandan.faces import cards_of
from paiju.games.guandan.kernel import constants
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.moves import actors, seats_of
from paiju.games.guandan.names import GAME
from paiju.games.guandan.profile import PHASES
from paiju.games.guandan.result import counts, finish_of, outcome_of
from paiju.games.guandan.rules import Rules
from paiju.games.guandan.terms import combo_of, terms_of

_ROUND_ENDS: Final = frozenset({"round_won", "lead_inherited", "leader_named"})


def deadline(state: Hands) -> Deadline | None:
    """Give those who must act their time."""
    seats = actors(state.table)
    return Deadline(PHASES[state.table.phase].seconds, seats) if seats else None


def view(state: Hands, seat: int | None) -> View[Rules]:
    """Build what a seat, or an onlooker, may know."""
    table = state.table
    return View(
        game=GAME,
        rules=state.rules,
        standing=state.standing,
        seat=seat,
        phase=PHASES[table.phase].name,
        actors=actors(table),
        deadline=deadline(state),
        hand=EMPTY if seat is None else hand_of(table, seat),
        counts=counts(table),
        table=lying(terms_of(table.book), partial(combo_of, table.book), state.log, _ROUND_ENDS),
        highest=top_of(table),
        facts=facts(table),
        log=tuple(seen(event, seat) for event in state.log),
        outcome=outcome_of(table),
    )


def top_of(table: Table) -> int | None:
    """Return whose play is to be beaten, None where the next seat leads."""
    last = last_of(table.round)
    return last + 1 if table.phase == constants.PLAYING and last != NOBODY else None


def facts(table: Table) -> dict[str, Fact]:
    """Return what everybody may know."""
    playing = table.phase == constants.PLAYING
    return {
        "level": RANKS[table.book.level],
        "top": top_of(table),
        "passed": seats_of(passed_of(table.round)) if playing else (),
        "finished": finish_of(table),
        "played": cards_of(table.gone_first, table.gone_second),
        "tribute": debts(table),
    }


def debts(table: Table) -> tuple[Fact, ...]:
    """Return who owes or has paid tribute, to whom, and what was returned."""
    found: list[Fact] = []
    if table.phase >= constants.PLAYING and not any(card >= 0 for card in table.paid):
        return ()
    for payer in seats_of(table.payers):
        receiver = int(table.receiver[payer - 1])
        found.append(
            {
                "seat": payer,
                "receiver": receiver + 1 if receiver >= 0 else None,
                "paid": _card(table.paid[payer - 1]),
                "returned": _card(table.returned[payer - 1]),
            }
        )
    return tuple(found)


def _card(code: int) -> Card | None:
    """Return the card of a code, None where there is none."""
    return CARDS[code] if code >= 0 else None
