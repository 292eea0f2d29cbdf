"""`paiju play`: set a table up and play a match at it."""

import hashlib
import secrets
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rich.text import Text

from paiju.bots import BOTS, STAND_IN
from paiju.bots.pool import Broken, Pool
from paiju.cli.commands.setup import (
    FAILED,
    Complaint,
    read_bots,
    read_folder,
    read_game,
    read_number,
    read_rules,
    read_seat,
    read_workers,
    refuse,
)
from paiju.cli.table.desk import Desk
from paiju.cli.table.session import Session, fixed_seeds, fresh_seeds, make_bots
from paiju.cli.table.terminal import LEAVING, Left, Terminal
from paiju.cli.words import Words
from paiju.game import Refused, games

_MOST: Final = 10**9
_LARGEST_SEED: Final = 2**63


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line, not yet read."""

    game: str | None = None
    preset: str | None = None
    settings: tuple[str, ...] = ()
    seats: str | None = None
    seat: str | None = None
    bots: str = "easy"
    seed: str | None = None
    hands: str | None = None
    record: Path | None = None
    auto: bool = False
    workers: str | None = None


def choose_game(terminal: Terminal, words: Words) -> str:
    """Ask which game; Enter takes the first."""
    known = list(games())
    lines = [Text(words.say("menu_title"), style="bold"), Text()]
    for number, name in enumerate(known, 1):
        called = replace(words, game=name)
        line = Text(f"  {number}  ", style="bold yellow")
        line.append(called.name("game", name), style="bold").append(f"  {name}", style="dim")
        lines += [line, Text(f"     {called.name('about', name)}")]
    terminal.draw(*lines, Text())
    while True:
        answer = terminal.ask(words.say("menu_prompt", most=len(known))).lower()
        if not answer:
            return known[0]
        if answer in known:
            return answer
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:3]) <= len(known):
            return known[int(answer[:3]) - 1]
        if answer in LEAVING:
            raise Left
        terminal.say(Text(words.say("menu_again", most=len(known)), style="red"))


def _table_name(seed: int | None) -> str:
    """Name a table, so that no two commitments of different matches are alike."""
    if seed is None:
        return secrets.token_hex(4)
    return hashlib.sha256(f"table/{seed}".encode()).hexdigest()[:8]


def play_match(wishes: Wishes, words: Words) -> None:
    """Read the wishes, then play; a player who leaves the menu is wished well."""
    terminal = Terminal()
    try:
        name = wishes.game or choose_game(terminal, words)
    except Left:
        terminal.say(Text(words.say("goodbye")))
        return
    pool = Pool(_workers(wishes, words))
    session = _open(replace(wishes, game=name), words, terminal, pool)
    try:
        with pool:
            session.run()
    except Broken as error:
        raise Complaint(words.say("worker_died"), status=FAILED) from error


def _workers(wishes: Wishes, words: Words) -> int:
    """Read how many processes search for a move: only hard bots search for long enough."""
    if wishes.workers is not None and wishes.bots != "hard":
        raise Complaint(words.say("idle_workers", bots=wishes.bots))
    return read_workers(wishes.workers, words) or 1


def _open(wishes: Wishes, words: Words, terminal: Terminal, pool: Pool) -> Session:
    """Check every wish and lay the table."""
    game = read_game(wishes.game or "", words)
    words = replace(words, game=game.name)
    kind = read_bots(wishes.bots, words)
    limit = read_number(wishes.hands, 1, _MOST, "bad_hands", words)
    seats = read_number(wishes.seats, 1, _MOST, "bad_seats", words)
    seed = read_number(wishes.seed, 0, _LARGEST_SEED, "bad_seed", words)
    besides = {"seats": seats, "hands": limit}
    rules = read_rules(game, wishes.preset, wishes.settings, words, besides)
    seat = read_seat(wishes.seat or "1", game.seats(rules), words)
    folder = read_folder(wishes.record, words)
    words = replace(words, you=seat)
    preset = wishes.preset or next(iter(game.presets))
    luck = secrets.randbits(62) if seed is None else seed
    desk = Desk(terminal, game, rules, preset, words, BOTS[STAND_IN](game, luck))
    try:
        bots = make_bots(desk, kind, luck, pool.search)
    except Refused as error:
        raise refuse(error, words) from error
    return Session(
        desk,
        seat,
        wishes.auto,
        kind,
        bots,
        fresh_seeds if seed is None else fixed_seeds(seed),
        _table_name(seed),
        folder,
        limit,
    )
