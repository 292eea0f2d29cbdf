"""The kernel's numbers for a no, turned into refusals with clause and facts."""

from typing import Final

from paiju.cards import RANKS
from paiju.game.move import Move
from paiju.game.refusal import Facts, Refusal
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.moves import actors
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.names import GAME, phase_of
from paiju.trick.kernel import constants as common
from paiju.trick.names import seats_of
from paiju.trick.refusing import Answers, Case, choices_of, kept_facts, missing, unpaid
from paiju.trick.shapes import hand_of

_PHASE_CLAUSE: Final = ("3.2", "3.1", "4.1", "4.3", "5.1", "6.4", "9.1")
_FOLLOW_CLAUSE: Final = ("", "7.1", "7.2", "7.2", "7.3")


def _needed(case: Case[Table]) -> int:
    """Return how many cards a move of this moment has."""
    if case.move.act in ("decline", "keep"):
        return 0
    if case.table.phase == constants.BURYING:
        return constants.KITTY
    if case.table.phase == constants.PLAYING and case.table.play.out:
        return int(case.table.play.trick.lead.cards)
    return 1


def _levels(case: Case[Table]) -> Facts:
    """Tell which ranks would do for a bid."""
    ranks = [RANKS[case.table.levels[case.seat]]]
    if case.table.bid_seat >= 0:
        ranks.append(RANKS[case.table.level])
    return {"cards": case.move.cards, "levels": tuple(dict.fromkeys(ranks))}


def _turn(case: Case[Table]) -> Facts:
    """Tell whose turn it is."""
    asked = seats_of(int(actors(case.table)), int(case.table.starter), constants.SEATS)
    return {"seat": case.seat + 1, "actors": asked}


_ANSWERS: Final[Answers[Table]] = {
    common.WRONG_PHASE: (
        "wrong_phase",
        "",
        lambda c: {"phase": phase_of(c.table), "act": c.move.act},
    ),
    common.NOT_YOUR_TURN: ("not_your_turn", "", _turn),
    common.WRONG_COUNT: (
        "wrong_count",
        "",
        lambda c: {"needed": _needed(c), "given": len(c.move.cards)},
    ),
    common.NOT_IN_HAND: (
        "not_in_hand",
        "5.2",
        lambda c: {"cards": missing(hand_of(c.table.play.hands[c.seat]), c.move.cards)},
    ),
    common.NOT_A_COMBINATION: ("not_a_combination", "5.9", lambda c: {"cards": c.move.cards}),
    constants.BID_OWN: ("bid_own", "3.5", lambda c: {}),
    constants.BID_NOT_EQUAL: ("bid_not_equal", "3.3", lambda c: {"cards": c.move.cards}),
    constants.BID_NOT_LEVEL: ("bid_not_level", "3.3", _levels),
    constants.BID_TOO_FEW: (
        "bid_too_few",
        "3.4",
        lambda c: {"needed": int(c.table.bid_count) + 1, "given": len(c.move.cards)},
    ),
    constants.CALL_SHOWN: ("call_shown", "4.5", lambda c: {"card": c.move.cards[0]}),
    constants.CALL_NUMBER: ("call_number", "4.4", lambda c: {"most": constants.COPIES}),
    constants.CALL_ALONE: ("call_alone_off", "4.6", lambda c: {}),
    common.KEEP_TYPE: (
        "keep_type",
        "6.4",
        lambda c: kept_facts(c.move, choices_of(c.table.play)),
    ),
}


def refusal_of(number: int, table: Table, seat: int, move: Move) -> Refusal | None:
    """Return the refusal of the kernel's latest answer, None where it is legal."""
    if number == common.LEGAL:
        return None
    if number >= common.UNPAID:
        owed = number - common.UNPAID
        return unpaid(owed, table.play, f"{GAME}.{_FOLLOW_CLAUSE[owed]}")
    code, clause, facts = _ANSWERS[number]
    rule = f"{GAME}.{clause or _PHASE_CLAUSE[table.phase]}"
    return Refusal(code, rule, facts(Case(table, seat, move)))
