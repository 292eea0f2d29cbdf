"""The kernel's numbers for a no, turned into refusals with clause and facts."""

from typing import Final

from paiju.cards import RANKS
from paiju.game.move import Move
from paiju.game.refusal import Facts, Refusal
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.moves import actors
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.names import GAME
from paiju.games.friends.profile import phase_of
from paiju.trick.kernel import constants as common
from paiju.trick.kernel.follow import PAIRS, SUIT
from paiju.trick.names import seats_of
from paiju.trick.refusing import Answers, Case, choices_of, common_answers, kept_facts, unpaid

_COUNTER_CLAUSE: Final = {constants.BID_NOT_EQUAL: "3.4", constants.BID_NOT_LEVEL: "3.6"}
"""What a counter-bid is refused by where a first bid is refused by 3.3."""


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
        lambda c: {"phase": phase_of(c.table).name, "act": c.move.act},
    ),
    common.NOT_YOUR_TURN: ("not_your_turn", "", _turn),
    **common_answers(_needed, held="5.2", suit="5.9"),
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


def _follow_clause(number: int, table: Table, seat: int) -> str:
    """Return the clause of what of a lead was not followed: of a pair in a triple its own."""
    if number == SUIT:
        return "7.1"
    play = table.play
    hand, faces = play.hands[seat], play.shapes.ranks.faces[play.trick.lead.group]
    pairs = int(hand.two & ~hand.three & faces).bit_count()
    return "7.3" if number == PAIRS and pairs < play.desk.owed else "7.2"


def refusal_of(number: int, table: Table, seat: int, move: Move) -> Refusal | None:
    """Return the refusal of the kernel's latest answer, None where it is legal."""
    if number == common.LEGAL:
        return None
    if number >= common.UNPAID:
        owed = number - common.UNPAID
        return unpaid(owed, table.play, f"{GAME}.{_follow_clause(owed, table, seat)}")
    code, clause, facts = _ANSWERS[number]
    if move.act == "counter":
        clause = _COUNTER_CLAUSE.get(number, clause)
    rule = f"{GAME}.{clause or phase_of(table).clause}"
    return Refusal(code, rule, facts(Case(table, seat, move)))
