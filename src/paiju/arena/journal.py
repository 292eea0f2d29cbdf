"""Journals: finished deals as JSON lines, so that a run can go on where it was stopped.

The first line has the key of the run and the name of the game, which says whether scores are gains
or penalties. A line that was cut off at the end was never finished; any
other that cannot be read is a fault.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from paiju.arena.results import PlayedDeal, PlayedHand, Task
from paiju.game import Facts, Refusal, Refused, Sense, find

NAME: Final = "deals.jsonl"


def format_played(played: PlayedDeal) -> str:
    """Write a finished deal as one line."""
    task = played.task
    hands = [[hand.seating, list(hand.scores), list(hand.winners)] for hand in played.hands]
    line = {"deal": task.deal, "bot": task.bot, "against": task.against, "hands": hands}
    return json.dumps(line, separators=(",", ":"))


def parse_played(line: str, sense: Sense) -> PlayedDeal:
    """Read what `format_played` writes; `ValueError` otherwise."""
    try:
        value = json.loads(line)
        task = Task(int(value["deal"]), str(value["bot"]), str(value["against"]))
        hands = tuple(
            PlayedHand(str(seating), tuple(map(int, scores)), tuple(map(int, winners)), sense)
            for seating, scores, winners in value["hands"]
        )
    except (KeyError, TypeError, RecursionError) as error:
        raise ValueError(line[:60]) from error
    if not hands or any(len(hand.seating) != len(hand.scores) for hand in hands):
        raise ValueError(line[:60])
    return PlayedDeal(task, hands)


class Journal:
    """The finished deals of a run in a folder."""

    def __init__(self, folder: Path, key: str, game: str) -> None:
        self.path = folder / NAME
        self._head = json.dumps({"run": key, "game": game})
        # Journals of earlier versions do not name the game: it is part of what the key is made of.
        self._heads = (self._head, json.dumps({"run": key}))
        self._sense = find(game).profile.sense

    def begin(self) -> dict[Task, PlayedDeal]:
        """Start with nothing finished; `Refused` where there are finished deals already."""
        if self.path.exists():
            raise Refused(Refusal("journal_there", facts={"file": str(self.path)}))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self._head + "\n", "utf-8")
        return {}

    def resume(self) -> dict[Task, PlayedDeal]:
        """Return what is finished, or start; `Refused` where it is the journal of another run."""
        if not self.path.exists():
            return self.begin()
        whole = self.path.read_text("utf-8", "replace")
        text = whole[: whole.rfind("\n") + 1]
        if text != whole:
            self.path.write_text(text, "utf-8")
        lines = text.splitlines()
        if not lines or lines[0] not in self._heads:
            raise Refused(Refusal("journal_other", facts={"file": str(self.path)}))
        return {played.task: played for played in self._read(lines)}

    def _read(self, lines: list[str]) -> Iterator[PlayedDeal]:
        """Read the lines below the first."""
        for number, line in enumerate(lines[1:], 2):
            try:
                yield parse_played(line, self._sense)
            except ValueError as error:
                facts: Facts = {"file": str(self.path), "line": number}
                raise Refused(Refusal("journal_line", facts=facts)) from error

    def add(self, played: PlayedDeal) -> None:
        """Append a finished deal; it is on the disk's way before the next is waited for."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(format_played(played) + "\n")
