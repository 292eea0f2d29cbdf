"""The kernel's numbers for a no, turned into refusals with clause and facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from paiju.cards import Card, cards_of, mask_of
from paiju.game.move import Move
from paiju.game.refusal import Fact, Facts, Refusal
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.kernel.follow import led_duty
from paiju.games.xiaoer.kernel.moves import actors, highest_cards
from paiju.games.xiaoer.kernel.opening import received
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.names import FANS, GAME, PHASES, seats_of
from paiju.trick.order import GROUPS, TRUMP

_PHASE_CLAUSE: Final = ("3.2", "4.2", "5.3", "5.4", "6.2", "7.1", "7.1")
_CLAUSES: Final[Mapping[int, str]] = {
    constants.NOT_YOUR_TURN: "7.1",
    constants.NOT_IN_HAND: "7.2",
    constants.NOT_A_COMBINATION: "7.3",
    constants.THROW_OFF: "8.1",
    constants.GANG_OFF: "9.1",
    constants.GANG_SHOWN: "9.9",
    constants.WRONG_CLAIM: "9.7",
    constants.SHOW_NOT_TWO: "3.2",
    constants.FAN_CARDS: "4.3",
    constants.FAN_CLOSED: "4.1",
    constants.FAN_TRIBUTE: "4.4",
    constants.TRIBUTE_NOT_HIGHEST: "5.3",
    constants.RETURN_TRIBUTE: "5.4",
    constants.RETURN_POINTS: "5.4",
    constants.BURY_POINTS: "6.3",
}
_FOLLOW_CLAUSE: Final = ("7.4", "7.4", "8.4", "9.3", "9.6")
_COUNTS: Final = {
    constants.FANNING: 3,
    constants.SHOWING: 1,
    constants.PAYING: 1,
    constants.RETURNING: 1,
}


@dataclass(frozen=True, slots=True)
class Case:
    """A move that was refused, and where."""

    table: Table
    seat: int
    """Counted from 0."""
    move: Move

    @property
    def card(self) -> Fact:
        """The only card of the move."""
        return self.move.cards[0]

    @property
    def mask(self) -> int:
        """The cards of the move."""
        return mask_of(self.move.cards)

    @property
    def hand(self) -> int:
        """The cards of the seat."""
        return self.table.hands[self.seat]


def missing(hand: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a move that a hand does not hold, second copies included."""
    lacking: list[Card] = []
    for held in cards:
        if hand >> held.code & 1:
            hand &= ~(1 << held.code)
        else:
            lacking.append(held)
    return tuple(lacking)


def _needed(case: Case) -> int:
    """Return how many cards a move of this phase has."""
    if case.move.act == "decline":
        return 0
    if case.table.phase == constants.BURYING:
        return case.table.setup.kitty
    if case.table.phase == constants.PLAYING:
        return max(case.table.size, 1)
    return _COUNTS[case.table.phase]


def _owed(case: Case) -> Facts:
    """Tell what the led cards ask for."""
    owed = min(case.table.size, int(case.hand & led_duty(case.table)).bit_count())
    if case.table.kind == constants.FALSE_GANG:
        return {"needed": owed}
    suit = TRUMP if case.table.kind == constants.TRUE_GANG else GROUPS[case.table.group]
    return {"suit": suit, "needed": owed}


def _claim(case: Case) -> Facts:
    """Tell what was claimed of which cards."""
    claim = case.move.claim
    return {
        "cards": case.move.cards,
        "type": claim.type if claim else None,
        "rank": claim.rank if claim else None,
    }


_FACTS: Final[Mapping[int, Callable[[Case], Facts]]] = {
    constants.WRONG_PHASE: lambda c: {"phase": PHASES[c.table.phase], "act": c.move.act},
    constants.NOT_YOUR_TURN: lambda c: {"seat": c.seat + 1, "actors": seats_of(actors(c.table))},
    constants.WRONG_COUNT: lambda c: {"needed": _needed(c), "given": len(c.move.cards)},
    constants.NOT_IN_HAND: lambda c: {"cards": missing(c.hand, c.move.cards)},
    constants.MUST_FOLLOW: _owed,
    constants.NOT_A_COMBINATION: lambda c: {"cards": c.move.cards},
    constants.THROW_OFF: lambda c: {},
    constants.GANG_OFF: lambda c: {},
    constants.GANG_SHOWN: lambda c: {"cards": cards_of(c.mask & c.table.shown)},
    constants.WRONG_CLAIM: _claim,
    constants.SHOW_NOT_TWO: lambda c: {"card": c.card},
    constants.FAN_CARDS: lambda c: {"cards": c.move.cards},
    constants.FAN_CLOSED: lambda c: {"fan": FANS[0] if c.mask & constants.THREES else FANS[1]},
    constants.FAN_TRIBUTE: lambda c: {"card": cards_of(received(c.table, c.seat))[0]},
    constants.TRIBUTE_NOT_HIGHEST: lambda c: {
        "card": c.card,
        "highest": cards_of(highest_cards(c.table.ranks, c.hand)),
    },
    constants.RETURN_TRIBUTE: lambda c: {"card": c.card},
    constants.RETURN_POINTS: lambda c: {"card": c.card},
    constants.BURY_POINTS: lambda c: {"cards": cards_of(c.mask & constants.POINTS)},
}
_CODES: Final[Mapping[int, str]] = {
    constants.WRONG_PHASE: "wrong_phase",
    constants.NOT_YOUR_TURN: "not_your_turn",
    constants.WRONG_COUNT: "wrong_count",
    constants.NOT_IN_HAND: "not_in_hand",
    constants.MUST_FOLLOW: "must_follow_suit",
    constants.NOT_A_COMBINATION: "not_a_combination",
    constants.THROW_OFF: "throw_off",
    constants.GANG_OFF: "gang_off",
    constants.GANG_SHOWN: "gang_shown",
    constants.WRONG_CLAIM: "wrong_claim",
    constants.SHOW_NOT_TWO: "show_not_two",
    constants.FAN_CARDS: "fan_cards",
    constants.FAN_CLOSED: "fan_closed",
    constants.FAN_TRIBUTE: "fan_tribute",
    constants.TRIBUTE_NOT_HIGHEST: "tribute_not_highest",
    constants.RETURN_TRIBUTE: "return_tribute",
    constants.RETURN_POINTS: "return_points",
    constants.BURY_POINTS: "bury_points",
}


def refusal_of(number: int, table: Table, seat: int, move: Move) -> Refusal | None:
    """Return the refusal of a kernel's answer, None where it is legal."""
    if number == constants.LEGAL:
        return None
    case = Case(table, seat, move)
    code = _CODES[number]
    clause = _CLAUSES.get(number) or _PHASE_CLAUSE[table.phase]
    if number == constants.MUST_FOLLOW:
        clause = _FOLLOW_CLAUSE[table.kind]
        if table.kind == constants.FALSE_GANG:
            code = "must_follow_side"
    return Refusal(code, f"{GAME}.{clause}", _FACTS[number](case))
