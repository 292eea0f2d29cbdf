"""Experience: what has clearly gained more becomes a habit, luck and better cards do not."""

from collections.abc import Callable

from paiju.game import Dice
from paiju.think.kernel.experience import Experience, fold

GREEDY, VENTURE = 1, 1 << 12
"""Random numbers by which nothing, or anything, new is tried."""
NOTHING_ELSE: list[int] = []


def choose(
    experience: Experience, situation: int, tokens: list[int], chance: int, *, ours: bool = True
) -> int:
    """Return the place that is chosen in a situation, 0 for what is advised."""
    experience.advised()
    for token in tokens:
        experience.offer(token)
    return int(experience.choose(fold(situation, 1), ours, chance))


def live(
    experience: Experience,
    situation: int,
    worlds: int,
    gain: Callable[[int], int],
    tokens: Callable[[], list[int]] = lambda: [5],
    *,
    ours: bool = True,
) -> None:
    """Meet a situation in so many worlds, beside a playout that gains nothing in each."""
    dice = Dice(situation)
    for _ in range(worlds):
        experience.begin()
        experience.end(0)
        experience.begin()
        place = choose(experience, situation, tokens(), 1 + dice.below(1 << 30), ours=ours)
        experience.end(gain(place))
        experience.learn()


def test_what_gains_more_becomes_a_habit() -> None:
    dice = Dice(1)
    experience = Experience()
    live(experience, 1, 200, lambda place: 10 * (place == 2) + dice.below(20), lambda: [5, 6, 7])
    assert choose(experience, 1, [5, 6, 7], GREEDY) == 2
    assert choose(experience, 2, [5, 6, 7], GREEDY) == 0


def test_others_do_what_costs_us_most() -> None:
    dice = Dice(1)
    experience = Experience()
    live(experience, 1, 200, lambda place: -10 * place + dice.below(20), ours=False)
    live(experience, 2, 200, lambda place: 10 * place + dice.below(20), ours=False)
    assert choose(experience, 1, [5], GREEDY, ours=False) == 1
    assert choose(experience, 2, [5], GREEDY, ours=False) == 0


def test_luck_is_seldom_taken_for_skill() -> None:
    dice = Dice(1)
    experience = Experience()
    for situation in range(200):
        live(experience, situation, 60, lambda _: dice.below(100))
    taken = sum(choose(experience, situation, [5], GREEDY) for situation in range(200))
    assert taken < 60


def test_good_cards_are_not_taken_for_a_good_play() -> None:
    """Who can make the play has a better hand, and does worse with the play than without."""
    dice = Dice(1)
    experience = Experience()
    strong = [False]

    def tokens() -> list[int]:
        strong[0] = dice.below(2) == 0
        return [5] if strong[0] else NOTHING_ELSE

    live(experience, 1, 400, lambda place: 40 * strong[0] - 10 * place + dice.below(8), tokens)
    assert choose(experience, 1, [5], GREEDY) == 0


def test_nothing_is_tried_before_a_situation_is_known_nor_twice_in_a_playout() -> None:
    experience = Experience()
    for _ in range(6):
        experience.begin()
        assert choose(experience, 1, [5], VENTURE) == 0
        assert experience.fresh
        experience.end(0)
        experience.learn()
    experience.begin()
    assert choose(experience, 1, [5], VENTURE) == 1
    assert choose(experience, 1, [5], VENTURE) == 0
    assert not experience.fresh


def test_a_full_memory_keeps_what_it_knows() -> None:
    dice = Dice(1)
    experience = Experience()
    live(experience, 0, 200, lambda place: 10 * place + dice.below(20))
    for situation in range(1, 50_100):
        choose(experience, situation, NOTHING_ELSE, GREEDY)
        experience.noted = 0
    assert experience.used == 50_000
    live(experience, 200_000, 200, lambda place: 10 * place)
    assert choose(experience, 200_000, [5], VENTURE) == 0
    assert choose(experience, 0, [5], GREEDY) == 1
