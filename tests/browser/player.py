"""One person at a browser: a page of its own, and what they do with it."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

PILOT = Path(__file__).with_name("pilot.js").read_text("utf-8")
PATIENCE = 30_000
NEXT = re.compile("Next hand|下一局")
PLAY_NOW = re.compile(r"^(Play .* now|马上玩.+)$")


class Player:
    """Somebody who looks at the page and clicks."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.base = base
        self.faults: list[str] = []
        self.touches = 0
        self.page: Page = self._open_window()

    def _open_window(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type == "error" else None,
        )
        return page

    def renew(self) -> None:
        """Close the window and open another."""
        self.page.close()
        self.page = self._open_window()

    def open(self, address: str = "") -> None:
        """Go to an address of the page."""
        self.page.goto(f"{self.base}/{address}")

    def tap(self, what: Locator, wait: int = PATIENCE) -> None:
        """Press something, with a finger where the screen takes one."""
        self.touches += 1
        if self.page.evaluate("navigator.maxTouchPoints") > 0:
            what.tap(timeout=wait)
        else:
            what.click(timeout=wait)

    def swipe(self, way: list[tuple[float, float]]) -> None:
        """Draw a finger over the screen."""
        first, *others = way
        self._draw(first, others)

    def rest(self, first: tuple[float, float], way: list[tuple[float, float]]) -> None:
        """Let a finger rest on a card until its group comes along, then draw it on."""
        self._draw(first, way, ".hand .stack[style*=z-index]")

    def _draw(
        self, first: tuple[float, float], way: list[tuple[float, float]], until: str = ""
    ) -> None:
        self.touches += 1
        finger = self.context.new_cdp_session(self.page)

        def touch(kind: str, *spots: tuple[float, float]) -> None:
            points = [{"x": x, "y": y} for x, y in spots]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", first)
        if until:
            self.page.locator(until).first.wait_for(state="attached")
        for spot in way:
            touch("touchMove", spot)
        touch("touchEnd")
        finger.detach()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Find a button by what it says."""
        return self.page.get_by_role("button", name=name)

    @property
    def code(self) -> str:
        """The code of the room that the page is in."""
        return self.page.url.rpartition("/")[2]

    @property
    def table(self) -> Locator:
        """The table, once it is there."""
        return self.page.locator(".table-screen")

    @property
    def result(self) -> Locator:
        """The end of a hand."""
        return self.page.locator(".result")

    @property
    def turn(self) -> Locator:
        """The table while it is this player's turn."""
        return self.page.locator(".at-table[data-turn=true]")

    @property
    def hint(self) -> Locator:
        """The button that tells what to play."""
        return self.page.locator(".buttons .hint:not([disabled])")

    @property
    def go(self) -> Locator:
        """The button that plays what is chosen, while it may be played."""
        return self.page.locator(".buttons .go:not([aria-disabled=true])")

    def hand(self) -> list[str]:
        """Name the cards in the hand."""
        cards = self.page.locator(".hand [role=option]")
        names: list[str] = cards.evaluate_all("all => all.map(one => one.ariaLabel)")
        return names

    def play_now(self, game: str) -> None:
        """Begin a table against bots from the lobby, in one tap."""
        self.open()
        card = self.page.locator(f".game[data-game={game}]")
        self.tap(card.get_by_role("button", name=PLAY_NOW))
        expect(self.table).to_be_visible()

    def await_turn(self) -> None:
        """Wait until it is this player's turn, in the next hand where this one ends before."""
        self.page.locator(".at-table[data-turn=true], .result").first.wait_for(state="attached")
        if self.result.count():
            self.tap(self.button(NEXT))
            expect(self.result).to_have_count(0)
            self.await_turn()

    def fly(self) -> None:
        """Let clicks of its own play on."""
        self.page.evaluate(PILOT)

    def move(self) -> None:
        """Make one move: take the hint and play it, or answer what a sheet asks."""
        seen = self.turn.get_attribute("data-seq")
        choice = self.page.locator(".sheet-choices .choice:not([disabled])")
        passing = self.page.locator(".buttons .no.go:not([disabled])")
        if self.page.locator(".friend-wheel").count():
            self.call_friend()
        elif choice.count():
            self.press(choice.first, seen)
        elif passing.count():
            self.press(passing, seen)
        else:
            self.take_hint()
            self.press(self.go, seen)
        expect(self.page.locator(f".at-table[data-seq='{seen}'][data-turn=true]")).to_have_count(0)

    def choose_wrongly(self) -> None:
        """Play on in a game of tricks until one card must follow, and choose another."""
        dim = self.page.locator(".hand .stack.dim")
        single = self.page.get_by_text("Follow with 1 card")
        while True:
            self.await_turn()
            if dim.count() and single.count():
                break
            self.move()
        # Its left edge: other cards may lie over the rest.
        dim.first.locator(".held").last.click(position={"x": 6, "y": 12})

    def try_to_play(self) -> None:
        """Press the button that plays, though the cards may not be played."""
        self.page.locator(".buttons .go").click(force=True)

    def press(self, what: Locator, seen: str | None) -> None:
        """Press something, unless the table went on: where others may act, it may any time."""
        gone_on = self.page.locator(f".at-table:not([data-seq='{seen}'])")
        while what.count() and not gone_on.count():
            try:
                self.tap(what, wait=1000)
            except TimeoutError:
                continue
            return

    def take_hint(self) -> None:
        """Ask for a hint and wait until it is there, or the table has gone on."""
        seen = self.turn.get_attribute("data-seq")
        if not self.go.count():
            self.tap(self.hint)
        gone_on = self.page.locator(f".at-table:not([data-seq='{seen}'])")
        self.go.or_(gone_on).first.wait_for(state="attached")

    def call_friend(self) -> None:
        """Call a friend on the three wheels: whatever they point at."""
        sure = self.page.locator(".friend-wheel.sure .go")
        choose = self.page.locator(".wheel-choose:not([disabled])")
        while not sure.count():
            title = self.page.locator(".friend-wheel h2").inner_text()
            while not choose.count():
                self.page.locator(".wheel").press("ArrowRight")
            self.tap(choose)
            expect(self.page.locator(".friend-wheel h2")).not_to_have_text(title)
        self.tap(sure)
