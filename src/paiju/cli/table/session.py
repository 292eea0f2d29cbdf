"""A match at the terminal: fair deals, one player, bots, a record of each hand."""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

from rich.text import Text

from paiju.bots import BOTS, Bot
from paiju.bots.registry import illegal
from paiju.bots.searching import Seek, hard
from paiju.cli.table.desk import Desk
from paiju.cli.table.ending import hand_panel, match_lines
from paiju.cli.table.terminal import LEAVING, Left
from paiju.cli.table.turn import Turn
from paiju.game import (
    AnyState,
    Fair,
    Move,
    Record,
    RecordedMove,
    Refused,
    Standing,
    format_record,
    prepare,
)

Seeds: TypeAlias = Callable[[int], bytes]
"""Gives the secret bytes of a hand's number."""
_LAST_NEWS: Final = 8


def fresh_seeds(hand: int) -> bytes:
    """Draw the secret of a hand from the machine."""
    return secrets.token_bytes(32)


def fixed_seeds(seed: int) -> Seeds:
    """Work the secrets of all hands out from a number, so that a match can be had again."""
    return lambda hand: hashlib.sha256(f"{seed}/{hand}".encode()).digest()


def make_bots(desk: Desk, kind: str, seed: int, seek: Seek) -> dict[int, Bot]:
    """Seat a bot of a kind everywhere; the player's seat has one for `--auto`."""
    seats = range(1, desk.game.seats(desk.rules) + 1)
    if kind == "hard":
        return {seat: hard(desk.game, seed + seat, seek) for seat in seats}
    return {seat: BOTS[kind](desk.game, seed + seat) for seat in seats}


def _unused(folder: Path, name: str) -> Path:
    """Find a name for a record that no other record has."""
    path, again = folder / f"{name}.txt", 1
    while path.exists():
        again += 1
        path = folder / f"{name}-{again}.txt"
    return path


@dataclass(slots=True)
class Session:
    """A match that is being played."""

    desk: Desk
    seat: int
    auto: bool
    kind: str
    bots: Mapping[int, Bot]
    seeds: Seeds
    name: str
    """What the commitments call this table."""
    folder: Path | None = None
    limit: int | None = None

    def run(self) -> None:
        """Play until the match is won, the limit is reached or the player leaves."""
        standing = self.desk.game.opening(self.desk.rules)
        played = 0
        desk = self.desk
        try:
            while standing.winners is None and played != self.limit:
                standing = self._hand(standing)
                played += 1
                if standing.winners is None and played != self.limit:
                    self._wait()
        except Left:
            desk.terminal.say(self._records(), Text(desk.words.say("goodbye")))
            return
        desk.terminal.say(*match_lines(desk.game, standing, desk.words), self._records())

    def _records(self) -> Text:
        """Say where the records are, or how to have them."""
        words = self.desk.words
        if self.folder is None:
            return Text(words.say("records_off"), style="dim")
        return Text(words.say("records_kept", folder=str(self.folder)), style="dim")

    def _hand(self, standing: Standing) -> Standing:
        """Play one hand and show how it ended; a hand that is left is kept as far as it came."""
        desk = self.desk
        fair = prepare(self.name, standing.hand, self.seeds(standing.hand), ())
        deal = fair.deal(desk.game.deck(desk.rules))
        desk.read = 0
        desk.seal = fair.commitment
        state = desk.game.begin(desk.rules, standing, deal)
        begun = Record.of(desk.game, desk.rules, standing, deal, state.fingerprint, (), fair)
        moves: list[RecordedMove] = []
        try:
            state = self._play(state, moves)
        except (Left, KeyboardInterrupt):
            # The seal was shown: the record opens it, though nobody will play on.
            if saved := self._save(replace(begun, moves=tuple(moves)), fair):
                desk.terminal.say(Text(saved, style="dim"))
            raise
        saved = self._save(replace(begun, moves=tuple(moves)), fair)
        after = desk.game.settle(state)
        view = desk.game.view(state, self.seat)
        panel = hand_panel(desk.game, desk.words, view, after, saved)
        desk.terminal.draw(*desk.news(view, _LAST_NEWS), panel)
        return after

    def _play(self, state: AnyState, moves: list[RecordedMove]) -> AnyState:
        """Play a hand to its end, noting every move."""
        game = self.desk.game
        while game.outcome(state) is None:
            seat = game.actors(state)[0]
            move = self._choose(state, seat)
            state = game.apply(state, seat, move).state
            moves.append(RecordedMove(seat, move, state.fingerprint))
        return state

    def _choose(self, state: AnyState, seat: int) -> Move:
        """Ask the player or a bot."""
        if seat == self.seat and not self.auto:
            return Turn(self.desk, state, seat).move()
        view = self.desk.game.view(state, seat)
        try:
            move, _ = self.bots[seat].choose(view)
            refusal = self.desk.game.check(state, seat, move)
            if refusal is not None:
                raise Refused(illegal(self.kind, refusal))
        except Refused as error:
            # Somebody else's bot may do anything; the match goes on.
            self.desk.terminal.say(Text(self.desk.words.render(error.refusal), "yellow"))
            move, _ = self.desk.adviser.choose(view)
        return move

    def _save(self, record: Record, fair: Fair) -> str:
        """Write the record of a hand where records are kept, and say so or why not."""
        if self.folder is None:
            return ""
        path = _unused(self.folder, f"{record.game}-{self.name}-{fair.hand:02}")
        try:
            path.write_text(format_record(record), "utf-8")
        except OSError as error:
            return self.desk.words.say("unwritable", file=str(path), reason=error.strerror)
        # A path is never cut short: it is there to be copied.
        return f"{self.desk.words.say('saved')}{path}"

    def _wait(self) -> None:
        """Wait for the player before the next hand."""
        if self.auto:
            return
        if self.desk.terminal.ask(self.desk.words.say("next_hand")).lower() in LEAVING:
            raise Left
