"""Replays: opened from a result, stepped, judged, played on, exported and opened again."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from paiju.game import parse_record, replay
from tests.browser.conftest import DESKTOP, PHONE, MakePlayer
from tests.browser.looking import barriers, raw_keys
from tests.browser.player import Player
from tests.browser.test_screens import both
from tests.cli.table import run
from tests.server.recorded import text_of

SCREENS = {"zh": PHONE, "en": DESKTOP}
MORE = both("More", "更多")


def look(player: Player, lang: str) -> None:
    """Read a screen: words without keys, and nothing that shuts anybody out."""
    assert [*raw_keys(player.page, lang), *barriers(player.page)] == []


def screen(player: Player) -> Locator:
    return player.page.locator(".replay-screen")


def step_of(player: Player) -> int:
    return int(screen(player).get_attribute("data-step") or -1)


def at_step(player: Player, step: int) -> None:
    expect(screen(player)).to_have_attribute("data-step", str(step))


def open_finished(player: Player, game: str = "gandengyan") -> str:
    """Play a hand to its end and open its replay from the result; return the hand's id."""
    player.play_now(game)
    player.fly()
    expect(player.result).to_be_visible(timeout=120_000)
    player.tap(player.button(both("Replay", "回放")))
    expect(screen(player)).to_be_visible()
    return player.page.url.rpartition("/")[2]


def sheet(player: Player, name: re.Pattern[str]) -> Locator:
    """Open something from the menu of a replay."""
    player.tap(player.button(MORE))
    player.tap(player.page.locator("dialog[open]").get_by_role("button", name=name))
    return player.page.locator("dialog[open]")


def close(player: Player) -> None:
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def exported(player: Player, folder: Path) -> str:
    """Save the record of the replay as a file and prove it by the commands."""
    sheet(player, both("Share or save", "分享与保存"))
    with player.page.expect_download() as saving:
        player.tap(player.button(both("Save as text", "保存为文字")))
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    close(player)
    verdict = json.loads(run("verify", str(file), "--json").stdout)
    assert verdict["ok"] is True
    assert verdict["proved"] == ["whole", "rules", "promise", "deal", "moves"]
    assert run("replay", str(file), "--lang", "en").exit_code == 0
    text = file.read_text("utf-8")
    record = parse_record(text)
    hashes = [state.fingerprint for state in replay(record)]
    assert hashes == [record.begun, *(made.fingerprint for made in record.moves)]
    return text


def steer(player: Player) -> None:
    """Go through a hand by keys, buttons and the time line."""
    page = player.page
    last = int(page.locator(".scrub input").get_attribute("max") or 0)
    for key, step in {"ArrowRight": 1, "End": last, "ArrowLeft": last - 1, "Home": 0}.items():
        page.keyboard.press(key)
        at_step(player, step)
    page.keyboard.press("PageDown")
    lead = step_of(player)
    assert 0 < lead < last
    player.tap(player.button(both("To the next round", "下一轮")))
    assert step_of(player) > lead
    player.tap(player.button(both("To the round before", "上一轮")))
    at_step(player, lead)
    page.keyboard.press("Home")
    # Until the next frame the keys go to the button that has nowhere to go from here, and are lost.
    page.wait_for_function("document.activeElement === document.body")
    page.keyboard.press("Space")
    expect(player.button(both("Pause", "暂停"))).to_be_visible()
    at_step(player, 2)
    page.keyboard.press("Space")
    expect(player.button(both("Play", "播放")).first).to_be_visible()
    page.locator(".scrub input").fill(str(lead))
    at_step(player, lead)


@pytest.mark.parametrize("lang", [pytest.param("zh", marks=pytest.mark.deep), "en"])
def test_a_hand_is_looked_at_again(make_player: MakePlayer, tmp_path: Path, lang: str) -> None:
    player = make_player(SCREENS[lang], lang)
    page = player.page
    hand = open_finished(player)
    at_step(player, 0)
    look(player, lang)
    steer(player)

    player.tap(player.button(both("All hands open", "亮出所有手牌")))
    expect(page.locator(".open-list li").nth(3)).to_be_visible()
    look(player, lang)
    player.tap(player.button(both("All hands open", "亮出所有手牌")))

    page.keyboard.press("Home")
    page.locator(".hand").focus()
    page.keyboard.press("Space")
    expect(page.locator(".judge:is(.fine, .refused)")).to_be_visible()
    look(player, lang)
    page.keyboard.press("Escape")
    expect(page.locator(".judge")).to_have_count(0)

    for english, chinese in {
        "Moves": "步骤",
        "Play on from here": "从这里接着打",
        "Picture of the end": "终局图片",
        "Check the deal": "查验发牌",
    }.items():
        sheet(player, both(english, chinese))
        if english == "Check the deal":
            expect(page.locator(".fair-checks [data-good=true]")).to_have_count(6)
        look(player, lang)
        close(player)

    own = player.hand()
    player.tap(player.button(MORE))
    player.tap(page.locator("dialog[open] .segment").nth(1))
    expect(page.locator(".hand [role=option]").first).not_to_have_attribute("aria-label", own[0])
    close(player)

    text = exported(player, tmp_path)
    player.open("#/replay")
    expect(page.locator(f".hand-line[href$='{hand}']")).to_be_visible()
    look(player, lang)
    box = page.locator("#import-text")
    box.fill(text.replace("begin ", "begin 0", 1))
    player.tap(player.button(both("Open", "打开")))
    expect(page.locator(".import .trouble")).to_be_visible()
    look(player, lang)
    assert box.input_value() != "", "what was pasted is lost"
    # The browser itself writes down that a request was refused.
    assert all("400" in fault for fault in player.faults)
    player.faults.clear()
    box.fill(text.replace("\n", "\r\n").strip())
    player.tap(player.button(both("Open", "打开")))
    expect(screen(player)).to_be_visible()
    assert exported(player, tmp_path).splitlines() == text.splitlines()


def test_a_hand_is_played_on_from_any_step(make_player: MakePlayer, tmp_path: Path) -> None:
    player = make_player(PHONE)
    page = player.page
    open_finished(player)
    before = parse_record(exported(player, tmp_path))
    page.keyboard.press("PageDown")
    if not player.button("Play on").count():
        # A hand of one round: its end is nothing to play on from.
        page.keyboard.press("ArrowLeft")
    step = step_of(player)
    player.tap(player.button("Play on"))
    player.tap(page.locator("dialog[open]").get_by_role("button", name="Play on from here"))
    expect(player.table).to_be_visible()
    player.fly()
    expect(player.result).to_be_visible(timeout=120_000)
    player.tap(player.button("Replay"))
    expect(screen(player)).to_be_visible()
    after = parse_record(exported(player, tmp_path))
    assert after.moves[:step] == before.moves[:step]
    assert (after.deal, after.fair) == (before.deal, before.fair)


def test_whoever_has_the_link_sees_the_hand(make_player: MakePlayer) -> None:
    stranger = make_player(PHONE)
    stranger.open("#/replay/nothing-here")
    expect(stranger.page.get_by_role("heading", name="No such hand")).to_be_visible()
    assert all("404" in fault for fault in stranger.faults)
    stranger.faults.clear()
    stranger.tap(stranger.button("Your hands"))
    expect(stranger.page.locator("#import-text")).to_be_visible()

    player = make_player(DESKTOP)
    hand = open_finished(player)
    stranger.open(f"#/replay/{hand}/3")
    at_step(stranger, 3)
    expect(stranger.page.locator(".seat").first).to_be_visible()
    sheet(stranger, re.compile("Share or save"))
    expect(stranger.page.locator(".replay-link")).to_contain_text(f"#/replay/{hand}/3")
    close(stranger)


@pytest.mark.deep
@pytest.mark.parametrize("game", ["friends", "guandan", "shandong", "xiaoer", "gandengyan"])
@pytest.mark.parametrize("lang", SCREENS)
def test_every_step_of_every_game_is_in_words(
    make_player: MakePlayer, game: str, lang: str
) -> None:
    player = make_player(SCREENS[lang], lang)
    player.open("#/replay")
    player.page.locator("#import-text").fill(text_of(game))
    player.tap(player.button(both("Open", "打开")))
    expect(screen(player)).to_be_visible()
    last = int(player.page.locator(".scrub input").get_attribute("max") or 0)
    for step in range(last + 1):
        at_step(player, step)
        assert raw_keys(player.page, lang) == [], step
        player.page.keyboard.press("ArrowRight")
    look(player, lang)
