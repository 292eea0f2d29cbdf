"""The rules screen: books, search, clauses over the table, and cards to try."""

import re

import pytest
from playwright.sync_api import Locator, expect

from paiju.game import find
from paiju.game.rulecard import write_card
from paiju.text import describe
from tests.browser.conftest import DESKTOP, PHONE, MakePlayer
from tests.browser.looking import barriers, raw_keys
from tests.browser.player import Player

SCREENS = {"zh": PHONE, "en": DESKTOP}
LANGUAGES = ["zh", pytest.param("en", marks=pytest.mark.deep)]
# A clause with switches, pictures or a table in it; a word that its book has.
CLAUSES = {
    "friends": ("6.4", "甩牌", "throw"),
    "gandengyan": ("4.3", "炸弹", "bomb"),
    "guandan": ("4.7", "同花顺", "straight flush"),
    "shandong": ("10.4", "反主", "tractor"),
    "xiaoer": ("4.1", "真杠", "gang"),
}
# A position of each game, and a card of the hand whose play breaks a rule.
POSITIONS = {
    "friends": ("level=5&trump=S&table=HK&hand=HA.C3&cards=HA", "C3", "must_follow_suit"),
    "gandengyan": ("table=S9&hand=S10.S8&cards=S10", "S8", "too_small"),
    "guandan": ("level=2&table=S9.H9&hand=S10.H10&cards=S10.H10", "S10", "wrong_type"),
    "shandong": ("level=10&trump=S&table=HK&hand=HA.C4&cards=HA", "C4", "must_follow_suit"),
    "xiaoer": ("trump=H&table=SK&hand=SA.C4&cards=SA", "C4", "must_follow_suit"),
}


def arrive(player: Player, address: str, there: str) -> None:
    """Go to an address and wait, as long as it takes, until the screen is there."""
    player.open(address)
    player.page.locator(there).first.wait_for()


def clause(player: Player, number: str) -> Locator:
    return player.page.locator(f"[data-clause='{number}']")


def verdict(player: Player) -> Locator:
    return player.page.locator(".try-verdict")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_book_is_read_searched_and_shuts_nobody_out(
    make_player: MakePlayer, lang: str
) -> None:
    player = make_player(SCREENS[lang], lang)
    wrong: list[str] = []
    arrive(player, "#/rules", ".shelf-book")
    expect(player.page.locator(".shelf-book")).to_have_count(5)
    wrong += raw_keys(player.page, lang) + barriers(player.page)
    for game, (number, chinese, english) in CLAUSES.items():
        arrive(player, f"#/rules/{game}/{number}", f"[data-clause='{number}']")
        expect(clause(player, number)).to_have_attribute("aria-current", "true")
        expect(clause(player, number)).to_be_in_viewport()
        wrong += [f"{game}: {one}" for one in raw_keys(player.page, lang)]
        player.page.get_by_role("searchbox").fill(chinese if lang == "zh" else english)
        expect(player.page.locator(".book mark").first).to_be_visible()
        found = player.page.locator(".book-clause").count()
        assert 0 < found < 60
        player.page.get_by_role("searchbox").fill(number)
        expect(clause(player, number)).to_be_visible()
    wrong += barriers(player.page)
    assert wrong == []


def test_the_shelf_searches_all_books_and_leads_to_a_clause(make_player: MakePlayer) -> None:
    player = make_player(PHONE, "en")
    arrive(player, "#/rules", ".shelf-book")
    player.page.get_by_role("searchbox").fill("joker bomb")
    hits = player.page.locator(".shelf-hits[data-game=guandan]")
    expect(hits.locator("mark").first).to_be_visible()
    expect(player.page.locator(".shelf-hits")).to_have_count(5)
    player.tap(hits.locator(".book-number", has_text="4.7"))
    expect(player.page).to_have_url(re.compile("#/rules/guandan/4.7$"))
    expect(clause(player, "4.7")).to_be_in_viewport()
    expect(clause(player, "4.7").locator("img").first).to_be_visible()
    # A switch in words, and a link from clause to clause.
    player.page.get_by_role("searchbox").fill("2.6")
    player.tap(clause(player, "2.6").get_by_role("button", name="2.7"))
    expect(clause(player, "2.7")).to_have_attribute("aria-current", "true")
    player.page.get_by_role("searchbox").fill("no such thing anywhere")
    expect(player.page.locator(".book-nothing")).to_be_visible()


def test_what_is_not_there_is_told(make_player: MakePlayer) -> None:
    player = make_player(PHONE, "en")
    arrive(player, "#/rules/guandan/99.9", ".book")
    expect(player.page.get_by_role("alert")).to_contain_text("99.9")
    expect(clause(player, "1.1")).to_be_visible()
    player.open("#/rules/chess")
    expect(player.page.locator(".center-page h1")).to_be_visible()
    player.open("#/try/chess")
    expect(player.page.locator(".center-page h1")).to_be_visible()


@pytest.mark.parametrize(
    "game",
    # One that climbs and one of tricks; the others are alike.
    [
        "gandengyan",
        "xiaoer",
        *(
            pytest.param(game, marks=pytest.mark.deep)
            for game in ("friends", "guandan", "shandong")
        ),
    ],
)
def test_cards_of_every_game_can_be_tried(make_player: MakePlayer, game: str) -> None:
    position, wrong, code = POSITIONS[game]
    lang = "zh" if game in ("friends", "guandan", "xiaoer") else "en"
    player = make_player(SCREENS[lang], lang)
    arrive(player, f"#/try/{game}?{position}", ".try-verdict[data-legal]")
    expect(verdict(player)).to_have_attribute("data-legal", "true")
    expect(player.page.locator(".try-plays li").first).to_be_visible()
    assert raw_keys(player.page, lang) + barriers(player.page) == []
    hand = player.page.locator(".try-row").nth(1)
    for card in hand.locator("[aria-pressed=true]").all()[::-1]:
        player.tap(card)
    expect(verdict(player)).not_to_have_attribute("data-legal", "true")
    cards = position.partition("hand=")[2].partition("&")[0].split(".")
    player.tap(hand.locator(".try-card").nth(cards.index(wrong)))
    expect(verdict(player)).to_have_attribute("data-code", code)
    # The address keeps the position, also for another device.
    assert f"cards={wrong}" in player.page.url
    player.page.reload()
    expect(verdict(player)).to_have_attribute("data-code", code)
    player.tap(verdict(player).locator(".book-link"))
    expect(player.page.locator("[aria-current=true][data-clause]")).to_be_in_viewport()


def test_an_example_is_tried_from_its_clause_and_changed_by_taps(
    make_player: MakePlayer,
) -> None:
    player = make_player(PHONE, "en")
    arrive(player, "#/rules/gandengyan/2.6", ".book")
    player.tap(clause(player, "2.6").get_by_role("button", name=re.compile("^Try it")).first)
    expect(verdict(player)).to_contain_text("Bomb")
    player.tap(player.button("Clear all"))
    player.tap(player.page.locator(".picker-suits [aria-label=hearts]"))
    for name in ("Add 9 of hearts", "Add 8 of hearts"):
        player.tap(player.button(re.compile(name, re.IGNORECASE)))
    expect(verdict(player)).to_contain_text("No combination")
    player.tap(player.page.get_by_role("button", name=re.compile("^8 of hearts$", re.I)))
    expect(verdict(player)).to_contain_text("Single 9")
    player.tap(player.button("Lay on the table"))
    expect(player.page.locator(".try-row").first.locator(".try-card")).to_have_count(1)


def test_a_refused_play_opens_its_clause_over_the_table(make_player: MakePlayer) -> None:
    player = make_player(PHONE, "en")
    player.play_now("xiaoer")
    player.choose_wrongly()
    line = player.page.locator(".line-clause")
    expect(line).to_be_visible()
    chosen = player.page.locator(".hand [role=option][aria-selected=true]").count()
    seq = player.page.locator(".at-table").get_attribute("data-seq")
    number = line.inner_text().split()[-1]
    player.tap(line)
    sheet = player.page.locator("dialog[open]")
    expect(sheet.locator(f"[data-clause='{number}']")).to_be_in_viewport()
    assert barriers(player.page) == []
    player.page.go_back()
    expect(sheet).to_have_count(0)
    expect(player.table).to_be_visible()
    assert player.page.locator(".at-table").get_attribute("data-seq") == seq
    assert player.page.locator(".hand [role=option][aria-selected=true]").count() == chosen
    # Closed by its own button, the way back leads out of the room as before.
    player.tap(line)
    expect(sheet).to_be_visible()
    player.tap(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_have_count(0)
    expect(line).to_be_visible()


def test_a_hint_names_the_clause_that_leaves_one_play_alone(make_player: MakePlayer) -> None:
    player = make_player(PHONE, "en")
    player.play_now("gandengyan")
    stuck = player.page.get_by_text("You cannot beat it")
    while True:
        player.await_turn()
        if stuck.count():
            break
        player.move()
    player.tap(player.hint)
    line = player.page.locator(".line-clause")
    expect(line).to_be_visible()
    number = line.inner_text().split()[-1]
    player.tap(line)
    expect(clause(player, number)).to_be_in_viewport()


def rules_of(player: Player) -> dict[str, str]:
    """Read the rules of a table as they are shown."""
    lines = player.page.locator(".rules-text > div")
    expect(lines.first).to_be_visible()
    told: list[tuple[str, str]] = lines.evaluate_all(
        "all => all.map(one => [one.querySelector('dt').innerText,"
        " one.querySelector('dd').childNodes[0].data])"
    )
    return dict(told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_code_makes_a_room_and_is_shared_kept_and_taken_again(
    make_player: MakePlayer, lang: str
) -> None:
    game = find("gandengyan")
    rules = game.parse({"preset": "classic", "hands": 9, "lone_joker": "on"})
    code = write_card(game, "classic", rules)
    player = make_player(SCREENS[lang], lang)
    player.open()
    player.page.locator(".join .field").fill(f"{player.base}/#/new/{code}")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("details .rule-changed")).to_have_count(2)
    wrong = raw_keys(player.page, lang) + barriers(player.page)
    player.tap(player.page.locator(".new-create"))
    # The room has these rules, in the words of the terminal.
    shown = rules_of(player)
    assert shown == {one.name: one.value for one in describe(game, rules, lang, "classic")}
    expect(player.page.locator(".rules-text .rule-usual")).to_have_count(2)
    # From there the same code is handed on, and kept on this device.
    player.tap(player.button(re.compile("^(Share these rules|分享这套规则)$")))
    share = player.page.locator(".card-share")
    expect(share.locator(".invite-code")).to_have_text(code)
    expect(share.locator("img")).to_have_js_property("complete", True)
    assert share.locator("img").evaluate("one => one.naturalWidth") > 0
    share.locator(".field").fill("星期五")
    player.tap(share.locator("[type=submit]"))
    expect(share.get_by_role("status").last).to_contain_text("星期五")
    wrong += raw_keys(player.page, lang) + barriers(player.page)
    player.open("#/new/gandengyan")
    kept = player.page.locator(f".favourites [data-code='{code}']")
    player.tap(kept.get_by_role("button", name="星期五", exact=True))
    expect(player.page.locator("details summary .fine-print")).to_contain_text("2")
    wrong += raw_keys(player.page, lang) + barriers(player.page)
    player.tap(player.page.locator(".new-create"))
    assert rules_of(player) == shown
    player.open("#/new/gandengyan")
    player.tap(kept.locator(".ui-icon-button"))
    expect(kept).to_have_count(0)
    assert wrong == []


def test_a_bad_rule_code_is_told_and_nothing_is_lost(make_player: MakePlayer) -> None:
    player = make_player(PHONE, "en")
    arrive(player, "#/new/guandan.house~18m", ".trouble")
    expect(player.page.get_by_role("alert")).to_contain_text("altered or mistyped")
    expect(player.page.locator(".new-create")).to_be_enabled()
    player.open("#/new/bridge.house~1x0")
    expect(player.page.get_by_role("alert")).to_be_visible()
    player.tap(player.page.locator("main").get_by_role("button"))
    expect(player.page.locator(".game")).to_have_count(5)
    # The browser tells of each answer that was no.
    assert len(player.faults) == 2
    player.faults.clear()


FULL = """Storage.prototype.setItem = function () {
    throw new DOMException("full", "QuotaExceededError");
};"""


def test_a_full_device_says_so_and_keeps_the_rules_for_now(make_player: MakePlayer) -> None:
    player = make_player(PHONE, "en")
    player.page.add_init_script(FULL)
    player.open("#/new/guandan")
    player.tap(player.page.locator("details summary"))
    player.tap(player.button("Share these rules"))
    player.tap(player.page.locator(".card-save [type=submit]"))
    expect(player.page.locator(".card-save .trouble")).to_contain_text("no room left")
    expect(player.page.locator(".favourites li")).to_have_count(1)


@pytest.mark.deep
def test_a_server_that_is_away_is_told_and_asked_again(make_player: MakePlayer) -> None:
    player = make_player(PHONE, "en")
    arrive(player, "#/try/guandan?level=2&hand=S6.H6&cards=S6.H6", ".try-verdict[data-legal]")
    expect(verdict(player)).to_have_attribute("data-legal", "true")
    player.context.set_offline(True)
    player.tap(player.page.locator(".try-card").first)
    expect(player.page.locator("main .trouble")).to_be_visible()
    player.context.set_offline(False)
    expect(verdict(player)).to_contain_text("Single 6")
    # A book that did not come is asked for again by its button.
    books = re.compile("/api/rules/xiaoer/")
    player.context.route(books, lambda route: route.abort())
    player.open("#/rules/xiaoer")
    expect(player.page.locator("main .trouble")).to_be_visible()
    player.context.unroute(books)
    player.tap(player.page.locator("main").get_by_role("button"))
    expect(clause(player, "1.1")).to_be_visible()
    # The browser tells of every question that did not arrive.
    assert all("net::ERR" in fault or "WebSocket" in fault for fault in player.faults)
    player.faults.clear()
