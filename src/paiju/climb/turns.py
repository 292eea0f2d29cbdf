"""Whose turn it is after the plays of a round, for the judge."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from paiju.cards import Card
from paiju.climb.kernel.rounds import (
    NOBODY,
    after_pass,
    after_play,
    last_of,
    lead_by,
    turn_of,
)
from paiju.game import Facts, Refusal
from paiju.game.ruling import Answer, BadQuestion, Question

Cards: TypeAlias = tuple[Card, ...]
Lay: TypeAlias = Callable[[Cards, Cards, tuple[int, ...], bool], tuple[int, ...]]
"""From cards, what lies there and all that it may be (nothing on a lead), and whether they are the
seat's last: all that the cards may be, `BadQuestion` where they do not beat it."""


def turn(
    question: Question, table: int, turn_clause: str, lead_clause: str, lay: Lay | None = None
) -> Answer:
    """Follow the plays of a round on a ring; a move out of turn, or a leader's pass, cannot be.

    With `lay` each play must be a combination that beats the one before.
    """
    made, out = question.plays("plays"), question.seats("out")
    seats = table & 15
    if len(out) >= seats:
        few: Facts = {"field": "out", "given": len(out), "low": 0, "high": seats - 1}
        raise BadQuestion("out", Refusal("ask_count", facts=few))
    lying: Cards = ()
    meant: tuple[int, ...] = ()
    if not made:
        raise BadQuestion("plays", Refusal("ask_empty", facts={"field": "plays"}))
    now, finished = _opening(made, out)
    for place, (seat, cards) in enumerate(made):
        if seat != turn_of(now) + 1:
            facts: Facts = {"seat": seat, "actors": (turn_of(now) + 1,)}
            raise BadQuestion("plays", Refusal("not_your_turn", turn_clause, facts))
        if cards is not None:
            if not cards:
                raise BadQuestion("plays", Refusal("ask_empty", facts={"field": "plays"}))
            last = finished.get(seat) == place
            if lay is not None:
                meant = lay(cards, lying, meant, last)
            lying = cards
            now = after_play(table, now, last)
        elif last_of(now) == NOBODY:
            raise BadQuestion("plays", Refusal("must_lead", lead_clause))
        else:
            now = after_pass(table, now)
        if last_of(now) == NOBODY:
            lying, meant = (), ()
        question.note("turn", seat=seat, next=turn_of(now) + 1)
    return {"next": turn_of(now) + 1, "cleared": last_of(now) == NOBODY}


def _opening(
    made: Sequence[tuple[int, tuple[Card, ...] | None]], out: tuple[int, ...]
) -> tuple[int, dict[int, int]]:
    """Return the round before its first play, and which play was the last of whom."""
    finished = {seat: place for place, (seat, cards) in enumerate(made) if cards and seat in out}
    away = sum(1 << (seat - 1) for seat in out if seat not in finished)
    return lead_by(made[0][0] - 1, away), finished
