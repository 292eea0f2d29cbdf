"""Refusals that all games of tricks give alike: numbers of the kit turned into codes and facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from paiju.cards import Card, Hand
from paiju.game import Facts, Move, Refusal
from paiju.trick.kernel import constants
from paiju.trick.kernel.follow import LARGEST, SUIT
from paiju.trick.kernel.play import Play
from paiju.trick.kernel.table import TrickTable
from paiju.trick.order import GROUPS
from paiju.trick.shapes import FOLLOW_CODES, TYPES, hand_of

T = TypeVar("T")
P = TypeVar("P", bound=TrickTable)


@dataclass(frozen=True, slots=True)
class Case(Generic[T]):
    """A move that was refused, and where."""

    table: T
    seat: int
    """Counted from 0."""
    move: Move


Answers: TypeAlias = Mapping[int, tuple[str, str, Callable[[Case[T]], Facts]]]
"""By the kernel's number: code, clause (empty where the phase has it) and facts."""


def missing(hand: Hand, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a move that a hand does not hold, further copies included."""
    lacking: list[Card] = []
    for face in dict.fromkeys(cards):
        lacking += [face] * (min(cards.count(face), 255) - hand.count(face))
    return tuple(lacking)


def common_answers(needed: Callable[[Case[P]], int], held: str, suit: str) -> Answers[P]:
    """Answer what every game refuses: too many or too few cards, cards not held, mixed suits.

    `needed` counts the cards of a move; `held` and `suit` are clauses.
    """

    def count(case: Case[P]) -> Facts:
        return {"needed": needed(case), "given": len(case.move.cards)}

    def lacking(case: Case[P]) -> Facts:
        return {"cards": missing(hand_of(case.table.play.hands[case.seat]), case.move.cards)}

    return {
        constants.WRONG_COUNT: ("wrong_count", "", count),
        constants.NOT_IN_HAND: ("not_in_hand", held, lacking),
        constants.NOT_A_COMBINATION: (
            "not_a_combination",
            suit,
            lambda case: {"cards": case.move.cards},
        ),
    }


def choices_of(play: Play) -> tuple[str, ...]:
    """Name the types of a stopped throw that may stay."""
    return tuple(name for kind, name in enumerate(TYPES) if play.choices >> kind & 1)


def kept_facts(move: Move, choices: tuple[str, ...]) -> Facts:
    """Tell which type was named, and which may stay."""
    return {"type": move.claim.type if move.claim else None, "choices": choices}


def unpaid(number: int, play: Play, rule: str) -> Refusal:
    """Tell what of a lead was not followed, by the number that the kit has for it."""
    owed, paid = int(play.desk.owed), int(play.desk.paid)
    facts: Facts = {"needed": owed, "given": paid}
    if number == SUIT:
        facts = {"suit": GROUPS[play.trick.lead.group], "needed": owed}
    elif number == LARGEST:
        facts = {"needed": owed}
    return Refusal(FOLLOW_CODES[number], rule, facts)
