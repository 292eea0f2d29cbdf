"""Whole random hands: shuffle, every phase, every legal lead listed, one of them chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, next_random, nth_place
from paiju.games.xiaoer.kernel.follow import Choice, beating_gangs
from paiju.games.xiaoer.kernel.lead import MOST_LEADS, list_leads
from paiju.games.xiaoer.kernel.moves import actors, apply, fan_pool, fill_choice
from paiju.games.xiaoer.kernel.opening import begin, owed_after
from paiju.games.xiaoer.kernel.table import CARDS, SEATS, Setup, Table, clear
from paiju.games.xiaoer.kernel.words import (
    BURY,
    BURYING,
    CLAIMED,
    DECLINE,
    FALSE_GANG,
    FANNING,
    FIVES_FAN,
    OFF,
    OVER,
    PAYING,
    PLAY,
    PLAYING,
    RETURN,
    SHOW,
    SHOWING,
    SINGLE,
    THREES_FAN,
    TRIBUTE,
    TRUMP_SHOWN,
    UNCLAIMED,
)


class Run:
    """Random hands one after another: generator, buffers and what was counted."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed % 2147483646 + 1
        self.deck: vec[i64] = vec[i64]([0] * 54)
        self.leads: vec[i64] = vec[i64]([0] * MOST_LEADS)
        self.pays: vec[i64] = vec[i64]([-1] * 4)
        self.choice: Choice = Choice()
        self.steps: i64 = 0
        self.legal: i64 = 0
        self.digest: i64 = 0


def below(run: Run, bound: i64) -> i64:
    """Return a random number from 0 to bound - 1."""
    run.seed = next_random(run.seed)
    return run.seed * bound >> 31


def shuffle(run: Run) -> None:
    """Shuffle the deck."""
    place: i64 = CARDS - 1
    other: i64 = 0
    card: i64 = 0
    while place > 0:
        other = below(run, place + 1)
        card = run.deck[place]
        run.deck[place] = run.deck[other]
        run.deck[other] = card
        place -= 1


def pick(run: Run, choice: Choice) -> i64:
    """Choose among the sets of cards of a choice, each as likely."""
    pool: i64 = choice.pool
    cards: i64 = choice.forced
    need: i64 = choice.need
    size: i64 = count_bits(pool)
    card: i64 = 0
    while need > 0:
        card = bit(nth_place(pool, below(run, size)))
        cards |= card
        pool ^= card
        size -= 1
        need -= 1
    return cards


def random_lead(run: Run, table: Table) -> None:
    """List every lead and play one."""
    count: i64 = list_leads(table, table.hands[table.turn], run.leads)
    run.legal += count
    cards: i64 = run.leads[below(run, count)]
    claim: i64 = UNCLAIMED
    if cards & CLAIMED:
        cards ^= CLAIMED
        claim = FALSE_GANG
    apply(table, table.turn, PLAY, cards, claim)


def random_follow(run: Run, table: Table) -> None:
    """Add cards to the trick; a gang that beats is played half of the time."""
    seat: i64 = table.turn
    fill_choice(table, seat, run.choice)
    run.legal += count_bits(run.choice.pool)
    spades: i64 = 0
    if table.kind != SINGLE:
        spades = beating_gangs(table, table.hands[seat])
    if spades and below(run, 2):
        apply(table, seat, PLAY, 15 * bit(nth_place(spades, 0)), UNCLAIMED)
    else:
        apply(table, seat, PLAY, pick(run, run.choice), UNCLAIMED)


def random_show(run: Run, table: Table, seat: i64) -> None:
    """Decline, or show one of the twos, each as likely."""
    fill_choice(table, seat, run.choice)
    count: i64 = count_bits(run.choice.pool)
    run.legal += count + 1
    if below(run, count + 1) == 0:
        apply(table, seat, DECLINE, 0, UNCLAIMED)
    else:
        apply(table, seat, SHOW, pick(run, run.choice), UNCLAIMED)


def random_fan(run: Run, table: Table, seat: i64) -> None:
    """Show a fan half of the time, or decline."""
    run.choice.forced = 0
    run.choice.need = 3
    run.choice.pool = fan_pool(table, seat, THREES_FAN)
    if run.choice.pool == 0:
        run.choice.pool = fan_pool(table, seat, FIVES_FAN)
    run.legal += 1
    if run.choice.pool and below(run, 2):
        apply(table, seat, SHOW, pick(run, run.choice), UNCLAIMED)
    else:
        apply(table, seat, DECLINE, 0, UNCLAIMED)


def random_exchange(run: Run, table: Table, seat: i64) -> None:
    """Pay, return or bury cards."""
    act: i64 = RETURN
    if table.phase == PAYING:
        act = TRIBUTE
    elif table.phase == BURYING:
        act = BURY
    fill_choice(table, seat, run.choice)
    run.legal += count_bits(run.choice.pool)
    apply(table, seat, act, pick(run, run.choice), UNCLAIMED)


def step(run: Run, table: Table) -> None:
    """Make one random move: of all seats that may act the lowest does."""
    run.steps += 1
    if table.phase == PLAYING:
        if table.size == 0:
            random_lead(run, table)
        else:
            random_follow(run, table)
        return
    seat: i64 = first_actor(table)
    if table.phase == SHOWING:
        random_show(run, table, seat)
    elif table.phase == FANNING:
        random_fan(run, table, seat)
    else:
        random_exchange(run, table, seat)


def first_actor(table: Table) -> i64:
    """Return the seat that is asked first."""
    seats: i64 = actors(table)
    seat: i64 = table.asked_first
    while seats & bit(seat) == 0:
        seat = (seat + 1) & 3
    return seat


def finish(run: Run, table: Table) -> None:
    """Play a hand on at random to its end."""
    while table.phase != OVER:
        step(run, table)
        run.digest = (run.digest * 31 + table.best * 4 + table.turn) & 0x7FFFFFFF


def playouts(setup: Setup, seed: i64, hands: i64) -> Run:
    """Play a match of random hands: each begins with what the last one left."""
    run = Run(seed)
    table = Table(setup)
    place: i64 = 0
    while place < CARDS:
        run.deck[place] = place
        place += 1
    dealer: i64 = 0
    if setup.trump == TRUMP_SHOWN and setup.rotate != OFF:
        dealer = -1
    hand: i64 = 0
    seat: i64 = 0
    while hand < hands:
        shuffle(run)
        clear(table)
        for seat in range(SEATS):
            table.pays[seat] = run.pays[seat]
        begin(table, run.deck, below(run, 60), dealer)
        finish(run, table)
        dealer = owed_after(table, table.attack, run.pays)
        hand += 1
    return run
