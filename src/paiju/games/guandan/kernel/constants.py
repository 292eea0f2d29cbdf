"""Where the parts of an outline lie, and names that several modules of the kernel share."""

from typing import Final

COMBO: Final = (1 << 20) - 1
RANK: Final = 20
PAIRED: Final = 24
WILDS: Final = 28
WILDS_TOO: Final = 32
SUIT: Final = 36
# The rank of a big and a small joker together.
MIXED: Final = 15
# The place of a wild card that is not used in a run.
NOWHERE: Final = 15

# Phases of a hand.
PAYING: Final = 0
RETURNING: Final = 1
PLAYING: Final = 2
OVER: Final = 3

# What `check` answers beside what the climbing kit does; 0 is a yes.
LEGAL: Final = 0
NOT_IN_HAND: Final = 20
MUST_LEAD: Final = 21
NOT_HIGHEST: Final = 22
TOO_HIGH: Final = 23
NOT_LOWEST: Final = 24

SEATS: Final = 4
DECK: Final = 108
NOBODY: Final = -1
