"""The judge's questions about the end of a hand."""

from paiju.game import Facts, Refusal
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.gandengyan.kernel.shapes import SMALLEST_BOMB
from paiju.games.gandengyan.names import GAME
from paiju.games.gandengyan.result import penalties, starter
from paiju.games.gandengyan.rules import Rules


def settle(question: Question) -> Answer:
    """Tell what the cards left in the hands cost."""
    rules, left = question.rules_as(Rules), question.counts("left")
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
