"""The judge's questions about 干瞪眼."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from paiju.cards import Card, cards_of, mask_of
from paiju.climb.kernel.combos import objection
from paiju.climb.kernel.plays import Plays, clear
from paiju.climb.kernel.rounds import after_play, lead_by, ring
from paiju.climb.kernel.search import Search
from paiju.climb.kernel.verdict import WRONG_CLAIM, Room, verdict
from paiju.climb.turns import turn as turn_after
from paiju.game import Facts, Move, Refusal
from paiju.game.ruling import Answer, Ask, BadQuestion, Field, Question
from paiju.games.gandengyan.dealing import new_table
from paiju.games.gandengyan.faces import HEIGHTS, claim_number, reading, readings_of, shapes_of
from paiju.games.gandengyan.kernel import table as kernel
from paiju.games.gandengyan.kernel.shapes import SMALLEST_BOMB
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.play import GAME, refusal, weigh
from paiju.games.gandengyan.rules import Rules
from paiju.games.gandengyan.score import penalties, starter

MOST_PLAYS: Final = 100_000


def rules_of(question: Question) -> Rules:
    """Return the rules of a question."""
    rules = question.rules
    assert isinstance(rules, Rules)
    return rules


def identify(question: Question) -> Answer:
    """Tell everything that cards can be."""
    cards = question.cards("cards")
    found = tuple(reading(cards, made) for made in readings_of(rules_of(question), cards))
    for one in found:
        question.note("reading", type=one.type, rank=one.rank, fits=True)
    return {"readings": found}


def beats(question: Question) -> Answer:
    """Tell whether cards beat those on the table."""
    rules, cards, claim = rules_of(question), question.cards("cards"), question.claim("as")
    table = question.cards("table")
    if not table:
        raise BadQuestion("table", Refusal("ask_empty", facts={"field": "table"}))
    theirs = on_table(question, rules)
    room = Room()
    meant = claim_number(claim, len(cards))
    code = verdict(shapes_of(rules), mask_of(cards), 0, meant, theirs, room)
    for made in readings_of(rules, cards):
        one = reading(cards, made)
        question.note("reading", type=one.type, rank=one.rank, fits=made == room.made)
    no = refusal(rules, code, table, theirs, cards, claim) if code else None
    return {"beats": no is None, "refusal": no}


def on_table(question: Question, rules: Rules) -> int:
    """Return what lies on the table, 0 for nothing; of several readings the smallest."""
    cards, claim = question.cards("table"), question.claim("table_as")
    if not cards:
        return 0
    room = Room()
    code = verdict(shapes_of(rules), mask_of(cards), 0, claim_number(claim, len(cards)), 0, room)
    if code:
        name = "table_as" if code == WRONG_CLAIM else "table"
        raise BadQuestion(name, refusal(rules, code, (), 0, cards, claim))
    lying = reading(cards, room.made)
    question.note("table", type=lying.type, rank=lying.rank)
    return int(room.made)


def with_hand(rules: Rules, hand: tuple[Card, ...], theirs: int) -> Table:
    """Set up a table where the first seat is on turn with this hand."""
    table = new_table(rules)
    kernel.set_hand(table, 0, mask_of(hand))
    table.round = lead_by(0, 0)
    if theirs:
        table.round = after_play(table.ring, lead_by(rules.seats - 1, 0), False)
    table.combo = theirs
    return table


def plays(question: Question) -> Answer:
    """List every play of a hand, pass apart; the same cards once."""
    rules = rules_of(question)
    limit = question.number("limit", MOST_PLAYS)
    table = with_hand(rules, question.cards("hand"), on_table(question, rules))
    found = Plays()
    clear(found, max(limit, 1))
    kernel.list_plays(table, Search(table.shapes), found)
    kept = min(limit, int(found.count))
    return {
        "count": int(found.total),
        "plays": tuple(cards_of(found.first[place]) for place in range(kept)),
    }


def lead(question: Question) -> Answer:
    """Tell whether a hand may lead cards, and as what."""
    rules, cards, claim = rules_of(question), question.cards("cards"), question.claim("as")
    table = with_hand(rules, question.cards("hand"), 0)
    ruling = weigh(rules, table, Move("play", cards, claim))
    if isinstance(ruling, Refusal):
        return {"legal": False, "refusal": ruling, "readings": ()}
    found = readings_of(rules, cards) or (ruling,)
    return {
        "legal": True,
        "refusal": None,
        "readings": tuple(reading(cards, made) for made in found),
    }


def turn(question: Question) -> Answer:
    """Tell whose turn it is after the plays of a round."""
    seats = question.number("seats", rules_of(question).seats)
    made, out = question.plays("plays"), question.seats("out")
    for field, named in (("plays", tuple(seat for seat, _ in made)), ("out", out)):
        for seat in named:
            if seat > seats:
                facts = {"seat": seat, "seats": seats}
                raise BadQuestion(field, Refusal("unknown_seat", f"{GAME}.1.1", facts))
    lay = partial(_lay, rules_of(question))
    return turn_after(question, ring(seats, True, False, 0), f"{GAME}.6.1", f"{GAME}.6.2", lay)


def _lay(
    rules: Rules,
    cards: tuple[Card, ...],
    lying: tuple[Card, ...],
    theirs: tuple[int, ...],
    last: bool,
) -> tuple[int, ...]:
    """Return all that cards may be which beat any of what lies there; what was said is unknown."""
    found = readings_of(rules, cards)
    if not theirs and last:
        joker = kernel.last_joker(with_hand(rules, cards, 0), mask_of(cards))
        found = found or ((int(joker),) if joker else ())
    shapes = shapes_of(rules)
    beating = tuple(
        made
        for made in found
        if not theirs or any(not objection(made, other, shapes.order) for other in theirs)
    )
    if beating:
        return beating
    smallest = theirs[-1] if theirs else 0
    code = verdict(shapes, mask_of(cards), 0, 0, smallest, Room())
    raise BadQuestion("plays", refusal(rules, code, lying, smallest, cards, None))


def order(question: Question) -> Answer:
    """Put single cards in order, high to low, equals together."""
    groups: dict[int, list[Card]] = {}
    for held in question.cards("cards"):
        groups.setdefault(HEIGHTS.index(held.rank), []).append(held)
    return {
        "groups": tuple(tuple(sorted(groups[height])) for height in sorted(groups, reverse=True)),
        "suit_group": {},
    }


def settle(question: Question) -> Answer:
    """Tell what the cards left in the hands cost."""
    rules, left = rules_of(question), question.counts("left")
    seats = sorted(left)
    winners = [seat for seat in seats if left[seat] == 0]
    if len(seats) < 2 or len(winners) != 1:
        facts: Facts = {"field": "left", "given": len(winners)}
        raise BadQuestion("left", Refusal("ask_winner", f"{GAME}.7.1", facts))
    idle = question.seats("never_played")
    for seat in idle:
        if not left.get(seat):
            # Whoever has no cards left has played them.
            able = tuple(other for other in seats if left[other])
            facts = {"field": "never_played", "part": str(seat), "allowed": able}
            raise BadQuestion("never_played", Refusal("ask_choice", f"{GAME}.7.4", facts))
    doublings = sum(_doublings(bomb) for bomb in question.items("bombs"))
    points = penalties(
        rules, [left[seat] for seat in seats], doublings, [seat not in idle for seat in seats]
    )
    first = starter(rules, points, seats.index(winners[0]) + 1)
    following: Facts = {"starter": None if first is None else seats[first - 1]}
    return {
        "levels": None,
        "scores": {str(seat): count for seat, count in zip(seats, points, strict=True)},
        "next": following,
        "match_winner": None,
        "title": None,
    }


def _doublings(bomb: int | str) -> int:
    """Return how often a bomb, named by its number of cards or as joker, doubles the points."""
    return bomb - SMALLEST_BOMB + 1 if isinstance(bomb, int) else 1


_CARDS: Final = {"cards": Field.CARDS}
_TABLE: Final = {"table_as": Field.CLAIM}

ASKS: Final[Mapping[str, Ask]] = {
    "identify": Ask(identify, _CARDS, counted=("cards",)),
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
    "turn": Ask(
        turn,
        {"plays": Field.PLAYS},
        {"out": Field.SEATS, "seats": Field.NUMBER},
        counted=("plays",),
        bounds={"seats": (2, kernel.MOST_SEATS)},
        seats=kernel.MOST_SEATS,
    ),
    "order": Ask(order, _CARDS, counted=("cards",)),
    "lead": Ask(
        lead,
        {"hand": Field.CARDS, **_CARDS},
        {"as": Field.CLAIM, "played": Field.CARDS},
        counted=("hand", "played"),
    ),
    "settle": Ask(
        settle,
        {"left": Field.COUNTS},
        {"bombs": Field.ITEMS, "never_played": Field.SEATS},
        choices={"bombs": (3, 4, 5, 6, "joker")},
        bounds={"left": (0, kernel.DECK)},
        seats=kernel.MOST_SEATS,
    ),
}
