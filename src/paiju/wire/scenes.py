"""Scenes in JSON: a moment of a fixed hand as a table that a page can show and play at."""

from typing import Literal, TypeAlias

from paiju.game import AnyGame, AnyState, AnyView
from paiju.game.rules import to_json
from paiju.wire import pushes as p
from paiju.wire.commands import Cards, WireMove, Word
from paiju.wire.http import Answer, Body
from paiju.wire.turns import write_turn
from paiju.wire.views import write_event, write_standing, write_view

CODE = "SCENE0"
"""Where a room would have its code; nobody can come in."""
YOU = "you"
SceneKind: TypeAlias = Literal["learn", "puzzle"]
_PROMISE = p.Promise(table="", hand=0, commitment="")


class SceneAsk(Body, frozen=True):
    """What are these cards, and may they be played now?"""

    cards: Cards
    act: Word | None = None
    number: int | None = None


class SceneMove(Body, frozen=True):
    """An answer to what a scene asks."""

    move: WireMove


class SceneShown(Answer, frozen=True):
    """A scene: what is said, and tables one after another; the last is the moment itself."""

    kind: SceneKind
    game: str
    at: str
    key: str | None
    """The text that goes with it; none for a puzzle."""
    last: int | None
    """How many steps a lesson has."""
    task: bool
    """Whether a move is asked for."""
    room: p.Room
    tables: list[p.Table]


class SceneJudged(Answer, frozen=True):
    """What an answer is worth: refused, right, or behind the best by so much."""

    right: bool
    refusal: p.WireRefusal | None = None
    alternative: WireMove | None = None
    behind: float | None = None
    error: float | None = None
    unit: str | None = None
    best: WireMove | None = None
    reason: p.WireReason | None = None
    table: p.Table | None = None
    """The table after a right answer."""


def write_scene(
    game: AnyGame, state: AnyState, seat: int, seq: int, since: int, hand: str = "scene"
) -> p.Table:
    """Write a table; events are those of the log since a number of them was seen."""
    view = game.view(state, seat)
    return p.Table(
        room=CODE,
        seq=seq,
        hand=hand,
        number=view.standing.hand,
        view=write_view(game, view),
        events=[write_event(game, event) for event in view.log[since:]],
        turn=write_turn(game, state, seat, view.hand),
        clock=p.Clock(now=0, deadline=None, bank=[0] * len(view.counts)),
        promise=_PROMISE,
    )


def write_scene_room(
    game: AnyGame, view: AnyView, preset: str, names: tuple[str, ...] = ()
) -> p.Room:
    """Write a room around a scene: oneself, and bots on all other seats."""
    seats = [
        p.Place(
            seat=seat,
            kind="human" if seat == view.seat else "bot",
            player=YOU if seat == view.seat else None,
            name=names[seat - 1] if names else "",
            bot=None if seat == view.seat else "normal",
            ready=True,
            here=True,
        )
        for seat in range(1, len(view.counts) + 1)
    ]
    return p.Room(
        code=CODE,
        seq=0,
        game=game.name,
        preset=preset,
        rules=to_json(view.rules),
        changed=[],
        phase="playing",
        host=YOU,
        public=False,
        watching="off",
        pace="usual",
        direction=game.profile.direction,
        seats=seats,
        onlookers=[],
        standing=write_standing(view.standing),
        promise=_PROMISE,
        you=view.seat,
    )
