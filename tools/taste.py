"""Train the taste of 干瞪眼 by self-play, write its weights and draw how it learnt. CPU only.

    python -m tools.taste --generations 14 --hands 48000 --out trained

Each generation plays hands against itself. At every fourth moment each play is tried out twice to
the end of the hand; a network of one hidden layer learns by how much each did better than the
others at that moment. Its weights are rounded to whole numbers, which the kernel weighs plays with.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray
from rich.progress import Progress

from examples.train_value import Adam
from paiju.arena.intervals import Interval, of_points
from paiju.games.gandengyan import deal
from paiju.games.gandengyan.kernel.think.features import LOOKS
from paiju.games.gandengyan.kernel.think.lessons import duel, lessons
from paiju.games.gandengyan.kernel.think.taste import HIDDEN, LARGEST
from paiju.games.gandengyan.rules import HOUSE

Floats = NDArray[np.float32]
# Most tables are of four; the others are learnt beside them.
SEATS: Final = (4, 4, 3, 4, 2, 4, 5, 4, 6)
CHUNK: Final = 250
"""Hands of a table of one size before the next."""
KEPT: Final = 3
"""Generations of lessons that are remembered."""
BATCH: Final = 256
SCALE: Final = 128
"""What a weight is multiplied by before it is rounded."""
UNIT: Final = 8
"""The size of a look, as the kernel notes it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The plays of one moment: how they looked, and what each gained beside the others."""

    looks: NDArray[np.int8]
    ahead: Floats


def read(found: Sequence[int]) -> Iterator[Lesson]:
    """Take the lessons apart that a kernel returned."""
    numbers = np.asarray(found, np.int32)
    at = 0
    while at < len(numbers):
        plays, begin = int(numbers[at]), at + 1
        at = begin + plays * (LOOKS + 1)
        rows = numbers[begin:at].reshape(plays, LOOKS + 1)
        gains = rows[:, -1].astype(np.float32)
        yield Lesson(rows[:, :-1].astype(np.int8), gains - gains.mean())


def gather(weights: list[int], hands: int, seed: int) -> list[Lesson]:
    """Play hands at tables of every size."""
    found: list[Lesson] = []
    for nth in range(hands // CHUNK):
        table = deal.new_table(replace(HOUSE, seats=SEATS[nth % len(SEATS)]))
        found += read(lessons(table, weights, seed + nth * CHUNK * 7919, CHUNK))
    return found


class Network:
    """One hidden layer, fitted by Adam to differences between the plays of a moment."""

    def __init__(self, random: np.random.Generator) -> None:
        self._random = random
        self._parts = [
            np.asarray(random.normal(0, 0.5 / np.sqrt(LOOKS), (LOOKS, HIDDEN)), np.float32),
            np.asarray(random.normal(0, 1 / np.sqrt(HIDDEN), HIDDEN), np.float32),
        ]

    def weights(self) -> list[int]:
        """Return the weights as the kernel takes them."""
        whole = [np.rint(part * SCALE).clip(-LARGEST, LARGEST) for part in self._parts]
        return [int(one) for part in whole for one in part.ravel()]

    def fit(self, found: Sequence[Lesson], epochs: int, rate: float) -> float:
        """Learn lessons several times over, ever more slowly; return the last mean error."""
        adam = Adam(self._parts)
        errors = [0.0]
        for epoch in range(epochs):
            errors = []
            order = self._random.permutation(len(found))
            for batch in np.array_split(order, max(1, len(order) // BATCH)):
                error, slopes = self._slopes([found[at] for at in batch])
                errors.append(error)
                adam.follow(slopes, rate * (1 - epoch / epochs))
        return float(np.mean(errors))

    def _slopes(self, batch: Sequence[Lesson]) -> tuple[float, list[Floats]]:
        """Return the mean square of the error, and where it falls."""
        looks = np.concatenate([one.looks for one in batch]).astype(np.float32) / np.float32(UNIT)
        ahead = np.concatenate([one.ahead for one in batch])
        moment = np.repeat(np.arange(len(batch)), [len(one.ahead) for one in batch])
        layer, out = self._parts
        hidden = np.maximum(looks @ layer, 0)
        error = hidden @ out - ahead
        # Only differences between the plays of a moment count.
        error -= (np.bincount(moment, weights=error) / np.bincount(moment))[moment]
        slope = np.asarray(2 * error / len(error), np.float32)
        back = np.asarray(np.outer(slope, out) * (hidden > 0), np.float32)
        return float((error**2).mean()), [np.asarray(looks.T @ back, np.float32), hidden.T @ slope]


@dataclass(frozen=True, slots=True)
class Point:
    """What a generation came to: cards a seat and hand ahead of the rules of thumb."""

    error: float
    ahead: Interval


def compare(weights: list[int], deals: int) -> Interval:
    """Tell by how many cards a seat is ahead of the rules of thumb in a hand."""
    found = duel(deal.new_table(HOUSE), weights, [], 99, deals)
    # Six seatings, two seats of each.
    return of_points([cards / 12 for cards in found])


def train(
    generations: int, hands: int, deals: int, progress: Progress
) -> tuple[list[int], list[Point]]:
    """Train a taste."""
    network = Network(np.random.default_rng(1))
    task = progress.add_task("generations", total=generations)
    weights: list[int] = []
    remembered: list[list[Lesson]] = []
    curve: list[Point] = []
    for generation in range(generations):
        found = gather(weights, hands, generation * 1_000_003 + 17)
        remembered = [*remembered, found][-KEPT:]
        many = [one for part in remembered for one in part]
        error = network.fit(many, 8 if generation == 0 else 4, 0.003 if generation == 0 else 0.0015)
        weights = network.weights()
        curve.append(Point(error, compare(weights, deals)))
        progress.print(f"{generation + 1:3} {len(found):7} lessons {curve[-1].ahead.value:+.3f}")
        progress.advance(task)
    return weights, curve


def plot(curve: Sequence[Point], file: Path) -> None:
    """Draw by how much each generation beats the rules of thumb."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    steps = range(1, len(curve) + 1)
    bars = [point.ahead.high - point.ahead.value for point in curve]
    axes.errorbar(steps, [point.ahead.value for point in curve], bars, marker="o", capsize=3)
    axes.axhline(0, color="#999999", linewidth=0.8)
    axes.set_xlabel("generation")
    axes.set_ylabel("cards ahead of the rules of thumb, a seat and hand")
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Train, then write the weights and the curve."""
    parser = argparse.ArgumentParser(prog="python -m tools.taste", description=__doc__)
    parser.add_argument("--generations", type=int, default=14)
    parser.add_argument("--hands", type=int, default=48_000, help="hands a generation")
    parser.add_argument("--deals", type=int, default=2_500, help="deals of each comparison")
    parser.add_argument("--out", type=Path, default=Path("trained"))
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with Progress() as progress:
        weights, curve = train(wish.generations, wish.hands, wish.deals, progress)
    np.save(wish.out / "weights.npy", np.asarray(weights, np.int16))
    plot(curve, wish.out / "taste.svg")


if __name__ == "__main__":
    main()
