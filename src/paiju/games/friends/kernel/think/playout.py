"""Whole random hands: shuffle, every phase, every unit and top throw listed, one chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits
from paiju.cards.kernel.holding import Holding
from paiju.cards.kernel.run import Run, choose_face, shuffle
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.bidding import begin, bid_rank, bidders, enough
from paiju.games.friends.kernel.leads import Leads, list_leads, take_lead
from paiju.games.friends.kernel.moves import apply
from paiju.games.friends.kernel.result import champions, next_starter, rise_of, risen
from paiju.games.friends.kernel.table import Setup, Table
from paiju.trick.kernel.constants import FACES, TOP_LEVEL
from paiju.trick.kernel.play import Play, first_of
from paiju.trick.kernel.think.playout import TrickSeries


class Series(TrickSeries):
    """Random hands one after another, and what each leaves to the next."""

    def __init__(self, seed: i64) -> None:
        super().__init__(seed, constants.CARDS)
        self.leads: Leads = Leads()
        self.levels: vec[i64] = vec[i64]([0] * 5)
        self.reached: vec[i64] = vec[i64]([0] * 5)
        self.starter: i64 = 0


def random_bid(series: Series, table: Table) -> None:
    """Ask the first seat that may bid; with cards to show it does so every other time."""
    seat: i64 = first_of(bidders(table), table.starter, constants.SEATS)
    hand: Holding = table.play.hands[seat]
    count: i64 = table.bid_count + 1
    held: i64 = enough(table, seat)
    faces: i64 = 0
    while held:
        face: i64 = held & -held
        held ^= face
        if bid_rank(table, seat, count_bits(face - 1) >> 2):
            faces |= face
    series.run.legal += 1 + count_bits(faces)
    series.cards.set(0, 0, 0)
    if faces == 0 or series.run.chance.below(2):
        apply(table, seat, constants.DECLINE, series.cards, 0)
        return
    series.cards.one = choose_face(series.run.chance, faces)
    if count > 1 or (hand.two & series.cards.one and series.run.chance.below(2)):
        series.cards.two = series.cards.one
    more: i64 = series.cards.two & hand.three
    if count > 2 or (more and series.run.chance.below(2)):
        series.cards.three = series.cards.one
    if table.bid_seat < 0:
        apply(table, seat, constants.SHOW, series.cards, 0)
    else:
        apply(table, seat, constants.COUNTER, series.cards, 0)


def random_call(series: Series, table: Table) -> None:
    """Call any card that may be called; every twentieth dealer plays alone."""
    series.cards.set(0, 0, 0)
    series.run.legal += 3 * (FACES - count_bits(table.shown))
    if table.setup.alone and series.run.chance.below(20) == 0:
        apply(table, table.dealer, constants.CALL, series.cards, 0)
        return
    face: i64 = bit(series.run.chance.below(FACES))
    while face & table.shown:
        face = bit(series.run.chance.below(FACES))
    series.cards.one = face
    apply(table, table.dealer, constants.CALL, series.cards, 1 + series.run.chance.below(3))


def random_play(series: Series, table: Table) -> None:
    """List every lead and play one, or draw a legal follow."""
    play: Play = table.play
    if play.out:
        series.draw_follow(play)
    else:
        hand: Holding = play.hands[play.turn]
        count: i64 = list_leads(play.shapes, hand, series.leads)
        series.run.legal += count
        take_lead(series.leads, series.run.chance.below(count), hand, series.cards)
    apply(table, play.turn, constants.PLAY, series.cards, 0)


def step(series: Series, table: Table) -> None:
    """Make one random move."""
    series.run.steps += 1
    phase: i64 = table.phase
    if phase <= constants.BIDDING:
        random_bid(series, table)
    elif phase == constants.BURYING:
        series.draw_buried(table.play.hands[table.dealer], constants.KITTY)
        apply(table, table.dealer, constants.BURY, series.cards, 0)
    elif phase == constants.CALLING:
        random_call(series, table)
    elif phase == constants.CHOOSING:
        kind: i64 = series.draw_kept(table.play)
        apply(table, table.play.stopper, constants.KEEP, series.cards, kind)
    else:
        random_play(series, table)


def finish_hand(series: Series, table: Table) -> None:
    """Play a hand on at random to its end."""
    while table.phase != constants.OVER:
        step(series, table)
        series.run.note(table.gone.one + table.play.turn)


def settle_hand(series: Series, table: Table, hand: i64) -> None:
    """Carry the levels to the next hand; a match that is won begins anew."""
    dealer: i64 = table.dealer
    friend: i64 = table.friend
    attack: i64 = table.attack
    over: i64 = champions(series.levels, series.reached, dealer, friend, attack)
    seat: i64 = 0
    while seat < constants.SEATS:
        level: i64 = risen(series.levels[seat], rise_of(dealer, friend, attack, seat))
        if level == TOP_LEVEL and series.levels[seat] < TOP_LEVEL:
            series.reached[seat] = hand
        series.levels[seat] = level
        if over:
            series.levels[seat] = 0
            series.reached[seat] = 0
        seat += 1
    series.starter = next_starter(dealer, friend, attack)
    series.run.note(attack)


def playouts(setup: Setup, seed: i64, hands: i64) -> Run:
    """Play matches of random hands: each begins with what the last one left."""
    series = Series(seed)
    table = Table(setup)
    hand: i64 = 1
    seat: i64 = 0
    while hand <= hands:
        shuffle(series.run)
        table.clear()
        seat = 0
        while seat < constants.SEATS:
            table.levels[seat] = series.levels[seat]
            seat += 1
        begin(table, series.run.deck, series.starter)
        finish_hand(series, table)
        settle_hand(series, table, hand)
        hand += 1
    return series.run
