"""1 Table (牌桌) and 2 Order (大小) and 3 Deal (发牌)."""

import pytest

from paiju.cards import Hand
from paiju.game import Refused, Standing
from paiju.games.shandong import game
from tests.rules.shandong.tables import LATER, ask, begin, declined, lapsed, play, winner


def test_1_1_partners_sit_opposite() -> None:
    state = lapsed(play(begin({1: "S9 S9 JB"}), "1: show S9 S9 JB"))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners in ((1, 3), (2, 4))


def test_1_2_everybody_gets_26_cards_and_four_are_left() -> None:
    places = game.holdings(begin())
    assert [len(places[str(seat)]) for seat in range(1, 5)] == [26] * 4
    assert len(places["kitty"]) == 4
    assert len(game.deck(game.parse({}))) == 108


def test_1_3_cards_go_to_the_next_lower_seat() -> None:
    state = begin()
    dealt = state.deal.cards
    places = game.holdings(state)
    for step, seat in enumerate((1, 4, 3, 2)):
        assert Hand.of(dealt[step:104:4]) == places[str(seat)]


def test_1_3_play_goes_to_the_next_lower_seat() -> None:
    state = play(begin({1: "S9 S9 JB"}), "1: show S9 S9 JB")
    state = declined(state, 2, 3, 4, 2, 3, 4)
    state = game.apply(state, 3, game.lapse(state, 3)).state
    seats: list[int] = []
    for _ in range(4):
        seats += game.actors(state)
        state = game.apply(state, seats[-1], game.lapse(state, seats[-1])).state
    assert seats == [3, 2, 1, 4]


def test_1_4_points() -> None:
    found = ask(
        "trick", plays=[(1, "HK HK"), (4, "H10 H10"), (3, "H4 H4"), (2, "H9 H8")], level="7"
    )
    assert found["points"] == 40
    assert ask("trick", plays=[(1, "C5"), (4, "C3")])["points"] == 5


def test_1_5_the_level_of_the_dealers_is_played() -> None:
    standing = Standing((0,) * 4, hand=4, levels=("7", "J", "7", "J"), dealer=2)
    assert game.view(begin(standing=standing), 1).facts["level"] == "J"
    assert game.view(begin(), 1).facts["level"] == "2"
    assert game.opening(game.parse({})).levels == ("2",) * 4


@pytest.mark.parametrize(
    "levels", [("7", "J", "8", "J"), ("7", "J"), ("7", "J", "7", "1"), ("7", "J", "7", "J")]
)
def test_1_5_partners_share_a_level(levels: tuple[str, ...]) -> None:
    # Without a dealer it must be clear which level is played.
    with pytest.raises(Refused):
        begin(standing=Standing((0,) * 4, levels=levels))


def test_2_1_trumps_are_one_suit() -> None:
    cards = ("JB", "JS", "H10", "C2", "D3", "H5", "S4")
    suits = ask("order", cards=[*cards, "HA", "C9"])["suit_group"]
    assert {card for card, group in suits.items() if group == "trump"} == set(cards)
    assert (suits["HA"], suits["C9"]) == ("H", "C")


@pytest.mark.parametrize(
    ("value", "trumps"),
    [("235", "C2 C3 C5"), ("25", "C2 C5"), ("3", "C3"), ("none", "")],
)
def test_2_2_permanent_trumps_are_a_house_rule(value: str, trumps: str) -> None:
    rules = {"permanent_trumps": value}
    suits = ask("order", cards="C2 C3 C4 C5 C6", rules=rules)["suit_group"]
    assert " ".join(card for card in suits if suits[card] == "trump") == trumps


def test_2_3_trumps_from_high_to_low() -> None:
    # The order of the rules at level 10, side cards of a rank on one step.
    every = "S4 S6 S7 S8 S9 SJ SQ SK SA H2 S2 H3 S3 H5 S5 H10 S10 JS JB"
    groups = ask("order", cards=every)["groups"]
    assert [card for group in groups for card in group] == list(reversed(every.split()))
    sides = ask("order", cards="H2 C2 D2 H3 C10 D10 H10")["groups"]
    assert sides == [["H10", "C10", "D10"], ["H3"], ["H2", "C2", "D2"]]


def test_2_3_a_plain_trump_is_above_a_side_ace() -> None:
    # The source's getCardValue has it the other way round.
    assert winner("HA", "S4", "HK", "H9") == 4
    assert winner("HA", "C2", "HK", "S4") == 4


def test_2_4_a_level_of_2_3_or_5_ranks_as_level_card() -> None:
    for level in ("2", "3", "5"):
        others = [rank for rank in ("2", "3", "5") if rank != level]
        cards = " ".join(f"S{rank}" for rank in ("A", *others, level))
        groups = ask("order", level, cards=cards)["groups"]
        assert [group[0] for group in groups] == list(reversed(cards.split()))


def test_2_5_side_suits_from_high_to_low() -> None:
    cards = "HA HK HQ HJ H9 H8 H7 H6 H4"
    groups = ask("order", cards=cards)["groups"]
    assert [card for group in groups for card in group] == cards.split()


def test_2_6_of_equal_cards_the_first_played_wins() -> None:
    assert winner("H2", "C2", "D2", "S4") == 1
    assert winner("H2", "C2", "D2", "S2") == 2
    assert winner("HA", "HA", "HK", "H9") == 1


def test_3_1_the_dealer_gets_the_first_card() -> None:
    assert game.view(begin(standing=LATER), 1).facts["first"] == 1
    firsts = [game.view(begin(start=start), 1).facts["first"] for start in range(4)]
    assert firsts == [1, 2, 3, 4]


def test_3_2_nobody_declares_in_the_first_hand() -> None:
    state = declined(begin(), 1, 2, 3, 4)
    assert [event.name for event in state.log[-1:]] == ["hand_void"]
    outcome, after = game.outcome(state), game.settle(state)
    assert outcome is not None
    assert outcome.scores == (0,) * 4
    assert after == Standing((0,) * 4, hand=2, levels=("2",) * 4)


def test_3_3_nobody_declares_in_a_later_hand() -> None:
    state = declined(begin(standing=LATER), 1, 2, 3, 4)
    outcome, after = game.outcome(state), game.settle(state)
    assert outcome is not None
    assert outcome.winners == (2, 4)
    assert (after.levels, after.dealer) == (("2", "5", "2", "5"), 4)
    names = [event.name for event in state.log]
    assert names[-3:] == ["hand_passed", "levels_risen", "starter_next"]


def test_3_3_a_rise_without_a_hand_stops_at_the_ace_and_wins_nothing() -> None:
    standing = Standing((0,) * 4, hand=9, levels=("A", "K", "A", "K"), dealer=3)
    after = game.settle(declined(begin(standing=standing), 1, 2, 3, 4))
    assert (after.levels, after.dealer, after.winners) == (("A",) * 4, 2, None)
