"""A pool: several processes search for one move.

Every process tries the same moves in worlds of its own, the one that asks too; what they find is
added up, and one search decides as it does alone. Helpers are told a view and moves, nothing else.
They end with the process that started them, whatever becomes of it.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from types import TracebackType

from paiju.bots.budget import Budget
from paiju.bots.search import Tried, search
from paiju.bots.workers import context, warm
from paiju.game import Ahead, AnyGame, AnyView, Dice, Move, Worlds, find
from paiju.think import thinker_of


class Broken(Exception):
    """A helper has died."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What a helper is told of a search: moves of a view, its own luck, and what plays them on."""

    view: AnyView
    moves: tuple[Move, ...]
    seed: int
    taste: tuple[int, ...]

    def deal(self) -> Worlds:
        """Set the moves up to be tried."""
        thinker = thinker_of(find(self.view.game))
        return thinker.worlds(self.view, self.moves, Dice(self.seed), self.taste)


@dataclass(frozen=True, slots=True)
class Share:
    """Worlds for a helper to try some of the moves in."""

    picked: tuple[int, ...]
    seed: int
    count: int
    closely: bool


def _help(pipe: "Connection[object, object]") -> None:
    """Answer until the other end is closed; runs in a process of its own."""
    warm()
    worlds: Worlds | None = None
    closer: Worlds | None = None
    with suppress(EOFError, OSError):
        pipe.send(())
        while True:
            match pipe.recv():
                case Problem() as problem:
                    worlds, closer = problem.deal(), None
                case Share(picked, seed, count, closely):
                    assert worlds is not None
                    if closely and closer is None:
                        closer = worlds.closer()
                    asked = closer if closely else worlds
                    assert asked is not None
                    pipe.send(asked.compare(picked, seed, count))
                case _:
                    pass


class Helper:
    """A process that tries moves in worlds of its own."""

    def __init__(self) -> None:
        self._pipe: Connection[object, tuple[Ahead, ...]]
        self._pipe, theirs = context().Pipe()
        self._process = context().Process(target=_help, args=(theirs,), daemon=True)
        self._process.start()
        # Held open here as well, it would never tell that the helper has died.
        theirs.close()

    def tell(self, message: Problem | Share) -> None:
        """Send a message; `Broken` where nobody is there."""
        try:
            self._pipe.send(message)
        except OSError as error:
            raise Broken from error

    def answer(self) -> tuple[Ahead, ...]:
        """Wait for an answer; `Broken` where none will come."""
        try:
            return self._pipe.recv()
        except (EOFError, OSError) as error:
            raise Broken from error

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._pipe.close()
        self._process.kill()
        self._process.join()


@dataclass(frozen=True, slots=True)
class Shared:
    """Worlds that helpers and this process deal at the same time."""

    own: Worlds
    helpers: tuple[Helper, ...]
    dice: Dice
    closely: bool = False

    @property
    def each(self) -> int:
        """What a move costs in one world."""
        return self.own.each

    def closer(self) -> "Shared | None":
        """Return these worlds for a closer look, where the game can."""
        closer = self.own.closer()
        return None if closer is None else Shared(closer, self.helpers, self.dice, closely=True)

    def compare(self, picked: Sequence[int], seed: int, count: int) -> tuple[Ahead, ...]:
        """Play moves on in so many worlds, shared out evenly; add up what all found."""
        crew = len(self.helpers) + 1
        asked = []
        for nth, helper in enumerate(self.helpers):
            # Where there are fewer worlds than processes, some have nothing to do.
            if worlds := (count + nth) // crew:
                helper.tell(Share(tuple(picked), self.dice.below(1 << 31), worlds, self.closely))
                asked.append(helper)
        found = [self.own.compare(picked, seed, (count + crew - 1) // crew)]
        found += [helper.answer() for helper in asked]
        return tuple(
            Ahead(sum(one.total for one in same), sum(one.squares for one in same))
            for same in zip(*found, strict=True)
        )


def share(
    game: AnyGame,
    helpers: tuple[Helper, ...],
    view: AnyView,
    moves: Sequence[Move],
    dice: Dice,
    taste: Sequence[int],
) -> Shared:
    """Set moves of a view up to be tried by helpers and by this process."""
    for helper in helpers:
        helper.tell(Problem(view, tuple(moves), dice.below(1 << 31), tuple(taste)))
    return Shared(thinker_of(game).worlds(view, moves, dice, taste), helpers, dice)


class Pool:
    """So many processes for one search after another, this one among them; helpers start with it.

    `Broken` where a helper cannot be started, or dies twice in a search.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._helpers: tuple[Helper, ...] = ()

    def __enter__(self) -> "Pool":
        self._start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def _start(self) -> None:
        """Start the helpers where there are none, and wait until they are ready."""
        if self._helpers:
            return
        self._helpers = tuple(Helper() for _ in range(self._workers - 1))
        try:
            for helper in self._helpers:
                helper.answer()
        except BaseException:
            self.stop()
            raise

    def search(
        self, game: AnyGame, view: AnyView, seed: int, budget: Budget, taste: Sequence[int] = ()
    ) -> tuple[Tried, ...]:
        """Search as `paiju.bots.search` does; playouts repeat with the same number of workers."""
        try:
            return self._search(game, view, seed, budget, taste)
        except Broken:
            return self._search(game, view, seed, budget, taste)

    def _search(
        self, game: AnyGame, view: AnyView, seed: int, budget: Budget, taste: Sequence[int]
    ) -> tuple[Tried, ...]:
        """Search once; whatever goes wrong, the next search has new helpers."""
        self._start()
        try:
            return search(game, view, seed, budget, taste, partial(share, game, self._helpers))
        except BaseException:
            # An answer that is still under way would be taken for one to the next question.
            self.stop()
            raise

    def stop(self) -> None:
        """End all helpers."""
        for helper in self._helpers:
            helper.stop()
        self._helpers = ()
