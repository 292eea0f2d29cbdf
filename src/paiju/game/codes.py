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
    "not_a_combination": ("cards",),
    "not_a_throw": ("cards",),
    "wrong_claim": ("cards", "type", "rank"),
    "wrong_type": ("table", "given"),
    "too_small": ("table",),
    "must_lead": (),
    "must_follow_suit": ("suit", "needed"),
    "must_follow_tractor": ("needed", "given"),
    "must_follow_triple": ("needed", "given"),
    "must_follow_pair": ("needed", "given"),
    "must_follow_shape": ("needed", "given"),
    "must_play_largest": ("needed",),
    "stray_part": ("act", "part"),
    "unknown_act": ("act",),
    "unknown_seat": ("seat", "seats"),
    "hand_over": (),
    "hand_going": (),
    "match_over": ("winners",),
    "standing_wrong": ("part",),
    # cards
    "unknown_card": ("part",),
    "too_many_copies": ("card", "given", "decks"),
    # rules
    "unknown_game": ("game", "known"),
    "unknown_preset": ("preset", "known"),
    "unknown_switch": ("switch", "known"),
    "switch_value": ("switch", "given", "allowed"),
    "switch_range": ("switch", "given", "low", "high"),
    "switch_number": ("switch", "given"),
    "switch_conflict": ("switch", "other"),
    # packages of others
    "package_fails": ("name", "package", "error"),
    "package_incomplete": ("name", "package", "missing"),
    "package_twice": ("name", "package", "kept"),
    # bots
    "unknown_bot": ("bot", "known"),
    "bot_fails": ("bot", "package", "error"),
    "bot_illegal": ("bot", "package", "code"),
    "bot_silent": ("bot", "package", "seconds"),
    # rule cards
    "card_form": ("given",),
    "card_altered": (),
    "card_version": ("given", "known"),
    "card_switch": ("part",),
    "card_value": ("part",),
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
    "record_unfinished": ("moves",),
    # fair deals
    "fair_missing": (),
    "fair_commitment": (),
    "fair_deal": ("place",),
    "fair_start": (),
    "fair_hand": ("hand", "promised"),
    "fair_seed": ("part",),
    "fair_seeds": ("given", "seats"),
    "fair_event": (),
    # moves as text
    "move_text": ("text",),
    # questions to the judge
    "ask_json": (),
    "ask_long": ("most",),
    "ask_object": ("given",),
    "ask_list": ("most", "given"),
    "ask_missing": ("field",),
    "ask_field": ("field", "known"),
    "ask_unknown": ("ask", "game", "known"),
    "ask_kind": ("field", "kind", "part"),
    "ask_twice": ("field", "part"),
    "ask_choice": ("field", "part", "allowed"),
    "ask_bounds": ("field", "given", "low", "high"),
    "ask_count": ("field", "given", "low", "high"),
    "ask_multiple": ("field", "given", "of"),
    "ask_switch": ("switch",),
    "ask_empty": ("field",),
    "ask_winner": ("field", "given"),
    "no_trump_named": (),
    "too_many_cards": ("most", "given"),
    "judge_fault": ("text",),
    "too_much_work": (),
}
