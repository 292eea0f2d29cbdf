"""`paiju verify`: prove that a record is whole, its deal the promised one and its moves legal."""

import json
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from paiju.cli.commands.setup import FAILED, read_text
from paiju.cli.table.terminal import Terminal
from paiju.cli.words import Words
from paiju.game import Verdict, verify_record
from paiju.text import message


def read_seed(text: str) -> bytes:
    """Read a seed; what is none is a seed that nothing follows from."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


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
    verdict = verify_record(read_text(file, words), None if event is None else read_seed(event))
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
