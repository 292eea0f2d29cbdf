"""First hands: every asked move is legal, others get a reason, every step has its text."""

from itertools import islice

import pytest

from paiju.bots import REASONS
from paiju.game import Move, Refused, find, games
from paiju.learn.lessons import Lesson, advice, attempt, lesson, scene_at
from paiju.text import LANGUAGES, catalogue
from paiju.text.sentences import fields

PLAYERS = {f"p{seat}" for seat in range(1, 6)}


def taught(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def tasks(found: Lesson) -> list[int]:
    return [number for number, step in enumerate(found.steps, 1) if step.task is not None]


@pytest.mark.parametrize("game", games())
def test_the_asked_move_is_legal_and_right(game: str) -> None:
    found = taught(game)
    assert len(tasks(found)) >= 5
    for number in tasks(found):
        scene = scene_at(found, number)
        task = found.steps[number - 1].task
        assert task is not None
        assert scene.game.check(scene.state, found.seat, task) is None
        tried = attempt(found, number, task)
        assert tried.right
        assert (task, tried.reason) == advice(found, number)
        assert set(tried.reason.facts) == set(REASONS[tried.reason.code])


@pytest.mark.parametrize("game", games())
def test_another_move_gets_a_reason(game: str) -> None:
    found = taught(game)
    choices = 0
    for number in tasks(found):
        scene = scene_at(found, number)
        task = found.steps[number - 1].task
        others = [
            move for move in islice(scene.game.legal(scene.state, found.seat), 8) if move != task
        ]
        choices += bool(others)
        for move in others:
            tried = attempt(found, number, move)
            assert not tried.right
            assert tried.task == task
            assert tried.reason.code in REASONS
        with pytest.raises(Refused) as caught:
            attempt(found, number, Move("keep"))
        assert caught.value.refusal.code
    assert choices >= len(tasks(found)) - 1


@pytest.mark.parametrize("game", games())
def test_a_lesson_is_a_whole_hand_that_is_won(game: str) -> None:
    found = taught(game)
    first, last = scene_at(found, 1), scene_at(found, len(found.steps))
    assert len(first.states) == 1
    assert found.steps[0].task is None
    assert found.steps[-1].task is None
    outcome = find(game).outcome(last.state)
    assert outcome is not None
    assert found.seat in outcome.winners


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_step_has_its_text_and_every_text_its_step(game: str, lang: str) -> None:
    texts = catalogue(lang, game).own["lesson"]
    assert not isinstance(texts, str)
    assert list(texts) == [step.key for step in taught(game).steps]
    for text in texts.values():
        assert isinstance(text, str)
        assert fields(text) <= PLAYERS


def test_a_step_without_a_task_asks_for_nothing() -> None:
    with pytest.raises(LookupError):
        advice(taught("gandengyan"), 1)
