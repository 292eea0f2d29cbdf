"""What happened, told from the table before and after a move."""

from collections.abc import Iterator

from paiju.cards import RANKS, Card
from paiju.game import Event, Facts, Move, Refusal, Standing
from paiju.game.rulebook import Happened
from paiju.games.shandong.kernel.constants import BURYING, CHOOSING, OVER
from paiju.games.shandong.kernel.moves import apply
from paiju.games.shandong.kernel.result import dealers_hold, is_void, rise_of_side, wins_match
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.moves import check_move, kind_of
from paiju.games.shandong.names import ACTS, side_seats
from paiju.games.shandong.refusals import choices_of
from paiju.games.shandong.result import following, levels_after, winners
from paiju.games.shandong.setup import Hands
from paiju.trick.faces import cards_of, held_of
from paiju.trick.kernel.points import points
from paiju.trick.names import suit_of
from paiju.trick.shapes import TYPES
from paiju.trick.told import followed, led, secret, trick_won


def begun(hand: int, table: Table) -> tuple[Event, ...]:
    """Tell how a hand begins."""
    return (Event("hand_begun", {"hand": hand, "level": RANKS[table.level]}),)


def happened(
    before: Table, after: Table, seat: int, move: Move, standing: Standing
) -> tuple[Event, ...]:
    """Tell what a move of a seat, counted from 0, did."""
    if move.act == "play":
        events = _played(before, after, seat, move.cards)
    elif move.act == "keep":
        events = _kept(after, seat)
    elif move.act == "return":
        events = _returned(after, seat, move.cards)
    elif move.act == "bury":
        events = _buried(after, seat)
    elif move.act == "decline":
        events = iter((Event("declined", {"seat": seat + 1}),))
    else:
        events = iter((_bid(after, seat, move),))
    return (*events, *_dealer(before, after), *_ended(after, standing))


def jokers_of(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the jokers among some cards: what is seen of them face down."""
    return tuple(face for face in cards if face.is_joker)


def _bid(after: Table, seat: int, move: Move) -> Event:
    """Tell of a declaration, a counter or a stick; face down only its jokers are seen."""
    trump = suit_of(int(after.trump))
    if move.act == "stick":
        giver, taken = int(after.declarer) + 1, cards_of(after.declared)
        if not after.setup.face_down:
            open_facts: Facts = {
                "seat": seat + 1,
                "cards": move.cards,
                "giver": giver,
                "taken": taken,
            }
            return Event("trump_stuck", open_facts)
        shown: Facts = {"seat": seat + 1, "jokers": jokers_of(move.cards), "giver": giver}
        hidden: Facts = {"cards": move.cards, "taken": taken, "trump": trump}
        return Event("trump_stuck_hidden", shown, owner=seat + 1, secret=hidden)
    name = "trump_declared" if move.act == "show" else "trump_countered"
    if not after.setup.face_down:
        return Event(name, {"seat": seat + 1, "cards": move.cards, "trump": trump})
    shown = {"seat": seat + 1, "jokers": jokers_of(move.cards)}
    hidden = {"cards": move.cards, "trump": trump}
    return Event(f"{name}_hidden", shown, owner=seat + 1, secret=hidden)


def _returned(after: Table, seat: int, cards: tuple[Card, ...]) -> Iterator[Event]:
    """Tell what went back to the declarer; face down only those two see it."""
    receiver = int(after.declarer) + 1
    facts: Facts = {"seat": seat + 1, "receiver": receiver}
    if not after.setup.face_down:
        yield Event("cards_returned", {**facts, "cards": cards})
        return
    yield Event("cards_returned_hidden", facts, owner=seat + 1, secret={"cards": cards})
    yield Event(
        "cards_received_hidden", {"seat": receiver}, owner=receiver, secret={"cards": cards}
    )


def _buried(after: Table, seat: int) -> Iterator[Event]:
    """Tell that the kitty was buried, and now what was declared face down."""
    yield secret("kitty_buried", seat, cards_of(after.buried))
    if after.setup.face_down:
        yield from _revealed(after)


def _revealed(after: Table) -> Iterator[Event]:
    """Turn up what was shown face down: the trump-maker's cards, then the others'."""
    maker, declarer, sticker = int(after.maker) + 1, int(after.declarer) + 1, int(after.sticker) + 1
    made = after.declared if maker == declarer else after.countered
    trump = suit_of(int(after.trump))
    yield Event("trump_revealed", {"seat": maker, "cards": cards_of(made), "trump": trump})
    if maker != declarer:
        yield Event("cards_revealed", {"seat": declarer, "cards": cards_of(after.declared)})
    if sticker:
        yield Event("cards_revealed", {"seat": sticker, "cards": cards_of(after.stuck)})
        facts: Facts = {"seat": sticker, "receiver": declarer, "cards": cards_of(after.returned)}
        yield Event("cards_returned", facts)


def _dealer(before: Table, after: Table) -> Iterator[Event]:
    """Tell who takes the kitty."""
    if before.phase < BURYING == after.phase:
        yield Event("dealer_named", {"seat": int(after.dealer) + 1})
        yield secret("kitty_taken", int(after.dealer), cards_of(after.kitty))


def _stopped(after: Table, seat: int, cards: tuple[Card, ...]) -> Event:
    """Tell of a throw that does not stand, and of the type that stays or the choice there is."""
    types = choices_of(after)
    if after.phase != CHOOSING:
        types = (TYPES[after.play.trick.lead.kind],)
    facts: Facts = {
        "seat": seat + 1,
        "cards": cards,
        "by": int(after.play.stopper) + 1,
        "types": types,
    }
    return Event("throw_stopped", facts)


def _kept(after: Table, seat: int) -> Iterator[Event]:
    """Tell which unit of a throw may stay."""
    yield Event("throw_kept", {"seat": seat + 1, "type": TYPES[after.play.trick.lead.kind]})
    yield led(after.play)


def _played(before: Table, after: Table, seat: int, cards: tuple[Card, ...]) -> Iterator[Event]:
    """Tell a play, and the trick that it ends."""
    if before.play.out == 0:
        if after.play.thrown.one:
            yield _stopped(after, seat, cards)
        if after.phase != CHOOSING:
            yield led(after.play)
        return
    yield followed(after.play, seat, cards)
    yield from trick_won(before.play, after.play, seat)


def _ended(table: Table, standing: Standing) -> Iterator[Event]:
    """Tell the result and what comes next."""
    if table.phase != OVER:
        return
    if is_void(table):
        if table.side < 0:
            yield Event("hand_void")
            return
        yield Event("hand_passed", {"winners": winners(table)})
    else:
        yield from _counted(table)
    yield from _risen(table, standing)
    if wins_match(table):
        yield Event("match_won", {"winners": winners(table)})
        other = 1 - int(table.side)
        level = levels_after(standing, table)[other]
        yield Event("match_lost", {"losers": side_seats(other), "level": level})
    else:
        yield Event("starter_next", {"seat": following(standing, table)})


def _counted(table: Table) -> Iterator[Event]:
    """Tell what the kitty brought, and who won."""
    worth = int(points(table.buried))
    name = "kitty_won" if table.times > 0 else "kitty_kept"
    facts: Facts = {
        "cards": cards_of(table.buried),
        "points": worth,
        "times": abs(int(table.times)),
        "total": abs(int(table.times)) * worth,
    }
    yield Event(name, facts)
    name = "hand_held" if dealers_hold(table.attack) else "hand_lost"
    yield Event(name, {"points": int(table.attack), "winners": winners(table)})


def _risen(table: Table, standing: Standing) -> Iterator[Event]:
    """Tell which side rises to which level."""
    for side in range(2):
        steps = int(rise_of_side(table, side))
        if steps:
            level = levels_after(standing, table)[side]
            facts: Facts = {"seats": side_seats(side), "steps": steps, "level": level}
            yield Event("levels_risen", facts)


def make(state: Hands, seat: int, move: Move) -> Happened[Table] | Refusal:
    """Make a move."""
    refusal = check_move(state.table, seat, move)
    if refusal is not None:
        return refusal
    table = state.table.copy()
    apply(table, seat - 1, ACTS[move.act], held_of(move.cards), kind_of(move))
    return table, happened(state.table, table, seat - 1, move, state.standing)
