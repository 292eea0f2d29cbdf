"""Make a table from what was typed on the command line; every fault is a sentence."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import typer

from paiju.bots import find_bot
from paiju.cli.words import Words
from paiju.game import AnyGame, Fact, Refused, find
from paiju.game.rules import RulesLike, switches
from paiju.text import LANGUAGES

USAGE: Final = 2
FAILED: Final = 1
_MOST_WORKERS: Final = 1024


class Complaint(Exception):
    """A sentence for the player, and the end of the program."""

    def __init__(self, *sentences: str, status: int = USAGE) -> None:
        super().__init__(*sentences)
        self.sentences = sentences
        self.status = status


def complain(complaint: Complaint) -> typer.Exit:
    """Print a complaint and return the exit that goes with it."""
    # Whatever goes well, a server among it, does not wait for this to load.
    from rich.console import Console

    console = Console(stderr=True, highlight=False)
    for sentence in complaint.sentences:
        console.print(sentence, style="red", markup=False, soft_wrap=True)
    return typer.Exit(complaint.status)


def refuse(error: Refused, words: Words, status: int = USAGE) -> Complaint:
    """Turn refusals into a complaint, one sentence each."""
    return Complaint(*(words.render(refusal) for refusal in error.refusals), status=status)


def read_language(lang: str) -> Words:
    """Return the words of a language."""
    if lang not in LANGUAGES:
        raise Complaint(
            *(Words(known).say("bad_language", given=lang, known=LANGUAGES) for known in LANGUAGES)
        )
    return Words(lang)


def read_game(name: str, words: Words) -> AnyGame:
    """Find a game."""
    try:
        return find(name)
    except Refused as error:
        raise refuse(error, words) from error


def _read_setting(text: str, words: Words) -> tuple[str, str | int]:
    """Read one `switch=value`."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip() or not value.strip():
        raise Complaint(words.say("bad_setting", given=text))
    value = value.strip()
    number = value.removeprefix("-")
    is_number = number.isascii() and number.isdecimal() and len(number) < 10
    return name.strip(), int(value) if is_number else value


def read_rules(
    game: AnyGame,
    preset: str | None,
    settings: Sequence[str],
    words: Words,
    besides: Mapping[str, int | None],
) -> RulesLike:
    """Read the rules of a table; `besides` are options of their own, such as `--seats`."""
    given: dict[str, object] = {} if preset is None else {"preset": preset}
    given.update(_read_setting(text, words) for text in settings)
    base = next(iter(game.presets.values()))
    for name, value in besides.items():
        if value is None:
            continue
        if name in switches(base):
            given[name] = value
        elif name == "seats" and value != game.seats(base):
            facts: dict[str, Fact] = {"game": game.name, "seats": game.seats(base)}
            raise Complaint(words.say("fixed_seats", **facts))
    try:
        rules: RulesLike = game.parse(given)
    except Refused as error:
        raise refuse(error, words) from error
    return rules


def read_number(text: str | None, low: int, high: int, key: str, words: Words) -> int | None:
    """Read a whole number in a range; the key names the sentence for anything else."""
    if text is None:
        return None
    digits = text.strip().removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) < 20:
        number = int(text)
        if low <= number <= high:
            return number
    raise Complaint(words.say(key, given=text[:40], low=low, high=high))


def read_workers(text: str | None, words: Words) -> int | None:
    """Read a number of processes."""
    return read_number(text, 1, _MOST_WORKERS, "bad_number", words)


def read_seat(text: str, seats: int, words: Words) -> int:
    """Read the player's own seat."""
    number = read_number(text, 1, seats, "bad_seat", words)
    return 1 if number is None else number


def read_bots(kind: str, words: Words) -> str:
    """Read the kind of the bots."""
    try:
        find_bot(kind)
    except Refused as error:
        raise refuse(error, words) from error
    return kind


def read_folder(folder: Path | None, words: Words) -> Path | None:
    """Make the folder for records where there is none."""
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(words.say("bad_folder", path=str(folder), why=error.strerror)) from error
    return folder


def read_text(path: Path, words: Words) -> str:
    """Read a file, whatever its bytes are."""
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError as error:
        raise Complaint(words.say("unreadable", file=str(path), reason=error.strerror)) from error
