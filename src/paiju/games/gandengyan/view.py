"""What a seat, or an onlooker, may know of a hand of 干瞪眼. Built up, never cut down."""

from functools import partial
from typing import Final

from paiju.cards import EMPTY, Hand, cards_of
from paiju.climb.kernel.rounds import NOBODY, last_of
from paiju.climb.told import lying
from paiju.game import Deadline, Fact, Outcome, View, seen
from paiju.games.gandengyan.faces import combo_of, terms_of
from paiju.games.gandengyan.moves import GAME, Hands, active_seats, actors, left_by_seat, points
from paiju.games.gandengyan.result import multiplier
from paiju.games.gandengyan.rules import Rules

SECONDS: Final = 20
_ROUND_ENDS: Final = ("round_won",)


def deadline(state: Hands) -> Deadline | None:
    """Give the seat on turn its time."""
    seats = actors(state)
    return Deadline(SECONDS, seats) if seats else None


def outcome(state: Hands) -> Outcome | None:
    """Tell how the hand ended: penalty points by seat, so that low is good."""
    table = state.table
    if table.winner < 0:
        return None
    facts: dict[str, Fact] = {
        "left": left_by_seat(table),
        "multiplier": multiplier(state.rules, table.doublings),
        "never_played": never_played(state),
    }
    return Outcome(points(state.rules, table), (table.winner + 1,), facts)


def never_played(state: Hands) -> tuple[int, ...]:
    """Return the seats that have not played a card."""
    return tuple(seat for seat, active in enumerate(active_seats(state.table), 1) if not active)


def view(state: Hands, seat: int | None) -> View[Rules]:
    """Build what a seat, or an onlooker, may know."""
    rules, table = state.rules, state.table
    last = last_of(table.round)
    over = table.winner >= 0
    facts: dict[str, Fact] = {
        "pile": int(table.end - table.next),
        "played": cards_of(table.played),
        "top": None if over or last == NOBODY else last + 1,
        "multiplier": multiplier(rules, table.doublings),
        "never_played": never_played(state),
    }
    return View(
        game=GAME,
        rules=rules,
        standing=state.standing,
        seat=seat,
        phase="over" if over else "play",
        actors=actors(state),
        deadline=deadline(state),
        hand=EMPTY if seat is None else Hand.of_mask(table.hands[seat - 1]),
        counts=left_by_seat(table),
        table=lying(terms_of(rules), partial(combo_of, rules), state.log, _ROUND_ENDS),
        facts=facts,
        log=tuple(seen(event, seat) for event in state.log),
        outcome=outcome(state),
    )
