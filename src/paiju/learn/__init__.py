"""Learning: guided first hands and puzzles, both judged by the engine."""

from paiju.learn.puzzles import Puzzle, Solution, puzzle_of, puzzles, solve
from paiju.learn.scenes import Scene

__all__ = [
    "Puzzle",
    "Scene",
    "Solution",
    "puzzle_of",
    "puzzles",
    "solve",
]
