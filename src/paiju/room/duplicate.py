"""A table of a duplicate event (复式): deals that all tables share, each from the same start.

Every deal is a match of one hand: levels, dealers and tributes that a table has won or lost would
make its next deal another one than elsewhere. The number of the match is that of the deal.
"""

from dataclasses import replace

from paiju.game import Outcome, Sense, Standing
from paiju.game.fair import event_seed
from paiju.room.events import Course, Pledge
from paiju.room.state import Room


def pledge_of(course: Course, deal: int) -> Pledge:
    """Return the promise of a deal: what seats send has no part in it."""
    return Pledge(deal, 1, event_seed(bytes.fromhex(course.seed), course.code, deal).hex())


def _leaders(scores: tuple[int, ...], sense: Sense) -> tuple[int, ...]:
    """Return the seats with the best total; of penalties that is the lowest."""
    gains = sense.gains(scores)
    return tuple(seat for seat, gain in enumerate(gains, 1) if gain == max(gains))


def settle(room: Room, course: Course, outcome: Outcome, now: int) -> Standing:
    """Return the standing after a deal: scores add up, all else begins anew."""
    changed = zip(room.standing.scores, outcome.scores, strict=True)
    scores = tuple(before + change for before, change in changed)
    over = room.match >= course.hands or now >= course.closes
    winners = _leaders(scores, room.game.profile.sense) if over else None
    return replace(room.game.opening(room.rules), scores=scores, winners=winners)
