"""The judge on the tricks of 小二定主: every row, and the source's examples, corrected."""

import pytest

from tests.judge.xiaoer import BASIC, Json, ask, cards, follow


def reading(kind: str, zh: str, en: str, rank: str | None, *units: tuple[str, list[str]]) -> Json:
    return {
        "type": kind,
        "name": {"zh": zh, "en": en},
        "family": None,
        "rank": rank,
        "length": sum(len(cards) for _, cards in units),
        "as": [],
        "units": [{"type": unit, "cards": cards} for unit, cards in units],
    }


# ---- order: the table of trumps, high to low ----

SIDE_SPADES = [["SA"], ["SK"], ["S10"], ["S9"], ["S8"], ["S7"], ["S6"]]
SIDE_CLUBS = [["CA"], ["CK"], ["CQ"], ["C10"], ["C9"], ["C8"], ["C7"], ["C6"]]
SIDE_DIAMONDS = [["DA"], ["DK"], ["DQ"], ["D10"], ["D9"], ["D8"], ["D7"], ["D6"]]
JACKS_AND_TWOS = [["HJ"], ["SJ", "CJ", "DJ"], ["H2"], ["S2", "C2", "D2"]]
HIGH_HEARTS = [["HA"], ["HK"], ["HQ"], ["H10"], ["H9"], ["H8"], ["H7"], ["H6"]]
PACK = [
    *(f"{suit}{rank}" for suit in "SHCD" for rank in cards("2 3 4 5 6 7 8 9 10 J Q K A")),
    "JS",
    "JB",
]


def test_order_of_the_whole_pack() -> None:
    answer = ask("order", trump="H", cards=PACK)
    assert answer["groups"] == [
        ["D5"],
        ["JB"],
        ["JS"],
        ["SQ"],
        *JACKS_AND_TWOS,
        *HIGH_HEARTS,
        *[["H5"], ["H4"], ["H3"]],
        *SIDE_SPADES,
        *[["S5"], ["S4"], ["S3"]],
        *SIDE_CLUBS,
        *[["C5"], ["C4"], ["C3"]],
        *SIDE_DIAMONDS,
        *[["D4"], ["D3"]],
    ]
    groups = answer["suit_group"]
    assert set(groups) == set(PACK)
    assert [card for card in PACK if groups[card] == "S"] == cards("S3 S4 S5 S6 S7 S8 S9 S10 SK SA")
    assert groups["D5"] == groups["SQ"] == groups["CJ"] == groups["C2"] == groups["H3"] == "trump"


def test_order_with_threes_and_fives_shown() -> None:
    answer = ask("order", trump="H", shown=["threes", "fives"], cards=PACK)
    assert answer["groups"] == [
        ["D5"],
        ["S5", "H5", "C5"],
        ["S3", "H3", "C3", "D3"],
        ["JB"],
        ["JS"],
        ["SQ"],
        *JACKS_AND_TWOS,
        *HIGH_HEARTS,
        ["H4"],
        *SIDE_SPADES,
        ["S4"],
        *SIDE_CLUBS,
        ["C4"],
        *SIDE_DIAMONDS,
        ["D4"],
    ]


def test_order_without_a_trump_suit() -> None:
    answer = ask("order", trump=None, cards=["HA", "HJ", "SJ", "S2"])
    assert answer == {
        "groups": [["SJ", "HJ"], ["S2"], ["HA"]],
        "suit_group": {"HA": "H", "HJ": "trump", "SJ": "trump", "S2": "trump"},
    }


def test_order_takes_the_trump_of_the_rules() -> None:
    rules = {"preset": "basic", "trump": "S"}
    assert ask("order", rules=rules, cards=["HA", "S4"])["groups"] == [["S4"], ["HA"]]


def test_trump_must_be_named_where_the_rules_do_not_give_it() -> None:
    assert ask("order", cards=["HA"])["error"]["field"] == "trump"


def test_shown_must_not_contradict_the_rules() -> None:
    answer = ask("order", rules=BASIC, trump="H", shown=["threes"], cards=["H3"])
    assert answer["error"]["field"] == "shown"


# ---- identify ----


def test_identify_a_single() -> None:
    single = reading("single", "单张", "single", "JB", ("single", ["JB"]))
    assert ask("identify", trump="H", cards=["大王"]) == {"readings": [single]}


def test_identify_a_throw_largest_first() -> None:
    units = [("single", ["SA"]), ("single", ["SK"]), ("single", ["S10"])]
    assert ask("identify", trump="H", cards=["SK", "S10", "SA"]) == {
        "readings": [reading("throw", "甩牌", "throw", None, *units)]
    }


@pytest.mark.parametrize("held", ["SA HK", "CA DA", "HA HK", "SJ S2", "SA SQ"])
def test_identify_nothing_where_suits_mix_or_trumps_are_thrown(held: str) -> None:
    assert ask("identify", trump="H", cards=cards(held)) == {"readings": []}


def test_identify_a_true_gang() -> None:
    gang = reading("true_gang", "真杠", "true gang", "9", ("true_gang", cards("S9 H9 C9 D9")))
    assert ask("identify", trump="H", cards=cards("S9 H9 C9 D9")) == {"readings": [gang]}


def test_identify_a_false_gang() -> None:
    answer = ask("identify", trump="H", cards=cards("S9 H9 SQ D9"))
    (gang,) = answer["readings"]
    assert (gang["type"], gang["rank"], gang["length"]) == ("false_gang", "9", 4)


def test_identify_four_queens_both_ways() -> None:
    answer = ask("identify", trump="H", cards=cards("SQ HQ CQ DQ"))
    types = [(one["type"], one["rank"]) for one in answer["readings"]]
    assert types == [("true_gang", "Q"), ("false_gang", "Q")]


def test_identify_a_loose_gang() -> None:
    rules = {"gang": "loose"}
    answer = ask("identify", rules=rules, trump="H", cards=cards("S9 H9 C9 D4"))
    assert [one["type"] for one in answer["readings"]] == ["false_gang"]
    assert ask("identify", trump="H", cards=cards("S9 H9 C9 D4")) == {"readings": []}


# ---- lead ----


def test_lead_a_single() -> None:
    assert ask("lead", trump="H", hand=["SA", "D4"], cards=["SA"]) == {
        "legal": True,
        "code": None,
        "message": None,
        "readings": [reading("single", "单张", "single", "A", ("single", ["SA"]))],
    }


def test_lead_what_is_not_held() -> None:
    answer = ask("lead", trump="H", hand=["SA", "D4"], cards=["SK"])
    assert (answer["legal"], answer["code"], answer["readings"]) == (False, "not_in_hand", [])
    assert answer["message"]["zh"].startswith("手里没有♠K")
    assert answer["message"]["en"].startswith("Not in your hand: ♠K")


def test_lead_a_throw_may_always_be_tried() -> None:
    assert ask("lead", trump="H", hand=cards("S4 S6 D4"), cards=["S4", "S6"])["legal"] is True


def test_lead_a_throw_where_there_are_none() -> None:
    answer = ask("lead", rules=BASIC, trump="H", hand=cards("S4 S6 D4"), cards=["S4", "S6"])
    assert (answer["legal"], answer["code"]) == (False, "throw_off")


def test_lead_a_mixed_bag() -> None:
    answer = ask("lead", trump="H", hand=cards("S4 C6 D4"), cards=["S4", "C6"])
    assert (answer["legal"], answer["code"]) == (False, "not_a_combination")


def test_lead_four_queens_as_a_false_gang() -> None:
    claim = {"type": "false_gang", "rank": "Q"}
    held = cards("SQ HQ CQ DQ")
    answer = ask("lead", trump="H", hand=held, cards=held, **{"as": claim})
    assert answer["legal"] is True
    assert [one["type"] for one in answer["readings"]] == ["true_gang", "false_gang"]
    impossible = {"type": "throw", "rank": None}
    assert ask("lead", trump="H", hand=held, cards=held, **{"as": impossible})["legal"] is False


# ---- follow ----


def yes(verb: str) -> Json:
    return {"legal": True, "code": None, "message": None, "verb": verb}


def test_follow_suit() -> None:
    assert follow("SA", "SK C4", "SK") == yes("follow")


def test_follow_must_follow_suit() -> None:
    answer = follow("SA", "SK C4 HJ", "HJ")
    assert (answer["legal"], answer["code"], answer["verb"]) == (False, "must_follow_suit", None)
    assert answer["message"]["zh"].startswith("你有黑桃，必须跟黑桃")
    assert answer["message"]["en"].startswith("You hold spades, so you must follow with spades")


def test_follow_kill_or_discard_is_free_without_the_suit() -> None:
    assert follow("SA", "CK HJ", "HJ") == yes("kill")
    assert follow("SA", "CK HJ", "CK") == yes("discard")


def test_follow_the_queen_of_spades_is_no_spade() -> None:
    assert follow("SA", "SQ CK", "SQ") == yes("kill")
    assert follow("SA", "SQ CK", "CK") == yes("discard")
    assert follow("SA", "SQ SK", "SQ")["code"] == "must_follow_suit"


def test_follow_overkill_or_too_low_a_trump() -> None:
    after = [[2, ["HJ"]]]
    assert follow("SA", "CK JS", "JS", plays=after) == yes("overkill")
    assert follow("SA", "CK H3", "H3", plays=after) == yes("discard")


def test_follow_trump_with_trump() -> None:
    assert follow("HJ", "D5 CK", "D5") == yes("follow")
    assert follow("HJ", "D5 CK", "CK")["code"] == "must_follow_suit"
    assert follow("HJ", "CA CK", "CK") == yes("discard")


def test_follow_with_one_card() -> None:
    assert follow("SA", "SK S10", "SK S10")["code"] == "wrong_count"


def test_follow_what_is_not_held() -> None:
    assert follow("SA", "SK S10", "S9")["code"] == "not_in_hand"


def test_follow_a_throw_with_as_many_suit_first() -> None:
    assert follow("SA SK", "S10 S4 C4", "S10 S4") == yes("follow")
    assert follow("SA SK", "S10 C4 C6", "S10 C4") == yes("discard")
    assert follow("SA SK", "S10 C4 C6", "C4 C6")["code"] == "must_follow_suit"
    assert follow("SA SK", "H4 H6 C6", "H4 H6") == yes("kill")
    assert follow("SA SK", "H4 H6 C6", "H4 C6") == yes("discard")


def test_follow_a_true_gang_with_trumps_and_a_false_one_with_side_cards() -> None:
    hand = "H3 H4 H6 H7 C4 C6 C7 C8"
    true, false = "S9 H9 C9 D9", "S9 H9 SQ D9"
    assert follow(true, hand, "H3 H4 H6 H7")["legal"] is True
    assert follow(true, hand, "H3 H4 H6 C4")["legal"] is False
    assert follow(false, hand, "C4 C6 C7 C8")["legal"] is True
    assert follow(false, hand, "H3 C6 C7 C8")["code"] == "must_follow_side"


def test_follow_a_higher_true_gang_may_always_be_played() -> None:
    hand = "S10 H10 C10 D10 H3 H4 H6 H7"
    assert follow("S9 H9 C9 D9", hand, "S10 H10 C10 D10")["legal"] is True


def test_follows_counts_and_lists_all() -> None:
    assert ask("follows", trump="H", lead=["SA"], hand=cards("SK S10 C4")) == {
        "count": 2,
        "plays": [["S10"], ["SK"]],
    }
    free = ask("follows", trump="H", lead=["SA"], hand=cards("CK H3 D4"))
    assert free["count"] == 3
    assert sorted(free["plays"]) == [["CK"], ["D4"], ["H3"]]
    cut = ask("follows", trump="H", lead=["SA"], hand=cards("CK H3 D4"), limit=1)
    assert (cut["count"], len(cut["plays"])) == (3, 1)


def test_a_lead_that_cannot_be_is_a_bad_question() -> None:
    assert follow("SA CK", "D4 D6", "D4 D6")["error"]["field"] == "lead"


# ---- throw ----


def test_throw_stands() -> None:
    assert ask("throw", trump="H", seat=1, cards=cards("SA S10"), hands={"2": ["C4"]}) == {
        "stands": True,
        "stopped_by": None,
        "choices": [],
        "forced": None,
    }


def test_throw_stopped_forces_the_smallest() -> None:
    hands = {"2": ["C4", "C6"], "3": ["SK", "C7"], "4": ["HJ", "H2"]}
    assert ask("throw", trump="H", seat=1, cards=cards("SA S10"), hands=hands) == {
        "stands": False,
        "stopped_by": 3,
        "choices": [{"type": "single", "cards": ["S10"]}],
        "forced": ["S10"],
    }


def test_one_card_is_no_throw() -> None:
    answer = ask("throw", trump="H", seat=1, cards=["SA"], hands={"2": ["SK"]})
    assert answer["error"]["field"] == "cards"
    assert answer["error"]["message"]["zh"].startswith("♠A不是甩牌")


# ---- trick: the examples of the source ----


def trick(*plays: str, **fields: object) -> Json:
    laid = [[seat, cards(play)] for seat, play in enumerate(plays, 1)]
    return ask("trick", **{"trump": "H", "plays": laid} | fields)


def verbs(*words: str) -> Json:
    return {str(seat): word for seat, word in enumerate(words, 1)}


def test_trick_example_1_with_the_points_that_lie_there() -> None:
    assert trick("SA", "SK", "S10", "HJ") == {
        "winner": 4,
        "points": 20,
        "verbs": verbs("lead", "follow", "follow", "kill"),
    }


def test_trick_example_2_the_queen_of_spades_is_a_trump() -> None:
    assert trick("SA", "SK", "S10", "SQ") == {
        "winner": 4,
        "points": 20,
        "verbs": verbs("lead", "follow", "follow", "kill"),
    }


def test_trick_example_3_a_joker_beats_all_jacks() -> None:
    assert trick("HJ", "SJ", "小王", "CJ") == {
        "winner": 3,
        "points": 0,
        "verbs": verbs("lead", "follow", "follow", "follow"),
    }


def test_trick_example_4_points_in_trumps() -> None:
    assert trick("H5", "H10", "HK", "大王") == {
        "winner": 4,
        "points": 25,
        "verbs": verbs("lead", "follow", "follow", "follow"),
    }


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("SJ HJ CJ DJ", 2),  # FAQ: the jack of trumps is above the others
        ("SJ CJ DJ C4", 1),  # FAQ: of equals the first played
        ("C4 SJ CJ D4", 2),
        ("C2 S2 D2 H2", 4),
        ("C2 S2 D2 HA", 1),
        ("JB JS D5 SQ", 3),  # ♦5 is above all
        ("C4 C6 CA D5", 4),
        ("SA SK D4 D6", 1),  # no trump: the highest of the led suit
        ("S4 DA CA SK", 4),
    ],
)
def test_trick_winners(plays: str, winner: int) -> None:
    assert trick(*plays.split())["winner"] == winner


def test_trick_shown_fives_and_threes_rise() -> None:
    assert trick("JB", "S3", "C5", "D5", shown=["threes", "fives"])["winner"] == 4
    assert trick("JB", "S3", "C5", "C3", shown=["threes", "fives"])["winner"] == 3
    assert trick("JB", "S3", "D3", "C3", shown=["threes"])["winner"] == 2
    assert trick("JB", "S3", "D3", "C3")["winner"] == 1


def test_trick_overkill() -> None:
    answer = trick("SA", "H4", "HJ", "H3")
    assert (answer["winner"], answer["verbs"]) == (3, verbs("lead", "kill", "overkill", "discard"))


def test_trick_of_a_throw_goes_to_the_highest_trumps() -> None:
    answer = trick("SA SK", "S4 C4", "H3 H4", "HJ H6")
    assert (answer["winner"], answer["points"]) == (4, 10)
    assert answer["verbs"] == verbs("lead", "discard", "kill", "overkill")


def test_trick_of_gangs() -> None:
    nines, tens, aces = "S9 H9 C9 D9", "S10 H10 C10 D10", "SA HA CA DA"
    assert trick(nines, tens, aces, "H3 H4 H6 H7")["winner"] == 3
    assert trick(tens, nines, "H3 H4 H6 H7", "JB JS D5 HJ")["winner"] == 1
    assert trick("S9 H9 SQ D9", "S4 H4 C4 D4", "C6 C7 C8 CA", "D6 D7 D8 DA")["winner"] == 2


def test_a_trick_with_a_pass_is_a_bad_question() -> None:
    answer = ask("trick", trump="H", plays=[[1, ["SA"]], [2, None]])
    assert answer["error"]["field"] == "plays"
