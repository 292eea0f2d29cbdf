"""`paiju verify`: prove that a record is whole, its deal the promised one and its moves legal."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

from rich.text import Text

from paiju.cli.commands.setup import FAILED, read_text
from paiju.cli.table.terminal import Terminal
from paiju.cli.words import Words
from paiju.game import Record, Refusal, Refused, parse_record, verify
from paiju.game import replay as replay_record
from paiju.game.fair import verify_event
from paiju.game.record import open_record
from paiju.text import message


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was proved, in this order, and what was found wrong instead of the next."""

    proved: tuple[str, ...]
    fault: Refusal | None = None
    record: Record | None = None
    finished: bool = False
    """Whether the hand was played to its end."""


def read_seed(text: str) -> bytes:
    """Read a seed; what is none is a seed that nothing follows from."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def judge_record(text: str, event: str | None = None) -> Verdict:
    """Prove everything that can be proved about a record; stop at the first fault.

    Where the seed of an event is given, the deal must be one of its deals.
    """
    proved: list[str] = []
    record: Record | None = None
    try:
        record = parse_record(text)
        proved.append("whole")
        game, rules, _ = open_record(record)
        proved.append("rules")
        fault = verify(record.fair, record.deal, game.deck(rules))
        if fault is not None:
            if fault.code in ("fair_deal", "fair_start"):
                proved.append("promise")
            return Verdict(tuple(proved), fault, record)
        proved += ["promise", "deal"]
        if event is not None:
            fault = verify_event(record.fair, read_seed(event))
            if fault is not None:
                return Verdict(tuple(proved), fault, record)
            proved.append("event")
        *_, last = replay_record(record)
        proved.append("moves")
    except Refused as error:
        return Verdict(tuple(proved), error.refusal, record)
    return Verdict(tuple(proved), None, record, game.outcome(last) is not None)


def _print(verdict: Verdict, words: Words) -> None:
    """Say what was proved, what was not, and what it means."""
    lines = [
        Text.assemble(("✓ ", "bold green"), words.say(f"proof_{proof}")) for proof in verdict.proved
    ]
    if verdict.fault is not None:
        lines.append(Text.assemble(("✗ ", "bold red"), words.render(verdict.fault)))
    elif not verdict.finished:
        lines.append(Text(words.say("proof_unfinished"), style="yellow"))
    if verdict.fault is None and verdict.record is not None and verdict.record.fair is not None:
        promise = verdict.record.fair.commitment
        lines.append(Text(f"{words.say('proof_seal')}{promise}"))
        lines.append(Text(words.say("proof_limits"), style="dim"))
    Terminal().say(*lines)


def verify_file(file: Path, as_json: bool, words: Words, event: str | None = None) -> int:
    """Print the verdict on a file; the exit status is 0 where everything was proved."""
    verdict = judge_record(read_text(file, words), event)
    if verdict.record is not None:
        words = replace(words, game=verdict.record.game)
    if as_json:
        fault = verdict.fault
        answer = {
            "ok": fault is None,
            "finished": verdict.finished,
            "proved": list(verdict.proved),
            "fault": None if fault is None else {"code": fault.code, "message": message(fault)},
        }
        print(json.dumps(answer, ensure_ascii=False))
    else:
        _print(verdict, words)
    return 0 if verdict.fault is None else FAILED
