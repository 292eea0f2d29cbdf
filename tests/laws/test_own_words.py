"""A game may call its acts by names of its own: records, laws and desks take them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from paiju.desk import find_moves
from paiju.game import AnyState, IllegalMove, Move, Refusal
from paiju.testing import declared, laws, walk
from tests import toy
from tests.wrapped import AnyStep, Wrapped

OWN: Mapping[str, str] = {"bury": "swap", "decline": "stand_by"}
COMMON = {own: common for common, own in OWN.items()}


def renamed(move: Move, names: Mapping[str, str]) -> Move:
    return replace(move, act=names.get(move.act, move.act))


class OwnWords(Wrapped):
    """The toy, with other names for two of its acts."""

    profile = replace(toy.game.profile, acts=("play", "swap", "stand_by"))

    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        return (renamed(move, OWN) for move in self.inner.legal(state, seat))

    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        act = "unheard_of" if move.act in OWN else COMMON.get(move.act, move.act)
        refusal = self.inner.check(state, seat, replace(move, act=act))
        if refusal is None or refusal.code != "wrong_phase":
            return refusal
        return replace(refusal, facts={**refusal.facts, "act": move.act})

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.inner.apply(state, seat, renamed(move, COMMON))

    def lapse(self, state: AnyState, seat: int) -> Move:
        return renamed(self.inner.lapse(state, seat), OWN)


GAME = OwnWords(toy.game)


@pytest.mark.parametrize(
    "law",
    [
        laws.check_agrees_with_legal,
        laws.hands_replay,
        laws.hostile_moves_are_refused,
        laws.somebody_acts,
        declared.views_are_declared,
    ],
)
def test_the_laws_hold(law: laws.Law) -> None:
    for seed in range(3):
        law(GAME, toy.ToyRules(), seed)


def test_chosen_cards_are_found_as_the_games_own_act() -> None:
    state = walk.begin(GAME, toy.ToyRules(), 1)
    (first, *_) = GAME.view(state, 1).hand
    assert find_moves(GAME, state, 1, (first,)).moves == (Move("swap", (first,)),)
