"""The judge's questions about the end of a hand: the kitty, and what points bring."""

from paiju.cards import RANKS
from paiju.game import Standing
from paiju.game.ruling import Answer, Question
from paiju.games.shandong.judge.positions import (
    bare_table,
    lead_cards,
    plain_table,
    side_levels,
    table_of,
)
from paiju.games.shandong.kernel.result import wins_match
from paiju.games.shandong.names import side_seats
from paiju.games.shandong.result import following, levels_after
from paiju.trick.faces import held_of
from paiju.trick.judging import ATTACKERS
from paiju.trick.kernel.points import multiplier, points


def kitty(question: Question) -> Answer:
    """Tell what the kitty adds to the attackers' points, or takes from them."""
    # A single and a pair are the same in every order; other leads need level and trump.
    plain = len(set(question.cards("lead"))) == 1
    table = plain_table(question) if plain else table_of(question)
    lead_cards(table, 0, question.cards("lead"), "lead")
    worth = int(points(held_of(question.cards("kitty"))))
    times = int(multiplier(table.setup.kitty, table.play.trick.lead.units))
    total = worth * times if question.word("winner_side") == ATTACKERS else -worth * times
    return {"points": worth, "multiplier": times, "total": total}


def settle(question: Question) -> Answer:
    """Tell what the attackers' points of a hand bring."""
    levels = side_levels(question) * 2
    dealer = question.number("dealer")
    table = bare_table(question)
    table.declarer = table.dealer = dealer - 1
    table.side = table.dealer & 1
    table.level = RANKS.index(levels[dealer - 1])
    table.attack = question.number("points")
    standing = Standing((0,) * 4, levels=levels, dealer=dealer)
    after = levels_after(standing, table)
    return {
        "levels": {str(seat): level for seat, level in enumerate(after, 1)},
        "scores": None,
        "next": {"dealer": following(standing, table)},
        "match_winner": side_seats(int(table.side)) if wins_match(table) else None,
        "title": None,
    }
