"""The words of the game as integers: acts, phases, refusals and what is counted."""

from typing import Final

PLAY: Final = 0
SHOW: Final = 1
COUNTER: Final = 2
DECLINE: Final = 3
BURY: Final = 4
CALL: Final = 5
KEEP: Final = 6

# The phases, in the order in which a hand goes through them; a throw may be stopped in any trick.
DEALING: Final = 0
BIDDING: Final = 1
BURYING: Final = 2
CALLING: Final = 3
PLAYING: Final = 4
CHOOSING: Final = 5
OVER: Final = 6

LEGAL: Final = 0
WRONG_PHASE: Final = 1
NOT_YOUR_TURN: Final = 2
WRONG_COUNT: Final = 3
NOT_IN_HAND: Final = 4
NOT_A_COMBINATION: Final = 5
BID_OWN: Final = 6
BID_NOT_EQUAL: Final = 7
BID_NOT_LEVEL: Final = 8
BID_TOO_FEW: Final = 9
CALL_SHOWN: Final = 10
CALL_NUMBER: Final = 11
CALL_ALONE: Final = 12
KEEP_TYPE: Final = 13
# A follow that does not pay: this, and the number that the kit has for what is owed.
UNPAID: Final = 20

SEATS: Final = 5
ALL_SEATS: Final = 31
CARDS: Final = 162
DEALT: Final = 155
KITTY: Final = 7
COPIES: Final = 3
FACES: Final = 54
SUITED: Final = 52
LEVELS: Final = 13
NOBODY: Final = -1
NOTHING: Final = -1
ALONE: Final = 54
"""What is called where the dealer plays alone (独打)."""

FIRST_WINDOW: Final = 10
NEXT_WINDOW: Final = 5
"""Seconds to bid, and to counter a bid."""

DEFENDED: Final = 120
"""With fewer points of the attackers the dealer has won."""
TOP_LEVEL: Final = 12
