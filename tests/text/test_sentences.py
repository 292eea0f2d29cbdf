"""Facts become words that a player reads with pleasure."""

import json
from typing import Any

import pytest

from paiju.cards import parse_cards
from paiju.game import Event, Refusal, registry
from paiju.text import (
    LANGUAGES,
    SCREEN_PARTS,
    catalogue,
    export,
    export_all,
    message,
    name,
    render,
    screen,
    sentence,
    show,
)
from tests.strangers import TOY, Strangers


def test_a_refusal_says_what_to_do_and_names_its_clause() -> None:
    refusal = Refusal("must_follow_suit", "xiaoer.6.2", {"suit": "H", "needed": 2})
    assert render(refusal, "zh") == "你有红桃，必须跟红桃（至少2张）。（xiaoer.6.2）"
    assert render(refusal, "en") == (
        "You hold hearts, so you must follow with hearts (at least 2 cards). (xiaoer.6.2)"
    )


def test_english_counts_one_card() -> None:
    refusal = Refusal("must_follow_suit", facts={"suit": "S", "needed": 1})
    assert render(refusal, "en").endswith("(at least 1 card).")
    assert render(refusal, "zh").endswith("（至少1张）。")


def test_seats_may_have_names() -> None:
    refusal = Refusal("not_your_turn", facts={"seat": 1, "actors": (2, 3)})
    assert render(refusal, "en") == (
        "Seat 1 cannot act now: the next move belongs to seat 2 and seat 3."
    )
    assert "轮到小王、3号位" in render(refusal, "zh", seats={2: "小王"})


@pytest.mark.parametrize(
    ("value", "kind", "zh", "en"),
    [
        (parse_cards("S5 H10 JB"), "cards", "♠5 ♥10 大王", "♠5 ♥10 Big Joker"),
        (("S5", "JS"), "cards", "♠5 小王", "♠5 Small Joker"),
        ((), "cards", "没有牌", "no cards"),
        ((), "seat", "无人", "nobody"),
        (None, "", "无", "none"),
        (True, "", "是", "yes"),
        ("trump", "suit", "主牌", "trumps"),
        ("JB", "rank", "大王", "Big Joker"),
        ("10", "rank", "10", "10"),
        ("straight", "type", "顺子", "straight"),
        ("unheard_of", "type", "unheard of", "unheard of"),
        (1, "n card", "1张", "1 card"),
        (0, "n card", "0张", "0 cards"),
        (1, "n place", "头游", "first"),
        (4, "n place", "第4个", "as number 4"),
        (4, "seat", "4号位", "seat 4"),
        ((4,), "seat", "4号位", "seat 4"),
        ((1, 2, 4), "seat", "1号位、2号位、4号位", "seat 1, seat 2 and seat 4"),
        ((2, 2), "seat", "2号位", "seat 2"),
        (("pair", "single"), "type", "对子、单张", "pair, single"),
        (7, "", "7", "7"),
        ({"1": 5, "2": 0}, "", "1 5、2 0", "1 5, 2 0"),
        ("line\nbreak\x1b[2J", "", "line�break�[2J", "line�break�[2J"),
        ("x" * 200, "", "x" * 119 + "…", "x" * 119 + "…"),
    ],
)
def test_facts_are_shown_by_their_kind(value: object, kind: str, zh: str, en: str) -> None:
    assert show(value, "zh", kind) == zh  # type: ignore[arg-type]
    assert show(value, "en", kind) == en  # type: ignore[arg-type]


def test_a_message_speaks_every_language() -> None:
    assert set(message(Refusal("hand_over"))) == set(LANGUAGES)


def test_braces_in_a_fact_are_not_read_as_facts() -> None:
    refusal = Refusal("unknown_card", facts={"part": "{seat:seat}"})
    assert "{seat:seat}" in render(refusal, "en")


def test_an_unknown_code_is_shown_as_it_is() -> None:
    assert render(Refusal("strange", facts={"seat": 1}), "zh") == "strange · seat 1"


def test_an_unknown_language_is_no_catalogue() -> None:
    with pytest.raises(KeyError):
        catalogue("xx")


def test_a_part_cannot_be_a_path() -> None:
    assert catalogue("en", "../text/en").own == {}


def test_the_export_is_json_with_every_game() -> None:
    for lang in LANGUAGES:
        tree = json.loads(json.dumps(export(lang)))
        assert set(tree["games"]) == set(registry.games())
        assert tree["common"]["suit"]["S"] == name("suit", "S", lang)


def test_the_texts_of_single_screens_are_no_part_of_the_first_load() -> None:
    for lang in LANGUAGES:
        assert not set(export(lang)["parts"]) & set(SCREEN_PARTS)
        assert set(SCREEN_PARTS) < set(export_all(lang)["parts"])
        assert all(screen(lang, part) for part in SCREEN_PARTS)


def test_what_a_lesson_says_comes_with_the_screen_of_lessons(strangers: Strangers) -> None:
    words = WORDS + '\n[lesson]\naim = "先出完。"\n'
    strangers.install("stranger-game", {**TOY, "text/zh.toml": words}, toy="book:game")
    page: Any = screen("zh", "learn")["page"]
    assert page["learn"]["toy"] == {"aim": "先出完。"}
    assert page["learn"]["xiaoer"] == catalogue("zh", "xiaoer").own["lesson"]
    assert page["learn"]["title"] == "入门"
    told: Any = export("zh")["games"]
    assert all("lesson" not in own for own in told.values())
    assert told["toy"]["game"] == {"toy": "陌路"}


WORDS = """
[game]
toy = "陌路"

[refusal.too_bold]
text = "{seat:seat}太大胆了。"
note = ""

[refusal.hand_over]
text = "散了。"
note = ""

[event.drew]
text = "{seat:seat}摸了一张牌。"
own = "{seat:seat}摸到{card:cards}。"
note = ""
"""


@pytest.fixture
def stranger(strangers: Strangers) -> str:
    """Install a game whose package brings its own words."""
    strangers.install("stranger-game", {**TOY, "text/zh.toml": WORDS}, toy="book:game")
    return "toy"


def test_a_game_from_elsewhere_brings_its_words(stranger: str) -> None:
    assert name("game", stranger, "zh") == "陌路"
    assert render(Refusal("too_bold", facts={"seat": 2}), "zh", stranger) == "2号位太大胆了。"
    assert render(Refusal("hand_over"), "zh", stranger) == "散了。"
    assert render(Refusal("hand_over"), "zh") == "这一局已经结束。"
    assert show("S", "zh", "suit", stranger) == "黑桃"
    assert name("game", stranger, "en") == "toy"


def test_a_game_cannot_take_texts_that_no_game_brings(strangers: Strangers) -> None:
    book = "from tests.toy import Toy\ngame = Toy()\ngame.name = 'server'\n"
    strangers.install(
        "sly", {"__init__.py": "", "book.py": book, "text/zh.toml": WORDS}, server="book:game"
    )
    assert "server" in registry.games()
    assert "no_page" in str(catalogue("zh", "server").own["server"])


def test_a_secret_changes_the_sentence_for_who_knows_it(stranger: str) -> None:
    (card,) = parse_cards("HA")
    assert render(Event("drew", {"seat": 1}), "zh", stranger) == "1号位摸了一张牌。"
    assert render(Event("drew", {"seat": 1, "card": card}), "zh", stranger) == "1号位摸到♥A。"


def test_reasons_are_sentences_too() -> None:
    told = sentence("reason", "show_short", {"trumps": 1}, "en")
    assert told == "You would hold only 1 trump: too few to show."
