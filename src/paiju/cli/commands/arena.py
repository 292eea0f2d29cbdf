"""`paiju arena`: let bots play each other at the same deals and tell which is stronger."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from paiju.arena.entrants import parse_entrants
from paiju.arena.plan import Plan, parse_deals
from paiju.arena.running import Spread, in_processes, on_ray
from paiju.cli.command import HELP_WORDS, Lang, Preset, Settings, make_commands, politely, words_in
from paiju.cli.commands.arena_run import Place, arena_words, present, run_in, say
from paiju.cli.commands.setup import (
    read_game,
    read_number,
    read_rules,
    read_text,
    read_workers,
    refuse,
)
from paiju.cli.usage import PoliteCommand
from paiju.cli.words import Words
from paiju.game import AnyGame, Refused
from paiju.game.rules import RulesLike

_DEALS: Final = 100
_MOST_DEALS: Final = 10**7
_MOST_HANDS: Final = 1000
_LARGEST_SEED: Final = 2**63
commands = make_commands()


def _help(key: str) -> str:
    """Return the help of an option."""
    return say(f"help_{key}", HELP_WORDS)


def _plan(
    game: AnyGame,
    rules: RulesLike,
    bots: str,
    numbers: tuple[str | None, str | None, str | None],
    file: Path | None,
    words: Words,
) -> Plan:
    """Read what is to be played."""
    deals = read_number(numbers[0], 1, _MOST_DEALS, "bad_number", words)
    hands = read_number(numbers[1], 1, _MOST_HANDS, "bad_number", words) or 1
    seed = read_number(numbers[2], 0, _LARGEST_SEED, "bad_seed", words)
    given = () if file is None else parse_deals(read_text(file, words), game, rules)
    return Plan.of(
        game,
        rules,
        parse_entrants(bots),
        deals or len(given) or _DEALS,
        1 if seed is None else seed,
        hands,
        given,
    )


def _spread(workers: str | None, ray: str | None, words: Words) -> Spread:
    """Choose where the deals are played."""
    count = read_workers(workers, words)
    return in_processes(count or os.cpu_count() or 1) if ray is None else on_ray(ray)


@commands.command("arena", cls=PoliteCommand, help=_help("arena"))
@politely
def arena_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=_help("game"))],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help=_help("bots"))],
    deals: Annotated[str | None, typer.Option("--deals", metavar="N", help=_help("deals"))] = None,
    hands: Annotated[str | None, typer.Option("--hands", metavar="N", help=_help("hands"))] = None,
    workers: Annotated[
        str | None, typer.Option("--workers", metavar="N", help=_help("workers"))
    ] = None,
    preset: Preset = None,
    settings: Settings = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help=_help("seed"))] = None,
    deal_file: Annotated[
        Path | None, typer.Option("--deal-file", metavar="FILE", help=_help("deal_file"))
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help=_help("out"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=_help("resume"))] = False,
    json: Annotated[bool, typer.Option("--json", help=_help("json"))] = False,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=_help("ray"))] = None,
    lang: Lang = None,
) -> None:
    """Compare bots."""
    words = words_in(lang)
    table = read_game(game, words)
    rules = read_rules(table, preset, tuple(settings or ()), words, {})
    try:
        plan = _plan(table, rules, bots, (deals, hands, seed), deal_file, words)
        spread = _spread(workers, ray, words)
    except Refused as error:
        raise refuse(error, arena_words(words)) from error
    played = run_in(Place(out, resume), plan, spread, words)
    present(plan, played, out, json, replace(words, game=table.name))
