"""Play on a device as its page would: with texts, and nothing but texts."""

import json
from itertools import count
from typing import Any

from paiju.offline.entry import Entry

GAMES = ("friends", "gandengyan", "guandan", "shandong", "xiaoer")


class Page:
    """What the page of a device says, hears and keeps."""

    def __init__(self, entry: Entry | None = None) -> None:
        self.entry = Entry("Ann") if entry is None else entry
        self.now = 1_800_000_000_000
        self.pause: int | None = None
        self.code = ""
        self.heard: list[str] = []
        self.rows: list[dict[str, Any]] = []
        self.hands: list[dict[str, Any]] = []
        self.newest: dict[str, dict[str, Any]] = {}
        self._ids = count(1)

    def take(self, told: str) -> dict[str, Any]:
        """Take what the device tells."""
        news: dict[str, Any] = json.loads(told)
        for text in news.get("pushes", ()):
            push = json.loads(text)
            self.newest[push["type"]] = push
            self.heard.append(text)
        self.rows += news.get("rows", ())
        self.hands += news.get("hands", ())
        self.pause = news.get("pause")
        return news

    def ask(self, path: str, **body: Any) -> dict[str, Any]:  # noqa: ANN401 - anything JSON can hold
        """Make a request."""
        return self.take(self.entry.request(path, json.dumps(body), self.now))

    def say(self, type: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - as a command has it
        """Say something and return the last answer."""
        if type not in ("hello", "ping", "sync", "lobby"):
            fields = {"id": f"command-{next(self._ids)}", **fields}
        news = self.take(self.entry.hear(json.dumps({"type": type, **fields}), self.now))
        answers: dict[str, Any] = json.loads(news["pushes"][0]) if news["pushes"] else {}
        return answers

    def enter(self, code: str) -> None:
        """Connect and come in."""
        self.code = code
        self.say("hello", protocol=1, token="a" * 43)
        assert self.say("enter", room=code)["type"] == "ack"

    def begin(self, game: str, **wish: str) -> None:
        """Open a table and be ready."""
        self.enter(self.ask("/api/quick", game=game, **wish)["body"]["room"])
        assert self.say("ready", seed="ab" * 16)["type"] == "ack"

    def go_on(self) -> None:
        """Let bots and time act until it is this player's turn or nothing is due."""
        while self.pause is not None and not self.hands:
            self.now += self.pause
            self.take(self.entry.go_on(self.now))

    def move(self) -> None:
        """Take the hint and play it."""
        best = self.say("hint")["best"][0]["move"]
        made = self.say("move", at=self.newest["table"]["seq"], move=best)
        assert made["type"] == "ack", made

    def play(self, moves: int = 1000) -> None:
        """Play until a hand is over, or for so many moves."""
        self.go_on()
        while not self.hands and moves:
            self.move()
            self.go_on()
            moves -= 1

    @property
    def log(self) -> list[dict[str, Any]]:
        """What is kept of the table: from the last snapshot on."""
        last = max(at for at, row in enumerate(self.rows) if row["snapshot"])
        return self.rows[last:]
