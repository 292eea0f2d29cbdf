"""Games whose thinkers do not keep to what a seat can see, or to the rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from paiju.game import AnyState, AnyView, Chance, Move, Skill, deal_from_seed
from paiju.think import PlainThinker
from tests import toy
from tests.wrapped import Wrapped


@dataclass(frozen=True, slots=True)
class Careless(PlainThinker):
    """A thinker whose ideas are changed before it tells them."""

    change: Callable[[tuple[Move, ...], Chance], tuple[Move, ...]] = lambda ideas, chance: ideas

    def ideas(
        self, view: AnyView, most: int, chance: Chance, taste: Sequence[int] = ()
    ) -> tuple[Move, ...]:
        plain = PlainThinker(self.game, self.deal)
        return self.change(plain.ideas(view, most, chance, taste), chance)


class GuessesAnything(Wrapped):
    @property
    def thinker(self) -> PlainThinker:
        def deal(view: AnyView, chance: Chance) -> AnyState:
            cards = deal_from_seed(chance.below(99), self.inner.deck(view.rules))
            return self.inner.begin(view.rules, view.standing, cards)

        return PlainThinker(self, deal)


class ThinksOfNothing(Wrapped):
    @property
    def thinker(self) -> PlainThinker:
        return Careless(self, toy.guess, lambda ideas, chance: ())


class ThinksOfTooMuch(Wrapped):
    @property
    def thinker(self) -> PlainThinker:
        return Careless(self, toy.guess, lambda ideas, chance: (*ideas, *ideas))


class ThinksOfIllegalMoves(Wrapped):
    @property
    def thinker(self) -> PlainThinker:
        return Careless(self, toy.guess, lambda ideas, chance: (*ideas, Move.play("S10 SJ")))


class Fickle(PlainThinker):
    """A thinker that advises whatever comes to mind."""

    def advise(self, view: AnyView, skill: Skill, chance: Chance) -> Move:
        ideas = self.ideas(view, 8, chance)
        return ideas[chance.below(len(ideas))]


class ThinksByChance(Wrapped):
    @property
    def thinker(self) -> PlainThinker:
        return Fickle(self, toy.guess)


class ForgetsItsAdvice(Wrapped):
    @property
    def thinker(self) -> PlainThinker:
        return Careless(self, toy.guess, lambda ideas, chance: ideas[1:] or ideas)


THOUGHTLESS: Final[tuple[type[Wrapped], ...]] = (
    GuessesAnything,
    ThinksOfNothing,
    ThinksOfTooMuch,
    ThinksOfIllegalMoves,
    ThinksByChance,
    ForgetsItsAdvice,
)
