"""Draw the table: the seats around it, what each has played, and what everybody knows."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group as Lines
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from paiju.bots.asking import inquire
from paiju.cli.faces import SYMBOLS, cards_of, faces
from paiju.cli.hand import WIDTH
from paiju.cli.moves import describe_reading
from paiju.cli.words import Words
from paiju.game import AnyGame, AnyView, Fact, Played

# The place of each seat after the player's own, in playing order: row and column of a 3 × 3 table.
_PLACES: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    2: ((0, 1),),
    3: ((1, 2), (1, 0)),
    4: ((1, 2), (0, 1), (1, 0)),
    5: ((1, 2), (0, 2), (0, 0), (1, 0)),
    6: ((1, 2), (0, 2), (0, 1), (0, 0), (1, 0)),
}
_OWN_PLACE: Final = (2, 1)
_CENTRE: Final = (1, 1)
_COLUMN: Final = 25
_ROW: Final = 3
_STATUS: Final = ("trump", "shown", "points", "pile")


def places(seats: int, own: int) -> dict[int, tuple[int, int]]:
    """Give every seat its place: the player's own below, the next one to the right."""
    others = [(own - 1 + step) % seats + 1 for step in range(1, seats)]
    return {own: _OWN_PLACE, **dict(zip(others, _PLACES[seats], strict=True))}


def _play(made: Played, winning: bool, words: Words) -> Text:
    """Print a play, or that it was a pass; an arrow marks the one to beat."""
    if not made.cards:
        return Text(words.say("passed"), style="dim")
    text = faces(made.cards, words)
    if winning:
        text.append(" ◄", style="bold yellow")
    if made.reading is not None and len(made.cards) > 1:
        text.append(f"\n{describe_reading(made.reading, words)}", style="dim")
    return text


def _to_beat(game: AnyGame, view: AnyView) -> int | None:
    """Tell whose play on the table is the highest so far."""
    plays = tuple((made.seat, made.cards) for made in view.table)
    answer = inquire(game, view, "trick", plays=plays) if plays else None
    highest = view.facts.get("top") if answer is None else answer["winner"]
    return highest if isinstance(highest, int) else None


def _seat_cell(view: AnyView, seat: int, highest: int | None, words: Words) -> Text:
    """Print a seat: its name, marks, cards held and latest play."""
    acting = seat in view.actors
    text = Text("► " if acting else "", style="bold yellow" if acting else "")
    text.append(words.seat(seat), style="bold" if seat == view.seat else "")
    if view.facts.get("dealer") == seat:
        text.append(f" {words.say('dealer_mark')}", style="bold green")
    if view.counts:
        text.append(f" · {words.show(view.counts[seat - 1], 'n card')}", style="not bold dim")
    latest = {made.seat: made for made in view.table}.get(seat)
    if latest is not None:
        text = Text("\n").join((text, _play(latest, seat == highest, words)))
    return text


def _status_value(key: str, value: Fact, words: Words) -> str:
    """Write one of the facts of the status."""
    if key == "trump":
        return SYMBOLS.get(str(value), words.show(value))
    if key == "shown" and isinstance(value, tuple):
        return " ".join(words.name("shown", str(one)) for one in value)
    return words.show(value)


def _status(view: AnyView, words: Words) -> Text:
    """Print what everybody knows of the hand, one short line each."""
    lines = []
    for key in _STATUS:
        value = view.facts.get(key)
        if value is not None and value != ():
            shown = _status_value(key, value, words)
            lines.append(Text(words.say(f"status_{key}", value=shown), style="cyan"))
            lines[-1].highlight_regex("[♥♦]", "bold red")
    return Text("\n").join(lines)


def _last_trick(view: AnyView, words: Words) -> Text:
    """Print the trick before this one, an empty line where there is none."""
    last = view.facts.get("last")
    if not isinstance(last, tuple) or not last:
        return Text()
    line = Text(words.say("last_trick"), style="dim", no_wrap=True, overflow="ellipsis")
    for made in last:
        if isinstance(made, Mapping):
            line.append(f"  {words.show(made['seat'], 'seat')} ", style="dim")
            line.append_text(faces(cards_of(made["cards"]), words))
    return line


def _padded(cell: Text) -> Text:
    """Give a cell the height of its row, so that the table keeps its place on the screen."""
    missing = _ROW - len(cell.plain.split("\n"))
    return cell.append("\n" * max(0, missing))


def _foot(view: AnyView, words: Words) -> str:
    """Say what is being done, and the player's score in the match."""
    phase = words.name("phase", view.phase)
    if view.seat is None:
        return phase
    return f"{phase} · {words.say('score', score=view.standing.scores[view.seat - 1])}"


def panel_height(view: AnyView) -> int:
    """Tell how many lines the table takes: three rows, the border, and the last trick."""
    return 3 * _ROW + 2 + ("last" in view.facts)


def table_panel(game: AnyGame, view: AnyView, words: Words, title: str) -> Panel:
    """Draw the whole table."""
    cells: dict[tuple[int, int], Text] = {_CENTRE: _status(view, words)}
    highest = _to_beat(game, view)
    seats = len(view.counts) or len(view.standing.scores)
    for seat, place in places(seats, view.seat or 1).items():
        cells[place] = _seat_cell(view, seat, highest, words)
    grid = Table.grid(padding=0)
    for _ in range(3):
        grid.add_column(width=_COLUMN, justify="center")
    for row in range(3):
        grid.add_row(*(_padded(cells.get((row, column), Text())) for column in range(3)))
    body = Lines(grid, _last_trick(view, words)) if "last" in view.facts else grid
    return Panel(
        body,
        title=title,
        subtitle=_foot(view, words),
        width=WIDTH,
        border_style="green",
        padding=(0, 1),
    )
