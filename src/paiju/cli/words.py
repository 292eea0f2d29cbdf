"""The words of the terminal in one language: its own sentences and those of the table's game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from paiju.bots import Reason
from paiju.game import Event, Fact, Refusal, Sense
from paiju.text import FALLBACK, LANGUAGES, cite, name, number_name, render, sentence, show

_PART: Final = "terminal"


@dataclass(frozen=True, slots=True)
class Words:
    """How the terminal talks: the language, the game, and the seat that is called `you`."""

    lang: str
    game: str = ""
    you: int | None = None

    @property
    def other(self) -> str:
        """The next language in the list."""
        return LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]

    @property
    def _seats(self) -> Mapping[int, str]:
        """Name the player's own seat."""
        return {} if self.you is None else {self.you: name("seat", "you", self.lang)}

    def say(self, key: str, **facts: Fact) -> str:
        """Return a sentence of the terminal."""
        return tell(_PART, key, self, **facts)

    def render(self, thing: Refusal | Event) -> str:
        """Return the sentence of a refusal or an event."""
        return render(thing, self.lang, self.game, self._seats)

    def reason(self, why: Reason) -> str:
        """Return the sentence of a bot's reason, with its clause where one leaves no choice."""
        said = sentence("reason", why.code, why.facts, self.lang, self.game, self._seats)
        return said + cite(why.rule, self.lang)

    def name(self, kind: str, key: str) -> str:
        """Return what a preset, phase, act, type, suit, … is called."""
        return name(kind, key, self.lang, self.game)

    def number(self, act: str, number: int | None) -> str:
        """Return how the number of an act is said."""
        return number_name(act, number, self.lang, self.game)

    def show(self, value: Fact, kind: str = "") -> str:
        """Return a fact as people read it."""
        return show(value, self.lang, kind, self.game, self._seats)

    def seat(self, seat: int) -> str:
        """Name a seat."""
        return self.show(seat, "seat")


def tell(part: str, key: str, words: Words, /, **facts: Fact) -> str:
    """Return a sentence of a part that has texts of its own, such as the arena."""
    return sentence(part, key, facts, words.lang, part)


def write_score(score: int, sense: Sense, words: Words, sign: str = "") -> str:
    """Write a score: what counts against a seat as a penalty, anything else as a number."""
    if sense is Sense.PENALTY and score:
        return words.say("penalty", score=score)
    return f"{score:{sign if score else ''}d}"


def preferred(given: str | None, environment: Mapping[str, str]) -> str:
    """Choose a language: the given one, else that of the machine, else English."""
    if given is not None:
        return given
    for variable in ("PAIJU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(variable, "")[:2].lower()
        if wish:
            return wish if wish in LANGUAGES else FALLBACK
    return FALLBACK
