"""Deal at random what a seat does not know: a hand that gives exactly its view."""

from paiju.cards import CARDS, Card, mask_of
from paiju.climb.kernel.rounds import LAST, NOBODY, PASSED
from paiju.climb.told import cards_in, claim_in, seat_in
from paiju.game import Chance, Deal, State, View
from paiju.game.chance import shuffled
from paiju.games.gandengyan.deal import new_table, orders_of, reshuffles_of
from paiju.games.gandengyan.faces import combo_of
from paiju.games.gandengyan.kernel.table import (
    Table,
    doublings,
    set_hand,
    set_orders,
    set_pile,
)
from paiju.games.gandengyan.rules import Rules
from paiju.think import Guess, Lying


def guess(view: View[Rules], chance: Chance) -> Guess[Rules, Table]:
    """Deal the unknown cards at random, and tell where each may lie."""
    rules = view.rules
    table = new_table(rules)
    _play_again(view, table)
    table.round = _round(view, table)
    unknown, piled = _unknown(view, table)
    pile = view.facts["pile"]
    assert isinstance(pile, int)
    # What was played before a reshuffle went into the pile, and nothing else is there.
    drawn = shuffled(piled, chance)
    rest = list(shuffled(drawn[pile:] + unknown, chance))
    set_pile(table, [held.code for held in drawn[:pile]])
    hidden = [Lying(card.code, _places(view, True), rules.seats) for card in drawn[:pile]]
    for seat, count in enumerate(view.counts, 1):
        held = tuple(view.hand) if seat == view.seat else rest[:count]
        if seat != view.seat:
            rest = rest[count:]
            hidden += [Lying(c.code, _places(view, c in piled), seat - 1) for c in held]
        set_hand(table, seat - 1, mask_of(held))
    if rules.reshuffle:
        set_orders(table, orders_of(rules, chance))
    state = State(rules, view.standing, Deal(CARDS), table, view.log)
    return Guess(state, tuple(hidden))


def _places(view: View[Rules], piled: bool) -> int:
    """Return where a hidden card may lie: in the hands of others and perhaps in the pile."""
    others = (1 << view.rules.seats) - 1
    if view.seat is not None:
        others &= ~(1 << view.seat - 1)
    return others | piled << view.rules.seats


def _play_again(view: View[Rules], table: Table) -> None:
    """Take from the log what it tells of the table."""
    table.reshuffles = reshuffles_of(view.rules)
    for event in view.log:
        if event.name == "played":
            cards = cards_in(event)
            made = combo_of(view.rules, cards, claim_in(event))
            table.played |= mask_of(cards)
            table.lying, table.combo = mask_of(cards), made
            table.active |= 1 << (seat_in(event) - 1)
            table.doublings += doublings(made)
        elif event.name == "round_won":
            table.lying = table.combo = 0
        elif event.name == "pile_remade":
            table.played = 0
            table.reshuffles -= 1
        elif event.name == "hand_won":
            table.winner = seat_in(event) - 1


def _round(view: View[Rules], table: Table) -> int:
    """Return the round: whose turn, whose play lies on the table, who has passed since."""
    last, passed = NOBODY, 0
    for played in view.table:
        if played.cards:
            last, passed = played.seat - 1, 0
        else:
            passed |= 1 << (played.seat - 1)
    turn = view.actors[0] - 1 if view.actors else int(table.winner)
    return turn | last << LAST | passed << PASSED


def _unknown(view: View[Rules], table: Table) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards that cannot be in the pile and those that can; neither is seen."""
    seen = table.played | mask_of(view.hand)
    pile = (1 << len(CARDS)) - 1
    before = 0
    for event in view.log:
        if event.name == "played":
            before |= mask_of(cards_in(event))
        elif event.name == "pile_remade":
            pile, before = before, 0
    hidden = [held for held in CARDS if not seen >> held.code & 1]
    return (
        tuple(held for held in hidden if not pile >> held.code & 1),
        tuple(held for held in hidden if pile >> held.code & 1),
    )
