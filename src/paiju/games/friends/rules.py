"""The switches of 五人三副牌找朋友升级 and the presets made of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from paiju.game.rules import Toggle, choice, toggle


class ThrowChoice(Enum):
    """Among which types whoever stops a throw (甩牌) chooses."""

    ANY = "any"
    """All types that occur in the throw."""
    BEATEN = "beaten"
    """Those that this player beats."""


class TractorKitty(Enum):
    """What a tractor in the last trick multiplies the kitty (抠底) by."""

    POWER = "power"
    """Every card doubles."""
    TIMES = "times"
    """2 for each pair, 4 for each triple."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One table's rules; the defaults are the usual game."""

    bid_while_dealing: Toggle = toggle(False, "friends.3.2")
    solo_call: Toggle = toggle(True, "friends.4.6")
    ladder_tractors: Toggle = toggle(False, "friends.5.7")
    throw_choice: ThrowChoice = choice(ThrowChoice.ANY, "friends.6.4")
    protect_triples: Toggle = toggle(False, "friends.7.4")
    tractor_kitty: TractorKitty = choice(TractorKitty.POWER, "friends.8.3")


PRESETS: Final[Mapping[str, Rules]] = {"standard": Rules()}
