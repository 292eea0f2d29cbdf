"""Rules of thumb for every phase: name a long suit, give away little, lead what wins, feed."""

from typing import Final

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, lowest_place
from paiju.cards.kernel.holding import Holding
from paiju.games.xiaoer.kernel.constants import (
    ALL_FACES,
    BURY,
    BURYING,
    DECLINE,
    FANNING,
    FIVES_FAN,
    OFF,
    ON,
    PAYING,
    PLAY,
    PLAYING,
    RETURN,
    SHOW,
    SHOWING,
    SINGLE,
    THREES_FAN,
    THROW,
    TRIBUTE,
    TWOS,
)
from paiju.games.xiaoer.kernel.follow import Choice, beating_gangs
from paiju.games.xiaoer.kernel.gang import fours
from paiju.games.xiaoer.kernel.moves import fan_pool, fill_choice
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.winner import points
from paiju.trick.kernel.ranks import TRUMPS, Ranks
from paiju.trick.kernel.think.aims import FEED, GIVE, TOP, best_face, lowest_above
from paiju.trick.kernel.think.parting import keep_value
from paiju.trick.kernel.think.policy import EXPERT, any_above

# With this many trumps of thirteen cards a suit is worth naming.
_LONG: Final = 6
# Points in a trick that are worth a trump.
_RICH: Final = 10


class Thought:
    """How well a seat plays, what it knows, and what it chooses: an act and its cards."""

    def __init__(self) -> None:
        self.skill: i64 = 0
        self.unseen: i64 = 0
        self.act: i64 = PLAY
        self.cards: i64 = 0
        self.choice: Choice = Choice()
        self.held: Holding = Holding()


def advise(table: Table, seat: i64, mind: Thought) -> None:
    """Choose a move for a seat that may act."""
    phase: i64 = table.phase
    mind.held.set(table.hands[seat], 0, 0)
    mind.cards = 0
    if phase == PLAYING:
        advise_play(table, seat, mind)
    elif phase == SHOWING:
        advise_show(table, seat, mind)
    elif phase == FANNING:
        advise_fan(table, seat, mind)
    else:
        advise_parting(table, seat, mind)


def advise_show(table: Table, seat: i64, mind: Thought) -> None:
    """Show a two of a long suit."""
    hand: i64 = table.hands[seat]
    twos: i64 = hand & TWOS
    most: i64 = _LONG - 1
    mind.act = DECLINE
    while twos:
        suit: i64 = lowest_place(twos)
        twos &= twos - 1
        ranks: Ranks = table.setup.orders[4 * suit + table.fans]
        trumps: i64 = count_bits(hand & ranks.faces[TRUMPS])
        if trumps > most:
            most = trumps
            mind.act = SHOW
            mind.cards = bit(suit)


def advise_fan(table: Table, seat: i64, mind: Thought) -> None:
    """Show three equal cards whenever there are some."""
    pool: i64 = fan_pool(table, seat, THREES_FAN)
    if pool == 0:
        pool = fan_pool(table, seat, FIVES_FAN)
    mind.act = DECLINE
    if pool:
        mind.act = SHOW
        while count_bits(pool) > 3:
            pool &= pool - 1
        mind.cards = pool


def advise_parting(table: Table, seat: i64, mind: Thought) -> None:
    """Pay, return or bury what is worth least."""
    choice: Choice = mind.choice
    fill_choice(table, seat, choice)
    mind.act = RETURN
    if table.phase == PAYING:
        mind.act = TRIBUTE
    elif table.phase == BURYING:
        mind.act = BURY
    mind.cards = choice.forced
    mind.held.set(table.hands[seat] & ~choice.forced, 0, 0)
    pool: i64 = choice.pool
    need: i64 = choice.need
    while need > 0:
        card: i64 = least_useful(table.ranks, mind.held, pool)
        mind.held.take(card)
        mind.cards |= card
        pool ^= card
        need -= 1


def least_useful(ranks: Ranks, held: Holding, pool: i64) -> i64:
    """Return the card of a pool that is worth least."""
    best: i64 = pool & -pool
    while pool:
        card: i64 = pool & -pool
        pool ^= card
        if keep_value(ranks, held, card) < keep_value(ranks, held, best):
            best = card
    return best


def advise_play(table: Table, seat: i64, mind: Thought) -> None:
    """Lead or follow."""
    mind.act = PLAY
    mind.unseen = ALL_FACES & ~table.hands[seat]
    if mind.skill >= EXPERT:
        mind.unseen &= ~(table.gone[0] | table.gone[1] | table.gone[2] | table.gone[3])
        if seat == table.dealer:
            mind.unseen &= ~table.buried
    if table.size == 0:
        mind.cards = choose_lead(table, table.hands[seat], mind)
    else:
        mind.cards = choose_follow(table, seat, mind)


def is_sure(ranks: Ranks, unseen: i64, card: i64) -> bool:
    """Return whether no other hand can hold anything of its suit above a card."""
    place: i64 = lowest_place(card)
    return not any_above(ranks, unseen & ranks.faces[ranks.group[place]], ranks.strength[place])


def choose_lead(table: Table, hand: i64, mind: Thought) -> i64:
    """Choose a gang, certain winners, trumps with many of them, else something small."""
    ranks: Ranks = table.ranks
    trumps: i64 = hand & ranks.faces[TRUMPS]
    gang: i64 = 0
    if table.setup.gang != OFF:
        gang = fours(hand & ~table.shown)
        if gang:
            return 15 * (gang & -gang)
    sure: i64 = sure_cards(table, hand & ~trumps, mind.unseen)
    if sure:
        return sure
    rich: bool = 2 * count_bits(trumps) > count_bits(hand)
    if trumps and (rich or trumps == hand):
        card: i64 = best_face(ranks, mind.held, trumps, TOP)
        if is_sure(ranks, mind.unseen, card):
            return card
        return best_face(ranks, mind.held, trumps, GIVE)
    return best_face(ranks, mind.held, hand & ~trumps, GIVE)


def sure_cards(table: Table, hand: i64, unseen: i64) -> i64:
    """Return side cards that nobody can beat: all of a suit at once where throws are allowed."""
    ranks: Ranks = table.ranks
    best: i64 = 0
    worth: i64 = -1
    group: i64 = 0
    while group < TRUMPS:
        rest: i64 = hand & ranks.faces[group]
        sure: i64 = 0
        while rest:
            card: i64 = rest & -rest
            rest ^= card
            if is_sure(ranks, unseen, card):
                sure |= card
        if sure and table.setup.throws != ON:
            sure = bit(lowest_place(sure))
        if sure and points(sure) + 4 * count_bits(sure) > worth:
            worth = points(sure) + 4 * count_bits(sure)
            best = sure
        group += 1
    return best


def choose_follow(table: Table, seat: i64, mind: Thought) -> i64:
    """Feed a partner who wins, win what is worth it, give the others little."""
    choice: Choice = mind.choice
    ours: bool = (table.winner ^ seat) & 1 == 0
    last: bool = (seat + 1) & 3 == table.leader
    fill_choice(table, seat, choice)
    if ours:
        if last or stands(table, mind):
            return draw(table.ranks, mind, FEED)
        if mind.skill < EXPERT or table.pot < _RICH:
            return draw(table.ranks, mind, GIVE)
    card: i64 = find_win(table, seat, mind)
    if card and is_worth(table, mind, card, ours, last):
        return card
    return draw(table.ranks, mind, GIVE)


def stands(table: Table, mind: Thought) -> bool:
    """Return whether nobody can beat the card that wins so far."""
    if table.kind != SINGLE:
        return True
    group: i64 = table.group
    if table.best >= 64:
        group = TRUMPS
    return not any_above(table.ranks, mind.unseen & table.ranks.faces[group], table.best)


def draw(ranks: Ranks, mind: Thought, aim: i64) -> i64:
    """Return the follow that is best for an aim."""
    choice: Choice = mind.choice
    cards: i64 = choice.forced
    pool: i64 = choice.pool
    need: i64 = choice.need
    while need > 0:
        card: i64 = best_face(ranks, mind.held, pool, aim)
        cards |= card
        pool ^= card
        need -= 1
    return cards


def find_win(table: Table, seat: i64, mind: Thought) -> i64:
    """Return the cheapest play that takes the trick, 0 where there is none."""
    ranks: Ranks = table.ranks
    hand: i64 = table.hands[seat]
    choice: Choice = mind.choice
    if table.kind == SINGLE:
        open_to: i64 = choice.pool & ranks.faces[table.group]
        if open_to == 0:
            open_to = choice.pool & ranks.faces[TRUMPS]
        return lowest_above(ranks, mind.held, open_to, table.best)
    if table.kind == THROW:
        return find_ruff(table, mind, choice.pool & ranks.faces[TRUMPS])
    gangs: i64 = beating_gangs(table, hand)
    return 15 * (gangs & -gangs)


def find_ruff(table: Table, mind: Thought, trumps: i64) -> i64:
    """Return the cheapest trumps that take a throw, 0 where there are too few."""
    if mind.choice.forced or count_bits(trumps) < table.size:
        return 0
    cards: i64 = lowest_above(table.ranks, mind.held, trumps, table.best)
    if cards == 0:
        return 0
    while count_bits(cards) < table.size:
        cards |= best_face(table.ranks, mind.held, trumps & ~cards, GIVE)
    return cards


def is_worth(table: Table, mind: Thought, cards: i64, ours: bool, last: bool) -> bool:
    """Return whether winning is worth the cards."""
    ranks: Ranks = table.ranks
    gained: i64 = table.pot + points(cards)
    trump: bool = cards & ranks.faces[TRUMPS] != 0
    if mind.skill < EXPERT:
        return gained >= _RICH or (last and gained > 0) or not trump
    if table.kind != SINGLE:
        return gained > 0
    safe: bool = last or is_sure(ranks, mind.unseen, cards)
    if ours:
        return safe and table.pot >= _RICH
    if safe:
        return gained > 0 or not trump
    return points(cards) == 0 and (not trump or table.pot >= _RICH)
