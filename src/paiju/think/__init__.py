"""Thinking: which moves of a game are good, from what a seat can see."""

from paiju.think.plain import PlainThinker
from paiju.think.thinker import KernelThinker, Playouts, counted, kernel_of, thinker_of
from paiju.think.worlds import Guess, Guessed, Lying

__all__ = [
    "Guess",
    "Guessed",
    "KernelThinker",
    "Lying",
    "PlainThinker",
    "Playouts",
    "counted",
    "kernel_of",
    "thinker_of",
]
