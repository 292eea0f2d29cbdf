"""Tell a trial what was played and passed: it speaks for some hands and against others."""

from typing import Final

from paiju.climb.terms import masks_of
from paiju.climb.told import cards_in, claim_in, seat_in
from paiju.games.guandan.deal import Hands
from paiju.games.guandan.kernel.think.trial import Hand
from paiju.games.guandan.terms import combo_of
from paiju.think.kernel.trial import Trial
from paiju.think.worlds import believe

_TRIES: Final = 3


def recall(state: Hands, seat: int, trial: Trial) -> None:
    """Tell a trial all moves since the first lead."""
    assert isinstance(trial, Hand)
    moves = [event for event in state.log if event.name in ("played", "passed")]
    if not moves:
        return
    past = trial.past
    past.begin(seat_in(moves[0]) - 1)
    for event in moves:
        if event.name == "passed":
            past.add(seat_in(event) - 1, 0, 0, 0)
            continue
        cards = cards_in(event)
        made = combo_of(state.table.book, cards, claim_in(event))
        past.add(seat_in(event) - 1, *masks_of(cards), made)
    believe(trial, _TRIES, share=1)
