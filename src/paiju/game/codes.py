"""Codes that every game may answer with, and the facts that each declares.

Catalogues in paiju.text have a sentence for each, using exactly these facts; games add codes of
their own in the same form.
"""

from collections.abc import Mapping
from typing import Final

COMMON_CODES: Final[Mapping[str, tuple[str, ...]]] = {
    # moves
    "not_your_turn": ("seat", "actors"),
    "wrong_phase": ("phase", "act"),
    "not_in_hand": ("cards",),
    "wrong_count": ("needed", "given"),
    "unknown_act": ("act",),
    "unknown_seat": ("seat", "seats"),
    "hand_over": (),
    # cards
    "unknown_card": ("part",),
    "too_many_copies": ("card", "given", "decks"),
    # rules
    "unknown_game": ("game", "known"),
    "unknown_preset": ("preset", "known"),
    "unknown_switch": ("switch", "known"),
    "switch_value": ("switch", "given", "allowed"),
    "switch_range": ("switch", "given", "low", "high"),
    "switch_conflict": ("switch", "other"),
    # deals
    "deal_cards": ("needed", "given"),
    "deal_start": ("given",),
    # records
    "record_header": ("line",),
    "record_cut": ("line",),
    "record_line": ("line", "text"),
    "record_sum": (),
    "record_digest": ("line",),
    "record_version": ("game", "recorded", "known"),
    "record_state": ("line", "seat"),
    "record_move": ("line", "seat", "code"),
    "record_over": ("line",),
    # fair deals
    "fair_missing": (),
    "fair_commitment": (),
    "fair_deal": ("place",),
    "fair_seed": ("part",),
    # moves as text
    "move_text": ("text",),
}
