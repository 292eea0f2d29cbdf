"""A page that is reloaded, cut off or opened twice shows the table as it is."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, MakePlayer
from tests.server.running import Running

AWAY = "Connection lost, coming back…"
TELL_TURN = """
    new MutationObserver((_, observer) => {
        if (!document.querySelector(".at-table[data-turn=true]")) return;
        observer.disconnect();
        const tell = () => console.log("turn, touched:", navigator.userActivation.hasBeenActive);
        setTimeout(tell, 200);
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_a_move_made_while_offline_is_made_once_when_the_network_is_back(
    make_player: MakePlayer,
) -> None:
    player = make_player(PHONE)
    player.play_now("gandengyan")
    player.await_turn()
    before = player.hand()
    player.take_hint()
    seen = player.turn.get_attribute("data-seq")
    player.context.set_offline(True)
    expect(player.page.get_by_text(AWAY)).to_be_visible()
    player.tap(player.go)
    assert player.hand() == before
    player.context.set_offline(False)
    expect(player.page.get_by_text(AWAY)).to_have_count(0)
    expect(player.page.locator(f".at-table[data-seq='{seen}']")).to_have_count(0)
    player.faults.clear()


def test_another_window_takes_the_seat_and_gives_it_back(make_player: MakePlayer) -> None:
    player = make_player()
    player.play_now("guandan")
    player.await_turn()
    hand = player.hand()
    second = player.context.new_page()
    second.goto(player.page.url)
    expect(second.locator(".table-screen")).to_be_visible()
    expect(player.page.get_by_text("Open in another window")).to_be_visible()
    player.tap(player.button("Continue here"))
    expect(player.table).to_be_visible()
    expect(second.get_by_text("Open in another window")).to_be_visible()
    assert player.hand() == hand


def test_a_turn_that_comes_before_the_first_touch_is_no_fault(make_player: MakePlayer) -> None:
    player = make_player(PHONE)
    player.play_now("gandengyan")
    player.await_turn()
    there = player.page.url
    # A window of its own knows no touch yet: browsers refuse to buzz there, and say so. To ask the
    # page for anything would count as a touch, so the page tells by itself.
    player.renew()
    player.page.add_init_script(TELL_TURN)
    with player.page.expect_console_message(lambda said: said.text == "turn, touched: false"):
        player.page.goto(there)


# The last of this file: the server that all share is gone after it.
def test_a_server_that_stops_and_comes_back(make_player: MakePlayer, serving: Running) -> None:
    player = make_player()
    player.play_now("gandengyan")
    player.await_turn()
    before = player.hand()
    serving.__exit__(None, None, None)
    expect(player.page.get_by_text(AWAY)).to_be_visible()
    with Running(serving.options):
        expect(player.page.get_by_text(AWAY)).to_have_count(0)
        expect(player.table).to_be_visible()
        assert player.hand() == before
        player.move()
        player.page.close()
    player.faults.clear()
