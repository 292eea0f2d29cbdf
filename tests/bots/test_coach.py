"""The coach: finds planted blunders, calls no noise a mistake, looks at no hidden card."""

from dataclasses import replace
from itertools import count

import pytest

from paiju.bots import REASONS, Budget
from paiju.bots.coach import Decision, coach, decisions, judge, margin
from paiju.game import (
    PASS,
    AnyGame,
    AnyState,
    Dice,
    Record,
    RecordedMove,
    Refused,
    Skill,
    deal_from_seed,
    find,
    format_record,
    games,
    parse_record,
)
from paiju.game.rules import RulesLike

SPEND = Budget(playouts=240)


def finish(game: AnyGame, state: AnyState, moves: list[RecordedMove]) -> None:
    """Play on by rules of thumb."""
    while actors := game.actors(state):
        move = game.advise(state, actors[0], Skill.EXPERT)
        state = game.apply(state, actors[0], move).state
        moves.append(RecordedMove(actors[0], move, state.fingerprint))


def begin(name: str, seed: int) -> tuple[AnyGame, RulesLike, AnyState]:
    game = find(name)
    rules = next(iter(game.presets.values()))
    deal = deal_from_seed(seed, game.deck(rules))
    return game, rules, game.begin(rules, game.opening(rules), deal)


def record_of(
    game: AnyGame, rules: RulesLike, first: AnyState, moves: list[RecordedMove]
) -> Record:
    return Record.of(game, rules, first.standing, first.deal, first.fingerprint, tuple(moves))


def sound(name: str, seed: int = 6) -> Record:
    """Make the record of a hand that experts play."""
    game, rules, first = begin(name, seed)
    moves: list[RecordedMove] = []
    finish(game, first, moves)
    return record_of(game, rules, first, moves)


def blundered() -> tuple[Record, int]:
    """Make a record in which somebody who could go out passes instead; tell the step."""
    for seed in count():
        game, rules, first = begin("gandengyan", seed)
        state, moves = first, list[RecordedMove]()
        while actors := game.actors(state):
            seat = actors[0]
            move = game.advise(state, seat, Skill.EXPERT)
            counts = game.view(state, seat).counts
            goes_out = len(move.cards) == counts[seat - 1] < sum(counts) - 8
            if goes_out and game.check(state, seat, PASS) is None:
                state = game.apply(state, seat, PASS).state
                moves.append(RecordedMove(seat, PASS, state.fingerprint))
                step = len(moves)
                finish(game, state, moves)
                return record_of(game, rules, first, moves), step
            state = game.apply(state, seat, move).state
            moves.append(RecordedMove(seat, move, state.fingerprint))
    raise AssertionError


def test_a_planted_blunder_is_the_costliest_move() -> None:
    record, step = blundered()
    found = coach(record, SPEND)
    assert found.worst[0] == step
    worst = next(one for one in found.moves if one.step == step)
    assert worst.mistake
    assert worst.cost > worst.error > 0
    assert [why.code for why in worst.reasons] == ["go_out"]
    assert worst.best != worst.move == PASS


@pytest.mark.parametrize("name", games())
def test_every_decision_is_judged_with_reasons(name: str) -> None:
    record = sound(name)
    told: list[tuple[int, int]] = []
    found = coach(record, Budget(playouts=24), 1, lambda *at: told.append(at))
    assert told == [(at, len(found.moves)) for at in range(len(found.moves) + 1)]
    assert found.unit == find(name).profile.measure
    assert len(found.moves) < len(decisions(record))
    assert {one.seat for one in found.moves} == {1}
    for one in found.moves:
        made = record.moves[one.step - 1]
        assert (made.seat, made.move) == (one.seat, one.move)
        assert one.cost >= 0
        assert one.error >= 0
        assert (one.best == one.move) == (one.cost == 0)
        for why in (*one.reasons, one.meant):
            assert set(why.facts) == set(REASONS[why.code])
    assert all(one.mistake for one in found.moves if one.step in found.worst)


def test_what_may_be_noise_is_no_mistake() -> None:
    found = coach(sound("xiaoer"), SPEND)
    doubtful = [one for one in found.moves if 0 < one.cost <= one.error]
    assert doubtful
    assert not any(one.mistake for one in doubtful)
    assert margin(1) < margin(50) < margin(200)


def test_hidden_cards_make_no_difference_and_playouts_repeat() -> None:
    game, _, state = begin("shandong", 8)
    for _ in range(30):
        seat = game.actors(state)[0]
        state = game.apply(state, seat, game.advise(state, seat, Skill.NOVICE)).state
    seat = game.actors(state)[0]
    move = game.lapse(state, seat)
    view = game.view(state, seat)
    other = game.view(game.guess(view, Dice(99)), seat)
    first = judge(Decision(31, view, move), SPEND, 9)
    assert judge(Decision(31, other, move), SPEND, 9) == first
    assert judge(Decision(31, view, move), SPEND, 9) == first


def test_records_that_do_not_hold_are_refused() -> None:
    record = sound("gandengyan")
    assert parse_record(format_record(record)) == record
    cases = {
        "record_unfinished": replace(record, moves=record.moves[:-1]),
        "record_version": replace(record, version=99),
        "record_state": replace(record, begun="0" * 16),
        "record_move": replace(record, moves=record.moves[1:]),
    }
    for code, wrong in cases.items():
        with pytest.raises(Refused) as caught:
            coach(wrong, SPEND)
        assert caught.value.refusal.code == code
