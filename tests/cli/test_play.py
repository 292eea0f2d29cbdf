"""Whole hands at the terminal, typed line by line."""

from collections import Counter
from multiprocessing import active_children
from pathlib import Path

import pytest

from paiju.cards import format_cards
from paiju.cli.table.session import fixed_seeds
from paiju.game import find, games, parse_record, prepare
from paiju.text import LANGUAGES, name
from tests.cli.table import by_numbers, run, too_wide

GAMES = ("xiaoer", "gandengyan")
WON_OR_LOST = {"zh": ("这一局你赢了", "这一局输了"), "en": ("You win the hand", "The hand is lost")}
GOODBYE = {"zh": "再见", "en": "Goodbye"}


def _over(text: str, lang: str) -> bool:
    return any(words in text for words in WON_OR_LOST[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_played_to_its_end_by_typed_numbers(game: str, lang: str) -> None:
    typed = by_numbers(15, 60)
    result = run("play", game, "--hands", "1", "--seed", "7", "--lang", lang, typed=typed)
    assert result.exit_code == 0
    assert _over(result.stdout, lang)
    assert too_wide(result.stdout) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_by_hints(game: str, lang: str) -> None:
    typed = "h\n\n" * 400
    result = run("play", game, "--hands", "3", "--seed", "3", "--lang", lang, typed=typed)
    assert result.exit_code == 0
    assert {"zh": "比赛结束", "en": "The match is over"}[lang] in result.stdout
    assert too_wide(result.stdout) == []


@pytest.mark.parametrize("preset", ["full", "basic", "house", "classic"])
@pytest.mark.parametrize("bots", ["random", "easy"])
def test_bots_play_a_match_alone(preset: str, bots: str) -> None:
    game = "xiaoer" if preset in ("full", "basic") else "gandengyan"
    options = ("--preset", preset, "--bots", bots, "--auto", "--seed", "1", "--lang", "en")
    result = run("play", game, *options)
    assert result.exit_code == 0
    assert "The match is over" in result.stdout
    assert too_wide(result.stdout) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seat", ["1", "2"])
def test_every_number_of_seats_fits_the_screen(seats: int, seat: str) -> None:
    options = ("--seats", str(seats), "--seat", seat, "--hands", "1", "--seed", "5", "--lang", "en")
    result = run("play", "gandengyan", *options, typed="h\n\n" * 200)
    assert _over(result.stdout, "en")
    assert too_wide(result.stdout) == []
    for number in range(1, seats + 1):
        assert (f"seat {number} ·" in result.stdout) == (str(number) != seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_input_leaves_politely(lang: str) -> None:
    result = run("play", "gandengyan", "--seed", "1", "--lang", lang)
    assert result.exit_code == 0
    assert GOODBYE[lang] in result.stdout


@pytest.mark.parametrize("word", ["quit", "exit", "退出", "QUIT"])
def test_the_player_may_leave_at_any_turn(word: str) -> None:
    result = run("play", "gandengyan", "--seed", "1", "--lang", "zh", typed=f"{word}\nh\n")
    assert result.exit_code == 0
    assert "提示：" not in result.stdout
    assert result.stdout.rstrip().endswith("再见！")


def test_a_queen_is_no_way_to_leave() -> None:
    # The first hand of this seed has ♠Q: `q` chooses it.
    result = run("play", "gandengyan", "--seed", "5", "--lang", "en", typed="q\n")
    assert "Chosen: ♠Q" in result.stdout


def test_what_is_chosen_can_be_undone_step_by_step() -> None:
    typed = "Q\n+K\n-Q\nu\nu\nu\nu\n"
    result = run("play", "gandengyan", "--seed", "5", "--lang", "en", typed=typed)
    said = [line for line in result.stdout.splitlines() if line.startswith(("Chosen", "Nothing"))]
    assert [line.partition("  (")[0].partition(" · ")[0] for line in said] == [
        "Chosen: ♠Q",
        "Chosen: ♠Q ♠K",
        "Chosen: ♠K",
        "Chosen: ♠Q ♠K",
        "Chosen: ♠Q",
        "Nothing is chosen: name cards, or type ? for help.",
    ]
    assert "There is nothing to undo." in result.stdout


def test_a_refusal_names_its_clause_and_loses_nothing() -> None:
    # The lead of a pair that is none is refused twice, then completed to a straight and played.
    typed = "Q K\n\n+A\n\n"
    result = run("play", "gandengyan", "--seed", "5", "--lang", "en", typed=typed)
    refusals = [line for line in result.stdout.splitlines() if "(gandengyan." in line]
    assert len(refusals) == 2
    assert "♠Q ♠K" in refusals[0]
    assert "You played a straight" in result.stdout


def test_wide_letters_and_signs_mean_the_same() -> None:
    typed = "？\nＱ，Ｋ\n＋Ａ\n\n"
    result = run("play", "gandengyan", "--seed", "5", "--lang", "zh", typed=typed)
    assert "怎样出牌" in result.stdout
    assert "你出顺子" in result.stdout


def test_a_hint_that_was_replaced_comes_back_with_undo() -> None:
    typed = "h\nH2\n3\nu\nu\n\n"
    result = run("play", "gandengyan", "--seed", "5", "--lang", "en", typed=typed)
    assert "Chosen: play ♦3" in result.stdout
    assert "You played a single" in result.stdout


def test_a_leader_who_passes_is_told_to_lead() -> None:
    result = run("play", "gandengyan", "--seed", "5", "--lang", "zh", typed="p\n")
    assert "不能过" in result.stdout


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("abc", "neither a card nor a command"),
        ("S9", "You do not hold ♠9"),
        ("99", "You hold 0 of rank 9"),
        ("17", "no card number 17"),
        ("", "Nothing is chosen"),
        ("+", "neither a card nor a command"),
        ("!", "Nothing is chosen"),
        ("1 1", "named twice"),
        ("-1", "♥2 is not chosen"),
        ("\x00", "neither a card nor a command"),
        ("x" * 5000, "neither a card nor a command"),
    ],
)
def test_a_line_that_means_nothing_is_told_so(line: str, said: str) -> None:
    result = run("play", "gandengyan", "--seed", "5", "--lang", "en", typed=f"{line}\n")
    assert said in result.stdout
    assert too_wide(result.stdout) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_rules_and_log_can_be_read(lang: str) -> None:
    result = run("play", "xiaoer", "--seed", "1", "--lang", lang, typed="?\nrules\nlog\n")
    for words in {"zh": ("怎样出牌", "轮庄"), "en": ("How to play", "xiaoer.8.1")}[lang]:
        assert words in result.stdout
    assert too_wide(result.stdout) == []


def test_a_clause_can_be_looked_up_by_the_number_a_refusal_names() -> None:
    for named in ("2.5", "gandengyan.2.5"):
        typed = f"{named}\nlang\n{named}\n"
        told = run("play", "gandengyan", "--seed", "5", "--lang", "en", typed=typed).stdout
        assert "2.5 Straight" in told
        assert "2.5 顺子" in told
    told = run("play", "gandengyan", "--seed", "5", "--lang", "en", typed="99.9\n").stdout
    assert "neither a card nor a command" in told


def test_the_language_can_be_changed_at_the_table() -> None:
    result = run("play", "gandengyan", "--seed", "5", "--lang", "en", typed="lang\nh\nlang\nh\n")
    assert "现在用中文" in result.stdout
    assert "提示：" in result.stdout
    assert "speaks English" in result.stdout
    assert "Hint:" in result.stdout


def _deal_with_a_choice() -> tuple[int, str]:
    """Find a deal whose first player can read some cards in two ways."""
    game = find("gandengyan")
    rules = game.parse({"seats": 2})
    for seed in range(1000):
        fair = prepare("any", 1, fixed_seeds(seed)(1), ())
        state = game.begin(rules, game.opening(rules), fair.deal(game.deck(rules)))
        if game.actors(state) == (1,):
            plays = Counter(move.cards for move in game.legal(state, 1))
            cards, readings = plays.most_common(1)[0]
            if readings > 1:
                return seed, format_cards(cards)
    raise AssertionError("no deal of a thousand has a choice")


def test_several_readings_are_a_short_list() -> None:
    seed, cards = _deal_with_a_choice()
    options = ("--seats", "2", "--seed", str(seed), "--lang", "en")
    back = run("play", "gandengyan", *options, typed=f"{cards}\n\n\n\n9\n\nx\n").stdout
    assert back.count("These cards can be more than one thing") == 3
    assert back.count("your cards are still chosen") == 3
    assert "(wild: " in back
    assert "You played" not in back
    done = run("play", "gandengyan", *options, typed=f"{cards}!\n2\n").stdout
    assert "You played" in done


def test_records_are_saved_and_can_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    options = ("--auto", "--hands", "2", "--seed", "9", "--record", str(folder))
    run("play", "xiaoer", *options, "--lang", "en")
    files = sorted(folder.iterdir())
    assert [file.name[-6:] for file in files] == ["01.txt", "02.txt"]
    records = [parse_record(file.read_text("utf-8")) for file in files]
    assert [record.standing.hand for record in records] == [1, 2]
    assert all(record.fair is not None for record in records)


def test_the_same_seed_deals_the_same_match_and_another_does_not(tmp_path: Path) -> None:
    texts = []
    for folder, seed in (("a", "9"), ("b", "9"), ("c", "10")):
        options = ("--auto", "--hands", "1", "--seed", seed, "--record", str(tmp_path / folder))
        run("play", "gandengyan", *options)
        texts += [file.read_text("utf-8") for file in (tmp_path / folder).iterdir()]
    assert texts[0] == texts[1] != texts[2]


def test_no_record_is_ever_overwritten(tmp_path: Path) -> None:
    for _ in range(3):
        run(
            "play", "gandengyan", "--auto", "--hands", "1", "--seed", "9", "--record", str(tmp_path)
        )
    assert len(list(tmp_path.iterdir())) == 3


def test_a_record_that_cannot_be_written_does_not_end_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    options = ("--auto", "--hands", "2", "--seed", "9", "--record", str(tmp_path), "--lang", "en")
    result = run("play", "gandengyan", *options)
    assert result.stdout.count("No space left on device") == 2
    assert "The match is over" in result.stdout


def test_without_a_seed_no_two_matches_are_alike(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        run("play", "gandengyan", "--auto", "--hands", "1", "--record", str(tmp_path / folder))
    first, second = (next((tmp_path / folder).iterdir()) for folder in ("a", "b"))
    assert first.read_text("utf-8") != second.read_text("utf-8")


def test_the_seal_is_shown_before_the_first_move_and_is_the_one_recorded(tmp_path: Path) -> None:
    options = ("--hands", "1", "--seed", "5", "--lang", "en", "--record", str(tmp_path))
    result = run("play", "gandengyan", *options, typed="h\n\n" * 200)
    record = parse_record(next(tmp_path.iterdir()).read_text("utf-8"))
    assert record.fair is not None
    before, _, _ = result.stdout.partition("You [h")
    assert record.fair.commitment in before
    assert record.fair.server_seed.hex() not in result.stdout


def test_the_menu_takes_a_number_a_name_or_enter() -> None:
    first, second, *_ = games()
    for typed, game in (("\n", first), ("2\n", second), ("xiaoer\n", "xiaoer")):
        result = run("play", "--lang", "en", "--seed", "5", typed=typed)
        assert name("game", game, "en") in result.stdout.partition("leave > ")[2]


def test_the_menu_asks_again_and_lets_go() -> None:
    result = run("play", "--lang", "en", typed="9\nbridge\nq\n")
    assert result.stdout.count("Please type a number") == 2
    assert "Goodbye" in result.stdout
    assert result.exit_code == 0


def test_without_a_command_there_is_the_menu() -> None:
    result = run(typed="")
    assert result.exit_code == 0
    assert "xiaoer" in result.stdout


def test_rules_and_games_can_be_read_in_both_languages() -> None:
    for lang in LANGUAGES:
        assert "xiaoer" in run("games", "--lang", lang).stdout
        told = run("rules", "xiaoer", "--set", "kitty=6", "--lang", lang).stdout
        marked = [line for line in told.splitlines() if line.startswith("* ")]
        assert len(marked) == 1
        assert "xiaoer.1.4" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_code_prints_the_rules_that_it_was_made_of(lang: str) -> None:
    chosen = ("gandengyan", "--preset", "classic", "--set", "hands=9", "--set", "step=any")
    made = run("rules", *chosen, "--code").stdout
    card = run("rules", made.strip(), "--lang", lang)
    assert card.exit_code == 0
    assert run("rules", *chosen, "--lang", lang).stdout.startswith(card.stdout.rstrip())
    usual = run("rules", *chosen[:3], "--lang", lang).stdout
    assert card.stdout.count("* ") == 2
    assert "* " not in usual


def test_without_colour_nothing_but_text_is_printed() -> None:
    assert "\x1b" not in run("play", "gandengyan", "--seed", "5", typed="h\n").stdout


def test_hard_bots_search_in_several_processes(tmp_path: Path) -> None:
    options = ("--bots", "hard", "--workers", "2", "--seat", "2", "--seed", "5", "--lang", "en")
    result = run("play", "gandengyan", *options, "--record", str(tmp_path), typed="q\n")
    assert GOODBYE["en"] in result.stdout
    assert parse_record(next(tmp_path.iterdir()).read_text("utf-8")).moves
    assert active_children() == []
