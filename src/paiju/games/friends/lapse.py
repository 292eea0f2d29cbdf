"""What time plays for a seat: what an easy opponent would do, and the smallest cards."""

from collections import Counter

from paiju.cards import RANKS, SUITS, card
from paiju.game import DECLINE, Move
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.table import Table
from paiju.trick.faces import cards_of
from paiju.trick.lapsing import least_needed, smallest_play


def lapse_move(table: Table, seat: int) -> Move:
    """Return the move that time makes for a seat, counted from 1."""
    hand = table.play.hands[seat - 1]
    if table.phase <= constants.BIDDING:
        return DECLINE
    if table.phase == constants.BURYING:
        ranks = table.play.shapes.ranks
        return Move("bury", least_needed(ranks, cards_of(hand), constants.KITTY))
    if table.phase == constants.CALLING:
        return _call(table)
    if table.phase == constants.CHOOSING:
        return Move("keep")
    return Move("play", smallest_play(table.play, hand))


def _call(table: Table) -> Move:
    """Call the highest card of a side suit, the first copy that the dealer does not hold."""
    hand = Counter(cards_of(table.play.hands[table.dealer]))
    buried = Counter(cards_of(table.buried))
    others = [suit for place, suit in enumerate(SUITS) if place != table.trump]
    for rank in reversed(RANKS):
        for suit in sorted(others, key=lambda suit: (hand[card(suit, rank)] == 0, suit)):
            face = card(suit, rank)
            callable_face = not table.shown >> face.code & 1 and RANKS[table.level] != rank
            if callable_face and hand[face] + buried[face] < constants.COPIES:
                return Move("call", (face,), number=hand[face] + 1)
    raise AssertionError("some card of a side suit can always be called")
