"""Guess a whole state from a view: the hidden cards at random, everything else as it was seen."""

from functools import partial

from paiju.cards import CARDS, SUITS, cards_of, mask_of
from paiju.game import Chance, Deal, Event, Facts, Guess, Lying, State, View
from paiju.game.chance import shuffled
from paiju.game.facts import code, items, mask, number, parts
from paiju.games.xiaoer.kernel.constants import ALL_FACES, PLAYING, POINTS
from paiju.games.xiaoer.kernel.opening import set_order
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.trick import open_trick, put_down, weigh
from paiju.games.xiaoer.names import FANS, KINDS
from paiju.games.xiaoer.profile import PROFILE
from paiju.games.xiaoer.rules import Rules, Trump
from paiju.games.xiaoer.setup import setup_of
from paiju.games.xiaoer.think.infer import Known, infer
from paiju.trick.think.guess import buried_seen, unveil
from paiju.trick.think.spread import Hidden, lying, spread

ASIDE = 4
"""The place after the four hands: the kitty until it is taken, the buried cards in the play."""


def guess_worlds(view: View[Rules], chance: Chance) -> Guess[Rules, Table]:
    """Return a state that gives exactly this view, and in the play what may lie elsewhere."""
    table = Table(setup_of(view.rules))
    _restore_opening(view, table)
    _restore_play(view, table)
    known = infer(view)
    hidden = _spread_hidden(view, table, known, chance)
    if table.taken:
        table.kitty = _taken_kitty(view, table, known, chance)
    deal = _deal(view, table, known, chance)
    size = int(table.setup.kitty)
    table.draw = deal.cards[len(CARDS) - size + deal.start % size].code
    log = unveil(view.log, partial(_secret, table))
    state = State(view.rules, view.standing, deal, table, log)
    return Guess(state, hidden if table.phase == PLAYING else ())


def _restore_opening(view: View[Rules], table: Table) -> None:
    """Put down what everybody knows of trump, fans and tribute."""
    facts = view.facts
    table.phase = PROFILE.phase(view.phase).number
    table.dealer = number(facts["dealer"]) - 1
    table.asked_first = number(facts["asked_first"]) - 1
    table.trump_card = code(facts["trump_card"])
    table.trump_seat = number(facts["trump_seat"]) - 1
    table.taken = int(facts["taken"] is True)
    for name in items(facts["shown"]):
        table.fans |= 1 << FANS.index(str(name))
    for fan in map(parts, items(facts["fans"])):
        table.fan_seats[FANS.index(str(fan["fan"]))] = number(fan["seat"]) - 1
        table.shown |= mask(fan["cards"])
    for seat in items(facts["declined"]):
        table.declined |= 1 << number(seat) - 1
    for owed in map(parts, items(facts["tribute"])):
        payer = number(owed["seat"]) - 1
        table.pays[payer] = number(owed["receiver"]) - 1
        table.paid[payer] = code(owed["paid"])
        table.returned[payer] = code(owed["returned"])
    if facts["trump"] is not None:
        table.trump = SUITS.index(str(facts["trump"]))
        set_order(table)


def _restore_play(view: View[Rules], table: Table) -> None:
    """Put down what everybody knows of the tricks."""
    facts = view.facts
    table.attack = number(facts["points"])
    table.defence = number(facts["kept"])
    table.tricks = number(facts["trick"]) - 1
    if facts["leader"] is not None:
        table.leader = number(facts["leader"]) - 1
        table.turn = table.leader
    played = parts(facts["played"])
    for seat in range(4):
        table.gone[seat] = mask(played[str(seat + 1)])
    for play in view.table:
        place, cards = play.seat - 1, mask(play.cards)
        if play.reading is not None:
            open_trick(table, place, cards, KINDS.index(play.reading.type))
        else:
            weigh(table, place, cards)
        put_down(table, place, cards)


def _spread_hidden(
    view: View[Rules], table: Table, known: Known, chance: Chance
) -> tuple[Lying, ...]:
    """Give every card that the view does not know to a hand, the kitty or the buried ones."""
    own = -1 if view.seat is None else view.seat - 1
    buried = mask_of(buried_seen(view))
    hand = view.hand.mask()
    hidden = ALL_FACES & ~(hand | buried | sum(int(cards) for cards in table.gone))
    rooms = [0 if seat == own else view.counts[seat] for seat in range(4)]
    in_hand = table.taken and table.phase < PLAYING
    rooms.append(0 if buried or in_hand else view.rules.kitty.value)
    barred = _barred(table, known)
    cards = [
        Hidden(code, sum(1 << place for place, bar in enumerate(barred) if not bar >> code & 1))
        for code in range(len(CARDS))
        if hidden >> code & 1
    ]
    places = spread(cards, rooms, chance)
    found = [sum(1 << card.code for card in place) for place in places]
    for seat in range(4):
        table.hands[seat] = hand if seat == own else found[seat]
    if table.phase >= PLAYING:
        table.buried = buried or found[ASIDE]
    elif not table.taken:
        table.kitty = found[ASIDE]
    return tuple(sorted(lying(places, rooms), key=lambda card: card.code))


def _barred(table: Table, known: Known) -> list[int]:
    """Return the cards that each place cannot have."""
    held = [*known.holds, 0]
    if table.phase >= PLAYING:
        held[table.dealer] |= known.perhaps_buried
        held[ASIDE] = known.perhaps_buried
    elif not table.taken:
        held[ASIDE] = known.kitty
    certain = held[0] | held[1] | held[2] | held[3] | held[ASIDE]
    barred = [certain & ~cards for cards in held]
    for seat in range(4):
        barred[seat] |= known.lacks[seat] & ~held[seat]
    if table.phase >= PLAYING:
        # No dealt hand is so full of points that one has to be buried.
        barred[ASIDE] |= POINTS
    return barred


def _taken_kitty(view: View[Rules], table: Table, known: Known, chance: Chance) -> int:
    """Return what the dealer took: known to the dealer, else a guess among the dealer's cards."""
    if "kitty" in view.private:
        return mask(view.private["kitty"])
    dealer = int(table.dealer)
    held = int(table.hands[dealer] | table.gone[dealer] | table.buried)
    open_cards = cards_of(held & ~known.before_kitty & ~known.kitty)
    more = view.rules.kitty.value - known.kitty.bit_count()
    return known.kitty | mask(shuffled(open_cards, chance)[:more])


def _deal(view: View[Rules], table: Table, known: Known, chance: Chance) -> Deal:
    """Return the deal that the guessed hands came from."""
    hands = [int(table.hands[seat] | table.gone[seat]) for seat in range(4)]
    if table.taken:
        hands[table.dealer] = (hands[table.dealer] | int(table.buried)) & ~int(table.kitty)
    for payer in range(4):
        paid, returned = int(table.paid[payer]), int(table.returned[payer])
        receiver = int(table.pays[payer])
        if paid >= 0:
            hands[receiver] &= ~(1 << paid)
            hands[payer] |= 1 << paid
        if returned >= 0:
            hands[payer] &= ~(1 << returned)
            hands[receiver] |= 1 << returned
    start = 4 * chance.below(15) + _low_start(view, table, chance)
    kitty = list(cards_of(int(table.kitty) & ~known.kitty))
    if known.kitty:
        kitty.insert(start % view.rules.kitty.value, cards_of(known.kitty)[0])
    columns = [cards_of(hand) for hand in hands]
    dealt = [columns[place % 4][place // 4] for place in range(len(CARDS) - len(kitty))]
    return Deal((*dealt, *kitty), start)


def _low_start(view: View[Rules], table: Table, chance: Chance) -> int:
    """Return the start modulo four: it decided who is asked first, or the suit."""
    if view.rules.trump is Trump.DRAWN:
        return int(table.trump)
    if view.standing.dealer is None:
        return int(table.asked_first)
    return chance.below(4)


def _secret(table: Table, event: Event) -> Facts:
    """Return what the dealer alone saw of an event."""
    match event.name:
        case "kitty_taken":
            return {"cards": cards_of(int(table.kitty))}
        case "kitty_buried":
            return {"cards": cards_of(int(table.buried))}
        case _:
            return {}
