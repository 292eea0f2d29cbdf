"""The refusal codes and events of 小二定主, each with the facts it declares."""

from collections.abc import Mapping
from typing import Final

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "must_follow_side": ("needed",),
    "throw_off": (),
    "gang_off": (),
    "gang_shown": ("cards",),
    "show_not_two": ("card",),
    "fan_cards": ("cards",),
    "fan_closed": ("fan",),
    "fan_tribute": ("card",),
    "tribute_not_highest": ("card", "highest"),
    "return_tribute": ("card",),
    "return_points": ("card",),
    "bury_points": ("cards",),
}

EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand_begun": ("hand",),
    "dealer_named": ("seat",),
    "trump_set": ("trump",),
    "trump_shown": ("seat", "card", "trump"),
    "trump_drawn": ("card", "trump"),
    "declined": ("seat",),
    "threes_shown": ("seat", "cards"),
    "fives_shown": ("seat", "cards"),
    "tribute_waived": ("seats",),
    "tribute_paid": ("seat", "receiver", "card"),
    "tribute_returned": ("seat", "receiver", "card"),
    "kitty_taken": ("seat", "count", "cards"),
    "kitty_buried": ("seat", "count", "cards"),
    "throw_stopped": ("seat", "cards", "card"),
    "led": ("seat", "cards", "type"),
    "followed": ("seat", "cards", "verb"),
    "trick_won": ("seat", "points"),
    "hand_held": ("points", "winners"),
    "hand_lost": ("points", "winners"),
    "dealer_next": ("seat",),
    "tribute_next": ("seat", "receiver"),
    "waiver_next": ("seats", "reasons"),
}

MOMENTS: Final = frozenset(
    {
        "fives_shown",
        "threes_shown",
        "throw_stopped",
        "trump_drawn",
        "trump_set",
        "trump_shown",
    }
)
"""The events that nobody should miss."""
