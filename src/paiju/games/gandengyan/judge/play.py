"""The judge's questions about the play, each through the same kernel as the table."""

from functools import partial

from paiju.cards import Card, cards_of, mask_of
from paiju.climb import judging
from paiju.climb.judging import MOST_PLAYS, in_order, on_table
from paiju.climb.kernel.combos import objection
from paiju.climb.kernel.hand import Search
from paiju.climb.kernel.plays import Plays, clear
from paiju.climb.kernel.rounds import after_play, lead_by, ring
from paiju.climb.kernel.verdict import Room
from paiju.climb.turns import turn as turn_after
from paiju.game import Move, Refusal
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.gandengyan.deal import new_table
from paiju.games.gandengyan.faces import HEIGHTS, shapes_of, terms_of
from paiju.games.gandengyan.kernel import table as kernel
from paiju.games.gandengyan.kernel.table import Table
from paiju.games.gandengyan.moves import weigh
from paiju.games.gandengyan.names import GAME
from paiju.games.gandengyan.refusals import refusal
from paiju.games.gandengyan.rules import Rules


def identify(question: Question) -> Answer:
    """Tell everything that cards can be."""
    return judging.identify(question, terms_of(question.rules_as(Rules)))


def beats(question: Question) -> Answer:
    """Return whether cards beat those on the table, on which something must lie."""
    rules = question.rules_as(Rules)
    if not question.cards("table"):
        raise BadQuestion("table", Refusal("ask_empty", facts={"field": "table"}))
    return judging.beats(question, terms_of(rules), partial(refusal, rules))


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
    rules = question.rules_as(Rules)
    limit = question.limit(MOST_PLAYS)
    table = with_hand(rules, question.cards("hand"), on_table(question, terms_of(rules)))
    found = Plays()
    clear(found, max(limit, 1))
    kernel.list_plays(table, Search(table.shapes), found)
    kept = min(limit, int(found.count))
    listed = tuple(cards_of(found.first[place]) for place in range(kept))
    return question.listed(int(found.total), listed)


def lead(question: Question) -> Answer:
    """Return whether a hand may lead cards, and as what."""
    rules, cards, claim = question.rules_as(Rules), question.cards("cards"), question.claim("as")
    table = with_hand(rules, question.cards("hand"), 0)
    return judging.lead(cards, terms_of(rules), weigh(rules, table, Move("play", cards, claim)))


def order(question: Question) -> Answer:
    """Put single cards in order, high to low, equals together."""
    return in_order(question.cards("cards"), lambda held: HEIGHTS.index(held.rank))


def turn(question: Question) -> Answer:
    """Tell whose turn it is after the plays of a round."""
    seats = question.number("seats", question.rules_as(Rules).seats)
    made, out = question.plays("plays"), question.seats("out")
    for field, named in (("plays", tuple(seat for seat, _ in made)), ("out", out)):
        for seat in named:
            if seat > seats:
                facts = {"seat": seat, "seats": seats}
                raise BadQuestion(field, Refusal("unknown_seat", f"{GAME}.1.1", facts))
    lay = partial(_lay, question.rules_as(Rules))
    return turn_after(question, ring(seats, True, False, 0), f"{GAME}.6.1", f"{GAME}.6.2", lay)


def _lay(
    rules: Rules,
    cards: tuple[Card, ...],
    lying: tuple[Card, ...],
    theirs: tuple[int, ...],
    last: bool,
) -> tuple[int, ...]:
    """Return all that cards may be which beat any of what lies there; what was said is unknown."""
    found = terms_of(rules).readings_of(cards)
    if not theirs and last:
        joker = kernel.last_joker(with_hand(rules, cards, 0), mask_of(cards))
        found = found or ((int(joker),) if joker else ())
    order = shapes_of(rules).order
    beating = tuple(
        made
        for made in found
        if not theirs or any(not objection(made, other, order) for other in theirs)
    )
    if beating:
        return beating
    smallest = theirs[-1] if theirs else 0
    code = terms_of(rules).verdict(cards, None, smallest, Room())
    raise BadQuestion("plays", refusal(rules, code, lying, smallest, cards, None))
