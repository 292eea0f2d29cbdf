"""Tell a trial what others have played and passed: it speaks for some hands and against others."""

from dataclasses import dataclass
from typing import Final

from paiju.cards import mask_of
from paiju.climb.told import cards_in, claim_in, seat_in
from paiju.game import Event
from paiju.game.facts import number
from paiju.game.kernel.trial import Trial
from paiju.game.worlds import believe
from paiju.games.gandengyan.deal import Hands
from paiju.games.gandengyan.faces import combo_of
from paiju.games.gandengyan.kernel.think.trial import Hand
from paiju.games.gandengyan.rules import Rules

_TRIES: Final = 2


@dataclass(slots=True)
class _Moment:
    """A seat on turn, what lay before it and what it played, 0 for a pass."""

    combo: int
    left: int
    made: int
    later: int = 0
    """What the seat has played since, this moment's play included."""


class _Reader:
    """Reads a log from its beginning; seats count from 1."""

    def __init__(self, rules: Rules) -> None:
        self.moments: dict[int, list[_Moment]] = {s: [] for s in range(1, rules.seats + 1)}
        self._rules = rules
        self._counts: dict[int, int] = {}
        self._combo = 0

    def read(self, event: Event) -> None:
        """Take in one event."""
        match event.name:
            case "dealt":
                self._counts[seat_in(event)] = number(event.facts["count"])
            case "played":
                self._played(seat_in(event), event)
            case "passed":
                self._note(seat_in(event), 0)
            case "round_won":
                self._combo = 0
            case "drew":
                # What the hand was before is not known any more.
                self._counts[seat_in(event)] += 1
                self.moments[seat_in(event)].clear()
            case _:
                pass

    def _note(self, seat: int, made: int) -> None:
        """Note a moment."""
        left = min(count for other, count in self._counts.items() if other != seat)
        self.moments[seat].append(_Moment(self._combo, left, made))

    def _played(self, seat: int, event: Event) -> None:
        """Take in a play."""
        cards = cards_in(event)
        made = combo_of(self._rules, cards, claim_in(event))
        self._note(seat, made)
        for moment in self.moments[seat]:
            moment.later |= mask_of(cards)
        self._combo = made
        self._counts[seat] -= len(cards)


def recall(state: Hands, seat: int, trial: Trial) -> None:
    """Tell a trial what the other seats did since they drew."""
    assert isinstance(trial, Hand)
    reader = _Reader(state.rules)
    for event in state.log:
        reader.read(event)
    believe(trial, _TRIES, share=1, soft=1)
    for other, moments in reader.moments.items():
        if other != seat:
            for one in moments:
                trial.seen.add(other - 1, one.combo, one.left, one.later, one.made)
