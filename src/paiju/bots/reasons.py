"""Reasons: why a bot chose a move, as a code with facts; the sentences are in paiju.text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from paiju.game import Facts


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was chosen: a stable code, the facts, and the clause where one leaves no other."""

    code: str
    facts: Facts = field(default_factory=dict)
    rule: str = ""


REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    # any game
    "only_move": (),
    "only_allowed": (),
    "usual_move": (),
    "nothing_to_say": (),
    "hold_back": ("cards",),
    # trick games
    "show_long": ("suit", "trumps"),
    "show_short": ("trumps",),
    "raise_cards": ("rank",),
    "pay_highest": ("cards",),
    "return_useless": ("cards",),
    "bury_short": ("suit",),
    "bury_low": ("cards",),
    "lead_top": ("cards",),
    "lead_safe_throw": ("cards",),
    "lead_gang": ("cards",),
    "lead_trumps": ("trumps",),
    "lead_low": ("cards",),
    "lead_together": ("cards",),
    "clear_suit": ("suit",),
    "feed_partner": ("points",),
    "spare_partner": (),
    "take_points": ("points",),
    "take_cheaply": ("cards",),
    "give_little": ("points",),
    "keep_trumps": ("points",),
    "feed_friend": ("points",),
    "spare_friend": (),
    "call_missing": ("cards", "nth"),
    "play_alone": (),
    "keep_small": (),
    # climbing games
    "go_out": (),
    "lead_long": ("cards",),
    "lead_lowest": ("cards",),
    "lead_high": ("left",),
    "beat_cheaply": ("cards",),
    "bomb_now": ("left",),
    "save_bomb": ("cards",),
    "save_high": ("cards",),
    "cannot_beat": (),
}
