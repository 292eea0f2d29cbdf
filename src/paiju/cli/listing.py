"""`paiju games` and `paiju rules`: what can be played, and by which rules."""

from dataclasses import replace

from rich.table import Table
from rich.text import Text

from paiju.bots import BOTS
from paiju.cli.desk import Desk
from paiju.cli.hand import WIDTH
from paiju.cli.playing import choose_game
from paiju.cli.setup import read_game, read_rules
from paiju.cli.terminal import Left, Terminal
from paiju.cli.words import Words
from paiju.game import games


def list_games(words: Words) -> None:
    """Print every game with its presets and seats."""
    table = Table(box=None, width=WIDTH, padding=(0, 1), show_header=True)
    for key in ("column_game", "column_name", "column_seats", "column_presets"):
        table.add_column(words.say(key))
    for name, game in games().items():
        called = replace(words, game=name)
        seats = str(game.seats(next(iter(game.presets.values()))))
        presets = ", ".join(game.presets)
        table.add_row(Text(name, style="bold"), called.name("game", name), seats, presets)
        table.add_row("", Text(called.name("about", name), style="dim"), "", "")
    Terminal().say(table)


def show_rules(
    name: str | None, preset: str | None, settings: tuple[str, ...], words: Words
) -> None:
    """Print the rules of a table as text."""
    terminal = Terminal()
    try:
        game = read_game(name or choose_game(terminal, words), words)
    except Left:
        terminal.say(Text(words.say("goodbye")))
        return
    words = replace(words, game=game.name)
    rules = read_rules(game, preset, settings, words, {})
    shown = preset or next(iter(game.presets))
    desk = Desk(terminal, game, rules, shown, words, BOTS["random"](game, 0))
    terminal.say(*desk.house_rules())
