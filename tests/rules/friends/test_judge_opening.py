"""The judge on bids, kitty, friend and levels of 找朋友升级."""

import pytest

from tests.rules.friends.judging import LEVELS, Json, ask, cards, code, fault, five

# ---- bid, flip ----


@pytest.mark.parametrize(
    ("seat", "text", "standing", "expected"),
    [
        (1, "H2", None, (1, "H", "2")),
        (1, "H2 H2 H2", None, (1, "H", "2")),
        (2, "D2 D2", {"seat": 1, "cards": ["H2"]}, (1, "D", "2")),
        (3, "D2 D2", {"seat": 1, "cards": ["H2"]}, (3, "D", "2")),
        (2, "S3 S3", {"seat": 1, "cards": ["H2"]}, (2, "S", "3")),
        (1, "H2 H2 H2", {"seat": 2, "cards": ["D2", "D2"], "dealer": 1}, (1, "H", "2")),
        (5, "D2 D2 D2", {"seat": 2, "cards": ["C2", "C2"], "dealer": 3}, (3, "D", "2")),
        (2, "S3", None, (2, "S", "3")),
    ],
)
def test_bid(seat: int, text: str, standing: Json | None, expected: tuple[object, ...]) -> None:
    answer = ask("bid", seat=seat, cards=cards(text), standing=standing, levels=LEVELS)
    assert (answer["legal"], answer["code"]) == (True, None)
    assert (answer["dealer"], answer["trump"], answer["level"]) == expected


@pytest.mark.parametrize(
    ("seat", "text", "standing", "expected"),
    [
        (2, "D2", None, "bid_not_level"),
        (1, "JB", None, "bid_not_level"),
        (1, "H2 D2", None, "bid_not_equal"),
        (1, "", None, "bid_not_equal"),
        (3, "D2", {"seat": 1, "cards": ["H2"]}, "bid_too_few"),
        (3, "D2 D2", {"seat": 1, "cards": ["H2", "H2"]}, "bid_too_few"),
        (1, "D2 D2", {"seat": 1, "cards": ["H2"]}, "bid_own"),
        (4, "S3 S3", {"seat": 1, "cards": ["H2"]}, "bid_not_level"),
    ],
)
def test_bid_refused(seat: int, text: str, standing: Json | None, expected: str) -> None:
    answer = ask("bid", seat=seat, cards=cards(text), standing=standing, levels=LEVELS)
    assert code(answer) == expected
    assert (answer["dealer"], answer["trump"], answer["level"]) == (None, None, None)


def test_bid_after_three_cards() -> None:
    standing = {"seat": 1, "cards": ["H2", "H2", "H2"]}
    answer = ask("bid", seat=2, cards=cards("S3 S3 S3"), standing=standing, levels=LEVELS)
    assert code(answer) == "bid_too_few"


def test_bid_that_cannot_be_asked() -> None:
    question: Json = {"seat": 2, "cards": ["S3", "S3"], "levels": LEVELS}
    wrong = {"seat": 1, "cards": ["H2", "D2"]}
    assert fault(ask("bid", **question, standing=wrong)) == "standing"
    assert fault(ask("bid", **question, standing={"seat": 1, "cards": []})) == "standing"
    assert fault(ask("bid", **question, standing={"seat": 1, "cards": ["H9"]})) == "standing"
    assert fault(ask("bid", **question)) == "standing"
    assert fault(ask("bid", **{**question, "levels": {"1": "2"}}, standing=None)) == "levels"
    four = {"seat": 1, "cards": ["S3", "S3"]}
    assert fault(ask("bid", **question, standing=four)) != ""


@pytest.mark.parametrize(
    ("kitty", "starter", "expected"),
    [
        ("D2 C9 C9 C9 H9 H9 H9", 1, (1, "D", "2", 1)),
        ("D2 C9 C9 C9 H9 H9 H9", 5, (3, "D", "2", 1)),
        ("JB D9 H3 C9 H9 H9 H9", 1, (2, "H", "3", 3)),
        ("C9 C9 C9 D9 H9 H9 D8", 4, (4, "D", "4", 7)),
        ("C9 C9 C9 D9 H9 H10 JB", 4, (4, "H", "4", 7)),
        ("C9 C9 C9 D9 S10 JS JB", 4, (4, "S", "4", 7)),
    ],
)
def test_flip(kitty: str, starter: int, expected: tuple[object, ...]) -> None:
    answer = ask("flip", kitty=cards(kitty), levels=LEVELS, starter=starter)
    dealer, trump, level, turned = expected
    assert (answer["dealer"], answer["trump"], answer["level"]) == (dealer, trump, level)
    assert answer["flipped"] == cards(kitty)[: int(str(turned))]


def test_flip_needs_seven_cards() -> None:
    assert fault(ask("flip", kitty=["D2"], levels=LEVELS, starter=1)) == "kitty"


# ---- bury, call, friend ----


def test_bury() -> None:
    hand = cards("JB JB H5 H10 HK S3 S4 S6 S7")
    assert ask("bury", hand=hand, cards=cards("JB JB H5 H10 HK S3 S4"))["legal"]
    assert code(ask("bury", hand=hand, cards=cards("S3 S4"))) == "wrong_count"
    assert code(ask("bury", hand=hand, cards=cards("D3 D4 D6 D7 D8 D9 D10"))) == "not_in_hand"
    assert five("bury", hand=hand, cards=cards("JB JB H5 H10 HK S3 S4"))["legal"]


@pytest.mark.parametrize(
    ("called", "nth", "shown", "expected"),
    [
        ("HA", 1, "", None),
        ("JB", 3, "H2 D2", None),
        ("H2", 1, "H2 D2", "call_shown"),
        ("D2", 3, "H2 D2 D2", "call_shown"),
        ("HA", 4, "", "call_number"),
        ("HA", 0, "", "call_number"),
        ("HA", None, "", "call_number"),
    ],
)
def test_call(called: str, nth: int | None, shown: str, expected: str | None) -> None:
    answer = ask("call", called=called, nth=nth, shown=cards(shown))
    assert answer["legal"] == (expected is None)
    assert answer["code"] == expected


def test_call_of_nobody() -> None:
    assert ask("call", called=None, nth=None)["legal"]
    assert code(ask("call", rules={"solo_call": "off"})) == "call_alone_off"


PLAYS = [[1, ["HA"]], [5, ["H3"]], [4, ["HA"]], [3, ["H4"]], [2, ["HA"]]]


@pytest.mark.parametrize(
    ("dealer", "nth", "plays", "over", "expected"),
    [
        (2, 1, PLAYS, False, (1, 0, False)),
        (2, 2, PLAYS, False, (4, 2, False)),
        (2, 3, PLAYS, False, (None, 4, True)),
        (1, 2, PLAYS, True, (4, 2, False)),
        (1, 2, PLAYS[:2], False, (None, None, None)),
        (1, 2, PLAYS[:2], True, (None, None, True)),
        (1, 2, [[5, ["HA", "HA"]]], False, (5, 0, False)),
        (1, 1, [], False, (None, None, None)),
    ],
)
def test_friend(
    dealer: int, nth: int, plays: list[object], over: bool, expected: tuple[object, ...]
) -> None:
    answer = ask("friend", dealer=dealer, called="HA", nth=nth, plays=plays, over=over)
    assert (answer["friend"], answer["at"], answer["alone"]) == expected


# ---- kitty, settle ----


@pytest.mark.parametrize(
    ("won_with", "power", "times"),
    [
        ("HA", 1, 1),
        ("HA HA", 2, 2),
        ("HA HA HA", 4, 4),
        ("HK HK HA HA", 8, 4),
        ("HQ HQ HK HK HA HA", 32, 6),
        ("HK HK HK HA HA HA", 32, 8),
        ("HA HA HK", 2, 2),
    ],
)
def test_kitty(won_with: str, power: int, times: int) -> None:
    buried = cards("CK C10 DK D10 C3 C4 C6")
    for switch, expected in (("power", power), ("times", times)):
        rules = {"tractor_kitty": switch}
        question: Json = {"rules": rules, "kitty": buried, "cards": cards(won_with)}
        answer = five("kitty", **question, winner_side="attackers")
        assert answer == {"points": 40, "multiplier": expected, "total": 40 * expected}
        kept = five("kitty", **question, winner_side="dealers")
        assert kept["total"] == 0


def test_kitty_that_cannot_be_asked() -> None:
    question: Json = {"kitty": ["CK"], "cards": ["HA"]}
    assert fault(five("kitty", **question, winner_side="nobody")) == "winner_side"
    wrong = {**question, "cards": ["HA", "CA"]}
    assert fault(five("kitty", **wrong, winner_side="attackers")) == "cards"


def test_settle() -> None:
    answer = ask("settle", points=45, dealer=1, friend=4, levels=LEVELS)
    assert answer == {
        "levels": {"1": "4", "2": "3", "3": "2", "4": "6", "5": "5"},
        "scores": None,
        "next": {"starter": 4},
        "match_winner": None,
        "title": "slam",
    }


def test_settle_alone() -> None:
    for friend in ({}, {"friend": None}, {"friend": 1}):
        answer = ask("settle", points=0, dealer=1, levels=LEVELS, **friend)
        assert answer["levels"]["1"] == "J"
        assert answer["next"] == {"starter": 1}


def test_settle_a_match() -> None:
    levels = {"1": "A", "2": "A", "3": "A", "4": "K", "5": "2"}
    question: Json = {"points": 130, "dealer": 5, "friend": 1, "levels": levels}
    answer = ask("settle", **question, reached_a={"1": 3, "2": 7, "3": 6})
    assert answer["match_winner"] == [3]
    assert answer["levels"]["4"] == "A"
    assert ask("settle", **question)["match_winner"] == [2, 3]
    assert ask("settle", **{**question, "points": 60})["match_winner"] == [1]


def test_settle_needs_every_level() -> None:
    assert fault(ask("settle", points=0, dealer=1, levels={"1": "2"})) == "levels"
