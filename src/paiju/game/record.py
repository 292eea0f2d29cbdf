"""Records: one hand as text, one move a line, replayable for ever.

    paiju-record 1
    game xiaoer 1
    rules {"gang":"on",…}
    digest 5f1c…                   of game, version and rules
    standing {"hand":1,…}
    deal 17 S5 HA …
    fair {"commitment":"…",…}      or `fair -`
    begin 0123456789abcdef         the fingerprint of the dealt hand
    2 show H2 89abcdef01234567     seat, move, fingerprint after it
    …
    sum 9b7d…                      SHA-256 of all lines above

The sum finds any cut and any altered byte; the fingerprints find an engine that has changed.
"""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from paiju._arguments import expect
from paiju.game.deal import Deal, format_deal, parse_deal
from paiju.game.fair import Fair
from paiju.game.move import Move, format_move, parse_move
from paiju.game.refusal import Fact, Refusal, Refused
from paiju.game.registry import AnyGame, AnyState, find
from paiju.game.rules import RulesLike, digest, to_json
from paiju.game.standing import Standing, standing_from_json, standing_to_json

HEADER: Final = "paiju-record 1"
_KEYS: Final = ("game", "rules", "digest", "standing", "deal", "fair", "begin")
_GAME: Final = re.compile(r"(\S+) (\d{1,6})", re.ASCII)
_MOVE: Final = re.compile(r"(\d{1,2}) (\S.*) ([0-9a-f]{16})")
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move of a seat and the fingerprint of the state after it."""

    seat: int
    move: Move
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Record:
    """One hand: rules, standing, deal and moves. `parse_record(format_record(x)) == x`."""

    game: str
    version: int
    rules: tuple[tuple[str, str | int], ...]
    digest: str
    standing: Standing
    deal: Deal
    begun: str
    moves: tuple[RecordedMove, ...]
    fair: Fair | None = None

    @staticmethod
    def of(
        game: AnyGame,
        rules: RulesLike,
        standing: Standing,
        deal: Deal,
        begun: str,
        moves: tuple[RecordedMove, ...],
        fair: Fair | None = None,
    ) -> "Record":
        """Make the record of a hand that was played with these rules."""
        switches = tuple(sorted(to_json(rules).items()))
        own = digest(game.name, game.version, rules)
        return Record(game.name, game.version, switches, own, standing, deal, begun, moves, fair)


def _json(value: object) -> str:
    """Write canonical JSON on one line."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _format_fair(fair: Fair | None) -> str:
    """Write the fields of a fair deal, `-` where there are none."""
    if fair is None:
        return "-"
    return _json(
        {
            "table": fair.table,
            "hand": fair.hand,
            "commitment": fair.commitment,
            "server_seed": fair.server_seed.hex(),
            "client_seeds": [seed.hex() for seed in fair.client_seeds],
        }
    )


def _lines(record: Record) -> list[str]:
    """Write the lines of a record above its sum."""
    return [
        HEADER,
        f"game {record.game} {record.version}",
        f"rules {_json(dict(record.rules))}",
        f"digest {record.digest}",
        f"standing {_json(standing_to_json(record.standing))}",
        f"deal {format_deal(record.deal)}",
        f"fair {_format_fair(record.fair)}",
        f"begin {record.begun}",
        *(f"{made.seat} {format_move(made.move)} {made.fingerprint}" for made in record.moves),
    ]


def format_record(record: Record) -> str:
    """Write a record."""
    expect("record", record, Record, "parse_record(text)")
    text = "".join(f"{line}\n" for line in _lines(record))
    return f"{text}sum {hashlib.sha256(text.encode()).hexdigest()}\n"


def _refuse(code: str, /, **facts: Fact) -> Refused:
    """Make the exception for a fault in a record."""
    return Refused(Refusal(code, facts=facts))


def _value(lines: list[str], number: int, key: str) -> str:
    """Return what stands behind the key of a header line; lines are numbered from 1."""
    if number > len(lines):
        raise _refuse("record_cut", line=number)
    name, _, value = lines[number - 1].partition(" ")
    if name != key or not value:
        raise _refuse("record_line", line=number, text=lines[number - 1][:60])
    return value


def _read_json(text: str, line: int) -> dict[str, Any]:
    """Read one JSON object."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _refuse("record_line", line=line, text=text[:60]) from error
    if not isinstance(value, dict):
        raise _refuse("record_line", line=line, text=text[:60])
    return value


def _read_fair(text: str, line: int) -> Fair | None:
    """Read the fields of a fair deal."""
    if text == "-":
        return None
    value = _read_json(text, line)
    wrong = _refuse("record_line", line=line, text=text[:60])
    if set(value) != {"table", "hand", "commitment", "server_seed", "client_seeds"}:
        raise wrong
    seeds = value["client_seeds"]
    if not isinstance(seeds, list):
        raise wrong
    for part in (value["server_seed"], value["commitment"], *seeds):
        if not isinstance(part, str) or not _HEX.fullmatch(part):
            raise wrong
    if not isinstance(value["table"], str) or type(value["hand"]) is not int:
        raise wrong
    return Fair(
        value["table"],
        value["hand"],
        value["commitment"],
        bytes.fromhex(value["server_seed"]),
        tuple(bytes.fromhex(seed) for seed in seeds),
    )


def _read_move(text: str, line: int) -> RecordedMove:
    """Read one move line."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise _refuse("record_line", line=line, text=text[:60])
    try:
        return RecordedMove(int(match[1]), parse_move(match[2]), match[3])
    except Refused as error:
        raise _refuse("record_line", line=line, text=text[:60]) from error


def _body(text: str) -> list[str]:
    """Return the lines above the sum, after proving that nothing was cut or altered."""
    lines = text.split("\n")
    if lines[0] != HEADER:
        raise _refuse("record_header", line=1)
    if lines[-1] != "" or not lines[-2].startswith("sum ") or len(lines[-2]) != 68:
        raise _refuse("record_cut", line=len(lines))
    above = text[: -len(lines[-2]) - 1]
    try:
        own = hashlib.sha256(above.encode()).hexdigest()
    except UnicodeEncodeError as error:
        raise _refuse("record_sum") from error
    if own != lines[-2][4:]:
        raise _refuse("record_sum")
    return lines[:-2]


def _read_rules(text: str, line: int) -> tuple[tuple[str, str | int], ...]:
    """Read switches, each a word or a number."""
    value = _read_json(text, line)
    if any(type(held) not in (str, int) for held in value.values()):
        raise _refuse("record_line", line=line, text=text[:60])
    return tuple(sorted(value.items()))


def _read_standing(text: str, line: int) -> Standing:
    """Read the standing before the hand."""
    try:
        return standing_from_json(_read_json(text, line))
    except Refused as error:
        raise _refuse("record_line", line=line, text=text[:60]) from error


def parse_record(text: str) -> Record:
    """Read what `format_record` writes; `Refused` names the line at fault."""
    expect("text", text, str, "the text of a record")
    lines = _body(text)
    values = {key: _value(lines, number, key) for number, key in enumerate(_KEYS, 2)}
    game = _GAME.fullmatch(values["game"])
    if game is None:
        raise _refuse("record_line", line=2, text=lines[1][:60])
    record = Record(
        game=game[1],
        version=int(game[2]),
        rules=_read_rules(values["rules"], 3),
        digest=values["digest"],
        standing=_read_standing(values["standing"], 5),
        deal=parse_deal(values["deal"]),
        fair=_read_fair(values["fair"], 7),
        begun=values["begin"],
        moves=tuple(_read_move(line, at) for at, line in enumerate(lines[8:], 9)),
    )
    # A record has one form: what would be written otherwise was not written by us.
    for number, (own, given) in enumerate(zip(_lines(record), lines, strict=True), 1):
        if own != given:
            raise _refuse("record_line", line=number, text=given[:60])
    return record


def open_record(record: Record) -> tuple[AnyGame, RulesLike, AnyState]:
    """Find the game, read the rules and deal the hand, proving that all are what they were."""
    expect("record", record, Record, "parse_record(text)")
    game = find(record.game)
    if game.version != record.version:
        raise _refuse("record_version", game=game.name, recorded=record.version, known=game.version)
    rules = game.parse(dict(record.rules))
    # Every switch is written out, so that a later default cannot change an old record.
    if to_json(rules) != dict(record.rules):
        raise _refuse("record_line", line=3, text="rules")
    if digest(game.name, game.version, rules) != record.digest:
        raise _refuse("record_digest", line=4)
    if len(record.standing.scores) != game.seats(rules):
        raise _refuse("record_line", line=5, text="standing")
    if record.fair is not None and record.fair.hand != record.standing.hand:
        # Else a promise could be kept for whichever of several deals suits its maker.
        raise _refuse("fair_hand", hand=record.standing.hand, promised=record.fair.hand)
    if record.fair is not None and len(record.fair.client_seeds) > game.seats(rules):
        # Else whoever deals could add seeds of nobody until the deal suits.
        given = len(record.fair.client_seeds)
        raise _refuse("fair_seeds", given=given, seats=game.seats(rules))
    state = game.begin(rules, record.standing, record.deal)
    if state.fingerprint != record.begun:
        raise _refuse("record_state", line=8, seat=0)
    return game, rules, state


def replay(record: Record) -> Iterator[AnyState]:
    """Play a record through the engine, giving every state from the deal on."""
    game, _, state = open_record(record)
    yield state
    for line, made in enumerate(record.moves, 9):
        if game.outcome(state) is not None:
            raise _refuse("record_over", line=line)
        refusal = game.check(state, made.seat, made.move)
        if refusal is not None:
            raise _refuse("record_move", line=line, seat=made.seat, code=refusal.code)
        state = game.apply(state, made.seat, made.move).state
        if state.fingerprint != made.fingerprint:
            raise _refuse("record_state", line=line, seat=made.seat)
        yield state
