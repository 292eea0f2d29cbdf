"""Moves at the edge: which are legal, and why one is not."""

from collections.abc import Iterator

from paiju.cards import CARDS, Card
from paiju.cards.choices import choices, parts
from paiju.cards.kernel.holding import Holding, size
from paiju.game import DECLINE, Claim, Move, Refusal
from paiju.games.friends.kernel import words
from paiju.games.friends.kernel.bidding import bid_rank
from paiju.games.friends.kernel.moves import actors, check
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.names import ACTS, BID_ACTS
from paiju.games.friends.refusals import choices_of, refusal_of
from paiju.trick.faces import cards_of, held_of, unit_cards
from paiju.trick.follows import follows
from paiju.trick.kernel.holds import list_units
from paiju.trick.kernel.ranks import TRUMPS
from paiju.trick.kernel.shapes import Units
from paiju.trick.kernel.split import whole_kind
from paiju.trick.shapes import TYPES, hand_of

_NO_SUCH = 99
"""Stands for every number and type that does not exist."""


def number_of(table: Table, move: Move) -> int:
    """Return the number of a move for the kernel: the nth of a call, or the type to keep."""
    if move.act == "call":
        if move.number is None:
            return 0
        return move.number if 1 <= move.number <= words.COPIES else _NO_SUCH
    if move.act == "keep":
        return _kept(table, move.claim)
    return 0


def _kept(table: Table, claim: Claim | None) -> int:
    """Return the number of the type to keep; without a claim the smallest."""
    if claim is None:
        return TYPES.index(choices_of(table)[0]) if table.choices else _NO_SUCH
    if claim.rank is not None or claim.type not in TYPES:
        return _NO_SUCH
    return TYPES.index(claim.type)


def check_move(table: Table, seat: int, move: Move) -> Refusal | None:
    """Tell why a move of a seat, counted from 1, is refused."""
    if table.phase == words.OVER:
        return Refusal("hand_over")
    if not 1 <= seat <= words.SEATS:
        return Refusal("unknown_seat", facts={"seat": seat, "seats": words.SEATS})
    if move.act not in ACTS:
        return Refusal("unknown_act", facts={"act": move.act})
    place = seat - 1
    cards = held_of(move.cards)
    answer = int(check(table, place, ACTS[move.act], cards, number_of(table, move)))
    if answer not in (words.WRONG_PHASE, words.NOT_YOUR_TURN, words.BID_OWN):
        if move.number is not None and move.act != "call":
            return Refusal("not_asked", facts={"part": "number"})
        if move.claim is not None and move.act != "keep":
            return Refusal("not_asked", facts={"part": "claim"})
        if len(move.cards) != size(cards) and move.act != "call":
            # Masks hold three copies: a fourth is not in any hand.
            answer = words.NOT_IN_HAND
    return refusal_of(answer, table, place, move)


def legal_moves(table: Table, seat: int) -> Iterator[Move]:
    """List every legal move of a seat, counted from 1."""
    place = seat - 1
    if not 1 <= seat <= words.SEATS or not actors(table) >> place & 1:
        return
    phase = table.phase
    if phase <= words.BIDDING:
        yield DECLINE
        yield from _bids(table, place)
    elif phase == words.BURYING:
        for cards in choices(hand_of(table.hands[place]), words.KITTY):
            yield Move("bury", cards)
    elif phase == words.CALLING:
        yield from _calls(table)
    elif phase == words.CHOOSING:
        for name in choices_of(table):
            yield Move("keep", claim=Claim(name))
    elif table.out:
        yield from _follows(table, table.hands[place])
    else:
        yield from _leads(table, table.hands[place])


def _bids(table: Table, place: int) -> Iterator[Move]:
    """List the bids, or counter-bids, of a hand."""
    act = BID_ACTS[table.bid_seat >= 0]
    hand = hand_of(table.hands[place])
    for face in CARDS[: words.SUITED]:
        if bid_rank(table, place, face.code >> 2):
            for count in range(int(table.bid_count) + 1, hand.count(face) + 1):
                yield Move(act, (face,) * count)


def _calls(table: Table) -> Iterator[Move]:
    """List the calls, the dealer alone first."""
    if table.setup.alone:
        yield Move("call")
    for face in CARDS:
        if not table.shown >> face.code & 1:
            for nth in range(1, words.COPIES + 1):
                yield Move("call", (face,), number=nth)


def _leads(table: Table, hand: Holding) -> Iterator[Move]:
    """List every unit, then every throw, one suit after another in turn."""
    units = Units()
    for group in range(TRUMPS + 1):
        list_units(table.shapes, hand, group, units)
    for at in range(int(units.count)):
        yield Move("play", unit_cards(units, at))
    suits = [_throws(table, hand, group) for group in range(TRUMPS + 1)]
    while suits:
        for rest in tuple(suits):
            cards = next(rest, None)
            if cards is None:
                suits.remove(rest)
            else:
                yield Move("play", cards)


def _throws(table: Table, hand: Holding, group: int) -> Iterator[tuple[Card, ...]]:
    """List every set of cards of a suit that is no single unit."""
    faces = table.shapes.ranks.faces[group]
    inside = Holding(hand.one & faces, hand.two & faces, hand.three & faces)
    for cards in parts(hand_of(inside)):
        if len(cards) > 1 and whole_kind(table.shapes, held_of(cards)) == 0:
            yield cards


def _follows(table: Table, hand: Holding) -> Iterator[Move]:
    """List every legal follow."""
    for cards in follow_cards(table, hand):
        yield Move("play", cards)


class Owed:
    """What a follower has of the led suit, what besides, and how many cards of that are free."""

    def __init__(self, table: Table, hand: Holding) -> None:
        faces = table.shapes.ranks.faces[table.trick.lead.group]
        self.inside = Holding(hand.one & faces, hand.two & faces, hand.three & faces)
        self.outside = Holding(hand.one & ~faces, hand.two & ~faces, hand.three & ~faces)
        self.free = int(table.trick.lead.cards - size(self.inside))
        """Below 0 where there are more cards of the suit than are asked for."""


def follow_cards(table: Table, hand: Holding) -> Iterator[tuple[Card, ...]]:
    """List the cards of every legal follow; those that are free come well mixed."""
    owed = Owed(table, hand)
    if owed.free >= 0:
        forced = cards_of(owed.inside)
        for cards in choices(hand_of(owed.outside), owed.free):
            yield forced + cards
        return
    for play in follows(table.shapes, table.trick.lead, hand):
        yield tuple(play)
