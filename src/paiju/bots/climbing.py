"""Reasons in climbing games: what a play sheds, what it keeps, who is about to go out."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from paiju.bots.reasons import Reason
from paiju.bots.sides import mates
from paiju.cards import Card
from paiju.game import AnyGame, AnyView, Fact, Move, find
from paiju.game.rules import RulesLike
from paiju.game.ruling import Question

# An opponent with so few cards may go out at the next chance.
_FEW: Final = 2


@lru_cache(maxsize=65536)
def is_bomb(name: str, rules: RulesLike, level: Fact, cards: tuple[Card, ...]) -> bool:
    """Ask the judge whether the strongest thing that cards can be is a bomb."""
    values: dict[str, Any] = {"cards": cards} if level is None else {"cards": cards, "level": level}
    answer: Mapping[str, Any] = find(name).asks["identify"].answer(Question(rules, values))
    return any(reading.family == "bomb" for reading in answer["readings"][:1])


def _is_bomb(view: AnyView, move: Move) -> bool:
    """Return whether a move plays a bomb."""
    if move.claim is not None:
        return "bomb" in move.claim.type or move.claim.type == "straight_flush"
    return is_bomb(view.game, view.rules, view.facts.get("level"), move.cards)


def explain(game: AnyGame, view: AnyView, others: tuple[Move, ...], move: Move) -> Reason:
    """Return the reason for a move."""
    match move.act:
        case "tribute":
            return Reason("pay_highest", {"cards": move.cards})
        case "return":
            return Reason("return_useless", {"cards": move.cards})
        case "pass":
            return _wait(game, view, others)
        case _:
            pass
    if len(move.cards) == len(view.hand):
        return Reason("go_out")
    return _lead(game, view, move) if not view.table else _beat(game, view, move)


def _left(game: AnyGame, view: AnyView) -> int:
    """Return the fewest cards that an opponent holds who is still in play."""
    ours = mates(game, view) | {view.seat}
    return min(count for seat, count in enumerate(view.counts, 1) if count and seat not in ours)


def _wait(game: AnyGame, view: AnyView, others: tuple[Move, ...]) -> Reason:
    """Tell what a pass keeps."""
    if view.highest in mates(game, view):
        return Reason("spare_partner")
    plays = [move for move in others if move.cards]
    plain = [move for move in plays if not _is_bomb(view, move)]
    if plain:
        return Reason("save_high", {"cards": plain[0].cards})
    return Reason("save_bomb", {"cards": plays[0].cards})


def _lead(game: AnyGame, view: AnyView, move: Move) -> Reason:
    """Tell what a lead sheds."""
    left = _left(game, view)
    if left <= _FEW and len(move.cards) == left:
        return Reason("lead_high", {"left": left})
    return Reason("lead_long" if len(move.cards) > 1 else "lead_lowest", {"cards": move.cards})


def _beat(game: AnyGame, view: AnyView, move: Move) -> Reason:
    """Tell what a play costs."""
    if _is_bomb(view, move):
        return Reason("bomb_now", {"left": _left(game, view)})
    return Reason("beat_cheaply", {"cards": move.cards})
