"""Games that do not keep to what they declare, each with the law that finds it."""

from dataclasses import replace

from paiju.game import AnyState, AnyView, Reading, Sense
from paiju.game.fact_types import SEAT, maybe
from paiju.testing import declared, laws
from tests import toy
from tests.wrapped import Wrapped


class ShowsAnUndeclaredFact(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        return replace(view, facts={**view.facts, "weather": "fine"}) if seat == 2 else view


class ShowsAnotherType(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        return replace(view, facts={**view.facts, "turn": 0}) if view.outcome else view


class ForgetsAFact(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        kept = {name: fact for name, fact in view.facts.items() if name != "pile" or fact}
        return replace(view, facts=kept)


class ShowsAnUndeclaredPrivateFact(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        return replace(view, private={**view.private, "mood": "good"}) if seat else view


class ShowsAnotherPrivateType(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        return replace(view, private={name: str(fact) for name, fact in view.private.items()})


class UndeclaredPhase(Wrapped):
    profile = replace(toy.game.profile, phases=toy.game.profile.phases[:-1])


class UndeclaredAct(Wrapped):
    profile = replace(toy.game.profile, acts=("play", "bury"))


class UndeclaredType(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        reading = Reading("single", None, 1, ())
        return replace(view, table=tuple(replace(made, reading=reading) for made in view.table))


class DeclaresWhatIsNotShown(Wrapped):
    profile = replace(toy.game.profile, facts={**toy.game.profile.facts, "ghost": maybe(SEAT)})


class DeclaresAPrivateFactThatIsNotShown(Wrapped):
    profile = replace(toy.game.profile, private={**toy.game.profile.private, "ghost": SEAT})


class DependsOnAnUnknownSwitch(Wrapped):
    profile = replace(
        toy.game.profile, facts={**toy.game.profile.facts, "ghost": maybe(SEAT, "ghosts")}
    )


class SaysTheOtherWay(Wrapped):
    profile = replace(toy.game.profile, direction=-1)


class SaysPenalties(Wrapped):
    profile = replace(toy.game.profile, sense=Sense.PENALTY)


UNDECLARED: list[tuple[laws.Law, type[Wrapped]]] = [
    (declared.views_are_declared, ShowsAnUndeclaredFact),
    (declared.views_are_declared, ShowsAnotherType),
    (declared.views_are_declared, ForgetsAFact),
    (declared.views_are_declared, ShowsAnUndeclaredPrivateFact),
    (declared.views_are_declared, ShowsAnotherPrivateType),
    (declared.views_are_declared, UndeclaredPhase),
    (declared.views_are_declared, UndeclaredAct),
    (declared.views_are_declared, UndeclaredType),
    (declared.declarations_are_met, DeclaresWhatIsNotShown),
    (declared.declarations_are_met, DeclaresAPrivateFactThatIsNotShown),
    (declared.declarations_are_met, DependsOnAnUnknownSwitch),
    (declared.play_goes_round, SaysTheOtherWay),
    (declared.winners_gain, SaysPenalties),
]
