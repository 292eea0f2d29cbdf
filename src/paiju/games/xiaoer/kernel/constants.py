"""The words of the game as integers: acts, phases, leads, refusals and masks of faces."""

from typing import Final

PLAY: Final = 0
SHOW: Final = 1
DECLINE: Final = 2
TRIBUTE: Final = 3
RETURN: Final = 4
BURY: Final = 5

# The phases, in the order in which a hand goes through them.
SHOWING: Final = 0
FANNING: Final = 1
PAYING: Final = 2
RETURNING: Final = 3
BURYING: Final = 4
PLAYING: Final = 5
OVER: Final = 6

SINGLE: Final = 1
THROW: Final = 2
TRUE_GANG: Final = 3
FALSE_GANG: Final = 4

# A claim is the kind that a lead is meant as.
UNCLAIMED: Final = 0

LEGAL: Final = 0
WRONG_PHASE: Final = 1
NOT_YOUR_TURN: Final = 2
WRONG_COUNT: Final = 3
NOT_IN_HAND: Final = 4
MUST_FOLLOW: Final = 5
NOT_A_COMBINATION: Final = 6
THROW_OFF: Final = 7
GANG_OFF: Final = 8
GANG_SHOWN: Final = 9
WRONG_CLAIM: Final = 10
SHOW_NOT_TWO: Final = 11
FAN_CARDS: Final = 12
FAN_CLOSED: Final = 13
FAN_TRIBUTE: Final = 14
TRIBUTE_NOT_HIGHEST: Final = 15
RETURN_TRIBUTE: Final = 16
RETURN_POINTS: Final = 17
BURY_POINTS: Final = 18

# How the trump suit comes about; 0 to 3 is a suit that the table gives.
TRUMP_DRAWN: Final = 4
TRUMP_SHOWN: Final = 5

OFF: Final = 0
ON: Final = 1
BY_SHOWING: Final = 2
LOOSE: Final = 2

THREES_FAN: Final = 1
FIVES_FAN: Final = 2

TWOS: Final = 15
THREES: Final = 15 << 4
FIVES: Final = 7 << 12
ALL_FIVES: Final = 15 << 12
TENS_AND_KINGS: Final = 15 << 32 | 15 << 44
POINTS: Final = ALL_FIVES | TENS_AND_KINGS
QUEENS: Final = 15 << 40
SPADE_QUEEN: Final = 1 << 40
SPADES: Final = 0x1111111111111
ALL_FACES: Final = (1 << 54) - 1
SMALL_JOKER: Final = 52
BIG_JOKER: Final = 53

# A lead in a list is a mask of faces; this bit marks four queens claimed as a false gang.
CLAIMED: Final = 1 << 56
