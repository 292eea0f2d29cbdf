"""The words of the game as integers: acts, phases, refusals and what is counted."""

from typing import Final

PLAY: Final = 0
SHOW: Final = 1
COUNTER: Final = 2
STICK: Final = 3
DECLINE: Final = 4
RETURN: Final = 5
BURY: Final = 6
KEEP: Final = 7

# The phases, in the order in which a hand goes through them; a throw may be stopped in any trick.
DECLARING: Final = 0
COUNTERING: Final = 1
STICKING: Final = 2
RETURNING: Final = 3
BURYING: Final = 4
PLAYING: Final = 5
CHOOSING: Final = 6
OVER: Final = 7

LEGAL: Final = 0
WRONG_PHASE: Final = 1
NOT_YOUR_TURN: Final = 2
WRONG_COUNT: Final = 3
NOT_IN_HAND: Final = 4
NOT_A_COMBINATION: Final = 5
BID_CARDS: Final = 6
BID_OWN: Final = 7
BID_TAKEN: Final = 8
BID_NOTHING: Final = 9
RETURN_HIGH: Final = 10
RETURN_SIDE: Final = 11
RETURN_LOWEST: Final = 12
THROW_TRUMPS: Final = 13
PAIR_GATE: Final = 14
KEEP_TYPE: Final = 15
# A follow that does not pay: this, and the number that the kit has for what is owed.
UNPAID: Final = 20

SEATS: Final = 4
ALL_SEATS: Final = 15
CARDS: Final = 108
DEALT: Final = 104
KITTY: Final = 4
EXCHANGED: Final = 3
"""Cards that change hands each way when a declaration is stuck to."""
FACES: Final = 54
LEVELS: Final = 13
TOP_LEVEL: Final = 12
NOBODY: Final = -1
NO_SUIT: Final = 4

SMALL_JOKER: Final = 1 << 52
BIG_JOKER: Final = 1 << 53
JOKERS: Final = 3 << 52
SUITED: Final = (1 << 52) - 1

DEFENDED: Final = 80
"""With fewer points of the attackers the dealers have held."""
UNBID: Final = 3
"""Levels that the attackers rise by when nobody declares."""
