"""A step that looks alike to somebody is pushed to them alike, whatever they may not know."""

from dataclasses import replace
from itertools import islice
from typing import Final

import msgspec
import pytest

from paiju.game import AnyGame, AnyState, Dice, Event, Move, Record, find, games
from paiju.game.rules import RulesLike
from paiju.room.broadcast import Stage
from paiju.room.events import Chair
from paiju.room.internal import Fresh, Who
from paiju.room.opening import Wish, open_room
from paiju.room.state import Room
from paiju.room.step import Step, step
from paiju.testing import walk
from paiju.testing.secrecy import Twins, twins
from paiju.wire import commands as c
from paiju.wire.views import write_move
from tests.laws.cases import REVEALS
from tests.server.world import Postbox

PAIRS: Final = 400
LEAST: Final = 40
NOW: Final = 1_800_000_000_000
FRESH: Final = Fresh("00" * 32, "11" * 8)
LOOKER: Final = "looker"


def room_of(game: AnyGame, rules: RulesLike) -> Room:
    """Open a room where every seat is a person's and a hand is on."""
    preset = next(name for name, known in game.presets.items() if known == rules)
    state = walk.begin(game, rules, 1)
    record = Record.of(game, rules, state.standing, state.deal, state.fingerprint, ())
    wish = Wish(game, preset, rules, record=record)
    room = open_room("ROOM01", wish, Who("seat 1", ""), NOW, FRESH).room
    return replace(room, chairs=tuple(Chair(player=f"seat {seat}") for seat in room.seats))


def pushed(room: Room, state: AnyState, seat: int, move: Move) -> dict[str, list[bytes]]:
    """Make a move, and return what each of those in the room is sent."""
    assert room.hand is not None
    before = replace(room, hand=replace(room.hand, state=state))
    who = Who(f"seat {seat}", "")
    before = replace(before, people=(msgspec.structs.replace(before.people[0], player=who.player),))
    made = step(before, c.Play(id="x", at=NOW, move=write_move(move)), who, NOW, FRESH)
    assert isinstance(made, Step), made
    post = Postbox()
    stage = Stage(post, lambda: NOW)
    for player in (LOOKER, *(f"seat {one}" for one in room.seats)):
        stage.audience.add(player, player)
    stage.show_change(before, made.room, made.events)
    return post.raw


def may_differ(pair: Twins, events: tuple[Event, ...]) -> bool:
    """Return whether a step tells the seat something new: a card drawn, a throw stopped."""
    reveals = REVEALS.get(pair.game.name, frozenset())
    return any(
        event.name in reveals or (event.owner is not None and event.owner == pair.seat)
        for event in events
    )


def compare(room: Room, pair: Twins, chance: Dice) -> bool:
    """Compare what the seat is sent of a move and of its twin; return whether it could be done."""
    turn = pair.turn
    if turn is None or not pair.game.actors(turn.after):
        return False
    other = pair.alike(turn, chance)
    if other is None:
        return False
    twin = pair.game.apply(pair.twin, turn.seat, other)
    if may_differ(pair, turn.events) or may_differ(pair, twin.events):
        return False
    who = LOOKER if pair.seat is None else f"seat {pair.seat}"
    one = pushed(room, pair.state, turn.seat, turn.move)[who]
    assert one
    assert one == pushed(room, pair.twin, turn.seat, other)[who], who
    return True


@pytest.mark.parametrize(
    ("name", "preset"),
    [(name, preset) for name, game in games().items() for preset in game.presets],
)
def test_twins_are_pushed_the_same(name: str, preset: str) -> None:
    game = find(name)
    rules = game.presets[preset]
    room, dice = room_of(game, rules), Dice(1)
    compared = [compare(room, pair, dice) for pair in islice(twins(game, rules, 1), PAIRS)]
    assert sum(compared) >= LEAST
