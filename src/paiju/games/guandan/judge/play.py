"""The judge's questions about the play, each through the same kernel as the table."""

from functools import partial
from itertools import islice
from typing import Final

from paiju.climb import judging
from paiju.climb.judging import MOST_PLAYS, in_order, on_table
from paiju.climb.kernel.rounds import lead_by, ring
from paiju.climb.terms import masks_of
from paiju.climb.turns import turn as turn_after
from paiju.game import Refusal
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.guandan import listing
from paiju.games.guandan.deal import new_table
from paiju.games.guandan.faces import book_of, cards_of, height
from paiju.games.guandan.judge.results import level_of
from paiju.games.guandan.kernel.constants import SEATS
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.kernel.table import set_hand
from paiju.games.guandan.moves import weigh
from paiju.games.guandan.names import GAME
from paiju.games.guandan.rules import Rules
from paiju.games.guandan.terms import terms_of

# 27 cards and one of tribute.
MOST_CARDS: Final = 28
MOST_FAILS: Final = 1000


def _book(question: Question) -> Book:
    """Return the combinations that hold for a question."""
    return book_of(question.rules_as(Rules), level_of(question))


def identify(question: Question) -> Answer:
    """Tell everything that cards can be."""
    return judging.identify(question, terms_of(_book(question)))


def beats(question: Question) -> Answer:
    """Return whether cards beat those on the table."""
    terms = terms_of(_book(question))
    return judging.beats(question, terms, terms.refusal)


def plays(question: Question) -> Answer:
    """List every play of a hand, pass apart; the same cards once."""
    book, hand = _book(question), question.cards("hand")
    if len(hand) > MOST_CARDS:
        facts = {"most": MOST_CARDS, "given": len(hand)}
        raise BadQuestion("hand", Refusal("too_many_cards", f"{GAME}.5.1", facts))
    theirs, masks = on_table(question, terms_of(book)), masks_of(hand)
    patterns = listing.patterns(book, masks, theirs)
    question.spend(len(patterns))
    found = islice(listing.plays(book, masks, patterns), question.limit(MOST_PLAYS))
    chosen = tuple(cards_of(*cards) for cards, _ in found)
    return question.listed(listing.count(book, masks, patterns), chosen)


def lead(question: Question) -> Answer:
    """Return whether a hand may lead cards, and as what."""
    table = new_table(question.rules_as(Rules), level_of(question))
    set_hand(table, 0, *masks_of(question.cards("hand")))
    table.round = lead_by(0, 0)
    cards = question.cards("cards")
    return judging.lead(cards, terms_of(table.book), weigh(table, 1, cards, question.claim("as")))


def order(question: Question) -> Answer:
    """Put single cards in order, high to low, equals together."""
    return in_order(question.cards("cards"), partial(height, _book(question)))


def turn(question: Question) -> Answer:
    """Tell whose turn it is after the plays of a round."""
    table = ring(SEATS, False, bool(question.rules_as(Rules).pass_locks), 2)
    return turn_after(question, table, f"{GAME}.6.1", f"{GAME}.6.2")
