"""Guess a whole state from a view: the hidden cards at random, everything else as it was seen."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from paiju.cards import Card, deck
from paiju.game import Chance, Deal, Event, Guess, State, View
from paiju.game.chance import shuffled
from paiju.game.facts import faces, items, number, parts
from paiju.game.refusal import Facts
from paiju.games.shandong.kernel.constants import BURYING, KITTY, NO_SUIT, PLAYING, SEATS
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.profile import PROFILE
from paiju.games.shandong.rules import Rules
from paiju.games.shandong.setup import setup_of
from paiju.games.shandong.think.imagine import Shown, imagine, level_number, suit_number
from paiju.games.shandong.think.infer import Known, infer
from paiju.trick.faces import cards_of, held_of
from paiju.trick.kernel.play import next_seat
from paiju.trick.names import suit_of
from paiju.trick.think.guess import dealt_from, restore_trick, spread_hidden, unveil
from paiju.trick.think.spread import Hidden

ASIDE = 4
"""The place after the four hands: the kitty until it is taken, then what was buried."""


def guess_worlds(view: View[Rules], chance: Chance) -> Guess[Rules, Table]:
    """Return a state that gives exactly this view, and in the play what may lie elsewhere."""
    table = Table(setup_of(view.rules))
    shown = _restore_bidding(view, table, chance)
    _restore_play(view, table)
    known = infer(view, table, shown)
    places = partial(_hidden, table, known)
    aside, hidden = spread_hidden(view, table.play, known.tricks.played, deck(2), places, chance)
    kitty = _kitty(view, table, known, aside, chance)
    table.kitty = held_of(kitty)
    if table.phase >= PLAYING and table.dealer >= 0:
        table.buried = held_of(aside)
    deal = _deal(view, table, known, shown, kitty, chance)
    log = unveil(view.log, partial(_secret, table, shown))
    state = State(view.rules, view.standing, deal, table, log)
    return Guess(state, hidden if table.phase == PLAYING else ())


def _restore_bidding(view: View[Rules], table: Table, chance: Chance) -> Shown:
    """Put down what is known of trump and dealer, and make up what lies face down."""
    facts = view.facts
    table.phase = PROFILE.phase(view.phase).number
    table.level = level_number(view)
    table.first = number(facts["first"]) - 1
    side = items(facts["side"])
    table.side = number(side[0]) - 1 if side else -1
    for seat in items(facts["declined"]):
        table.declined |= 1 << number(seat) - 1
    table.maker = number(facts["maker"]) - 1
    table.dealer = number(facts["dealer"]) - 1
    shown = imagine(view, table, chance)
    table.declarer = shown.seats.get("declared", -1)
    table.sticker = shown.seats.get("stuck", -1)
    table.declared = held_of(shown.of("declared"))
    table.countered = held_of(shown.of("countered"))
    table.stuck = held_of(shown.of("stuck"))
    table.returned = held_of(shown.of("returned"))
    made = shown.of("countered") or shown.of("declared")
    table.name_trump(suit_number(made) if made else NO_SUIT)
    return shown


def _restore_play(view: View[Rules], table: Table) -> None:
    """Put down what everybody knows of the tricks."""
    facts, play = view.facts, table.play
    table.attack = number(facts["points"])
    table.defence = number(facts["kept"])
    played = parts(facts["played"])
    for seat in range(SEATS):
        table.gone[seat] = held_of(faces(played[str(seat + 1)]))
    restore_trick(view, play, "stopper")
    if play.thrown.one:
        play.turn = next_seat(play.leader, SEATS)
    if view.outcome is not None:
        table.times = number(view.outcome.facts["times"])


def _hidden(
    table: Table, known: Known, left: Counter[Card], own: int, has_aside: bool
) -> Iterator[Hidden]:
    """Give the hidden cards with the places that each may have."""
    rest = Counter(left)
    for seat, cards in enumerate(known.holds):
        buries = table.phase >= PLAYING and seat == table.dealer and has_aside
        if seat == own and not buries:
            continue
        here = cards & rest
        for face in (here - known.thrown[seat]).elements():
            places = known.tricks.places(face) & 1 << seat
            yield Hidden(face.code, places | buries << ASIDE)
        for face in (here & known.thrown[seat]).elements():
            yield Hidden(face.code, 1 << seat)
        rest -= here
    for face in rest.elements():
        yield Hidden(face.code, known.tricks.places(face) | 1 << ASIDE)


def _owned(table: Table, known: Known, seat: int) -> Counter[Card]:
    """Return all cards that a seat has now, has played and has buried."""
    owned = known.tricks.owned(seat, table.play.hands[seat])
    if seat == table.dealer:
        owned += Counter(cards_of(table.buried))
    return owned


def _kitty(
    view: View[Rules], table: Table, known: Known, aside: tuple[Card, ...], chance: Chance
) -> tuple[Card, ...]:
    """Return the kitty: known to the dealer, else a guess among the dealer's cards."""
    if table.dealer < 0:
        return aside
    if "kitty" in view.private:
        return faces(view.private["kitty"])
    dealer = int(table.dealer)
    owned = _owned(table, known, dealer)
    if table.phase >= PLAYING:
        owned += Counter(aside)
    free = owned - known.before_kitty[dealer]
    return shuffled(tuple(free.elements()), chance)[:KITTY]


def _deal(
    view: View[Rules],
    table: Table,
    known: Known,
    shown: Shown,
    kitty: tuple[Card, ...],
    chance: Chance,
) -> Deal:
    """Return the deal that the guessed hands came from."""
    columns: list[tuple[Card, ...]] = []
    taken, given = Counter(shown.of("declared")), Counter(shown.of("returned"))
    for seat in range(SEATS):
        owned = _owned(table, known, seat)
        if table.phase >= BURYING and seat == table.dealer:
            owned -= Counter(kitty)
        if table.sticker >= 0 and seat == table.sticker:
            owned = owned + given - taken
        elif table.sticker >= 0 and seat == table.declarer:
            owned = owned + taken - given
        columns.append(shuffled(tuple(owned.elements()), chance))
    dealt, start = dealt_from(view, columns, int(table.first), chance)
    return Deal((*dealt, *shuffled(kitty, chance)), start)


def _secret(table: Table, shown: Shown, event: Event) -> Facts:
    """Return what one seat alone saw of an event."""
    match event.name:
        case "kitty_taken":
            return {"cards": cards_of(table.kitty)}
        case "kitty_buried":
            return {"cards": cards_of(table.buried)}
        case "trump_declared_hidden":
            cards = shown.of("declared")
            return {"cards": cards, "trump": suit_of(suit_number(cards))}
        case "trump_countered_hidden":
            cards = shown.of("countered")
            return {"cards": cards, "trump": suit_of(suit_number(cards))}
        case "trump_stuck_hidden":
            return {
                "cards": shown.of("stuck"),
                "taken": shown.of("declared"),
                "trump": suit_of(int(table.trump)),
            }
        case "cards_returned_hidden" | "cards_received_hidden":
            return {"cards": shown.of("returned")}
        case _:
            return {}
