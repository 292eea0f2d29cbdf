"""`paiju coach`: what each move of a finished hand cost, and what would have been better."""

import json
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from paiju.bots import Budget, Reason, parse_budget
from paiju.bots.coach import USUAL, Coaching, Judged, coach
from paiju.bots.workers import workers
from paiju.cli.command import HELP_WORDS, Lang, make_commands, politely, words_in
from paiju.cli.commands.setup import FAILED, Complaint, read_number, read_text, read_workers, refuse
from paiju.cli.progress import bar
from paiju.cli.table.moves import describe_move
from paiju.cli.table.terminal import Terminal
from paiju.cli.usage import PoliteCommand
from paiju.cli.words import Words, tell
from paiju.game import Measure, Record, Refused, move_to_json, parse_record
from paiju.judge.answers import write_fact
from paiju.text import name
from paiju.text.catalogue import catalogue

commands = make_commands()
_say = partial(tell, "coach")


def _read(file: Path, words: Words) -> Record:
    """Read a record."""
    try:
        return parse_record(read_text(file, words))
    except Refused as error:
        raise refuse(error, words, FAILED) from error


def _budget(text: str | None, words: Words) -> Budget:
    """Read what a decision may cost."""
    if text is None:
        return USUAL
    budget = parse_budget(text.strip())
    if budget is None:
        raise Complaint(_say("bad_budget", words, given=text[:40]))
    return budget


def _judge(
    record: Record, budget: Budget, seat: int | None, processes: int, words: Words
) -> Coaching:
    """Judge all moves; a bar on the terminal tells how far it is."""
    with bar() as shown:
        task = shown.add_task(_say("judging", words), total=None)

        def tell(done: int, total: int) -> None:
            shown.update(task, completed=done, total=total)

        try:
            if processes == 1:
                return coach(record, budget, seat, tell)
            with workers(processes) as pool:
                return coach(record, budget, seat, tell, pool.map)
        except Refused as error:
            raise refuse(error, words, FAILED) from error
        except BrokenProcessPool as error:
            raise Complaint(words.say("worker_died"), status=FAILED) from error


def amount(value: float, unit: Measure, words: Words) -> str:
    """Write a number of points or levels."""
    digits = 2 if unit.trifle < 1 else 1
    return words.show(f"{value:.{digits}f}")


def _rows(found: Coaching, words: Words) -> Table:
    """Draw a table of all decisions."""
    table = Table(width=80, show_edge=False, pad_edge=False)
    for key in ("step", "seat", "move", "cost", "error", "best"):
        right = key in ("step", "cost", "error")
        table.add_column(_say(f"column_{key}", words), justify="right" if right else "left")
    for one in found.moves:
        same = one.best == one.move
        table.add_row(
            str(one.step),
            words.seat(one.seat),
            describe_move(one.move, words),
            amount(one.cost, found.unit, words),
            "" if same else f"±{amount(one.error, found.unit, words)}",
            "✓" if same else describe_move(one.best, words),
            style="bold red" if one.mistake else "",
        )
    return table


def _reasons(reasons: tuple[Reason, ...], words: Words) -> str:
    """Say why."""
    said = [words.reason(why) for why in reasons]
    further = name("coach", "further.text", words.lang, "coach")
    return "".join((*said[:1], *(further.replace("{reason}", why) for why in said[1:])))


def _named(one: Judged, unit: Measure, words: Words) -> Iterator[Text]:
    """Tell of a costly move, of a better one, and why."""
    cost = _say(
        f"cost_{unit.name}",
        words,
        cost=amount(one.cost, unit, words),
        error=amount(one.error, unit, words),
    )
    seat, made = words.seat(one.seat), describe_move(one.move, words)
    yield Text(_say("named", words, step=one.step, seat=seat, move=made, cost=cost), "bold red")
    told = _reasons(one.reasons, words)
    yield Text(_say("better", words, move=describe_move(one.best, words), why=told))
    if one.meant != one.reasons[0]:
        yield Text(_say("meant", words, why=_reasons((one.meant,), words)), "dim")


def measure_note(game: str, words: Words) -> str:
    """Say what costs are told in; nothing of a game from elsewhere, which has no such sentence."""
    key = f"unit_{game}"
    return _say(key, words) if catalogue(words.lang, "coach").find("coach", key, "text") else ""


def _print(found: Coaching, words: Words) -> None:
    """Print all costs, the costliest moves in words, and what the figures mean."""
    worst = [one for step in found.worst for one in found.moves if one.step == step]
    lines = [line for one in worst for line in _named(one, found.unit, words)]
    if not found.moves:
        lines = [Text(_say("no_choice", words))]
    elif not worst:
        lines = [Text(_say("no_mistake", words), "bold green")]
    note = Text(_say("note", words), "dim")
    measure = Text(measure_note(found.game, words), "dim")
    Terminal().say(*((_rows(found, words), "") if found.moves else ()), *lines, "", note, measure)


def _write(one: Judged, lang: str, words: Words) -> dict[str, Any]:
    """Write a decision as plain values."""
    reasons = [
        {"code": why.code, "facts": {key: write_fact(fact) for key, fact in why.facts.items()}}
        for why in one.reasons
    ]
    return {
        "step": one.step,
        "seat": one.seat,
        "move": move_to_json(one.move),
        "best": move_to_json(one.best),
        "cost": round(one.cost, 4),
        "error": round(one.error, 4),
        "mistake": one.mistake,
        "reasons": reasons,
        "text": _reasons(one.reasons, words),
    }


def _json(found: Coaching, words: Words) -> str:
    """Write everything as one line of JSON."""
    moves = [_write(one, words.lang, words) for one in found.moves]
    answer = {
        "game": found.game,
        "unit": found.unit.name,
        "moves": moves,
        "worst": list(found.worst),
    }
    return json.dumps(answer, ensure_ascii=False)


@commands.command("coach", cls=PoliteCommand, help=_say("help_coach", HELP_WORDS))
@politely
def coach_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_say("help_file", HELP_WORDS))],
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="N", help=_say("help_seat", HELP_WORDS))
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option("--budget", metavar="2000p|100ms", help=_say("help_budget", HELP_WORDS)),
    ] = None,
    processes: Annotated[
        str | None, typer.Option("--workers", metavar="N", help=_say("help_workers", HELP_WORDS))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_say("help_json", HELP_WORDS))] = False,
    lang: Lang = None,
) -> None:
    """Judge the moves of a record."""
    words = words_in(lang)
    spend = _budget(budget, words)
    count = read_workers(processes, words) or 1
    record = _read(file, words)
    own = read_number(seat, 1, len(record.standing.scores), "bad_seat", words)
    words = replace(words, game=record.game, you=own)
    found = _judge(record, spend, own, count, words)
    if as_json:
        print(_json(found, words))
    else:
        _print(found, words)
