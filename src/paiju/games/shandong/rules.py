"""The switches of 山东升级 and the presets made of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from paiju.game.rules import Toggle, choice, toggle


class Permanent(Enum):
    """The ranks that are trumps in every hand (常主)."""

    TWO_THREE_FIVE = "235"
    TWO_THREE = "23"
    TWO_FIVE = "25"
    THREE_FIVE = "35"
    TWO = "2"
    THREE = "3"
    FIVE = "5"
    NONE = "none"

    @property
    def ranks(self) -> tuple[str, ...]:
        """The printed ranks, lowest first."""
        return () if self is Permanent.NONE else tuple(self.value)


@dataclass(frozen=True, slots=True)
class Rules:
    """One table's rules; the defaults are the traditional game."""

    permanent_trumps: Permanent = choice(Permanent.TWO_THREE_FIVE, "shandong.2.2")
    throw_trumps: Toggle = toggle(True, "shandong.7.2")
    strict_follow: Toggle = toggle(True, "shandong.8.9")
    ladder_tractors: Toggle = toggle(False, "shandong.6.5")
    pair_gate: Toggle = toggle(False, "shandong.6.10")
    throw_choice: Toggle = toggle(False, "shandong.7.7")
    face_down: Toggle = toggle(False, "shandong.4.10")


CLASSIC: Final = Rules()
HOUSE: Final = Rules(
    ladder_tractors=Toggle.ON,
    pair_gate=Toggle.ON,
    throw_choice=Toggle.ON,
    face_down=Toggle.ON,
)
PRESETS: Final[Mapping[str, Rules]] = {"classic": CLASSIC, "house": HOUSE}
