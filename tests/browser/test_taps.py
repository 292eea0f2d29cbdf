"""How many touches a move takes, and what else fingers and keys do with the hand."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from paiju.game import AnyGame, AnyState
from tests.browser.conftest import TABLET, MakePlayer
from tests.browser.player import Player
from tests.browser.stacked import SEAT, held, stack

RUN = ("9", "8", "7")
HELD = 27


def leads_three_pairs(game: AnyGame, state: AnyState) -> bool:
    """Return whether the seat leads and holds three pairs in a row, no more of their ranks."""
    ranks = Counter(card.rank for card in held(game, state))
    return SEAT in game.actors(state) and all(ranks[rank] == 2 for rank in RUN)


@pytest.fixture
def leader(make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch) -> Player:
    """Sit down to lead three pairs."""
    stack(monkeypatch, "guandan", leads_three_pairs)
    player = make_player(TABLET)
    player.play_now("guandan")
    player.await_turn()
    player.touches = 0
    return player


def stacks_of(player: Player, *ranks: str) -> list[tuple[float, float]]:
    """Find where the cards of some ranks can be touched."""
    name = re.compile(f"(^|× )({'|'.join(ranks)}) of")
    boxes = [
        box
        for one in player.page.locator(".hand").get_by_role("option", name=name).all()
        if (box := one.locator(".held").last.bounding_box()) is not None
    ]
    return [(box["x"] + 10, box["y"] + 30) for box in boxes]


def played(player: Player, cards: int) -> None:
    """Wait until so many cards have left the hand: those on the table may be gathered at once."""
    expect(player.page.locator(".hand .held")).to_have_count(HELD - cards)


def test_a_single_card_takes_two_touches(leader: Player) -> None:
    leader.tap(leader.page.locator(".hand [role=option] .held").last)
    leader.tap(leader.go)
    played(leader, 1)
    assert leader.touches <= 2


def test_three_pairs_in_a_row_take_a_swipe_and_a_touch(leader: Player) -> None:
    leader.swipe(stacks_of(leader, *RUN))
    expect(leader.page.locator(".line-title")).to_contain_text("Run of pairs")
    leader.tap(leader.go)
    played(leader, 6)
    assert leader.touches <= 3


def test_a_tap_right_after_a_quick_swipe_counts_once_the_cards_are_judged(leader: Player) -> None:
    play = leader.page.locator(".buttons .go").bounding_box()
    assert play is not None
    leader.swipe(stacks_of(leader, *RUN))
    leader.swipe([(play["x"] + play["width"] / 2, play["y"] + play["height"] / 2)])
    played(leader, 6)


def test_drawn_up_cards_are_played_without_a_button(leader: Player) -> None:
    leader.swipe(stacks_of(leader, *RUN))
    expect(leader.page.locator(".line-box.fine")).to_be_visible()
    [(x, y), *_] = stacks_of(leader, *RUN)
    leader.swipe([(x, y), (x, y - 30), (x, y - 90)])
    played(leader, 6)
    assert leader.touches <= 2


def laid_anew(player: Player, before: list[str]) -> list[str]:
    """Wait until the hand lies in another order, and return it."""
    player.page.wait_for_function(
        "before => [...document.querySelectorAll('.hand [role=option]')]"
        ".map((one) => one.ariaLabel).join() !== before",
        arg=",".join(before),
    )
    return player.hand()


def test_the_hand_is_sorted_by_combination_and_groups_change_places(leader: Player) -> None:
    by_rank = leader.hand()
    leader.page.keyboard.press("s")
    by_combination = laid_anew(leader, by_rank)
    leader.page.locator(".hand").focus()
    leader.page.keyboard.press("Shift+ArrowRight")
    moved = laid_anew(leader, by_combination)
    assert sorted(moved) == sorted(by_combination)
    (x, y), *_, last = stacks_of(leader, *".A23456789JQK")
    leader.rest((x, y), [(x + 40, y), last])
    assert sorted(laid_anew(leader, moved)) == sorted(by_combination)
    leader.page.keyboard.press("s")
    assert laid_anew(leader, by_combination) == by_rank
