"""Whole random hands: shuffle, every phase, every unit and top throw listed, one chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, nth_place
from paiju.cards.kernel.holding import Holding, draw
from paiju.games.friends.kernel.bidding import begin, bid_rank, bidders
from paiju.games.friends.kernel.leads import Leads, list_leads, take_lead
from paiju.games.friends.kernel.moves import apply
from paiju.games.friends.kernel.result import champions, next_starter, rise_of, risen
from paiju.games.friends.kernel.table import Setup, Table, clear, next_seat
from paiju.games.friends.kernel.words import (
    BIDDING,
    BURY,
    BURYING,
    CALL,
    CALLING,
    CARDS,
    CHOOSING,
    COUNTER,
    DECLINE,
    FACES,
    KEEP,
    KITTY,
    OVER,
    PLAY,
    SEATS,
    SHOW,
    SUITED,
    TOP_LEVEL,
)
from paiju.trick.kernel.sample import Chance, sample_follow


class Run:
    """Random hands one after another: generator, buffers and what was counted."""

    def __init__(self, seed: i64) -> None:
        self.chance: Chance = Chance(seed % 2147483646 + 1)
        self.deck: vec[i64] = vec[i64]([0] * CARDS)
        self.leads: Leads = Leads()
        self.cards: Holding = Holding()
        self.rest: Holding = Holding()
        self.levels: vec[i64] = vec[i64]([0] * 5)
        self.reached: vec[i64] = vec[i64]([0] * 5)
        self.starter: i64 = 0
        self.steps: i64 = 0
        self.legal: i64 = 0
        self.digest: i64 = 0


def below(run: Run, bound: i64) -> i64:
    """Return a random number from 0 to bound - 1."""
    return run.chance.roll() * bound >> 31


def shuffle(run: Run) -> None:
    """Shuffle the deck."""
    place: i64 = CARDS - 1
    while place > 0:
        other: i64 = below(run, place + 1)
        card: i64 = run.deck[place]
        run.deck[place] = run.deck[other]
        run.deck[other] = card
        place -= 1


def random_bid(run: Run, table: Table) -> None:
    """Ask the first seat that may bid; with cards to show it does so every other time."""
    seat: i64 = table.starter
    seats: i64 = bidders(table)
    while seats & bit(seat) == 0:
        seat = next_seat(seat)
    hand: Holding = table.hands[seat]
    count: i64 = table.bid_count + 1
    held: i64 = hand.one
    if count == 2:
        held = hand.two
    elif count == 3:
        held = hand.three
    faces: i64 = 0
    held &= bit(SUITED) - 1
    while held:
        face: i64 = held & -held
        held ^= face
        if bid_rank(table, seat, count_bits(face - 1) >> 2):
            faces |= face
    run.legal += 1 + count_bits(faces)
    run.cards.set(0, 0, 0)
    if faces == 0 or below(run, 2):
        apply(table, seat, DECLINE, run.cards, 0)
        return
    run.cards.one = bit(nth_place(faces, below(run, count_bits(faces))))
    if count > 1 or (hand.two & run.cards.one and below(run, 2)):
        run.cards.two = run.cards.one
    if count > 2 or (run.cards.two and hand.three & run.cards.one and below(run, 2)):
        run.cards.three = run.cards.one
    if table.bid_seat < 0:
        apply(table, seat, SHOW, run.cards, 0)
    else:
        apply(table, seat, COUNTER, run.cards, 0)


def random_bury(run: Run, table: Table) -> None:
    """Bury any seven cards."""
    run.rest.become(table.hands[table.dealer])
    run.cards.set(0, 0, 0)
    run.legal += count_bits(run.rest.one)
    left: i64 = KITTY
    while left > 0:
        run.cards.put(draw(run.rest, -1, run.chance.roll()))
        left -= 1
    apply(table, table.dealer, BURY, run.cards, 0)


def random_call(run: Run, table: Table) -> None:
    """Call any card that may be called; every twentieth dealer plays alone."""
    run.cards.set(0, 0, 0)
    run.legal += 3 * (FACES - count_bits(table.shown))
    if table.setup.alone and below(run, 20) == 0:
        apply(table, table.dealer, CALL, run.cards, 0)
        return
    face: i64 = bit(below(run, FACES))
    while face & table.shown:
        face = bit(below(run, FACES))
    run.cards.one = face
    apply(table, table.dealer, CALL, run.cards, 1 + below(run, 3))


def random_play(run: Run, table: Table) -> None:
    """List every lead and play one, or draw a legal follow."""
    seat: i64 = table.turn
    hand: Holding = table.hands[seat]
    cards: Holding = run.cards
    if table.out:
        sample_follow(table.setup.desk, run.chance, table.shapes, table.trick.lead, hand, cards)
        run.legal += 1
    else:
        count: i64 = list_leads(table.shapes, hand, run.leads)
        run.legal += count
        take_lead(run.leads, below(run, count), hand, cards)
    apply(table, seat, PLAY, cards, 0)


def random_keep(run: Run, table: Table) -> None:
    """Let any of the types stay."""
    run.cards.set(0, 0, 0)
    count: i64 = count_bits(table.choices)
    run.legal += count
    kind: i64 = nth_place(table.choices, below(run, count))
    apply(table, table.chooser, KEEP, run.cards, kind)


def step(run: Run, table: Table) -> None:
    """Make one random move."""
    run.steps += 1
    phase: i64 = table.phase
    if phase <= BIDDING:
        random_bid(run, table)
    elif phase == BURYING:
        random_bury(run, table)
    elif phase == CALLING:
        random_call(run, table)
    elif phase == CHOOSING:
        random_keep(run, table)
    else:
        random_play(run, table)


def finish_hand(run: Run, table: Table) -> None:
    """Play a hand on at random to its end."""
    while table.phase != OVER:
        step(run, table)
        run.digest = (run.digest * 31 + table.gone.one + table.turn) & 0x7FFFFFFF


def settle_hand(run: Run, table: Table, hand: i64) -> None:
    """Carry the levels to the next hand; a match that is won begins anew."""
    dealer: i64 = table.dealer
    friend: i64 = table.friend
    attack: i64 = table.attack
    over: i64 = champions(run.levels, run.reached, dealer, friend, attack)
    seat: i64 = 0
    while seat < SEATS:
        level: i64 = risen(run.levels[seat], rise_of(dealer, friend, attack, seat))
        if level == TOP_LEVEL and run.levels[seat] < TOP_LEVEL:
            run.reached[seat] = hand
        run.levels[seat] = level
        if over:
            run.levels[seat] = 0
            run.reached[seat] = 0
        seat += 1
    run.starter = next_starter(dealer, friend, attack)
    run.digest = (run.digest * 31 + attack) & 0x7FFFFFFF


def playouts(setup: Setup, seed: i64, hands: i64) -> Run:
    """Play matches of random hands: each begins with what the last one left."""
    run = Run(seed)
    table = Table(setup)
    place: i64 = 0
    while place < CARDS:
        run.deck[place] = place % FACES
        place += 1
    hand: i64 = 1
    seat: i64 = 0
    while hand <= hands:
        shuffle(run)
        clear(table)
        seat = 0
        while seat < SEATS:
            table.levels[seat] = run.levels[seat]
            seat += 1
        begin(table, run.deck, run.starter)
        finish_hand(run, table)
        settle_hand(run, table, hand)
        hand += 1
    return run
