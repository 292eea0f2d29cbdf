"""Runs: the same results however many workers, and finished deals are never lost."""

import json
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

from paiju.arena import running
from paiju.arena.journal import Journal, format_played, parse_played
from paiju.arena.plan import Plan, play
from paiju.arena.results import PlayedDeal, Task
from paiju.arena.running import Work, in_processes, on_ray, run
from paiju.game import Refused, Sense
from tests.arena import planted
from tests.arena.test_deals import plan_of


def here(work: Work, tasks: Sequence[Task]) -> Iterator[PlayedDeal]:
    """Play in this process, the last task first."""
    return map(work, reversed(tasks))


def nothing() -> None:
    """Show no progress."""


def started(folder: Path, plan: Plan) -> Journal:
    journal = Journal(folder, plan.key, plan.game)
    journal.begin()
    return journal


def test_any_number_of_workers_gives_the_same_results(tmp_path: Path) -> None:
    plan = plan_of("gandengyan", deals=4)
    one = run(plan, started(tmp_path / "1", plan), here, {}, nothing)
    two = run(plan, started(tmp_path / "2", plan), in_processes(2), {}, nothing)
    assert one == two == tuple(play(plan, task) for task in plan.tasks())


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = plan_of("gandengyan", deals=3)
    whole = run(plan, started(tmp_path, plan), here, {}, nothing)
    path = tmp_path / "deals.jsonl"
    lines = path.read_text().splitlines(keepends=True)
    # The process was killed while it wrote the last line.
    path.write_text("".join(lines[:3]) + lines[3][:20])
    journal = Journal(tmp_path, plan.key, plan.game)
    done = journal.resume()
    assert len(done) == 2
    asked: list[Task] = []

    def counting(work: Work, tasks: Sequence[Task]) -> Iterator[PlayedDeal]:
        asked.extend(tasks)
        return here(work, tasks)

    assert run(plan, journal, counting, done, nothing) == whole
    assert asked == [task for task in plan.tasks() if task not in done]
    assert sorted(path.read_text().splitlines()) == sorted("".join(lines).splitlines())


def test_a_journal_of_an_earlier_version_names_no_game(tmp_path: Path) -> None:
    plan = plan_of("gandengyan", deals=2)
    whole = run(plan, started(tmp_path, plan), here, {}, nothing)
    path = tmp_path / "deals.jsonl"
    head, *lines = path.read_text().splitlines(keepends=True)
    assert json.loads(head) == {"run": plan.key, "game": "gandengyan"}
    path.write_text("".join([json.dumps({"run": plan.key}) + "\n", *lines]))
    done = Journal(tmp_path, plan.key, plan.game).resume()
    assert tuple(done[task] for task in plan.tasks()) == whole
    assert any(min(hand.gains) < 0 for one in whole for hand in one.hands)


def test_more_deals_can_be_added_later(tmp_path: Path) -> None:
    few, more = plan_of("gandengyan", deals=1), plan_of("gandengyan", deals=2)
    first = run(few, started(tmp_path, few), here, {}, nothing)
    journal = Journal(tmp_path, more.key, more.game)
    assert run(more, journal, here, journal.resume(), nothing)[: len(first)] == first


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "journal_other"),
        ("{}\n", "journal_other"),
        ("KEY\n[]\n", "journal_line"),
        ("KEY\nnot json\n", "journal_line"),
        ('KEY\n{"deal":1,"bot":"a","against":"b","hands":[]}\n', "journal_line"),
        ('KEY\n{"deal":1,"bot":"a","against":"b","hands":[["AB",[1],[1]]]}\n', "journal_line"),
        ('KEY\n{"deal":"x","bot":"a","against":"b","hands":[["A",[1],[1]]]}\n', "journal_line"),
    ],
)
def test_a_journal_that_does_not_fit(tmp_path: Path, text: str, code: str) -> None:
    plan = plan_of("gandengyan")
    (tmp_path / "deals.jsonl").write_text(text.replace("KEY", f'{{"run": "{plan.key}"}}'))
    with pytest.raises(Refused) as caught:
        Journal(tmp_path, plan.key, plan.game).resume()
    assert caught.value.refusal.code == code


def test_finished_deals_are_not_overwritten(tmp_path: Path) -> None:
    plan = plan_of("gandengyan")
    started(tmp_path, plan)
    with pytest.raises(Refused, match="journal_there"):
        started(tmp_path, plan)


def test_a_line_reads_as_written() -> None:
    plan = plan_of("xiaoer", deals=1)
    played = play(plan, next(plan.tasks()))
    assert parse_played(format_played(played), Sense.GAIN) == played


@pytest.mark.parametrize(
    ("work", "code"), [(planted.dying, "worker_died"), (planted.failing, "deal_failed")]
)
def test_a_worker_that_dies_or_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: Callable[..., PlayedDeal], code: str
) -> None:
    plan = plan_of("gandengyan", deals=6)
    journal = started(tmp_path, plan)
    with monkeypatch.context() as patch:
        patch.setattr(running, "play", work)
        with pytest.raises(Refused) as caught:
            run(plan, journal, in_processes(1), {}, nothing)
    assert caught.value.refusal.code == code
    done = journal.resume()
    assert {task.deal for task in done} >= {1, 2}
    assert planted.BAD_DEAL not in {task.deal for task in done}
    assert run(plan, journal, here, done, nothing) == tuple(
        play(plan, task) for task in plan.tasks()
    )


@pytest.mark.skipif(find_spec("ray") is not None, reason="ray is installed")
def test_ray_is_only_asked_for_by_those_who_name_a_cluster() -> None:
    with pytest.raises(Refused, match="ray_missing"):
        on_ray("auto")
