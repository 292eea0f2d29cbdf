"""The judge's questions beside the tricks: burying, settling, tribute and return."""

from typing import Final

from paiju.cards import cards_of, mask_of
from paiju.game import Fact, Facts, Move, Refusal
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.xiaoer.judge.positions import bare_table, table_of
from paiju.games.xiaoer.kernel.constants import BURYING, RETURNING
from paiju.games.xiaoer.kernel.moves import highest_cards
from paiju.games.xiaoer.kernel.opening import debts_after, waive
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.moves import check_move
from paiju.games.xiaoer.result import following, scores

STEP: Final = 5
"""What points come in."""


def bury(question: Question) -> Answer:
    """Return whether the dealer may bury cards of a hand."""
    table = bare_table(question)
    table.phase = BURYING
    table.dealer = 0
    table.hands[0] = mask_of(question.cards("hand"))
    refusal = check_move(table, 1, Move("bury", question.cards("cards")))
    return {"legal": refusal is None, "refusal": refusal}


def points_of(question: Question) -> int:
    """Return the attackers' points; fives, tens and kings add up to no other numbers."""
    points = question.number("points")
    if points % STEP:
        facts: Facts = {"field": "points", "given": points, "of": STEP}
        raise BadQuestion("points", Refusal("ask_multiple", "xiaoer.1.5", facts))
    return points


def settle(question: Question) -> Answer:
    """Tell what the attackers' points of a hand bring."""
    table = bare_table(question)
    dealer, points = question.number("dealer"), points_of(question)
    table.dealer = dealer - 1
    after, _ = following(table, points)
    return {
        "levels": None,
        "scores": {str(seat): score for seat, score in enumerate(scores(dealer, points), 1)},
        "next": {"dealer": after},
        "match_winner": None,
        "title": None,
    }


def tribute(question: Question) -> Answer:
    """Tell who pays whom after a hand, and which cards would do."""
    table = bare_table(question)
    table.dealer = question.number("dealer") - 1
    leader, *pays = debts_after(table, points_of(question))
    for seat in range(4):
        table.pays[seat] = pays[seat]
    if question.values.get("drawn") is True:
        waive(table, 1 - leader % 2)
    for shower in question.seats("shown_by"):
        waive(table, (shower - 1) % 2)
    # The pair with the dealer comes first.
    payers = [seat for seat in range(4) if table.pays[seat] >= 0]
    payers.sort(key=lambda seat: table.dealer not in (seat, table.pays[seat]))
    owed: tuple[Fact, ...] = tuple(
        {"from": seat + 1, "to": int(table.pays[seat]) + 1, "cards": _highest(question, seat)}
        for seat in payers
    )
    resisted = any(table.pays[seat] != pays[seat] for seat in range(4))
    return {"owed": owed, "resisted": resisted, "leader": leader + 1}


def _highest(question: Question, seat: int) -> tuple[Fact, ...]:
    """Return the cards that a seat may pay, none where its hand is not given."""
    hand = mask_of(question.hands("hands").get(seat + 1, ()))
    if not hand:
        return ()
    return cards_of(int(highest_cards(table_of(question).ranks, hand)))


def give_back(question: Question) -> Answer:
    """Return whether a card of a hand may be returned for tribute."""
    table: Table = bare_table(question)
    table.phase = RETURNING
    received = question.card("received")
    table.pays[1] = 0
    table.paid[1] = received.code
    table.hands[0] = mask_of((*question.cards("hand"), received))
    refusal = check_move(table, 1, Move("return", question.cards("cards")))
    return {"legal": refusal is None, "refusal": refusal}
