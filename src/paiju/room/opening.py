"""Open a room, with a match under way at once where that is wanted."""

from dataclasses import dataclass
from typing import Final

from paiju.bots import find_bot
from paiju.game import AnyGame, Record, find, format_record
from paiju.game.rulecard import RuleCard
from paiju.game.rules import RulesLike, to_json
from paiju.room import events as e
from paiju.room.duplicate import pledge_of
from paiju.room.internal import Fresh, Who
from paiju.room.step import Step, make
from paiju.wire import http
from paiju.wire.commands import Pace, Strength, Watching

QUICK: Final = 2_000
"""Quick play begins by itself after so many milliseconds."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A room that somebody wants."""

    game: AnyGame
    preset: str
    rules: RulesLike
    public: bool = False
    watching: Watching = "table"
    pace: Pace = "usual"
    bots: Strength | None = None
    """Bots on all seats but the host's."""
    quick: bool = False
    seat: int = 1
    """The host's."""
    record: Record | None = None
    """A hand to be played on from where its record ends; it counts in no rating."""
    course: e.Course | None = None
    """The duplicate event that it is a table of."""

    def __post_init__(self) -> None:
        """Refuse bots that are not installed."""
        if self.bots is not None:
            find_bot(self.bots)


def card_of(wish: http.CardWish) -> RuleCard:
    """Read the game, the preset and the switches of a wish."""
    game = find(wish.game)
    preset = wish.preset or next(iter(game.presets))
    return RuleCard(game, preset, game.parse({"preset": preset, **wish.switches}))


def read_wish(wish: http.RoomWish | http.QuickWish) -> Wish:
    """Read what somebody asks for; `Refused` where there is no such game or rule."""
    card = card_of(wish)
    game, preset, rules = card.game, card.preset, card.rules
    if isinstance(wish, http.QuickWish):
        return Wish(game, preset, rules, pace=wish.pace, bots=wish.strength, quick=True)
    return Wish(game, preset, rules, wish.public, wish.watching, wish.pace, wish.bots)


def open_room(code: str, wish: Wish, host: Who, now: int, fresh: Fresh) -> Step:
    """Make a room with its host on a seat."""
    settings = e.Settings(
        wish.preset,
        to_json(wish.rules),
        wish.public,
        wish.watching,
        wish.pace,
        rated=wish.record is None,
    )
    course = wish.course
    events: list[e.AnyEvent] = [
        e.Opened(
            code,
            wish.game.name,
            settings,
            e.Person(host.player, host.name),
            e.Pledge(1, 1, fresh.server_seed) if course is None else pledge_of(course, 1),
            course,
        ),
        e.Seated(host.player, wish.seat),
    ]
    if wish.bots is not None:
        seats = range(1, wish.game.seats(wish.rules) + 1)
        events += [e.Filled(seat, wish.bots) for seat in seats if seat != wish.seat]
    if wish.quick:
        events.append(e.Started(now + QUICK))
    if wish.record is not None:
        events.append(e.TakenUp(fresh.hand, format_record(wish.record)))
    return make(None, tuple(events), now, fresh, None)
