"""What moves of 掼蛋 do, and the events that tell of it."""

from paiju.cards import CARDS, Card
from paiju.climb.kernel.rounds import last_of, turn_of
from paiju.climb.terms import masks_of
from paiju.climb.told import played
from paiju.game import Event, Facts, Move, Refusal
from paiju.game.rulebook import Happened
from paiju.games.guandan.deal import Hands, hand_of
from paiju.games.guandan.kernel import constants, tribute
from paiju.games.guandan.kernel import play as kernel
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.moves import examine
from paiju.games.guandan.result import finish_of, gain, levels_of, settled_match, side_of
from paiju.games.guandan.terms import terms_of


def make(state: Hands, seat: int, move: Move) -> Happened[Table] | Refusal:
    """Make a move."""
    ruling = examine(state, seat, move)
    if isinstance(ruling, Refusal):
        return ruling
    table = state.table.copy()
    match move.act:
        case "tribute":
            events = _pay(table, seat, move.cards[0])
        case "return":
            events = _return(table, seat, move.cards[0])
        case "pass":
            events = _pass(table, seat)
        case _:
            kernel.play(table, *masks_of(move.cards), ruling)
            events = _played(state, table, seat, move.cards, ruling)
    return table, tuple(events)


def _pay(table: Table, seat: int, card: Card) -> list[Event]:
    """Pay tribute, and hand it over when all have paid."""
    tribute.pay(table, seat - 1, card.code)
    events = [Event("tribute_paid", {"seat": seat, "card": card})]
    for payer in range(constants.SEATS):
        if table.receiver[payer] >= 0:
            facts: Facts = {
                "seat": payer + 1,
                "receiver": int(table.receiver[payer]) + 1,
                "card": CARDS[table.paid[payer]],
            }
            events.append(Event("tribute_given", facts))
    return events


def _return(table: Table, seat: int, card: Card) -> list[Event]:
    """Return a card, and tell who leads when all have."""
    payer = int(tribute.payer_to(table, seat - 1)) + 1
    tribute.give_back(table, seat - 1, card.code)
    facts: Facts = {"seat": seat, "receiver": payer, "card": card}
    events = [Event("tribute_returned", facts)]
    if table.phase == constants.PLAYING:
        events.append(Event("leader_named", {"seat": turn_of(table.round) + 1}))
    return events


def _pass(table: Table, seat: int) -> list[Event]:
    """Pass, and tell of the round if that ends it."""
    last = last_of(table.round) + 1
    kernel.skip(table)
    return [Event("passed", {"seat": seat}), *_round_end(table, last)]


def _round_end(table: Table, last: int) -> list[Event]:
    """Tell who leads after a round, if it is over."""
    if not kernel.leading(table):
        return []
    leader = turn_of(table.round) + 1
    if leader == last:
        return [Event("round_won", {"seat": last})]
    return [Event("lead_inherited", {"seat": last, "partner": leader})]


def _played(
    state: Hands, table: Table, seat: int, cards: tuple[Card, ...], made: int
) -> list[Event]:
    """Tell of a play, and of what ended with it."""
    left = len(hand_of(table, seat))
    events = [played(terms_of(table.book), seat, cards, made, left)]
    if left == 0:
        place = int(kernel.place_of(table, seat - 1)) + 1
        events.append(Event("went_out", {"seat": seat, "place": place}))
    if table.phase == constants.OVER:
        return events + _hand_end(state, finish_of(table))
    return events + _round_end(table, seat)


def _hand_end(state: Hands, finish: tuple[int, ...]) -> list[Event]:
    """Tell what a finished hand is worth."""
    winners = side_of(finish[0])
    match = settled_match(state.rules, state.standing, finish)
    levels = levels_of(match)
    events = [Event("hand_won", {"seats": winners, "levels": gain(finish)})]
    if match.winner >= 0:
        return [*events, Event("match_won", {"seats": winners})]
    if match.failed and state.standing.dealer is not None:
        holders = side_of(state.standing.dealer)
        if match.fell:
            events.append(Event("level_lost", {"seats": holders, "level": levels[holders[0] - 1]}))
        else:
            fails = int(match.fails[holders[0] - 1])
            events.append(Event("try_failed", {"seats": holders, "fails": fails}))
    events.append(Event("level_reached", {"seats": winners, "level": levels[finish[0] - 1]}))
    return events
