from bench.rounds import interleave, portion
from bench.tally import Tally


class Steady:
    """A contender whose every portion takes the same time, and that writes down its calls."""

    def __init__(self, name: str, cost: float, diary: list[tuple[str, int, int]]) -> None:
        self.name = name
        self._cost = cost
        self._diary = diary

    def run(self, seed: int, size: int) -> Tally:
        self._diary.append((self.name, seed, size))
        return Tally(size, 10 * size, self._cost * size)


def quiet(name: str) -> None:
    assert name


def test_a_portion_fills_the_slice() -> None:
    assert portion(Steady("a", 0.001, []), 0.5) == 500


def test_a_portion_is_never_less_than_one() -> None:
    assert portion(Steady("a", 7.0, []), 0.5) == 1


def test_probes_grow_until_they_say_something() -> None:
    diary: list[tuple[str, int, int]] = []
    portion(Steady("a", 0.01, diary), 0.8)
    assert [size for _, _, size in diary] == [1, 2, 4, 8, 16]


def test_every_round_runs_everybody_once_and_turns_round() -> None:
    diary: list[tuple[str, int, int]] = []
    contenders = [Steady(name, 1.0, diary) for name in "abc"]
    found = interleave([(one, 1.0) for one in contenders], 3, quiet)
    assert [name for name, _, _ in diary] == [*"abc", *"abc", *"cba", *"abc"]
    assert {name: len(tallies) for name, tallies in found.items()} == {"a": 3, "b": 3, "c": 3}


def test_rounds_differ_in_their_seeds_and_probes_differ_from_rounds() -> None:
    diary: list[tuple[str, int, int]] = []
    interleave([(Steady("a", 1.0, diary), 1.0)], 3, quiet)
    seeds = [seed for _, seed, _ in diary]
    assert len(set(seeds)) == 4
    assert min(seeds) > 0


def test_the_size_of_the_work_is_the_same_in_all_rounds() -> None:
    diary: list[tuple[str, int, int]] = []
    interleave([(Steady("a", 0.25, diary), 1.0)], 5, quiet)
    assert [size for _, _, size in diary[-5:]] == [4] * 5
