"""Whole hands of every game, typed move by move: what is recorded is what was meant."""

from pathlib import Path

import pytest

from paiju.game import RecordedMove, games, parse_record
from tests.cli.table import run, too_wide
from tests.cli.typist import PLAYER, typed_hands

TABLES = [(name, preset) for name, game in games().items() for preset in game.presets]


def _type(name: str, preset: str, seed: int, hands: int, folder: Path) -> list[RecordedMove]:
    """Type hands at the terminal, hold the last record to what was meant, and return its moves."""
    typed, made = typed_hands(name, preset, seed, hands)
    options = ("--preset", preset, "--seed", str(seed), "--lang", ("zh", "en")[seed % 2])
    match = ("--bots", "random", "--hands", str(hands), "--record", str(folder))
    told = run("play", name, *match, *options, typed=typed).stdout
    assert too_wide(told) == []
    *_, file = sorted(folder.iterdir())
    record = parse_record(file.read_text("utf-8"))
    assert record.standing.hand == hands
    # The last hand of a shorter match has other news: positions are not compared.
    assert [(one.seat, one.move) for one in record.moves] == [(one.seat, one.move) for one in made]
    return made


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_a_whole_hand_is_typed(name: str, preset: str, tmp_path: Path) -> None:
    made = _type(name, preset, 24, 1, tmp_path)
    assert any(one.seat == PLAYER and one.move.act == "play" for one in made)


def test_bids_burials_calls_and_kept_throws_are_typed(tmp_path: Path) -> None:
    acts: set[str] = set()
    for seed in (24, 25):
        made = _type("friends", "standard", seed, 1, tmp_path / str(seed))
        acts |= {one.move.act for one in made if one.seat == PLAYER}
    assert {"show", "bury", "call", "play"} <= acts


def test_tribute_is_typed(tmp_path: Path) -> None:
    acts: set[str] = set()
    for seed in (24, 25):
        made = _type("guandan", "house", seed, 2, tmp_path / str(seed))
        acts |= {one.move.act for one in made if one.seat == PLAYER}
    assert acts & {"tribute", "return"}
