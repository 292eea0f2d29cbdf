"""Play hands of every game by bots and keep what one seat is told, for the page's demo and tests.

python tools/fixtures.py web/made

Writes `text.zh.json`, `text.en.json`, `sentences.json` (events and what they are in words) and one
`<game>.json` with a room and the tables that seat 1 was shown when it had to act, and at the end.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from paiju.bots import BOTS
from paiju.game import AnyGame, AnyState, deal_from_seed, games
from paiju.text import LANGUAGES, export_all, render
from paiju.wire import pushes as wire
from paiju.wire.scenes import write_scene, write_scene_room
from paiju.wire.views import write_event

SEAT = 1
NOW = 1_800_000_000_000
PROMISE = wire.Promise(table="ABC234.1", hand=1, commitment="5e" * 32)


def table(game: AnyGame, state: AnyState, seq: int, since: int) -> wire.Table:
    """Write what the seat is told, with a clock that runs."""
    due = game.deadline(state)
    shown = write_scene(game, state, SEAT, seq, since)
    ends = None
    if due is not None:
        at = NOW + due.seconds * 1000
        ends = wire.WireDeadline(due=at, seconds=due.seconds, seats=list(due.seats))
    clock = wire.Clock(now=NOW, deadline=ends, bank=[30000] * len(shown.view.counts))
    return replace(shown, clock=clock, promise=PROMISE)


def states(game: AnyGame, seed: int) -> Iterator[AnyState]:
    """Play a hand by bots and yield it before every move and at the end."""
    rules = next(iter(game.presets.values()))
    state = game.begin(rules, game.opening(rules), deal_from_seed(seed, game.deck(rules)))
    bot = BOTS["easy"](game, seed)
    while game.outcome(state) is None:
        yield state
        seat = game.actors(state)[0]
        made = bot.choose(game.view(state, seat))
        state = game.apply(state, seat, made).state
    yield state


def tables(game: AnyGame, seed: int) -> Iterator[wire.Table]:
    """Yield what the seat sees of a hand whenever it must act, and the end."""
    since = 0
    for seq, state in enumerate(states(game, seed)):
        if SEAT in game.actors(state) or game.outcome(state) is not None:
            yield table(game, state, seq, since)
            since = len(game.view(state, SEAT).log)


NAMES = ("我", "阿岚", "竹西", "小满", "青禾", "Robin")


def room(game: AnyGame) -> wire.Room:
    """Make a room around a hand."""
    preset, rules = next(iter(game.presets.items()))
    state = game.begin(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    made = write_scene_room(game, game.view(state, SEAT), preset, NAMES)
    return replace(made, promise=PROMISE)


def sentences(game: AnyGame, seed: int) -> Iterator[dict[str, object]]:
    """Render what the seat saw of a hand in every language, for the page to compare with."""
    *_, state = states(game, seed)
    names = dict(enumerate(NAMES, 1))
    for event in game.view(state, SEAT).log:
        said = {lang: render(event, lang, game.name, names) for lang in LANGUAGES}
        yield {"game": game.name, "event": write_event(game, event), "said": said}


def main(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(parents=True, exist_ok=True)
    said = [one for game in games().values() for one in sentences(game, seed=3)]
    (folder / "sentences.json").write_bytes(msgspec.json.encode(said))
    for lang in LANGUAGES:
        (folder / f"text.{lang}.json").write_bytes(msgspec.json.encode(export_all(lang)))
    for name, game in games().items():
        shown = list(tables(game, seed=7))
        kept = {"room": room(game), "tables": shown}
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(kept))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
