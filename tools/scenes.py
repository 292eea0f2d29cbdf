"""Find moments of real hands that a page must be able to show, and keep what one seat is told.

python -m tools.scenes web/made

Writes one `<scene>.json` each: a room, the table at that moment, and answers about some cards.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, islice
from pathlib import Path
from typing import Final

import msgspec

from paiju.bots import BOTS
from paiju.game import AnyGame, AnyState, Standing, deal_from_seed, find
from paiju.game.rules import RulesLike
from paiju.wire import pushes as wire
from paiju.wire.answers import answer
from paiju.wire.commands import Ask
from tools.fixtures import SEAT, room, table

_SEEDS: Final = 400
_HANDS: Final = 3


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment to look for: the game, its rules, and what the seat may do then."""

    game: str
    act: str
    """An act that the seat has."""
    preset: str = ""
    switches: Mapping[str, str | int] = field(default_factory=dict)
    bot: str = "easy"
    phase: str = ""
    several: bool = False
    """Whether some cards must have several readings."""


SCENES: Final[Mapping[str, Scene]] = {
    "friends-bid": Scene("friends", "show"),
    "friends-counter": Scene("friends", "counter"),
    "friends-bury": Scene("friends", "bury"),
    "friends-call": Scene("friends", "call"),
    "friends-keep": Scene("friends", "keep", bot="random"),
    "shandong-show": Scene("shandong", "show"),
    "shandong-counter": Scene("shandong", "counter"),
    "shandong-stick": Scene("shandong", "stick", bot="random"),
    "shandong-return": Scene("shandong", "return", bot="random"),
    "shandong-bury": Scene("shandong", "bury"),
    "shandong-keep": Scene("shandong", "keep", preset="house", bot="random"),
    "guandan-tribute": Scene("guandan", "tribute"),
    "guandan-return": Scene("guandan", "return"),
    "guandan-wild": Scene("guandan", "play", several=True),
    "xiaoer-show": Scene("xiaoer", "show", phase="show"),
    "xiaoer-fan": Scene("xiaoer", "show", phase="fan"),
    "xiaoer-tribute": Scene("xiaoer", "tribute"),
    "xiaoer-return": Scene("xiaoer", "return"),
    "xiaoer-bury": Scene("xiaoer", "bury"),
    "gandengyan-wild": Scene("gandengyan", "play", several=True),
    **{f"gandengyan-{n}": Scene("gandengyan", "play", switches={"seats": n}) for n in range(2, 7)},
}


def _several(game: AnyGame, state: AnyState) -> bool:
    """Return whether some cards of the seat may be played as two things."""
    moves = islice(game.legal(state, SEAT), 2000)
    seen: dict[object, int] = {}
    for move in moves:
        if move.claim is not None:
            seen[move.cards] = seen.get(move.cards, 0) + 1
    return any(times > 1 for times in seen.values())


def _fits(scene: Scene, game: AnyGame, state: AnyState) -> bool:
    """Return whether a state is the moment that is looked for."""
    if SEAT not in game.actors(state):
        return False
    if scene.phase and game.view(state, SEAT).phase != scene.phase:
        return False
    if not any(move.act == scene.act for move in islice(game.legal(state, SEAT), 200)):
        return False
    return not scene.several or _several(game, state)


def _rules(game: AnyGame, scene: Scene) -> RulesLike:
    """Read the rules of a scene."""
    base = {"preset": scene.preset} if scene.preset else {}
    rules: RulesLike = game.parse({**base, **scene.switches})
    return rules


def _hands(game: AnyGame, rules: RulesLike, seed: int, bot: str) -> Iterator[AnyState]:
    """Play a few hands of a match and yield every state."""
    standing: Standing = game.opening(rules)
    for hand in range(_HANDS):
        state = game.begin(rules, standing, deal_from_seed(seed * 31 + hand, game.deck(rules)))
        player = BOTS[bot](game, seed)
        while game.outcome(state) is None:
            yield state
            seat = game.actors(state)[0]
            made = player.choose(game.view(state, seat))
            state = game.apply(state, seat, made).state
        standing = game.settle(state)
        if standing.winners is not None:
            return


def _found(scene: Scene) -> AnyState:
    """Look for the moment in match after match."""
    game = find(scene.game)
    rules = _rules(game, scene)
    for seed in range(_SEEDS):
        for state in _hands(game, rules, seed, scene.bot):
            if _fits(scene, game, state):
                return state
    raise LookupError(scene)


def _answers(game: AnyGame, state: AnyState) -> dict[str, wire.Answer]:
    """Answer about the first single, pairs and legal plays of the hand."""
    hand = [str(one) for one in game.view(state, SEAT).hand]
    asked = [[hand[0]], hand[:2], [hand[-1]], hand[-2:]]
    asked += [list(map(str, move.cards)) for move in islice(game.legal(state, SEAT), 40)]
    identity = count()
    found = {}
    for cards in asked:
        question = Ask(id=f"question{next(identity)}", cards=tuple(cards))
        found[" ".join(sorted(cards))] = answer(game, state, SEAT, question, seq=0)
    return found


def main(folder: Path, wanted: Callable[[str], bool]) -> None:
    """Write the scenes."""
    for name, scene in SCENES.items():
        if not wanted(name):
            continue
        game = find(scene.game)
        try:
            state = _found(scene)
        except LookupError:
            print("not found:", name)
            continue
        shown = table(game, state, 1, max(0, len(game.view(state, SEAT).log) - 3))
        kept = {"room": room(game), "tables": [shown], "answers": _answers(game, state)}
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(kept))
        print(name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), lambda name: not sys.argv[2:] or name in sys.argv[2:])
