"""What a seat may know, built up from nothing."""

from paiju.cards import EMPTY, Hand, cards_of
from paiju.game import Deadline, Event, Facts, Played, View, seen
from paiju.game.refusal import Fact
from paiju.games.xiaoer.kernel.constants import FIVES, OVER, PLAYING, THREES
from paiju.games.xiaoer.kernel.moves import actors
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.names import FANS, GAME, fans_of, seats_of
from paiju.games.xiaoer.profile import PHASES
from paiju.games.xiaoer.readings import reading_of
from paiju.games.xiaoer.result import outcome_of
from paiju.games.xiaoer.rules import Rules
from paiju.games.xiaoer.setup import Hands
from paiju.trick.faces import card_of
from paiju.trick.names import seat_of, suit_of
from paiju.trick.tables import last_trick


def actors_of(table: Table) -> tuple[int, ...]:
    """Return the seats that may act, first asked first."""
    return seats_of(actors(table), table.asked_first)


def deadline_of(table: Table) -> Deadline | None:
    """Return how long the seats that act have."""
    if table.phase == OVER:
        return None
    return Deadline(PHASES[table.phase].seconds, actors_of(table))


def plays_of(table: Table) -> tuple[Played, ...]:
    """Return the plays that lie on the table, the lead first."""
    found: list[Played] = []
    for step in range(4):
        seat = (table.leader + step) % 4
        cards = cards_of(table.plays[seat])
        if cards:
            reading = None if found else reading_of(table, cards, table.kind)
            found.append(Played(seat + 1, cards, reading))
    return tuple(found)


def _fans(table: Table) -> tuple[Fact, ...]:
    """Return who showed which cards for a fan."""
    masks = (THREES, FIVES)
    return tuple(
        {"fan": name, "seat": int(seat) + 1, "cards": cards_of(table.shown & mask)}
        for name, mask, seat in zip(FANS, masks, table.fan_seats, strict=True)
        if seat >= 0
    )


def _exchange(table: Table) -> tuple[Fact, ...]:
    """Return who owes whom, and the cards that have changed hands."""
    return tuple(
        {
            "seat": seat + 1,
            "receiver": int(table.pays[seat]) + 1,
            "paid": card_of(table.paid[seat]),
            "returned": card_of(table.returned[seat]),
        }
        for seat in range(4)
        if table.pays[seat] >= 0
    )


def _facts(table: Table, log: tuple[Event, ...]) -> Facts:
    """Return what everybody knows."""
    plays, winner = last_trick(log)
    return {
        "dealer": seat_of(table.dealer),
        "asked_first": int(table.asked_first) + 1,
        "trump": suit_of(table.trump),
        "trump_card": card_of(table.trump_card),
        "trump_seat": seat_of(table.trump_seat),
        "shown": fans_of(table.fans),
        "fans": _fans(table),
        "declined": seats_of(table.declined),
        "tribute": _exchange(table),
        "taken": bool(table.taken),
        "points": int(table.attack),
        "kept": int(table.defence),
        "trick": int(table.tricks) + 1,
        "leader": int(table.leader) + 1 if table.phase >= PLAYING else None,
        "last": plays,
        "last_winner": winner,
        "played": {str(seat + 1): cards_of(table.gone[seat]) for seat in range(4)},
    }


def _private(table: Table, seat: int | None) -> Facts:
    """Return what the dealer alone knows: what was taken and what was buried."""
    if seat is None or seat != table.dealer + 1 or not table.taken:
        return {}
    if table.phase < PLAYING:
        return {"kitty": cards_of(table.kitty)}
    return {"kitty": cards_of(table.kitty), "buried": cards_of(table.buried)}


def view_of(state: Hands, seat: int | None) -> View[Rules]:
    """Build the view of a seat, or of an onlooker."""
    table = state.table
    log = tuple(seen(event, seat) for event in state.log)
    plays = plays_of(table)
    return View(
        game=GAME,
        rules=state.rules,
        standing=state.standing,
        seat=seat,
        phase=PHASES[table.phase].name,
        actors=actors_of(table),
        deadline=deadline_of(table),
        hand=EMPTY if seat is None else Hand.of_mask(table.hands[seat - 1]),
        counts=tuple(int(hand).bit_count() for hand in table.hands),
        table=plays,
        highest=int(table.winner) + 1 if plays else None,
        facts=_facts(table, log),
        private=_private(table, seat),
        log=log,
        outcome=outcome_of(table),
    )
