"""The judge's questions about the play, each through the same kernel as the table."""

from itertools import islice
from math import comb
from typing import Final

from paiju.cards import cards_of, mask_of
from paiju.game import Move, Refusal, Unit
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.xiaoer.judge.positions import (
    lead_cards,
    lead_type,
    play_mask,
    table_of,
)
from paiju.games.xiaoer.kernel.constants import THROW
from paiju.games.xiaoer.kernel.follow import Choice, led_duty
from paiju.games.xiaoer.kernel.moves import fill_choice
from paiju.games.xiaoer.kernel.table import SEATS, Table
from paiju.games.xiaoer.kernel.trick import lowest_card, stopping_seat, weigh
from paiju.games.xiaoer.kernel.winner import points
from paiju.games.xiaoer.moves import check_move, gang_moves, legal_moves
from paiju.games.xiaoer.order import order
from paiju.games.xiaoer.readings import readings
from paiju.games.xiaoer.verbs import verb_of
from paiju.trick.judging import STANDS, bound_plays, check_around, in_groups
from paiju.trick.names import CLOCKWISE, suit_of

MOST_CARDS: Final = 18
"""No hand is larger: twelve cards and a kitty of six."""


def identify(question: Question) -> Answer:
    """Tell what cards may be led as."""
    return {"readings": readings(table_of(question), mask_of(question.cards("cards")))}


def sort(question: Question) -> Answer:
    """Sort cards high to low, and tell which suit each belongs to."""
    table = table_of(question)
    return in_groups(order(suit_of(table.trump), int(table.fans)), question.cards("cards"))


def lead(question: Question) -> Answer:
    """Return whether cards of a hand may be led."""
    table = table_of(question)
    cards = question.cards("cards")
    table.hands[0] = mask_of(question.cards("hand"))
    refusal = check_move(table, 1, Move("play", cards, question.claim("as")))
    found = () if refusal else readings(table, mask_of(cards))
    for reading in found:
        question.note("reading", type=reading.type, rank=reading.rank)
    return {"legal": refusal is None, "refusal": refusal, "readings": found}


def _trick_before(question: Question) -> Table:
    """Set up the trick that a play is added to: the fourth seat plays, the first led."""
    table = table_of(question)
    lead_cards(table, 0, question.cards("lead"), question.claim("table_as"), "lead")
    question.note("lead", type=lead_type(table), cards=question.cards("lead"))
    added = question.plays("plays")
    bound_plays(len(added), 0, 2, "xiaoer.7.1")
    for place, (seat, cards) in enumerate(added, 1):
        weigh(table, place, play_mask(table, cards))
        question.note("stands", seat=seat, beats=table.winner == place)
    table.turn = 3
    table.hands[3] = mask_of(question.cards("hand"))
    return table


def follow(question: Question) -> Answer:
    """Return whether cards of a hand may be added to a lead."""
    table = _trick_before(question)
    cards = question.cards("cards")
    refusal = check_move(table, 4, Move("play", cards))
    duty = int(led_duty(table))
    owed = min(int(table.size), (mask_of(question.cards("hand")) & duty).bit_count())
    question.note("duty", owed=owed, paid=(mask_of(cards) & duty).bit_count())
    verb = None if refusal else verb_of(table, mask_of(cards))
    return {"legal": refusal is None, "refusal": refusal, "verb": verb}


def follows(question: Question) -> Answer:
    """List what a hand may add to a lead."""
    table = _trick_before(question)
    held = len(question.cards("hand"))
    if held > MOST_CARDS:
        facts = {"most": MOST_CARDS, "given": held}
        raise BadQuestion("hand", Refusal("too_many_cards", "xiaoer.1.4", facts))
    choice = Choice()
    fill_choice(table, 3, choice)
    count = comb(int(choice.pool).bit_count(), int(choice.need))
    count += sum(1 for _ in gang_moves(table, 3))
    plays = tuple(move.cards for move in islice(legal_moves(table, 4), question.limit(count)))
    return question.listed(count, plays)


def throw(question: Question) -> Answer:
    """Return whether a throw stands against the other hands."""
    table = table_of(question)
    seat, cards = question.number("seat") - 1, question.cards("cards")
    lead_cards(table, seat, cards, None, "cards")
    if table.kind != THROW:
        refusal = Refusal("not_a_throw", "xiaoer.8.1", {"cards": cards})
        raise BadQuestion("cards", refusal)
    for other, held in question.hands("hands").items():
        table.hands[other - 1] = mask_of(held)
    stopped = int(stopping_seat(table, seat, mask_of(cards)))
    if stopped < 0:
        return STANDS
    forced = cards_of(int(lowest_card(mask_of(cards))))
    return {
        "stands": False,
        "stopped_by": stopped + 1,
        "choices": (Unit("single", forced),),
        "forced": forced,
    }


def trick(question: Question) -> Answer:
    """Tell who wins a trick, its points, and what each play did."""
    table = table_of(question)
    check_around(question, SEATS, "xiaoer.1.1", CLOCKWISE, "xiaoer.7.1")
    (leader, led), *added = question.plays("plays")
    lead_cards(table, leader - 1, led or (), question.claim("table_as"), "plays")
    verbs = {str(leader): "lead"}
    total = points(mask_of(led or ()))
    for seat, cards in added:
        mask = play_mask(table, cards)
        verbs[str(seat)] = verb_of(table, mask)
        total += points(mask)
        weigh(table, seat - 1, mask)
        question.note("stands", seat=int(table.winner) + 1, after=seat)
    return {"winner": int(table.winner) + 1, "points": int(total), "verbs": verbs}
