"""Clause 1: cards, seats and level."""

import pytest

from paiju.cards import RANKS, Hand, deck
from paiju.game import Deal, Refused, Standing
from paiju.games.guandan import game
from tests.rules.guandan.hands import HOUSE, OFFICIAL, after, ask, cards, climbs, dealt, holding
from tests.rules.guandan.hands import rules as made


def order(text: str, rules: object = HOUSE, level: str = "5") -> list[str]:
    found = ask("order", rules, cards=cards(text), level=level)["groups"]  # type: ignore[arg-type]
    assert isinstance(found, tuple)
    return [" ".join(map(str, group)) for group in found]


def test_1_1_two_packs_for_four() -> None:
    assert game.seats(HOUSE) == 4
    assert Hand.of(game.deck(HOUSE)) == Hand.of(deck(2))


def test_1_1_partners_win_together() -> None:
    state = after(holding("S3", "S4 S6", "S7", "S8 S9", first=1), "S3", "-", "S7")
    assert game.outcome(state) is not None
    assert game.view(state, None).outcome == game.outcome(state)
    assert game.settle(state).dealer == 1
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1, 3)


def test_1_2_play_goes_to_the_next_lower_seat() -> None:
    state = holding("S3 S9", "S4 C9", "S6 D9", "S7 D9")
    turns = []
    for text in ("S3", "S7", "-", "-"):
        turns.append(game.actors(state)[0])
        state = after(state, text)
    assert turns == [1, 4, 3, 2]
    assert game.actors(state) == (1,)


def test_1_3_a_hand_without_cards_is_out() -> None:
    state = after(holding("S3", "S4 S6", "S7 S8", "S8 S9"), "S3")
    assert game.view(state, None).facts["finished"] == (1,)


def test_1_4_the_level_is_that_of_the_hand() -> None:
    assert game.view(dealt({}), 1).facts["level"] == "2"
    assert game.view(holding("S3", "S4", "S6", "S7", level="K"), 1).facts["level"] == "K"


def test_1_4_level_cards_of_any_suit_rank_alike() -> None:
    assert order("S5 D5 C5 HA") == ["S5 C5 D5", "HA"]


def test_1_5_single_order_in_house() -> None:
    climbs("S3", "S4", "S6", "S7", "S8", "S9", "S10", "SJ", "SQ", "SK", "SA", "S2", "S5", "JS")
    climbs("S2", "D5", "JS", "JB")


def test_1_5_single_order_in_official() -> None:
    climbs("S2", "S3", "S4", "SK", "SA", "S5", "JS", "JB", rules=OFFICIAL)


@pytest.mark.parametrize("level", RANKS)
def test_1_5_the_level_is_above_all_but_jokers(level: str) -> None:
    for rules in (HOUSE, OFFICIAL):
        for rank in RANKS:
            if rank != level:
                climbs(f"S{rank}", f"S{level}", "JS", rules=rules, level=level)


def test_1_5_two_high_alone() -> None:
    climbs("S2", "SA", rules=made(two_high="off"))
    climbs("SA", "S2", rules=made("official", two_high="on"))


def test_1_5_suits_mean_nothing() -> None:
    assert order("S9 H9 C9 D9 D8") == ["S9 H9 C9 D9", "D8"]


def test_1_5_small_joker_covers_the_ace() -> None:
    climbs("SA SA", "JS JS")
    climbs("SA", "JS")


def test_1_6_only_the_heart_level_card_is_wild() -> None:
    assert ask("identify", cards=cards("H5 S9"), level="5")["readings"]
    assert not ask("identify", cards=cards("S5 S9"), level="5")["readings"]
    assert not ask("identify", cards=cards("H5 S9"), level="6")["readings"]


def test_1_6_wild_off() -> None:
    plain = made(wild="off")
    assert not ask("identify", plain, cards=cards("H5 S9"), level="5")["readings"]
    assert ask("identify", plain, cards=cards("H5 S5"), level="5")["readings"]


def test_a_deal_that_is_not_two_packs_is_refused() -> None:
    with pytest.raises(Refused) as error:
        game.begin(HOUSE, game.opening(HOUSE), Deal(deck(1)))
    assert error.value.refusal.code == "deal_cards"


LEVELS = ("2",) * 4
FAILS = {"fails": (0,) * 4}


@pytest.mark.parametrize(
    ("standing", "part"),
    [
        (Standing((0,) * 3, levels=LEVELS, tallies=FAILS), "scores"),
        (Standing((0,) * 4, levels=("2",) * 3, tallies=FAILS), "levels"),
        (Standing((0,) * 4, levels=("2", "3", "4", "3"), tallies=FAILS), "levels"),
        (Standing((0,) * 4, levels=("2", "1", "2", "1"), tallies=FAILS), "levels"),
        (Standing((0,) * 4, levels=LEVELS), "fails"),
        (Standing((0,) * 4, levels=LEVELS, tallies={"fails": (0, 1, 2, 1)}), "fails"),
        (Standing((0,) * 4, levels=LEVELS, tallies={"fails": (-1,) * 4}), "fails"),
        (Standing((0,) * 4, levels=LEVELS, tallies=FAILS, dealer=5), "dealer"),
        (Standing((0,) * 4, levels=LEVELS, tallies=FAILS, owed=((1, 2),)), "owed"),
        (Standing((0,) * 4, levels=LEVELS, tallies=FAILS, dealer=1, owed=((1, 2),)), "owed"),
        (Standing((0,) * 4, levels=LEVELS, tallies=FAILS, dealer=1), "owed"),
    ],
)
def test_a_standing_that_no_hand_leaves_is_refused(standing: Standing, part: str) -> None:
    with pytest.raises(Refused) as error:
        game.begin(HOUSE, standing, Deal(deck(2)))
    assert error.value.refusal.code == "standing_wrong"
    assert error.value.refusal.facts == {"part": part}
