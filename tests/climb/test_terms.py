"""Combinations in words: the game's own types, ranks and claims read both ways, refusals."""

import pytest

from paiju.cards import CARDS, RANKS, parse_cards
from paiju.climb.kernel.combos import combo, length_of
from paiju.climb.kernel.verdict import NO_COMBINATION, Room, claimed
from paiju.climb.ranks import rank_of
from paiju.climb.terms import Clauses, Terms
from paiju.game import Claim, Refusal
from tests.climb.books import CASES, Case, doudizhu
from tests.climb.hands import every_meaning

CLAUSES = Clauses("2.1", "2.2", "3.1", "3.2", "3.3", "3.4")
LANDLORD = doudizhu()
TERMS = Terms(LANDLORD.shapes, LANDLORD.types, CLAUSES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_claim_names_what_the_book_does(case: Case) -> None:
    terms = Terms(case.shapes, case.types, CLAUSES)
    for made, meaning in every_meaning(case).items():
        assert terms.claim_of(made) == Claim(meaning.type, meaning.rank)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_claim_fits_exactly_what_it_names(case: Case) -> None:
    terms, known = Terms(case.shapes, case.types, CLAUSES), every_meaning(case)
    names = {Claim(one.type, rank) for one in known.values() for rank in (*RANKS, "JS", "JB")}
    for made, meaning in known.items():
        length = length_of(made)
        fits = {claim for claim in names if claimed(made, terms.claim_number(claim, length))}
        own = Claim(meaning.type, meaning.rank)
        assert fits == ({own} if meaning.rank else set())
        assert claimed(made, terms.claim_number(own, length))
        assert claimed(made, terms.claim_number(Claim(meaning.type), length))


@pytest.mark.parametrize(
    ("claim", "count"),
    [
        (Claim("straight", "7"), 4),
        (Claim("straight", "JS"), 5),
        (Claim("straight", "2"), 5),
        (Claim("triple_with_single", "7"), 5),
        (Claim("plane_with_singles", "7"), 4),
        (Claim("plane_with_singles", "7"), 9),
        (Claim("bomb", "JB"), 4),
        (Claim("bomb", "1"), 4),
        (Claim("joker_bomb", "JB"), 2),
        (Claim("single", "7"), 300),
        (Claim("no_such"), 1),
    ],
)
def test_nonsense_is_no_combination(claim: Claim, count: int) -> None:
    assert TERMS.claim_number(claim, count) == NO_COMBINATION


def test_no_claim_is_none() -> None:
    assert TERMS.claim_number(None, 4) == 0


def test_what_a_game_does_not_have_has_no_rank() -> None:
    with pytest.raises(ValueError, match="no combination"):
        rank_of(LANDLORD.shapes, combo(200, 3, 5, 0))


def test_a_reading_is_in_the_words_of_the_game() -> None:
    cards = parse_cards("S3 H3 C3 S4 H4 C4 S5 S6")
    (made,) = TERMS.readings_of(cards)
    reading = TERMS.reading(cards, made)
    assert (reading.type, reading.rank, reading.length) == ("plane_with_singles", "4", 8)
    assert (reading.family, reading.stands_for) == ("normal", ())
    assert [unit.type for unit in reading.units] == ["plane_with_singles"]


def refused(table: str, cards: str, claim: Claim | None = None) -> Refusal | None:
    """Return why cards do not beat others."""
    room, lying, given = Room(), parse_cards(table), parse_cards(cards)
    assert TERMS.verdict(lying, None, 0, room) == 0
    theirs = int(room.made)
    code = TERMS.verdict(given, claim, theirs, room)
    return TERMS.refusal(code, lying, theirs, given, claim) if code else None


def test_refusals_are_in_the_words_of_the_game() -> None:
    three_one, three_two = "S5 H5 C5 S3", "S6 H6 C6 S3 H3"
    types = {"table": "triple_with_single", "given": "triple_with_pair"}
    assert refused(three_one, three_two) == Refusal("wrong_type", "3.1", types)
    assert refused(three_one, "S6 H6 C6 JB") is None
    assert refused(three_one, "S6 H6 C6 JB", Claim("triple_with_single", "6")) is None
    wrong = refused(three_one, "S6 H6 C6 JB", Claim("triple_with_single", "5"))
    assert wrong is not None
    assert (wrong.code, wrong.facts["type"]) == ("wrong_claim", "triple_with_single")
    small = refused(three_one, "S4 H4 C4 JB")
    assert small == Refusal("too_small", "3.3", {"table": parse_cards(three_one)})
    plane = "S3 H3 C3 S4 H4 C4 S5 S6"
    longer = "S5 H5 C5 S6 H6 C6 S7 H7 C7 S8 S9 SJ"
    assert refused(plane, longer) == Refusal("wrong_count", "3.2", {"needed": 8, "given": 12})
    assert refused(plane, longer[:-3]) == Refusal(
        "not_a_combination", "2.1", {"cards": parse_cards(longer[:-3])}
    )
    assert refused(plane, " ".join(map(str, CARDS[52:]))) is None
