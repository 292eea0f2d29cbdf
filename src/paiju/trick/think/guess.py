"""Guess hidden cards from a view: what was seen is put back, the rest is dealt at random."""

from collections import Counter
from collections.abc import Callable, Iterator

from paiju.cards import CARDS, Card
from paiju.cards.kernel.holding import Holding
from paiju.game import Chance, Event, Facts, Lying, View
from paiju.game.contract import R
from paiju.game.facts import faces, items, number, parts
from paiju.trick.faces import cards_of, held_of
from paiju.trick.kernel.play import Play, begin_trick, next_seat
from paiju.trick.kernel.points import points
from paiju.trick.kernel.ranks import Ranks
from paiju.trick.kernel.winner import answer
from paiju.trick.shapes import TYPES
from paiju.trick.think.spread import Hidden, lying, spread


class Followed:
    """By seat from 0: what it has played, and the faces that it surely lacks."""

    def __init__(self, seats: int) -> None:
        self.played: list[Counter[Card]] = [Counter() for _ in range(seats)]
        self.lacks = [0] * seats
        self._led = 0
        """The faces of the led suit."""

    def play(self, ranks: Ranks, seat: int, cards: tuple[Card, ...], leads: bool) -> None:
        """Take in a play: whoever adds another suit has no more of the led one."""
        self.played[seat].update(cards)
        if leads:
            self._led = int(ranks.faces[ranks.group[cards[0].code]])
        elif any(not self._led >> face.code & 1 for face in cards):
            self.lacks[seat] |= self._led

    def owned(self, seat: int, hand: Holding) -> Counter[Card]:
        """Return what a seat has played and holds."""
        return self.played[seat] + Counter(cards_of(hand))

    def places(self, face: Card) -> int:
        """Return the seats that may hold a card, as bits."""
        return sum(1 << seat for seat, lacks in enumerate(self.lacks) if not lacks >> face.code & 1)


def restore_trick(view: View[R], play: Play, stopper: str) -> None:
    """Put down the trick that a view sees; one of its facts names who stopped a throw."""
    facts = view.facts
    play.tricks = number(facts["trick"]) - 1
    if facts["leader"] is not None:
        play.turn = play.leader = number(facts["leader"]) - 1
    for laid in view.table:
        _lay(play, laid.seat - 1, laid.cards)
    thrown = parts(facts["thrown"])
    if thrown:
        _restore_throw(facts, play, faces(thrown["cards"]), stopper)


def _restore_throw(facts: Facts, play: Play, cards: tuple[Card, ...], stopper: str) -> None:
    """Put down a throw of which something is to be chosen."""
    play.thrown = held_of(cards)
    play.stopper = number(facts[stopper]) - 1
    for name in items(facts["choices"]):
        play.choices |= 1 << TYPES.index(str(name))
    begin_trick(play, play.leader, play.thrown)


def _lay(play: Play, seat: int, cards: tuple[Card, ...]) -> None:
    """Put a play of this trick on the table."""
    laid = held_of(cards)
    if play.out == 0:
        begin_trick(play, seat, laid)
    else:
        play.verb = answer(play.trick, play.desk, play.shapes, seat, laid)
    play.plays[seat] = laid
    play.out |= 1 << seat
    play.pot += points(laid)
    play.turn = next_seat(seat, play.seats)


def buried_seen(view: View[R]) -> tuple[Card, ...]:
    """Return the buried cards where a view knows them."""
    if view.outcome is not None:
        return faces(view.outcome.facts["buried"])
    return faces(view.private.get("buried"))


def dealt_from(
    view: View[R], columns: list[tuple[Card, ...]], first: int, chance: Chance
) -> tuple[list[Card], int]:
    """Return cards in the order of the deal, from what each seat was dealt, and a start that fits.

    Where no earlier hand says who comes first, the start did.
    """
    seats = len(columns)
    cards = sum(len(column) for column in columns)
    dealt = [columns[(first - place) % seats][place // seats] for place in range(cards)]
    start = chance.below(60)
    if view.standing.dealer is None:
        start = start // seats * seats + first
    return dealt, start


def unveil(log: tuple[Event, ...], secret_of: Callable[[Event], Facts]) -> tuple[Event, ...]:
    """Put back into a log what one seat alone saw of each event, known or guessed."""
    whole: list[Event] = []
    for event in log:
        secret = secret_of(event)
        if secret:
            facts = {name: fact for name, fact in event.facts.items() if name not in secret}
            owner = number(event.facts["seat"])
            event = Event(event.name, facts, owner=owner, secret=secret)
        whole.append(event)
    return tuple(whole)


def spread_hidden(
    view: View[R],
    hands: Play,
    played: list[Counter[Card]],
    deck: tuple[Card, ...],
    places: Callable[[Counter[Card], int, bool], Iterator[Hidden]],
    chance: Chance,
) -> tuple[tuple[Card, ...], tuple[Lying, ...]]:
    """Give every card that a view does not know to a hand or aside.

    Returns what is aside, and of all these cards where they may lie and where they do.
    The place after the hands is aside. `places` tells where each of the cards that are left may
    lie, for a view of the seat counted from 0, where there is room aside or not.
    """
    seats = len(view.counts)
    own = -1 if view.seat is None else view.seat - 1
    aside = buried_seen(view)
    left = Counter(deck) - Counter(view.hand) - Counter(aside)
    for cards in played:
        left -= cards
    rooms = [0 if seat == own else view.counts[seat] for seat in range(seats)]
    rooms.append(sum(left.values()) - sum(rooms))
    found = spread(list(places(left, own, bool(rooms[seats]))), rooms, chance)
    for seat in range(seats):
        held = view.hand if seat == own else tuple(CARDS[card.code] for card in found[seat])
        hands.hands[seat] = held_of(held)
    return aside or tuple(CARDS[card.code] for card in found[seats]), lying(found, rooms)
