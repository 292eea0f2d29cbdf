"""Rules of thumb for 干瞪眼: shed many cards at a time, keep bombs until they stop somebody.

A won round costs a card from the pile, so single cards alone never empty a hand: what counts is
in how many plays the rest could go out.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.cards import Card, Hand
from paiju.game import PASS, AnyGame, AnyView, Move

_HEIGHTS: Final[Mapping[str, int]] = {
    rank: height
    for height, rank in enumerate(
        ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "JS", "JB")
    )
}
_RUN_END: Final = 12
_SHORTEST_RUN: Final = 3
# An opponent with so few cards may go out at the next chance.
_FEW: Final = 2


@cache
def _plays_needed(counts: tuple[int, ...]) -> int:
    """Count the fewest plays that shed cards of these heights, jokers apart."""
    lowest = next((height for height, count in enumerate(counts) if count), None)
    if lowest is None:
        return 0
    without = list(counts)
    without[lowest] = 0
    best = 1 + _plays_needed(tuple(without))
    end = lowest
    while end < _RUN_END and counts[end]:
        end += 1
        if end - lowest >= _SHORTEST_RUN:
            run = tuple(count - (lowest <= height < end) for height, count in enumerate(counts))
            best = min(best, 1 + _plays_needed(run))
    return best


def plays_needed(hand: Hand) -> int:
    """Count the fewest plays that shed a hand; a joker goes with whatever else there is."""
    counts = [0] * 13
    for held in hand:
        if not held.is_joker:
            counts[_HEIGHTS[held.rank]] += 1
    return _plays_needed(tuple(counts)) or min(1, len(hand))


def _is_bomb(cards: tuple[Card, ...]) -> bool:
    """Tell whether cards are a bomb: three or more of a rank, or the jokers."""
    ranks = {held.rank for held in cards if not held.is_joker}
    if len(cards) == 2:
        return not ranks
    return len(cards) > 2 and len(ranks) == 1


def _height(cards: tuple[Card, ...]) -> int:
    """Tell how high cards are: what is kept back while something lower will do."""
    return max(_HEIGHTS[held.rank] for held in cards)


def _lead(view: AnyView, found: tuple[Move, ...], danger: bool) -> Choice:
    """Shed what leaves the fewest plays, low cards first; a bomb only as the last but one."""

    def cost(move: Move) -> tuple[int, int, int]:
        rest = plays_needed(view.hand - move.hand)
        bomb = _is_bomb(move.cards) and rest > 1
        high = _height(move.cards)
        alone = danger and len(move.cards) <= _FEW
        return (bomb, rest - len(move.cards), -high if alone else high)

    move = min(found, key=cost)
    if danger and len(move.cards) <= _FEW:
        return move, Reason("lead_high", {"left": min(_others(view))})
    code = "lead_long" if len(move.cards) > 1 else "lead_lowest"
    return move, Reason(code, {"cards": move.cards})


def _others(view: AnyView) -> list[int]:
    """List how many cards the others hold."""
    return [count for seat, count in enumerate(view.counts, 1) if seat != view.seat]


def _bomb(view: AnyView, bombs: list[Move], danger: bool) -> Choice:
    """Bomb where somebody is about to go out or little is left, else save it."""
    cheapest = min(bombs, key=lambda move: (len(move.cards), _height(move.cards)))
    if danger or plays_needed(view.hand - cheapest.hand) <= _FEW:
        return cheapest, Reason("bomb_now", {"left": min(_others(view))})
    return PASS, Reason("save_bomb", {"cards": cheapest.cards})


def _answer(view: AnyView, beating: list[Move], danger: bool) -> Choice:
    """Beat cheaply where that breaks nothing up; otherwise wait."""
    plain = [move for move in beating if not _is_bomb(move.cards)]
    if not plain:
        return _bomb(view, beating, danger)
    needed = plays_needed(view.hand)

    def cost(move: Move) -> tuple[int, int, int]:
        jokers = sum(held.is_joker for held in move.cards)
        return (plays_needed(view.hand - move.hand), jokers, _height(move.cards))

    move = min(plain, key=cost)
    if plays_needed(view.hand - move.hand) < needed or danger:
        return move, Reason("beat_cheaply", {"cards": move.cards})
    return PASS, Reason("save_high", {"cards": move.cards})


def thumb(game: AnyGame, view: AnyView, found: tuple[Move, ...]) -> Choice:
    """Choose among the legal moves of a view."""
    for move in found:
        if len(move.cards) == len(view.hand):
            return move, Reason("go_out")
    danger = min(_others(view)) <= _FEW
    if PASS not in found:
        return _lead(view, found, danger)
    beating = [move for move in found if move.cards]
    if not beating:
        return PASS, Reason("cannot_beat")
    return _answer(view, beating, danger)
