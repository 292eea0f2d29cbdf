"""Guess a whole state from a view: the hidden cards at random, everything else as it was seen."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from paiju.cards import CARDS, RANKS, SUITS, Card, deck
from paiju.game import Chance, Deal, Event, Facts, State, View
from paiju.game.chance import shuffled
from paiju.game.facts import faces, items, number, parts
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.bidding import lay_deck
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.profile import PROFILE
from paiju.games.friends.rules import Rules
from paiju.games.friends.setup import setup_of
from paiju.games.friends.think.infer import Known, infer
from paiju.think import Guess
from paiju.trick.faces import held_of
from paiju.trick.think.guess import dealt_from, restore_trick, spread_hidden, unveil
from paiju.trick.think.spread import Hidden

ASIDE = 5
"""The place after the five hands: cards not dealt yet, the kitty, or what was buried."""


def guess_worlds(view: View[Rules], chance: Chance) -> Guess[Rules, Table]:
    """Return a state that gives exactly this view, and in the play what may lie elsewhere."""
    table = Table(setup_of(view.rules))
    known = infer(view)
    _restore_bidding(view, table)
    _restore_call(view, table)
    _restore_play(view, table, known)
    places = partial(_hidden, table, known)
    aside, hidden = spread_hidden(view, table.play, known.tricks.played, deck(3), places, chance)
    kitty = _kitty(view, table, known, aside, chance)
    if table.phase >= constants.CALLING:
        table.buried = held_of(aside)
    deal = _deal(view, table, known, kitty, aside, chance)
    lay_deck(table, [face.code for face in deal.cards])
    log = unveil(view.log, _secrets(table, kitty, aside))
    state = State(view.rules, view.standing, deal, table, log)
    return Guess(state, hidden if table.phase == constants.PLAYING else ())


def _restore_bidding(view: View[Rules], table: Table) -> None:
    """Put down what everybody knows of dealer and trump."""
    facts = view.facts
    table.phase = PROFILE.phase(view.phase).number
    for seat, level in enumerate(view.standing.levels):
        table.levels[seat] = RANKS.index(level)
    table.starter = number(facts["starter"]) - 1
    table.dealt = number(facts["dealt"])
    table.window = number(facts["window"])
    for place in items(facts["declined"]):
        table.declined |= 1 << number(place) - 1
    bid = parts(facts["bid"])
    if bid:
        cards = faces(bid["cards"])
        table.bid_seat = number(bid["seat"]) - 1
        table.bid_face = cards[0].code
        table.bid_count = len(cards)
    for face in faces(facts["bid_shown"]):
        table.shown |= 1 << face.code
    table.dealer = number(facts["dealer"]) - 1
    if facts["trump"] is not None:
        table.trump = SUITS.index(str(facts["trump"]))
        table.level = RANKS.index(str(facts["level"]))
    table.flipped = len(faces(facts["flipped"]))
    table.play.turn = table.play.leader = table.starter
    if table.phase >= constants.BURYING:
        table.play.turn = table.play.leader = table.dealer
        table.name_trump(table.trump)


def _restore_call(view: View[Rules], table: Table) -> None:
    """Put down what everybody knows of the friend."""
    facts = view.facts
    table.nth = number(facts["nth"])
    table.seen = number(facts["seen"])
    called = facts["called"]
    if isinstance(called, Card):
        table.called = called.code
    elif facts["alone"]:
        table.called = constants.ALONE
    if facts["alone"]:
        table.friend = table.dealer
    elif facts["friend"] is not None:
        table.friend = number(facts["friend"]) - 1


def _restore_play(view: View[Rules], table: Table, known: Known) -> None:
    """Put down what everybody knows of the tricks."""
    taken = parts(view.facts["taken"])
    for seat in range(constants.SEATS):
        table.taken[seat] = number(taken[str(seat + 1)])
    for played in known.tricks.played:
        for face in played.elements():
            table.gone.put(1 << face.code)
    restore_trick(view, table.play, "chooser")
    if view.outcome is not None:
        table.attack = number(view.outcome.facts["points"])
        table.times = number(view.outcome.facts["times"])


def _hidden(
    table: Table, known: Known, left: Counter[Card], own: int, has_aside: bool
) -> Iterator[Hidden]:
    """Give the hidden cards with the places that each may have."""
    rest = Counter(left)
    for seat, cards in enumerate(known.holds):
        if seat != own:
            for face in (cards & rest).elements():
                yield Hidden(face.code, 1 << seat)
            rest -= cards
    aside = has_aside << ASIDE
    dealer = int(table.dealer)
    if dealer not in (own, -1):
        pool = (known.dealers - known.holds[dealer]) & rest
        rest -= pool
        for face in pool.elements():
            yield Hidden(face.code, known.tricks.places(face) & 1 << dealer | aside)
    for face in rest.elements():
        yield Hidden(face.code, known.tricks.places(face) | aside)


def _kitty(
    view: View[Rules], table: Table, known: Known, aside: tuple[Card, ...], chance: Chance
) -> tuple[Card, ...]:
    """Return the kitty in order: known to the dealer, else a guess among the dealer's cards."""
    if table.phase == constants.DEALING:
        return ()
    if table.phase == constants.BIDDING:
        return shuffled(aside, chance)
    flipped = faces(view.facts["flipped"])
    if "kitty" in view.private:
        others = Counter(faces(view.private["kitty"])) - Counter(flipped)
        return flipped + shuffled(tuple(others.elements()), chance)
    # What the dealer showed in a bid was dealt; what was turned up came from the kitty.
    owned = _owned(table, known, int(table.dealer), aside)
    free = owned - known.before_kitty - Counter(flipped)
    return flipped + shuffled(tuple(free.elements()), chance)[: constants.KITTY - len(flipped)]


def _owned(table: Table, known: Known, seat: int, aside: tuple[Card, ...]) -> Counter[Card]:
    """Return all cards that a seat has had so far."""
    owned = known.tricks.owned(seat, table.play.hands[seat])
    if seat == table.dealer and table.phase >= constants.CALLING:
        owned.update(aside)
    return owned


def _told(view: View[Rules], seat: int) -> tuple[Card, ...]:
    """Return the cards that a view saw being dealt to a seat, in order."""
    dealt = (event.facts for event in view.log if event.name == "cards_dealt")
    own = (facts for facts in dealt if facts["seat"] == seat + 1 and "cards" in facts)
    return tuple(card for facts in own for card in faces(facts["cards"]))


def _deal(
    view: View[Rules],
    table: Table,
    known: Known,
    kitty: tuple[Card, ...],
    aside: tuple[Card, ...],
    chance: Chance,
) -> Deal:
    """Return the deal that the guessed hands came from."""
    columns: list[tuple[Card, ...]] = []
    for seat in range(constants.SEATS):
        owned = _owned(table, known, seat, aside)
        if table.phase >= constants.BURYING and seat == table.dealer:
            owned -= Counter(kitty)
        columns.append(_told(view, seat) or shuffled(tuple(owned.elements()), chance))
    rest = shuffled(aside, chance) if table.phase == constants.DEALING else kitty
    dealt, start = dealt_from(view, columns, int(table.starter), chance)
    return Deal((*dealt, *rest), start)


def _secrets(
    table: Table, kitty: tuple[Card, ...], aside: tuple[Card, ...]
) -> Callable[[Event], Facts]:
    """Return what tells of the events of a log, in their order, what one seat alone saw."""
    dealt = 0

    def secret_of(event: Event) -> Facts:
        nonlocal dealt
        match event.name:
            case "cards_dealt":
                count = number(event.facts["count"])
                # All seats get as many; each its own, every fifth card.
                turn = (int(table.starter) + 1 - number(event.facts["seat"])) % constants.SEATS
                codes = (table.deck[dealt + turn + constants.SEATS * nth] for nth in range(count))
                cards = tuple(CARDS[code] for code in codes)
                if turn == constants.SEATS - 1:
                    dealt += constants.SEATS * count
                return {"cards": cards}
            case "kitty_taken":
                return {"cards": tuple(sorted(kitty))}
            case "kitty_buried":
                return {"cards": tuple(sorted(aside))}
            case _:
                return {}

    return secret_of
