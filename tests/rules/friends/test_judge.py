"""The judge on the tricks of 找朋友升级, with the source's examples."""

from itertools import combinations
from time import process_time

import pytest

from tests.rules.friends.judging import Json, ask, cards, code, fault, five

# ---- identify, order, lead ----


@pytest.mark.parametrize(
    ("text", "kind", "rank", "length", "units"),
    [
        ("S10", "single", "10", 1, ["single"]),
        ("H10 H10", "pair", "10", 2, ["pair"]),
        ("JB JB", "pair", "JB", 2, ["pair"]),
        ("HK HK HK", "triple", "K", 3, ["triple"]),
        ("D4 D4 D6 D6", "pair_tractor", "6", 4, ["pair_tractor"]),
        ("S5 S5 SA SA SK SK", "pair_tractor", "5", 6, ["pair_tractor"]),
        ("C8 C8 C8 C9 C9 C9", "triple_tractor", "9", 6, ["triple_tractor"]),
        ("JS JS JB JB", "pair_tractor", "JB", 4, ["pair_tractor"]),
        ("C6 C6 C6 C7 C7 C8", "throw", None, 6, ["triple", "pair", "single"]),
        ("JB JS", "throw", None, 2, ["single", "single"]),
    ],
)
def test_identify(text: str, kind: str, rank: str | None, length: int, units: list[str]) -> None:
    (reading,) = five("identify", cards=cards(text))["readings"]
    assert (reading["type"], reading["rank"], reading["length"]) == (kind, rank, length)
    assert [unit["type"] for unit in reading["units"]] == units
    assert reading["as"] == []
    assert reading["family"] is None


@pytest.mark.parametrize("text", ["H10 D10", "S10 H10", "H5 H6", ""])
def test_identify_what_is_nothing(text: str) -> None:
    assert five("identify", cards=cards(text)) == {"readings": []}


def test_order() -> None:
    answer = five("order", cards=cards("S2 JB D5 S5 H5 JS DA SA H2 CA H5"))
    assert answer["groups"] == [
        *[["JB"], ["JS"], ["S5"], ["H5", "H5", "D5"], ["SA"], ["S2"]],
        *[["H2"], ["CA"], ["DA"]],
    ]
    assert answer["suit_group"]["D5"] == answer["suit_group"]["S2"] == "trump"
    assert answer["suit_group"]["CA"] == "C"


def test_order_without_a_trump_suit() -> None:
    answer = ask("order", level="5", trump=None, cards=cards("S5 H5 S6 JB"))
    assert answer["groups"] == [["JB"], ["S5", "H5"], ["S6"]]


def test_lead() -> None:
    hand = cards("D4 D4 D6 D6 H3")
    answer = five("lead", hand=hand, cards=cards("D4 D4 D6 D6"))
    assert (answer["legal"], answer["code"], answer["message"]) == (True, None, None)
    assert answer["readings"][0]["type"] == "pair_tractor"
    assert code(five("lead", hand=hand, cards=cards("D4 H3"))) == "not_a_combination"
    assert code(five("lead", hand=hand, cards=cards("D4 D4 D4"))) == "not_in_hand"
    assert code(five("lead", hand=hand, cards=[])) == "wrong_count"
    assert five("lead", hand=hand, cards=["H3"], played=["H3"])["legal"]


@pytest.mark.parametrize("switch", ["off", "on"])
def test_identify_under_a_switch(switch: str) -> None:
    rules = {"ladder_tractors": switch}
    (reading,) = five("identify", rules=rules, cards=cards("SA SA H5 H5"))["readings"]
    assert reading["type"] == ("pair_tractor" if switch == "on" else "throw")


# ---- follow, follows, trick ----


@pytest.mark.parametrize(
    ("lead", "hand", "played", "expected"),
    [
        ("D3 D3 D3", "D8 D8 D8 D10 D10", "D8 D8 D8", "follow"),
        ("D3 D3 D3", "D8 D8 D8 D10 D10", "D8 D10 D10", "must_follow_triple"),
        ("D3 D3 D3", "DK DK D5 D6 D7", "DK DK D6", "follow"),
        ("D3 D3 D3", "DK DK D6 D7 D8", "D6 D7 D8", "must_follow_pair"),
        ("D10 D10", "D8 D6 HA HA", "D8 D6", "follow"),
        ("D10 D10", "D8 D6 HA HA", "HA HA", "must_follow_suit"),
        ("D10 D10", "D8 S6 S6", "S6 S6", "must_follow_suit"),
        ("D10 D10", "D8 S6 S6", "D8 S6", "discard"),
        ("D10 D10", "S6 S6 H3", "S6 S6", "kill"),
        ("D10 D10", "JB JS H3", "JB JS", "discard"),
        ("D3 D3 D4 D4", "D6 D6 D7 D7 D9 D9", "D6 D6 D9 D9", "must_follow_tractor"),
        ("D3 D3 D4 D4", "D6 D6 D7 D7 D9 D9", "D6 D6 D7 D7", "follow"),
        ("D10", "D8", "D8 D8", "not_in_hand"),
        ("D10", "D8 D9", "D8 D9", "wrong_count"),
    ],
)
def test_follow(lead: str, hand: str, played: str, expected: str) -> None:
    answer = five("follow", lead=cards(lead), hand=cards(hand), cards=cards(played))
    if answer["legal"]:
        assert (answer["verb"], answer["code"]) == (expected, None)
    else:
        assert code(answer) == expected
        assert answer["verb"] is None


def test_follow_after_other_plays() -> None:
    question: Json = {"lead": ["D10"], "hand": ["S3", "S9", "H3"]}
    before = [[4, ["S6"]], [3, ["H4"]]]
    assert five("follow", **question, cards=["S9"], plays=before)["verb"] == "overkill"
    assert five("follow", **question, cards=["S3"], plays=before)["verb"] == "discard"
    assert five("follow", **question, cards=["S3"])["verb"] == "kill"


def test_follows() -> None:
    answer = five("follows", lead=cards("D3 D3"), hand=cards("D8 D8 D8 D10 D10 DK"))
    assert answer["count"] == 2
    assert sorted(answer["plays"]) == [["D10", "D10"], ["D8", "D8"]]
    protected = five(
        "follows",
        rules={"protect_triples": "on"},
        lead=cards("D3 D3"),
        hand=cards("D8 D8 D8 D10"),
    )
    assert sorted(protected["plays"]) == [["D8", "D10"], ["D8", "D8"]]


def test_follows_counts_all_and_lists_some() -> None:
    hand = cards("H3 H3 H4 H6 H7 H8 H9 C3 C4 C6")
    answer = five("follows", lead=cards("D3 D3 D3"), hand=hand, limit=10)
    assert answer["count"] == len({tuple(sorted(found)) for found in combinations(hand, 3)})
    assert len({tuple(play) for play in answer["plays"]}) == 10


def test_trick() -> None:
    plays = [[1, ["DA"]], [5, ["D10"]], [4, ["S2"]], [3, ["S3"]], [2, ["DK"]]]
    answer = five("trick", plays=plays)
    assert answer == {
        "winner": 3,
        "points": 20,
        "verbs": {"1": "lead", "5": "follow", "4": "kill", "3": "overkill", "2": "follow"},
    }


@pytest.mark.parametrize(
    ("lead", "second", "winner"),
    [
        ("D3 D3 D3", "S2 S2 S2", 5),
        ("D10 D10", "S6 S6", 5),
        ("DA", "S2", 5),
        ("DA DA DA", "JB JS S3", 1),
        ("DA DA DA", "JS JS JS", 5),
        ("H10 H10", "JB JS", 1),
        ("H10 H10", "SA SK", 1),
        ("H5", "C5", 1),
        ("S5", "JS", 5),
    ],
)
def test_trick_by_two(lead: str, second: str, winner: int) -> None:
    assert five("trick", plays=[[1, cards(lead)], [5, cards(second)]])["winner"] == winner


# ---- throw ----


def throw(text: str, hands: Json, **fields: object) -> Json:
    return five("throw", seat=1, cards=cards(text), hands=hands, **fields)


def test_throw_that_a_pair_stops() -> None:
    hands = {"5": cards("H3 H4"), "4": cards("C8 C8 H3")}
    answer = throw("C7 C7 C6 C9 CJ CQ", hands)
    assert (answer["stands"], answer["stopped_by"], answer["forced"]) == (False, 4, None)
    assert answer["choices"] == [
        {"type": "pair", "cards": ["C7", "C7"]},
        {"type": "single", "cards": ["C6"]},
    ]


def test_throw_with_a_choice_of_what_is_beaten() -> None:
    beaten = {"throw_choice": "beaten"}
    answer = throw("H6 H6 H7 H9 H10", {"5": ["H8"]}, rules=beaten)
    assert answer["choices"] == [{"type": "single", "cards": ["H7"]}]
    assert answer["forced"] == ["H7"]
    assert throw("H6 H6 H7 H9 H10", {"5": ["H8"]})["forced"] is None


def test_throw_of_one_type_is_forced() -> None:
    assert throw("H6 H7 H9", {"2": ["H8"]}) == {
        "stands": False,
        "stopped_by": 2,
        "choices": [{"type": "single", "cards": ["H6"]}],
        "forced": ["H6"],
    }


def test_throw_that_stands() -> None:
    hands = {"5": ["H3"], "4": ["C4"], "3": ["JB"], "2": []}
    assert throw("C6 C6 C6 C7 C7 C8", hands) == {
        "stands": True,
        "stopped_by": None,
        "choices": [],
        "forced": None,
    }


def test_throw_of_a_unit_is_no_throw() -> None:
    answer = throw("C6 C6", {"5": ["C7"]})
    assert fault(answer) == "cards"
    assert answer["error"]["message"]["zh"].startswith("♣6 ♣6不是甩牌")
    assert fault(throw("C6 D6", {"5": ["C7"]})) == "cards"


# ---- questions that cannot be ----


def test_context_is_needed() -> None:
    assert fault(ask("identify", cards=["S5"], trump="S")) == "level"
    assert fault(ask("identify", cards=["S5"], level="5")) == "trump"


@pytest.mark.parametrize(
    ("question", "fields", "field"),
    [
        ("follow", {"lead": ["H3", "D3"], "hand": ["H4"], "cards": ["H4"]}, "lead"),
        ("follow", {"lead": [], "hand": ["H4"], "cards": ["H4"]}, "lead"),
        ("follows", {"lead": ["H3", "H3"], "hand": ["H4"]}, "hand"),
        ("trick", {"plays": []}, "plays"),
        ("trick", {"plays": [[1, ["H3"]], [2, ["H4"]]]}, "plays"),
        ("trick", {"plays": [[1, ["H3"]], [5, ["H4", "H4"]]]}, "plays"),
        ("trick", {"plays": [[1, ["H3"]], [5, None]]}, "plays"),
        ("identify", {"cards": ["H3"] * 4}, "cards"),
        ("order", {"cards": ["H1"]}, "cards"),
        ("throw", {"seat": 6, "cards": ["H3"], "hands": {}}, "seat"),
    ],
)
def test_bad_questions(question: str, fields: Json, field: str) -> None:
    assert fault(five(question, **fields)) == field


def test_rulings_are_quick() -> None:
    """The largest of questions take no time worth speaking of."""
    ranks = cards("2 3 4 6 7 8 9 10 J Q K A")
    suit = [f"H{rank}" for rank in ranks for _ in range(3)]
    lead = [f"D{rank}" for rank in ranks[1:8] for _ in range(2)] + ["DA", "DK"]
    start = process_time()
    assert five("follows", lead=lead, hand=[*suit, "S2", "S3", "S4"], limit=100)["count"]
    assert five("follows", lead=suit[:11], hand=suit[11:], limit=100)["count"]
    assert process_time() - start < 5
