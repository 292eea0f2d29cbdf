"""Deal at random what a seat does not know: a hand that gives exactly its view."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from paiju.cards import BIG_JOKER, CARDS, Card, deck
from paiju.climb.kernel.rounds import LAST, NOBODY, OUT, PASSED
from paiju.climb.terms import masks_of
from paiju.climb.told import cards_in, seat_in
from paiju.game import Chance, Deal, Event, Fact, State, View
from paiju.game.chance import shuffled
from paiju.game.facts import code, faces, items, number, numbers, parts
from paiju.games.guandan.deal import PACKS, new_table
from paiju.games.guandan.faces import height
from paiju.games.guandan.kernel import constants
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.kernel.table import Table, set_hand
from paiju.games.guandan.profile import PROFILE
from paiju.games.guandan.rules import Rules
from paiju.games.guandan.terms import combo_of
from paiju.think import Guess, Lying

_TRIES: Final = 200


def guess(view: View[Rules], chance: Chance) -> Guess[Rules, Table]:
    """Deal the unknown cards at random, and tell where each may lie."""
    table = new_table(view.rules, str(view.facts["level"]))
    _restore(view, table)
    known = _known(view)
    hands = _hands(view, table, known, chance)
    for seat, cards in hands.items():
        set_hand(table, seat - 1, *masks_of(cards))
    deal = Deal(shuffled(deck(PACKS), chance))
    state = State(view.rules, view.standing, deal, table, _log(view, hands))
    return Guess(state, tuple(_lying(view, table.book, known, hands)))


def _lying(
    view: View[Rules],
    book: Book,
    known: Mapping[int, list[Card]],
    hands: Mapping[int, tuple[Card, ...]],
) -> Iterator[Lying]:
    """Tell where the cards of others may lie; what is known of them comes first in a hand."""
    limits = _limits(view, book)
    for seat, cards in hands.items():
        if seat == view.seat:
            continue
        for place, card in enumerate(cards):
            # Who has to pay and does not resist lacks big jokers: they stay as they were guessed.
            fixed = place < len(known[seat]) or (bool(view.standing.owed) and card == BIG_JOKER)
            places = [seat] if fixed else [s for s in hands if s != view.seat]
            able = [s for s in places if s == seat or _may_hold(book, limits, s, card)]
            yield Lying(card.code, sum(1 << (s - 1) for s in able), seat - 1)


def _may_hold(book: Book, limits: Mapping[int, int], seat: int, card: Card) -> bool:
    """Return whether a card is not too high for a seat that has paid its highest."""
    if book.wild >> card.code & 1 or seat not in limits:
        return True
    return bool(height(book, card) <= limits[seat])


def _log(view: View[Rules], hands: Mapping[int, tuple[Card, ...]]) -> tuple[Event, ...]:
    """Return the log of the guessed hand: each seat was dealt what led to its cards now."""
    dealt = {seat: Counter(cards) for seat, cards in hands.items()}
    for event in view.log:
        if event.name == "played":
            dealt[seat_in(event)].update(cards_in(event))
        elif event.name == "tribute_paid":
            dealt[seat_in(event)][_card(event)] += 1
        elif event.name == "tribute_given":
            dealt[number(event.facts["receiver"])][_card(event)] -= 1
        elif event.name == "tribute_returned":
            dealt[seat_in(event)][_card(event)] += 1
            dealt[number(event.facts["receiver"])][_card(event)] -= 1
    return tuple(
        _dealt(event, dealt[seat_in(event)]) if event.name == "dealt" else event
        for event in view.log
    )


def _dealt(event: Event, cards: Counter[Card]) -> Event:
    """Tell a seat, and nobody else, what it was dealt."""
    facts = {"seat": event.facts["seat"], "count": event.facts["count"]}
    return Event("dealt", facts, seat_in(event), {"cards": tuple(sorted(cards.elements()))})


def _restore(view: View[Rules], table: Table) -> None:
    """Put down what everybody knows."""
    facts = view.facts
    table.phase = PROFILE.phase(view.phase).number
    for debt in _debts(view):
        payer = number(debt["seat"]) - 1
        table.payers |= 1 << payer
        table.paid[payer] = code(debt["paid"])
        table.returned[payer] = code(debt["returned"])
        table.receiver[payer] = number(debt["receiver"]) - 1
    if view.standing.dealer is not None and view.standing.owed:
        table.champion = view.standing.dealer - 1
        table.payers = sum(1 << (payer - 1) for payer, _ in view.standing.owed)
    finished = numbers(facts["finished"])
    for place, seat in enumerate(finished):
        table.finished |= (seat - 1) << 4 * place
    table.places = len(finished)
    table.gone_first, table.gone_second = masks_of(faces(facts["played"]))
    table.round = _round(view)
    lying = next((made for made in reversed(view.table) if made.reading), None)
    if lying is not None and lying.reading is not None:
        table.combo = combo_of(table.book, lying.cards, lying.reading.claim)
        table.lying_first, table.lying_second = masks_of(lying.cards)


def _round(view: View[Rules]) -> int:
    """Return the round: whose turn, whose play lies on the table, who has passed, who is out."""
    top = view.facts["top"]
    last = NOBODY if top is None else number(top) - 1
    passed = sum(1 << (seat - 1) for seat in numbers(view.facts["passed"]))
    out = sum(1 << (seat - 1) for seat in numbers(view.facts["finished"]))
    turn = view.actors[0] - 1 if view.actors else 0
    return turn | last << LAST | passed << PASSED | out << OUT


def _hands(
    view: View[Rules], table: Table, known: Mapping[int, list[Card]], chance: Chance
) -> dict[int, tuple[Card, ...]]:
    """Deal the cards that are not seen, so that tribute was paid as the rules want it."""
    rooms = {
        seat: count - len(known[seat])
        for seat, count in enumerate(view.counts, 1)
        if seat != view.seat
    }
    hidden = Counter(deck(PACKS)) - Counter(faces(view.facts["played"])) - Counter(view.hand)
    if table.phase == constants.PAYING:
        hidden -= Counter(CARDS[code] for code in table.paid if code >= 0)
    for cards in known.values():
        hidden -= Counter(cards)
    limits = _limits(view, table.book)
    dealt = _spread(tuple(hidden.elements()), rooms, limits, table.book, chance)
    for _ in range(_TRIES):
        if not _would_resist(view, table, dealt):
            break
        dealt = _spread(tuple(hidden.elements()), rooms, limits, table.book, chance)
    hands = {seat: (*known[seat], *cards) for seat, cards in dealt.items()}
    if view.seat is not None:
        hands[view.seat] = tuple(view.hand)
    return hands


def _known(view: View[Rules]) -> dict[int, list[Card]]:
    """Return the cards that other seats are seen to hold: given, and not played since."""
    known: dict[int, list[Card]] = {seat: [] for seat in range(1, constants.SEATS + 1)}
    for event in view.log:
        if event.name in ("tribute_given", "tribute_returned"):
            card = _card(event)
            known[number(event.facts["receiver"])].append(card)
            if event.name == "tribute_returned" and card in known[seat_in(event)]:
                known[seat_in(event)].remove(card)
        elif event.name == "played":
            for card in cards_in(event):
                if card in known[seat_in(event)]:
                    known[seat_in(event)].remove(card)
        elif event.name == "tribute_resisted":
            for holder in numbers(event.facts["holders"]):
                known[holder].append(BIG_JOKER)
    if view.seat is not None:
        known[view.seat] = []
    return known


def _limits(view: View[Rules], book: Book) -> dict[int, int]:
    """Return how high the cards of those can be who have paid their highest."""
    limits: dict[int, int] = {}
    for debt in _debts(view):
        paid = debt["paid"]
        if isinstance(paid, Card):
            limits[number(debt["seat"])] = height(book, paid)
    return limits


def _spread(
    hidden: tuple[Card, ...],
    rooms: Mapping[int, int],
    limits: Mapping[int, int],
    book: Book,
    chance: Chance,
) -> dict[int, list[Card]]:
    """Deal cards into rooms, none too high for its seat: those with fewest rooms first."""
    dealt: dict[int, list[Card]] = {seat: [] for seat in rooms}

    def able(card: Card) -> list[int]:
        return [
            seat
            for seat, room in rooms.items()
            if len(dealt[seat]) < room and _may_hold(book, limits, seat, card)
        ]

    for card in sorted(shuffled(hidden, chance), key=lambda card: len(able(card))):
        seats = able(card)
        place = chance.below(sum(rooms[seat] - len(dealt[seat]) for seat in seats))
        for seat in seats:
            place -= rooms[seat] - len(dealt[seat])
            if place < 0:
                dealt[seat].append(card)
                break
    return dealt


def _would_resist(view: View[Rules], table: Table, dealt: Mapping[int, list[Card]]) -> bool:
    """Return whether those who paid tribute would have held both big jokers."""
    payers = [payer for payer, _ in view.standing.owed]
    resisted = any(event.name == "tribute_resisted" for event in view.log)
    if not view.rules.resist or resisted or not payers:
        return False
    found = sum(code == BIG_JOKER.code for code in table.paid)
    for payer in payers:
        held = view.hand if payer == view.seat else dealt[payer]
        found += sum(card == BIG_JOKER for card in held)
    for event in view.log:
        if event.name == "played" and seat_in(event) in payers:
            found += cards_in(event).count(BIG_JOKER)
    return found == PACKS


def _debts(view: View[Rules]) -> list[Mapping[str, Fact]]:
    """Return the debts of a view."""
    return [parts(debt) for debt in items(view.facts["tribute"])]


def _card(event: Event) -> Card:
    """Return the card that an event tells of."""
    card = event.facts["card"]
    assert isinstance(card, Card)
    return card
