"""Whole random hands: shuffle, every phase, every legal lead listed, one of them chosen."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, nth_place
from paiju.cards.kernel.run import Run, shuffle
from paiju.games.xiaoer.kernel.constants import (
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
from paiju.games.xiaoer.kernel.follow import Choice, beating_gangs
from paiju.games.xiaoer.kernel.lead import MOST_LEADS, list_leads
from paiju.games.xiaoer.kernel.moves import actors, apply, fan_pool, fill_choice
from paiju.games.xiaoer.kernel.opening import begin, owed_after
from paiju.games.xiaoer.kernel.table import CARDS, SEATS, Setup, Table, clear


class Series:
    """Random hands one after another: what was counted, and buffers."""

    def __init__(self, seed: i64) -> None:
        self.run: Run = Run(seed, CARDS)
        self.leads: vec[i64] = vec[i64]([0] * MOST_LEADS)
        self.pays: vec[i64] = vec[i64]([-1] * 4)
        self.choice: Choice = Choice()


def pick(series: Series, choice: Choice) -> i64:
    """Choose among the sets of cards of a choice, each as likely."""
    pool: i64 = choice.pool
    cards: i64 = choice.forced
    need: i64 = choice.need
    size: i64 = count_bits(pool)
    card: i64 = 0
    while need > 0:
        card = bit(nth_place(pool, series.run.chance.below(size)))
        cards |= card
        pool ^= card
        size -= 1
        need -= 1
    return cards


def random_lead(series: Series, table: Table) -> None:
    """List every lead and play one."""
    count: i64 = list_leads(table, table.hands[table.turn], series.leads)
    series.run.legal += count
    cards: i64 = series.leads[series.run.chance.below(count)]
    claim: i64 = UNCLAIMED
    if cards & CLAIMED:
        cards ^= CLAIMED
        claim = FALSE_GANG
    apply(table, table.turn, PLAY, cards, claim)


def random_follow(series: Series, table: Table) -> None:
    """Add cards to the trick; a gang that beats is played half of the time."""
    seat: i64 = table.turn
    fill_choice(table, seat, series.choice)
    series.run.legal += count_bits(series.choice.pool)
    spades: i64 = 0
    if table.kind != SINGLE:
        spades = beating_gangs(table, table.hands[seat])
    if spades and series.run.chance.below(2):
        apply(table, seat, PLAY, 15 * bit(nth_place(spades, 0)), UNCLAIMED)
    else:
        apply(table, seat, PLAY, pick(series, series.choice), UNCLAIMED)


def random_show(series: Series, table: Table, seat: i64) -> None:
    """Decline, or show one of the twos, each as likely."""
    fill_choice(table, seat, series.choice)
    count: i64 = count_bits(series.choice.pool)
    series.run.legal += count + 1
    if series.run.chance.below(count + 1) == 0:
        apply(table, seat, DECLINE, 0, UNCLAIMED)
    else:
        apply(table, seat, SHOW, pick(series, series.choice), UNCLAIMED)


def random_fan(series: Series, table: Table, seat: i64) -> None:
    """Show a fan half of the time, or decline."""
    series.choice.forced = 0
    series.choice.need = 3
    series.choice.pool = fan_pool(table, seat, THREES_FAN)
    if series.choice.pool == 0:
        series.choice.pool = fan_pool(table, seat, FIVES_FAN)
    series.run.legal += 1
    if series.choice.pool and series.run.chance.below(2):
        apply(table, seat, SHOW, pick(series, series.choice), UNCLAIMED)
    else:
        apply(table, seat, DECLINE, 0, UNCLAIMED)


def random_exchange(series: Series, table: Table, seat: i64) -> None:
    """Pay, return or bury cards."""
    act: i64 = RETURN
    if table.phase == PAYING:
        act = TRIBUTE
    elif table.phase == BURYING:
        act = BURY
    fill_choice(table, seat, series.choice)
    series.run.legal += count_bits(series.choice.pool)
    apply(table, seat, act, pick(series, series.choice), UNCLAIMED)


def step(series: Series, table: Table) -> None:
    """Make one random move: of all seats that may act the lowest does."""
    series.run.steps += 1
    if table.phase == PLAYING:
        if table.size == 0:
            random_lead(series, table)
        else:
            random_follow(series, table)
        return
    seat: i64 = first_actor(table)
    if table.phase == SHOWING:
        random_show(series, table, seat)
    elif table.phase == FANNING:
        random_fan(series, table, seat)
    else:
        random_exchange(series, table, seat)


def first_actor(table: Table) -> i64:
    """Return the seat that is asked first."""
    seats: i64 = actors(table)
    seat: i64 = table.asked_first
    while seats & bit(seat) == 0:
        seat = (seat + 1) & 3
    return seat


def finish(series: Series, table: Table) -> None:
    """Play a hand on at random to its end."""
    while table.phase != OVER:
        step(series, table)
        series.run.note(table.best * 4 + table.turn)


def playouts(setup: Setup, seed: i64, hands: i64) -> Run:
    """Play a match of random hands: each begins with what the last one left."""
    series = Series(seed)
    table = Table(setup)
    dealer: i64 = 0
    if setup.trump == TRUMP_SHOWN and setup.rotate != OFF:
        dealer = -1
    hand: i64 = 0
    seat: i64 = 0
    while hand < hands:
        shuffle(series.run)
        clear(table)
        for seat in range(SEATS):
            table.pays[seat] = series.pays[seat]
        begin(table, series.run.deck, series.run.chance.below(60), dealer)
        finish(series, table)
        dealer = owed_after(table, table.attack, series.pays)
        hand += 1
    return series.run
