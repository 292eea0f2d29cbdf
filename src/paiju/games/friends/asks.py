"""The judge's questions about the play, each through the same kernel as the table."""

from itertools import islice
from typing import Final

from paiju.cards import Card
from paiju.cards.kernel.holding import Holding
from paiju.game import Facts, Move, Refusal, Unit
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.kernel.tricks import find_stopper
from paiju.games.friends.kernel.words import SEATS
from paiju.games.friends.moves import check_move, follow_cards
from paiju.games.friends.order import make_order
from paiju.games.friends.position import lead_cards, rules_of, table_of
from paiju.trick.faces import held_of, unit_cards
from paiju.trick.follows import count_follows
from paiju.trick.kernel.challenge import smallest_unit
from paiju.trick.kernel.points import points
from paiju.trick.kernel.shapes import THROW
from paiju.trick.kernel.winner import answer
from paiju.trick.readings import readings
from paiju.trick.shapes import TYPES, VERBS

_MOST_PLAYS: Final = 20_000
"""The list of follows ends here; the count goes on."""


def identify(question: Question) -> Answer:
    """Tell what cards may be led as."""
    return {"readings": readings(table_of(question).shapes, question.cards("cards"))}


def sort(question: Question) -> Answer:
    """Sort cards high to low, and tell which suit each belongs to."""
    table_of(question)
    ladder = bool(rules_of(question).ladder_tractors)
    order = make_order(question.word("level"), question.word("trump"), ladder)
    cards = question.cards("cards")
    return {
        "groups": order.sorted_groups(cards),
        "suit_group": {str(held): order.group(held) for held in cards},
    }


def lead(question: Question) -> Answer:
    """Tell whether cards of a hand may be led."""
    table = table_of(question)
    cards = question.cards("cards")
    table.hands[0] = held_of(question.cards("hand"))
    refusal = check_move(table, 1, Move("play", cards))
    found = () if refusal else readings(table.shapes, cards)
    for reading in found:
        question.note("reading", type=reading.type, rank=reading.rank)
    return {"legal": refusal is None, "refusal": refusal, "readings": found}


def _bound_plays(given: int, low: int, high: int) -> None:
    """Refuse a question with too few or too many plays."""
    if not low <= given <= high:
        facts: Facts = {"field": "plays", "given": given, "low": low, "high": high}
        raise BadQuestion("plays", Refusal("ask_count", facts=facts))


def _play_of(table: Table, cards: tuple[Card, ...] | None) -> Holding:
    """Read an added play; another number of cards than led is a bad question."""
    given, needed = len(cards or ()), int(table.trick.lead.cards)
    if cards is None or given != needed:
        facts = {"needed": needed, "given": given}
        raise BadQuestion("plays", Refusal("wrong_count", "friends.7.1", facts))
    return held_of(cards)


def _trick_before(question: Question) -> Table:
    """Set up the trick that a play is added to: the fifth seat led, the first follows."""
    table = table_of(question)
    lead_cards(table, SEATS - 1, question.cards("lead"), "lead")
    question.note("lead", type=TYPES[table.trick.lead.kind], cards=question.cards("lead"))
    added = question.plays("plays")
    _bound_plays(len(added), 0, SEATS - 2)
    for place, (seat, cards) in enumerate(added, 1):
        play = _play_of(table, cards)
        verb = answer(table.trick, table.setup.desk, table.shapes, place, play)
        question.note("stands", seat=seat, verb=VERBS[verb], beats=table.trick.winner == place)
    table.hands[0] = held_of(question.cards("hand"))
    return table


def follow(question: Question) -> Answer:
    """Tell whether cards of a hand may be added to a lead."""
    table = _trick_before(question)
    cards = question.cards("cards")
    refusal = check_move(table, 1, Move("play", cards))
    if refusal is not None:
        question.note("duty", code=refusal.code, **refusal.facts)
        return {"legal": False, "refusal": refusal, "verb": None}
    verb = answer(table.trick, table.setup.desk, table.shapes, 0, held_of(cards))
    return {"legal": True, "refusal": None, "verb": VERBS[verb]}


def follows(question: Question) -> Answer:
    """List what a hand may add to a lead."""
    table = _trick_before(question)
    held, led = len(question.cards("hand")), len(question.cards("lead"))
    if held < led:
        facts = {"needed": led, "given": held}
        raise BadQuestion("hand", Refusal("wrong_count", "friends.7.1", facts))
    hand = table.hands[0]
    count = count_follows(table.shapes, table.trick.lead, hand)
    limit = min(question.number("limit", _MOST_PLAYS), _MOST_PLAYS)
    return {"count": count, "plays": tuple(islice(follow_cards(table, hand), limit))}


def throw(question: Question) -> Answer:
    """Tell whether a throw stands against the other hands, and what may stay of it."""
    table = table_of(question)
    seat, cards = question.number("seat") - 1, question.cards("cards")
    lead_cards(table, seat, cards, "cards")
    if table.trick.lead.kind != THROW:
        refusal = Refusal("not_a_combination", "friends.6.1", {"cards": cards})
        raise BadQuestion("cards", refusal)
    for other, held in question.hands("hands").items():
        table.hands[other - 1] = held_of(held)
    find_stopper(table, seat)
    if table.chooser < 0:
        return {"stands": True, "stopped_by": None, "choices": (), "forced": None}
    units = table.trick.lead.units
    kept = [
        Unit(TYPES[kind], unit_cards(units, int(smallest_unit(units, kind))))
        for kind in reversed(range(THROW))
        if table.choices >> kind & 1
    ]
    return {
        "stands": False,
        "stopped_by": int(table.chooser) + 1,
        "choices": tuple(kept),
        "forced": kept[0].cards if len(kept) == 1 else None,
    }


def _in_order(question: Question) -> None:
    """Refuse plays that do not go round the table counter-clockwise, each seat once."""
    plays = question.plays("plays")
    _bound_plays(len(plays), 1, SEATS)
    for step, (seat, _) in enumerate(plays):
        expected = (plays[0][0] - 1 - step) % SEATS + 1
        if seat != expected:
            facts: Facts = {"seat": seat, "actors": (expected,)}
            raise BadQuestion("plays", Refusal("not_your_turn", "friends.1.1", facts))


def trick(question: Question) -> Answer:
    """Tell who wins a trick, its points, and what each play did."""
    table = table_of(question)
    _in_order(question)
    (leader, led), *added = question.plays("plays")
    lead_cards(table, leader - 1, led or (), "plays")
    verbs = {str(leader): VERBS[0]}
    total = int(points(held_of(led or ())))
    for seat, cards in added:
        play = _play_of(table, cards)
        verb = answer(table.trick, table.setup.desk, table.shapes, seat - 1, play)
        verbs[str(seat)] = VERBS[verb]
        total += int(points(play))
        question.note("stands", seat=int(table.trick.winner) + 1, after=seat)
    return {"winner": int(table.trick.winner) + 1, "points": total, "verbs": verbs}
