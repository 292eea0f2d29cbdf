"""What goes wrong is told in a sentence, with a way on."""

import re

import pytest
from playwright.sync_api import Dialog, Locator, Route, expect

from tests.browser.conftest import PHONE, MakePlayer
from tests.browser.player import Player

NO_STORAGE = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); },
});"""
MARKUP = "<img src=x onerror=alert(1)>"


def test_a_refused_play_has_a_reason_and_a_way_out(make_player: MakePlayer) -> None:
    player = make_player(PHONE)
    player.play_now("xiaoer")
    player.choose_wrongly()
    player.try_to_play()
    refused = player.page.locator(".line-box.refused")
    expect(refused.locator(".line-title")).to_have_text(re.compile(r"\w+ \w+"))
    expect(refused.locator(".line-clause")).to_be_visible()
    player.tap(refused.locator(".line-take"))
    expect(player.page.locator(".line-box.fine")).to_be_visible()
    seen = player.turn.get_attribute("data-seq")
    player.tap(player.go)
    expect(player.page.locator(f".at-table[data-seq='{seen}']")).to_have_count(0)


def test_wrong_codes_are_told_apart_from_rooms_that_are_gone(make_player: MakePlayer) -> None:
    player = make_player(PHONE)
    player.open()
    code = player.page.get_by_label("Room code")
    code.fill("12")
    player.tap(player.button("Enter"))
    expect(player.page.get_by_role("alert")).to_contain_text("six letters or digits")
    code.fill(f"{player.base}/#/r/zzz999")
    player.tap(player.button("Enter"))
    expect(player.page.get_by_role("heading", name="There is no such room")).to_be_visible()
    player.tap(player.button("To the lobby"))
    expect(player.page.locator(".game")).to_have_count(5)


def test_a_guest_who_is_sent_out_is_told_so(make_player: MakePlayer) -> None:
    host, guest = make_player(), make_player(PHONE)
    host.open("#/new/gandengyan")
    host.tap(host.button("Open the room"))
    expect(host.button("Start")).to_be_visible()
    guest.open(f"#/r/{host.code}")
    guest.tap(guest.button("Sit here").first)
    host.tap(host.page.locator(".place[data-kind=human]:not([data-own]) .ui-icon-button"))
    host.tap(host.button("Send out of the room"))
    expect(guest.page.get_by_text("The host has removed you from the room.")).to_be_visible()
    guest.tap(guest.button("To the lobby"))
    expect(guest.page.locator(".game")).to_have_count(5)


def test_a_full_room_says_so(make_player: MakePlayer) -> None:
    host, guest = make_player(), make_player(PHONE)
    host.open("#/new/guandan")
    host.page.get_by_role("radio", name="Nobody").check()
    host.page.get_by_role("radio", name="Easy").check()
    host.tap(host.button("Open the room"))
    expect(host.button("Start")).to_be_enabled()
    guest.open(f"#/r/{host.code}")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    expect(guest.button("To the lobby")).to_be_visible()


def test_markup_in_chat_is_text(make_player: MakePlayer) -> None:
    player = make_player()
    dialogs: list[Dialog] = []
    player.page.on("dialog", lambda dialog: dialogs.append(dialog))
    player.open("#/new/guandan")
    player.tap(player.button("Open the room"))
    player.tap(player.button("Chat"))
    player.page.get_by_label("Say something").fill(MARKUP)
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".said-text")).to_have_text(MARKUP)
    assert player.page.locator(".said img").count() == 0
    assert dialogs == []


def seated_as(player: Player, name: str) -> Locator:
    """Take a name and a seat; return the name at the seat."""
    player.open("#/me/settings")
    field = player.page.get_by_role("textbox", name="Name", exact=True)
    expect(field).not_to_have_value("")
    field.fill(name)
    player.tap(player.button("Rename"))
    expect(player.page.get_by_text("Saved")).to_be_visible()
    player.open("#/new/guandan")
    player.tap(player.button("Open the room"))
    return player.page.locator(".place-name").first


def test_a_name_may_hold_markup_but_never_is_any(make_player: MakePlayer) -> None:
    player = make_player()
    expect(seated_as(player, "<b>Robin</b>")).to_have_text("<b>Robin</b>")


def test_a_name_that_runs_from_right_to_left_turns_nothing_else_round(
    make_player: MakePlayer,
) -> None:
    player = make_player(PHONE)
    shown = seated_as(player, "שלום\u202e txt")
    # What turns writing round is taken out by the server; letters that do are kept apart.
    expect(shown).to_have_text("שלום txt")
    assert shown.evaluate("one => getComputedStyle(one).unicodeBidi") == "isolate"


def test_a_server_of_another_version_asks_for_a_reload(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = make_player(PHONE)
    player.play_now("gandengyan")
    player.await_turn()
    hand = player.hand()
    monkeypatch.setattr("paiju.server.sockets.protocol.__version__", "999")
    player.context.set_offline(True)
    player.context.set_offline(False)
    player.tap(player.button(re.compile("New version")))
    player.await_turn()
    assert player.hand() == hand
    expect(player.button(re.compile("New version"))).to_have_count(0)
    player.faults.clear()


def test_a_page_that_is_too_old_for_the_server_says_so(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = make_player(PHONE)
    monkeypatch.setattr("paiju.server.sockets.protocol.PROTOCOL", 999)
    player.open()
    expect(player.page.get_by_role("heading", name="There is a new version")).to_be_visible()
    monkeypatch.undo()
    player.tap(player.button("Reload"))
    expect(player.page.locator(".game")).to_have_count(5)


def test_denied_storage_is_told_and_nothing_else_changes(make_player: MakePlayer) -> None:
    player = make_player(PHONE)
    player.context.add_init_script(NO_STORAGE)
    player.open("#/me")
    expect(player.page.get_by_text("does not let us save anything")).to_be_visible()
    player.play_now("gandengyan")
    player.await_turn()
    player.move()


def test_a_server_that_is_away_from_the_start_is_waited_for(make_player: MakePlayer) -> None:
    player = make_player(PHONE)

    def away(route: Route) -> None:
        route.abort()

    player.page.route("**/api/**", away)
    player.open()
    expect(player.page.get_by_text("The server does not answer.")).to_be_visible()
    player.page.unroute("**/api/**")
    expect(player.page.locator(".game")).to_have_count(5)
    player.faults.clear()


def test_the_keyboard_alone_leads_from_the_lobby_to_the_result(make_player: MakePlayer) -> None:
    player = make_player()
    player.open()
    button = player.page.locator(".game[data-game=gandengyan] .ui-button-go")
    expect(button).to_be_visible()
    while not button.evaluate("one => one === document.activeElement"):
        player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    while True:
        player.page.locator(".at-table[data-turn=true], .result").first.wait_for(state="attached")
        if player.result.count():
            return
        seen = player.turn.get_attribute("data-seq")
        if player.page.locator(".buttons .no.go").count():
            player.page.keyboard.press("p")
        else:
            player.page.keyboard.press("h")
            expect(player.page.locator(".line-box.fine")).to_be_visible()
            player.page.keyboard.press("Enter")
        expect(player.page.locator(f".at-table[data-seq='{seen}'][data-turn=true]")).to_have_count(
            0
        )
