"""7 Following (跟牌), killing (毙牌) and discarding (垫牌)."""

import pytest

from paiju.games.friends import game
from tests.rules.friends.tables import cards, code, play, playing, plays, refused, step, win


def follows(
    lead: str, hand: str, trump: str = "S", level: str = "2", **switches: object
) -> set[str]:
    """List what a hand may add to a lead of seat 1."""
    state = playing({1: f"{lead} H9", 5: hand}, trump="S", but=switches)
    return plays(play(state, f"1: {lead}"), 5)


def same(*texts: str) -> set[str]:
    """Write sets of cards in the order of their codes."""
    return {" ".join(map(str, cards(text))) for text in texts}


@pytest.mark.parametrize(
    ("lead", "hand", "expected"),
    [
        ("D5", "D8 D10 SA", ("D8", "D10")),
        ("D5", "S3 SK H8", ("S3", "SK", "H8")),
        ("D5", "H8 C5 C10", ("H8", "C5", "C10")),
        ("D10 D10", "D8 H3 H4", ("D8 H3", "D8 H4")),
        ("S3", "H2 D8", ("H2",)),
        ("S3", "JS D8", ("JS",)),
        ("D5", "D2 D8", ("D8",)),
    ],
)
def test_7_1_the_suit_comes_first(lead: str, hand: str, expected: tuple[str, ...]) -> None:
    assert follows(lead, hand) == same(*expected)


def test_7_1_what_is_owed_is_told() -> None:
    state = play(playing({1: "D10 D10 D9", 5: "D8 D3 H3 H4"}, trump="S"), "1: D10 D10")
    refusal = refused(state, "5: D8 H3")
    assert (refusal.code, refusal.rule) == ("must_follow_suit", "friends.7.1")
    assert refusal.facts == {"suit": "D", "needed": 2}
    state = play(playing({1: "SA S3", 5: "JS D3"}, trump="S"), "1: SA")
    assert refused(state, "5: D3").facts == {"suit": "trump", "needed": 1}


@pytest.mark.parametrize(
    ("lead", "hand", "expected"),
    [
        # Triples: a triple, else a pair and a single, else singles.
        ("D3 D3 D3", "D8 D8 D8 D10 D10 S5 S5 S5", ("D8 D8 D8",)),
        ("D3 D3 D3", "DK DK D5 S2 S2 S2", ("DK DK D5",)),
        ("D3 D3 D3", "DK DK D5 D6", ("DK DK D5", "DK DK D6")),
        ("D3 D3 D3", "D4 D5 D6 D7", ("D4 D5 D6", "D4 D5 D7", "D4 D6 D7", "D5 D6 D7")),
        # Pairs: a pair, else singles.
        ("D10 D10", "DK DK S5 S5 S5", ("DK DK",)),
        ("D10 D10", "D8 D5 HA HA", ("D8 D5",)),
        ("D10 D10", "DK DK D4 D4 D3", ("DK DK", "D4 D4")),
        # Tractors: a tractor, else the longest, else pairs, else singles.
        ("D3 D3 D4 D4", "D6 D6 D7 D7 D9 D9", ("D6 D6 D7 D7",)),
        (
            "D3 D3 D4 D4",
            "D6 D6 D8 D8 D10 D10",
            ("D6 D6 D8 D8", "D6 D6 D10 D10", "D8 D8 D10 D10"),
        ),
        ("D3 D3 D4 D4", "D6 D6 D8 D9 D10", ("D6 D6 D8 D9", "D6 D6 D8 D10", "D6 D6 D9 D10")),
        ("D3 D3 D4 D4 D5 D5", "D7 D7 D8 D8 D10 D10 DQ", ("D7 D7 D8 D8 D10 D10",)),
        ("D3 D3 D4 D4 D5 D5", "D7 D7 D8 D8 D10 DQ", ("D7 D7 D8 D8 D10 DQ",)),
        ("D3 D3 D3 D4 D4 D4", "D6 D6 D6 D8 D8 D8 D10", ("D6 D6 D6 D8 D8 D8",)),
        ("D3 D3 D3 D4 D4 D4", "D6 D6 D6 D7 D7 D9 D10", ("D6 D6 D6 D7 D7 D9", "D6 D6 D6 D7 D7 D10")),
        # A throw: unit by unit, the largest first.
        ("DA DA DK", "D4 D4 D5 D6", ("D4 D4 D5", "D4 D4 D6")),
        ("DA DA DA DK DK", "D4 D4 D5 D5 D6 D7", ("D4 D4 D5 D5 D6", "D4 D4 D5 D5 D7")),
    ],
)
def test_7_2_the_shape_as_near_as_the_hand_allows(
    lead: str, hand: str, expected: tuple[str, ...]
) -> None:
    assert follows(lead, hand) == same(*expected)


@pytest.mark.parametrize(
    ("lead", "hand", "cards", "refusal", "facts"),
    [
        ("D3 D3 D4 D4", "D6 D6 D7 D7 D9 D9", "D6 D6 D9 D9", "must_follow_tractor", (2, 0)),
        ("D3 D3 D3", "D8 D8 D8 D10 D10", "D8 D10 D10", "must_follow_triple", (1, 0)),
        ("D3 D3 D3", "DK DK D5 D6", "DK D5 D6", "must_follow_pair", (1, 0)),
        ("D3 D3", "DK DK D5 D6", "D5 D6", "must_follow_pair", (1, 0)),
    ],
)
def test_7_2_refusals(
    lead: str, hand: str, cards: str, refusal: str, facts: tuple[int, int]
) -> None:
    state = play(playing({1: f"{lead} H9", 5: hand}, trump="S"), f"1: {lead}")
    found = refused(state, f"5: {cards}")
    assert (found.code, found.rule) == (refusal, "friends.7.2")
    assert (found.facts["needed"], found.facts["given"]) == facts


def test_7_3_a_triple_counts_as_a_pair() -> None:
    assert follows("D3 D3", "D8 D8 D8 D10") == same("D8 D8")
    assert follows("D3 D3", "D8 D8 D8 D10 D10") == same("D8 D8", "D10 D10")


@pytest.mark.parametrize(
    ("lead", "hand", "cards"),
    [
        ("D3 D3", "D8 D8 D8 D10 HK", "D8 D10"),
        ("D3 D3 D4 D4", "D6 D6 D8 D8 D8 D10 DQ", "D6 D6 D8 D10"),
    ],
)
def test_7_3_is_named_where_a_triple_must_be_broken(lead: str, hand: str, cards: str) -> None:
    state = play(playing({1: f"{lead} H9", 5: hand}, trump="S"), f"1: {lead}")
    assert code(state, f"5: {cards}") == ("must_follow_pair", "friends.7.3")


def test_7_4_a_triple_is_protected() -> None:
    protected = follows("D3 D3", "D8 D8 D8 D10", protect_triples="on")
    assert protected == same("D8 D8", "D8 D10")
    assert follows("D3 D3", "D8 D8 D8 D10 D10", protect_triples="on") == same("D8 D8", "D10 D10")
    # A triple that was led is still followed by one.
    assert follows("D3 D3 D3", "D8 D8 D8 D10", protect_triples="on") == same("D8 D8 D8")


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        (("D10 D10", "DK DK", "DA DQ", "D4 D4", "D3 D5"), 5),
        (("D10 D10", "D8 D9", "DA DQ", "D4 D4", "D3 D5"), 1),
        (("D3 D3 D4 D4", "D6 D6 D7 D7", "DA DA DK DK", "D8 D8 D10 D10", "DQ DJ D5 D9"), 4),
        (("D3 D3 D3", "D8 D8 D8", "DA DA DK", "D4 D4 D5", "DQ DJ D9"), 5),
    ],
)
def test_7_5_the_highest_of_the_leads_shape_wins(plays: tuple[str, ...], winner: int) -> None:
    hands = dict(zip((1, 5, 4, 3, 2), plays, strict=True))
    assert win(playing(hands, trump="S"), *plays)[0] == winner


# The source's table: spades are trump, and the level is not among the cards.
KILLS = [
    ("D3 D3 D3", "S2 S2 S2", True),
    ("D10 D10", "S5 S5", True),
    ("DA", "S2", True),
    ("DA DA DA", "JB JS S3", False),
    ("DA DA DA", "JS JS JS", True),
    ("D10 D10", "JB JS", False),
    ("D10 D10", "SA SK", False),
    ("D10 D10", "H3 H3", False),
    ("D3 D3 D4 D4", "S6 S6 S7 S7", True),
    ("D3 D3 D4 D4", "S6 S6 S8 S8", False),
    ("D3 D3 D4 D4", "JS JS JB JB", True),
    ("DA DK", "S3 S4", True),
    ("DA DK", "S3 S3", False),
    ("DA DA DK", "S3 S3 S4", True),
    ("DA DA DK", "S3 S4 S6", False),
]


@pytest.mark.parametrize(("lead", "trumps", "works"), KILLS)
def test_7_6_trumps_in_exactly_the_leads_shape_kill(lead: str, trumps: str, works: bool) -> None:
    free = ["C3 C3 C4 C4", "C6 C6 C7 C8", "C10 C10 CJ CQ"]
    size = len(lead.split())
    rest = [" ".join(text.split()[:size]) for text in free]
    hands = {1: lead, 5: trumps, 4: rest[0], 3: rest[1], 2: rest[2]}
    state = playing(hands, level="9" if "2" in trumps else "2", trump="S")
    after = step(play(state, f"1: {lead}"), f"5: {trumps}")
    assert after.events[0].facts["verb"] == ("kill" if works else "discard")
    assert win(state, lead, trumps, *rest)[0] == (5 if works else 1)


def test_7_6_of_kills_the_highest_stands_and_of_equals_the_first() -> None:
    hands = {1: "D10 D10", 5: "S5 S5", 4: "S9 S9", 3: "S6 S6", 2: "S9 S9"}
    state = playing({**hands, 2: "H2 H2"}, trump="S")
    verbs = []
    for seat in (1, 5, 4, 3, 2):
        text = " ".join(map(str, game.view(state, seat).hand))
        after = step(state, f"{seat}: {text}")
        verbs.append(after.events[0].facts.get("verb"))
        state = after.state
    assert verbs == [None, "kill", "overkill", "discard", "overkill"]
    equal = {1: "D10", 5: "C2", 4: "H2", 3: "S6", 2: "D9"}
    assert win(playing(equal, trump="S"), "D10", "C2", "H2", "S6", "D9")[0] == 5


def test_7_6_of_thrown_units_the_largest_type_decides() -> None:
    hands = {1: "DA DA DK", 5: "S5 S5 SA", 4: "S6 S6 S3", 3: "C3 C4 C6", 2: "C7 C8 C9"}
    made = [hands[seat] for seat in (1, 5, 4, 3, 2)]
    assert win(playing(hands, trump="S"), *made)[0] == 4


def test_7_6_who_has_the_suit_cannot_kill() -> None:
    hands = {1: "D10 D10 H9", 5: "D3 S5 S5", 4: "C3 C4", 3: "C6 C7", 2: "C8 C9"}
    state = play(playing(hands, trump="S"), "1: D10 D10")
    assert code(state, "5: S5 S5")[0] == "must_follow_suit"
    after = step(state, "5: D3 S5")
    assert after.events[0].facts["verb"] == "discard"


@pytest.mark.parametrize(
    ("lead", "cards", "verb"),
    [
        ("D10", "D3", "follow"),
        ("D10", "C3", "discard"),
        ("D10", "S3", "kill"),
        ("S10", "S3", "follow"),
        ("S10", "C3", "discard"),
        ("D10 D10", "D3 D4", "follow"),
        ("D10 D10", "D3 C3", "discard"),
    ],
)
def test_7_7_what_a_play_does(lead: str, cards: str, verb: str) -> None:
    state = play(playing({1: f"{lead} H9", 5: cards}, trump="S"), f"1: {lead}")
    assert step(state, f"5: {cards}").events[0].facts["verb"] == verb
