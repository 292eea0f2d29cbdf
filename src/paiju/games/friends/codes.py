"""The refusal codes and events of 找朋友升级, each with the facts it declares."""

from collections.abc import Mapping
from typing import Final

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "bid_own": (),
    "bid_not_equal": ("cards",),
    "bid_not_level": ("cards", "levels"),
    "bid_too_few": ("needed", "given"),
    "call_shown": ("card",),
    "call_number": ("most",),
    "call_alone_off": (),
    "keep_type": ("type", "choices"),
}

EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand_begun": ("hand", "starter"),
    "cards_dealt": ("seat", "count", "cards"),
    "bid_made": ("seat", "cards", "dealer", "level", "trump"),
    "bid_countered": ("seat", "cards", "dealer", "level", "trump"),
    "declined": ("seat",),
    "kitty_flipped": ("cards",),
    "dealer_named": ("seat", "level", "trump"),
    "kitty_taken": ("seat", "count", "cards"),
    "kitty_buried": ("seat", "count", "cards"),
    "friend_called": ("seat", "card", "nth"),
    "alone_called": ("seat",),
    "throw_stopped": ("seat", "cards", "by", "choices"),
    "throw_kept": ("seat", "type", "cards"),
    "led": ("seat", "cards", "type"),
    "followed": ("seat", "cards", "verb"),
    "called_counted": ("card", "count", "nth"),
    "friend_found": ("seat", "dealer"),
    "dealer_alone": ("seat",),
    "trick_won": ("seat", "points"),
    "kitty_kept": ("cards", "points"),
    "kitty_caught": ("cards", "points", "times", "total"),
    "hand_held": ("points", "title", "winners"),
    "hand_lost": ("points", "title", "winners"),
    "level_risen": ("seat", "steps", "level"),
    "match_won": ("winners",),
    "starter_next": ("seat",),
}

MOMENTS: Final = frozenset(
    {
        "alone_called",
        "bid_countered",
        "bid_made",
        "dealer_alone",
        "dealer_named",
        "friend_called",
        "friend_found",
        "throw_stopped",
    }
)
"""The events that nobody should miss."""
