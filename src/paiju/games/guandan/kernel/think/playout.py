"""Whole random hands, dealt, paid for and played inside the kernel, match after match."""

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, next_random, nth_place
from paiju.climb.kernel.rounds import turn_of
from paiju.games.guandan.kernel.cards import Cards, pick
from paiju.games.guandan.kernel.constants import COMBO, DECK, NOBODY, PAYING, PLAYING
from paiju.games.guandan.kernel.levels import Match, gain_of, level_of, settle
from paiju.games.guandan.kernel.outlines import MOST_OUTLINES
from paiju.games.guandan.kernel.play import legal, play, skip
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.kernel.table import Table, deal_hand, owe_tribute
from paiju.games.guandan.kernel.tribute import (
    give_back,
    highest,
    indebted,
    may_return,
    owing,
    pay,
    resists,
    waive,
)


class Tally:
    """What a run of hands has done so far, and its random numbers."""

    def __init__(self, chance: i64) -> None:
        self.chance: i64 = chance
        self.steps: i64 = 0
        self.listed: i64 = 0
        self.digest: i64 = 0
        self.outlines: vec[i64] = vec[i64]([0] * MOST_OUTLINES)
        self.deck: vec[i64] = vec[i64]([0] * DECK)
        self.cards: Cards = Cards()


def playouts(
    books: list[Book], lock: bool, resist: bool, tries: i64, seed: i64, hands: i64
) -> list[int]:
    """Play random hands; return steps, legal moves listed, and a digest of all."""
    tally = Tally(next_random(seed % 2147483646 + 1))
    match = Match()
    table = Table(books[0], lock)
    done: i64 = 0
    owed: i64 = 0
    while done < hands:
        if match.winner != NOBODY:
            match = Match()
            owed = 0
        table.book = books[level_of(match)]
        _shuffle(tally)
        deal_hand(table, tally.deck, tally.chance & 3)
        if owed:
            owe_tribute(table, owed & 3, owed >> 2)
            if resist and resists(table):
                waive(table)
        _pay(table, tally)
        _play(table, tally)
        owed = _finish(table, match, tries)
        tally.digest = (tally.digest * 31 + table.finished) & 2147483647
        done += 1
    return [int(tally.steps), int(tally.listed), int(tally.digest)]


def _shuffle(tally: Tally) -> None:
    """Put two packs in random order."""
    deck: vec[i64] = tally.deck
    chance: i64 = tally.chance
    place: i64 = 0
    other: i64 = 0
    card: i64 = 0
    while place < DECK:
        deck[place] = place
        if place >= 54:
            deck[place] = place - 54
        place += 1
    while place > 1:
        chance = next_random(chance)
        other = chance % place
        place -= 1
        card = deck[place]
        deck[place] = deck[other]
        deck[other] = card
    tally.chance = chance


def _draw(tally: Tally, faces: i64) -> i64:
    """Choose one of some faces."""
    number: i64 = count_bits(faces)
    tally.chance = next_random(tally.chance)
    tally.steps += 1
    tally.listed += number
    return nth_place(faces, tally.chance % number)


def _pay(table: Table, tally: Tally) -> None:
    """Pay tribute and return cards."""
    seat: i64 = 0
    book: Book = table.book
    while table.phase == PAYING:
        if (owing(table) >> seat) & 1:
            pay(table, seat, _draw(tally, highest(book, table.first[seat])))
        seat += 1
    seat = 0
    while table.phase < PLAYING:
        if (indebted(table) >> seat) & 1:
            give_back(table, seat, _draw(tally, may_return(book, table.first[seat])))
        seat += 1


def _play(table: Table, tally: Tally) -> None:
    """Play rounds until the hand is over."""
    out: vec[i64] = tally.outlines
    cards: Cards = tally.cards
    chance: i64 = tally.chance
    digest: i64 = tally.digest
    steps: i64 = 0
    listed: i64 = 0
    number: i64 = 0
    outline: i64 = 0
    seat: i64 = 0
    while table.phase == PLAYING:
        number = legal(table, out)
        chance = next_random(chance)
        outline = out[chance % number]
        steps += 1
        listed += number
        digest = (digest * 31 + outline % 65521 + number) & 2147483647
        if outline:
            seat = turn_of(table.round)
            pick(table.book, table.first[seat], table.second[seat], outline, cards)
            play(table, cards.first, cards.second, outline & COMBO)
        else:
            skip(table)
    tally.chance = chance
    tally.digest = digest
    tally.steps += steps
    tally.listed += listed


def _finish(table: Table, match: Match, tries: i64) -> i64:
    """Settle a hand and return who owes whom: the first out, and a mask of payers above it."""
    first: i64 = table.finished & 15
    second: i64 = (table.finished >> 4) & 15
    third: i64 = (table.finished >> 8) & 15
    gain: i64 = gain_of(first, second, third)
    settle(match, first, gain, tries)
    if gain == 3:
        return first | (bit((first + 1) & 3) | bit((first + 3) & 3)) << 2
    return first | bit((table.finished >> 12) & 15) << 2
