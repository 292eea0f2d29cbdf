"""A game that brings rules and no thinker: bots, hints, coach, arena, device and envs play it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from paiju.arena.entrants import parse_entrant
from paiju.bots import BOTS, Budget, hints
from paiju.bots.coach import decisions, judge
from paiju.game import (
    AnyGame,
    AnyState,
    Dice,
    Profile,
    Sense,
    deal_from_seed,
    find,
    play_hand,
    registry,
)
from paiju.offline import thinking
from paiju.testing import laws, secrecy, walk
from paiju.think import PlainThinker, kernel_of, thinker_of
from tests import toy
from tests.wrapped import RulesOnly

BARE: AnyGame = RulesOnly(toy.game)
SMALL = toy.ToyRules(seats=2, cards=1, hands=1)
SPEND = Budget(playouts=24)


@pytest.fixture(autouse=True)
def _bare_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, AnyGame] = {"toy": BARE, "xiaoer": RulesOnly(find("xiaoer"))}
    monkeypatch.setattr(registry, "games", lambda: known)


def moments(game: AnyGame, seed: int) -> Iterator[tuple[AnyState, int]]:
    """Give the moments of a random hand, and who may act first."""
    state = walk.begin(game, next(iter(game.presets.values())), seed)
    for turn in walk.walk(game, state, Dice(seed)):
        yield turn.state, turn.seat


def test_the_plain_thinker_thinks_for_a_game_without_one() -> None:
    assert thinker_of(BARE) == PlainThinker(BARE)
    assert thinker_of(toy.game) == toy.game.thinker
    with pytest.raises(TypeError, match="toy has no kernel"):
        kernel_of(BARE)


@pytest.mark.parametrize("kind", BOTS)
def test_bots_play_it(kind: str) -> None:
    players = {seat: BOTS[kind](BARE, seat) for seat in (1, 2)}
    deal = deal_from_seed(3, BARE.deck(SMALL))
    choose = {seat: lambda view, bot=bot: bot.choose(view, SPEND) for seat, bot in players.items()}
    state, record = play_hand(BARE, SMALL, BARE.opening(SMALL), deal, choose)
    assert BARE.outcome(state) is not None
    assert len(record.moves) > 3


def test_bots_of_the_arena_and_of_a_device_play_it() -> None:
    view = BARE.view(walk.begin(BARE, SMALL, 1), 1)
    legal = set(BARE.legal(walk.begin(BARE, SMALL, 1), 1))
    assert parse_entrant("normal:24p").player(BARE, 1)(view) in legal
    here = [bot for bot in BOTS if thinking.plays_here(bot)]
    assert here == ["random", "easy", "normal"]
    for bot in here:
        assert thinking.choose(bot, view, 1) in legal
    advised = thinking.advise(view)
    assert {move for move, _ in advised} <= legal
    assert {why.code for _, why in advised} == {"usual_move"}


def test_hints_are_legal_and_say_why() -> None:
    for state, seat in islice(moments(BARE, 2), 3):
        found = hints(BARE, BARE.view(state, seat))
        assert found
        assert all(BARE.check(state, seat, hint.move) is None for hint in found)
        assert {hint.reason.code for hint in found} <= {"usual_move", "only_move"}


def test_the_coach_judges_it() -> None:
    record = walk.record(BARE, SMALL, 3)
    wanted = decisions(record)
    assert wanted
    judged = judge(wanted[0], Budget(playouts=8))
    assert judged.move == wanted[0].move
    assert judged.cost >= 0


def test_it_keeps_the_laws_and_its_secrets() -> None:
    laws.thinking_keeps_to_the_view(BARE, SMALL, 1)
    secrecy.secrets_are_kept(BARE, SMALL, 1, 20)


def test_a_real_game_can_be_played_by_its_rules_alone() -> None:
    bare = find("xiaoer")
    assert bare.thinker is None
    for state, seat in islice(moments(bare, 1), 0, 40, 8):
        move = BOTS["normal"](bare, 1).choose(bare.view(state, seat))
        assert bare.check(state, seat, move) is None


def test_fewer_penalties_are_better() -> None:
    class Penalties(RulesOnly):
        @property
        def profile(self) -> Profile:
            return replace(self.inner.profile, sense=Sense.PENALTY)

    state = walk.begin(toy.game, SMALL, 5)
    moves = tuple(toy.game.legal(state, 1))
    gains = PlainThinker(toy.game).rollouts(state, 1, moves, 7, 30)
    losses = PlainThinker(Penalties(toy.game)).rollouts(state, 1, moves, 7, 30)
    # A hand that is won counts a little more, whichever way points count.
    assert gains != losses
    won = [(gain + loss) / 2 for gain, loss in zip(gains, losses, strict=True)]
    assert all(0 <= one <= 30 for one in won)
    assert all(gain > loss for gain, loss in zip(gains, losses, strict=True))
