"""The counts of legal lines of play stay what they were."""

import json
from itertools import islice
from pathlib import Path

import pytest

from paiju.arena.census import (
    Entry,
    Position,
    census,
    count,
    format_entry,
    parse_census,
    positions,
    reach,
)
from paiju.game import AnyGame, Refused, games, registry
from tests import toy

FOLDER = Path(__file__).parent
ENTRIES = [
    entry
    for path in sorted(FOLDER.glob("*.census"))
    for entry in parse_census(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: format_entry(entry).split(":")[0])
def test_census(entry: Entry) -> None:
    assert census(entry.position) == entry


@pytest.mark.parametrize("game", games())
def test_every_position_is_counted(game: str) -> None:
    counted = {entry.position for entry in ENTRIES if entry.position.game == game}
    assert counted == set(positions(game))


@pytest.fixture
def _toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, AnyGame] = {"toy": toy.game}
    monkeypatch.setattr(registry, "games", lambda: known)


@pytest.mark.usefixtures("_toy_is_installed")
def test_counts_are_those_of_the_whole_tree() -> None:
    position = Position("toy", json.dumps({"cards": 1, "seats": 2}), 1, 0)
    game, state = reach(position)
    first = list(game.legal(state, 1))
    assert count(game, state, 1) == len(first) == 2
    assert count(game, state, 2) == sum(
        len(list(game.legal(game.apply(state, 1, move).state, 2))) for move in first
    )
    assert census(position).counts == tuple(count(game, state, depth) for depth in (1, 2, 3))


@pytest.mark.usefixtures("_toy_is_installed")
def test_a_finished_hand_has_no_lines() -> None:
    assert census(Position("toy", "{}", 1, 500)).counts == (0,)


def test_entries_are_read_as_they_are_written() -> None:
    entries = tuple(islice(ENTRIES, 5))
    assert parse_census("".join(f"{format_entry(entry)}\n" for entry in entries)) == entries


@pytest.mark.parametrize("line", ["", "toy", "toy {} seed 1 after 2:", "toy {} seed x after 2: 1"])
def test_a_line_that_is_no_entry_is_refused(line: str) -> None:
    with pytest.raises(Refused) as error:
        parse_census(f"{line}\nmore")
    assert error.value.refusal.facts["line"] == 1
