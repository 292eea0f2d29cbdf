"""4 Making trump (定主)."""

import pytest

from paiju.cards import Hand
from paiju.game import Dice, Standing, seen
from paiju.games.shandong import game
from paiju.testing.secrecy import Twins
from tests.rules.shandong.tables import (
    LATER,
    Hands,
    ask,
    begin,
    cards,
    declined,
    events,
    play,
    refused,
)

HOLDING = {
    1: "S9 S9 JB C7 C8",
    2: "H6 H6 JS JS D6 D7",
    3: "C6 C6 C4 C4 JB HA",
    4: "HK HQ D9 D9 DJ",
}


def test_4_1_everybody_may_act_whatever_they_hold() -> None:
    for hands in (HOLDING, {}):
        state = begin(hands)
        assert set(game.actors(state)) == {1, 2, 3, 4}
        assert all(game.check(state, seat, game.lapse(state, seat)) is None for seat in range(1, 5))
    state = play(begin(HOLDING), "1: show S9 S9 JB")
    assert set(game.actors(state)) == {2, 3, 4}
    assert set(game.actors(declined(state, 2, 3, 4))) == {2, 3, 4}


def test_4_1_a_window_closes_when_all_have_declined() -> None:
    state = play(begin(HOLDING), "4: decline", "1: show S9 S9 JB")
    phases = []
    for seat in (2, 3, 4, 2, 3, 4):
        phases.append(game.view(state, None).phase)
        state = declined(state, seat)
    assert phases == ["counter"] * 3 + ["stick"] * 3
    assert game.view(state, None).phase == "bury"
    late = refused(state, "2: counter H6 H6 JS JS")
    assert (late.code, late.rule) == ("wrong_phase", "shandong.5.2")


def test_4_1_who_declined_is_not_asked_again() -> None:
    declared = refused(declined(begin(HOLDING), 1), "1: show S9 S9 JB")
    assert (declared.code, declared.rule) == ("not_your_turn", "shandong.4.1")
    state = declined(play(begin(HOLDING), "1: show S9 S9 JB"), 2)
    countered = refused(state, "2: counter H6 H6 JS JS")
    assert (countered.code, countered.rule) == ("not_your_turn", "shandong.4.4")


def test_4_2_a_joker_and_a_pair_declare() -> None:
    state = play(begin(HOLDING), "1: show S9 S9 JB")
    facts = game.view(state, 4).facts
    assert (facts["trump"], facts["maker"]) == ("S", 1)
    assert facts["declared"] == {"seat": 1, "cards": cards("S9 S9 JB")}


@pytest.mark.parametrize(
    "shown",
    ["S9 S9 C7", "S9 C7 JB", "JB C7 C8", "S9 S9", "S9 S9 JB C7", ""],
)
def test_4_2_other_cards_do_not_declare(shown: str) -> None:
    refusal = refused(begin(HOLDING), f"1: show {shown}".strip())
    expected = "bid_cards" if len(shown.split()) == 3 else "wrong_count"
    assert (refusal.code, refusal.rule) == (expected, "shandong.4.2")


def test_4_2_cards_must_be_held() -> None:
    assert refused(begin(HOLDING), "4: show S9 S9 JB").code == "not_in_hand"


def test_4_3_the_first_declaration_stands() -> None:
    state = play(begin(HOLDING), "1: show S9 S9 JB")
    assert refused(state, "3: show C6 C6 JB").code == "bid_taken"
    state = play(state, "2: counter H6 H6 JS JS")
    assert refused(state, "3: counter C6 C6 JB JB").code == "bid_taken"


def test_4_4_two_identical_jokers_and_a_pair_counter() -> None:
    state = play(begin(HOLDING), "1: show S9 S9 JB", "2: counter H6 H6 JS JS")
    facts = game.view(state, 4).facts
    assert (facts["trump"], facts["maker"]) == ("H", 2)
    assert game.view(state, 4).phase == "stick"


@pytest.mark.parametrize("shown", ["H6 H6 JS D6", "H6 D6 JS JS", "H6 H6 D6 D7"])
def test_4_4_other_cards_do_not_counter(shown: str) -> None:
    state = play(begin(HOLDING), "1: show S9 S9 JB")
    assert refused(state, f"2: counter {shown}").code == "bid_cards"


def test_4_4_there_must_be_something_to_counter() -> None:
    counter = refused(begin(HOLDING), "2: counter H6 H6 JS JS")
    assert (counter.code, counter.rule) == ("bid_nothing", "shandong.4.4")
    stick = refused(begin(HOLDING), "3: stick C6 C6 C4 C4 JB")
    assert (stick.code, stick.rule) == ("bid_nothing", "shandong.4.6")


def test_4_5_the_declarer_does_not_counter() -> None:
    held = {1: "S9 S9 JB JS JS H8 H8"}
    state = play(begin(held), "1: show S9 S9 JB")
    own = refused(state, "1: counter H8 H8 JS JS")
    assert (own.code, own.rule) == ("bid_own", "shandong.4.5")
    partner = {1: "S9 S9 JB", 3: "JS JS H8 H8"}
    state = play(begin(partner), "1: show S9 S9 JB", "3: counter H8 H8 JS JS")
    assert game.view(state, None).facts["maker"] == 3


def stuck(**rules: str) -> Hands:
    """Let seat 1 declare, seat 2 counter and seat 3 stick."""
    state = begin(HOLDING, rules=rules)
    lines = ("1: show S9 S9 JB", "2: counter H6 H6 JS JS", "3: stick C6 C6 C4 C4 JB")
    return play(state, *lines)


def test_4_6_a_joker_and_two_adjacent_pairs_stick() -> None:
    # 5 is always a trump, so that 4 and 6 are neighbours; seat 2's countering stays.
    facts = game.view(stuck(), None).facts
    assert (facts["trump"], facts["maker"]) == ("H", 2)
    assert game.actors(stuck()) == (3,)


@pytest.mark.parametrize(
    ("shown", "level", "legal"),
    [
        ("C7 C7 C8 C8 JS", "2", True),
        ("C9 C9 CJ CJ JS", "10", True),
        ("C9 C9 CJ CJ JS", "9", False),
        ("C4 C4 C6 C6 JS", "10", True),
        ("C7 C7 C9 C9 JS", "10", False),
        ("C7 C7 D8 D8 JS", "10", False),
        ("C2 C2 C3 C3 JS", "10", False),
        ("C3 C3 C4 C4 JS", "10", False),
        ("C7 C7 C8 C8 C9", "10", False),
        ("C7 C7 C8 JB JS", "10", False),
    ],
)
def test_4_6_what_is_adjacent(shown: str, level: str, legal: bool) -> None:
    found = ask(
        "bid",
        seat=3,
        cards=shown,
        standing={"seat": 1, "cards": ["S9", "S9", "JB"]},
        levels={str(seat): level for seat in range(1, 5)},
    )
    assert found["legal"] is legal
    assert found["trump"] == ("S" if legal else None)
    assert found["code"] == (None if legal else "bid_cards")


def test_4_6_one_stick_in_a_hand() -> None:
    late = refused(stuck(), "4: stick D9 D9 DJ DJ JB")
    assert (late.code, late.rule) == ("wrong_phase", "shandong.4.8")


def test_4_7_neither_declarer_nor_trump_maker_sticks() -> None:
    state = play(begin(HOLDING), "1: show S9 S9 JB", "2: counter H6 H6 JS JS")
    assert set(game.actors(state)) == {3, 4}
    for seat in (1, 2):
        own = refused(state, f"{seat}: stick C6 C6 C4 C4 JB")
        assert (own.code, own.rule) == ("bid_own", "shandong.4.7")


def test_4_8_the_declarers_three_cards_are_taken() -> None:
    before = play(begin(HOLDING), "1: show S9 S9 JB", "2: counter H6 H6 JS JS")
    places, after = game.holdings(before), game.holdings(stuck())
    taken = Hand.of(cards("S9 S9 JB"))
    assert after["1"] == places["1"] - taken
    assert after["3"] == places["3"] + taken


GIVEN = {1: "S9 S9 JB", 3: "C6 C6 C4 C4 JB C3 D2 HA HK S4 S6"}


def test_4_9_a_high_trump_and_two_side_cards_go_back() -> None:
    state = play(begin(GIVEN), "1: show S9 S9 JB")
    state = play(declined(state, 2, 3, 4), "3: stick C6 C6 C4 C4 JB")
    refusals = {
        "HA HK C4": "return_high",
        "C3 D2 HA": "return_side",
        "C3 S4 S6": "return_side",
        "JB HA HK": "return_high",
        "C3 HA": "wrong_count",
    }
    for given, code in refusals.items():
        assert refused(state, f"3: return {given}").code == code, given
    before = game.holdings(state)["1"]
    after = play(state, "3: return C3 HA C4")
    assert game.holdings(after)["1"] == before + Hand.of(cards("C3 HA C4"))
    assert game.view(after, None).phase == "bury"


def test_4_9_the_lowest_trumps_for_what_is_missing() -> None:
    # 23 trumps, one side card, and the three cards taken.
    trumps = "S4 S4 S6 S6 S7 S7 S8 S8 SJ SJ SQ SQ SK SK SA SA H2 H2 H3 H3 H5 C5 D5 JS JS"
    held = {1: "S9 S9 JB", 3: f"{trumps} HA"}
    standing = Standing((0,) * 4, hand=2, levels=("10",) * 4, dealer=1)
    state = play(begin(held, standing=standing), "1: show S9 S9 JB")
    state = play(declined(state, 2, 4, 3, 2), "3: stick S6 S6 S7 S7 JS")
    assert refused(state, "3: return H2 HA S6").code == "return_lowest"
    assert refused(state, "3: return H2 S4 S4").code == "return_side"
    assert game.check(state, 3, game.lapse(state, 3)) is None
    for given in ("H2 HA S4", "D5 HA S4"):
        play(state, f"3: return {given}")


def test_4_10_face_down_only_jokers_are_seen() -> None:
    state = stuck(face_down="on")
    facts = game.view(state, 4).facts
    assert facts["trump"] is None
    assert facts["declared"] == {"seat": 1, "cards": cards("JB")}
    assert facts["countered"] == {"seat": 2, "cards": cards("JS JS")}
    assert facts["stuck"] == {"seat": 3, "cards": cards("JB")}
    assert "trump" not in game.view(state, 4).private
    # Who shows, and who takes what was shown, knows.
    assert game.view(state, 1).private["declared"] == {"seat": 1, "cards": cards("S9 S9 JB")}
    assert "trump" not in game.view(state, 1).private
    assert game.view(state, 2).private["trump"] == "H"
    assert game.view(state, 3).private["trump"] == "H"
    assert set(game.view(state, 2).private) == {"countered", "trump"}
    assert set(game.view(state, 3).private) == {"declared", "stuck", "trump"}


@pytest.mark.parametrize("seat", [None, 1, 3, 4])
def test_4_10_nobody_else_knows_which_pair_countered(seat: int | None) -> None:
    """A twin that is dealt from a view repeats what it should not show: these are not."""
    hands = {**HOLDING, 2: "H6 H6 H7 H7 JS JS"}
    one, other = (
        play(
            begin(hands, rules={"face_down": "on"}),
            "1: show S9 S9 JB",
            f"2: counter {pair} JS JS",
            "3: stick C6 C6 C4 C4 JB",
        )
        for pair in ("H6 H6", "H7 H7")
    )
    assert game.view(one, 2) != game.view(other, 2)
    Twins(game, one, other, seat, game.view(one, seat), None).compare(Dice(1))


def test_4_10_face_down_the_return_is_seen_by_two() -> None:
    state = stuck(face_down="on")
    made = game.apply(state, 3, game.lapse(state, 3))
    told = [
        [seen(event, seat).facts.get("cards") for event in made.events[:2]] for seat in (1, 3, 4)
    ]
    given = game.lapse(state, 3).cards
    assert told == [[None, given], [given, None], [None, None]]


def test_4_10_everything_is_turned_up_when_the_kitty_is_buried() -> None:
    state = stuck(face_down="on")
    state = game.apply(state, 3, game.lapse(state, 3)).state
    dealer = game.actors(state)[0]
    step = game.apply(state, dealer, game.lapse(state, dealer))
    names = [event.name for event in step.events]
    assert names == [
        "kitty_buried",
        "trump_revealed",
        "cards_revealed",
        "cards_revealed",
        "cards_returned",
    ]
    facts = game.view(step.state, 4).facts
    assert facts["trump"] == "H"
    assert facts["declared"] == {"seat": 1, "cards": cards("S9 S9 JB")}


def test_4_10_open_declarations_are_open() -> None:
    (event,) = events(begin(HOLDING), "1: show S9 S9 JB")
    assert event.name == "trump_declared"
    assert seen(event, 3).facts["trump"] == "S"


@pytest.mark.parametrize(
    ("standing", "shown", "code"),
    [
        (None, "S9 S9 JB", None),
        (None, "S9 S9 JB JB", "bid_nothing"),
        (None, "C7 C7 C8 C8 JB", "bid_nothing"),
        (None, "S9 S9", "bid_cards"),
        ((1, "S9 S9 JB"), "H8 H8 JS", "bid_taken"),
        ((1, "S9 S9 JB"), "H8 H8 JS JS", None),
        ((2, "S9 S9 JB"), "H8 H8 JS JS", "bid_own"),
        ((1, "S9 S9 JB JB"), "H8 H8 JS JS", "bid_taken"),
        ((1, "S9 S9 JB JB"), "H8 H8 H7 H7 JS", None),
        ((2, "S9 S9 JB JB"), "H8 H8 H7 H7 JS", "bid_own"),
    ],
)
def test_4_bids_of_the_judge(
    standing: tuple[int, str] | None, shown: str, code: str | None
) -> None:
    bid = standing and {"seat": standing[0], "cards": standing[1].split()}
    found = ask("bid", seat=2, cards=shown, standing=bid)
    assert found["code"] == code
    assert (found["dealer"], found["level"]) == (None, None)
    if code is None:
        assert found["trump"] == ("S" if len(shown.split()) == 5 else shown[0])


def test_5_1_the_trump_makers_partner_takes_the_first_kitty() -> None:
    state = declined(play(begin(HOLDING), "1: show S9 S9 JB"), 2, 3, 4, 2, 3, 4)
    assert game.view(state, None).facts["dealer"] == 3
    assert game.view(state, None).facts["side"] == (1, 3)


@pytest.mark.parametrize(("maker", "dealer"), [(1, 3), (3, 1), (2, 1), (4, 3)])
def test_5_1_later_the_dealers_are_known(maker: int, dealer: int) -> None:
    state = play(begin({maker: "S9 S9 JB"}, standing=LATER), f"{maker}: show S9 S9 JB")
    others = [seat for seat in range(1, 5) if seat != maker]
    state = declined(state, *others, *others)
    assert game.view(state, None).facts["dealer"] == dealer
    assert game.actors(state) == (dealer,)
    assert len(game.view(state, dealer).hand) == 30


def test_5_2_any_four_cards_are_buried() -> None:
    held = {1: "S9 S9 JB", 3: "H5 H10 HK"}
    state = play(begin(held, kitty="JS JS JB SK"), "1: show S9 S9 JB")
    state = declined(state, 2, 3, 4, 2, 3, 4)
    assert refused(state, "3: bury H5 H10 HK").code == "wrong_count"
    assert refused(state, "3: bury S9 S9 H5 H10").code == "not_in_hand"
    state = play(state, "3: bury JB H5 H10 HK")
    assert game.holdings(state)["buried"] == Hand.of(cards("JB H5 H10 HK"))
    assert game.view(state, 3).private["buried"] == cards("H5 H10 HK JB")
    assert "buried" not in game.view(state, 1).private
    assert ask("bury", hand="H5 H10 HK JB D4", cards="H5 H10 HK JB")["legal"]
    assert ask("bury", hand="H5 H10 HK JB D4", cards="H5 H10 HK")["code"] == "wrong_count"


def test_5_3_whoever_buries_leads() -> None:
    state = declined(play(begin(HOLDING), "1: show S9 S9 JB"), 2, 3, 4, 2, 3, 4)
    state = game.apply(state, 3, game.lapse(state, 3)).state
    assert game.actors(state) == (3,)
    assert game.view(state, None).facts["leader"] == 3
