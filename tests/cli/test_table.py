"""What the table shows: who sits where, what everybody knows, news in little room."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from paiju.bots import BOTS
from paiju.cards import parse_card, parse_cards
from paiju.cli.table.desk import Desk, fold
from paiju.cli.table.drawing import panel_height, places, table_panel
from paiju.cli.table.hand import hand_lines
from paiju.cli.table.moves import describe_cards
from paiju.cli.table.status import status_lines
from paiju.cli.table.terminal import Terminal
from paiju.cli.words import Words
from paiju.cli.wrapping import wrap
from paiju.desk import arrange
from paiju.game import AnyView, Event, Fact, Played, Reading, deal_from_seed, find, games
from tests.cli.table import run


def _view(name: str, preset: str, seat: int | None = 1) -> AnyView:
    game = find(name)
    rules = game.presets[preset]
    deal = deal_from_seed(1, game.deck(rules))
    return game.view(game.begin(rules, game.opening(rules), deal), seat)


def test_whoever_plays_next_sits_to_the_right() -> None:
    assert places(4, 1, 1) == {1: (2, 1), 2: (1, 2), 3: (0, 1), 4: (1, 0)}
    assert places(5, 2, -1) == {2: (2, 1), 1: (1, 2), 5: (0, 2), 4: (0, 0), 3: (1, 0)}


def _status(facts: dict[str, Fact], lang: str = "en") -> list[str]:
    view = replace(_view("gandengyan", "classic"), facts=facts)
    return [line.plain for line in status_lines(view, Words(lang, "friends", 1))]


@pytest.mark.parametrize(
    ("facts", "lines"),
    [
        ({"multiplier": 1, "pile": 3}, ["Pile: 3"]),
        ({"multiplier": 4, "pile": 3}, ["Pile: 3", "Stakes × 4"]),
        ({"trump": "H", "level": "10"}, ["Trump ♥ · level 10"]),
        ({"bid": {"seat": 3, "cards": parse_cards("S2 S2")}}, ["Bid: seat 3 ♠2 ♠2"]),
        ({"bid": {"seat": 3, "cards": parse_cards("S2")}, "leader": 3}, []),
        ({"called": parse_card("HA"), "nth": 2, "seen": 1}, ["Friend: ♥A #2 (1 out)"]),
        ({"called": parse_card("HA"), "nth": 2, "seen": 2, "friend": 4}, []),
        ({"called": None, "alone": True}, ["One against four"]),
        ({"points": None, "taken": {"1": 0, "2": 15}}, ["Points 2:15"]),
        ({"points": 40, "taken": {"1": 0, "2": 40}}, ["Attackers: 40"]),
        ({"thrown": {"seat": 2, "cards": parse_cards("SA")}}, ["Throw stopped: seat 2"]),
        ({"finished": (2, 1)}, ["Out: seat 2 and you"]),
    ],
)
def test_the_middle_of_the_table_tells_what_everybody_knows(
    facts: dict[str, Fact], lines: list[str]
) -> None:
    assert _status(facts) == lines


def test_the_stakes_are_on_the_table_once_they_have_risen() -> None:
    options = ("--preset", "classic", "--seed", "1", "--hands", "4", "--lang", "en")
    assert "Stakes × 2" in run("play", "gandengyan", *options, typed="h\n\n" * 300).stdout


def test_a_wild_card_is_told_when_it_is_chosen() -> None:
    view = _view("gandengyan", "house")
    named = describe_cards(find("gandengyan"), view, parse_cards("JB D3"), Words("en"))
    assert named.startswith("pair 3 (wild: ")
    assert describe_cards(find("gandengyan"), view, parse_cards("S3 D3"), Words("en")) == "pair 3"


def test_events_that_differ_in_the_seat_alone_are_one_line() -> None:
    shown = Event("trump_set", {"trump": "H"})
    said = [Event("declined", {"seat": seat}) for seat in (1, 3, 4)]
    folded = fold([*said, shown, said[0]])
    assert [event.name for event in folded] == ["declined", "trump_set", "declined"]
    assert folded[0].facts["seat"] == (1, 3, 4)
    assert folded[2].facts["seat"] == 1
    assert Words("zh", "xiaoer").render(folded[0]).count("号位") == 3
    assert fold([*said, said[0]])[0].facts["seat"] == (1, 3, 4)
    drawn = [Event("card_drawn", {"seat": 1, "card": card}) for card in parse_cards("S3 S4")]
    assert fold(drawn) == drawn


def test_what_the_table_shows_anyway_gives_way_to_other_news() -> None:
    view = _view("xiaoer", "full")
    cards = parse_cards("S3")
    shown = Event("trump_set", {"trump": "H"})
    led = Event("led", {"seat": 2, "cards": cards, "type": "single"})
    crowded = replace(view, log=(shown, led), table=(Played(2, cards),))
    desk = Desk(
        Terminal(),
        find("xiaoer"),
        view.rules,
        "full",
        Words("en", "xiaoer", 1),
        BOTS["random"](find("xiaoer"), 1),
    )
    assert [line.plain.strip() for line in desk.news(crowded, 1)] == [desk.words.render(shown)]
    assert len(desk.news(crowded, 2)) == 2


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("short", ["short"]),
        ("", [""]),
        ("4.2 只有一种牌可以压过它们，没有别的", ["4.2 只有一种牌", "可以压过它们，", "没有别的"]),
        ("one two three four", ["one two three", "four"]),
        ("aaaaaaaaaaaaaaaaaaaa", ["aaaaaaaaaaaaaa", "aaaaaa"]),
        ("两行\n文字", ["两行", "文字"]),
    ],
)
def test_lines_are_broken_as_both_languages_do(text: str, lines: list[str]) -> None:
    assert [line.plain for line in wrap(Text(text), 14)] == lines


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_no_clause_number_stands_alone_on_a_line(lang: str) -> None:
    for game in games():
        told = run("rules", game, "--lang", lang).stdout.splitlines()
        assert not [line for line in told if line.strip().replace(".", "").isdecimal()]
        assert max(map(cell_len, told)) <= 80


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_a_hand_of_39_cards_fits_half_a_screen(lang: str) -> None:
    game = find("friends")
    view = _view("friends", "standard")
    for seed in range(20):
        held = deal_from_seed(seed, game.deck(view.rules)).cards[:39]
        lines = hand_lines(arrange(game, view, held), held[:7], Words(lang))
        assert len(lines) <= 10
        assert max(line.cell_len for line in lines) <= 80
        assert sum(line.plain.count("*") for line in lines) == 7


def test_a_long_reading_does_not_make_the_table_taller() -> None:
    game = find("guandan")
    view = _view("guandan", "house")
    cards = parse_cards("C4 H2 H2 C5 C8")
    reading = Reading("straight_flush", "8", 5, (), "bomb", parse_cards("C6 C7 C4 C5"))
    seat = next(seat for seat in (2, 3, 4) if seat not in view.actors)
    lying = replace(view, table=(Played(seat, cards, reading),))
    console = Console(width=80, record=True, file=StringIO())
    console.print(table_panel(game, lying, Words("en", "guandan", 1), "title"))
    assert len(console.export_text().splitlines()) == panel_height(lying)
