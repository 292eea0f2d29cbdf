"""What a seat, or an onlooker, may know of a hand of 干瞪眼. Built up, never cut down."""

from functools import partial
from typing import Final

from paiju.cards import EMPTY, Hand, cards_of
from paiju.climb.kernel.rounds import NOBODY, last_of
from paiju.climb.told import lying
from paiju.game import Deadline, Fact, View, seen
from paiju.games.gandengyan.deal import Hands
from paiju.games.gandengyan.faces import combo_of, terms_of
from paiju.games.gandengyan.moves import actors
from paiju.games.gandengyan.names import GAME
from paiju.games.gandengyan.profile import OVER, PLAY
from paiju.games.gandengyan.result import left_by_seat, multiplier, never_played, outcome_of
from paiju.games.gandengyan.rules import Rules

_ROUND_ENDS: Final = ("round_won",)


def deadline(state: Hands) -> Deadline | None:
    """Give the seat on turn its time."""
    seats = actors(state)
    return Deadline(PLAY.seconds, seats) if seats else None


def view(state: Hands, seat: int | None) -> View[Rules]:
    """Build what a seat, or an onlooker, may know."""
    rules, table = state.rules, state.table
    last = last_of(table.round)
    over = table.winner >= 0
    top = None if over or last == NOBODY else last + 1
    facts: dict[str, Fact] = {
        "pile": int(table.end - table.next),
        "played": cards_of(table.played),
        "top": top,
        "multiplier": multiplier(rules, table.doublings),
        "never_played": never_played(table),
    }
    return View(
        game=GAME,
        rules=rules,
        standing=state.standing,
        seat=seat,
        phase=OVER.name if over else PLAY.name,
        actors=actors(state),
        deadline=deadline(state),
        hand=EMPTY if seat is None else Hand.of_mask(table.hands[seat - 1]),
        counts=left_by_seat(table),
        table=lying(terms_of(rules), partial(combo_of, rules), state.log, _ROUND_ENDS),
        highest=top,
        facts=facts,
        log=tuple(seen(event, seat) for event in state.log),
        outcome=outcome_of(rules, table),
    )
