"""Draw the table: the seats around it, what each has played, and what everybody knows."""

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len
from rich.console import Group as Lines
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paiju.cli.table.faces import brief, cards_of, faces
from paiju.cli.table.hand import WIDTH
from paiju.cli.table.moves import describe_claim, describe_reading
from paiju.cli.table.status import status_lines
from paiju.cli.words import Words, write_score
from paiju.game import AnyGame, AnyView, Played

# The place of each seat after the player's own, in playing order: row and column of a 3 × 3 table.
_PLACES: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    2: ((0, 1),),
    3: ((1, 2), (1, 0)),
    4: ((1, 2), (0, 1), (1, 0)),
    5: ((1, 2), (0, 2), (0, 0), (1, 0)),
    6: ((1, 2), (0, 2), (0, 1), (0, 0), (1, 0)),
}
_ARROW: Final = 2
_OWN_PLACE: Final = (2, 1)
_CENTRE: Final = (1, 1)
_COLUMN: Final = 25
_ROW: Final = 3
_LOW_ROW: Final = 2
_MOST_STATUS: Final = 3


def places(seats: int, own: int, way: int) -> dict[int, tuple[int, int]]:
    """Give every seat its place: the player's own below, whoever plays next to the right."""
    others = [(own - 1 + way * step) % seats + 1 for step in range(1, seats)]
    return {own: _OWN_PLACE, **dict(zip(others, _PLACES[seats], strict=True))}


def _play(made: Played, winning: bool, low: bool, words: Words) -> Text:
    """Print a play, or that it was a pass; an arrow marks the one to beat."""
    if not made.cards:
        return Text(words.say("passed"), style="dim")
    text = faces(made.cards, words)
    if text.cell_len > _COLUMN - _ARROW:
        text = brief(made.cards, words)
        text.truncate(_COLUMN - _ARROW, overflow="ellipsis")
    if winning:
        text.append(" ◄", style="bold yellow")
    if made.reading is not None and len(made.cards) > 1 and not low:
        name = describe_reading(made.reading, words)
        if cell_len(name) > _COLUMN:
            name = describe_claim(made.reading.claim, words)
        text.append(f"\n{name}", style="dim")
    return text


def _seat_cell(view: AnyView, seat: int, low: bool, words: Words) -> Text:
    """Print a seat: its name, marks, cards held and latest play."""
    acting = seat in view.actors
    text = Text("► " if acting else "", style="bold yellow" if acting else "")
    text.append(words.seat(seat), style="bold" if seat == view.seat else "")
    if view.facts.get("dealer") == seat:
        text.append(f" {words.say('dealer_mark')}", style="bold green")
    if view.facts.get("friend") == seat:
        text.append(f" {words.say('friend_mark')}", style="bold green")
    if view.counts:
        text.append(f" · {words.show(view.counts[seat - 1], 'n card')}", style="not bold dim")
    latest = {made.seat: made for made in view.table}.get(seat)
    if latest is not None:
        text = Text("\n").join((text, _play(latest, seat == view.highest, low, words)))
    return text


def _last_trick(view: AnyView, words: Words) -> Text:
    """Print the trick before this one, an empty line where there is none."""
    last = view.facts.get("last")
    if not isinstance(last, tuple) or not last:
        return Text()
    line = Text(words.say("last_trick"), style="dim", no_wrap=True, overflow="ellipsis")
    for made in last:
        if isinstance(made, Mapping):
            line.append(f"  {words.show(made['seat'], 'seat')} ", style="dim")
            line.append_text(brief(cards_of(made["cards"]), words))
    return line


def _padded(cell: Text, height: int) -> Text:
    """Give a cell the height of its row, so that the table keeps its place on the screen."""
    missing = height - len(cell.plain.split("\n"))
    return cell.append("\n" * max(0, missing))


def _foot(game: AnyGame, view: AnyView, words: Words) -> str:
    """Say what is being done, and the player's score in the match."""
    phase = words.name("phase", view.phase)
    if view.seat is None:
        return phase
    own_score = write_score(view.standing.scores[view.seat - 1], game.profile.sense, words)
    score = words.say("score", score=own_score)
    levels = view.standing.levels
    own = words.say("own_level", level=levels[view.seat - 1]) if levels else ""
    return " · ".join(filter(None, (phase, own, score)))


def panel_height(view: AnyView, low: bool = False) -> int:
    """Tell how many lines the table takes: three rows, the border, and the last trick."""
    rows = 2 * _LOW_ROW + _ROW if low else 3 * _ROW
    return rows + 2 + ("last" in view.facts)


def table_panel(game: AnyGame, view: AnyView, words: Words, title: str, low: bool = False) -> Panel:
    """Draw the whole table; a low one leaves more of the screen to a long hand."""
    status = Text("\n").join(status_lines(view, words)[:_MOST_STATUS])
    cells: dict[tuple[int, int], Text] = {_CENTRE: status}
    seats = len(view.counts) or len(view.standing.scores)
    way = game.profile.direction
    for seat, place in places(seats, view.seat or 1, way).items():
        cells[place] = _seat_cell(view, seat, low, words)
    heights = (_LOW_ROW, _ROW, _LOW_ROW) if low else (_ROW, _ROW, _ROW)
    grid = Table.grid(padding=0)
    for _ in range(3):
        grid.add_column(width=_COLUMN, justify="center")
    for row, height in enumerate(heights):
        grid.add_row(*(_padded(cells.get((row, column), Text()), height) for column in range(3)))
    body = Lines(grid, _last_trick(view, words)) if "last" in view.facts else grid
    return Panel(
        body,
        title=title,
        subtitle=_foot(game, view, words),
        width=WIDTH,
        border_style="green",
        padding=(0, 1),
    )
