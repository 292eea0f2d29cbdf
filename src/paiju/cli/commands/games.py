"""`paiju games` and `paiju rules`: what can be played, and by which rules."""

from dataclasses import replace

from rich.padding import Padding
from rich.text import Text

from paiju.bots import BOTS
from paiju.bots.registry import bot_faults
from paiju.cli.commands.play import choose_game
from paiju.cli.commands.setup import read_game, read_rules, refuse
from paiju.cli.table.rule_book import rule_book
from paiju.cli.table.rule_lines import card_lines
from paiju.cli.table.terminal import Left, Terminal
from paiju.cli.words import Words
from paiju.game import AnyGame, Refused, games
from paiju.game.registry import faults
from paiju.game.rulecard import RuleCard, read_card
from paiju.game.rules import switches


def _seats(game: AnyGame, words: Words) -> str:
    """Say how many can play."""
    rules = next(iter(game.presets.values()))
    switch = switches(rules).get("seats")
    if switch is None:
        return words.show(game.seats(rules), "n seat")
    return words.show(f"{switch.low}–{switch.high}", "n seat")


def list_games(words: Words) -> None:
    """Print every game: what it is called, how many can play, its presets; then what is wrong."""
    terminal = Terminal()
    for name, game in games().items():
        called = replace(words, game=name)
        presets = words.show(tuple(game.presets))
        line = Text.assemble((name, "bold"), f"  {called.name('game', name)}")
        line.append(f" · {_seats(game, words)} · {presets}", style="dim")
        terminal.say(line, Padding(called.name("about", name), (0, 0, 1, 2)))
    terminal.say(Text(words.say("bots_known", bots=tuple(BOTS))))
    for fault in (*faults(), *bot_faults()):
        terminal.say(Text(words.render(fault), "yellow"))


def _read_card(code: str, words: Words) -> RuleCard:
    """Read a rule code."""
    try:
        return read_card(code)
    except Refused as error:
        raise refuse(error, words) from error


def show_card(code: str, words: Words) -> None:
    """Print the rules that a rule code stands for."""
    card = _read_card(code, words)
    Terminal().say(*card_lines(card, replace(words, game=card.game.name)))


def show_rules(
    name: str | None, preset: str | None, settings: tuple[str, ...], words: Words, code: bool
) -> None:
    """Print the rules of a table as text, or as a rule code."""
    terminal = Terminal()
    try:
        game = read_game(name or choose_game(terminal, words), words)
    except Left:
        terminal.say(Text(words.say("goodbye")))
        return
    words = replace(words, game=game.name)
    rules = read_rules(game, preset, settings, words, {})
    card = RuleCard(game, preset or next(iter(game.presets)), rules)
    if code:
        terminal.say(Text(card.code))
    else:
        terminal.say(*card_lines(card, words), Text(), *rule_book(game.name, words.lang))
