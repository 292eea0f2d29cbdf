"""Give somebody a past: finished hands, as if they had been played here."""

import asyncio
from collections.abc import Iterator
from random import Random

from paiju.store.contract import Append, Hand, Head, Part, Player, Rating, Row, Store
from tests.browser.player import Player as Person
from tests.server.running import Running

DAY = 24 * 60 * 60 * 1000
HANDS = 64
GAMES = ("guandan", "shandong", "xiaoer")
PARTNERS = ("王小明", "Zoë", None)


def hands_of(player: str, name: str, now: int) -> Iterator[Hand]:
    """Make hands of pairs over the last two months, won more often towards the end."""
    chance = Random(7)
    for number in range(HANDS):
        at = now - (HANDS - number) * DAY
        partner = PARTNERS[number % len(PARTNERS)]
        won = chance.random() < 0.3 + number / HANDS / 2
        gain = chance.choice((1, 2, 3)) * (1 if won else -1)
        parts = []
        for seat in range(1, 5):
            own = seat in (1, 3)
            who = {1: player, 3: partner and f"{partner.encode().hex():0<16}"[:16]}.get(seat)
            called = {1: name, 3: partner or "easy"}.get(seat, "normal")
            taken = [chance.randrange(0, 40, 5) for _ in range(3)]
            parts.append(
                Part(
                    seat,
                    who,
                    called,
                    gain if own else -gain,
                    won == own,
                    1 if own else 2,
                    gain if own else -gain,
                    *taken,
                )
            )
        game = GAMES[number * len(GAMES) // HANDS]
        yield Hand(f"past{number:04}{player[:4]}", "PAST22", game, number + 1, at, "", tuple(parts))


async def _keep(store: Store, player: str, name: str, now: int) -> None:
    room = f"P{player[:5].upper()}"
    lease = await store.claim(room)
    for partner in filter(None, PARTNERS):
        id = f"{partner.encode().hex():0<16}"[:16]
        if await store.player(id) is None:
            await store.add_player(Player(id, partner, None, 1), id.encode().ljust(32, b"."))
    mean = 25.0
    for seq, hand in enumerate(hands_of(player, name, now), 1):
        mean += 0.5 if hand.parts[0].won else -0.4
        row = Row(room, seq, None, b"[]", None, hand.at, None, seq == 1)
        head = Head(room, False, None, ()) if seq == 1 else None
        ratings = (Rating(player, hand.game, mean, max(2.0, 8 - seq / 12), seq),)
        await store.append(Append((row,), head, hand, ratings), lease)


def give_past(person: Person, serving: Running) -> None:
    """Let whoever looks at the page have played before."""
    me = person.page.evaluate(
        "fetch('/api/me', {headers: {Authorization:"
        " `Bearer ${JSON.parse(localStorage['paiju.token'])}`}}).then((told) => told.json())"
    )
    assert serving.server is not None
    assert serving.loop is not None
    keeping = _keep(serving.server.store, me["player"], me["name"], serving.server.services.now())
    asyncio.run_coroutine_threadsafe(keeping, serving.loop).result(30)
