"""Whole random hands: shuffle, every phase, every unit listed at each lead, one chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place, nth_place
from paiju.cards.kernel.holding import Holding, draw, size_in
from paiju.games.shandong.kernel.bidding import adjacent, high_trumps, sides_owed
from paiju.games.shandong.kernel.leads import list_leads
from paiju.games.shandong.kernel.moves import actors, apply
from paiju.games.shandong.kernel.result import next_dealer, rise_of_side, risen, wins_match
from paiju.games.shandong.kernel.table import Setup, Table, clear, deal, next_seat
from paiju.games.shandong.kernel.words import (
    BURY,
    BURYING,
    CARDS,
    CHOOSING,
    COUNTER,
    COUNTERING,
    DECLARING,
    DECLINE,
    EXCHANGED,
    FACES,
    JOKERS,
    KEEP,
    KITTY,
    NOBODY,
    OVER,
    PLAY,
    PLAYING,
    RETURN,
    RETURNING,
    SHOW,
    STICK,
    SUITED,
)
from paiju.trick.kernel.ranks import HEIGHTS, TRUMPS
from paiju.trick.kernel.sample import Chance, sample_follow
from paiju.trick.kernel.shapes import Units


class Run:
    """Random hands one after another: generator, buffers and what was counted."""

    def __init__(self, seed: i64) -> None:
        self.chance: Chance = Chance(seed % 2147483646 + 1)
        self.deck: vec[i64] = vec[i64]([0] * CARDS)
        self.leads: Units = Units()
        self.cards: Holding = Holding()
        self.rest: Holding = Holding()
        self.levels: vec[i64] = vec[i64]([0] * 2)
        self.dealer: i64 = NOBODY
        self.steps: i64 = 0
        self.legal: i64 = 0
        self.digest: i64 = 0


def below(run: Run, bound: i64) -> i64:
    """Return a random number from 0 to bound - 1."""
    return run.chance.roll() * bound >> 31


def shuffle(run: Run) -> None:
    """Shuffle the deck."""
    deck: vec[i64] = run.deck
    place: i64 = CARDS - 1
    while place > 0:
        other: i64 = below(run, place + 1)
        card: i64 = deck[place]
        deck[place] = deck[other]
        deck[other] = card
        place -= 1


def random_of(run: Run, faces: i64) -> i64:
    """Return one of some faces, each as likely."""
    return bit(nth_place(faces, below(run, count_bits(faces))))


def find_bid(run: Run, table: Table, hand: Holding) -> i64:
    """Put a bid that the hand can make on the list of cards; 0 where there is none."""
    cards: Holding = run.cards
    cards.set(0, 0, 0)
    jokers: i64 = hand.one & JOKERS
    pairs: i64 = hand.two & SUITED
    if table.phase == COUNTERING:
        jokers = hand.two & JOKERS
    if jokers == 0 or pairs == 0:
        return 0
    if table.phase == DECLARING:
        pairs = random_of(run, pairs)
        cards.set(pairs | random_of(run, jokers), pairs, 0)
        return SHOW
    if table.phase == COUNTERING:
        cards.one = random_of(run, pairs) | random_of(run, jokers)
        cards.two = cards.one
        return COUNTER
    pairs = find_neighbours(table, pairs)
    if pairs == 0:
        return 0
    cards.set(pairs | random_of(run, jokers), pairs, 0)
    return STICK


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


def random_bid(run: Run, table: Table) -> None:
    """Ask the first seat that may bid; with cards to show it does so every other time."""
    seats: i64 = actors(table)
    seat: i64 = table.first
    while seats & bit(seat) == 0:
        seat = next_seat(seat)
    act: i64 = find_bid(run, table, table.hands[seat])
    run.legal += 1
    if act:
        run.legal += 1
        if below(run, 2) == 0:
            apply(table, seat, act, run.cards, 0)
            return
    run.cards.set(0, 0, 0)
    apply(table, seat, DECLINE, run.cards, 0)


def random_return(run: Run, table: Table) -> None:
    """Give back a trump above the ace, side cards, and the lowest trumps for what is missing."""
    hand: Holding = table.hands[table.sticker]
    cards: Holding = run.cards
    rest: Holding = run.rest
    rest.become(hand)
    cards.set(0, 0, 0)
    run.legal += count_bits(hand.one)
    left: i64 = EXCHANGED
    if hand.one & high_trumps(table):
        cards.put(draw(rest, high_trumps(table), run.chance.roll()))
        left -= 1
    trumps: i64 = table.shapes.ranks.faces[TRUMPS]
    sides: i64 = sides_owed(table, hand)
    while sides > 0:
        cards.put(draw(rest, ~trumps, run.chance.roll()))
        sides -= 1
        left -= 1
    height: i64 = 0
    while left > 0:
        rung: i64 = table.shapes.ranks.rung[TRUMPS * HEIGHTS + height]
        if size_in(rest, rung) == 0:
            height += 1
        else:
            cards.put(draw(rest, rung, run.chance.roll()))
            left -= 1
    apply(table, table.sticker, RETURN, cards, 0)


def random_bury(run: Run, table: Table) -> None:
    """Bury any four cards."""
    run.rest.become(table.hands[table.dealer])
    run.cards.set(0, 0, 0)
    run.legal += count_bits(run.rest.one)
    left: i64 = KITTY
    while left > 0:
        run.cards.put(draw(run.rest, -1, run.chance.roll()))
        left -= 1
    apply(table, table.dealer, BURY, run.cards, 0)


def random_play(run: Run, table: Table) -> None:
    """List every lead and play one, or draw a legal follow."""
    seat: i64 = table.turn
    hand: Holding = table.hands[seat]
    cards: Holding = run.cards
    if table.out:
        sample_follow(table.setup.desk, run.chance, table.shapes, table.trick.lead, hand, cards)
        run.legal += 1
    else:
        leads: Units = run.leads
        list_leads(table, hand, run.rest, leads)
        run.legal += leads.count
        at: i64 = below(run, leads.count)
        cards.set(leads.one[at], leads.two[at], 0)
    apply(table, seat, PLAY, cards, 0)


def random_keep(run: Run, table: Table) -> None:
    """Let any of the types stay."""
    run.cards.set(0, 0, 0)
    count: i64 = count_bits(table.choices)
    run.legal += count
    kind: i64 = nth_place(table.choices, below(run, count))
    apply(table, table.turn, KEEP, run.cards, kind)


def step(run: Run, table: Table) -> None:
    """Make one random move."""
    run.steps += 1
    phase: i64 = table.phase
    if phase == PLAYING:
        random_play(run, table)
    elif phase == BURYING:
        random_bury(run, table)
    elif phase == CHOOSING:
        random_keep(run, table)
    elif phase == RETURNING:
        random_return(run, table)
    else:
        random_bid(run, table)


def finish_hand(run: Run, table: Table) -> None:
    """Play a hand on at random to its end."""
    while table.phase != OVER:
        step(run, table)
        run.digest = (run.digest * 31 + table.trick.best * 4 + table.turn) & 0x7FFFFFFF


def begin_hand(run: Run, table: Table) -> None:
    """Shuffle and deal: the dealer gets the first card, in the first hand any seat."""
    shuffle(run)
    clear(table)
    first: i64 = run.dealer
    side: i64 = NOBODY
    level: i64 = run.levels[0]
    if first < 0:
        first = below(run, 4)
    else:
        side = first & 1
        level = run.levels[side]
    deal(table, run.deck, first, side, level)


def settle_hand(run: Run, table: Table) -> None:
    """Carry levels and dealer to the next hand; a match that is won begins anew."""
    dealer: i64 = table.dealer
    if dealer < 0:
        dealer = run.dealer
    run.dealer = next_dealer(table, dealer)
    run.levels[0] = risen(run.levels[0], rise_of_side(table, 0))
    run.levels[1] = risen(run.levels[1], rise_of_side(table, 1))
    if wins_match(table):
        run.levels[0] = 0
        run.levels[1] = 0
        run.dealer = NOBODY
    run.digest = (run.digest * 31 + table.attack + 4000) & 0x7FFFFFFF


def playouts(setup: Setup, seed: i64, hands: i64) -> Run:
    """Play matches of random hands: each begins with what the last one left."""
    run = Run(seed)
    table = Table(setup)
    place: i64 = 0
    while place < CARDS:
        run.deck[place] = place % FACES
        place += 1
    hand: i64 = 0
    while hand < hands:
        begin_hand(run, table)
        finish_hand(run, table)
        settle_hand(run, table)
        hand += 1
    return run
