"""What the store keeps of a step besides its row: the room's head, a finished hand."""

import msgspec

from paiju.game import format_record
from paiju.server.ratings import rate
from paiju.server.room import events as e
from paiju.server.room.state import Room
from paiju.server.room.step import Step
from paiju.server.showing import show_listed
from paiju.store.contract import Append, Hand, Head, Part, Rating, Store


def head_of(room: Room) -> Head:
    """Return what is known of a room without its log."""
    listed = msgspec.json.encode(show_listed(room)) if room.settings.public else None
    players = tuple(chair.player for chair in room.chairs if chair.player and not room.closed)
    return Head(room.code, not room.closed, listed, players)


def hand_of(step: Step) -> Hand | None:
    """Return the hand that a step has finished."""
    room = step.room
    if room.hand is None or not any(isinstance(event, e.Finished) for event in step.events):
        return None
    outcome = room.game.outcome(room.hand.state)
    assert outcome is not None
    parts = tuple(
        Part(seat, chair.player, chair.name or (chair.bot or ""), score, seat in outcome.winners)
        for seat, (chair, score) in enumerate(zip(room.chairs, outcome.scores, strict=True), 1)
    )
    return Hand(
        room.hand.id,
        room.code,
        room.game.name,
        room.hand.state.standing.hand,
        room.at,
        format_record(room.hand.record(room.game)),
        parts,
    )


async def append_of(step: Step, head: Head | None, store: Store) -> Append:
    """Return all that a step writes; the head only where it has changed."""
    assert step.row is not None
    now = head_of(step.room)
    hand = hand_of(step)
    ratings: tuple[Rating, ...] = ()
    if hand is not None and step.room.settings.rated:
        players = [part.player for part in hand.parts if part.player is not None]
        held = await store.ratings_of(players) if players else []
        ratings = rate(hand, {one.player: one for one in held if one.game == hand.game})
    return Append((step.row,), None if now == head else now, hand, ratings)
