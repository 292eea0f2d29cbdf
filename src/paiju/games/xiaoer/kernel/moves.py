"""Moves: who may act, what is legal, what a move does. One place for every phase."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, highest_place, lowest_place
from paiju.games.xiaoer.kernel.constants import (
    ALL_FACES,
    BURY,
    BURY_POINTS,
    BURYING,
    DECLINE,
    FAN_CARDS,
    FAN_CLOSED,
    FAN_TRIBUTE,
    FANNING,
    FIVES,
    FIVES_FAN,
    LEGAL,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    OVER,
    PAYING,
    PLAY,
    PLAYING,
    POINTS,
    RETURN,
    RETURN_POINTS,
    RETURN_TRIBUTE,
    RETURNING,
    SHOW,
    SHOW_NOT_TWO,
    SHOWING,
    THREES,
    THREES_FAN,
    TRIBUTE,
    TRIBUTE_NOT_HIGHEST,
    TWOS,
    UNCLAIMED,
    WRONG_CLAIM,
    WRONG_COUNT,
    WRONG_PHASE,
)
from paiju.games.xiaoer.kernel.follow import Choice, check_follow, choose, led_duty, underpaid
from paiju.games.xiaoer.kernel.lead import check_lead
from paiju.games.xiaoer.kernel.opening import (
    bury,
    decline,
    fans_open,
    give_back,
    pay,
    received,
    show_fan,
    show_trump,
    unpaid,
    unreturned,
)
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.trick import play
from paiju.games.xiaoer.kernel.winner import highest
from paiju.trick.kernel.ranks import TRUMPS, Ranks


def actors(table: Table) -> i64:
    """Return the seats that may act, as bits."""
    if table.phase <= FANNING:
        return 15 & ~table.declined
    if table.phase == PAYING:
        return unpaid(table)
    if table.phase == RETURNING:
        return unreturned(table)
    if table.phase == BURYING:
        return bit(table.dealer)
    if table.phase == PLAYING:
        return bit(table.turn)
    return 0


def fits(phase: i64, act: i64) -> bool:
    """Return whether an act belongs to a phase."""
    if phase <= FANNING:
        return act == SHOW or act == DECLINE
    if phase == PAYING:
        return act == TRIBUTE
    if phase == RETURNING:
        return act == RETURN
    if phase == BURYING:
        return act == BURY
    return phase == PLAYING and act == PLAY


def check(table: Table, seat: i64, act: i64, cards: i64, claim: i64) -> i64:
    """Tell why a move is refused; 0 is legal."""
    if table.phase == OVER or not fits(table.phase, act):
        return WRONG_PHASE
    if actors(table) & bit(seat) == 0:
        return NOT_YOUR_TURN
    if cards & ~table.hands[seat]:
        return NOT_IN_HAND
    if act == PLAY:
        if table.size == 0:
            return check_lead(table, cards, claim)
        if claim != UNCLAIMED:
            return WRONG_CLAIM
        return check_follow(table, table.hands[seat], cards)
    if claim != UNCLAIMED:
        return WRONG_CLAIM
    if act == DECLINE:
        return check_count(cards, 0)
    if act == SHOW and table.phase == FANNING:
        return check_fan(table, seat, cards)
    if act == BURY:
        return check_bury(table.hands[seat], cards, table.setup.kitty)
    if check_count(cards, 1) != LEGAL:
        return WRONG_COUNT
    return check_card(table, seat, act, cards)


def check_count(cards: i64, needed: i64) -> i64:
    """Refuse another number of cards."""
    if count_bits(cards) != needed:
        return WRONG_COUNT
    return LEGAL


def check_card(table: Table, seat: i64, act: i64, card: i64) -> i64:
    """Check the one card of a show, a tribute or a return."""
    if act == SHOW:
        if card & TWOS == 0:
            return SHOW_NOT_TWO
        return LEGAL
    if act == TRIBUTE:
        if card & highest_cards(table.ranks, table.hands[seat]) == 0:
            return TRIBUTE_NOT_HIGHEST
        return LEGAL
    return check_return(table.hands[seat], received(table, seat), card)


def check_fan(table: Table, seat: i64, cards: i64) -> i64:
    """Check the three cards of a fan: three threes, or the fives that are not of diamonds."""
    fan: i64 = 0
    if count_bits(cards) != 3:
        return WRONG_COUNT
    if cards & ~THREES == 0:
        fan = THREES_FAN
    elif cards == FIVES:
        fan = FIVES_FAN
    else:
        return FAN_CARDS
    if fans_open(table) & fan == 0:
        return FAN_CLOSED
    if cards & received(table, seat):
        return FAN_TRIBUTE
    return LEGAL


def check_bury(hand: i64, cards: i64, kitty: i64) -> i64:
    """Check what the dealer buries: point cards only when nothing else is left."""
    if count_bits(cards) != kitty:
        return WRONG_COUNT
    if underpaid(hand, ALL_FACES & ~POINTS, cards):
        return BURY_POINTS
    return LEGAL


def check_return(hand: i64, tribute: i64, card: i64) -> i64:
    """Check what is given back: not the tribute, and no point card if there is another."""
    if card == tribute:
        return RETURN_TRIBUTE
    if card & returnable(hand, tribute) == 0:
        return RETURN_POINTS
    return LEGAL


def returnable(hand: i64, tribute: i64) -> i64:
    """Return the cards that may be given back."""
    others: i64 = hand & ~tribute
    if others & ~POINTS:
        return others & ~POINTS
    return others


def highest_cards(ranks: Ranks, hand: i64) -> i64:
    """Return the highest cards of a hand: equal trumps, or without trumps those of one rank."""
    trumps: i64 = hand & ranks.faces[TRUMPS]
    if trumps == 0:
        return hand & (15 * bit(highest_place(hand) & 60))
    best: i64 = highest(ranks, trumps)
    found: i64 = 0
    while trumps:
        if ranks.strength[lowest_place(trumps)] == best:
            found |= trumps & -trumps
        trumps &= trumps - 1
    return found


def fill_choice(table: Table, seat: i64, choice: Choice) -> None:
    """Fill in the cards a seat may choose from: not for leads, fans and gangs that beat."""
    hand: i64 = table.hands[seat]
    if table.phase == SHOWING:
        choose(choice, hand & TWOS, TWOS, 1)
    elif table.phase == PAYING:
        choose(choice, highest_cards(table.ranks, hand), ALL_FACES, 1)
    elif table.phase == RETURNING:
        choose(choice, returnable(hand, received(table, seat)), ALL_FACES, 1)
    elif table.phase == BURYING:
        choose(choice, hand, ALL_FACES & ~POINTS, table.setup.kitty)
    else:
        choose(choice, hand, led_duty(table), table.size)


def fan_pool(table: Table, seat: i64, fan: i64) -> i64:
    """Return the cards of a fan that a seat may show, 0 unless it has three."""
    if fans_open(table) & fan == 0:
        return 0
    pool: i64 = table.hands[seat] & ~received(table, seat)
    if fan == THREES_FAN:
        pool &= THREES
    else:
        pool &= FIVES
    if count_bits(pool) < 3:
        return 0
    return pool


def apply(table: Table, seat: i64, act: i64, cards: i64, claim: i64) -> None:
    """Make a move that `check` has allowed."""
    if act == PLAY:
        play(table, seat, cards, claim)
    elif act == DECLINE:
        decline(table, seat)
    elif act == BURY:
        bury(table, cards)
    elif act == TRIBUTE:
        pay(table, seat, lowest_place(cards))
    elif act == RETURN:
        give_back(table, seat, lowest_place(cards))
    elif table.phase == SHOWING:
        show_trump(table, seat, lowest_place(cards))
    else:
        show_fan(table, seat, cards)
