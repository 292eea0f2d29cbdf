"""Moves of 干瞪眼: which are legal, why not, and what they do."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

from paiju.cards import CARDS, Card, Hand, cards_of, mask_of
from paiju.climb.kernel.combos import (
    NOT_NEXT,
    PAIR,
    SINGLE,
    kind_of,
)
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays
from paiju.climb.kernel.rounds import turn_of
from paiju.climb.kernel.verdict import Room
from paiju.climb.told import played
from paiju.game import PASS, Claim, Event, Facts, Move, Refusal, State
from paiju.game.guards import refuse_mover, refuse_stray
from paiju.game.rulebook import Happened
from paiju.games.gandengyan.faces import HEIGHTS, terms_of
from paiju.games.gandengyan.kernel import table as kernel
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.result import multiplier, penalties
from paiju.games.gandengyan.rules import Rules

Hands: TypeAlias = State[Rules, Table]

GAME: Final = "gandengyan"
ACTS: Final = ("play", "pass")
_CLAUSES: Final = {
    "hand_over": f"{GAME}.7.1",
    "unknown_seat": f"{GAME}.1.1",
    "unknown_act": f"{GAME}.6.4",
}


def actors(state: Hands) -> tuple[int, ...]:
    """Return the seat on turn, nobody after the end."""
    if state.table.winner >= 0:
        return ()
    return (turn_of(state.table.round) + 1,)


def legal(state: Hands, seat: int) -> Iterator[Move]:
    """List the moves of a seat; a set of cards with several readings comes once for each."""
    if seat not in actors(state):
        return
    plays, terms = Plays(), terms_of(state.rules)
    kernel.legal(state.table, Search(state.table.shapes), plays)
    masks = [int(plays.first[place]) for place in range(plays.count)]
    readings = Counter(masks)
    for place, mask in enumerate(masks):
        if not mask:
            yield PASS
        elif readings[mask] == 1:
            yield Move("play", cards_of(mask))
        else:
            yield Move("play", cards_of(mask), terms.claim_of(plays.combos[place]))


def check(state: Hands, seat: int, move: Move) -> Refusal | None:
    """Tell why a move is refused, None if it is legal."""
    ruling = examine(state, seat, move)
    return ruling if isinstance(ruling, Refusal) else None


def examine(state: Hands, seat: int, move: Move) -> int | Refusal:
    """Return what a move plays, as a combination, 0 for a pass; or why it is refused."""
    rules, table = state.rules, state.table
    no = refuse_mover(table.winner >= 0, seat, rules.seats, move, ACTS, _CLAUSES)
    if no is not None:
        return no
    if seat != turn_of(table.round) + 1:
        facts: Facts = {"seat": seat, "actors": actors(state)}
        return Refusal("not_your_turn", f"{GAME}.6.1", facts)
    stray = refuse_stray(move, ("cards", "claim") if move.act == "play" else (), f"{GAME}.6.4")
    if stray is not None:
        return stray
    return weigh(rules, table, move)


def lapse(state: Hands, seat: int) -> Move:
    """Pass when the time is up; a leader plays the smallest single, jokers together if need be."""
    table = state.table
    if not kernel.leading(table):
        return PASS
    held = cards_of(table.hands[seat - 1])
    smallest = min(held, key=lambda card: (HEIGHTS.index(card.rank), card.code))
    if smallest.is_joker and not state.rules.lone_joker:
        return Move("play", held)
    return Move("play", (smallest,))


def weigh(rules: Rules, table: Table, move: Move) -> int | Refusal:
    """Return what the seat on turn plays, or why it may not."""
    if move.act == "play" and not move.cards:
        if kernel.leading(table):
            return Refusal("must_lead", f"{GAME}.6.2")
        return Refusal("not_a_combination", f"{GAME}.2.1", {"cards": ()})
    # A mask cannot tell two copies of a card from one.
    if len(set(move.cards)) < len(move.cards):
        return _not_in_hand(table, move.cards)
    room = Room()
    claim = 0
    if move.claim is not None:
        claim = terms_of(rules).claim_number(move.claim, len(move.cards))
    code = kernel.check(table, mask_of(move.cards), claim, room)
    match code:
        case kernel.LEGAL:
            return int(room.made) if move.cards else 0
        case kernel.MUST_LEAD:
            return Refusal("must_lead", f"{GAME}.6.2")
        case kernel.NOT_IN_HAND:
            return _not_in_hand(table, move.cards)
        case _:
            lying = cards_of(table.lying)
            return refusal(rules, code, lying, table.combo, move.cards, move.claim)


def _not_in_hand(table: Table, cards: tuple[Card, ...]) -> Refusal:
    """Name the cards that the seat on turn lacks, second copies included."""
    hand = Hand.of_mask(table.hands[turn_of(table.round)])
    missing = tuple(Hand.of(cards).missing_from(hand))
    return Refusal("not_in_hand", f"{GAME}.6.3", {"cards": missing})


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


def make(state: Hands, seat: int, move: Move) -> Happened[Table] | Refusal:
    """Make a move."""
    ruling = examine(state, seat, move)
    if isinstance(ruling, Refusal):
        return ruling
    table = state.table.copy()
    kernel.apply(table, mask_of(move.cards), ruling)
    if move.cards:
        return table, _played(state.rules, table, seat, move.cards, ruling)
    return table, _passed(state.table, table, seat)


def _played(
    rules: Rules, table: Table, seat: int, cards: tuple[Card, ...], made: int
) -> tuple[Event, ...]:
    """Tell of a play, and of the end of the hand if it was one."""
    left = int(table.hands[seat - 1]).bit_count()
    event = played(terms_of(rules), seat, cards, made, left)
    if left:
        return (event,)
    won: Facts = {
        "seat": seat,
        "scores": points(rules, table),
        "multiplier": multiplier(rules, table.doublings),
    }
    return (event, Event("hand_won", won))


def _passed(before: Table, after: Table, seat: int) -> tuple[Event, ...]:
    """Tell of a pass, and of the round if it ended with it."""
    events = [Event("passed", {"seat": seat})]
    if not kernel.leading(after):
        return tuple(events)
    winner = turn_of(after.round) + 1
    events.append(Event("round_won", {"seat": winner}))
    pile = before.end - before.next
    for step in range(after.seats):
        drawer = (winner - 1 + step) % after.seats
        card = after.drawn[drawer]
        if card < 0:
            continue
        if pile == 0:
            pile = after.shuffled
            events.append(Event("pile_remade", {"count": pile}))
        pile -= 1
        facts = {"seat": drawer + 1, "pile": pile}
        events.append(Event("drew", facts, drawer + 1, {"card": CARDS[card]}))
    return tuple(events)


def left_by_seat(table: Table) -> tuple[int, ...]:
    """Return the number of cards in each hand."""
    return tuple(int(table.hands[seat]).bit_count() for seat in range(table.seats))


def active_seats(table: Table) -> tuple[bool, ...]:
    """Tell of each seat whether it has played a card."""
    return tuple(bool(table.active >> seat & 1) for seat in range(table.seats))


def points(rules: Rules, table: Table) -> tuple[int, ...]:
    """Return what a finished hand costs each seat."""
    return penalties(rules, left_by_seat(table), table.doublings, active_seats(table))
