"""Records are read as they are written; anything cut or altered is refused with a code."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paiju.game import (
    COMMON_CODES,
    PASS,
    AnyGame,
    Record,
    RecordedMove,
    Refused,
    format_record,
    games,
    parse_record,
    prepare,
    registry,
    replay,
    verify,
)
from paiju.game.record import open_record
from paiju.game.rules import digest
from paiju.testing import walk
from paiju.testing.strategies import played_records, records
from tests import toy

RULES = toy.ToyRules()


@pytest.fixture(autouse=True, scope="module")
def _toy_is_installed() -> Iterator[None]:
    known: dict[str, AnyGame] = {"toy": toy.game}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "games", lambda: known)
        yield


def made() -> Record:
    plain = walk.record(toy.game, RULES, 3)
    fair = prepare("table", 1, bytes(range(32)), (b"one", b"two"))
    return replace(plain, fair=fair)


RECORD = made()
TEXT = format_record(RECORD)
LINES = TEXT.splitlines()


def with_sum(lines: list[str]) -> str:
    text = "".join(f"{line}\n" for line in lines)
    own = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return f"{text}sum {own}\n"


def refusal_codes(text: str) -> set[str]:
    """Read and replay a text that is no record, and return the codes of its refusal."""
    with pytest.raises(Refused) as error:
        list(replay(parse_record(text)))
    for refusal in error.value.refusals:
        declared = {**COMMON_CODES, **toy.game.codes}[refusal.code]
        assert sorted(refusal.facts) == sorted(declared)
    return {refusal.code for refusal in error.value.refusals}


def test_a_record_is_read_as_it_is_written() -> None:
    assert parse_record(TEXT) == RECORD
    assert format_record(parse_record(TEXT)) == TEXT


@given(records())
def test_any_record_is_read_as_it_is_written(record: Record) -> None:
    assert parse_record(format_record(record)) == record


def test_a_record_replays() -> None:
    states = list(replay(RECORD))
    assert len(states) == len(RECORD.moves) + 1
    assert [state.fingerprint for state in states[1:]] == [m.fingerprint for m in RECORD.moves]
    assert toy.game.outcome(states[-1]) is not None


def test_cut_at_every_byte() -> None:
    data = TEXT.encode()
    for length in range(len(data)):
        codes = refusal_codes(data[:length].decode())
        assert codes <= {"record_header", "record_cut", "record_sum"}, length


def test_every_byte_altered() -> None:
    for at in range(len(TEXT)):
        other = "0" if TEXT[at] != "0" else "1"
        assert refusal_codes(TEXT[:at] + other + TEXT[at + 1 :]) <= {
            "record_header",
            "record_cut",
            "record_sum",
        }


def test_every_line_left_out_or_doubled() -> None:
    for at in range(len(LINES)):
        for lines in (LINES[:at] + LINES[at + 1 :], [*LINES[:at], LINES[at], *LINES[at:]]):
            refusal_codes("".join(f"{line}\n" for line in lines))


def test_something_behind_the_end() -> None:
    for more in ("\n", "x", "sum 0\n", " "):
        refusal_codes(TEXT + more)


def alterations(line: str) -> Iterator[str]:
    yield ""
    yield " "
    yield line + " x"
    yield "x" + line
    yield line[:-1]
    yield line.split(" ")[0]
    yield line.replace(" ", "  ", 1)
    yield line.upper()
    yield line.replace('":', '_":', 1)
    yield line.replace("}", "")
    yield line.partition(" ")[0] + " {}"
    yield line.partition(" ")[0] + " []"
    yield line.partition(" ")[0] + " " + "[" * 100_000
    yield line.partition(" ")[0] + " " + "9" * 5000
    yield line.partition(" ")[0] + " toy " + "9" * 5000
    yield line.partition(" ")[0] + " NaN"
    yield line.partition(" ")[0] + " \ud800"
    yield line.partition(" ")[0] + ' {"a":"\\ud800"}'


@pytest.mark.parametrize("at", range(1, len(LINES) - 1))
def test_every_line_altered_with_a_right_sum(at: int) -> None:
    for altered in alterations(LINES[at]):
        if altered != LINES[at]:
            refusal_codes(with_sum([*LINES[:at], altered, *LINES[at + 1 : -1]]))


@pytest.mark.parametrize("at", range(1, len(LINES) - 1))
def test_every_line_missing_with_a_right_sum(at: int) -> None:
    if at < len(LINES) - 2:  # Without its last moves a record tells the beginning of a hand.
        refusal_codes(with_sum([*LINES[:at], *LINES[at + 1 : -1]]))


@pytest.mark.parametrize("length", range(1, 8))
def test_a_head_cut_off_with_a_right_sum(length: int) -> None:
    assert refusal_codes(with_sum(LINES[:length])) == {"record_cut"}


@settings(max_examples=20)
@given(played_records(toy.game))
def test_any_hand_that_was_played_replays(record: Record) -> None:
    assert parse_record(format_record(record)) == record
    assert len(list(replay(record))) == len(record.moves) + 1


def test_a_record_that_stops_is_the_beginning_of_a_hand() -> None:
    states = list(replay(parse_record(with_sum(LINES[:-3]))))
    assert toy.game.outcome(states[-1]) is None


@given(st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    refusal_codes(text)


@settings(max_examples=300)
@given(st.integers(1, len(LINES) - 2), st.text(max_size=40))
def test_any_line_with_a_right_sum_is_refused_or_read(at: int, line: str) -> None:
    text = with_sum([*LINES[:at], line, *LINES[at + 1 : -1]])
    try:
        record = parse_record(text)
        codes: set[str] = set()
    except Refused as error:
        codes = {refusal.code for refusal in error.refusals}
    else:
        assert format_record(record) == text
    assert codes <= set(COMMON_CODES)


@pytest.mark.parametrize(
    ("at", "old", "new"),
    [
        (2, '{"cards"', '{ "cards"'),
        (2, '{"cards":3', '{"cards":4,"cards":3'),
        (2, '"cards":3', '"cards":3.0'),
        (4, '"hand":1', '"hand":1e0'),
        (5, "10", "T"),
        (5, "deal ", "deal 0"),
    ],
)
def test_a_record_has_one_form(at: int, old: str, new: str) -> None:
    assert old in LINES[at]
    line = LINES[at].replace(old, new, 1)
    codes = refusal_codes(with_sum([*LINES[:at], line, *LINES[at + 1 : -1]]))
    assert codes <= {"record_line", "deal_start"}


FAIR_CHANGES: list[tuple[str, str]] = [
    ('"hand":1', '"hand":true'),
    ('"hand":1', '"hand":"1"'),
    ('"hand":1', '"hand":1,"more":2'),
    ('"table":"table"', '"table":1'),
    ('"table":"table"', '"table":"\\ud800"'),
    ('"client_seeds":["', '"client_seeds":["0'),
    ('"client_seeds":["', '"client_seeds":[1,"'),
    ('"client_seeds":[', '"client_seeds":{"1":['),
    ('"client_seeds":["', '"client_seeds":"'),
    ('"commitment":"', '"commitment":"é'),
]


@pytest.mark.parametrize(("old", "new"), FAIR_CHANGES)
def test_fair_fields_that_cannot_be(old: str, new: str) -> None:
    assert old in LINES[6]
    line = LINES[6].replace(old, new)
    assert refusal_codes(with_sum([*LINES[:6], line, *LINES[7:-1]])) == {"record_line"}


def test_a_record_can_be_verified() -> None:
    fair = RECORD.fair
    assert fair is not None
    sound = replace(RECORD, deal=fair.deal(toy.DECK))
    assert verify(sound.fair, sound.deal, toy.DECK) is None
    refusal = verify(RECORD.fair, RECORD.deal, toy.DECK)
    assert refusal is not None
    assert refusal.code == "fair_deal"


def test_more_seeds_than_seats_are_refused() -> None:
    fair = RECORD.fair
    assert fair is not None
    seats = len(RECORD.standing.scores)
    full = replace(RECORD, fair=replace(fair, client_seeds=(b"x",) * seats))
    assert open_record(full)
    with pytest.raises(Refused) as error:
        open_record(replace(RECORD, fair=replace(fair, client_seeds=(b"x",) * (seats + 1))))
    assert error.value.refusal.code == "fair_seeds"
    assert error.value.refusal.facts == {"given": seats + 1, "seats": seats}


def again(record: Record) -> Record:
    own = digest(record.game, record.version, toy.game.parse(dict(record.rules)))
    return replace(record, digest=own)


CHANGES: dict[str, tuple[Callable[[Record], Record], str]] = {
    "another version": (lambda r: again(replace(r, version=2)), "record_version"),
    "another game": (lambda r: replace(r, game="chess"), "unknown_game"),
    "another digest": (lambda r: replace(r, digest="0" * 64), "record_digest"),
    "other rules": (
        lambda r: replace(r, rules=(("cards", 2), *r.rules[1:])),
        "record_digest",
    ),
    "a switch left to its default": (lambda r: replace(r, rules=r.rules[1:]), "record_line"),
    "unknown switch": (lambda r: replace(r, rules=(*r.rules, ("more", 1))), "unknown_switch"),
    "switch out of range": (
        lambda r: replace(r, rules=(("cards", 9), *r.rules[1:])),
        "switch_range",
    ),
    "wrong number of seats": (
        lambda r: replace(r, standing=replace(r.standing, scores=(0, 0))),
        "record_line",
    ),
    "another deal": (
        lambda r: replace(r, deal=replace(r.deal, cards=r.deal.cards[::-1])),
        "record_state",
    ),
    "a deal of too few cards": (
        lambda r: replace(r, deal=replace(r.deal, cards=r.deal.cards[1:])),
        "deal_cards",
    ),
    "a start too high": (lambda r: replace(r, deal=replace(r.deal, start=60)), "deal_start"),
    "another beginning": (lambda r: replace(r, begun="0" * 16), "record_state"),
    "another seat": (
        lambda r: replace(r, moves=(replace(r.moves[0], seat=9), *r.moves[1:])),
        "record_move",
    ),
    "an illegal move": (
        lambda r: replace(r, moves=(replace(r.moves[0], move=PASS), *r.moves[1:])),
        "record_move",
    ),
    "another fingerprint": (
        lambda r: replace(r, moves=(replace(r.moves[0], fingerprint="0" * 16), *r.moves[1:])),
        "record_state",
    ),
    "a move too many": (
        lambda r: replace(r, moves=(*r.moves, RecordedMove(1, PASS, "0" * 16))),
        "record_over",
    ),
}


@pytest.mark.parametrize(("change", "code"), CHANGES.values(), ids=CHANGES.keys())
def test_a_changed_record_is_found(change: Callable[[Record], Record], code: str) -> None:
    assert refusal_codes(format_record(change(RECORD))) == {code}


def test_opening_a_record_gives_the_game() -> None:
    game, rules, state = open_record(RECORD)
    assert (game.name, rules, state.fingerprint) == ("toy", RULES, RECORD.begun)


def test_the_real_registry_has_games() -> None:
    assert games()


def test_a_promise_for_another_hand_is_refused() -> None:
    fair = prepare("table", 2, bytes(range(32)), (b"one", b"two"))
    other = replace(RECORD, fair=fair, deal=fair.deal(toy.DECK))
    with pytest.raises(Refused) as caught:
        open_record(other)
    assert caught.value.refusal.code == "fair_hand"
    assert caught.value.refusal.facts == {"hand": 1, "promised": 2}
