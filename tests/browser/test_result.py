"""The result of a hand says what is so of the next one, and calls penalties by their name."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, MakePlayer

# What each game says of the next hand, in both languages.
COMING = {
    "guandan": ("下一局.+向.+进贡", "Tribute in the next hand: .+ to .+"),
    "gandengyan": ("下一局.+先出牌。", "First to play in the next hand: .+"),
    "shandong": ("下一局.+先摸牌。", "First to draw in the next hand: .+"),
    "friends": ("下一局从.+开始发牌。", "First card of the next deal: .+"),
    "xiaoer": ("下一局.+坐庄，先出牌。", "Dealer and leader of the next hand: .+"),
}
SHORT = ("guandan", "gandengyan")
GAMES = [
    pytest.param(game, marks=() if game in SHORT else pytest.mark.deep, id=game) for game in COMING
]


@pytest.mark.parametrize("game", GAMES)
def test_the_result_tells_what_is_known_of_the_next_hand(
    make_player: MakePlayer, game: str
) -> None:
    lang = "zh" if game == "gandengyan" else "en"
    player = make_player(PHONE, lang)
    player.play_now(game)
    player.await_turn()
    player.fly()
    expect(player.result).to_be_visible(timeout=120_000)
    said = re.compile(COMING[game][lang == "en"])
    lines = player.result.locator(".result-lines li")
    expect(lines.filter(has_text=said)).to_have_count(1)
    # What stands above is not told again below.
    expect(player.result.locator(".result-story li").filter(has_text=said)).to_have_count(0)
    if game == "gandengyan":
        scores = player.result.locator(".scores td").all_inner_texts()
        assert len(scores) == 8
        assert all(re.fullmatch("0|罚 [1-9][0-9]*", score) for score in scores), scores
        # A page that is closed asks nothing; a link out of the match would.
        player.page.goto("about:blank")
        player.open("#/me")
        own = player.page.locator(".hand-line .hand-side b").first
        expect(own).to_have_text(re.compile("^(0|罚 [1-9][0-9]*)$"))
