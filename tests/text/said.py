"""What was said somewhere in the engine: a refusal, an event or a reason, with its facts."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias
from unittest.mock import patch

from paiju.bots.reasons import REASONS, Reason
from paiju.game import COMMON_CODES, Event, Fact, Facts, Refusal, games
from paiju.server.codes import CODES as SERVER_CODES
from paiju.testing import plain
from paiju.text import sentence
from paiju.text.sentences import cite

COMMON = "common"
SERVER = "server"
BOOKS = (*games(), COMMON, SERVER)
"""What has a snapshot: every game, what all of them share, and the server."""

_LONG: Final = 300
"""Letters: a case with more is worse to read, and so is one with control characters."""

Key: TypeAlias = tuple[str, str, str, str, str]


@dataclass(frozen=True, slots=True)
class Said:
    """One thing that was said, in the book where its snapshot is kept."""

    book: str
    kind: str
    code: str
    rule: str
    facts: Facts

    @property
    def key(self) -> Key:
        """Kind, code, clause, phase and the names of the facts: each has one snapshot.

        The phase, because a code that is said in several has a clause of its own in each.
        """
        names = ",".join(sorted(self.facts))
        return self.kind, self.code, self.rule, str(self.facts.get("phase", "")), names

    @property
    def weight(self) -> int:
        """How many facts differ from each other: swapped facts show where this is high."""
        texts = {plain.text(fact) for fact in self.facts.values()} - {"[]", "null", '""'}
        whole = "".join(texts)
        return len(texts) - (len(whole) > _LONG or "\\u" in whole)

    def text(self, lang: str) -> str:
        """Return the sentence."""
        game = "" if self.book == COMMON else self.book
        return sentence(self.kind, self.code, self.facts, lang, game) + cite(self.rule, lang)


def write_facts(facts: Facts) -> str:
    """Write facts on one line."""
    return json.dumps(plain.plain(facts), ensure_ascii=False)


def read_facts(text: str) -> Facts:
    """Read what `write_facts` wrote; cards stay text, which is shown alike."""

    def fact(value: object) -> Fact:
        match value:
            case list():
                return tuple(fact(one) for one in value)
            case dict():
                return {key: fact(one) for key, one in value.items()}
            case None | bool() | int() | str():
                return value
            case _:
                raise AssertionError(value)

    return {key: fact(value) for key, value in json.loads(text).items()}


def declared(book: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return every kind and code that a book has to show, with the facts that it declares."""
    if book == SERVER:
        return {("refusal", code): facts for code, facts in SERVER_CODES.items()}
    if book == COMMON:
        codes = {("refusal", code): facts for code, facts in COMMON_CODES.items()}
        return codes | {("reason", code): facts for code, facts in REASONS.items()}
    game = games()[book]
    codes = {("refusal", code): facts for code, facts in game.codes.items()}
    return codes | {("event", name): facts for name, facts in game.events.items()}


def of_refusal(refusal: Refusal, home: str = "") -> Said:
    """Return what a refusal says; `home` is the game at hand, where the clause names none."""
    book = refusal.rule.partition(".")[0]
    if book not in games():
        at_home = home in games() and refusal.code in games()[home].codes
        book = SERVER if refusal.code in SERVER_CODES else home if at_home else COMMON
    return Said(book, "refusal", refusal.code, refusal.rule, refusal.facts)


def of_event(event: Event, game: str) -> Iterator[Said]:
    """Give what an event says to others, and to the seat that knows its secret."""
    yield Said(game, "event", event.name, "", event.facts)
    if event.secret:
        yield Said(game, "event", event.name, "", {**event.facts, **event.secret})


def of_reason(reason: Reason) -> Said:
    """Return what a reason says."""
    return Said(COMMON, "reason", reason.code, "", reason.facts)


@contextmanager
def listening(tell: Callable[[Said], object], home: str = "") -> Iterator[None]:
    """Tell of every refusal and reason that is made meanwhile, and of the events of a game."""

    def heard(made: object) -> Iterator[Said]:
        match made:
            case Refusal():
                yield of_refusal(made, home)
            case Reason():
                yield of_reason(made)
            case Event() if home:
                yield from of_event(made, home)
            case _:
                pass

    def noticing(original: Callable[..., None]) -> Callable[..., None]:
        def begin(self: object, *parts: object, **named: object) -> None:
            original(self, *parts, **named)
            for said in heard(self):
                tell(said)

        return begin

    with ExitStack() as stack:
        for kind in (Refusal, Event, Reason):
            original: Callable[..., None] = kind.__init__
            stack.enter_context(patch.object(kind, "__init__", noticing(original)))
        yield
