"""What a seat may know, built up from nothing."""

from paiju.cards import EMPTY, Card
from paiju.game import Deadline, Event, Facts, View, seen
from paiju.game.refusal import Fact
from paiju.games.friends.effects import kitty_of
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.moves import actors
from paiju.games.friends.kernel.table import Table, is_alone
from paiju.games.friends.names import GAME
from paiju.games.friends.profile import phase_of
from paiju.games.friends.result import attack_so_far, outcome_of
from paiju.games.friends.rules import Rules
from paiju.games.friends.setup import Hands
from paiju.trick.faces import card_of, cards_of
from paiju.trick.names import rank_of, seat_of, seats_of, suit_of
from paiju.trick.refusing import choices_of
from paiju.trick.shapes import hand_of
from paiju.trick.tables import highest_of, last_trick, played_by, plays_of


def actors_of(table: Table) -> tuple[int, ...]:
    """Return the seats that may act, first asked first."""
    return seats_of(int(actors(table)), int(table.starter), constants.SEATS)


def deadline_of(table: Table) -> Deadline | None:
    """Return how long the seats that act have."""
    if table.phase == constants.OVER:
        return None
    seconds = int(table.window) if table.phase == constants.BIDDING else phase_of(table).seconds
    return Deadline(seconds, actors_of(table))


def _bidding(table: Table) -> Facts:
    """Return what everybody knows of the way to dealer and trump."""
    bid: Fact = None
    if table.bid_seat >= 0:
        face = card_of(int(table.bid_face))
        bid = {"seat": int(table.bid_seat) + 1, "cards": (face,) * int(table.bid_count)}
    taken = table.phase >= constants.BURYING
    return {
        "starter": int(table.starter) + 1,
        "dealt": int(table.dealt),
        "declined": seats_of(int(table.declined), int(table.starter), constants.SEATS),
        "window": int(table.window),
        "bid": bid,
        "bid_shown": tuple(c for code in range(54) if (c := _shown(table, code)) is not None),
        "dealer": seat_of(int(table.dealer)),
        "level": rank_of(int(table.level)),
        "trump": suit_of(int(table.trump)),
        "flipped": kitty_of(table)[: int(table.flipped)] if taken else (),
    }


def _shown(table: Table, code: int) -> Card | None:
    """Return a card if it was shown in a bid."""
    return card_of(code) if table.shown >> code & 1 else None


def _calling(table: Table) -> Facts:
    """Return what everybody knows of the friend."""
    alone = is_alone(table) if table.called >= 0 else None
    known = table.friend >= 0
    return {
        "called": card_of(int(table.called)),
        "nth": int(table.nth),
        "seen": int(table.seen),
        "friend": None if alone or not known else int(table.friend) + 1,
        "alone": alone if known else None,
    }


def _playing(table: Table, log: tuple[Event, ...]) -> Facts:
    """Return what everybody knows of the tricks."""
    plays, winner = last_trick(log)
    stopped = table.phase == constants.CHOOSING
    thrown: Fact = {"seat": int(table.play.leader) + 1, "cards": cards_of(table.play.thrown)}
    return {
        "points": attack_so_far(table),
        "taken": {str(seat + 1): int(table.taken[seat]) for seat in range(constants.SEATS)},
        "trick": int(table.play.tricks) + 1,
        "leader": int(table.play.leader) + 1 if table.phase >= constants.PLAYING else None,
        "thrown": thrown if stopped else None,
        "choices": choices_of(table.play) if stopped else (),
        "chooser": int(table.play.stopper) + 1 if stopped else None,
        "last": plays,
        "last_winner": winner,
        "played": played_by(log, constants.SEATS),
    }


def _private(table: Table, seat: int | None) -> Facts:
    """Return what one seat knows: the dealer's kitty, and its own copies of the called card."""
    facts: dict[str, Fact] = {}
    if seat is None or table.phase < constants.BURYING:
        return facts
    if seat == table.dealer + 1:
        facts["kitty"] = tuple(sorted(kitty_of(table)))
        if table.phase >= constants.CALLING:
            facts["buried"] = cards_of(table.buried)
    if 0 <= table.called < constants.ALONE:
        face = card_of(int(table.called))
        facts["called_held"] = cards_of(table.play.hands[seat - 1]).count(face) if face else 0
    return facts


def view_of(state: Hands, seat: int | None) -> View[Rules]:
    """Build the view of a seat, or of an onlooker."""
    table = state.table
    log = tuple(seen(event, seat) for event in state.log)
    hands = [hand_of(table.play.hands[place]) for place in range(constants.SEATS)]
    return View(
        game=GAME,
        rules=state.rules,
        standing=state.standing,
        seat=seat,
        phase=phase_of(table).name,
        actors=actors_of(table),
        deadline=deadline_of(table),
        hand=EMPTY if seat is None else hands[seat - 1],
        counts=tuple(len(hand) for hand in hands),
        table=plays_of(table.play),
        highest=highest_of(table.play),
        facts={**_bidding(table), **_calling(table), **_playing(table, log)},
        private=_private(table, seat),
        log=log,
        outcome=outcome_of(state.standing, table),
    )
