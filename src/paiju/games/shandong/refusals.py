"""The kernel's numbers for a no, turned into refusals with clause and facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from paiju.cards import Card, Hand
from paiju.cards.kernel.holding import Holding
from paiju.game.move import Move
from paiju.game.refusal import Facts, Refusal
from paiju.games.shandong.kernel import words
from paiju.games.shandong.kernel.bidding import bid_size, high_trumps, sides_owed
from paiju.games.shandong.kernel.moves import actors
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.names import ACTS, GAME, PHASES, seats_of
from paiju.trick.faces import cards_of
from paiju.trick.kernel.follow import LARGEST, PAIRS, SHAPE, SUIT, TRACTOR
from paiju.trick.kernel.shapes import THROW
from paiju.trick.order import GROUPS
from paiju.trick.shapes import FOLLOW_CODES, TYPES, hand_of

_PHASE_CLAUSE: Final = ("4.1", "4.4", "4.6", "4.8", "5.2", "8.1", "7.7", "10.4")
_BID_CLAUSE: Final = {"show": "4.2", "counter": "4.4", "stick": "4.6"}
_FOLLOW_CLAUSE: Final = {SUIT: "8.2", TRACTOR: "8.5", PAIRS: "8.4", SHAPE: "8.6"}


@dataclass(frozen=True, slots=True)
class Case:
    """A move that was refused, and where."""

    table: Table
    seat: int
    """Counted from 0."""
    move: Move


def missing(held: Hand, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a move that a hand does not hold, further copies included."""
    lacking: list[Card] = []
    for face in dict.fromkeys(cards):
        lacking += [face] * (cards.count(face) - held.count(face))
    return tuple(lacking)


def choices_of(table: Table) -> tuple[str, ...]:
    """Name the types of a stopped throw that may stay, in the order in which they are forced."""
    order = [int(kind) for kind in table.setup.challenge.order]
    return tuple(TYPES[kind] for kind in order if kind and table.choices >> kind & 1)


def _needed(case: Case) -> int:
    """Return how many cards a move of this moment has."""
    act = ACTS[case.move.act]
    if words.SHOW <= act <= words.STICK:
        return int(bid_size(act))
    if act == words.BURY:
        return words.KITTY
    if act == words.RETURN:
        return words.EXCHANGED
    if act == words.PLAY:
        return int(case.table.trick.lead.cards) if case.table.out else 1
    return 0


def _turn(case: Case) -> Facts:
    """Tell whose turn it is."""
    asked = seats_of(int(actors(case.table)), int(case.table.first))
    return {"seat": case.seat + 1, "actors": asked}


def _high(case: Case) -> Facts:
    """Tell which trumps above the ace are held."""
    hand, high = case.table.hands[case.seat], high_trumps(case.table)
    return {"cards": cards_of(Holding(hand.one & high, 0, 0))}


def _kept(case: Case) -> Facts:
    """Tell which types may stay."""
    claim = case.move.claim
    return {"type": claim.type if claim else None, "choices": choices_of(case.table)}


_ANSWERS: Final[Mapping[int, tuple[str, str, Callable[[Case], Facts]]]] = {
    words.WRONG_PHASE: (
        "wrong_phase",
        "",
        lambda c: {"phase": PHASES[c.table.phase], "act": c.move.act},
    ),
    words.NOT_YOUR_TURN: ("not_your_turn", "", _turn),
    words.WRONG_COUNT: (
        "wrong_count",
        "",
        lambda c: {"needed": _needed(c), "given": len(c.move.cards)},
    ),
    words.NOT_IN_HAND: (
        "not_in_hand",
        "8.1",
        lambda c: {"cards": missing(hand_of(c.table.hands[c.seat]), c.move.cards)},
    ),
    words.NOT_A_COMBINATION: ("not_a_combination", "7.1", lambda c: {"cards": c.move.cards}),
    words.BID_CARDS: ("bid_cards", "", lambda c: {"act": c.move.act, "cards": c.move.cards}),
    words.BID_OWN: ("bid_own", "", lambda c: {}),
    words.BID_TAKEN: ("bid_taken", "4.3", lambda c: {}),
    words.BID_NOTHING: ("bid_nothing", "4.4", lambda c: {}),
    words.RETURN_HIGH: ("return_high", "4.9", _high),
    words.RETURN_SIDE: (
        "return_side",
        "4.9",
        lambda c: {"needed": int(sides_owed(c.table, c.table.hands[c.seat]))},
    ),
    words.RETURN_LOWEST: ("return_lowest", "4.9", lambda c: {}),
    words.THROW_TRUMPS: ("throw_trumps_off", "7.2", lambda c: {}),
    words.PAIR_GATE: ("pair_gate_closed", "6.10", lambda c: {}),
    words.KEEP_TYPE: ("keep_type", "7.7", _kept),
}


def _unpaid(number: int, table: Table) -> Refusal:
    """Tell what of a lead was not followed."""
    clause = _FOLLOW_CLAUSE.get(number, "8.9")
    if table.trick.lead.kind == THROW and number not in (SUIT, LARGEST):
        clause = "8.7"
    code, rule = FOLLOW_CODES[number], f"{GAME}.{clause}"
    owed, paid = int(table.setup.desk.owed), int(table.setup.desk.paid)
    if number == SUIT:
        return Refusal(code, rule, {"suit": GROUPS[table.trick.lead.group], "needed": owed})
    if number == LARGEST:
        return Refusal(code, rule, {"needed": owed})
    return Refusal(code, rule, {"needed": owed, "given": paid})


def refusal_of(number: int, table: Table, seat: int, move: Move) -> Refusal | None:
    """Return the refusal of the kernel's latest answer, None where it is legal."""
    if number == words.LEGAL:
        return None
    if number >= words.UNPAID:
        return _unpaid(number - words.UNPAID, table)
    code, clause, facts = _ANSWERS[number]
    if not clause:
        clause = _BID_CLAUSE.get(move.act) or _PHASE_CLAUSE[table.phase]
    return Refusal(code, f"{GAME}.{clause}", facts(Case(table, seat, move)))
