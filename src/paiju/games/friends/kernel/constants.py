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

BID_OWN: Final = 7
BID_NOT_EQUAL: Final = 8
BID_NOT_LEVEL: Final = 9
BID_TOO_FEW: Final = 10
CALL_SHOWN: Final = 11
CALL_NUMBER: Final = 12
CALL_ALONE: Final = 13

SEATS: Final = 5
ALL_SEATS: Final = 31
CARDS: Final = 162
DEALT: Final = 155
KITTY: Final = 7
COPIES: Final = 3
SUITED: Final = 52
NOTHING: Final = -1
ALONE: Final = 54
"""What is called where the dealer plays alone (独打)."""

FIRST_WINDOW: Final = 10
NEXT_WINDOW: Final = 5
"""Seconds to bid, and to counter a bid."""

DEFENDED: Final = 120
"""With fewer points of the attackers the dealer has won."""
