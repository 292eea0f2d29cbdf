"""The kernel's numbers for a no, turned into refusals with clause and facts."""

from typing import Final

from paiju.cards import Hand, cards_of, mask_of
from paiju.game.move import Move
from paiju.game.refusal import Facts, Refusal
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.kernel.follow import led_duty
from paiju.games.xiaoer.kernel.moves import actors, highest_cards
from paiju.games.xiaoer.kernel.opening import received
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.names import FANS, GAME, seats_of
from paiju.games.xiaoer.profile import PHASES
from paiju.trick.order import GROUPS, TRUMP
from paiju.trick.refusing import Answers, Case, missing

_COUNT_CLAUSE: Final = {constants.FANNING: "4.3", constants.PAYING: "5.3"}
"""Where another clause than that of the phase says how many cards are shown or paid."""
_FOLLOW_CLAUSE: Final = ("7.4", "7.4", "8.4", "9.3", "9.6")
_COUNTS: Final = {
    constants.FANNING: 3,
    constants.SHOWING: 1,
    constants.PAYING: 1,
    constants.RETURNING: 1,
}


def _needed(case: Case[Table]) -> int:
    """Return how many cards a move of this phase has."""
    if case.move.act == "decline":
        return 0
    if case.table.phase == constants.BURYING:
        return case.table.setup.kitty
    if case.table.phase == constants.PLAYING:
        return max(case.table.size, 1)
    return _COUNTS[case.table.phase]


def _owed(case: Case[Table]) -> Facts:
    """Tell what the led cards ask for."""
    owed = min(case.table.size, int(case.table.hands[case.seat] & led_duty(case.table)).bit_count())
    if case.table.kind == constants.FALSE_GANG:
        return {"needed": owed}
    suit = TRUMP if case.table.kind == constants.TRUE_GANG else GROUPS[case.table.group]
    return {"suit": suit, "needed": owed}


def _claim(case: Case[Table]) -> Facts:
    """Tell what was claimed of which cards."""
    claim = case.move.claim
    return {
        "cards": case.move.cards,
        "type": claim.type if claim else None,
        "rank": claim.rank if claim else None,
    }


_ANSWERS: Final[Answers[Table]] = {
    constants.WRONG_PHASE: (
        "wrong_phase",
        "",
        lambda c: {"phase": PHASES[c.table.phase].name, "act": c.move.act},
    ),
    constants.NOT_YOUR_TURN: (
        "not_your_turn",
        "",
        lambda c: {"seat": c.seat + 1, "actors": seats_of(actors(c.table))},
    ),
    constants.WRONG_COUNT: (
        "wrong_count",
        "",
        lambda c: {"needed": _needed(c), "given": len(c.move.cards)},
    ),
    constants.NOT_IN_HAND: (
        "not_in_hand",
        "7.2",
        lambda c: {"cards": missing(Hand.of_mask(c.table.hands[c.seat]), c.move.cards)},
    ),
    constants.MUST_FOLLOW: ("must_follow_suit", "", _owed),
    constants.NOT_A_COMBINATION: ("not_a_combination", "7.3", lambda c: {"cards": c.move.cards}),
    constants.THROW_OFF: ("throw_off", "8.1", lambda c: {}),
    constants.GANG_OFF: ("gang_off", "9.1", lambda c: {}),
    constants.GANG_SHOWN: (
        "gang_shown",
        "9.9",
        lambda c: {"cards": cards_of(mask_of(c.move.cards) & c.table.shown)},
    ),
    constants.WRONG_CLAIM: ("wrong_claim", "9.7", _claim),
    constants.SHOW_NOT_TWO: ("show_not_two", "3.2", lambda c: {"card": c.move.cards[0]}),
    constants.FAN_CARDS: ("fan_cards", "4.3", lambda c: {"cards": c.move.cards}),
    constants.FAN_CLOSED: (
        "fan_closed",
        "4.1",
        lambda c: {"fan": FANS[0] if mask_of(c.move.cards) & constants.THREES else FANS[1]},
    ),
    constants.FAN_TRIBUTE: (
        "fan_tribute",
        "4.4",
        lambda c: {"card": cards_of(received(c.table, c.seat))[0]},
    ),
    constants.TRIBUTE_NOT_HIGHEST: (
        "tribute_not_highest",
        "5.3",
        lambda c: {
            "card": c.move.cards[0],
            "highest": cards_of(highest_cards(c.table.ranks, c.table.hands[c.seat])),
        },
    ),
    constants.RETURN_TRIBUTE: ("return_tribute", "5.4", lambda c: {"card": c.move.cards[0]}),
    constants.RETURN_POINTS: ("return_points", "5.4", lambda c: {"card": c.move.cards[0]}),
    constants.BURY_POINTS: (
        "bury_points",
        "6.3",
        lambda c: {"cards": cards_of(mask_of(c.move.cards) & constants.POINTS)},
    ),
}


def refusal_of(number: int, table: Table, seat: int, move: Move) -> Refusal | None:
    """Return the refusal of a kernel's answer, None where it is legal."""
    if number == constants.LEGAL:
        return None
    code, clause, facts = _ANSWERS[number]
    clause = clause or PHASES[table.phase].clause
    if number == constants.WRONG_COUNT and move.act != "decline":
        clause = _COUNT_CLAUSE.get(table.phase, clause)
    if number == constants.MUST_FOLLOW:
        clause = _FOLLOW_CLAUSE[table.kind]
        if table.kind == constants.FALSE_GANG:
            code = "must_follow_side"
    return Refusal(code, f"{GAME}.{clause}", facts(Case(table, seat, move)))
