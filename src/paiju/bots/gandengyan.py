"""Rules of thumb for 干瞪眼: shed many cards at a time, keep bombs until they stop somebody.

A won round costs a card from the pile, so single cards alone never empty a hand: what counts is
in how many plays the rest could go out.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.cards import CARDS, Card, Hand
from paiju.game import PASS, AnyGame, AnyView, Move, Reading, find
from paiju.game.rules import RulesLike
from paiju.game.ruling import Question

# An opponent with so few cards may go out at the next chance.
_FEW: Final = 2


class Ranking:
    """What a table's judge says of its cards: how high each is, what is a run, what a bomb."""

    def __init__(self, name: str, rules: RulesLike) -> None:
        self._name = name
        self._rules = rules
        self._strongest = lru_cache(maxsize=65536)(self._identify)
        groups: tuple[tuple[Card, ...], ...] = self._ask("order", CARDS)["groups"]
        rising = groups[::-1]
        self._heights = {held: height for height, equals in enumerate(rising) for held in equals}
        self._ranks = [equals for equals in rising if not equals[0].is_joker]
        self._runs = tuple(self._runs_from(low) for low in range(len(self._ranks)))
        self._needed = cache(self._fewest)

    def _ask(self, question: str, cards: tuple[Card, ...]) -> Mapping[str, Any]:
        """Ask the judge about cards."""
        return find(self._name).asks[question].answer(Question(self._rules, {"cards": cards}))

    def _identify(self, cards: tuple[Card, ...]) -> Reading | None:
        """Ask for the strongest thing that cards can be, None where they are nothing."""
        found: tuple[Reading, ...] = self._ask("identify", cards)["readings"]
        return found[0] if found else None

    def _runs_from(self, low: int) -> tuple[int, ...]:
        """Find the heights behind the runs that begin at a height."""
        ends = range(low + 2, len(self._ranks) + 1)
        return tuple(end for end in ends if self._is_run(low, end))

    def _is_run(self, low: int, end: int) -> bool:
        """Tell whether one card of each of these heights is something together."""
        cards = tuple(self._ranks[height][height % 4] for height in range(low, end))
        return self._strongest(tuple(sorted(cards))) is not None

    def _fewest(self, counts: tuple[int, ...]) -> int:
        """Count the fewest plays that shed so many cards of each height."""
        lowest = next((height for height, count in enumerate(counts) if count), None)
        if lowest is None:
            return 0
        without = list(counts)
        without[lowest] = 0
        best = 1 + self._needed(tuple(without))
        for end in self._runs[lowest]:
            if not counts[end - 1]:
                break
            if all(counts[lowest:end]):
                run = tuple(count - (lowest <= at < end) for at, count in enumerate(counts))
                best = min(best, 1 + self._needed(run))
        return best

    def plays_needed(self, hand: Hand) -> int:
        """Count the fewest plays that shed a hand; a joker goes with whatever else there is."""
        counts = [0] * len(self._ranks)
        for held in hand:
            if not held.is_joker:
                counts[self._heights[held]] += 1
        return self._needed(tuple(counts)) or min(1, len(hand))

    def is_bomb(self, cards: tuple[Card, ...]) -> bool:
        """Tell whether cards are a bomb."""
        made = self._strongest(cards)
        return made is not None and made.family == "bomb"

    def height(self, cards: tuple[Card, ...]) -> int:
        """Tell how high cards are: what is kept back while something lower will do."""
        return max(self._heights[held] for held in cards)


ranking_of = cache(Ranking)


def _lead(view: AnyView, found: tuple[Move, ...], danger: bool) -> Choice:
    """Shed what leaves the fewest plays, low cards first; a bomb only as the last but one."""
    ranking = ranking_of(view.game, view.rules)

    def cost(move: Move) -> tuple[int, int, int]:
        rest = ranking.plays_needed(view.hand - move.hand)
        bomb = rest > 1 and ranking.is_bomb(move.cards)
        high = ranking.height(move.cards)
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
    ranking = ranking_of(view.game, view.rules)
    cheapest = min(bombs, key=lambda move: (len(move.cards), ranking.height(move.cards)))
    if danger or ranking.plays_needed(view.hand - cheapest.hand) <= _FEW:
        return cheapest, Reason("bomb_now", {"left": min(_others(view))})
    return PASS, Reason("save_bomb", {"cards": cheapest.cards})


def _answer(view: AnyView, beating: list[Move], danger: bool) -> Choice:
    """Beat cheaply where that breaks nothing up; otherwise wait."""
    ranking = ranking_of(view.game, view.rules)
    plain = [move for move in beating if not ranking.is_bomb(move.cards)]
    if not plain:
        return _bomb(view, beating, danger)
    needed = ranking.plays_needed(view.hand)

    def cost(move: Move) -> tuple[int, int, int]:
        jokers = sum(held.is_joker for held in move.cards)
        return (ranking.plays_needed(view.hand - move.hand), jokers, ranking.height(move.cards))

    move = min(plain, key=cost)
    if ranking.plays_needed(view.hand - move.hand) < needed or danger:
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
