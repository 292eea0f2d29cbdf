"""One whole run: who takes part, for how long, and what their tallies amount to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import paiju
from bench.interpreted import Interpreted, Remote
from bench.machine import machine
from bench.ours import Job, open_job
from bench.peers import peers
from bench.results import COMPILED, INTERPRETED, Peer, Results, Row
from bench.rounds import interleave
from bench.tally import Contender, Tally, microseconds, steps_per_second, units_per_second
from paiju.game import AnyGame

PACKAGE = Path(str(paiju.__file__)).parent

# CPU seconds of one slice. RLCard's environment plays some twenty games a second: it gets longer.
PLAYOUTS, EDGE, FALLBACK, PEER, SLOW_PEER = 0.4, 0.15, 0.4, 0.3, 0.8

Slice = tuple[Contender, float]


def jobs(game: AnyGame) -> Iterable[Job]:
    """List what is measured of a game: every preset, the default one first."""
    for preset in game.presets:
        yield Job(game.name, preset, "playouts")
        yield Job(game.name, preset, "check")
        yield Job(game.name, preset, "legal")


def duration(job: Job) -> float:
    """Tell how long a slice of a job is."""
    return PLAYOUTS if job.kind == "playouts" else EDGE


def compiled_slices(games: Iterable[AnyGame], fallback: Interpreted) -> list[Slice]:
    """Take every job in this process, and each default preset's hands interpreted beside it."""
    slices: list[Slice] = []
    for game in games:
        wanted = tuple(jobs(game))
        slices.extend((open_job(job), duration(job)) for job in wanted)
        slices.append((Remote(fallback, wanted[0]), FALLBACK))
    return slices


def interpreted_slices(games: Iterable[AnyGame], fallback: Interpreted) -> list[Slice]:
    """Take every job in the process with the interpreted kernels."""
    return [(Remote(fallback, job), duration(job)) for game in games for job in jobs(game)]


def rows(games: Iterable[AnyGame], tallies: Mapping[str, tuple[Tally, ...]]) -> Iterable[Row]:
    """Make the rows of every preset in every build that was measured."""
    for game in games:
        for build, suffix in ((COMPILED, ""), (INTERPRETED, f" {INTERPRETED}")):
            for place, preset in enumerate(game.presets):
                hands, check, legal = (
                    tallies.get(f"{game.name} {preset} {kind}{suffix}")
                    for kind in ("playouts", "check", "legal")
                )
                if hands is not None:
                    yield Row(
                        game.name,
                        preset,
                        build,
                        place == 0,
                        units_per_second(hands),
                        steps_per_second(hands),
                        None if check is None else microseconds(check),
                        None if legal is None else microseconds(legal),
                    )


def measure(games: tuple[AnyGame, ...], rounds: int, build: str) -> Results:
    """Measure the games and their peers, with a progress bar on standard error."""
    with ExitStack() as stack:
        progress = stack.enter_context(
            Progress(
                TextColumn("{task.description:<36}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeElapsedColumn(),
                console=Console(stderr=True),
                transient=True,
            )
        )
        task = progress.add_task("setting up", total=None)
        fallback = stack.enter_context(Interpreted(PACKAGE))
        others = peers()
        take = compiled_slices if build == COMPILED else interpreted_slices
        slices = take(games, fallback)
        for peer in others:
            slices.append((peer, SLOW_PEER if peer.name == "rlcard_env" else PEER))
        progress.update(task, total=len(slices) * (rounds + 1))

        def tick(name: str) -> None:
            progress.update(task, description=name, advance=1)

        tallies = interleave(slices, rounds, tick)
    found = tuple(
        Peer(peer.name, units_per_second(tallies[peer.name]), steps_per_second(tallies[peer.name]))
        for peer in others
    )
    return Results(build, rounds, tuple(rows(games, tallies)), found, machine())
