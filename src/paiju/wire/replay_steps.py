"""Write a recorded hand step by step, as one seat saw it and with all hands beside.

A step holds what it has changed in the view, so that a hand of 155 plays is a few kilobytes on its
way, and a client steps in either direction without asking.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from paiju.cards import Hand
from paiju.game import AnyGame, AnyState, AnyView, Event, Record, without_announcements
from paiju.wire.commands import WireMove
from paiju.wire.pushes import Facts, Group, WireEvent
from paiju.wire.views import write_cards, write_event, write_hand, write_move, write_view

_APART: Final = frozenset({"played"})
"""Where cards lie that everybody has seen go there."""


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """What a step begins: a phase of the hand, or a trick with its number."""

    phase: str
    trick: int | None = None


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One step: who did what, what was seen of it, and what it has changed."""

    view: Facts
    """The fields of a `WireView` that differ from the step before; in `hands` only those seats."""
    seat: int | UnsetType = UNSET
    move: WireMove | UnsetType = UNSET
    """The move as it was made, also where others saw less of it; none for the deal."""
    events: list[WireEvent] | UnsetType = UNSET
    """As the seat saw them."""
    aside: dict[str, list[str]] | UnsetType = UNSET
    """Cards that lie elsewhere than in a hand or on the table, where that has changed."""
    mark: Mark | UnsetType = UNSET


class _Hands:
    """The hands of all seats, written anew only where they have changed."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._held: dict[str, Hand] = {}
        self._ranked: object = None
        self._written: dict[str, list[Group]] = {}

    def write(self, view: AnyView, held: dict[str, Hand]) -> dict[str, list[Group]]:
        """Write all hands of a state."""
        # Until the play begins every bid may rank the cards anew.
        ranked = view.phase if view.phase in ("play", "over") else object()
        same = ranked == self._ranked or {ranked, self._ranked} == {"play", "over"}
        for seat, cards in held.items():
            if not same or self._held.get(seat) != cards:
                self._written[seat] = write_hand(self._game, view, cards)
        self._held, self._ranked = held, ranked
        return dict(self._written)


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Facts:
    """Return what a step has changed in a written view."""
    changed = {name: value for name, value in after.items() if before.get(name, ...) != value}
    if before and "hands" in changed:
        changed["hands"] = _changes(before["hands"], after["hands"])
    return changed


class _Marks:
    """Tells which steps open a phase or a trick."""

    def __init__(self) -> None:
        self._phase = ""
        self._tricks = 0

    def next(self, before: AnyView) -> Mark | None:
        """Tell what the move begins that is made from a view."""
        opens = before.phase != self._phase
        self._phase = before.phase
        if before.phase != "play":
            return Mark(phase=before.phase) if opens else None
        if before.table:
            return None
        self._tricks += 1
        return Mark(phase="play", trick=self._tricks)


def _told(view: AnyView, before: AnyView | None) -> tuple[Event, ...]:
    """Return what happened in a step; what is known of the next hand is told beside the frames."""
    return without_announcements(view.log[len(before.log) if before else 0 :])


def write_frames(
    game: AnyGame, record: Record, states: Iterable[AnyState], seat: int
) -> Iterator[Frame]:
    """Write every step from the deal on; the hand must be one that everybody may see."""
    hands, marks = _Hands(game), _Marks()
    shown: dict[str, Any] = {}
    apart: dict[str, list[str]] = {}
    before: AnyView | None = None
    for step, state in enumerate(states):
        view = game.view(state, seat)
        held = game.holdings(state)
        seats = {place: cards for place, cards in held.items() if place.isdecimal()}
        written = msgspec.to_builtins(write_view(game, view, hands.write(view, seats)))
        aside = {
            place: write_cards(cards)
            for place, cards in held.items()
            if place not in seats and place not in _APART and len(cards)
        }
        made = record.moves[step - 1] if step else None
        yield Frame(
            view=_changes(shown, written),
            seat=UNSET if made is None else made.seat,
            move=UNSET if made is None else write_move(made.move),
            events=[write_event(game, event) for event in _told(view, before)] or UNSET,
            aside=UNSET if aside == apart else aside,
            mark=UNSET if before is None else marks.next(before) or UNSET,
        )
        shown, apart, before = written, aside, view
