"""Why cards of a hand may not be played, with clause and facts."""

from paiju.cards import Card, Hand
from paiju.climb.kernel.combos import (
    NOT_NEXT,
    PAIR,
    SINGLE,
    kind_of,
)
from paiju.climb.kernel.rounds import turn_of
from paiju.game import Claim, Refusal
from paiju.games.gandengyan.faces import terms_of
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.names import GAME
from paiju.games.gandengyan.rules import Rules


def refusal(
    rules: Rules,
    code: int,
    lying: tuple[Card, ...],
    theirs: int,
    cards: tuple[Card, ...],
    claim: Claim | None,
) -> Refusal:
    """Say why cards, meant as claimed, do not beat what lies on the table."""
    if code == NOT_NEXT:
        needed = {"table": lying, "needed": _beating_ranks(rules, theirs)}
        return Refusal("not_next", f"{GAME}.4.3", needed)
    return terms_of(rules).refusal(code, lying, theirs, cards, claim)


def _beating_ranks(rules: Rules, theirs: int) -> tuple[str | None, ...]:
    """Return the ranks that beat a plain combination which asks for one that is one higher."""
    # One more is one higher: heights are the lowest bits.
    following = terms_of(rules).rank_of(theirs + 1)
    others: tuple[str, ...] = ("2",) if kind_of(theirs) in (SINGLE, PAIR) else ()
    if kind_of(theirs) == SINGLE and rules.lone_joker:
        others += ("JS", "JB")
    return (following, *(rank for rank in others if rank != following))


def not_in_hand(table: Table, cards: tuple[Card, ...]) -> Refusal:
    """Name the cards that the seat on turn lacks, second copies included."""
    hand = Hand.of_mask(table.hands[turn_of(table.round)])
    missing = tuple(Hand.of(cards).missing_from(hand))
    return Refusal("not_in_hand", f"{GAME}.6.3", {"cards": missing})
