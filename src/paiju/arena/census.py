"""Census (普查): how many lines of play there are from fixed positions, one to three moves deep.

A rule that changes by accident changes a count. A position is a game, switches, the seed of a
deal, and how many moves time has made since. Files have one position a line:

    xiaoer {"preset":"full"} seed 1 after 12: 31 124 498
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from paiju.game import (
    AnyGame,
    AnyState,
    Refusal,
    Refused,
    deal_from_seed,
    find,
    games,
)

DEPTH: Final = 3
_SEEDS: Final = (1, 2)
_AFTER: Final = (0, 3, 8, 16, 28, 40, 50)
_MOST_LINES: Final = 2000
CEILING: Final = 10_000
"""A burial or a throw may have millions of ways: this many stands for this many or more."""
_LINE: Final = re.compile(r"(\w+) (\{.*\}) seed (\d{1,9}) after (\d{1,4}): (\d+(?: \d+)*)")


@dataclass(frozen=True, slots=True)
class Position:
    """Where to count from."""

    game: str
    switches: str
    """What the rules are read from, as JSON."""
    seed: int
    after: int
    """How many moves time makes first."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A position and the number of lines of play of one, two, … moves."""

    position: Position
    counts: tuple[int, ...]


def count(game: AnyGame, state: AnyState, depth: int, most: int = CEILING) -> int:
    """Count the lines of so many moves; the first seat that may act is always asked.

    The count stops at `most`, which then stands for that many or more.
    """
    actors = game.actors(state)
    if not actors:
        return 0
    moves = game.legal(state, actors[0])
    if depth == 1:
        return sum(1 for _ in islice(moves, most))
    total = 0
    for move in moves:
        after = game.apply(state, actors[0], move).state
        total += count(game, after, depth - 1, most - total)
        if total >= most:
            break
    return total


def reach(position: Position) -> tuple[AnyGame, AnyState]:
    """Deal the hand of a position and let time play its moves."""
    game = find(position.game)
    rules = game.parse(json.loads(position.switches))
    deal = deal_from_seed(position.seed, game.deck(rules))
    state = game.begin(rules, game.opening(rules), deal)
    for _ in range(position.after):
        actors = game.actors(state)
        if not actors:
            break
        state = game.apply(state, actors[0], game.lapse(state, actors[0])).state
    return game, state


def census(position: Position, depth: int = DEPTH) -> Entry:
    """Count from a position, no deeper than can be done while one waits."""
    game, state = reach(position)
    counts: list[int] = []
    for level in range(1, depth + 1):
        counts.append(count(game, state, level))
        if not 0 < counts[-1] <= _MOST_LINES:
            break
    return Entry(position, tuple(counts))


def positions(name: str | None = None) -> Iterator[Position]:
    """Give the fixed positions of a game, or of all: every preset, early and late in a hand."""
    for game in games().values() if name is None else (find(name),):
        for preset in game.presets:
            switches = json.dumps({"preset": preset}, separators=(",", ":"))
            for seed in _SEEDS:
                for after in _AFTER:
                    position = Position(game.name, switches, seed, after)
                    if game.actors(reach(position)[1]):
                        yield position


def format_entry(entry: Entry) -> str:
    """Write an entry as one line."""
    at = entry.position
    counts = " ".join(map(str, entry.counts))
    return f"{at.game} {at.switches} seed {at.seed} after {at.after}: {counts}"


def parse_census(text: str) -> tuple[Entry, ...]:
    """Read lines as `format_entry` writes them; `Refused` with the line at fault."""
    entries: list[Entry] = []
    for number, line in enumerate(text.splitlines(), 1):
        match = _LINE.fullmatch(line)
        if match is None:
            raise Refused(Refusal("record_line", facts={"line": number, "text": line[:60]}))
        position = Position(match[1], match[2], int(match[3]), int(match[4]))
        entries.append(Entry(position, tuple(map(int, match[5].split()))))
    return tuple(entries)
