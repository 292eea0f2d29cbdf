"""The kernel's numbers for a no, turned into refusals with clause and facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from paiju.cards import RANKS, Card, Hand
from paiju.game.move import Move
from paiju.game.refusal import Facts, Refusal
from paiju.games.friends.kernel import words
from paiju.games.friends.kernel.moves import actors
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.names import GAME, phase_of, seats_of
from paiju.trick.faces import cards_of
from paiju.trick.kernel.follow import SUIT
from paiju.trick.order import GROUPS
from paiju.trick.shapes import FOLLOW_CODES, TYPES

_PHASE_CLAUSE: Final = ("3.2", "3.1", "4.1", "4.3", "5.1", "6.4", "9.1")
_FOLLOW_CLAUSE: Final = ("", "7.1", "7.2", "7.2", "7.3")


@dataclass(frozen=True, slots=True)
class Case:
    """A move that was refused, and where."""

    table: Table
    seat: int
    """Counted from 0."""
    move: Move


def missing(table: Table, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a move that a hand does not hold, further copies included."""
    held = Hand.of(cards_of(table.hands[seat]))
    wanted = [min(cards.count(face), 255) for face in dict.fromkeys(cards)]
    lacking: list[Card] = []
    for face, count in zip(dict.fromkeys(cards), wanted, strict=True):
        lacking += [face] * (count - held.count(face))
    return tuple(lacking)


def choices_of(table: Table) -> tuple[str, ...]:
    """Name the types that whoever stopped a throw chooses among."""
    return tuple(name for kind, name in enumerate(TYPES) if table.choices >> kind & 1)


def _needed(case: Case) -> int:
    """Return how many cards a move of this moment has."""
    if case.move.act in ("decline", "keep"):
        return 0
    if case.table.phase == words.BURYING:
        return words.KITTY
    if case.table.phase == words.PLAYING and case.table.out:
        return int(case.table.trick.lead.cards)
    return 1


def _levels(case: Case) -> Facts:
    """Tell which ranks would do for a bid."""
    ranks = [RANKS[case.table.levels[case.seat]]]
    if case.table.bid_seat >= 0:
        ranks.append(RANKS[case.table.level])
    return {"cards": case.move.cards, "levels": tuple(dict.fromkeys(ranks))}


def _turn(case: Case) -> Facts:
    """Tell whose turn it is."""
    asked = seats_of(int(actors(case.table)), int(case.table.starter))
    return {"seat": case.seat + 1, "actors": asked}


_ANSWERS: Final[Mapping[int, tuple[str, str, Callable[[Case], Facts]]]] = {
    words.WRONG_PHASE: (
        "wrong_phase",
        "",
        lambda c: {"phase": phase_of(c.table), "act": c.move.act},
    ),
    words.NOT_YOUR_TURN: ("not_your_turn", "", _turn),
    words.WRONG_COUNT: (
        "wrong_count",
        "",
        lambda c: {"needed": _needed(c), "given": len(c.move.cards)},
    ),
    words.NOT_IN_HAND: (
        "not_in_hand",
        "5.2",
        lambda c: {"cards": missing(c.table, c.seat, c.move.cards)},
    ),
    words.NOT_A_COMBINATION: ("not_a_combination", "5.9", lambda c: {"cards": c.move.cards}),
    words.BID_OWN: ("bid_own", "3.5", lambda c: {}),
    words.BID_NOT_EQUAL: ("bid_not_equal", "3.3", lambda c: {"cards": c.move.cards}),
    words.BID_NOT_LEVEL: ("bid_not_level", "3.3", _levels),
    words.BID_TOO_FEW: (
        "bid_too_few",
        "3.4",
        lambda c: {"needed": int(c.table.bid_count) + 1, "given": len(c.move.cards)},
    ),
    words.CALL_SHOWN: ("call_shown", "4.5", lambda c: {"card": c.move.cards[0]}),
    words.CALL_NUMBER: ("call_number", "4.4", lambda c: {"most": words.COPIES}),
    words.CALL_ALONE: ("call_alone_off", "4.6", lambda c: {}),
    words.KEEP_TYPE: (
        "keep_type",
        "6.4",
        lambda c: {
            "type": c.move.claim.type if c.move.claim else None,
            "choices": choices_of(c.table),
        },
    ),
}


def _unpaid(number: int, table: Table) -> Refusal:
    """Tell what of a lead was not followed."""
    code, rule = FOLLOW_CODES[number], f"{GAME}.{_FOLLOW_CLAUSE[number]}"
    owed, paid = int(table.setup.desk.owed), int(table.setup.desk.paid)
    if number == SUIT:
        return Refusal(code, rule, {"suit": GROUPS[table.trick.lead.group], "needed": owed})
    return Refusal(code, rule, {"needed": owed, "given": paid})


def refusal_of(number: int, table: Table, seat: int, move: Move) -> Refusal | None:
    """Return the refusal of the kernel's latest answer, None where it is legal."""
    if number == words.LEGAL:
        return None
    if number >= words.UNPAID:
        return _unpaid(number - words.UNPAID, table)
    code, clause, facts = _ANSWERS[number]
    rule = f"{GAME}.{clause or _PHASE_CLAUSE[table.phase]}"
    return Refusal(code, rule, facts(Case(table, seat, move)))
