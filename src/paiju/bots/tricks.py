"""Rules of thumb that the games of the 升级 family share: what to lead and how to follow."""

from collections import Counter
from typing import Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.bots.sight import Sight
from paiju.cards import Card
from paiju.game import AnyView, Move

_POINTS: Final = {"5": 5, "10": 10, "K": 10}
# A trick of so many points is worth a trump.
_RICH: Final = 10
_LOOKED_AT: Final = 120
# Units are listed first; of the throws behind them so many are tried.
_MOST_LEADS: Final = 400


def points(cards: tuple[Card, ...]) -> int:
    """Count the points of cards."""
    return sum(_POINTS.get(held.rank, 0) for held in cards)


def is_sure(sight: Sight, cards: tuple[Card, ...]) -> bool:
    """Tell whether no other hand can beat any part of a lead of identical cards, or of a throw."""
    return all(sight.is_top(held, copies) for held, copies in Counter(cards).items())


def lead(view: AnyView, sight: Sight, found: tuple[Move, ...]) -> Choice:
    """Lead what wins for certain, trumps with many of them, else something small."""
    found = found[:_MOST_LEADS]
    side = [move for move in found if sight.group(move.cards[0]) != "trump"]
    sure = [move for move in side if is_sure(sight, move.cards)]
    if sure:
        best = max(sure, key=lambda move: (len(move.cards), points(move.cards)))
        code = "lead_top" if len(set(best.cards)) == 1 else "lead_safe_throw"
        return best, Reason(code, {"cards": best.cards})
    trumps = sum(sight.group(held) == "trump" for held in view.hand)
    if 2 * trumps > len(view.hand):
        own = [move for move in found if sight.group(move.cards[0]) == "trump"]
        plain = [move for move in own if len(set(move.cards)) == 1]
        sure = [move for move in plain if is_sure(sight, move.cards)]
        best = max(sure, key=lambda m: len(m.cards)) if sure else cheapest(sight, plain)
        return best, Reason("lead_trumps", {"trumps": trumps})
    plain = [move for move in side if len(set(move.cards)) == 1] or list(found)
    pairs = [move for move in plain if len(move.cards) > 1 and not points(move.cards)]
    low = cheapest(sight, pairs or plain)
    return low, Reason("lead_low", {"cards": low.cards})


def spend(sight: Sight, move: Move) -> int:
    """Tell what a play costs: the height of its cards and their points."""
    return sight.cost(move.cards) + 6 * points(move.cards)


def cheapest(sight: Sight, moves: list[Move]) -> Move:
    """Choose what costs least."""
    return min(moves, key=lambda move: spend(sight, move))


def candidates(sight: Sight, found: tuple[Move, ...]) -> list[Move]:
    """Keep the moves worth a closer look: cheap ones, strong ones, and those with points."""
    if len(found) <= _LOOKED_AT:
        return list(found)
    part = _LOOKED_AT // 3
    cheap = sorted(found, key=lambda move: spend(sight, move))[:part]
    strong = sorted(found, key=lambda move: -sight.cost(move.cards))[:part]
    rich = sorted(found, key=lambda move: (-points(move.cards), sight.cost(move.cards)))[:part]
    return list(dict.fromkeys((*cheap, *strong, *rich)))


def follow(
    view: AnyView, sight: Sight, found: tuple[Move, ...], mates: frozenset[int], word: str
) -> Choice:
    """Feed one's own side where it wins, win what is worth it, give the others little.

    `word` is what the reasons call somebody of one's side.
    """
    moves = candidates(sight, found)
    lying = sum(points(made.cards) for made in view.table)
    last = len(view.table) == len(view.counts) - 1
    winner = sight.winner(None)
    ours = winner in mates
    little = cheapest(sight, moves)
    if ours and (last or sight.is_safe()):
        fat = max(moves, key=lambda move: (points(move.cards), -sight.cost(move.cards)))
        if points(fat.cards):
            return fat, Reason(f"feed_{word}", {"points": points(fat.cards)})
    if ours:
        return little, Reason(f"spare_{word}")
    winning = [move for move in moves if sight.winner(move) == view.seat]
    if not winning:
        return little, Reason("give_little", {"points": points(little.cards)})
    cheap = min(winning, key=lambda move: sight.cost(move.cards))
    gained = lying + points(cheap.cards)
    if gained >= _RICH or (last and gained):
        return cheap, Reason("take_points", {"points": gained})
    if little == cheap or all(sight.group(held) != "trump" for held in cheap.cards):
        return cheap, Reason("take_cheaply", {"cards": cheap.cards})
    return little, Reason("keep_trumps", {"points": gained})
