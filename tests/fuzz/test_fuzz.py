"""A short run of every fuzzer."""

import subprocess
import sys

import pytest

from fuzz import decoder, driver, frames, move, record, rules
from paiju.game import Chance, Dice

TARGETS = {
    "decoder": decoder,
    "record": record,
    "move": move,
    "rules": rules,
    "frames": frames,
}


@pytest.mark.parametrize("name", TARGETS)
def test_fuzz(name: str) -> None:
    counted = driver.run(TARGETS[name].target, 1500, 1)
    assert counted.total() == 1500
    assert len(counted) > 1


@pytest.mark.deep
@pytest.mark.parametrize("name", TARGETS)
def test_fuzz_deeply(name: str) -> None:
    assert driver.run(TARGETS[name].target, 100_000, 10_000).total() == 100_000


def test_a_fault_is_told_with_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    def target(chance: Chance) -> str:
        if chance.below(5) == 0:
            raise KeyError("planted")
        return "sound"

    with pytest.raises(KeyError):
        driver.run(target, 1000, 1)
    told = capsys.readouterr().err.split()
    seed = int(told[told.index("--seed") + 1])
    assert Dice(seed).below(5) == 0


def test_mutants_differ() -> None:
    assert len({driver.mutate("paiju-record 1", Dice(seed)) for seed in range(200)}) > 100


@pytest.mark.parametrize("name", ["decoder", "rules"])
def test_command(name: str) -> None:
    command = [sys.executable, "-m", f"fuzz.{name}", "--runs", "50"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert sum(int(line.split()[-1]) for line in told.splitlines()) == 50
