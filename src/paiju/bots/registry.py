"""Bots are found by name: ours, and those that others register under `paiju.bots`.

An entry point leads to a function that makes a bot for a game from a seed, or to a `Kind`, which
says more of it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib.metadata import EntryPoint
from typing import Final

from paiju.bots.contract import Bot
from paiju.bots.easy import EasyBot
from paiju.bots.guarded import Guarded
from paiju.bots.searching import hard, normal, untrained
from paiju.bots.uniform import RandomBot
from paiju.game import AnyGame, Facts, Refusal, Refused, Skill
from paiju.game.packages import OURS, Shelf, package_of

STAND_IN: Final = "easy"
"""The bot that plays for people who are away, and for bots that are gone or do wrong."""
_NAME: Final = re.compile("[a-z_]{1,32}")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot: called with a game and a seed it makes one."""

    make: Callable[[AnyGame, int], Bot]
    rating: float = 25.0
    """What it is worth in ratings, where people begin with 25: bots do not learn."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What people call it, by language: `{"en": "Careful"}`; ours have names in the texts."""
    quick: Callable[[AnyGame, int], Bot] | None = None
    """Who plays in its place where a search would take too long, as in a browser; None: nobody."""
    offered: bool = True
    """Whether people are asked if they would play against it."""
    package: str = OURS
    """Where it comes from, as found out when it is loaded."""

    def __call__(self, game: AnyGame, seed: int) -> Bot:
        """Make a bot for a game."""
        if not hasattr(game, "legal"):
            raise TypeError(f"`game` cannot be {game!r:.80}: write find(NAME)")
        return self.make(game, seed)


_OURS: Final[Mapping[str, Kind]] = {
    "random": Kind(RandomBot, 10.0, quick=RandomBot, offered=False),
    "easy": Kind(EasyBot, 20.0, quick=EasyBot),
    "normal": Kind(normal, 25.0, quick=partial(EasyBot, skill=Skill.EXPERT)),
    "hard": Kind(hard, 30.0),
}
VARIANTS: Final[Mapping[str, Kind]] = {"untrained": Kind(untrained)}
"""Bots that nobody plays against: the arena measures the others by them."""


def _are_names(names: object) -> bool:
    """Return whether these are texts by language."""
    return isinstance(names, Mapping) and all(isinstance(name, str) for name in names.values())


def _check(point: EntryPoint, given: object) -> Kind:
    """Refuse what makes no bots."""
    made = given if isinstance(given, Kind) else Kind(given) if callable(given) else None
    package = package_of(point)
    missing = [] if made is not None and callable(made.make) else ["make"]
    if made is not None and not _are_names(made.names):
        missing.append("names")
    if not _NAME.fullmatch(point.name):
        missing.append("name")
    if made is None or missing:
        facts: Facts = {"name": point.name, "package": package, "missing": tuple(missing)}
        raise Refused(Refusal("package_incomplete", facts=facts))
    guarded = partial(Guarded.make, made.make, point.name, package)
    return replace(made, make=guarded, quick=None, package=package)


@cache
def _shelf() -> Shelf[Kind]:
    """Return what is registered as a bot."""
    return Shelf("paiju.bots", _check, {**_OURS, **VARIANTS})


class _Bots(Mapping[str, Kind]):
    """The bots that one may play against; installed packages are asked when somebody asks."""

    def __getitem__(self, name: str) -> Kind:
        if name in VARIANTS:
            raise KeyError(name)
        return _shelf()[name]

    def __iter__(self) -> Iterator[str]:
        return (name for name in _shelf() if name not in VARIANTS)

    def __len__(self) -> int:
        return len(_shelf()) - len(VARIANTS)


BOTS: Final[Mapping[str, Kind]] = _Bots()
"""Every kind of bot by name: ours, the weakest first, then those of other packages."""


def bot_faults() -> tuple[Refusal, ...]:
    """Return what is wrong with installed packages of bots: those are left out."""
    return _shelf().faults


def refuse_bot(name: str) -> Refusal | None:
    """Say why nobody can play against a bot: there is none, or it does not work."""
    if name in BOTS:
        return None
    facts: Facts = {"bot": name[:40], "known": tuple(BOTS)}
    return _shelf().fault(name) or Refusal("unknown_bot", facts=facts)


def find_bot(name: str) -> Kind:
    """Return a kind of bot; `Refused` where there is none or it does not work."""
    if refusal := refuse_bot(name):
        raise Refused(refusal)
    return BOTS[name]


def illegal(name: str, refusal: Refusal) -> Refusal:
    """Say that a bot chose a move which the game refuses."""
    package = BOTS[name].package if name in BOTS else OURS
    facts = {"bot": name, "package": package, "code": refusal.code}
    return Refusal("bot_illegal", facts=facts)
