"""The judge's questions about the end of a hand: the kitty, and what points bring."""

from paiju.cards.kernel.holding import Holding
from paiju.game import Refusal
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.friends.judge.positions import bare_table, set_levels, table_of
from paiju.games.friends.kernel.constants import SEATS
from paiju.games.friends.result import Result
from paiju.trick.faces import held_of
from paiju.trick.judging import ATTACKERS
from paiju.trick.kernel.points import multiplier, points
from paiju.trick.kernel.shapes import Units
from paiju.trick.kernel.split import read


def kitty(question: Question) -> Answer:
    """Tell what the kitty adds to the attackers' points."""
    table = table_of(question)
    cards = question.cards("cards")
    units = Units()
    if read(table.play.shapes, held_of(cards), Holding(), units) == 0:
        refusal = Refusal("not_a_combination", "friends.5.9", {"cards": cards})
        raise BadQuestion("cards", refusal)
    worth = int(points(held_of(question.cards("kitty"))))
    times = int(multiplier(table.setup.kitty, units))
    total = worth * times if question.word("winner_side") == ATTACKERS else 0
    return {"points": worth, "multiplier": times, "total": total}


def settle(question: Question) -> Answer:
    """Tell what the attackers' points of a hand bring."""
    set_levels(bare_table(question), question, tuple(range(1, SEATS + 1)))
    given: dict[int, str] = question.values["levels"]
    levels = tuple(given[seat] for seat in range(1, SEATS + 1))
    reached = tuple(question.counts("reached_a").get(seat, 0) for seat in range(1, SEATS + 1))
    dealer, found = question.number("dealer"), question.number("friend")
    result = Result(levels, reached, dealer, found or None, question.number("points"))
    return {
        "levels": {str(seat): level for seat, level in enumerate(result.levels, 1)},
        "scores": None,
        "next": {"starter": result.starter},
        "match_winner": result.champions or None,
        "title": result.title,
    }
