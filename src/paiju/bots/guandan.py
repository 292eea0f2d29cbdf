"""Rules of thumb for 掼蛋: shed what leaves the fewest plays, help the partner, save bombs.

Moves come with one choice of suits for every set of ranks first; further suits are not looked at.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.cards import CARDS, Card
from paiju.game import PASS, AnyGame, AnyView, Move, Reading, find
from paiju.game.rules import RulesLike
from paiju.game.ruling import Question

_MOST: Final = 500
# No card is as high.
_HEIGHTS: Final = 20
# An opponent with so few cards may go out soon.
_FEW: Final = 6
# A partner's play this far below the top is worth covering with a low card.
_LOW: Final = 7


class Ranking:
    """What a table's judge says of its cards: how high each is, what is wild, what a bomb."""

    def __init__(self, name: str, rules: RulesLike, level: str) -> None:
        self._name = name
        self._rules = rules
        self._level = level
        self._strongest = lru_cache(maxsize=65536)(self._identify)
        groups: tuple[tuple[Card, ...], ...] = self._ask("order", CARDS)["groups"]
        self._heights = [0] * len(CARDS)
        for height, equals in enumerate(groups[::-1]):
            for held in equals:
                self._heights[held.code] = height
        self._wild = [self._is_wild(held) for held in CARDS]

    def _ask(self, question: str, cards: tuple[Card, ...]) -> Mapping[str, Any]:
        """Ask the judge about cards."""
        values = {"cards": cards, "level": self._level}
        return find(self._name).asks[question].answer(Question(self._rules, values))

    def _identify(self, cards: tuple[Card, ...]) -> Reading | None:
        """Ask for the strongest thing that cards can be, None where they are nothing."""
        found: tuple[Reading, ...] = self._ask("identify", cards)["readings"]
        return found[0] if found else None

    def _is_wild(self, held: Card) -> bool:
        """Tell whether a card makes a pair with one of another rank, as no joker does."""
        other = next(one for one in CARDS if one.rank != held.rank and one.suit == "S")
        return self._identify((held, other)) is not None

    def is_bomb(self, move: Move) -> bool:
        """Tell whether a move plays a bomb."""
        if move.claim is not None:
            return "bomb" in move.claim.type or move.claim.type == "straight_flush"
        made = self._strongest(move.cards)
        return made is not None and made.family == "bomb"

    def height(self, cards: Iterable[Card]) -> int:
        """Tell how high cards are: what is kept back while something lower will do."""
        return max(self._heights[held.code] for held in cards)

    def wilds(self, cards: Iterable[Card]) -> int:
        """Count the wild cards."""
        return sum(self._wild[held.code] for held in cards)

    def counts(self, cards: Iterable[Card]) -> list[int]:
        """Count cards by height; wild ones come last."""
        found = [0] * (_HEIGHTS + 1)
        for held in cards:
            found[-1 if self._wild[held.code] else self._heights[held.code]] += 1
        return found


def plays_needed(counts: list[int]) -> int:
    """Estimate the plays that shed cards: wild ones go with singles, pairs with triples."""
    *ranks, wilds = counts
    singles, pairs, triples = ranks.count(1), ranks.count(2), ranks.count(3)
    return len(ranks) - ranks.count(0) - min(singles, wilds) - min(pairs, triples)


ranking_of = cache(Ranking)


class Table:
    """A view with what its judge says of it."""

    def __init__(self, view: AnyView) -> None:
        self.view = view
        self.ranking = ranking_of(view.game, view.rules, str(view.facts["level"]))
        self._counts = self.ranking.counts(view.hand)
        self.needed = plays_needed(self._counts)
        seat = view.seat or 1
        self.partner = (seat + 1) % 4 + 1
        self.left = min(
            count
            for other, count in enumerate(view.counts, 1)
            if other not in (seat, self.partner) and count
        )

    def rest(self, move: Move) -> int:
        """Estimate the plays that are left after a move."""
        played = self.ranking.counts(move.cards)
        return plays_needed([a - b for a, b in zip(self._counts, played, strict=True)])


def _lead(table: Table, found: tuple[Move, ...]) -> Choice:
    """Lead what leaves the fewest plays: low cards first, no bombs, no wild cards."""
    ranking, danger = table.ranking, table.left <= 2

    def cost(move: Move) -> float:
        rest = table.rest(move)
        high = ranking.height(move.cards)
        held_back = 8 * ranking.wilds(move.cards) + (12 if ranking.is_bomb(move) else 0)
        if danger and len(move.cards) == table.left:
            high = -2 * high
        return 4 * rest + (held_back if rest > 1 else 0) + high / 2

    move = min(found, key=cost)
    if danger and len(move.cards) == table.left:
        return move, Reason("lead_high", {"left": table.left})
    code = "lead_long" if len(move.cards) > 1 else "lead_lowest"
    return move, Reason(code, {"cards": move.cards})


def _bomb(table: Table, bombs: list[Move]) -> Choice:
    """Bomb where an opponent has few cards or little is left to shed, else save it."""
    ranking = table.ranking
    cheapest = min(
        bombs,
        key=lambda move: (
            table.rest(move) + 2 * ranking.wilds(move.cards),
            len(move.cards),
            ranking.height(move.cards),
        ),
    )
    if table.left <= _FEW or table.rest(cheapest) <= 3:
        return cheapest, Reason("bomb_now", {"left": table.left})
    return PASS, Reason("save_bomb", {"cards": cheapest.cards})


def _answer(table: Table, beating: list[Move]) -> Choice:
    """Beat cheaply where that breaks nothing up; leave the partner's good plays alone."""
    ranking = table.ranking
    plain = [move for move in beating if not ranking.is_bomb(move)]
    ours = table.view.facts["top"] == table.partner
    if ours and (not plain or _is_high(table)):
        return PASS, Reason("spare_partner")
    if not plain:
        return _bomb(table, beating)

    def cost(move: Move) -> float:
        return 4 * table.rest(move) + 8 * ranking.wilds(move.cards) + ranking.height(move.cards) / 2

    move = min(plain, key=cost)
    if table.rest(move) < table.needed or (table.left <= _FEW and not ours):
        return move, Reason("beat_cheaply", {"cards": move.cards})
    return PASS, Reason("save_high", {"cards": move.cards})


def _is_high(table: Table) -> bool:
    """Tell whether the play on the table is good enough, or too long to bother."""
    cards = next((made.cards for made in reversed(table.view.table) if made.cards), ())
    return len(cards) > 2 or table.ranking.height(cards) > _LOW


def _give(table: Table, found: tuple[Move, ...]) -> Choice:
    """Pay what must be paid; give back what is of least use."""
    move = min(found, key=lambda one: (table.rest(one), table.ranking.height(one.cards)))
    code = "pay_highest" if move.act == "tribute" else "return_useless"
    return move, Reason(code, {"cards": move.cards})


def thumb(game: AnyGame, view: AnyView, found: tuple[Move, ...]) -> Choice:
    """Choose among the legal moves of a view."""
    table = Table(view)
    if found[0].act in ("tribute", "return"):
        return _give(table, found)
    for move in found:
        if len(move.cards) == len(view.hand):
            return move, Reason("go_out")
    if PASS not in found:
        return _lead(table, found[:_MOST])
    return _answer(table, [move for move in found[:_MOST] if move.cards])
