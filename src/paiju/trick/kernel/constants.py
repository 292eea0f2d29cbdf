"""The words that all games of tricks share as integers; a game goes on from these."""

from typing import Final

LEGAL: Final = 0
WRONG_PHASE: Final = 1
NOT_YOUR_TURN: Final = 2
WRONG_COUNT: Final = 3
NOT_IN_HAND: Final = 4
NOT_A_COMBINATION: Final = 5
KEEP_TYPE: Final = 6
# A follow that does not pay: this, and the number that `follow` has for what is owed.
UNPAID: Final = 40

NOBODY: Final = -1
FACES: Final = 54
LEVELS: Final = 13
TOP_LEVEL: Final = 12
