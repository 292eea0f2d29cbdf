"""The refusals and events of 干瞪眼 beyond the common ones, with the facts of each."""

from collections.abc import Mapping
from typing import Final

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    # Higher, but not by exactly one: the cards on the table and the ranks that beat them.
    "not_next": ("table", "needed"),
    # A part of a move that has no meaning there: "cards", "claim" or "number".
}

EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "dealt": ("seat", "count", "cards"),
    "first_player": ("seat", "hand"),
    "played": ("seat", "cards", "type", "rank", "left"),
    "passed": ("seat",),
    "round_won": ("seat",),
    "pile_remade": ("count",),
    "drew": ("seat", "pile", "card"),
    "hand_won": ("seat", "scores", "multiplier"),
    "leader_next": ("seat",),
}
