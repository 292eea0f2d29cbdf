"""Run tasks in worker processes, here or on a Ray cluster; results come as they are finished."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias

from paiju.arena.journal import Journal
from paiju.arena.plan import Plan, play
from paiju.arena.results import PlayedDeal, Task
from paiju.bots.workers import workers
from paiju.game import Facts, Refusal, Refused

Work: TypeAlias = Callable[[Task], PlayedDeal]
Spread: TypeAlias = Callable[[Work, Sequence[Task]], Iterator[PlayedDeal]]
"""Has work done for every task, in whatever order."""


def _failed(task: Task, error: Exception) -> Refused:
    """Tell at which deal a bot or a game went wrong."""
    facts: Facts = {
        "deal": task.deal,
        "bot": task.bot,
        "against": task.against,
        "reason": f"{type(error).__name__}: {error}"[:200],
    }
    return Refused(Refusal("deal_failed", facts=facts))


def in_processes(count: int) -> Spread:
    """Spread tasks over processes of this machine; `Refused` where one of them dies."""

    def spread(work: Work, tasks: Sequence[Task]) -> Iterator[PlayedDeal]:
        pool = workers(max(1, min(count, len(tasks))))
        waiting: dict[Future[PlayedDeal], Task] = {}
        try:
            waiting = {pool.submit(work, task): task for task in tasks}
            pending = set(waiting)
            while pending:
                finished, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from _collect(finished, waiting)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    return spread


def _collect(
    finished: set[Future[PlayedDeal]], tasks: dict[Future[PlayedDeal], Task]
) -> Iterator[PlayedDeal]:
    """Give the results first and complain after: what was finished is kept."""
    fault: Refused | None = None
    for future in finished:
        try:
            yield future.result()
        except BrokenProcessPool:
            fault = Refused(Refusal("worker_died"))
        except Exception as error:
            fault = fault or _failed(tasks[future], error)
    if fault is not None:
        raise fault


def on_ray(address: str) -> Spread:
    """Spread tasks over a Ray cluster; `Refused` where Ray or the cluster is missing."""
    try:
        # Ray is large and of use to few: it is only asked for by those who name a cluster.
        ray: Any = import_module("ray")
    except ImportError as error:
        raise Refused(Refusal("ray_missing")) from error

    def spread(work: Work, tasks: Sequence[Task]) -> Iterator[PlayedDeal]:
        try:
            ray.init(address, log_to_driver=False, logging_level="error")
        except Exception as error:
            facts: Facts = {"address": address[:80], "reason": str(error)[:200]}
            raise Refused(Refusal("ray_unreachable", facts=facts)) from error
        try:
            remote = ray.remote(work_of(work))
            waiting = {remote.remote(task): task for task in tasks}
            while waiting:
                finished, _ = ray.wait(list(waiting))
                task = waiting.pop(finished[0])
                try:
                    yield ray.get(finished[0])
                except ray.exceptions.WorkerCrashedError as error:
                    raise Refused(Refusal("worker_died")) from error
                except Exception as error:
                    raise _failed(task, error) from error
        finally:
            with suppress(Exception):
                ray.shutdown()

    return spread


def work_of(work: Work) -> Work:
    """Wrap work in a plain function: Ray takes nothing else."""

    def remote(task: Task) -> PlayedDeal:
        return work(task)

    return remote


def run(
    plan: Plan,
    journal: Journal,
    spread: Spread,
    done: dict[Task, PlayedDeal],
    advance: Callable[[], None],
) -> tuple[PlayedDeal, ...]:
    """Play what is not done yet, each finished deal into the journal; return all in order."""
    tasks = tuple(plan.tasks())
    results = {task: done[task] for task in tasks if task in done}
    left = [task for task in tasks if task not in results]
    if left:
        for played in spread(partial(play, plan), left):
            journal.add(played)
            results[played.task] = played
            advance()
    return tuple(results[task] for task in tasks)
