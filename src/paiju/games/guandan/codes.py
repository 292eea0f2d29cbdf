"""The refusals and events of 掼蛋 beyond the common ones, with the facts of each."""

from collections.abc import Mapping
from typing import Final

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "tribute_not_highest": ("card", "highest"),
    "return_too_high": ("card", "level"),
    "return_not_lowest": ("card", "lowest"),
    # A part of a move that has no meaning there: "cards", "claim" or "number".
    # A finish that no hand can have: seats out, in order.
    "finish_wrong": ("seats",),
}

EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand_begun": ("hand", "level"),
    "dealt": ("seat", "count", "cards"),
    "tribute_owed": ("seats",),
    "tribute_resisted": ("seats", "holders"),
    "tribute_paid": ("seat", "card"),
    "tribute_given": ("seat", "receiver", "card"),
    "tribute_returned": ("seat", "receiver", "card"),
    "leader_named": ("seat",),
    "played": ("seat", "cards", "type", "rank", "left"),
    "passed": ("seat",),
    "went_out": ("seat", "place"),
    "round_won": ("seat",),
    "lead_inherited": ("seat", "partner"),
    "hand_won": ("seats", "levels"),
    "level_reached": ("seats", "level"),
    "try_failed": ("seats", "fails"),
    "level_lost": ("seats", "level"),
    "match_won": ("seats",),
    "tribute_next": ("seat", "receiver", "leader"),
    "tribute_open_next": ("seats", "receivers", "first"),
    "waiver_next": ("seats", "leader"),
}

MOMENTS: Final = frozenset(
    {
        "lead_inherited",
        "tribute_resisted",
        "went_out",
    }
)
"""The events that nobody should miss."""
