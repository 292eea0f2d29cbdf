"""Work that goes wrong, for worker processes: they find it by the name of this module."""

import os
import signal

from paiju.arena import plan
from paiju.arena.plan import Plan
from paiju.arena.results import PlayedDeal, Task

BAD_DEAL = 3


def dying(made: Plan, task: Task) -> PlayedDeal:
    """Play, but kill the process at one deal."""
    if task.deal == BAD_DEAL:
        os.kill(os.getpid(), signal.SIGKILL)
    return plan.play(made, task)


def failing(made: Plan, task: Task) -> PlayedDeal:
    """Play, but raise at one deal."""
    if task.deal == BAD_DEAL:
        raise RuntimeError("no idea")
    return plan.play(made, task)
