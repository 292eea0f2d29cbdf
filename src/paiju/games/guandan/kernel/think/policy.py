"""Rules of thumb for 掼蛋: pay and return as little as may be, plan the hand, help the partner."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits
from paiju.climb.kernel.combos import power_of
from paiju.climb.kernel.plan import fewest_plays
from paiju.climb.kernel.policy import Mind, consider, decide, ponder
from paiju.climb.kernel.rounds import last_of, turn_of
from paiju.climb.kernel.shapes import tally
from paiju.games.guandan.kernel.cards import naturals_of, wilds_of
from paiju.games.guandan.kernel.constants import COMBO, PAYING
from paiju.games.guandan.kernel.outlines import MOST_OUTLINES
from paiju.games.guandan.kernel.play import legal
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.kernel.tribute import highest, may_return, rank_of

_FEW: Final = 6
# So many bombs are thought of at a time.
_BOMBS: Final = 5


class Thought:
    """A mind for this game, and room for its plays."""

    def __init__(self, book: Book, skill: i64, depth: i64) -> None:
        self.mind: Mind = Mind(book.shapes)
        self.mind.skill = skill
        self.mind.depth = depth
        self.mind.few = _FEW
        self.outlines: vec[i64] = vec[i64]([0] * MOST_OUTLINES)


def cards_held(table: Table, seat: i64) -> i64:
    """Count the cards of a seat."""
    return count_bits(table.first[seat]) + count_bits(table.second[seat])


def advise_play(table: Table, thought: Thought) -> i64:
    """Return the outline to play for the seat on turn, 0 for a pass."""
    out: vec[i64] = thought.outlines
    mind: Mind = thought.mind
    number: i64 = legal(table, out)
    at: i64 = 0
    if number == 1:
        return out[0]
    _look(table, mind)
    while at < number:
        outline: i64 = out[at]
        if outline:
            consider(mind, at, outline & COMBO, naturals_of(outline), wilds_of(outline))
        at += 1
    at = decide(mind)
    if at < 0:
        return 0
    return out[at]


def list_ideas(table: Table, thought: Thought, most: i64) -> list[int]:
    """Return the outlines that cost least, a pass first unless it is a lead; a few are bombs."""
    out: vec[i64] = thought.outlines
    number: i64 = legal(table, out)
    plain: list[tuple[int, int]] = []
    bombs: list[tuple[int, int]] = []
    found: list[int] = []
    at: i64 = 0
    _look(table, thought.mind)
    while at < number:
        outline: i64 = out[at]
        if outline == 0:
            found.append(0)
        else:
            made: i64 = outline & COMBO
            cost = consider(thought.mind, at, made, naturals_of(outline), wilds_of(outline))
            if power_of(made):
                bombs.append((cost, outline))
            else:
                plain.append((cost, outline))
        at += 1
    plain.sort()
    bombs.sort()
    for _, one in bombs[:_BOMBS]:
        found.append(one)
    for _, one in plain[: most - len(found)]:
        found.append(one)
    return found


def _look(table: Table, mind: Mind) -> None:
    """Take in what the seat on turn knows."""
    seat: i64 = turn_of(table.round)
    wild: i64 = table.book.wild
    mate: i64 = (seat + 2) & 3
    left: i64 = cards_held(table, (seat + 1) & 3)
    other: i64 = cards_held(table, (seat + 3) & 3)
    if left == 0 or (other and other < left):
        left = other
    mind.left = left
    mind.mate = cards_held(table, mate)
    mind.ours = last_of(table.round) == mate
    first: i64 = table.first[seat]
    second: i64 = table.second[seat]
    wilds: i64 = count_bits(first & wild) + count_bits(second & wild)
    counts: i64 = tally(first & ~wild, second & ~wild)
    ponder(mind, counts, wilds, cards_held(table, seat), table.combo)


def advise_card(table: Table, seat: i64, thought: Thought) -> i64:
    """Return the card to pay or to give back: what leaves the fewest plays, then the lowest."""
    first: i64 = table.first[seat]
    wild: i64 = table.book.wild
    faces: i64 = may_return(table.book, first)
    if table.phase == PAYING:
        faces = highest(table.book, first)
    counts: i64 = tally(first & ~wild, table.second[seat] & ~wild)
    best: i64 = -1
    least: i64 = 0
    card: i64 = 0
    while card < 54:
        if faces & bit(card):
            rank: i64 = rank_of(card)
            value: i64 = 16 * fewest_plays(
                table.book.shapes, counts - bit(4 * rank), 0, thought.mind.depth
            )
            value += table.book.shapes.plain[rank]
            if best < 0 or value < least:
                best = card
                least = value
        card += 1
    return best
