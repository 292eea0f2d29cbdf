"""What happened, told from the table before and after a move."""

from collections.abc import Iterator

from paiju.cards import CARDS, RANKS, Card
from paiju.game import Event, Facts, Move, Refusal, Standing
from paiju.game.rulebook import Happened
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.moves import apply
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.moves import check_move, number_of
from paiju.games.friends.names import ACTS
from paiju.games.friends.result import result_of
from paiju.games.friends.setup import Hands
from paiju.trick.faces import cards_of, held_of
from paiju.trick.kernel.points import points
from paiju.trick.names import rank_of, suit_of
from paiju.trick.refusing import choices_of
from paiju.trick.shapes import TYPES
from paiju.trick.told import followed, led, secret, trick_won


def begun(hand: int, table: Table) -> tuple[Event, ...]:
    """Tell how a hand begins."""
    first = Event("hand_begun", {"hand": hand, "starter": int(table.starter) + 1})
    return (first, *_dealt(table, 0)) if table.phase == constants.DEALING else (first,)


def _dealt(table: Table, first: int) -> Iterator[Event]:
    """Tell every seat the cards it was dealt since the first of them."""
    last = min(int(table.dealt), constants.DEALT)
    for step in range(constants.SEATS if first < last else 0):
        seat = (int(table.starter) - step) % constants.SEATS
        cards = tuple(
            CARDS[table.deck[place]] for place in range(first + step, last, constants.SEATS)
        )
        yield secret("cards_dealt", seat, cards)


def happened(
    before: Table, after: Table, seat: int, move: Move, standing: Standing
) -> tuple[Event, ...]:
    """Tell what a move of a seat, counted from 0, did."""
    return tuple(_told(before, after, seat, move, standing))


def _told(
    before: Table, after: Table, seat: int, move: Move, standing: Standing
) -> Iterator[Event]:
    """Tell a move, and then what came of it."""
    match move.act:
        case "decline":
            yield Event("declined", {"seat": seat + 1})
            yield from _decided(before, after)
        case "show" | "counter":
            yield _bid(after, seat, move.cards, "made" if move.act == "show" else "countered")
            yield from _decided(before, after)
        case "bury":
            yield secret("kitty_buried", seat, move.cards)
        case "call":
            yield _call(after, seat)
        case "keep":
            lead = after.play.plays[after.play.leader]
            kind = TYPES[after.play.trick.lead.kind]
            facts: Facts = {"seat": seat + 1, "type": kind, "cards": cards_of(lead)}
            yield Event("throw_kept", facts)
            yield from _led(before, after)
        case _:
            yield from _played(before, after, seat, move.cards, standing)


def _bid(table: Table, seat: int, cards: tuple[Card, ...], how: str) -> Event:
    """Tell a bid, and what it makes of dealer and trump."""
    facts: Facts = {
        "seat": seat + 1,
        "cards": cards,
        "dealer": int(table.dealer) + 1,
        "level": rank_of(int(table.level)),
        "trump": suit_of(int(table.trump)),
    }
    return Event(f"bid_{how}", facts)


def kitty_of(table: Table) -> tuple[Card, ...]:
    """Return the kitty as it was dealt, the top card first."""
    return tuple(CARDS[table.deck[constants.DEALT + place]] for place in range(constants.KITTY))


def _decided(before: Table, after: Table) -> Iterator[Event]:
    """Tell what a bid or a no settled: cards dealt, the kitty turned up, dealer and trump."""
    yield from _dealt(after, int(before.dealt))
    if after.phase != constants.BURYING:
        return
    if after.flipped:
        yield Event("kitty_flipped", {"cards": kitty_of(after)[: int(after.flipped)]})
    dealer = int(after.dealer)
    facts: Facts = {
        "seat": dealer + 1,
        "level": rank_of(int(after.level)),
        "trump": suit_of(int(after.trump)),
    }
    yield Event("dealer_named", facts)
    yield secret("kitty_taken", dealer, tuple(sorted(kitty_of(after))))


def _call(table: Table, seat: int) -> Event:
    """Tell which card the friend will play, or that there is none."""
    if table.called == constants.ALONE:
        return Event("alone_called", {"seat": seat + 1})
    facts: Facts = {"seat": seat + 1, "card": CARDS[table.called], "nth": int(table.nth)}
    return Event("friend_called", facts)


def _played(
    before: Table, after: Table, seat: int, cards: tuple[Card, ...], standing: Standing
) -> Iterator[Event]:
    """Tell a play, and the trick and the hand that it ends."""
    if before.play.out == 0:
        if after.play.thrown.one:
            yield _stopped(after, seat, cards)
        if after.phase != constants.CHOOSING:
            yield from _led(before, after)
        return
    yield followed(after.play, seat, cards)
    yield from _counted(before, after)
    yield from trick_won(before.play, after.play, seat)
    if after.phase == constants.OVER:
        yield from _ended(before, after, standing)


def _stopped(table: Table, seat: int, cards: tuple[Card, ...]) -> Event:
    """Tell who stopped a throw, and among which types that seat chooses or chose."""
    choices = choices_of(table.play) or (TYPES[table.play.trick.lead.kind],)
    by = int(table.play.stopper) + 1
    return Event("throw_stopped", {"seat": seat + 1, "cards": cards, "by": by, "choices": choices})


def _led(before: Table, after: Table) -> Iterator[Event]:
    """Tell the lead that lies on the table now."""
    yield led(after.play)
    yield from _counted(before, after)


def _counted(before: Table, after: Table) -> Iterator[Event]:
    """Tell of the called card, and who the friend is."""
    if after.seen == before.seen:
        return
    facts: Facts = {
        "card": CARDS[after.called],
        "count": int(after.seen),
        "nth": int(after.nth),
    }
    yield Event("called_counted", facts)
    if after.seen >= after.nth:
        dealer, friend = int(after.dealer) + 1, int(after.friend) + 1
        if dealer == friend:
            yield Event("dealer_alone", {"seat": dealer})
        else:
            yield Event("friend_found", {"seat": friend, "dealer": dealer})


def _ended(before: Table, table: Table, standing: Standing) -> Iterator[Event]:
    """Tell the kitty, the result, and what comes next."""
    if before.friend < 0 and table.seen < table.nth:
        yield Event("dealer_alone", {"seat": int(table.dealer) + 1})
    buried, worth = cards_of(table.buried), int(points(table.buried))
    facts: Facts = {"cards": buried, "points": worth}
    if table.times:
        times = int(table.times)
        yield Event("kitty_caught", {**facts, "times": times, "total": worth * times})
    else:
        yield Event("kitty_kept", facts)
    result = result_of(standing, table)
    name = "hand_held" if int(table.dealer) + 1 in result.winners else "hand_lost"
    facts = {"points": result.points, "title": result.title, "winners": result.winners}
    yield Event(name, facts)
    for seat, steps in enumerate(result.steps, 1):
        if steps:
            level = RANKS[RANKS.index(standing.levels[seat - 1]) + steps]
            yield Event("level_risen", {"seat": seat, "steps": steps, "level": level})
    if result.champions:
        yield Event("match_won", {"winners": result.champions})
    else:
        yield Event("starter_next", {"seat": result.starter})


def make(state: Hands, seat: int, move: Move) -> Happened[Table] | Refusal:
    """Make a move."""
    refusal = check_move(state.table, seat, move)
    if refusal is not None:
        return refusal
    table = state.table.copy()
    apply(table, seat - 1, ACTS[move.act], held_of(move.cards), number_of(table, move))
    return table, happened(state.table, table, seat - 1, move, state.standing)
