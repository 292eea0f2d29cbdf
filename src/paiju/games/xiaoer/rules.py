"""The switches of 小二定主 and the presets made of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from paiju.game.rules import Toggle, choice, number, toggle


class Trump(Enum):
    """How the trump suit (主花色) comes about."""

    SHOWN = "shown"
    """A player shows a two of it (亮牌)."""
    DRAWN = "drawn"
    """The deal draws it."""
    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"


class Kitty(Enum):
    """How many cards the dealer takes and buries."""

    TWO = 2
    SIX = 6


class Fan(Enum):
    """Whether threes (三反) or fives (五反) rise."""

    OFF = "off"
    ON = "on"
    """In every hand."""
    SHOWN = "shown"
    """When a player shows three of them."""


class Gang(Enum):
    """Which gangs (杠) may be led."""

    OFF = "off"
    ON = "on"
    """Four of a rank, or three and the queen of spades."""
    LOOSE = "loose"
    """Four of a rank, or three and any card."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One table's rules; the defaults are the traditional game."""

    trump: Trump = choice(Trump.SHOWN, "xiaoer.3.1")
    kitty: Kitty = choice(Kitty.TWO, "xiaoer.1.4")
    show_threes: Fan = choice(Fan.SHOWN, "xiaoer.4.1")
    show_fives: Fan = choice(Fan.SHOWN, "xiaoer.4.1")
    throws: Toggle = toggle(True, "xiaoer.8.1")
    gang: Gang = choice(Gang.ON, "xiaoer.9.1")
    tribute: Toggle = toggle(True, "xiaoer.5.1")
    rotate: Toggle = toggle(True, "xiaoer.10.4")
    hands: int = number(8, 1, 99, "xiaoer.10.6")


FULL: Final = Rules()
BASIC: Final = Rules(
    trump=Trump.DRAWN,
    show_threes=Fan.OFF,
    show_fives=Fan.OFF,
    throws=Toggle.OFF,
    gang=Gang.OFF,
    tribute=Toggle.OFF,
    rotate=Toggle.OFF,
)
PRESETS: Final[Mapping[str, Rules]] = {"full": FULL, "basic": BASIC}
