"""Each law finds the game that breaks it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import pytest

from paiju.cards import Hand
from paiju.game import (
    DECLINE,
    AnyState,
    AnyView,
    Claim,
    Deadline,
    Deal,
    Event,
    Fact,
    IllegalMove,
    Move,
    Outcome,
    Refusal,
    Standing,
    State,
    Step,
)
from paiju.game.rules import RulesLike
from paiju.testing import laws
from paiju.testing.broken import Broken
from tests import toy
from tests.laws.leaks import WrapsSeats
from tests.laws.thoughtless import THOUGHTLESS
from tests.laws.undeclared import UNDECLARED
from tests.wrapped import AnyStep, Wrapped


class LosesPlayedCards(Wrapped):
    def holdings(self, state: AnyState) -> Mapping[str, Hand]:
        return {k: v for k, v in self.inner.holdings(state).items() if k != "played"}


class ShowsAnotherHand(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        return view if seat != 1 else replace(view, hand=self.inner.view(state, 2).hand)


class MiscountsHands(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        return replace(view, counts=tuple(count + 1 for count in view.counts))


class ForgetsTheDeadline(Wrapped):
    def deadline(self, state: AnyState) -> Deadline | None:
        return self.inner.deadline(state) if state.table.asked else None


class DeadlineOfOthers(Wrapped):
    def deadline(self, state: AnyState) -> Deadline | None:
        deadline = self.inner.deadline(state)
        return None if deadline is None else replace(deadline, seats=(1,))


class TimePassesOutOfTurn(Wrapped):
    def lapse(self, state: AnyState, seat: int) -> Move:
        return DECLINE


class NobodyActs(Wrapped):
    def actors(self, state: AnyState) -> tuple[int, ...]:
        actors = self.inner.actors(state)
        return () if len(state.log) > 8 else actors


class NoMoveLeft(Wrapped):
    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        moves = list(self.inner.legal(state, seat))
        return iter(moves if len(state.log) < 8 or len(moves) > 1 else [])


class OmitsAMove(Wrapped):
    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        moves = list(self.inner.legal(state, seat))
        return iter(moves[:1])


class ListsAnIllegalMove(Wrapped):
    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        yield from self.inner.legal(state, seat)
        if len(state.log) > 6:
            yield DECLINE


class ListsTwice(Wrapped):
    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        moves = list(self.inner.legal(state, seat))
        return iter(moves * 2)


class TakesAnyClaim(Wrapped):
    """A claim that is accepted and then changes the result."""

    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        return self.inner.check(state, seat, replace(move, claim=None))

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        step = self.inner.apply(state, seat, replace(move, claim=None))
        if move.claim is None:
            return step
        return Step(replace(step.state, log=(*step.state.log, Event("won"))), step.events)


class ChangesTheState(Wrapped):
    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        step = self.inner.apply(state, seat, move)
        state.table.won[0] += 1
        return step


class ForgetsTheLog(Wrapped):
    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        step = self.inner.apply(state, seat, move)
        return Step(replace(step.state, log=step.events), step.events)


class PlaysDice(Wrapped):
    """The same move gives another state every time."""

    rolled = 0

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        step = self.inner.apply(state, seat, move)
        PlaysDice.rolled += 1
        table = step.state.table.copy()
        table.won[0] += PlaysDice.rolled
        return Step(replace(step.state, table=table), step.events)


class TakesRefusedMoves(Wrapped):
    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        if self.inner.check(state, seat, move) is not None:
            return Step(state, ())
        return self.inner.apply(state, seat, move)


class TakesUnheardOfActs(Wrapped):
    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.check(state, seat, move)
        return refusal if move.act in self.profile.all_acts else None


class RefusesOtherwise(Wrapped):
    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        if self.inner.check(state, seat, move) is not None:
            raise IllegalMove(Refusal("hand_over"))
        return self.inner.apply(state, seat, move)


class ChangesWhenRefusing(Wrapped):
    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.check(state, seat, move)
        if refusal is not None:
            state.table.won[0] += 1
        return refusal


class NeverWins(Wrapped):
    def settle(self, state: AnyState) -> Standing:
        return replace(self.inner.settle(state), winners=None)


class LosesScores(Wrapped):
    def settle(self, state: AnyState) -> Standing:
        after = self.inner.settle(state)
        return replace(after, scores=tuple(score + 1 for score in after.scores))


class StaysAtHandOne(Wrapped):
    def settle(self, state: AnyState) -> Standing:
        return replace(self.inner.settle(state), hand=1)


class NoWinner(Wrapped):
    def outcome(self, state: AnyState) -> Outcome | None:
        outcome = self.inner.outcome(state)
        return None if outcome is None else replace(outcome, winners=())


class DealsOtherwise(Wrapped):
    """A state that does not follow from the deal."""

    begun = 0

    def begin(self, rules: RulesLike, standing: Standing, deal: Deal) -> AnyState:
        state = self.inner.begin(rules, standing, deal)
        DealsOtherwise.begun += 1
        table = state.table.copy()
        table.won[0] = DealsOtherwise.begun
        return State(state.rules, state.standing, state.deal, table)


class UndeclaredEvent(Wrapped):
    events: Mapping[str, tuple[str, ...]] = {
        name: facts for name, facts in toy.game.events.items() if name != "won"
    }


class UndeclaredClaim(Wrapped):
    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        for move in self.inner.legal(state, seat):
            yield replace(move, claim=Claim("no_such"))

    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        claimed = move.claim == Claim("no_such")
        return self.inner.check(state, seat, replace(move, claim=None) if claimed else move)

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        return self.inner.apply(state, seat, replace(move, claim=None))


class UndeclaredMoment(Wrapped):
    moments = frozenset({"no such"})


class EventWithoutFact(Wrapped):
    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        step = self.inner.apply(state, seat, move)
        return Step(step.state, (*step.events, Event("won")))


class UndeclaredCode(Wrapped):
    codes: Mapping[str, tuple[str, ...]] = {}


class RefusalWithoutFacts(Wrapped):
    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.check(state, seat, move)
        return None if refusal is None else replace(refusal, facts={})


class RefusalWithAList(Wrapped):
    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        refusal = self.inner.check(state, seat, move)
        if refusal is None or refusal.code != "wrong_phase":
            return refusal
        facts: dict[str, Fact] = {"phase": [1], "act": move.act}  # type: ignore[dict-item]
        return replace(refusal, facts=facts)


class LogsEverything(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        return replace(self.inner.view(state, seat), log=state.log)


class ViewOfAnother(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        return replace(self.inner.view(state, seat), seat=1)


class NobodyStandsHighest(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        return replace(self.inner.view(state, seat), highest=None)


class WhoPlaysNextStandsHighest(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        view = self.inner.view(state, seat)
        return replace(view, highest=next(iter(view.actors), None))


class ViewWithoutOutcome(Wrapped):
    def view(self, state: AnyState, seat: int | None) -> AnyView:
        return replace(self.inner.view(state, seat), outcome=None)


class LaxRules(Wrapped):
    def parse(self, given: Mapping[str, object]) -> RulesLike:
        known = {"seats", "cards", "hands", "preset"}
        sound = {k: v for k, v in given.items() if k in known and v != "no such"}
        return super().parse(sound)


class FirstFaultOnly(Wrapped):
    def parse(self, given: Mapping[str, object]) -> RulesLike:
        return super().parse(dict(list(given.items())[:1]) if len(given) > 3 else given)


class LetsStrangersMove(Wrapped):
    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        return self.inner.legal(state, (seat - 1) % self.inner.seats(state.rules) + 1)


class LapsesForStrangers(Wrapped):
    def lapse(self, state: AnyState, seat: int) -> Move:
        return DECLINE


class TakesAnyStanding(Wrapped):
    def begin(self, rules: RulesLike, standing: Standing, deal: Deal) -> AnyState:
        return self.inner.begin(rules, self.inner.opening(rules), deal)


class DealsAfterTheMatch(Wrapped):
    def begin(self, rules: RulesLike, standing: Standing, deal: Deal) -> AnyState:
        return self.inner.begin(rules, replace(standing, winners=None), deal)


class SettlesEarly(Wrapped):
    def settle(self, state: AnyState) -> Standing:
        return state.standing


class SplitsASide(Wrapped):
    def sides(self, rules: RulesLike) -> tuple[tuple[int, ...], ...]:
        return ((1, 2),)


BROKEN: list[tuple[laws.Law, type[Wrapped]]] = [
    (laws.cards_are_conserved, LosesPlayedCards),
    (laws.cards_are_conserved, ShowsAnotherHand),
    (laws.cards_are_conserved, MiscountsHands),
    (laws.somebody_acts, ForgetsTheDeadline),
    (laws.somebody_acts, DeadlineOfOthers),
    (laws.somebody_acts, TimePassesOutOfTurn),
    (laws.somebody_acts, NobodyActs),
    (laws.somebody_acts, NoMoveLeft),
    (laws.check_agrees_with_legal, OmitsAMove),
    (laws.check_agrees_with_legal, ListsAnIllegalMove),
    (laws.check_agrees_with_legal, ListsTwice),
    (laws.check_agrees_with_legal, TakesAnyClaim),
    (laws.check_agrees_with_legal, UndeclaredClaim),
    (laws.moves_change_nothing_before, ChangesTheState),
    (laws.moves_change_nothing_before, ForgetsTheLog),
    (laws.moves_change_nothing_before, PlaysDice),
    (laws.hostile_moves_are_refused, TakesRefusedMoves),
    (laws.hostile_moves_are_refused, TakesUnheardOfActs),
    (laws.hostile_moves_are_refused, RefusesOtherwise),
    (laws.hostile_moves_are_refused, ChangesWhenRefusing),
    (laws.strangers_are_refused, WrapsSeats),
    (laws.strangers_are_refused, LetsStrangersMove),
    (laws.strangers_are_refused, LapsesForStrangers),
    (laws.standings_are_checked, TakesAnyStanding),
    (laws.standings_are_checked, DealsAfterTheMatch),
    (laws.standings_are_checked, SettlesEarly),
    (laws.matches_end, NeverWins),
    (laws.matches_end, LosesScores),
    (laws.matches_end, StaysAtHandOne),
    (laws.matches_end, NoWinner),
    (laws.matches_end, SplitsASide),
    (laws.hands_replay, DealsOtherwise),
    (laws.hands_replay, PlaysDice),
    (laws.everything_is_declared, UndeclaredEvent),
    (laws.everything_is_declared, UndeclaredMoment),
    (laws.everything_is_declared, EventWithoutFact),
    (laws.everything_is_declared, UndeclaredCode),
    (laws.everything_is_declared, RefusalWithoutFacts),
    (laws.everything_is_declared, RefusalWithAList),
    *UNDECLARED,
    (laws.views_agree, LogsEverything),
    (laws.views_agree, ViewOfAnother),
    (laws.views_agree, NobodyStandsHighest),
    (laws.views_agree, WhoPlaysNextStandsHighest),
    (laws.views_agree, ViewWithoutOutcome),
    (laws.rules_are_strict, LaxRules),
    (laws.rules_are_strict, FirstFaultOnly),
    *((laws.thinking_keeps_to_the_view, broken) for broken in THOUGHTLESS),
]


def over_seeds(test: Callable[[int], None]) -> None:
    for seed in range(10):
        test(seed)


@pytest.mark.parametrize(
    ("law", "broken"), [pytest.param(a, b, id=f"{a.__name__}-{b.__name__}") for a, b in BROKEN]
)
def test_law_finds(law: laws.Law, broken: type[Wrapped]) -> None:
    game = broken(toy.game)
    with pytest.raises(Broken):
        over_seeds(lambda seed: law(game, toy.ToyRules(), seed))


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {law for law, _ in BROKEN} == set(laws.LAWS)


def test_a_clause_that_is_missing_is_found() -> None:
    clauses = toy.CLAUSES - {"toy.3"}
    with pytest.raises(Broken):
        over_seeds(lambda seed: laws.clauses_exist(toy.game, toy.ToyRules(), seed, clauses))


def test_a_hand_without_end_is_found() -> None:
    class Endless(Wrapped):
        def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
            return Step(state, super().apply(state, seat, move).events)

    with pytest.raises(AssertionError, match="did not end"):
        laws.cards_are_conserved(Endless(toy.game), toy.ToyRules(), 1)
