"""Whole random hands: shuffle, every phase, every unit listed at each lead, one chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place
from paiju.cards.kernel.holding import Holding, draw, size_in
from paiju.cards.kernel.run import Run, choose_face, shuffle
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.bidding import adjacent, high_trumps, sides_owed
from paiju.games.shandong.kernel.leads import list_leads
from paiju.games.shandong.kernel.moves import actors, apply
from paiju.games.shandong.kernel.result import next_first, rise_of_side, risen, wins_match
from paiju.games.shandong.kernel.table import Setup, Table, deal
from paiju.trick.kernel.constants import NOBODY
from paiju.trick.kernel.play import Play, first_of
from paiju.trick.kernel.ranks import HEIGHTS, TRUMPS
from paiju.trick.kernel.sample import draw_cards
from paiju.trick.kernel.shapes import Units
from paiju.trick.kernel.think.playout import TrickSeries


class Series(TrickSeries):
    """Random hands one after another, and what each leaves to the next."""

    def __init__(self, seed: i64) -> None:
        super().__init__(seed, constants.CARDS)
        self.leads: Units = Units()
        self.levels: vec[i64] = vec[i64]([0] * 2)
        self.dealer: i64 = NOBODY


def find_bid(series: Series, table: Table, hand: Holding) -> i64:
    """Put a bid that the hand can make on the list of cards; 0 where there is none."""
    cards: Holding = series.cards
    cards.set(0, 0, 0)
    jokers: i64 = hand.one & constants.JOKERS
    pairs: i64 = hand.two & constants.SUITED
    if table.phase == constants.COUNTERING:
        jokers = hand.two & constants.JOKERS
    if jokers == 0 or pairs == 0:
        return 0
    if table.phase == constants.DECLARING:
        pairs = choose_face(series.run.chance, pairs)
        cards.set(pairs | choose_face(series.run.chance, jokers), pairs, 0)
        return constants.SHOW
    if table.phase == constants.COUNTERING:
        cards.one = choose_face(series.run.chance, pairs) | choose_face(series.run.chance, jokers)
        cards.two = cards.one
        return constants.COUNTER
    pairs = find_neighbours(table, pairs)
    if pairs == 0:
        return 0
    cards.set(pairs | choose_face(series.run.chance, jokers), pairs, 0)
    return constants.STICK


def find_neighbours(table: Table, pairs: i64) -> i64:
    """Return two neighbouring pairs, 0 where there are none."""
    while pairs:
        low: i64 = pairs & -pairs
        pairs ^= low
        place: i64 = lowest_place(low) + 4
        while place < 52:
            both: i64 = low | bit(place)
            if pairs & bit(place) and adjacent(table, both):
                return both
            place += 4
    return 0


def random_bid(series: Series, table: Table) -> None:
    """Ask the first seat that may bid; with cards to show it does so every other time."""
    seat: i64 = first_of(actors(table), table.first, constants.SEATS)
    act: i64 = find_bid(series, table, table.play.hands[seat])
    series.run.legal += 1
    if act:
        series.run.legal += 1
        if series.run.chance.below(2) == 0:
            apply(table, seat, act, series.cards, 0)
            return
    series.cards.set(0, 0, 0)
    apply(table, seat, constants.DECLINE, series.cards, 0)


def random_return(series: Series, table: Table) -> None:
    """Give back a trump above the ace, side cards, and the lowest trumps for what is missing."""
    hand: Holding = table.play.hands[table.sticker]
    cards: Holding = series.cards
    rest: Holding = series.rest
    rest.become(hand)
    cards.set(0, 0, 0)
    series.run.legal += count_bits(hand.one)
    left: i64 = constants.EXCHANGED
    if hand.one & high_trumps(table):
        cards.put(draw(rest, high_trumps(table), series.run.chance.roll()))
        left -= 1
    trumps: i64 = table.play.shapes.ranks.faces[TRUMPS]
    sides: i64 = sides_owed(table, hand)
    draw_cards(series.run.chance, rest, ~trumps, sides, cards)
    left -= sides
    height: i64 = 0
    while left > 0:
        rung: i64 = table.play.shapes.ranks.rung[TRUMPS * HEIGHTS + height]
        if size_in(rest, rung) == 0:
            height += 1
        else:
            cards.put(draw(rest, rung, series.run.chance.roll()))
            left -= 1
    apply(table, table.sticker, constants.RETURN, cards, 0)


def random_play(series: Series, table: Table) -> None:
    """List every lead and play one, or draw a legal follow."""
    play: Play = table.play
    if play.out:
        series.draw_follow(play)
    else:
        leads: Units = series.leads
        list_leads(table, play.hands[play.turn], series.rest, leads)
        series.run.legal += leads.count
        at: i64 = series.run.chance.below(leads.count)
        series.cards.set(leads.one[at], leads.two[at], 0)
    apply(table, play.turn, constants.PLAY, series.cards, 0)


def step(series: Series, table: Table) -> None:
    """Make one random move."""
    series.run.steps += 1
    phase: i64 = table.phase
    if phase == constants.PLAYING:
        random_play(series, table)
    elif phase == constants.BURYING:
        series.draw_buried(table.play.hands[table.dealer], constants.KITTY)
        apply(table, table.dealer, constants.BURY, series.cards, 0)
    elif phase == constants.CHOOSING:
        kind: i64 = series.draw_kept(table.play)
        apply(table, table.play.turn, constants.KEEP, series.cards, kind)
    elif phase == constants.RETURNING:
        random_return(series, table)
    else:
        random_bid(series, table)


def finish_hand(series: Series, table: Table) -> None:
    """Play a hand on at random to its end."""
    while table.phase != constants.OVER:
        step(series, table)
        series.run.note(table.play.trick.best * 4 + table.play.turn)


def begin_hand(series: Series, table: Table) -> None:
    """Shuffle and deal: the dealer gets the first card, in the first hand any seat."""
    shuffle(series.run)
    table.clear()
    first: i64 = series.dealer
    side: i64 = NOBODY
    level: i64 = series.levels[0]
    if first < 0:
        first = series.run.chance.below(4)
    else:
        side = first & 1
        level = series.levels[side]
    deal(table, series.run.deck, first, side, level)


def settle_hand(series: Series, table: Table) -> None:
    """Carry levels and dealer to the next hand; a match that is won begins anew."""
    dealer: i64 = table.dealer
    if dealer < 0:
        dealer = series.dealer
    series.dealer = next_first(table, dealer)
    series.levels[0] = risen(series.levels[0], rise_of_side(table, 0))
    series.levels[1] = risen(series.levels[1], rise_of_side(table, 1))
    if wins_match(table):
        series.levels[0] = 0
        series.levels[1] = 0
        series.dealer = NOBODY
    series.run.note(table.attack + 4000)


def playouts(setup: Setup, seed: i64, hands: i64) -> Run:
    """Play matches of random hands: each begins with what the last one left."""
    series = Series(seed)
    table = Table(setup)
    hand: i64 = 0
    while hand < hands:
        begin_hand(series, table)
        finish_hand(series, table)
        settle_hand(series, table)
        hand += 1
    return series.run
