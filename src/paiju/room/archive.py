"""What the store keeps of a step besides its row: the room's head, a finished hand."""

from collections.abc import Sequence

import msgspec

from paiju.game import AnyGame, AnyState, format_record
from paiju.game.rules import RulesLike
from paiju.room import events as e
from paiju.room.ratings import rate
from paiju.room.state import Room
from paiju.room.step import Step
from paiju.room.taken import taken
from paiju.room.view import show_listed
from paiju.store.contract import Append, Hand, Head, Part, Rating, Store


def head_of(room: Room) -> Head:
    """Return what is known of a room without its log."""
    listed = msgspec.json.encode(show_listed(room)) if room.settings.public else None
    seated = [chair.player for chair in room.chairs if chair.player and not chair.gone]
    # Whoever stands up is still the host, and is led back as well.
    hosting = [room.host] if room.person(room.host) else []
    players = () if room.closed else tuple(dict.fromkeys(seated + hosting))
    return Head(room.code, not room.closed, listed, players)


def side_of(game: AnyGame, rules: RulesLike, seat: int, winners: tuple[int, ...]) -> int:
    """Return with whom a seat played: a side of the table, or those whom the hand joined."""
    for number, side in enumerate(game.sides(rules), 1):
        if seat in side:
            return number
    return 1 if seat in winners else 2


def parts_of(
    game: AnyGame, state: AnyState, people: Sequence[tuple[str | None, str]]
) -> tuple[Part, ...]:
    """Return the seats of a finished hand; `people` tells who sat there, and their names."""
    outcome = game.outcome(state)
    assert outcome is not None
    gains = game.profile.sense.gains(outcome.scores)
    thirds = taken(state.log, len(gains))
    return tuple(
        Part(
            seat,
            player,
            name,
            outcome.scores[seat - 1],
            seat in outcome.winners,
            side_of(game, state.rules, seat, outcome.winners),
            gains[seat - 1],
            *((None, None, None) if thirds is None else thirds[seat - 1]),
        )
        for seat, (player, name) in enumerate(people, 1)
    )


def hand_of(step: Step) -> Hand | None:
    """Return the hand that a step has finished."""
    room = step.room
    if room.hand is None or not any(isinstance(event, e.Finished) for event in step.events):
        return None
    people = [(chair.player, chair.name or (chair.bot or "")) for chair in room.chairs]
    return Hand(
        room.hand.id,
        room.code,
        room.game.name,
        room.hand_number,
        room.at,
        format_record(room.hand.record(room.game)),
        parts_of(room.game, room.hand.state, people),
        event=None if room.course is None else room.course.code,
        rated=room.rated,
    )


async def append_of(step: Step, head: Head | None, store: Store) -> Append:
    """Return all that a step writes; the head only where it has changed."""
    assert step.row is not None
    now = head_of(step.room)
    hand = hand_of(step)
    ratings: tuple[Rating, ...] = ()
    if hand is not None and step.room.rated:
        players = [part.player for part in hand.parts if part.player is not None]
        held = await store.ratings_of(players) if players else []
        ratings = rate(hand, {one.player: one for one in held if one.game == hand.game})
    return Append((step.row,), None if now == head else now, hand, ratings)
