"""What moves of 干瞪眼 do, and the events that tell of it."""

from paiju.cards import CARDS, Card, mask_of
from paiju.climb.kernel.rounds import turn_of
from paiju.climb.told import played
from paiju.game import Event, Facts, Move, Refusal
from paiju.game.rulebook import Happened
from paiju.games.gandengyan.deal import Hands
from paiju.games.gandengyan.faces import terms_of
from paiju.games.gandengyan.kernel import table as kernel
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.moves import examine
from paiju.games.gandengyan.result import multiplier, points
from paiju.games.gandengyan.rules import Rules


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
