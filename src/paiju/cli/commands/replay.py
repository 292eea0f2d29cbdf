"""`paiju replay`: step through a record, all hands open or as one seat saw it."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from paiju.cli.commands.setup import FAILED, read_number, read_text, refuse
from paiju.cli.table.desk import hand_number
from paiju.cli.table.drawing import table_panel
from paiju.cli.table.faces import faces
from paiju.cli.table.hand import plain_line
from paiju.cli.table.moves import describe_move
from paiju.cli.table.terminal import LEAVING, Left, Terminal
from paiju.cli.words import Words
from paiju.desk import arrange
from paiju.game import (
    AnyGame,
    AnyState,
    Record,
    Refused,
    find,
    parse_record,
    replay,
    without_announcements,
)

_PLACES: Final = ("kitty", "buried", "pile", "tribute")
_BACK: Final = ("b", "back")


class Film:
    """A record played through: every state and how to show it."""

    def __init__(self, record: Record, seat: int | None, words: Words) -> None:
        self.game: AnyGame = find(record.game)
        self.record = record
        self.states: tuple[AnyState, ...] = tuple(replay(record))
        self._seat = seat
        self._words = words

    @property
    def last(self) -> int:
        """The number of the last step; step 0 is the dealt hand."""
        return len(self.states) - 1

    def caption(self, step: int) -> Text:
        """Say who did what in a step."""
        words = self._words
        if step == 0:
            return Text(words.say("replay_start", last=self.last))
        told = self._move(step) if self._seat is None else self._seen(step, self._seat)
        said = words.say("replay_step", step=step, last=self.last, told=told)
        return Text(said, style="cyan")

    def _move(self, step: int) -> str:
        """Tell the move of a step, secrets included: for those who see all hands."""
        made = self.record.moves[step - 1]
        seat, move = self._words.seat(made.seat), describe_move(made.move, self._words)
        return self._words.say("replay_move", seat=seat, move=move)

    def _seen(self, step: int, seat: int) -> str:
        """Tell what a seat saw of a step: its events, never the move itself."""
        known = len(self.states[step - 1].log)
        events = self.game.view(self.states[step], seat).log[known:]
        return " ".join(self._words.render(event) for event in without_announcements(events))

    def screen(self, step: int) -> list[Any]:
        """Draw the table after a step, with the hands that may be seen."""
        state = self.states[step]
        view = self.game.view(state, self._seat)
        game = self._words.name("game", self.game.name)
        title = f"{game} · {hand_number(view, self._words)}"
        return [
            table_panel(self.game, view, self._words, title),
            *self._hands(state),
            *self._end(step),
        ]

    def _hands(self, state: AnyState) -> list[Text]:
        """Print the hands: all that lie anywhere, or the seat's own."""
        view = self.game.view(state, self._seat)
        if self._seat is not None:
            return [plain_line(arrange(self.game, view, view.hand), self._words)]
        lines = []
        for place, held in self.game.holdings(state).items():
            if place.isdecimal():
                line = Text(f"{self._words.seat(int(place))}: ", style="bold")
                lines.append(
                    line.append_text(plain_line(arrange(self.game, view, held), self._words))
                )
            elif place != "played" and len(held):
                line = Text(f"{self._place(place)}: ", style="dim")
                lines.append(line.append_text(faces(held, self._words)))
        return lines

    def _place(self, place: str) -> str:
        """Name a place where cards lie, as it is where a game from elsewhere has its own."""
        return self._words.say(f"place_{place}") if place in _PLACES else place

    def _end(self, step: int) -> list[Text]:
        """Tell the result after the last step, and what was known of the next hand."""
        state = self.states[step]
        outcome = self.game.outcome(state)
        if outcome is None:
            return []
        winners = self._words.show(outcome.winners, "seat")
        coming = self.game.coming(state.rules, self.game.settle(state))
        return [
            Text(self._words.say("winners", seats=winners), style="bold green"),
            *(Text(self._words.render(event)) for event in coming),
        ]


def _open(file: Path, seat: str | None, words: Words) -> Film:
    """Read and replay a record."""
    text = read_text(file, words)
    try:
        record = parse_record(text)
        words = replace(words, game=record.game)
        own = read_number(seat, 1, len(record.standing.scores), "bad_seat", words)
        return Film(record, own, replace(words, you=own))
    except Refused as error:
        raise refuse(error, words, FAILED) from error


def replay_file(file: Path, step: str | None, seat: str | None, words: Words) -> None:
    """Show one step, let the reader turn the pages, or print the whole hand into a pipe."""
    film = _open(file, seat, words)
    terminal = Terminal()
    at = read_number(step, 0, film.last, "bad_step", words)
    if at is not None:
        terminal.say(*film.screen(at), film.caption(at))
    elif terminal.interactive:
        _turn_pages(film, terminal, words)
    else:
        terminal.say(*(film.caption(number) for number in range(film.last + 1)))
        terminal.say(*film.screen(film.last))


def _turn_pages(film: Film, terminal: Terminal, words: Words) -> None:
    """Go forward with Enter, back with b, anywhere with a number."""
    at = 0
    while True:
        terminal.draw(*film.screen(at), film.caption(at))
        try:
            answer = terminal.ask(words.say("replay_prompt", last=film.last)).lower()
        except Left:
            return
        if answer in LEAVING or (not answer and at == film.last):
            return
        if answer in _BACK:
            at = max(0, at - 1)
        elif answer.isascii() and answer.isdecimal():
            at = min(film.last, int(answer[:6]))
        else:
            at = min(film.last, at + 1)
