"""Measure from the command line: `python -m bench --games xiaoer,gandengyan --rounds 5`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console

from bench.chart import draw
from bench.interpreted import Failed
from bench.kernels import interpreted_kernels
from bench.results import COMPILED, INTERPRETED, document, line
from bench.run import PACKAGE, measure
from bench.table import table
from paiju.game import AnyGame, games

FOLDER = Path(__file__).parent
WIDTH = 132


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--games", default="", help="names with commas between; all when left out")
    parser.add_argument("--rounds", type=int, default=5, help="rounds to take the median of")
    parser.add_argument(
        "--interpreted", action="store_true", help="measure the kernels without compiling them"
    )
    return parser.parse_args()


def chosen(names: str) -> tuple[AnyGame, ...]:
    """Find the games that were asked for, each once; all if none was named."""
    known = games()
    wanted = dict.fromkeys(name.strip() for name in names.split(",") if name.strip())
    unknown = [name for name in wanted if name not in known]
    if unknown:
        raise SystemExit(f"bench: no game named {', '.join(unknown)}; there are {', '.join(known)}")
    return tuple(known[name] for name in wanted or known)


def main() -> None:
    """Measure, write the files, print the table and, last, the one line for programs."""
    given = arguments()
    if given.rounds < 1:
        raise SystemExit("bench: at least one round is needed")
    measured = chosen(given.games)
    plain = interpreted_kernels(PACKAGE)
    if plain and not given.interpreted:
        raise SystemExit(
            f"bench: {len(plain)} kernels are not compiled ({plain[0]} is one): run `make build`, "
            "or measure the interpreted ones with --interpreted"
        )
    try:
        results = measure(measured, given.rounds, INTERPRETED if given.interpreted else COMPILED)
    except Failed as failed:
        raise SystemExit(f"bench: {failed}") from None
    except ModuleNotFoundError as missing:
        raise SystemExit(f"bench: {missing.name} is not installed here: use `make bench`") from None
    # An interpreted run must not pass for the figures of the project.
    stem = "interpreted" if given.interpreted else "results"
    text = json.dumps(document(results), indent=2, ensure_ascii=False)
    (FOLDER / f"{stem}.json").write_text(text + "\n", encoding="utf-8")
    draw(results, FOLDER / f"{stem}.svg")
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    console.print(table(results))
    print(json.dumps(line(results)))


if __name__ == "__main__":
    main()
