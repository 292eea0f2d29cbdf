"""Play hands of every game by bots and keep what one seat is told, for the page's demo and tests.

python tools/fixtures.py web/made

Writes `text.zh.json`, `text.en.json` and one `<game>.json` with a room and the tables that seat 1
was shown when it had to act, and at the end.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path

import msgspec

from paiju.bots import SimpleBot
from paiju.cards import Card
from paiju.desk import arrange, direction
from paiju.game import AnyGame, AnyState, AnyView, Move, Reading, Standing, deal_from_seed, games
from paiju.game.rules import to_json
from paiju.text import LANGUAGES, export
from paiju.wire import pushes as wire
from paiju.wire.commands import Claim, WireMove

SEAT = 1
NOW = 1_800_000_000_000
MOST = 7


def plain(value: object) -> object:
    """Write facts as JSON can hold them."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, tuple | list) else value


def facts(of: Mapping[str, object]) -> wire.Facts:
    """Write facts by name."""
    return {key: plain(one) for key, one in of.items()}


def names(cards: Iterable[Card]) -> list[str]:
    """Write cards."""
    return [str(one) for one in cards]


def move(made: Move) -> WireMove:
    """Write a move."""
    claim = Claim(made.claim.type, made.claim.rank) if made.claim else None
    return WireMove(made.act, tuple(map(str, made.cards)), claim, made.number)


def reading(read: Reading | None) -> wire.WireReading | None:
    """Write a reading."""
    if read is None:
        return None
    units = [wire.WireUnit(kind=one.type, cards=names(one.cards)) for one in read.units]
    return wire.WireReading(
        kind=read.type,
        rank=read.rank,
        length=read.length,
        units=units,
        stands_for=names(read.stands_for),
    )


def standing(of: Standing) -> wire.WireStanding:
    """Write a standing."""
    return wire.WireStanding(
        scores=list(of.scores),
        hand=of.hand,
        levels=list(of.levels),
        dealer=of.dealer,
        owed=[list(pair) for pair in of.owed],
        tallies={key: list(row) for key, row in of.tallies.items()},
        winners=None if of.winners is None else list(of.winners),
    )


def groups(game: AnyGame, view: AnyView, cards: Iterable[Card]) -> list[wire.Group]:
    """Sort a hand."""
    return [
        wire.Group(name=group.name, cards=names(group.cards))
        for group in arrange(game, view, cards).groups
    ]


def turn(game: AnyGame, state: AnyState) -> wire.Turn | None:
    """List what the seat may do."""
    if SEAT not in game.actors(state):
        return None
    found: dict[str, list[Move]] = {}
    for one in islice(game.legal(state, SEAT), 400):
        found.setdefault(one.act, []).append(one)
    options = [
        wire.Option(
            act=act,
            least=min(len(one.cards) for one in moves),
            most=max(len(one.cards) for one in moves),
            moves=[move(one) for one in moves] if len(moves) <= MOST else [],
        )
        for act, moves in found.items()
    ]
    return wire.Turn(options=options)


def table(game: AnyGame, state: AnyState, seq: int, since: int) -> wire.Table:
    """Write what the seat is told."""
    view = game.view(state, SEAT)
    over = view.outcome
    due = game.deadline(state)
    points = {f"{suit}{rank}": worth for suit in "SHCD" for rank, worth in POINTS.items()}
    return wire.Table(
        room="ABC234",
        seq=seq,
        hand="demo",
        number=view.standing.hand,
        view=wire.WireView(
            seat=SEAT,
            phase=view.phase,
            actors=list(view.actors),
            hand=groups(game, view, view.hand),
            counts=list(view.counts),
            table=[
                wire.WirePlayed(seat=one.seat, cards=names(one.cards), reading=reading(one.reading))
                for one in view.table
            ],
            facts=facts(view.facts),
            private=facts(view.private),
            standing=standing(view.standing),
            outcome=None
            if over is None
            else wire.WireOutcome(
                scores=list(over.scores), winners=list(over.winners), facts=facts(over.facts)
            ),
            points=points if game.name not in ("guandan", "gandengyan") else {},
        ),
        events=[wire.WireEvent(name=one.name, facts=facts(one.facts)) for one in view.log[since:]],
        turn=turn(game, state),
        clock=wire.Clock(
            now=NOW,
            deadline=None
            if due is None
            else wire.WireDeadline(
                due=NOW + due.seconds * 1000, seconds=due.seconds, seats=list(due.seats)
            ),
            bank=[30000] * len(view.counts),
        ),
        promise=wire.Promise(hand=view.standing.hand, commitment="5e" * 32),
    )


POINTS = {"5": 5, "10": 10, "K": 10}


def tables(game: AnyGame, seed: int) -> Iterator[wire.Table]:
    """Play a hand and yield what the seat sees whenever it must act, and the end."""
    rules = next(iter(game.presets.values()))
    state = game.begin(rules, game.opening(rules), deal_from_seed(seed, game.deck(rules)))
    bot = SimpleBot(game, seed)
    seq = since = 0
    while game.outcome(state) is None:
        actors = game.actors(state)
        if SEAT in actors:
            yield table(game, state, seq, since)
            since = len(game.view(state, SEAT).log)
        seat = actors[0]
        made, _ = bot.choose(game.view(state, seat), 20)
        state = game.apply(state, seat, made).state
        seq += 1
    yield table(game, state, seq, since)


NAMES = ("我", "阿岚", "竹西", "小满", "青禾", "Robin")


def room(game: AnyGame, last: wire.Table) -> wire.Room:
    """Make a room around a hand."""
    preset, rules = next(iter(game.presets.items()))
    state = game.begin(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    view = game.view(state, SEAT)
    count = len(view.counts)
    seats = [
        wire.Place(
            seat=seat,
            kind="human" if seat == SEAT else "bot",
            player="demodemodemodemo" if seat == SEAT else None,
            name=NAMES[seat - 1],
            bot=None if seat == SEAT else "easy",
            ready=True,
            here=True,
        )
        for seat in range(1, count + 1)
    ]
    return wire.Room(
        code="ABC234",
        seq=last.seq,
        game=game.name,
        preset=preset,
        rules=to_json(rules),
        changed=[],
        phase="playing",
        host="demodemodemodemo",
        public=False,
        watching="table",
        delay=60,
        pace="usual",
        direction=direction(view),
        seats=seats,
        onlookers=[],
        standing=standing(view.standing),
        promise=last.promise,
        you=SEAT,
    )


def main(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        (folder / f"text.{lang}.json").write_bytes(msgspec.json.encode(export(lang)))
    for name, game in games().items():
        shown = list(tables(game, seed=7))
        kept = {"room": room(game, shown[-1]), "tables": shown}
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(kept))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
