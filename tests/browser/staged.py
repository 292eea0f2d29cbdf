"""A real page whose socket a test answers: it shows moments of a hand one after another."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from paiju.bots import BOTS
from paiju.game import AnyGame, AnyState, Event, deal_from_seed, find
from paiju.wire import pushes as wire
from paiju.wire.answers import answer
from paiju.wire.commands import Ask
from paiju.wire.scenes import CODE, YOU, write_scene, write_scene_room
from tests.browser.player import Player

SEAT = 1
NAMES = ("Me", "Bamboo", "Cedar", "Maple", "Willow", "Birch")


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that bots played, before every move and at the end."""

    game: AnyGame
    states: Sequence[AnyState]

    def news(self, at: int) -> tuple[Event, ...]:
        """Return what led to a state."""
        return self.states[at].log[len(self.states[at - 1].log) :] if at else self.states[0].log

    def moments(self, name: str, **facts: object) -> Iterator[int]:
        """Number the states that an event of this name, with these facts, led to."""
        for at in range(len(self.states)):
            if any(
                event.name == name and facts.items() <= dict(event.facts).items()
                for event in self.news(at)
            ):
                yield at


def hands(name: str, bot: str = "easy") -> Iterator[Hand]:
    """Play a hand by every seed."""
    game = find(name)
    rules = next(iter(game.presets.values()))
    for seed in count():
        state = game.begin(rules, game.opening(rules), deal_from_seed(seed, game.deck(rules)))
        states, player = [state], BOTS[bot](game, seed)
        while game.outcome(state) is None:
            seat = game.actors(state)[0]
            move = player.choose(game.view(state, seat))
            state = game.apply(state, seat, move).state
            states.append(state)
        yield Hand(game, states)


class Stage:
    """A table on a page that is shown what a test wants, when it wants it."""

    def __init__(self, player: Player, hand: Hand, first: int) -> None:
        self.player = player
        self.hand = hand
        self._socket: WebSocketRoute | None = None
        self._at = first
        self._told = len(hand.states[first].log)
        player.page.route_web_socket(re.compile(r"/ws$"), self._answer)
        # No server knows the room, and the page draws its invitation for a moment.
        player.page.route("**/qr.svg", lambda route: route.fulfill(content_type="image/svg+xml"))
        player.open(f"#/r/{CODE}")
        expect(player.table).to_be_visible()

    @property
    def page(self) -> Page:
        """The page that is looked at."""
        return self.player.page

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(1, len(self.hand.game.view(self.hand.states[0], SEAT).counts) + 1)

    def show(self, *steps: int) -> None:
        """Push states one right after another, as a server without pauses would."""
        for at in steps:
            self._at = at
            self._send(self._table())
        last = self.page.locator(f".at-table[data-seq='{self._at + 1}']")
        expect(last).to_be_attached()

    def _answer(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda said: self._reply(json.loads(said)))

    def _reply(self, said: dict[str, Any]) -> None:
        game, state = self.hand.game, self.hand.states[self._at]
        match said["type"]:
            case "hello":
                self._send(
                    wire.Welcome(
                        protocol=1,
                        version="staged",
                        player=YOU,
                        name="Me",
                        account=False,
                        room=CODE,
                        now=0,
                    )
                )
            case "enter":
                view = game.view(state, SEAT)
                preset = next(iter(game.presets))
                self._send(write_scene_room(game, view, preset, NAMES[: len(view.counts)]))
                self._send(self._table())
                self._send(wire.Ack(id=said["id"], seq=self._at + 1))
            case "ask":
                asked = Ask(id=said["id"], cards=tuple(said["cards"]))
                self._send(answer(game, state, SEAT, asked, self._at + 1))
            case _:
                pass

    def _table(self) -> wire.Table:
        """Write the state, and what happened since the one shown before."""
        state = self.hand.states[self._at]
        view = self.hand.game.view(state, SEAT)
        shown = write_scene(self.hand.game, state, SEAT, self._at + 1, self._told)
        self._told = len(view.log)
        return shown

    def _send(self, push: wire.Push) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(push).decode())
