"""Trying cards: the judge answers everything about a position."""

from typing import Any

import pytest

from paiju.desk.trying import Position, Tried, context_of, try_out
from paiju.game import find, games
from paiju.judge import rule
from paiju.pictures.gallery import gallery, position_of


def position(name: str, table: str = "", hand: str = "", cards: str = "", **given: str) -> Position:
    game = find(name)
    head = {"game": name, **given}
    return Position(game, game.parse({}), head, table.split(), hand.split(), cards.split())


def shown(plays: list[dict[str, Any]]) -> list[str]:
    return [" ".join(play["cards"]) for play in plays]


@pytest.mark.parametrize("name", games())
def test_every_picture_can_be_tried(name: str) -> None:
    tried: list[Tried] = []
    for picture in gallery(name).values():
        found = position_of(picture)
        if found is None:
            continue
        head = {key: value for key, value in found.items() if key not in ("table", "hand", "cards")}
        assert {*head} <= {*context_of(find(name)), "rules"}
        given: Any = found
        game = find(name)
        asked = Position(
            game,
            game.parse(given.get("rules", {})),
            {"game": name, **head},
            given["table"],
            given["hand"],
            given["cards"],
        )
        answer = try_out(asked)
        assert answer.error is None, picture.example.name
        assert answer.ruling is not None
        tried.append(answer)
    assert any(one.beaten for one in tried)
    assert any(one.plays for one in tried)


def test_what_a_pair_is_beaten_by_in_a_climbing_game() -> None:
    tried = try_out(position("guandan", level="2", hand="S7 H7", cards="S7 H7"))
    assert tried.ruling is not None
    assert tried.ruling["legal"]
    assert [one["type"] for one in (tried.cards or {})["readings"]] == ["pair"]
    types = {play["reading"]["type"] for play in tried.beaten}
    assert types == {"pair", "bomb", "joker_bomb", "straight_flush"}
    assert [play["reading"]["rank"] for play in tried.beaten][:3] == ["8", "9", "10"]
    for play in tried.beaten:
        question = {"ask": "beats", "game": "guandan", "table": ["S7", "H7"], "level": "2"}
        assert rule({**question, "cards": play["cards"]})["beats"] is True


def test_follows_in_a_game_of_tricks_say_what_they_do() -> None:
    asked = position("xiaoer", trump="H", table="SA", hand="H3 C4", cards="C4")
    tried = try_out(asked)
    assert tried.count == 2
    assert {shown([play])[0]: (play["verb"], play["wins"]) for play in tried.plays} == {
        "H3": ("kill", True),
        "C4": ("discard", False),
    }
    assert tried.ruling is not None
    assert tried.ruling["verb"] == "discard"
    assert shown(tried.beaten)[0] == "C5"


def test_a_refusal_names_its_clause() -> None:
    tried = try_out(position("xiaoer", trump="H", table="SA", hand="SK C4", cards="C4"))
    assert tried.ruling is not None
    assert tried.ruling["code"] == "must_follow_suit"
    assert "xiaoer.7.4" in tried.ruling["message"]["en"]
    assert shown(tried.plays) == ["SK"]


def test_the_same_thing_of_other_cards_is_told_once() -> None:
    tried = try_out(position("guandan", level="2", table="S8 H8", hand="S9 H9 C9 D9 S10 SJ"))
    assert [play["reading"]["type"] for play in tried.plays] == ["pair", "bomb"]
    assert tried.count == 7


def test_what_cannot_be_asked_is_told() -> None:
    many = try_out(position("gandengyan", hand="S5 S5", cards="S5 S5"))
    assert many.error is not None
    assert many.error["field"] == "cards"
    assert try_out(position("guandan", level="2", table="S3 H5", hand="S6")).error is not None


def test_a_hand_that_is_too_small_or_too_large_is_no_fault() -> None:
    small = try_out(position("friends", level="2", trump="S", table="HK HK", hand="HA"))
    assert (small.error, small.count) == (None, 0)
    large = " ".join(f"{suit}{rank}" for suit in "SHC" for rank in "3456789")
    assert try_out(position("guandan", level="2", hand=large)).count == 0
    assert try_out(position("guandan", level="2", hand="S3 S4")).count == 2
    assert try_out(position("guandan", level="2")).error is None
