"""What a seat may know, built up from nothing."""

from collections.abc import Mapping

from paiju.cards import EMPTY, RANKS, Card
from paiju.cards.kernel.holding import Holding
from paiju.game import Deadline, Event, Facts, View, seen
from paiju.game.refusal import Fact
from paiju.games.shandong.effects import jokers_of
from paiju.games.shandong.kernel.constants import BURYING, CHOOSING, OVER, PLAYING, SEATS
from paiju.games.shandong.kernel.moves import actors
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.names import GAME
from paiju.games.shandong.profile import PHASES
from paiju.games.shandong.refusals import choices_of
from paiju.games.shandong.result import outcome_of
from paiju.games.shandong.rules import Rules
from paiju.games.shandong.setup import Hands
from paiju.trick.faces import cards_of
from paiju.trick.names import seat_of, seats_of, suit_of
from paiju.trick.shapes import hand_of
from paiju.trick.tables import highest_of, last_trick, plays_of


def actors_of(table: Table) -> tuple[int, ...]:
    """Return the seats that may act, first asked first."""
    return seats_of(int(actors(table)), int(table.first), SEATS)


def deadline_of(table: Table) -> Deadline | None:
    """Return how long the seats that act have."""
    if table.phase == OVER:
        return None
    return Deadline(PHASES[table.phase].seconds, actors_of(table))


def is_concealed(table: Table) -> bool:
    """Return whether declarations lie face down."""
    return table.setup.face_down and table.phase < PLAYING


def shown_cards(table: Table) -> Mapping[str, tuple[int, Holding]]:
    """Return what was declared, countered, stuck and returned, with the seats it came from."""
    bids = {
        "declared": (int(table.declarer), table.declared),
        "countered": (int(table.maker), table.countered),
        "stuck": (int(table.sticker), table.stuck),
        "returned": (int(table.sticker), table.returned),
    }
    return {name: bid for name, bid in bids.items() if bid[1].one}


def _shown(seat: int, cards: tuple[Card, ...]) -> Fact:
    """Tell of cards and whose they are."""
    return {"seat": seat + 1, "cards": cards}


def _bidding(table: Table) -> Facts:
    """Return what everybody knows of the way to trump and dealer."""
    concealed = is_concealed(table)
    facts: dict[str, Fact] = dict.fromkeys(("declared", "countered", "stuck", "returned"))
    for name, (seat, held) in shown_cards(table).items():
        cards = cards_of(held)
        if concealed:
            # Of what goes back nothing is seen, be it a joker.
            cards = () if name == "returned" else jokers_of(cards)
        facts[name] = _shown(seat, cards)
    return {
        **facts,
        "level": RANKS[table.level],
        "trump": None if concealed else suit_of(int(table.trump)),
        "first": int(table.first) + 1,
        "side": None if table.side < 0 else (int(table.side) + 1, int(table.side) + 3),
        "declined": seats_of(int(table.declined), int(table.first), SEATS),
        "maker": seat_of(int(table.maker)),
        "dealer": seat_of(int(table.dealer)),
    }


def _playing(table: Table, log: tuple[Event, ...]) -> Facts:
    """Return what everybody knows of the tricks."""
    plays, winner = last_trick(log)
    stopped = table.phase == CHOOSING
    return {
        "points": int(table.attack),
        "kept": int(table.defence),
        "trick": int(table.play.tricks) + 1,
        "leader": int(table.play.leader) + 1
        if table.phase >= PLAYING and table.dealer >= 0
        else None,
        "thrown": _shown(int(table.play.leader), cards_of(table.play.thrown)) if stopped else None,
        "choices": choices_of(table) if stopped else (),
        "stopper": seat_of(int(table.play.stopper)) if stopped else None,
        "last": plays,
        "last_winner": winner,
        "played": {str(seat + 1): cards_of(table.gone[seat]) for seat in range(SEATS)},
    }


def _private(table: Table, seat: int | None) -> Facts:
    """Return what one seat knows besides: the dealer's kitty, and what it saw face down."""
    facts: dict[str, Fact] = {}
    if seat is None:
        return facts
    place = seat - 1
    if place == table.dealer and table.phase >= BURYING:
        facts["kitty"] = cards_of(table.kitty)
        if table.phase >= PLAYING:
            facts["buried"] = cards_of(table.buried)
    if not is_concealed(table):
        return facts
    sticks = place == table.sticker
    knows = {
        "declared": place == table.declarer or sticks,
        "countered": place == table.maker,
        "stuck": sticks,
        "returned": place == table.declarer or sticks,
    }
    for name, (owner, held) in shown_cards(table).items():
        if knows[name]:
            facts[name] = _shown(owner, cards_of(held))
    if table.declarer >= 0 and (place == table.maker or sticks):
        facts["trump"] = suit_of(int(table.trump))
    return facts


def view_of(state: Hands, seat: int | None) -> View[Rules]:
    """Build the view of a seat, or of an onlooker."""
    table = state.table
    log = tuple(seen(event, seat) for event in state.log)
    hands = [hand_of(table.play.hands[place]) for place in range(SEATS)]
    return View(
        game=GAME,
        rules=state.rules,
        standing=state.standing,
        seat=seat,
        phase=PHASES[table.phase].name,
        actors=actors_of(table),
        deadline=deadline_of(table),
        hand=EMPTY if seat is None else hands[seat - 1],
        counts=tuple(len(hand) for hand in hands),
        table=plays_of(table.play),
        highest=highest_of(table.play),
        facts={**_bidding(table), **_playing(table, log)},
        private=_private(table, seat),
        log=log,
        outcome=outcome_of(state.standing, table),
    )
