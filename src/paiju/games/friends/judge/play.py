"""The judge's questions about the play, each through the same kernel as the table."""

from typing import Final

from paiju.game import Refusal, Unit
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.friends.judge.positions import lead_cards, table_of
from paiju.games.friends.kernel.constants import CARDS, SEATS
from paiju.games.friends.moves import check_move
from paiju.games.friends.order import make_order
from paiju.games.friends.rules import Rules
from paiju.trick.faces import unit_cards
from paiju.trick.judging import STANDS, Questions, in_groups
from paiju.trick.kernel.challenge import smallest_unit
from paiju.trick.kernel.play import stop_throw
from paiju.trick.kernel.shapes import THROW
from paiju.trick.shapes import TYPES

PLAY: Final = Questions(
    table_of,
    lead_cards,
    check_move,
    seats=SEATS,
    count_rule="friends.7.1",
    around_rule="friends.1.1",
    most=CARDS,
    most_rule="friends.1.2",
)


def sort(question: Question) -> Answer:
    """Sort cards high to low, and tell which suit each belongs to."""
    table_of(question)
    ladder = bool(question.rules_as(Rules).ladder_tractors)
    order = make_order(question.word("level"), question.word("trump"), ladder)
    return in_groups(order, question.cards("cards"))


def throw(question: Question) -> Answer:
    """Return whether a throw stands against the other hands, and what may stay of it."""
    table, _ = PLAY.throw_at(question)
    play, cards = table.play, question.cards("cards")
    if play.trick.lead.kind != THROW:
        refusal = Refusal("not_a_throw", "friends.6.1", {"cards": cards})
        raise BadQuestion("cards", refusal)
    units = play.trick.lead.units
    if not stop_throw(play, table.setup.challenge, play.plays[play.leader]):
        return STANDS
    kept = [
        Unit(TYPES[kind], unit_cards(units, int(smallest_unit(units, kind))))
        for kind in reversed(range(THROW))
        if play.choices >> kind & 1
    ]
    return {
        "stands": False,
        "stopped_by": int(play.stopper) + 1,
        "choices": tuple(kept),
        "forced": kept[0].cards if len(kept) == 1 else None,
    }
