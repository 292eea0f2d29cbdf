"""What time plays for a seat."""

from paiju.cards import cards_of
from paiju.game import PASS, Move
from paiju.games.gandengyan.deal import Hands
from paiju.games.gandengyan.faces import HEIGHTS
from paiju.games.gandengyan.kernel import table as kernel


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
