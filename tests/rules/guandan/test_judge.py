"""The judge on 掼蛋: every question of its rows, and the source's examples."""

from typing import Any

import pytest

from paiju.judge import rule

Json = dict[str, Any]
OFFICIAL = {"preset": "official"}


def ask(question: str, **fields: object) -> Json:
    return rule({"ask": question, "game": "guandan", **fields})


def cards(text: str) -> list[str]:
    return text.split()


def field(question: str, **fields: object) -> str:
    """Return the field at fault of a question that cannot be answered."""
    error = ask(question, **fields)["error"]
    assert error["code"] == "bad_question"
    assert error["message"]["zh"]
    assert error["message"]["en"]
    return str(error["field"])


def test_identify_in_full() -> None:
    assert ask("identify", cards=cards("H5 S9 D9 C9 D8"), level="5") == {
        "readings": [
            {
                "type": "triple_with_pair",
                "name": {"zh": "三带二", "en": "full house"},
                "family": "normal",
                "rank": "9",
                "length": 5,
                "as": ["S8"],
                "units": [{"type": "triple_with_pair", "cards": cards("H5 S9 D9 C9 D8")}],
            }
        ]
    }


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("JB JS", [("pair", "JB")]),
        ("hearts_A_0 spades_A_1", [("pair", "A")]),
        ("♠3 ♠4 ♠5 ♠6 ♠7", [("straight_flush", "7")]),
        ("SA S2 C3 S4 S5", [("straight", "5")]),
        ("JB JS JB JS", [("joker_bomb", None)]),
        ("S9 C9 D9 D9", [("bomb", "9")]),
        ("S3 S4", []),
        ("H2 H2", [("pair", "2")]),
        ("H2 S9", [("pair", "9")]),
    ],
)
def test_identify(held: str, expected: list[tuple[str, str | None]]) -> None:
    """Without a level it is 2."""
    answer = ask("identify", cards=cards(held))
    assert [(one["type"], one["rank"]) for one in answer["readings"]] == expected
    assert ask("identify", cards=cards(held), level="2") == answer


@pytest.mark.parametrize(
    ("table", "held", "code"),
    [
        # 常见误区 and 正确实现 of the source, at a level that is in none of the cards.
        ("SA SA CA DA", "S2 S2 C2 D2", "too_small"),
        ("S2 S2 C2 D2", "SA SA CA DA", None),
        ("SA", "S2", None),
        ("S2", "SA", "too_small"),
        ("SA DA", "JB JS", None),
        ("SQ SQ CQ DQ", "SK SK CK DK", None),
        ("S2 C3 S4 S5 S6", "C3 C4 D5 S6 S7", None),
        ("S3 S4 S5 S6 S7", "S8 D9 S10 SJ SQ", "wrong_type"),
        ("S8 D9 S10 SJ SQ", "S3 S4 S5 S6 S7", None),
        ("SA", "JS", None),
        ("S3 S4 S5 S6 S7", "SA SA CA DA DA", "too_small"),
        ("S3 S4 S5 S6 S7", "DA DA CA HA HA CA", None),
        ("S4 S4 C4 D4", "JB JB JS JS", None),
        ("S3", "S4 S4", "wrong_type"),
        ("S3", "S4 C6", "not_a_combination"),
    ],
)
def test_beats(table: str, held: str, code: str | None) -> None:
    answer = ask("beats", table=cards(table), cards=cards(held), level="10")
    assert (answer["beats"], answer["code"]) == (code is None, code)
    assert (answer["message"] is None) == (code is None)


def test_beats_with_readings() -> None:
    table, held = cards("S6 D6 S7 D7 S8 D8"), cards("H5 H5 S9 D9 S10 D10")
    assert ask("beats", table=table, cards=held, level="5")["beats"] is True
    as_plate = {"type": "triple_straight", "rank": "10"}
    answer = ask("beats", table=table, cards=held, level="5", **{"as": as_plate})
    assert answer["code"] == "wrong_type"
    wrong = {"type": "pair", "rank": "10"}
    answer = ask("beats", table=table, cards=held, level="5", **{"as": wrong})
    assert answer["code"] == "wrong_claim"
    # An ambiguous table is the strongest that it can be.
    answer = ask("beats", table=held, cards=cards("SJ DJ SQ DQ SK DK"), level="5")
    assert answer["code"] == "wrong_type"
    named = {"type": "pair_straight", "rank": "J"}
    mine = cards("SJ DJ SQ DQ SK DK")
    assert ask("beats", table=held, table_as=named, cards=mine, level="5")["beats"] is True


def test_beats_of_a_table_that_cannot_be() -> None:
    assert field("beats", table=cards("S3 S4"), cards=cards("S5")) == "table"
    bad = {"type": "pair", "rank": "3"}
    assert field("beats", table=cards("S3"), table_as=bad, cards=cards("S5")) == "table_as"


def test_plays() -> None:
    answer = ask("plays", hand=cards("S3 H3 S4"), level="5")
    assert answer["count"] == 4
    assert {tuple(play) for play in answer["plays"]} == {
        ("S3",),
        ("H3",),
        ("S4",),
        ("S3", "H3"),
    }
    answer = ask("plays", hand=cards("S3 H3 S4 C9 C9 D9 S9"), table=cards("S3"), level="5", limit=1)
    assert answer["count"] == 5
    assert len(answer["plays"]) == 1
    assert ask("plays", hand=cards("S3"), table=cards("S4"), level="5") == {"count": 0, "plays": []}


def test_plays_of_several_readings_are_one() -> None:
    answer = ask("plays", hand=cards("H5 S6 D7 S8 S9"), table=cards("S3 D4 C5 S6 S7"), level="5")
    assert answer == {"count": 1, "plays": [cards("H5 S6 D7 S8 S9")]}


def test_plays_of_a_whole_hand_are_counted() -> None:
    hand = cards(
        "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK H5 H5"
    )
    answer = ask("plays", hand=hand, level="5", limit=5)
    assert answer["count"] == 537065
    assert len(answer["plays"]) == 5
    assert field("plays", hand=[*hand, "JB", "JB"], level="5") == "hand"


def test_turn_of_the_source() -> None:
    """South 1, west 4, north 3, east 2: the scene of the source."""
    south, east = [1, cards("S3")], [2, cards("S9")]
    plays: list[object] = [south, [4, None], [3, None], east]
    assert ask("turn", plays=plays) == {"next": 1, "cleared": False}
    assert ask("turn", plays=[*plays, [1, None]]) == {"next": 2, "cleared": True}
    official = ask("turn", plays=[*plays, [1, None]], rules=OFFICIAL)
    assert official == {"next": 4, "cleared": False}
    passed = [[1, cards("S3")], [4, None], [3, None], [2, None]]
    assert ask("turn", plays=passed, out=[1]) == {"next": 3, "cleared": True}
    assert field("turn", plays=[[1, cards("S3")], [2, None]]) == "plays"
    assert field("turn", plays=[[5, cards("S3")]]) == "plays"


def test_order() -> None:
    held = cards("S2 SA S5 H5 JB JS D3")
    assert ask("order", cards=held, level="5") == {
        "groups": [["JB"], ["JS"], ["S5", "H5"], ["S2"], ["SA"], ["D3"]],
        "suit_group": {},
    }
    groups = ask("order", cards=held, level="5", rules=OFFICIAL)["groups"]
    assert groups == [["JB"], ["JS"], ["S5", "H5"], ["SA"], ["D3"], ["S2"]]


def test_lead() -> None:
    answer = ask("lead", hand=cards("S3 H3 S4"), cards=cards("S3 H3"), level="5")
    assert answer["legal"] is True
    assert [one["type"] for one in answer["readings"]] == ["pair"]
    answer = ask("lead", hand=cards("S3 H3 S4"), cards=cards("S3 S3"), level="5")
    assert (answer["legal"], answer["code"], answer["readings"]) == (False, "not_in_hand", [])
    answer = ask("lead", hand=cards("S3 H3 S4"), cards=cards("S3 S4"), level="5")
    assert answer["code"] == "not_a_combination"
    meant = {"type": "straight", "rank": "J"}
    held = cards("H5 S6 D7 S8 S9")
    assert ask("lead", hand=held, cards=held, level="5", **{"as": meant})["code"] == "wrong_claim"


def test_settle() -> None:
    answer = ask("settle", finish=[1, 3], levels={"1": "Q", "2": "9"}, playing=1)
    assert answer == {
        "levels": {"1": "A", "2": "9", "3": "A", "4": "9"},
        "scores": {"1": 3, "2": 0, "3": 3, "4": 0},
        "next": {"level": "A"},
        "match_winner": None,
        "title": None,
    }
    levels = {"1": "A", "2": "9", "3": "A", "4": "9"}
    assert ask("settle", finish=[1, 2, 3], levels=levels, playing=3)["match_winner"] == [1, 3]
    fallen = ask("settle", finish=[2, 4], levels=levels, playing=3, fails={"1": 2})
    assert fallen["levels"] == {"1": "2", "2": "Q", "3": "2", "4": "Q"}


@pytest.mark.parametrize(
    ("fields", "at"),
    [
        ({"finish": [1, 2]}, "finish"),
        ({"finish": [1]}, "finish"),
        ({"finish": []}, "finish"),
        ({"finish": [1, 1, 3]}, "finish"),
        ({"finish": [1, 5]}, "finish"),
        ({"levels": {"1": "5"}}, "levels"),
        ({"levels": {"1": "5", "3": "6", "2": "2"}}, "levels"),
        ({"levels": {"1": "5", "2": "JB"}}, "levels"),
        ({"fails": {"1": 1, "3": 2}}, "fails"),
        ({"fails": {"1": -1}}, "fails"),
        ({"playing": 0}, "playing"),
    ],
)
def test_settle_what_cannot_be(fields: Json, at: str) -> None:
    sound = {"finish": [1, 3], "levels": {"1": "5", "2": "2"}, "playing": 1}
    assert field("settle", **{**sound, **fields}) == at


def test_tribute() -> None:
    hands = {"2": cards("JS SA S3"), "4": cards("H5 S5 D5 SA")}
    assert ask("tribute", finish=[1, 3], hands=hands, level="5") == {
        "owed": [
            {"from": 2, "to": 1, "cards": ["JS"]},
            {"from": 4, "to": 3, "cards": ["S5", "D5"]},
        ],
        "resisted": False,
        "leader": 2,
    }
    single = ask("tribute", finish=[1, 2, 3], hands={"4": cards("SA DA S3")}, level="5")
    assert single["owed"] == [{"from": 4, "to": 1, "cards": ["SA", "DA"]}]
    assert single["leader"] == 4


def test_tribute_of_equals_and_resisting() -> None:
    hands = {"2": cards("SA"), "4": cards("DA")}
    answer = ask("tribute", finish=[1, 3, 2, 4], hands=hands, level="5")
    assert [debt["from"] for debt in answer["owed"]] == [4, 2]
    assert answer["leader"] == 4
    hands = {"2": cards("JB SA"), "4": cards("JB DA")}
    resisted = ask("tribute", finish=[3, 1], hands=hands, level="5")
    assert resisted == {"owed": [], "resisted": True, "leader": 3}
    off = ask("tribute", finish=[3, 1], hands=hands, level="5", rules={"resist": "off"})
    assert (off["resisted"], off["leader"]) == (False, 2)
    alone = ask("tribute", finish=[1, 2, 3], hands={"4": cards("JB JB")}, level="5")
    assert (alone["resisted"], alone["leader"]) == (True, 1)


def test_tribute_of_hands_that_are_not_given() -> None:
    answer = ask("tribute", finish=[1, 3], hands={"2": cards("SA")}, level="5")
    assert answer == {
        "owed": [{"from": 4, "to": None, "cards": []}, {"from": 2, "to": None, "cards": ["SA"]}],
        "resisted": False,
        "leader": None,
    }
    assert ask("tribute", finish=[1, 2, 4], hands={}, level="5") == {
        "owed": [{"from": 3, "to": 1, "cards": []}],
        "resisted": False,
        "leader": 3,
    }


@pytest.mark.parametrize(
    ("held", "code"),
    [
        ("S10", None),
        ("S2", None),
        ("S5", "return_too_high"),
        ("SJ", "return_too_high"),
        ("JS", "return_too_high"),
        ("S9", "not_in_hand"),
        ("S10 S2", "wrong_count"),
    ],
)
def test_return(held: str, code: str | None) -> None:
    hand = cards("S10 S2 S5 SJ")
    answer = ask("return", hand=hand, received="JS", cards=cards(held), level="5")
    assert (answer["legal"], answer["code"]) == (code is None, code)


def test_return_the_lowest_of_high_cards() -> None:
    hand = cards("SJ DJ SA")
    answer = ask("return", hand=hand, received="JS", cards=["SA"], level="5")
    assert answer["code"] == "return_not_lowest"
    assert ask("return", hand=hand, received="JS", cards=["DJ"], level="5")["legal"] is True


@pytest.mark.parametrize(
    ("question", "fields", "at"),
    [
        ("identify", {"cards": ["S1"]}, "cards"),
        ("identify", {"cards": ["S3", "S3", "S3"]}, "cards"),
        ("identify", {"cards": ["S3"], "level": "JB"}, "level"),
        ("identify", {"cards": ["S3"], "trump": "S"}, "trump"),
        ("identify", {}, "cards"),
        ("beats", {"table": ["S3"]}, "cards"),
        ("tribute", {"finish": [1, 3], "hands": {}}, "level"),
        ("return", {"hand": ["S3"], "received": "S4", "cards": ["S3"]}, "level"),
        ("follow", {}, "ask"),
        ("identify", {"cards": ["S3"], "rules": {"preset": "classic"}}, "rules"),
        ("identify", {"cards": ["S3"], "rules": {"wild": "maybe"}}, "rules"),
        ("identify", {"cards": ["S3"], "rules": {"a_tries": 10}}, "rules"),
    ],
)
def test_bad_questions(question: str, fields: Json, at: str) -> None:
    assert field(question, **fields).split(".")[0] == at
