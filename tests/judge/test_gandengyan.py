"""The judge on 干瞪眼: every question of its rows, and the source's examples."""

from itertools import pairwise

import pytest

from tests.judge.gandengyan import CLASSIC, Json, ask, beats, cards


def readings(held: str, **fields: object) -> list[tuple[str, str | None]]:
    answer = ask("identify", cards=cards(held), **fields)
    return [(one["type"], one["rank"]) for one in answer["readings"]]


# ---- identify: the combinations of the source ----


def test_identify_a_single_in_full() -> None:
    assert ask("identify", cards=["3♠"]) == {
        "readings": [
            {
                "type": "single",
                "name": {"zh": "单张", "en": "single"},
                "family": "normal",
                "rank": "3",
                "length": 1,
                "as": [],
                "units": [{"type": "single", "cards": ["S3"]}],
            }
        ]
    }


def test_identify_the_joker_bomb_in_full() -> None:
    assert ask("identify", cards=["小王", "大王"]) == {
        "readings": [
            {
                "type": "joker_bomb",
                "name": {"zh": "王炸", "en": "joker bomb"},
                "family": "bomb",
                "rank": None,
                "length": 2,
                "as": [],
                "units": [{"type": "joker_bomb", "cards": ["JS", "JB"]}],
            }
        ]
    }


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("JB", [("single", "JB")]),
        ("JS", [("single", "JS")]),
        ("S5 H5", [("pair", "5")]),
        ("S2 C2", [("pair", "2")]),
        ("S7 JB", [("pair", "7")]),
        ("S2 JS", [("pair", "2")]),
        ("S5 H6", []),
        ("S3 H4 C5", [("straight", "5")]),
        ("S7 H8 C9 D10", [("straight", "10")]),
        ("SJ HQ CK DA", [("straight", "A")]),
        ("SQ HK CA", [("straight", "A")]),
        ("SK HA C2", []),  # no 2 in a straight
        ("SA H2 C3", []),
        ("S2 H3 C4", []),
        ("S3 H4", []),  # at least three
        ("S3 H4 C6", []),
        ("S3 H4 JB", [("straight", "5")]),  # a joker is never a 2
        ("JS H8 C9", [("straight", "10"), ("straight", "9")]),
        ("SJ HQ JS", [("straight", "K"), ("straight", "Q")]),
        ("SQ HK JS", [("straight", "A"), ("straight", "K")]),
        ("SK HA JS", [("straight", "A")]),
        ("S6 H7 JS C9", [("straight", "9")]),
        ("S2 H3 JB", []),
        ("S4 H4 C4", [("bomb", "4")]),
        ("SK HK CK DK", [("bomb", "K")]),
        ("S7 H7 JB", [("bomb", "7")]),
        ("SA HA JS", [("bomb", "A")]),
        ("S9 H9 JB JS", [("bomb", "9")]),
        ("S9 H9 C9 D9 JB", []),  # at most four in the house rules
        ("S3 H3 C4 D4", []),
    ],
)
def test_identify(held: str, expected: list[tuple[str, str | None]]) -> None:
    assert readings(held) == expected


def test_identify_a_nine_and_both_jokers_as_triple_before_straight() -> None:
    first, *others = readings("S9 JB JS")
    assert first == ("bomb", "9")
    assert others == [("straight", "J"), ("straight", "10"), ("straight", "9")]


def test_identify_tells_what_the_jokers_stand_for() -> None:
    (pair,) = ask("identify", cards=["S7", "JB"])["readings"]
    assert [name[1:] for name in pair["as"]] == ["7"]
    high, low = ask("identify", cards=["SJ", "HQ", "JS"])["readings"]
    assert [name[1:] for name in high["as"]] == ["K"]
    assert [name[1:] for name in low["as"]] == ["10"]
    assert (high["family"], high["length"]) == ("normal", 3)


def test_identify_in_the_classic_game() -> None:
    assert readings("JB", rules=CLASSIC) == []
    assert readings("S9 H9 C9 D9 JB", rules=CLASSIC) == [("bomb", "9")]
    assert readings("S9 H9 C9 D9 JB JS", rules=CLASSIC) == [("bomb", "9")]


# ---- beats ----


YES = {"beats": True, "code": None, "message": None}

SINGLES = cards("S3 H4 C5 D6 S7 H8 C9 D10 SJ HQ CK DA S2 JS JB")


@pytest.mark.parametrize(("low", "high"), list(pairwise(SINGLES)))
def test_beats_along_the_order_of_singles(low: str, high: str) -> None:
    assert beats(low, high) == YES
    answer = beats(high, low)
    assert (answer["beats"], answer["code"]) == (False, "too_small")


@pytest.mark.parametrize(
    ("table", "played"),
    [
        ("S3", "HK"),
        ("HK", "CA"),
        ("CA", "D2"),
        ("S5 H5", "CQ DQ"),
        ("CQ DQ", "SA HA"),
        ("SA HA", "C2 S2"),
        ("S3 H4 C5", "S7 H8 C9 D10"),  # the start decides, not the length
        ("S7 H8 C9 D10", "SJ HQ CK DA"),
        ("S3 H4 JB", "S6 H7 JS C9"),
        ("S3 H4 C5", "D7 S8 H9"),
        ("D7 S8 H9", "SQ HK CA"),
        ("S3 H3 C3", "SQ HQ CQ"),
        ("SQ HQ CQ", "SA HA CA"),
        ("SA HA CA", "S2 H2 C2"),
        ("S2 H2 C2", "SK HK CK DK"),  # four beat three
        ("S5", "S3 H3 C3"),
        ("S8 H8", "S3 H3 C3"),
        ("S3 H4 C5", "S6 H6 JB"),
        ("S2", "JS"),
        ("JB", "S3 H3 C3"),
        ("SK HK CK DK", "JS JB"),
        ("S2", "JS JB"),
    ],
)
def test_beats_examples_of_the_source(table: str, played: str) -> None:
    assert beats(table, played) == YES


@pytest.mark.parametrize(
    ("table", "played", "code"),
    [
        ("S5", "H5", "too_small"),
        ("S5 H5", "C5 D5", "too_small"),
        ("S7 H8 C9", "D7 S8 H9", "too_small"),
        ("S5", "S6 H6", "wrong_type"),
        ("S8 H8", "CK", "wrong_type"),
        ("S3 H4 C5", "SK HK", "wrong_type"),
        ("S2", "SA HA", "wrong_type"),
        ("S4 H4 C4", "S2", "wrong_type"),
        ("S4 H4 C4", "S3 H3 C3", "too_small"),
        ("S7 H7 C7", "D7 JB JS", "too_small"),  # a wild bomb equals a natural one
        ("S3 H3 C3 D3", "S2 H2 C2", "too_small"),
        ("JS JB", "S2 H2 C2 D2", "too_small"),
        ("S5", "S6 H7", "not_a_combination"),
    ],
)
def test_beats_not(table: str, played: str, code: str) -> None:
    answer = beats(table, played)
    assert (answer["beats"], answer["code"]) == (False, code)
    assert set(answer["message"]) == {"zh", "en"}


def test_beats_reads_an_ambiguous_table_as_the_smallest() -> None:
    assert beats("SJ HQ JB", "CJ DQ SK") == YES
    claim = {"type": "straight", "rank": "K"}
    assert beats("SJ HQ JB", "CJ DQ SK", table_as=claim)["code"] == "too_small"


def test_beats_reads_a_play_as_what_is_needed_or_meant() -> None:
    assert beats("S10 HJ CQ", "SJ HQ JB") == YES
    meant = {"type": "straight", "rank": "Q"}
    answer = beats("S10 HJ CQ", "SJ HQ JB", **{"as": meant})
    assert (answer["beats"], answer["code"]) == (False, "too_small")


def test_beats_claims_must_fit() -> None:
    claim = {"type": "straight", "rank": "5"}
    assert beats("S5", "S6", **{"as": claim})["code"] == "wrong_claim"
    assert beats("S5", "S6", table_as=claim)["error"]["field"] == "table_as"
    assert beats("S5 H6", "S7")["error"]["field"] == "table"


@pytest.mark.parametrize(
    ("table", "played", "expected"),
    [
        ("S5", "H6", None),
        ("S5", "H7", "not_next"),
        ("S5", "H2", None),
        ("S5", "S3 H3 C3", None),
        ("S5 H5", "C6 D6", None),
        ("S5 H5", "C7 D7", "not_next"),
        ("S5 H5", "C2 D2", None),
        ("SA", "H2", None),
        ("S3 H4 C5", "D4 S5 H6", None),
        ("S3 H4 C5", "D5 S6 H7", "not_next"),
        ("S3 H4 C5", "D4 S5 H6 C7", "wrong_count"),
    ],
)
def test_beats_by_exactly_one_in_the_classic_game(
    table: str, played: str, expected: str | None
) -> None:
    answer = beats(table, played, rules=CLASSIC)
    assert (answer["beats"], answer["code"]) == (expected is None, expected)


# ---- plays ----


def plays(hand: str, **fields: object) -> tuple[int, set[str]]:
    answer = ask("plays", hand=cards(hand), **fields)
    return answer["count"], {" ".join(sorted(play)) for play in answer["plays"]}


def test_plays_of_a_leader() -> None:
    assert plays("S3 H3 JB") == (
        7,
        {"S3", "H3", "JB", "H3 S3", "JB S3", "H3 JB", "H3 JB S3"},
    )


def test_plays_on_a_table() -> None:
    assert plays("S3 H3 JB", table=["S5"]) == (2, {"JB", "H3 JB S3"})
    assert plays("S3 H4 D6", table=["JB"]) == (0, set())
    assert plays("S3 H4 D6", table=["JB"]) == plays("S3 H4 D6", table=["JB"], table_as=None)


def test_plays_of_one_set_are_one_play_however_it_may_be_read() -> None:
    assert plays("SJ HQ JB", table=cards("C3 D4 C5")) == (1, {"HQ JB SJ"})


def test_plays_may_be_limited() -> None:
    answer = ask("plays", hand=cards("S3 H4 D6 S8"), limit=2)
    assert (answer["count"], len(answer["plays"])) == (4, 2)
    assert ask("plays", hand=cards("S3 H4 D6 S8"), limit=0)["plays"] == []


def test_plays_of_a_whole_pack_are_counted_though_not_listed() -> None:
    pack = [f"{suit}{rank}" for suit in "SHCD" for rank in cards("3 4 5 6 7 8 9 10 J Q K A")]
    straights = sum((13 - length) * 4**length for length in range(3, 13))
    answer = ask("plays", hand=pack, limit=5)
    assert answer["count"] == 48 + 12 * 6 + 12 * 4 + 12 + straights
    assert len(answer["plays"]) == 5


# ---- order ----


def test_order_of_single_cards() -> None:
    held = ["S3", "JB", "H2", "DA", "C3", "JS", "S10"]
    assert ask("order", cards=held) == {
        "groups": [["JB"], ["JS"], ["H2"], ["DA"], ["S10"], ["S3", "C3"]],
        "suit_group": {},
    }


# ---- lead ----


def test_lead_anything_that_is_a_combination() -> None:
    hand = cards("S3 H4 C5 D9")
    answer = ask("lead", hand=hand, cards=cards("S3 H4 C5"))
    assert (answer["legal"], answer["code"], answer["message"]) == (True, None, None)
    assert [one["type"] for one in answer["readings"]] == ["straight"]
    assert ask("lead", hand=hand, cards=["S3", "D9"])["code"] == "not_a_combination"
    assert ask("lead", hand=hand, cards=["S6"])["code"] == "not_in_hand"


# ---- settle ----


def settled(scores: Json, starter: int) -> Json:
    return {
        "levels": None,
        "scores": scores,
        "next": {"starter": starter},
        "match_winner": None,
        "title": None,
    }


def test_settle_one_point_a_card() -> None:
    left = {"1": 3, "2": 0, "3": 5}
    assert ask("settle", left=left) == settled({"1": 3, "2": 0, "3": 5}, 2)


def test_settle_with_multipliers() -> None:
    left = {"1": 0, "2": 3, "3": 5}
    answer = ask("settle", rules=CLASSIC, left=left, bombs=[3, 4], never_played=[3])
    assert answer == settled({"1": 0, "2": 24, "3": 80}, 1)
    joker = ask("settle", rules=CLASSIC, left=left, bombs=["joker"])
    assert joker["scores"] == {"1": 0, "2": 6, "3": 10}
    capped = ask("settle", rules=CLASSIC, left=left, bombs=[6, 6], never_played=[3])
    assert capped["scores"] == {"1": 0, "2": 192, "3": 320}


def test_settle_and_the_loser_begins() -> None:
    left = {"1": 0, "2": 3, "3": 5}
    assert ask("settle", rules={"first": "loser"}, left=left)["next"] == {"starter": 3}


@pytest.mark.parametrize(
    "fields",
    [
        {"left": {"1": 1, "2": 3}},
        {"left": {"1": 0, "2": 0}},
        {"left": {}},
        {"left": {"7": 0}},
    ],
)
def test_settle_needs_one_winner(fields: Json) -> None:
    assert ask("settle", **fields)["error"]["field"] == "left"


def test_settle_knows_its_bombs() -> None:
    answer = ask("settle", rules=CLASSIC, left={"1": 0, "2": 1}, bombs=[7])
    assert answer["error"]["field"] == "bombs"


# ---- empty questions, copies, and what the game is not asked ----


def test_an_empty_table_is_nothing_to_beat() -> None:
    assert ask("beats", table=[], cards=["S5"])["error"]["field"] == "table"
    assert ask("turn", plays=[], seats=3)["error"]["field"] == "plays"
    assert ask("identify", cards=[]) == {"readings": []}
    assert ask("plays", hand=[]) == {"count": 0, "plays": []}


def test_copies_are_counted_over_table_and_cards() -> None:
    assert beats("S5", "S5")["error"]["field"] == "cards"
    assert ask("plays", hand=["S5"], table=["S5"])["error"]["field"] == "table"


@pytest.mark.parametrize("question", ["follow", "throw", "trick", "bid", "bury", "tribute"])
def test_questions_of_other_games_are_bad(question: str) -> None:
    assert ask(question)["error"]["field"] == "ask"


def test_who_has_won_has_played() -> None:
    left = {"1": 0, "2": 3}
    error = ask("settle", rules=CLASSIC, left=left, never_played=[1])["error"]
    assert error["field"] == "never_played"
    assert "It can hold: 2." in error["message"]["en"]


def test_a_leader_who_plays_nothing_is_told_to_lead() -> None:
    assert ask("lead", hand=["S5"], cards=[])["code"] == "must_lead"
