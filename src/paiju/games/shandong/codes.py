"""The refusal codes and events of 山东升级, each with the facts it declares."""

from collections.abc import Mapping
from typing import Final

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "bid_cards": ("act", "cards"),
    "bid_own": (),
    "bid_taken": (),
    "bid_nothing": (),
    "return_high": ("cards",),
    "return_side": ("needed",),
    "return_lowest": (),
    "throw_trumps_off": (),
    "pair_gate_closed": (),
    "keep_type": ("type", "choices"),
}

EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand_begun": ("hand", "level"),
    "declined": ("seat",),
    "trump_declared": ("seat", "cards", "trump"),
    "trump_declared_hidden": ("seat", "jokers", "cards", "trump"),
    "trump_countered": ("seat", "cards", "trump"),
    "trump_countered_hidden": ("seat", "jokers", "cards", "trump"),
    "trump_stuck": ("seat", "cards", "giver", "taken"),
    "trump_stuck_hidden": ("seat", "jokers", "giver", "cards", "taken", "trump"),
    "cards_returned": ("seat", "receiver", "cards"),
    "cards_returned_hidden": ("seat", "receiver", "cards"),
    "cards_received_hidden": ("seat", "cards"),
    "dealer_named": ("seat",),
    "kitty_taken": ("seat", "count", "cards"),
    "kitty_buried": ("seat", "count", "cards"),
    "trump_revealed": ("seat", "cards", "trump"),
    "cards_revealed": ("seat", "cards"),
    "throw_stopped": ("seat", "cards", "by", "types"),
    "throw_kept": ("seat", "type"),
    "led": ("seat", "cards", "type"),
    "followed": ("seat", "cards", "verb"),
    "trick_won": ("seat", "points"),
    "kitty_won": ("cards", "points", "times", "total"),
    "kitty_kept": ("cards", "points", "times", "total"),
    "hand_held": ("points", "winners"),
    "hand_lost": ("points", "winners"),
    "hand_void": (),
    "hand_passed": ("winners",),
    "levels_risen": ("seats", "steps", "level"),
    "match_won": ("winners",),
    "match_lost": ("losers", "level"),
    "starter_next": ("seat",),
    "side_next": ("seats",),
}

MOMENTS: Final = frozenset(
    {
        "throw_stopped",
        "trump_countered",
        "trump_countered_hidden",
        "trump_declared",
        "trump_declared_hidden",
        "trump_revealed",
        "trump_stuck",
        "trump_stuck_hidden",
    }
)
"""The events that nobody should miss."""
