"""The judge's questions about the play, each through the same kernel as the table."""

from typing import Final

from paiju.game import Unit
from paiju.game.ruling import Answer, Question
from paiju.games.shandong.judge.positions import lead_cards, table_of
from paiju.games.shandong.kernel.constants import SEATS
from paiju.games.shandong.kernel.tricks import first_choice
from paiju.games.shandong.moves import check_move
from paiju.games.shandong.order import order
from paiju.games.shandong.refusals import choices_of
from paiju.games.shandong.rules import Rules
from paiju.trick.faces import held_of, unit_cards
from paiju.trick.judging import STANDS, Questions, in_groups, wrong_claim
from paiju.trick.kernel.challenge import smallest_unit
from paiju.trick.kernel.play import stop_throw
from paiju.trick.shapes import TYPES

PLAY: Final = Questions(
    table_of,
    lead_cards,
    check_move,
    seats=SEATS,
    count_rule="shandong.8.1",
    around_rule="shandong.1.3",
    # 26 cards and the kitty.
    most=30,
    most_rule="shandong.1.2",
)


def sort(question: Question) -> Answer:
    """Sort cards high to low, and tell which suit each belongs to."""
    table_of(question)
    level = question.word("level") or ""
    ladders = order(question.rules_as(Rules), level, question.word("trump"))
    return in_groups(ladders, question.cards("cards"))


def lead(question: Question) -> Answer:
    """Return whether cards of a hand may be led, as what is claimed."""
    table, claim = table_of(question), question.claim("as")
    table.gone[0] = held_of(question.cards("played"))
    refusal, found = PLAY.examine_lead(question, table)
    for reading in found:
        if claim and (claim.type != reading.type or claim.rank not in (None, reading.rank)):
            refusal, found = wrong_claim(question.cards("cards"), claim, "shandong.6.9"), ()
    return {"legal": refusal is None, "refusal": refusal, "readings": found}


def throw(question: Question) -> Answer:
    """Return whether a throw stands against the other hands, and what must stay of it."""
    table, _ = PLAY.throw_at(question)
    play = table.play
    units = play.trick.lead.units
    alone = units.count == 1
    if alone or not stop_throw(play, table.setup.challenge, play.plays[play.leader]):
        return STANDS
    forced = TYPES[first_choice(table)]
    kinds = choices_of(table) if table.setup.throw_choice else (forced,)
    kept = tuple(
        Unit(kind, unit_cards(units, int(smallest_unit(units, TYPES.index(kind)))))
        for kind in kinds
    )
    for unit in kept:
        question.note("beaten", type=unit.type, cards=unit.cards)
    return {
        "stands": False,
        "stopped_by": int(play.stopper) + 1,
        "choices": kept,
        "forced": kept[0].cards,
    }
