"""Tell a trial what was played: it speaks for some hands and against others."""

from typing import Final

from paiju.game import Event
from paiju.game.facts import faces, number
from paiju.game.kernel.trial import Trial
from paiju.game.worlds import believe
from paiju.trick.faces import held_of
from paiju.trick.kernel.think.trial import Tries

_TRIES: Final = 3
_SHARE: Final = 0.15


def recall_plays(log: tuple[Event, ...], trial: Trial) -> None:
    """Tell a trial all plays since the first lead."""
    assert isinstance(trial, Tries)
    for event in log:
        if event.name in ("led", "followed"):
            trial.past.add(number(event.facts["seat"]) - 1, held_of(faces(event.facts["cards"])))
            believe(trial, _TRIES, _SHARE)
