"""Tell a trial what was played: it speaks for some hands and against others."""

from typing import Final

from paiju.game.facts import mask, number
from paiju.games.xiaoer.kernel.think.trial import Hand
from paiju.games.xiaoer.names import KINDS
from paiju.games.xiaoer.setup import Hands
from paiju.think.kernel.trial import Trial
from paiju.think.worlds import believe

_TRIES: Final = 4
_SHARE: Final = 0.2


def recall(state: Hands, seat: int, trial: Trial) -> None:
    """Tell a trial all plays since the first lead."""
    assert isinstance(trial, Hand)
    for event in state.log:
        if event.name in ("led", "followed"):
            kind = KINDS.index(str(event.facts["type"])) if event.name == "led" else 0
            trial.past.add(number(event.facts["seat"]) - 1, mask(event.facts["cards"]), kind)
            believe(trial, _TRIES, _SHARE)
