"""The judge's questions about 掼蛋."""

from collections.abc import Mapping
from itertools import islice
from typing import Final

from paiju.cards import Card
from paiju.climb.kernel.rounds import lead_by, ring
from paiju.climb.kernel.verdict import WRONG_CLAIM, Room, verdict
from paiju.climb.turns import turn as turn_after
from paiju.game import Refusal
from paiju.game.ruling import Answer, Ask, BadQuestion, Field, Question
from paiju.games.guandan import listing
from paiju.games.guandan.dealing import new_table
from paiju.games.guandan.faces import (
    book_of,
    cards_of,
    claim_number,
    height,
    masks_of,
    readings_of,
)
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.kernel.table import set_hand
from paiju.games.guandan.kernel.words import SEATS
from paiju.games.guandan.moves import refusal, weigh
from paiju.games.guandan.reading import reading
from paiju.games.guandan.settling import give_back, level_of, rules_of, settle, tribute
from paiju.games.guandan.standing import GAME

MOST_PLAYS: Final = 100_000
# 27 cards and one of tribute.
MOST_CARDS: Final = 28
MOST_FAILS: Final = 1000


def _book(question: Question) -> Book:
    """Return the combinations that hold for a question."""
    return book_of(rules_of(question), level_of(question))


def identify(question: Question) -> Answer:
    """Tell everything that cards can be."""
    book, cards = _book(question), question.cards("cards")
    found = tuple(reading(book, cards, made) for made in readings_of(book, cards))
    for one in found:
        question.note("reading", type=one.type, rank=one.rank, fits=True)
    return {"readings": found}


def beats(question: Question) -> Answer:
    """Tell whether cards beat those on the table."""
    book, cards, claim = _book(question), question.cards("cards"), question.claim("as")
    theirs = _on_table(question, book)
    room = Room()
    code = verdict(book.shapes, *masks_of(cards), claim_number(book, claim), theirs, room)
    for made in readings_of(book, cards):
        one = reading(book, cards, made)
        fits = code == 0 and made == room.made
        question.note("reading", type=one.type, rank=one.rank, fits=fits)
    no = refusal(book, code, question.cards("table"), theirs, cards, claim) if code else None
    return {"beats": no is None, "refusal": no}


def _on_table(question: Question, book: Book) -> int:
    """Return what lies on the table, 0 for nothing; of several readings the strongest."""
    cards, claim = question.cards("table"), question.claim("table_as")
    if not cards:
        return 0
    room = Room()
    code = verdict(book.shapes, *masks_of(cards), claim_number(book, claim), 0, room)
    if code:
        name = "table_as" if code == WRONG_CLAIM else "table"
        raise BadQuestion(name, refusal(book, code, (), 0, cards, claim))
    lying = reading(book, cards, int(room.made))
    question.note("table", type=lying.type, rank=lying.rank)
    return int(room.made)


def plays(question: Question) -> Answer:
    """List every play of a hand, pass apart; the same cards once."""
    book, hand = _book(question), question.cards("hand")
    if len(hand) > MOST_CARDS:
        facts = {"most": MOST_CARDS, "given": len(hand)}
        raise BadQuestion("hand", Refusal("too_many_cards", f"{GAME}.5.1", facts))
    theirs, masks = _on_table(question, book), masks_of(hand)
    found = islice(listing.plays(book, masks, theirs), question.number("limit", MOST_PLAYS))
    return {
        "count": listing.count(book, masks, theirs),
        "plays": tuple(cards_of(*cards) for cards, _ in found),
    }


def lead(question: Question) -> Answer:
    """Tell whether a hand may lead cards, and as what."""
    book, cards, claim = _book(question), question.cards("cards"), question.claim("as")
    table = new_table(rules_of(question), level_of(question))
    set_hand(table, 0, *masks_of(question.cards("hand")))
    table.round = lead_by(0, 0)
    ruling = weigh(table, 1, cards, claim)
    if isinstance(ruling, Refusal):
        return {"legal": False, "refusal": ruling, "readings": ()}
    found = readings_of(book, cards)
    return {
        "legal": True,
        "refusal": None,
        "readings": tuple(reading(book, cards, made) for made in found),
    }


def turn(question: Question) -> Answer:
    """Tell whose turn it is after the plays of a round."""
    table = ring(SEATS, False, bool(rules_of(question).pass_locks), 2)
    return turn_after(question, table, f"{GAME}.6.1", f"{GAME}.6.2")


def order(question: Question) -> Answer:
    """Put single cards in order, high to low, equals together."""
    book = _book(question)
    groups: dict[int, list[Card]] = {}
    for held in question.cards("cards"):
        groups.setdefault(height(book, held), []).append(held)
    return {
        "groups": tuple(tuple(sorted(groups[high])) for high in sorted(groups, reverse=True)),
        "suit_group": {},
    }


_CARDS: Final = {"cards": Field.CARDS}
_LEVEL: Final = {"level": Field.RANK}
_TABLE: Final = {"table_as": Field.CLAIM, **_LEVEL}

ASKS: Final[Mapping[str, Ask]] = {
    "identify": Ask(identify, _CARDS, _LEVEL, counted=("cards",)),
    "beats": Ask(
        beats,
        {"table": Field.CARDS, **_CARDS},
        {**_TABLE, "as": Field.CLAIM},
        counted=("table", "cards"),
    ),
    "plays": Ask(
        plays,
        {"hand": Field.CARDS},
        {"table": Field.CARDS, **_TABLE, "limit": Field.NUMBER},
        counted=("hand", "table"),
        bounds={"limit": (0, MOST_PLAYS)},
    ),
    "turn": Ask(turn, {"plays": Field.PLAYS}, {"out": Field.SEATS, **_LEVEL}, counted=("plays",)),
    "order": Ask(order, _CARDS, _LEVEL, counted=("cards",)),
    "lead": Ask(
        lead,
        {"hand": Field.CARDS, **_CARDS},
        {"as": Field.CLAIM, "played": Field.CARDS, **_LEVEL},
        counted=("hand", "played"),
    ),
    "settle": Ask(
        settle,
        {"finish": Field.SEATS, "levels": Field.LEVELS, "playing": Field.SEAT},
        {"fails": Field.COUNTS},
        bounds={"fails": (0, MOST_FAILS)},
    ),
    "tribute": Ask(
        tribute,
        {"finish": Field.SEATS, "hands": Field.HANDS, **_LEVEL},
        counted=("hands",),
    ),
    "return": Ask(
        give_back,
        {"hand": Field.CARDS, "received": Field.CARD, **_CARDS, **_LEVEL},
        counted=("hand",),
    ),
}
