"""Run every contender once a round, so that a slow minute slows them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bench.tally import Contender, Tally

# A probe shorter than this fraction of the slice says too little about the rate.
PROBE = 1 / 8
# Rounds count from one; the probe has a seed of its own, and zero is no seed for many generators.
PROBE_SEED = 1_000_003


def portion(contender: Contender, seconds: float) -> int:
    """Find how much work fills a slice of CPU time; this also warms caches."""
    size = 1
    while True:
        spent = contender.run(PROBE_SEED, size).seconds
        if spent >= seconds * PROBE:
            return max(1, round(size * seconds / spent))
        size *= 2


def interleave(
    slices: Sequence[tuple[Contender, float]],
    rounds: int,
    tick: Callable[[str], None],
) -> Mapping[str, tuple[Tally, ...]]:
    """Measure all contenders round by round and gather their tallies by name.

    Every second round runs backwards: nobody always follows the same neighbour.
    """
    work: list[tuple[Contender, int]] = []
    for contender, seconds in slices:
        tick(contender.name)
        work.append((contender, portion(contender, seconds)))
    found: dict[str, list[Tally]] = {contender.name: [] for contender, _ in work}
    for number in range(1, rounds + 1):
        for contender, size in work if number % 2 else reversed(work):
            tick(contender.name)
            found[contender.name].append(contender.run(number, size))
    return {name: tuple(tallies) for name, tallies in found.items()}
