"""What a player of a trick game sees: how high each card is, who wins, what is still out."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any, Final

from paiju.bots.asking import inquire
from paiju.cards import Card
from paiju.game import AnyGame, AnyView, Fact, Move, find
from paiju.game.rules import RulesLike
from paiju.game.ruling import Question

_WORST: Final = 99


@cache
def _ranking(
    name: str, rules: RulesLike, context: tuple[tuple[str, Fact], ...]
) -> tuple[Mapping[Card, int], Mapping[Card, str]]:
    """Ask for the place of every card, highest first, and for the suit it counts as."""
    game = find(name)
    deck = tuple(dict.fromkeys(game.deck(rules)))
    question = Question(rules, {"cards": deck, **dict(context)})
    answer: Mapping[str, Any] = game.asks["order"].answer(question)
    worth = {one: at for at, equals in enumerate(answer["groups"]) for one in equals}
    return worth, {one: answer["suit_group"][str(one)] for one in deck}


class Sight:
    """The order of the view's table and what can be told from it."""

    def __init__(self, game: AnyGame, view: AnyView, **assumed: Fact) -> None:
        """Look at a view, or at what it would be with other facts, such as a trump suit."""
        self._game = game
        self._view = view
        ask = game.asks["order"]
        facts = {**view.facts, **assumed}
        known = {**ask.required, **ask.optional}
        context = tuple((key, facts[key]) for key in known if facts.get(key) is not None)
        self._worth, self._groups = _ranking(view.game, view.rules, context)

    def trumps(self) -> int:
        """Count the trumps that the seat holds."""
        return sum(self.group(held) == "trump" for held in self._view.hand)

    @cached_property
    def _out(self) -> Counter[Card]:
        """The cards that another hand may hold."""
        return Counter(self._game.deck(self._view.rules)) - self._gone()

    def group(self, held: Card) -> str:
        """Tell which suit a card counts for, `trump` for all trumps."""
        return self._groups[held]

    def height(self, held: Card) -> int:
        """Tell how high a card is; trumps are above all others."""
        return _WORST - self._worth.get(held, _WORST)

    def _gone(self) -> Counter[Card]:
        """Count the cards that no other hand can hold: one's own and all that were played."""
        gone = Counter(self._view.hand)
        played = self._view.facts.get("played")
        for cards in played.values() if isinstance(played, Mapping) else (played,):
            if isinstance(cards, tuple):
                gone.update(one for one in cards if isinstance(one, Card))
        return gone

    def is_top(self, held: Card, copies: int = 1) -> bool:
        """Return whether no other hand can hold so many equal cards of the suit above this one."""
        own, height = self.group(held), self.height(held)
        return not any(
            count >= copies and self.group(other) == own and self.height(other) > height
            for other, count in self._out.items()
        )

    def winner(self, move: Move) -> int | None:
        """Return who would win the trick with this move."""
        plays = [(made.seat, made.cards) for made in self._view.table]
        if self._view.seat is not None:
            plays.append((self._view.seat, move.cards))
        answer = inquire(self._game, self._view, "trick", plays=tuple(plays))
        won = answer["winner"] if answer is not None else None
        return won if isinstance(won, int) else None
