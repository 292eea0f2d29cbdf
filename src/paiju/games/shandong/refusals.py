"""The kernel's numbers for a no, turned into refusals with clause and facts."""

from typing import Final

from paiju.cards.kernel.holding import Holding
from paiju.game.move import Move
from paiju.game.refusal import Facts, Refusal
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.bidding import bid_size, high_trumps, sides_owed
from paiju.games.shandong.kernel.moves import actors
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.names import ACTS, GAME
from paiju.games.shandong.profile import PHASES
from paiju.trick.faces import cards_of
from paiju.trick.kernel import constants as common
from paiju.trick.kernel.follow import SUIT
from paiju.trick.kernel.shapes import PAIR, PAIR_TRACTOR, THROW
from paiju.trick.names import seats_of
from paiju.trick.refusing import Answers, Case, common_answers, kept_facts, unpaid
from paiju.trick.shapes import TYPES

_BID_CLAUSE: Final = {"show": "4.2", "counter": "4.4", "stick": "4.6"}
_OWN_CLAUSE: Final = {"counter": "4.5", "stick": "4.7"}
_LED_CLAUSE: Final = {PAIR: "8.4", PAIR_TRACTOR: "8.5", THROW: "8.7"}
"""How each type is followed; flashes, thunders and rains share a clause."""


def choices_of(table: Table) -> tuple[str, ...]:
    """Name the types of a stopped throw that may stay, in the order in which they are forced."""
    order = [int(kind) for kind in table.setup.challenge.order]
    return tuple(TYPES[kind] for kind in order if kind and table.play.choices >> kind & 1)


def _needed(case: Case[Table]) -> int:
    """Return how many cards a move of this moment has."""
    act = ACTS[case.move.act]
    if constants.SHOW <= act <= constants.STICK:
        return int(bid_size(act))
    if act == constants.BURY:
        return constants.KITTY
    if act == constants.RETURN:
        return constants.EXCHANGED
    if act == constants.PLAY:
        return int(case.table.play.trick.lead.cards) if case.table.play.out else 1
    return 0


def _turn(case: Case[Table]) -> Facts:
    """Tell whose turn it is."""
    asked = seats_of(int(actors(case.table)), int(case.table.first), constants.SEATS)
    return {"seat": case.seat + 1, "actors": asked}


def _high(case: Case[Table]) -> Facts:
    """Tell which trumps above the ace are held."""
    hand, high = case.table.play.hands[case.seat], high_trumps(case.table)
    return {"cards": cards_of(Holding(hand.one & high, 0, 0))}


_ANSWERS: Final[Answers[Table]] = {
    common.WRONG_PHASE: (
        "wrong_phase",
        "",
        lambda c: {"phase": PHASES[c.table.phase].name, "act": c.move.act},
    ),
    common.NOT_YOUR_TURN: ("not_your_turn", "", _turn),
    **common_answers(_needed, held="8.1", suit="7.1"),
    constants.BID_CARDS: ("bid_cards", "", lambda c: {"act": c.move.act, "cards": c.move.cards}),
    constants.BID_OWN: ("bid_own", "", lambda c: {}),
    constants.BID_TAKEN: ("bid_taken", "4.3", lambda c: {}),
    constants.BID_NOTHING: ("bid_nothing", "", lambda c: {}),
    constants.RETURN_HIGH: ("return_high", "4.9", _high),
    constants.RETURN_SIDE: (
        "return_side",
        "4.9",
        lambda c: {"needed": int(sides_owed(c.table, c.table.play.hands[c.seat]))},
    ),
    constants.RETURN_LOWEST: ("return_lowest", "4.9", lambda c: {}),
    constants.THROW_TRUMPS: ("throw_trumps_off", "7.2", lambda c: {}),
    constants.PAIR_GATE: ("pair_gate_closed", "6.10", lambda c: {}),
    common.KEEP_TYPE: ("keep_type", "7.7", lambda c: kept_facts(c.move, choices_of(c.table))),
}


def _follow_clause(number: int, table: Table) -> str:
    """Return the clause of what of a lead was not followed: the suit, or its type."""
    return "8.2" if number == SUIT else _LED_CLAUSE.get(table.play.trick.lead.kind, "8.6")


def _clause(number: int, table: Table, act: str) -> str:
    """Return the clause of an answer that has none of its own: that of the bid or the phase."""
    if number == constants.BID_OWN:
        return _OWN_CLAUSE[act]
    if number not in (common.WRONG_PHASE, common.NOT_YOUR_TURN) and act in _BID_CLAUSE:
        return _BID_CLAUSE[act]
    return PHASES[table.phase].clause


def refusal_of(number: int, table: Table, seat: int, move: Move) -> Refusal | None:
    """Return the refusal of the kernel's latest answer, None where it is legal."""
    if number == common.LEGAL:
        return None
    if number >= common.UNPAID:
        owed = number - common.UNPAID
        return unpaid(owed, table.play, f"{GAME}.{_follow_clause(owed, table)}")
    code, own, facts = _ANSWERS[number]
    clause = own or _clause(number, table, move.act)
    return Refusal(code, f"{GAME}.{clause}", facts(Case(table, seat, move)))
