"""Golden records: whole hands and every view of them, to the byte; and the census of positions.

    python -m tests.golden.writing tests

writes tests/golden and tests/census anew for every game and preset; do so only for a change of
behaviour that is meant, and tell the reason where you commit them.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from paiju.arena.census import census, format_entry, positions
from paiju.game import AnyGame, Record, format_record, games, parse_record, replay
from paiju.testing import walk
from paiju.testing.plain import view_digest

SEEDS: Final = (3, 4, 5)
_VIEWS: Final = "views\n"


def write(game: AnyGame, record: Record) -> str:
    """Write a record and, for every moment, the hash of an onlooker's and every seat's view."""
    lines = []
    for state in replay(record):
        seats = (None, *range(1, game.seats(state.rules) + 1))
        lines.append(" ".join(view_digest(game.view(state, seat)) for seat in seats))
    return format_record(record) + _VIEWS + "".join(f"{line}\n" for line in lines)


def read(text: str) -> Record:
    """Read the record of a golden file."""
    record, _, _ = text.partition(_VIEWS)
    return parse_record(record)


def files(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Play the golden hands of a game: the name and text of each file."""
    for preset, rules in game.presets.items():
        for seed in SEEDS:
            yield f"{preset}-{seed}.txt", write(game, walk.record(game, rules, seed))


def _write(path: Path, text: str) -> None:
    """Write a file, with the folders it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Write the golden records and the census of every game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the tests are")
    parser.add_argument("--game", choices=sorted(games()), help="only this game")
    given = parser.parse_args()
    for name, game in games().items():
        if given.game in (None, name):
            for file, text in files(game):
                _write(given.folder / "golden" / name / file, text)
            lines = [f"{format_entry(census(at))}\n" for at in positions(name)]
            _write(given.folder / "census" / f"{name}.census", "".join(lines))


if __name__ == "__main__":
    main()
