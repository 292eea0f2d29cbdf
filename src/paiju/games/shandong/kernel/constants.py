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

BID_CARDS: Final = 7
BID_OWN: Final = 8
BID_TAKEN: Final = 9
BID_NOTHING: Final = 10
RETURN_HIGH: Final = 11
RETURN_SIDE: Final = 12
RETURN_LOWEST: Final = 13
THROW_TRUMPS: Final = 14
PAIR_GATE: Final = 15

SEATS: Final = 4
ALL_SEATS: Final = 15
CARDS: Final = 108
DEALT: Final = 104
KITTY: Final = 4
EXCHANGED: Final = 3
"""Cards that change hands each way when a declaration is stuck to."""
NO_SUIT: Final = 4

SMALL_JOKER: Final = 1 << 52
BIG_JOKER: Final = 1 << 53
JOKERS: Final = 3 << 52
SUITED: Final = (1 << 52) - 1

DEFENDED: Final = 80
"""With fewer points of the attackers the dealers have held."""
UNBID: Final = 3
"""Levels that the attackers rise by when nobody declares."""
