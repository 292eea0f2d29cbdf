"""The judge's questions that climbing games answer alike."""

from collections.abc import Callable, Mapping
from typing import Final

from paiju.cards import Card
from paiju.climb.kernel.verdict import WRONG_CLAIM, Room
from paiju.climb.terms import Terms
from paiju.game import Claim, Refusal
from paiju.game.ruling import Answer, Ask, BadQuestion, Field, Question

MOST_PLAYS: Final = 100_000

Refuse = Callable[[int, tuple[Card, ...], int, tuple[Card, ...], Claim | None], Refusal]
"""As `Terms.refusal`: a game may know of more codes."""


_CARDS: Final = {"cards": Field.CARDS}
_FIELDS: Final[Mapping[str, tuple[Mapping[str, Field], Mapping[str, Field], tuple[str, ...]]]] = {
    "identify": (_CARDS, {}, ("cards",)),
    "beats": (
        {"table": Field.CARDS, **_CARDS},
        {"table_as": Field.CLAIM, "as": Field.CLAIM},
        ("table", "cards"),
    ),
    "plays": (
        {"hand": Field.CARDS},
        {"table": Field.CARDS, "table_as": Field.CLAIM, "limit": Field.NUMBER},
        ("hand", "table"),
    ),
    "order": (_CARDS, {}, ("cards",)),
    "lead": (
        {"hand": Field.CARDS, **_CARDS},
        {"as": Field.CLAIM, "played": Field.CARDS},
        ("hand", "played"),
    ),
}
"""By question: required fields, optional ones, and those whose cards are counted."""


def play_asks(
    answers: Mapping[str, Callable[[Question], Answer]], context: Mapping[str, Field]
) -> dict[str, Ask]:
    """Declare the questions about plays; `context` are optional fields of all."""
    return {
        name: Ask(
            answers[name],
            required,
            {**optional, **context},
            counted,
            bounds={"limit": (0, MOST_PLAYS)} if "limit" in optional else {},
        )
        for name, (required, optional, counted) in _FIELDS.items()
    }


def identify(question: Question, terms: Terms) -> Answer:
    """Tell everything that cards can be."""
    cards = question.cards("cards")
    found = tuple(terms.reading(cards, made) for made in terms.readings_of(cards))
    for one in found:
        question.note("reading", type=one.type, rank=one.rank, fits=True)
    return {"readings": found}


def on_table(question: Question, terms: Terms) -> int:
    """Return what lies on the table, 0 for nothing; without a claim what it is by itself."""
    cards, claim = question.cards("table"), question.claim("table_as")
    if not cards:
        return 0
    room = Room()
    code = terms.verdict(cards, claim, 0, room)
    if code:
        name = "table_as" if code == WRONG_CLAIM else "table"
        raise BadQuestion(name, terms.refusal(code, (), 0, cards, claim))
    lying = terms.reading(cards, int(room.made))
    question.note("table", type=lying.type, rank=lying.rank)
    return int(room.made)


def beats(question: Question, terms: Terms, refuse: Refuse) -> Answer:
    """Return whether cards beat those on the table."""
    cards, claim = question.cards("cards"), question.claim("as")
    theirs = on_table(question, terms)
    room = Room()
    code = terms.verdict(cards, claim, theirs, room)
    for made in terms.readings_of(cards):
        one = terms.reading(cards, made)
        fits = code == 0 and made == room.made
        question.note("reading", type=one.type, rank=one.rank, fits=fits)
    no = refuse(code, question.cards("table"), theirs, cards, claim) if code else None
    return {"beats": no is None, "refusal": no}


def lead(cards: tuple[Card, ...], terms: Terms, ruling: int | Refusal) -> Answer:
    """Return whether cards may be led, and as what, from the game's ruling on them."""
    if isinstance(ruling, Refusal):
        return {"legal": False, "refusal": ruling, "readings": ()}
    found = terms.readings_of(cards) or (ruling,)
    return {
        "legal": True,
        "refusal": None,
        "readings": tuple(terms.reading(cards, made) for made in found),
    }


def in_order(cards: tuple[Card, ...], height: Callable[[Card], int]) -> Answer:
    """Put single cards in order, high to low, equals together."""
    groups: dict[int, list[Card]] = {}
    for held in cards:
        groups.setdefault(height(held), []).append(held)
    return {
        "groups": tuple(tuple(sorted(groups[high])) for high in sorted(groups, reverse=True)),
        "suit_group": {},
    }
