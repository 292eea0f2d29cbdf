"""What hands under every rule book show and refuse: a careless change of a view or a no shows here.

    python -m tests.variants.moments

writes the files beside this one anew; do so only for a change of behaviour that is meant, and say
why where you commit them. Golden hands play by presets; these play by every rule book one switch
away from one. A file has the first refusals of each kind in full, to be read, and a hash of the
views of each hand.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from paiju.game import AnyGame, AnyState, Dice, games
from paiju.testing import plain, walk
from paiju.testing.hostile import hostile_seat, wrong_move
from paiju.testing.variants import variants

FOLDER: Final = Path(__file__).parent
_TURNS: Final = 100
"""Of each rule book: a hand or more."""
_WRONG: Final = 5
"""Wrong moves at each moment."""
_ALIKE: Final = 4
"""Refusals that are kept of a code, a clause, an act and a phase."""


def _refused(game: AnyGame, state: AnyState, dice: Dice) -> Iterator[tuple[tuple[str, ...], str]]:
    """Try wrong moves; give what kind of refusal follows, and the refusal in full."""
    for _ in range(_WRONG):
        seat = hostile_seat(game, state, dice)
        move = wrong_move(game, state, seat, dice)
        refusal = game.check(state, seat, move)
        # Where no clause says no the move has no form, and no game is asked.
        if refusal is not None and refusal.rule:
            phase = game.view(state, None).phase
            told = f"{refusal.code} {refusal.rule} {plain.text(refusal.facts)}"
            kind = (refusal.code, refusal.rule, phase, move.act)
            yield kind, f"{phase} {seat} {plain.text(move)}\n  {told}\n"


def text(game: AnyGame) -> str:
    """Write what the hands of a game refuse, and the hashes of what they show."""
    kept: dict[tuple[str, ...], dict[str, None]] = defaultdict(dict)
    hashes: list[str] = []
    for number, (name, rules) in enumerate(variants(game)):
        dice, shown = Dice(number), hashlib.sha256()
        for turn in islice(walk.turns(game, rules, number), _TURNS):
            # Golden hands have the views of all others.
            for seat in (None, turn.seat, turn.seat % game.seats(rules) + 1):
                # What was logged before has been seen before.
                view = game.view(turn.after, seat)
                recent = view.log[len(turn.state.log) :]
                parts = {part: getattr(view, part) for part in view.__dataclass_fields__}
                shown.update(plain.text({**parts, "log": recent}).encode())
            for kind, told in _refused(game, turn.state, dice):
                if len(kept[kind]) < _ALIKE:
                    kept[kind][told] = None
        hashes.append(f"{name} {shown.hexdigest()[:16]}\n")
    refusals = (told for kind in sorted(kept) for told in kept[kind])
    return "".join((*refusals, "views\n", *hashes))


def path(name: str) -> Path:
    """Return where the moments of a game are kept."""
    return FOLDER / f"{name}.txt"


def main() -> None:
    """Write those of all games."""
    for name, game in games().items():
        path(name).write_text(text(game), "utf-8")


if __name__ == "__main__":
    main()
