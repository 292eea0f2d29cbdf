"""Train a small value function by self-play, and plot how it learns. CPU only, minutes.

    python examples/train_value.py --game gandengyan --generations 20 --out trained

A network of one hidden layer estimates what a seat will gain by a move, from the rows of its view
and of the move. Hands are played by the network against itself, now and then at random; then it
is fitted to how they ended (Monte Carlo). After each generation it plays duplicate deals against
random players. The cells can be run one by one in an editor that knows `# %%`.
"""

# %% What is needed
import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from paiju.arena.rollouts import Asked, Choose, Numbers, Rollouts, rollouts, uniform
from paiju.arena.seatings import BOT, seatings
from paiju.envs.moves import MOVE
from paiju.envs.sight import size
from paiju.game import AnyGame, find
from paiju.game.rules import RulesLike

Floats = NDArray[np.float32]


# %% How weights learn
class Adam:
    """Follows slopes, each weight at a pace of its own."""

    def __init__(self, parts: Sequence[Floats]) -> None:
        self._parts = parts
        self._means = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]
        self._step = 0

    def follow(self, slopes: Sequence[Floats], rate: float) -> None:
        """Take one step down the slopes, one for each part."""
        self._step += 1
        for part, mean, square, slope in zip(
            self._parts, self._means, self._squares, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self._step)) + 1e-8
            part -= np.asarray(rate * mean / (1 - 0.9**self._step) / size, np.float32)


# %% The network: view and move in, expected gain out
class Value:
    """One hidden layer, fitted by Adam."""

    def __init__(self, inputs: int, hidden: int, random: np.random.Generator) -> None:
        shapes = {"view": (inputs, hidden), "move": (MOVE, hidden), "bias": (hidden,)}
        shapes |= {"out": (hidden,), "last": (1,)}
        self.weights: dict[str, Floats] = {
            name: np.asarray(random.normal(0, 1 / np.sqrt(shape[0]), shape), np.float32)
            for name, shape in shapes.items()
        }
        self._adam = Adam(tuple(self.weights.values()))

    def _hidden(self, rows: Floats, moves: Floats) -> Floats:
        """Return the hidden layer; the view is multiplied once, however many moves it has."""
        w = self.weights
        return np.maximum(rows @ w["view"] + moves @ w["move"] + w["bias"], 0)

    def estimate(self, rows: Floats, moves: Floats) -> Floats:
        """Return the expected gains."""
        return self._hidden(rows, moves) @ self.weights["out"] + self.weights["last"]

    def fit(self, rows: Floats, moves: Floats, gains: Floats, rate: float = 1e-3) -> float:
        """Take one step towards the gains; return the mean square of the error before."""
        w = self.weights
        hidden = self._hidden(rows, moves)
        error = hidden @ w["out"] + w["last"] - gains
        slope = np.asarray(2 * error / len(gains), np.float32)
        back = np.outer(slope, w["out"]) * (hidden > 0)
        # In the order of the weights.
        slopes = [rows.T @ back, moves.T @ back, back.sum(axis=0)]
        slopes += [hidden.T @ slope, slope.sum(keepdims=True)]
        self._adam.follow(slopes, rate)
        return float((error**2).mean())


# %% Players: the best move by the network, now and then any other
def greedy(value: Value, odd: float, seed: int) -> Choose:
    """Choose by the network; of all decisions a share `odd` is random."""
    random, chance = uniform(seed), np.random.default_rng(seed)

    def choose(asked: Asked) -> Numbers:
        gains = value.estimate(asked.rows[:, None, :], asked.moves.astype(np.float32))
        best = np.where(asked.mask, gains, -np.inf).argmax(axis=1)
        return np.where(chance.random(len(best)) < odd, random(asked), best)

    return choose


def seated(seating: str, one: Choose, other: Choose) -> Choose:
    """Let one player have some seats and another the rest."""
    taken = np.array([letter == BOT for letter in seating])

    def choose(asked: Asked) -> Numbers:
        return np.where(taken[asked.seats - 1], one(asked), other(asked))

    return choose


# %% One generation: play, then fit
def learn(value: Value, played: Rollouts, scale: float, random: np.random.Generator) -> float:
    """Fit the network to what was played, twice over; return the last mean error."""
    moves = played.moves.astype(np.float32)
    gains = played.returns / np.float32(scale)
    errors = [0.0]
    for _ in range(2):
        order = random.permutation(len(gains))
        batches = np.array_split(order, max(1, len(order) // 256))
        errors = [value.fit(played.rows[at], moves[at], gains[at]) for at in batches]
    return float(np.mean(errors))


def compare(game: AnyGame, rules: RulesLike, value: Value, hands: int) -> float:
    """Tell how much more a seat of the network gains than a random one, at the same deals."""
    found: list[float] = []
    for seating in seatings(game, rules):
        own = np.array([letter == BOT for letter in seating])
        players = seated(seating, greedy(value, 0.0, 1), uniform(2))
        gains = rollouts(game, rules, hands, seed=99, choose=players).gains
        found.append(float(gains[:, own].mean() - gains[:, ~own].mean()))
    return float(np.mean(found))


# %% The whole run
@dataclass(frozen=True, slots=True)
class Point:
    """What one generation came to."""

    generation: int
    error: float
    better: float


def train(game: AnyGame, generations: int, hands: int, test: int) -> tuple[Value, list[Point]]:
    """Train for some generations; the first point is the network that has learnt nothing."""
    rules = next(iter(game.presets.values()))
    random = np.random.default_rng(1)
    value = Value(size(game.seats(rules)), 96, random)
    scale = float(rollouts(game, rules, 50).gains.std()) or 1.0
    curve = [Point(0, 1.0, compare(game, rules, value, test))]
    for generation in range(1, generations + 1):
        # Much chance at the beginning, little at the end.
        odd = max(0.05, 0.5 * (1 - generation / generations))
        players = greedy(value, odd, generation)
        played = rollouts(game, rules, hands, seed=generation, choose=players, keep=True)
        error = learn(value, played, scale, random)
        curve.append(Point(generation, error, compare(game, rules, value, test)))
        print(f"{generation:3} error {error:.3f} gain over random {curve[-1].better:+.3f}")
    return value, curve


def plot(curve: Sequence[Point], game: str, file: Path) -> None:
    """Draw what was gained over random players, and the error."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    steps = [point.generation for point in curve]
    axes.plot(steps, [point.better for point in curve], marker="o", color="#4c78a8")
    axes.axhline(0, color="#999999", linewidth=0.8)
    axes.set_xlabel("generation")
    axes.set_ylabel("gain over random, a seat and hand", color="#4c78a8")
    other = axes.twinx()
    other.plot(steps[1:], [point.error for point in curve[1:]], color="#e45756", linestyle="--")
    other.set_ylabel("squared error of the estimate", color="#e45756")
    axes.set_title(game)
    figure.savefig(file, dpi=120)


def main(arguments: Sequence[str] | None = None) -> list[Point]:
    """Train, then write the weights and the curve."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="gandengyan")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--hands", type=int, default=200, help="hands a generation")
    parser.add_argument("--test", type=int, default=40, help="deals of each comparison")
    parser.add_argument("--out", type=Path, default=Path("trained"))
    wish = parser.parse_args(arguments)
    value, curve = train(find(wish.game), wish.generations, wish.hands, wish.test)
    wish.out.mkdir(parents=True, exist_ok=True)
    np.savez(wish.out / "value.npz", allow_pickle=False, **value.weights)
    plot(curve, wish.game, wish.out / "curve.png")
    return curve


if __name__ == "__main__":
    main()
