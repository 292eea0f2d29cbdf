"""A push tells of what happened what its receiver may know: the owner of a secret all, others not.

Every seat is a person with a socket. What each may know is worked out here from the hand's log
and not by the game: the secret facts of an event for its owner, and the public ones for all others.
"""

from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Final, TypeAlias

import msgspec
import pytest

from paiju.game import AnyGame, AnyState, Dice, Event, find, games, without_announcements
from paiju.game.rules import RulesLike
from paiju.room.turns import timer
from paiju.testing import walk
from paiju.wire import commands as c
from paiju.wire import pushes as p
from paiju.wire.views import write_facts, write_move
from tests.server.client import Client, new_id, run
from tests.server.running import Running
from tests.server.test_secrecy import Twin

_FEW_MOVES: Final = 64
_MOST_SEEDS: Final = 400


@dataclass(frozen=True, slots=True)
class Case:
    """Rules, and the secret events that a hand by them must have."""

    game: str
    preset: str
    dealt: frozenset[str]
    """Those of the deal itself."""
    made: frozenset[str]
    """Those that moves make."""
    switches: dict[str, str] = field(default_factory=dict)

    @property
    def rules(self) -> RulesLike:
        """The rules by their names."""
        rules: RulesLike = find(self.game).parse({"preset": self.preset, **self.switches})
        return rules


_NONE: Final = frozenset[str]()
_DEALT: Final = frozenset({"dealt"})
_TAKEN: Final = frozenset({"kitty_taken"})
_BURIED: Final = frozenset({"kitty_buried"})
_KITTY: Final = _TAKEN | _BURIED
_STUCK: Final = frozenset({"trump_stuck_hidden", "cards_returned_hidden", "cards_received_hidden"})
CASES: Final = {
    "friends": Case("friends", "standard", _NONE, _KITTY),
    "friends, bids while dealing": Case(
        "friends", "standard", _NONE, _KITTY | {"cards_dealt"}, {"bid_while_dealing": "on"}
    ),
    "gandengyan": Case("gandengyan", "house", _DEALT, frozenset({"drew"})),
    "gandengyan classic": Case("gandengyan", "classic", _DEALT, frozenset({"drew"})),
    "guandan": Case("guandan", "house", _DEALT, _NONE),
    "shandong": Case("shandong", "classic", _NONE, _KITTY),
    "shandong, countered face down": Case(
        "shandong",
        "house",
        _NONE,
        _KITTY | {"trump_declared_hidden", "trump_countered_hidden"},
    ),
    "shandong, stuck face down": Case("shandong", "house", _NONE, _KITTY | _STUCK),
    "xiaoer": Case("xiaoer", "full", _NONE, _KITTY),
    "xiaoer basic": Case("xiaoer", "basic", _TAKEN, _BURIED),
}


def secrets(events: Iterable[Event]) -> frozenset[str]:
    """Name the events that have a secret."""
    return frozenset(event.name for event in events if event.secret)


def play(game: AnyGame, state: AnyState, dice: Dice) -> Iterator[walk.Turn]:
    """Play a hand to its end; a rare act is as likely as another, so that bids are countered."""
    while actors := game.actors(state):
        seat = actors[dice.below(len(actors))]
        moves = tuple(islice(game.legal(state, seat), _FEW_MOVES))
        acts = sorted({move.act for move in moves})
        act = acts[dice.below(len(acts))]
        alike = [move for move in moves if move.act == act]
        move = alike[dice.below(len(alike))]
        step = game.apply(state, seat, move)
        yield walk.Turn(state, seat, move, step.state, step.events)
        state = step.state


def find_hand(case: Case) -> list[walk.Turn]:
    """Find a hand, the first of its match or a later one, that has the secrets of a case."""
    game = find(case.game)
    for seed in range(_MOST_SEEDS):
        # A later hand begins with what is owed from the one before: tribute, a dealer, a level.
        turns = list(play(game, walk.arrive(game, case.rules, seed + 1), Dice(seed)))
        if case.made <= secrets(event for turn in turns for event in turn.events):
            return turns
    raise AssertionError(f"no hand has {case.made}")


ANSWERED: Any = p.Answer | p.Refused
_EVENTS: Final = list[p.WireEvent]
Told: TypeAlias = tuple[int, list[p.WireEvent]]
"""The sequence of a push, and what it tells."""


class Witness:
    """Somebody with a socket, and all that this socket must have been told."""

    def __init__(self, client: Client, seat: int | None) -> None:
        self.client = client
        self.seat = seat
        self.due: list[Told] = []

    def expect(self, game: AnyGame, seq: int, events: Iterable[Event]) -> None:
        """Expect one push."""
        told = [self._known(game, event) for event in events]
        # As it is after the way over the wire, where tuples are lists.
        self.due.append((seq, msgspec.json.decode(msgspec.json.encode(told), type=_EVENTS)))

    def _known(self, game: AnyGame, event: Event) -> p.WireEvent:
        """Write what the witness may know of an event."""
        own = self.seat is not None and self.seat == event.owner
        facts = {**event.facts, **event.secret} if own else event.facts
        return p.WireEvent(
            name=event.name, facts=write_facts(facts), moment=event.name in game.moments
        )

    @property
    def told(self) -> list[Told]:
        """What the socket was told of the table."""
        pushes = [msgspec.json.decode(raw, type=p.AnyPush) for raw in self.client.raw]
        tables = [push for push in pushes if isinstance(push, p.Table)]
        # A player who comes back is shown the table from their own seat again.
        assert {push.view.seat for push in tables} <= {self.seat}
        return [(push.seq, push.events) for push in tables]


class Tables:
    """A room where every seat is a person's, with onlookers who come early and late."""

    def __init__(self, serving: Running, case: Case, stack: AsyncExitStack) -> None:
        self._base = serving.base
        self._serving = serving
        self._case = case
        self._stack = stack
        self.game = find(case.game)
        self.witnesses: list[Witness] = []
        self.code = ""

    async def _guest(self, seat: int | None) -> Client:
        """Bring somebody with a socket."""
        client = await self._stack.enter_async_context(await Client.guest(self._base))
        self.witnesses.append(Witness(client, seat))
        return client

    async def begin(self) -> None:
        """Seat everybody, let one look on, and deal."""
        host = await self._guest(1)
        case = self._case
        wish = {"game": case.game, "preset": case.preset, "switches": case.switches, "pace": "slow"}
        answer = await host.http.post("/api/rooms", json=wish)
        self.code = answer.json()["room"]
        await host.must(c.Enter, room=self.code)
        for seat in range(2, self.game.seats(case.rules) + 1):
            client = await self._guest(seat)
            await client.must(c.Enter, room=self.code)
            await client.must(c.Sit, seat=seat)
        seated = list(self.witnesses)
        await (await self._guest(None)).must(c.Enter, room=self.code)
        await host.must(c.Start)
        for witness in seated:
            await witness.client.must(c.Ready)
        await host.until(lambda: host.table)
        self.twin = Twin(self._serving, self.code)
        room = await self.twin.room()
        assert room.hand is not None
        log = room.hand.state.log
        assert secrets(log) >= case.dealt
        self._expect(room.seq, without_announcements(log))

    async def replace_hand(self, state: AnyState) -> None:
        """Lay a hand that was looked for on the table instead of the one that was dealt."""
        room = await self.twin.room()
        assert room.hand is not None
        due = timer(room.game, state, frozenset(), None, room.at, room.pace)
        hand = replace(
            room.hand, fair=None, begun=state.fingerprint, state=state, moves=(), timer=due
        )
        await self.twin.put(replace(room, standing=state.standing, hand=hand))

    def _expect(self, seq: int, events: Iterable[Event]) -> None:
        """Expect the same push for all, each as they may see it."""
        told = tuple(events)
        for witness in self.witnesses:
            witness.expect(self.game, seq, told)

    async def make(self, turn: walk.Turn) -> None:
        """Make a move."""
        mover = next(one for one in self.witnesses if one.seat == turn.seat)
        ack = await mover.client.must(c.Play, at=10**6, move=write_move(turn.move))
        over = not self.game.actors(turn.after)
        self.last = (*without_announcements(turn.events), *(await self._coming() if over else ()))
        self._expect(ack.seq, self.last)

    async def _coming(self) -> tuple[Event, ...]:
        """Return what is known of the next hand, where the match goes on."""
        room = await self.twin.room()
        return self.game.coming(room.rules, room.standing) if room.phase == "between" else ()

    async def look_again(self, told: tuple[Event, ...] = ()) -> None:
        """Let somebody come in, and everybody else lose the socket and come back or ask anew."""
        late = await self._guest(None)
        room = await self.twin.room()
        assert room.seq < (await late.must(c.Enter, room=self.code)).seq
        for witness in self.witnesses:
            if witness.client is late:
                continue
            if witness.seat == 2:
                await witness.client.drop()
                await witness.client.connect()
                await witness.client.must(c.Enter, room=self.code)
            else:
                witness.client.send(c.Sync())
                await _settle(witness.client)
        self._expect((await self.twin.room()).seq, told)

    async def hold(self) -> None:
        """Hold everybody to what they must have been told, and to nothing else."""
        for witness in self.witnesses:
            await _settle(witness.client)
            assert witness.told == witness.due, witness.seat


async def _settle(client: Client) -> None:
    """Wait until a question is answered: by then all before it has been."""
    ask = c.Ask(id=new_id(), cards=())
    client.send(ask)
    await client.push(ANSWERED, lambda push: push.id == ask.id)


async def _hold_pushes(serving: Running, case: Case) -> None:
    """Play a hand; after the first of each secret all look again."""
    turns = find_hand(case)
    async with AsyncExitStack() as stack:
        tables = Tables(serving, case, stack)
        await tables.begin()
        await tables.look_again()
        await tables.hold()
        await tables.replace_hand(turns[0].state)
        shown: set[str] = set()
        for turn in turns:
            await tables.make(turn)
            new = secrets(turn.events) - shown
            if new and turn is not turns[-1]:
                shown |= new
                await tables.look_again()
        assert shown >= case.made
        await tables.look_again(tables.last)
        await tables.hold()


@pytest.mark.parametrize("name", CASES)
def test_a_push_tells_a_secret_to_its_owner_alone(serving: Running, name: str) -> None:
    run(_hold_pushes(serving, CASES[name]))


@pytest.mark.parametrize("name", games())
def test_every_kind_of_secret_has_a_case(name: str) -> None:
    game = find(name)
    known = {event for case in CASES.values() if case.game == name for event in case.dealt}
    known |= {event for case in CASES.values() if case.game == name for event in case.made}
    assert known
    for rules in game.presets.values():
        for seed in range(3):
            state = walk.arrive(game, rules, seed)
            assert secrets(state.log) <= known
            for turn in play(game, state, Dice(seed)):
                assert secrets(turn.events) <= known
