"""What happened, told from the table before and after a move."""

from collections.abc import Iterator

from paiju.cards import CARDS, cards_of, mask_of
from paiju.game import Event, Facts, Move, Refusal
from paiju.game.rulebook import Happened
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.kernel.moves import apply
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.winner import points
from paiju.games.xiaoer.moves import check_move, claim_of
from paiju.games.xiaoer.names import ACTS, KINDS
from paiju.games.xiaoer.result import WON, following, winners
from paiju.games.xiaoer.setup import Hands
from paiju.games.xiaoer.verbs import verb_of
from paiju.trick.names import suit_of
from paiju.trick.told import secret


def begun(hand: int, before: Table, after: Table) -> tuple[Event, ...]:
    """Tell how a hand begins; `before` is the table when nothing was decided yet."""
    return (Event("hand_begun", {"hand": hand}), *_decided(before, after))


def happened(
    before: Table, after: Table, seat: int, act: int, cards: int, last: bool
) -> tuple[Event, ...]:
    """Tell what a move of a seat, counted from 0, did; `last` is the last hand of a match."""
    if act == constants.PLAY:
        return (*_played(before, after, seat, cards), *_ended(after, last))
    return (_act(before, seat, act, cards), *_decided(before, after))


def _act(before: Table, seat: int, act: int, cards: int) -> Event:
    """Tell the act itself, of a phase before the play."""
    faces = cards_of(cards)
    if act == constants.DECLINE:
        return Event("declined", {"seat": seat + 1})
    if act == constants.BURY:
        return secret("kitty_buried", seat, faces)
    if act == constants.TRIBUTE:
        receiver = int(before.pays[seat]) + 1
        return Event("tribute_paid", {"seat": seat + 1, "receiver": receiver, "card": faces[0]})
    if act == constants.RETURN:
        payer = next(place for place in range(4) if before.pays[place] == seat)
        facts: Facts = {"seat": seat + 1, "receiver": payer + 1, "card": faces[0]}
        return Event("tribute_returned", facts)
    if before.phase == constants.SHOWING:
        facts = {"seat": seat + 1, "card": faces[0], "trump": faces[0].suit}
        return Event("trump_shown", facts)
    name = "threes_shown" if cards & constants.THREES else "fives_shown"
    return Event(name, {"seat": seat + 1, "cards": faces})


def _decided(before: Table, after: Table) -> Iterator[Event]:
    """Tell what was settled by a move: trump, dealer, tribute, kitty."""
    if before.trump < 0 <= after.trump and after.trump_seat < 0:
        trump = suit_of(after.trump)
        if after.setup.trump == constants.TRUMP_SHOWN:
            yield Event("trump_drawn", {"card": CARDS[after.trump_card], "trump": trump})
        else:
            yield Event("trump_set", {"trump": trump})
    if before.dealer < 0 <= after.dealer:
        yield Event("dealer_named", {"seat": int(after.dealer) + 1})
    freed = tuple(seat + 1 for seat in range(4) if after.pays[seat] < 0 <= before.pays[seat])
    if freed:
        yield Event("tribute_waived", {"seats": freed})
    if after.taken and not before.taken:
        yield secret("kitty_taken", int(after.dealer), cards_of(int(after.kitty)))


def _played(before: Table, after: Table, seat: int, cards: int) -> Iterator[Event]:
    """Tell a play, and the trick and the hand that it ends."""
    played = int(after.gone[seat] & ~before.gone[seat])
    if after.tried:
        facts: Facts = {"seat": seat + 1, "cards": cards_of(cards), "card": cards_of(played)[0]}
        yield Event("throw_stopped", facts)
    if before.size == 0:
        kind = KINDS[after.kind]
        yield Event("led", {"seat": seat + 1, "cards": cards_of(played), "type": kind})
    else:
        verb = verb_of(before, played)
        yield Event("followed", {"seat": seat + 1, "cards": cards_of(played), "verb": verb})
    if after.tricks != before.tricks:
        pot = int(before.pot + points(played))
        yield Event("trick_won", {"seat": int(after.turn) + 1, "points": pot})


def _ended(table: Table, last: bool) -> Iterator[Event]:
    """Tell the result of a finished hand and, unless it was the last, what comes next."""
    if table.phase != constants.OVER:
        return
    total, dealer = int(table.attack), int(table.dealer) + 1
    name = "hand_lost" if total >= WON else "hand_held"
    yield Event(name, {"points": total, "winners": winners(dealer, total)})
    if last:
        return
    after, owed = following(table, total)
    yield Event("dealer_next", {"seat": after})
    for payer, receiver in owed:
        yield Event("tribute_next", {"seat": payer, "receiver": receiver})


def make(state: Hands, seat: int, move: Move) -> Happened[Table] | Refusal:
    """Make a move."""
    refusal = check_move(state.table, seat, move)
    if refusal is not None:
        return refusal
    table = state.table.copy()
    act, cards = ACTS[move.act], mask_of(move.cards)
    apply(table, seat - 1, act, cards, claim_of(table, move))
    last = state.standing.hand >= state.rules.hands
    return table, happened(state.table, table, seat - 1, act, cards, last)
