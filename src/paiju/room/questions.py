"""Questions to a table that change nothing: what cards are, and what is near a refused move."""

from paiju.game import Refusal, Refused
from paiju.room.state import Room
from paiju.wire import commands as c
from paiju.wire.answers import alternatives, answer, lay, read_cards
from paiju.wire.pushes import Answer, Arranged


def ask(room: Room, player: str, question: c.Ask | c.Arrange) -> Answer | Arranged | Refusal:
    """Tell what chosen cards are, or how the hand can be laid."""
    seat, hand = room.seat_of(player), room.hand
    if seat is None or hand is None:
        return Refusal("table.no_hand")
    if isinstance(question, c.Arrange):
        return lay(room.game, hand.state, seat, question, room.seq)
    return answer(room.game, hand.state, seat, question, room.seq)


def near(room: Room, player: str, command: c.Play) -> c.WireMove | None:
    """Find a legal move near one that was refused."""
    seat, hand = room.seat_of(player), room.live
    if seat is None or hand is None:
        return None
    try:
        cards = read_cards(command.move.cards)
    except Refused:
        return None
    found = alternatives(room.game, hand.state, seat, cards, 1)
    return found[0] if found else None
