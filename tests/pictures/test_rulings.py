"""An example that the judge does not confirm is refused."""

import pytest

from paiju.pictures.examples import Beats, Book, Ordered, Reads, parse_named, read_book
from paiju.pictures.rulings import (
    Disagreement,
    rule_climb,
    rule_order,
    rule_reads,
    rule_trick,
)

CLIMB = 'cover = "x"\nsuited = false\n'
TRICK = 'cover = "x"\nseats = [1, 2, 3, 4]\n[context]\ntrump = "H"\n'


def reads(*said: str) -> tuple[Book, Reads]:
    listed = ", ".join(f'"{one}"' for one in said)
    text = f'{CLIMB}[[read]]\nname = "x"\nclause = "2.1"\nis = [{listed}]\n'
    book = read_book("gandengyan", text)
    return book, book.reads[0]


def beats(game: str, head: str, plays: str) -> tuple[Book, Beats]:
    book = read_book(game, f'{head}[[beat]]\nname = "x"\nclause = "4.1"\nplays = "{plays}"\n')
    return book, book.beats[0]


def order(row: str, group: str = "trump") -> tuple[Book, Ordered]:
    rows = f'rows = {{ {group} = "{row}" }}'
    book = read_book("xiaoer", f'{TRICK}[[order]]\nname = "x"\nclause = "2.3"\n{rows}\n')
    return book, book.orders[0]


def test_notation() -> None:
    named = parse_named("S4 S4 | JB* : throw = pair + single")
    assert [len(unit) for unit in named.play.units] == [2, 1]
    assert named.play.wilds == 1
    assert (named.type, named.rank, named.units) == ("throw", None, ("pair", "single"))


def test_reading_is_confirmed() -> None:
    [ruled] = rule_reads(*reads("S7 JB* : pair 7"))
    assert [card.rank for card in ruled.stands_for] == ["7"]
    assert rule_reads(*reads("S7 S8 : none")) == ()


@pytest.mark.parametrize(
    "said",
    [
        ["S7 H7 : pair 8"],
        ["S7 H7 : bomb 7"],
        ["S7 H7 : none"],
        ["S7 H8 : pair 7"],
        ["S7 JB : pair 7"],
        ["S7 H7* : pair 7"],
        ["S7 | H7 : pair 7"],
        ["SJ HQ JB* : straight K"],
        ["SJ HQ JB* : straight Q", "SJ HQ JB* : straight K"],
        ["SJ HQ JB* : straight K", "SJ HQ JS* : straight Q"],
    ],
)
def test_wrong_reading_is_refused(said: list[str]) -> None:
    with pytest.raises(Disagreement):
        rule_reads(*reads(*said))


def test_question_that_cannot_be_asked_is_refused() -> None:
    with pytest.raises(Disagreement, match="cannot be asked"):
        rule_reads(*reads("S7 S7 : pair 7"))


@pytest.mark.parametrize(
    ("plays", "sound"),
    [
        ("S5 < H6", True),
        ("S5 = H5", True),
        ("S5 ! S6 H6", True),
        ("S6 < H5", False),
        ("S5 = H6", False),
        ("S6 = H5", False),
        ("S5 < H5", False),
        ("S5 = S6 H6", False),
        ("S5 ! H6", False),
        ("S5 ! S3 H3 C3", False),
        ("S5 < S6 JB", False),
        ("S4 S5 < S7", False),
    ],
)
def test_comparison_of_climbing(plays: str, sound: bool) -> None:
    asked = beats("gandengyan", CLIMB, plays)
    if sound:
        assert len(rule_climb(*asked)) == 2
    else:
        with pytest.raises(Disagreement):
            rule_climb(*asked)


@pytest.mark.parametrize(
    ("plays", "verbs"),
    [
        ("S9 < SA", ("lead", "follow")),
        ("S9 < H3 < HA", ("lead", "kill", "overkill")),
        ("SJ = CJ < HJ", ("lead", "follow", "follow")),
        ("S9 ! D9", ("lead", "discard")),
        ("SA < S9", ()),
        ("SA = S9", ()),
        ("SA ! S9", ()),
        ("SJ < CJ", ()),
        ("S9 = D9", ()),
    ],
)
def test_comparison_in_a_trick(plays: str, verbs: tuple[str, ...]) -> None:
    asked = beats("xiaoer", TRICK, plays)
    if verbs:
        assert rule_trick(*asked) == verbs
    else:
        with pytest.raises(Disagreement):
            rule_trick(*asked)


def test_order_is_confirmed() -> None:
    rule_order(*order("D5 > JB > SJ = CJ > HA"))


@pytest.mark.parametrize(
    "wrong",
    [
        order("JB > D5"),
        order("D5 > SJ > CJ"),
        order("D5 = JB"),
        order("D5 > SA"),
        order("SA > SK"),
        order("D5 > JB", "D"),
    ],
)
def test_wrong_order_is_refused(wrong: tuple[Book, Ordered]) -> None:
    with pytest.raises(Disagreement):
        rule_order(*wrong)
