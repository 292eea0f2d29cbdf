"""Replay and verify saved records, whole, cut and altered."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from paiju.cards import parse_cards
from paiju.game import Fair, Move, Record, find, format_record, parse_record, play_hand, prepare
from paiju.game.fair import Stream, event_seed
from paiju.text import show
from paiju.think import thinker_of
from tests.cli.table import run, too_wide

GAMES = ("xiaoer", "gandengyan")


@pytest.fixture(scope="module", params=GAMES)
def saved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    game: str = request.param
    run("play", game, "--auto", "--hands", "1", "--seed", "4", "--record", str(folder))
    return next(folder.iterdir())


def _written(tmp_path: Path, record: Record) -> str:
    file = tmp_path / "record.txt"
    file.write_text(format_record(record), "utf-8")
    return str(file)


def _verdict(file: str | Path) -> tuple[int, dict[str, object]]:
    result = run("verify", str(file), "--json")
    verdict = json.loads(result.stdout)
    assert isinstance(verdict, dict)
    return result.exit_code, verdict


def test_a_saved_record_is_proved(saved: Path) -> None:
    status, verdict = _verdict(saved)
    assert status == 0
    assert verdict["ok"] is True
    assert verdict["proved"] == ["whole", "rules", "promise", "deal", "moves"]
    for lang, word in (("zh", "没有人换过牌"), ("en", "nobody exchanged one")):
        result = run("verify", str(saved), "--lang", lang)
        assert result.exit_code == 0
        assert result.stdout.count("✓") == 5
        assert word in result.stdout
        assert too_wide(result.stdout) == []


def test_a_record_altered_in_any_line_is_refused(saved: Path, tmp_path: Path) -> None:
    lines = saved.read_text("utf-8").splitlines(keepends=True)
    file = tmp_path / "altered.txt"
    for number, line in enumerate(lines):
        changed = line.replace(line[len(line) // 2], "7" if line[len(line) // 2] != "7" else "8", 1)
        file.write_text("".join([*lines[:number], changed, *lines[number + 1 :]]), "utf-8")
        status, verdict = _verdict(file)
        assert status == 1, line
        assert verdict["ok"] is False
        assert isinstance(verdict["fault"], dict)
        assert set(verdict["fault"]["message"]) == {"zh", "en"}


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_record_that_is_cut_is_refused(saved: Path, tmp_path: Path, part: float) -> None:
    content = saved.read_bytes()
    file = tmp_path / "cut.txt"
    file.write_bytes(content[: int(len(content) * part)])
    for command in ("verify", "replay"):
        result = run(command, str(file), "--lang", "en")
        assert result.exit_code == 1
        assert (result.stdout + result.stderr).strip()


def test_a_deal_that_was_not_the_promised_one_is_found(saved: Path, tmp_path: Path) -> None:
    record = parse_record(saved.read_text("utf-8"))
    cards = list(record.deal.cards)
    cards[0], cards[1] = cards[1], cards[0]
    swapped = replace(record, deal=replace(record.deal, cards=tuple(cards)))
    status, verdict = _verdict(_written(tmp_path, swapped))
    assert status == 1
    assert verdict["ok"] is False


def test_another_seed_than_the_sealed_one_is_found(saved: Path, tmp_path: Path) -> None:
    record = parse_record(saved.read_text("utf-8"))
    assert record.fair is not None
    other = replace(record.fair, server_seed=bytes(32))
    status, verdict = _verdict(_written(tmp_path, replace(record, fair=other)))
    assert status == 1
    assert verdict["proved"] == ["whole", "rules"]
    assert isinstance(verdict["fault"], dict)
    assert verdict["fault"]["code"] == "fair_commitment"


def test_a_record_without_a_seal_proves_its_moves_but_no_fair_deal(
    saved: Path, tmp_path: Path
) -> None:
    record = replace(parse_record(saved.read_text("utf-8")), fair=None)
    status, verdict = _verdict(_written(tmp_path, record))
    assert status == 1
    assert verdict["proved"] == ["whole", "rules", "moves"]
    assert verdict["finished"] is True
    assert isinstance(verdict["fault"], dict)
    assert verdict["fault"]["code"] == "fair_missing"


def test_an_illegal_move_in_a_record_without_a_seal_is_found(saved: Path, tmp_path: Path) -> None:
    record = replace(parse_record(saved.read_text("utf-8")), fair=None)
    stolen = replace(record.moves[-1], move=Move.play("S3 H4 D9 CK"))
    changed = replace(record, moves=(*record.moves[:-1], stolen))
    status, verdict = _verdict(_written(tmp_path, changed))
    assert status == 1
    assert verdict["proved"] == ["whole", "rules"]
    assert isinstance(verdict["fault"], dict)
    assert verdict["fault"]["code"] == "record_move"


def test_a_deal_that_the_seal_does_not_give_is_found(saved: Path, tmp_path: Path) -> None:
    from paiju.game import commitment

    record = parse_record(saved.read_text("utf-8"))
    seed = bytes(range(32))
    fair = Fair("table", 1, commitment("table", 1, seed), seed)
    status, verdict = _verdict(_written(tmp_path, replace(record, fair=fair)))
    assert status == 1
    assert verdict["proved"] == ["whole", "rules", "promise"]


def test_an_illegal_move_in_a_record_is_found(saved: Path, tmp_path: Path) -> None:
    record = parse_record(saved.read_text("utf-8"))
    last = record.moves[-1]
    stolen = replace(last, move=replace(last.move, cards=parse_cards("S3 H4 D9 CK")))
    changed = replace(record, moves=(*record.moves[:-1], stolen))
    status, verdict = _verdict(_written(tmp_path, changed))
    assert status == 1
    assert verdict["proved"] == ["whole", "rules", "promise", "deal"]


def test_a_hand_that_was_not_played_to_its_end_is_proved_as_far_as_it_goes(
    saved: Path, tmp_path: Path
) -> None:
    record = parse_record(saved.read_text("utf-8"))
    file = _written(tmp_path, replace(record, moves=record.moves[:-1]))
    status, verdict = _verdict(file)
    assert status == 0
    assert verdict["finished"] is False
    assert "stops before the end" in run("verify", file, "--lang", "en").stdout
    assert _verdict(saved)[1]["finished"] is True


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_step_can_be_shown_open_or_from_a_seat(saved: Path, lang: str) -> None:
    moves = len(parse_record(saved.read_text("utf-8")).moves)
    for step in (0, 1, moves // 2, moves - 1, moves):
        for seat in ((), ("--seat", "2")):
            result = run("replay", str(saved), "--step", str(step), "--lang", lang, *seat)
            assert result.exit_code == 0
            assert too_wide(result.stdout) == []
            assert len(result.stdout.splitlines()) <= 23


def test_an_open_replay_shows_every_hand_and_a_seats_view_only_its_own(saved: Path) -> None:
    opened = run("replay", str(saved), "--step", "0", "--lang", "en").stdout
    assert all(f"seat {seat}: " in opened for seat in range(1, 5))
    own = run("replay", str(saved), "--step", "0", "--seat", "2", "--lang", "en").stdout
    assert "seat 1: " not in own


def test_an_open_replay_names_every_place_in_the_players_language(saved: Path) -> None:
    shown = run("replay", str(saved), "--step", "0", "--lang", "zh").stdout
    assert ("底牌: " in shown) != ("牌堆: " in shown)
    assert not any(word in shown for word in ("kitty", "pile", "buried"))


def test_a_replay_into_a_pipe_tells_every_step(saved: Path) -> None:
    moves = parse_record(saved.read_text("utf-8")).moves
    result = run("replay", str(saved), "--lang", "en")
    assert f"{len(moves)}/{len(moves)}" in result.stdout
    assert "Winners" in result.stdout


@pytest.mark.parametrize("option", [("--step", "9999"), ("--step", "x"), ("--seat", "9")])
def test_a_step_or_seat_that_is_not_there_is_told(saved: Path, option: tuple[str, str]) -> None:
    result = run("replay", str(saved), "--lang", "en", *option)
    assert result.exit_code == 2
    assert option[1] in result.stderr


def test_a_seats_replay_tells_nothing_that_the_seat_could_not_see(saved: Path) -> None:
    record = parse_record(saved.read_text("utf-8"))
    secret = [made for made in record.moves if made.move.act == "bury"]
    own = run("replay", str(saved), "--seat", "2", "--lang", "en").stdout
    for made in secret:
        assert made.seat != 2
        assert show(made.move.cards, "en", "cards") not in own
    opened = run("replay", str(saved), "--lang", "en").stdout
    for made in secret:
        assert show(made.move.cards, "en", "cards") in opened
    assert len([line for line in own.splitlines() if f"/{len(record.moves)}  " in line]) == len(
        record.moves
    )
    assert bool(secret) == (record.game == "xiaoer")


@pytest.mark.parametrize(("game", "typed"), [("xiaoer", "h\n\nquit\n"), ("gandengyan", "")])
def test_a_hand_that_is_left_is_kept_and_its_seal_opened(
    game: str, typed: str, tmp_path: Path
) -> None:
    told = run("play", game, "--seed", "21", "--record", str(tmp_path), "--lang", "en", typed=typed)
    (file,) = tmp_path.iterdir()
    status, verdict = _verdict(file)
    assert status == 0
    assert verdict["proved"] == ["whole", "rules", "promise", "deal", "moves"]
    assert verdict["finished"] is False
    record = parse_record(file.read_text("utf-8"))
    assert record.fair is not None
    assert record.fair.commitment in told.stdout
    assert str(file) in told.stdout.replace("\n", "")
    assert f"records in {tmp_path}".split() == told.stdout.split()[-4:-1]


def test_without_records_it_is_told_how_to_have_them() -> None:
    for options in (("--auto", "--hands", "1"), ()):
        told = run("play", "gandengyan", "--seed", "1", "--lang", "en", *options).stdout
        assert "paiju play --record FOLDER" in told


def test_a_deal_is_proved_to_be_an_events(tmp_path: Path) -> None:
    game = find("gandengyan")
    rules = next(iter(game.presets.values()))
    seed = b"s" * 32
    fair = prepare("event.EVENT1.3", 1, event_seed(seed, "EVENT1", 3), ())
    players = {
        seat: lambda view: game.lapse(thinker_of(game).guess(view, Stream(b"g")), view.seat)
        for seat in range(1, game.seats(rules) + 1)
    }
    dealt = fair.deal(game.deck(rules))
    _, record = play_hand(game, rules, game.opening(rules), dealt, players, fair)
    file = _written(tmp_path, record)
    proved = json.loads(run("verify", file, "--json", "--event", seed.hex()).stdout)
    assert proved["proved"] == ["whole", "rules", "promise", "deal", "event", "moves"]
    for wrong in ("00" * 32, "no seed"):
        result = run("verify", file, "--json", "--event", wrong)
        assert result.exit_code == 1
        assert json.loads(result.stdout)["fault"]["code"] == "fair_event"


def test_an_ordinary_deal_is_no_events(saved: Path) -> None:
    result = run("verify", str(saved), "--json", "--event", "00" * 32)
    assert json.loads(result.stdout)["fault"]["code"] == "fair_event"
