"""Whole hands of every game, typed move by move: what is recorded is what was meant."""

from pathlib import Path

import pytest

from paiju.game import games, parse_record
from tests.cli.table import run, too_wide
from tests.cli.typist import PLAYER, typed_hand

TABLES = [(name, preset) for name, game in games().items() for preset in game.presets]


@pytest.mark.parametrize("seed", [24, 25])
@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_a_whole_hand_is_typed(name: str, preset: str, seed: int, tmp_path: Path) -> None:
    typed, made = typed_hand(name, preset, seed)
    lang = ("zh", "en")[seed % 2]
    options = ("--preset", preset, "--seed", str(seed), "--lang", lang, "--record", str(tmp_path))
    told = run("play", name, "--bots", "random", "--hands", "1", *options, typed=typed).stdout
    (file,) = tmp_path.iterdir()
    record = parse_record(file.read_text("utf-8"))
    own = [(one.seat, one.move) for one in record.moves if one.seat == PLAYER]
    assert own == [(one.seat, one.move) for one in made if one.seat == PLAYER]
    assert list(record.moves) == made
    assert too_wide(told) == []


def test_the_typed_hands_have_every_act_of_their_games() -> None:
    acts = {
        one.move.act for seed in (24, 25, 1) for one in typed_hand("friends", "standard", seed)[1]
    }
    assert {"show", "bury", "call", "play", "decline", "keep"} <= acts
