"""Puzzles: legal, complete, with one play clearly best in worlds that nobody has seen before."""

from datetime import date, timedelta
from itertools import islice

import pytest

from paiju.bots import REASONS
from paiju.game import Dice, Move, Refused, Skill, find, games
from paiju.learn.mining import mine, mine_hand, weigh
from paiju.learn.puzzles import (
    Puzzle,
    format_puzzle,
    parse_puzzle,
    puzzle_of,
    puzzles,
    scene_of,
    solve,
)

DAY = date(2026, 11, 16)


def check_clear(puzzle: Puzzle, rows: int, seed: int) -> None:
    """Hold the best move against all others in fresh worlds."""
    scene = scene_of(puzzle)
    moves = tuple(one.move for one in puzzle.options)
    accounts = weigh(scene.game, scene.view, moves, rows, Dice(seed))
    unit = find(puzzle.game).profile.measure
    for one, account in zip(puzzle.options, accounts, strict=True):
        if one.behind:
            assert account.lead(2) / unit.scale > unit.trifle, (puzzle.seed, one)


@pytest.mark.parametrize("game", games())
def test_puzzles_are_legal_complete_and_not_obvious(game: str) -> None:
    known = puzzles(game)
    assert len(known) >= 20
    assert len({(one.seed, one.mark) for one in known}) == len(known)
    for puzzle in known[:: len(known) // 6]:
        scene = scene_of(puzzle)
        legal = set(islice(scene.game.legal(scene.state, puzzle.seat), 100))
        assert {one.move for one in puzzle.options} == legal
        assert puzzle.options[0].behind == 0 < puzzle.options[-1].behind
        assert puzzle.best != scene.game.advise(scene.state, puzzle.seat, Skill.NOVICE)
        assert parse_puzzle(format_puzzle(puzzle)) == puzzle


@pytest.mark.parametrize("game", games())
def test_the_best_is_clearly_best(game: str) -> None:
    # Late moments are quick to play on from.
    shortest = min(puzzles(game), key=lambda one: len(scene_of(one).view.hand) * len(one.options))
    check_clear(shortest, 20, 99)


@pytest.mark.deep
@pytest.mark.parametrize("game", games())
def test_the_best_of_every_puzzle_is_clearly_best(game: str) -> None:
    for puzzle in puzzles(game):
        check_clear(puzzle, 60, 77)


@pytest.mark.parametrize("game", games())
def test_an_answer_is_judged_with_a_reason(game: str) -> None:
    puzzle = puzzles(game)[0]
    best, worst = solve(puzzle, puzzle.best), solve(puzzle, puzzle.options[-1].move)
    assert best.right
    assert not worst.right
    assert worst.behind > worst.error > 0
    assert worst.best == puzzle.best
    assert set(worst.reason.facts) == set(REASONS[worst.reason.code])
    with pytest.raises(Refused):
        solve(puzzle, Move("keep"))


def test_every_day_has_its_puzzle() -> None:
    known = puzzles("guandan")
    days = [puzzle_of("guandan", DAY + timedelta(day)) for day in range(len(known))]
    assert set(days) == set(known)
    assert puzzle_of("guandan", DAY + timedelta(len(known))) == days[0]


def test_mining_repeats_itself() -> None:
    game = find("gandengyan")
    found = next(one for one in mine(game, "house", 3) if one is not None)
    assert mine_hand(game, "house", found.seed) == found
    check_clear(found, 20, 5)


def test_a_changed_engine_is_found() -> None:
    puzzle = puzzles("gandengyan")[0]
    broken = parse_puzzle(format_puzzle(puzzle).replace(puzzle.mark, "0" * 16))
    with pytest.raises(Refused) as caught:
        scene_of(broken)
    assert caught.value.refusal.code == "record_state"
