"""The commands for players: play, replay, verify, rules, games, census."""

from pathlib import Path
from typing import Annotated

import typer

from paiju.cli.command import (
    HELP_WORDS,
    Lang,
    Preset,
    Settings,
    make_commands,
    politely,
    words_in,
)
from paiju.cli.commands.census import check_census, print_census
from paiju.cli.commands.games import list_games, show_card, show_rules
from paiju.cli.commands.play import Wishes, play_match
from paiju.cli.commands.replay import replay_file
from paiju.cli.commands.setup import Complaint
from paiju.cli.commands.verify import verify_file
from paiju.cli.usage import PoliteCommand

commands = make_commands()


def _help(key: str) -> str:
    """Return the help of a command or an option."""
    return HELP_WORDS.say(f"help_{key}")


GameName = Annotated[str | None, typer.Argument(metavar="GAME", help=_help("game"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=_help("file"))]


@commands.command(cls=PoliteCommand, help=_help("play"))
@politely
def play(
    game: GameName = None,
    preset: Preset = None,
    settings: Settings = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N", help=_help("seats"))] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="N", help=_help("own_seat"))] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="KIND", help=_help("bots"))] = "easy",
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=_help("seed"))] = None,
    hands: Annotated[str | None, typer.Option("--hands", metavar="N", help=_help("hands"))] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FOLDER", help=_help("record"))
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help=_help("auto"))] = False,
    workers: Annotated[
        str | None, typer.Option("--workers", metavar="N", help=_help("workers"))
    ] = None,
) -> None:
    """Play against bots."""
    wishes = Wishes(
        game, preset, tuple(settings or ()), seats, seat, bots, seed, hands, record, auto, workers
    )
    play_match(wishes, words_in(lang))


@commands.command(cls=PoliteCommand, help=_help("replay"))
@politely
def replay(
    file: RecordFile,
    step: Annotated[str | None, typer.Option("--step", metavar="N", help=_help("step"))] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="N", help=_help("view"))] = None,
    lang: Lang = None,
) -> None:
    """Step through a record."""
    replay_file(file, step, seat, words_in(lang))


@commands.command(cls=PoliteCommand, help=_help("verify"))
@politely
def verify(
    file: RecordFile,
    json: Annotated[bool, typer.Option("--json", help=_help("json"))] = False,
    event: Annotated[
        str | None, typer.Option("--event", metavar="SEED", help=_help("event"))
    ] = None,
    lang: Lang = None,
) -> None:
    """Prove a record."""
    raise typer.Exit(verify_file(file, json, words_in(lang), event))


@commands.command(cls=PoliteCommand, help=_help("rules"))
@politely
def rules(
    game: Annotated[str | None, typer.Argument(metavar="GAME|CODE", help=_help("card"))] = None,
    preset: Preset = None,
    settings: Settings = None,
    code: Annotated[bool, typer.Option("--code", help=_help("code"))] = False,
    lang: Lang = None,
) -> None:
    """Show the rules of a table."""
    words = words_in(lang)
    if game is not None and "~" in game:
        if preset or settings or code:
            raise Complaint(words.say("card_alone"))
        show_card(game, words)
    else:
        show_rules(game, preset, tuple(settings or ()), words, code)


@commands.command(cls=PoliteCommand, help=_help("games"))
@politely
def games(lang: Lang = None) -> None:
    """List the games."""
    list_games(words_in(lang))


@commands.command(cls=PoliteCommand, help=_help("census"))
@politely
def census(
    game: GameName = None,
    depth: Annotated[str | None, typer.Option("--depth", metavar="N", help=_help("depth"))] = None,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help=_help("check"))
    ] = None,
    lang: Lang = None,
) -> None:
    """Count legal plays."""
    if check is None:
        print_census(game, depth, words_in(lang))
    else:
        check_census(check, words_in(lang))
