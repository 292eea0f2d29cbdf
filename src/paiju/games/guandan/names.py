"""The name of the game, which every clause begins with."""

from typing import Final

GAME: Final = "guandan"
