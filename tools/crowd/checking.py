"""Compare what players were told with what the log has: nothing lost, nothing twice."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from paiju.game import Refused, format_move
from paiju.room import events as e
from paiju.room.evolve import Diverged, replay
from paiju.room.state import Room
from paiju.room.view import News, show_table
from paiju.store.contract import Row
from paiju.wire import commands as c
from paiju.wire.answers import move_of
from tools.crowd.player import Player


@dataclass(slots=True)
class Findings:
    """What was found; all but the first should stay empty."""

    acked: int = 0
    """Moves that were acknowledged."""
    lost: list[str] = field(default_factory=list)
    """Acknowledged, and not in the log where it was said to be."""
    doubled: list[str] = field(default_factory=list)
    """In the log more than once, or a sequence with a gap or twice."""
    lied: list[str] = field(default_factory=list)
    """Refused, and yet in the log."""
    odd: list[str] = field(default_factory=list)
    """A view that is not what the log makes, or one older than a view before it."""

    @property
    def faults(self) -> list[str]:
        """Everything that should not be."""
        return [*self.lost, *self.doubled, *self.lied, *self.odd]


def check(
    logs: Mapping[str, Sequence[Row]], players: Sequence[Player], *, nodes: int = 1
) -> Findings:
    """Compare players with the logs of their rooms, read from the first row on.

    Of several nodes one may have slept with old views in its hands; players pass over those.
    """
    found = Findings()
    for code, rows in logs.items():
        _check_order(code, rows, found)
    rooms = {code: _rebuild(code, rows, found) for code, rows in logs.items()}
    commands = {code: {row.command: row for row in rows} for code, rows in logs.items()}
    for player in players:
        if player.went_back and nodes == 1:
            found.odd.append(f"{player.name}: went back {player.went_back} times")
        _check_answers(player, commands[player.room], found)
        room = rooms[player.room]
        if room is not None:
            _check_view(player, room, found)
    return found


def _rebuild(code: str, rows: Sequence[Row], found: Findings) -> Room | None:
    """Rebuild a room as a server would, from the last snapshot on."""
    last = max(number for number, row in enumerate(rows) if row.snapshot)
    try:
        return replay(list(rows[last:]))
    except (Diverged, Refused) as error:
        found.odd.append(f"{code}: {error!r}")
        return None


def _check_order(room: str, rows: Sequence[Row], found: Findings) -> None:
    """See that rows follow one another, and commands stand there once."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        found.doubled.append(f"{room}: sequence")
    counts = Counter(row.command for row in rows if row.command is not None)
    found.doubled += [f"{room}: {command}" for command, count in counts.items() if count > 1]


def _check_answers(player: Player, log: Mapping[str | None, Row], found: Findings) -> None:
    """See that every answer was true."""
    for id, (command, seq) in player.acked.items():
        row = log.get(id)
        if isinstance(command, c.Play):
            found.acked += 1
            if row is None or row.seq != seq or not _is_made(command, row):
                found.lost.append(f"{player.name}: {id} at {seq}")
        elif row is not None and row.seq != seq:
            found.lost.append(f"{player.name}: {id} at {seq}")
    found.lied += [f"{player.name}: {id}" for id in player.refused if id in log]


def _is_made(command: c.Play, row: Row) -> bool:
    """Return whether a row holds the move of a command."""
    wanted = format_move(move_of(command.move))
    return any(isinstance(one, e.Moved) and one.move == wanted for one in e.read(row.events))


def _check_view(player: Player, room: Room, found: Findings) -> None:
    """See that the last view is what the log makes."""
    seen = player.read_table()
    seat = None if seen is None else seen.view.seat
    expected = show_table(room, seat, News(), 0)
    if seen is None or expected is None:
        return
    if (seen.seq, seen.view, seen.turn) != (expected.seq, expected.view, expected.turn):
        found.odd.append(f"{player.name}: view at {seen.seq}, log at {expected.seq}")
