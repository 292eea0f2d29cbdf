"""Bots of other packages: whatever they do wrong is a refusal that names their package."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final, NoReturn

from paiju.bots.budget import Budget
from paiju.bots.contract import Bot, Choice
from paiju.game import AnyGame, AnyView, Facts, Refusal, Refused

PATIENCE: Final = 60
"""Seconds after which a bot that has not answered is given up, where nobody else watches it."""


class _Late(BaseException):
    """The time is up; no bot that catches every exception holds it up."""


def _ring(number: int, frame: FrameType | None) -> NoReturn:
    """End what a bot is doing."""
    raise _Late


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise `_Late` in time, where this system and this thread can be interrupted."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "SIGALRM"):
        yield
        return
    begun, before = time.monotonic(), signal.signal(signal.SIGALRM, _ring)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:
            # Somebody else had set it before.
            signal.setitimer(signal.ITIMER_REAL, max(0.001, left - (time.monotonic() - begun)))


@dataclass(frozen=True, slots=True)
class Guarded:
    """A bot that raises nothing but `Refused`, and answers in time or not at all."""

    bot: Bot
    name: str
    package: str

    @staticmethod
    def make(
        make: Callable[[AnyGame, int], Bot], name: str, package: str, game: AnyGame, seed: int
    ) -> "Guarded":
        """Make a bot; `Refused` where that fails."""
        try:
            return Guarded(make(game, seed), name, package)
        except Exception as error:
            raise Refused(_failure(name, package, error)) from error

    def choose(self, view: AnyView, budget: Budget | None = None) -> Choice:
        """Choose a move; `Refused` where the bot raises or does not answer."""
        try:
            with _limited(PATIENCE):
                return self.bot.choose(view, budget)
        except _Late:
            facts: Facts = {"bot": self.name, "package": self.package, "seconds": PATIENCE}
            raise Refused(Refusal("bot_silent", facts=facts)) from None
        except Exception as error:
            raise Refused(_failure(self.name, self.package, error)) from error


def _failure(name: str, package: str, error: Exception) -> Refusal:
    """Say that a bot raised."""
    told = f"{type(error).__name__}: {error}"
    return Refusal("bot_fails", facts={"bot": name, "package": package, "error": told})
