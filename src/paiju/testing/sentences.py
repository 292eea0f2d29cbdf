"""The texts that a game brings: a sentence for all that it says, in every language it speaks."""

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Final

from paiju.bots.reasons import REASONS
from paiju.game import COMMON_CODES, AnyGame, Dice
from paiju.game.registry import brought
from paiju.game.rules import RulesLike, switches
from paiju.testing import walk
from paiju.testing.broken import hold
from paiju.text import LANGUAGES, catalogue
from paiju.text.catalogue import Catalogue, Tree
from paiju.text.rulebook import clauses
from paiju.text.sentences import fields

_COUNTED: Final = "n "
_SAID: Final = ("refusal", "event", "reason")
_EVERYWHERE: Final = frozenset({"", "game", "phase"})
"""Kinds of facts that every game has words for."""


def languages(game: AnyGame) -> tuple[str, ...]:
    """Return the languages that a game's package brings texts in."""
    return tuple(lang for lang in LANGUAGES if brought(game.name, "text", f"{lang}.toml"))


def books(game: AnyGame) -> tuple[str, ...]:
    """Return the languages that a game's package brings a rule book in."""
    return tuple(lang for lang in LANGUAGES if brought(game.name, "rulebook", f"{lang}.md"))


def clauses_of(game: AnyGame) -> frozenset[str]:
    """Return the clauses that the rule book has in every language."""
    numbers = [{one.number for one in clauses(game.name, lang)} for lang in books(game)]
    return frozenset(f"{game.name}.{number}" for number in set.intersection(*numbers))


def books_agree(game: AnyGame) -> None:
    """The rule book has the same clauses in every language."""
    for lang in books(game):
        numbers = [one.number for one in clauses(game.name, lang)]
        hold(len(set(numbers)) == len(numbers), "a clause has a number of its own", lang)
        own = {f"{game.name}.{number}" for number in numbers}
        hold(own == clauses_of(game), "rule books agree", lang, sorted(own ^ clauses_of(game)))


def _missing(game: AnyGame, words: Catalogue) -> Iterator[str]:
    """Name what has no sentence, or one with other facts."""
    declared: Mapping[str, Mapping[str, tuple[str, ...]]] = {
        "refusal": {**COMMON_CODES, **game.codes},
        "event": game.events,
        "reason": REASONS,
    }
    for kind in _SAID:
        for code, facts in declared[kind].items():
            text, own = words.find(kind, code, "text"), words.find(kind, code, "own")
            if text is None:
                yield f"{kind}.{code}"
            elif not fields(text) <= set(facts) or fields(own or text) != set(facts):
                yield f"{kind}.{code}: {', '.join(sorted(facts))}"


def everything_has_its_sentence(game: AnyGame, lang: str) -> None:
    """Every code, event and reason has a sentence that tells exactly its facts."""
    missing = sorted(_missing(game, catalogue(lang, game.name)))
    hold(not missing, "everything has its sentence", lang, missing)


def no_sentence_is_left_over(game: AnyGame, lang: str) -> None:
    """There is no sentence of a code or an event that the game does not declare."""
    own = catalogue(lang, game.name).own
    for kind, declared in (("refusal", {**COMMON_CODES, **game.codes}), ("event", game.events)):
        told = own.get(kind, {})
        over = sorted(set(told) - set(declared))
        hold(not over, "a sentence is of a declared code", lang, kind, over)


def _texts(tree: Tree) -> Iterator[str]:
    """Give all sentences of a tree."""
    for key, value in tree.items():
        if isinstance(value, Mapping):
            yield from _texts(value)
        elif key in ("text", "own"):
            yield value


def facts_can_be_shown(game: AnyGame, lang: str) -> None:
    """A sentence names a way to show its facts that there is: a table of words, or a noun."""
    words = catalogue(lang, game.name)
    known = _EVERYWHERE | words.own.keys() | words.common.keys()
    for text in _texts(words.own):
        for _, field, kind, _ in Formatter().parse(text):
            if field is None or kind is None:
                continue
            noun = kind.removeprefix(_COUNTED)
            found = kind in known if noun == kind else words.find("noun", noun, "other")
            hold(bool(found), "a fact can be shown", lang, text, kind)


def _names(game: AnyGame) -> Iterator[tuple[str, ...]]:
    """Give the keys of everything that players see by a name."""
    yield from (("game", game.name), ("about", game.name))
    for preset, rules in game.presets.items():
        yield "preset", preset
        yield from (("phase", phase) for phase in _phases(game, rules))
    for switch, bounds in switches(next(iter(game.presets.values()))).items():
        yield "switch", switch
        for value in bounds.values:
            yield "value", switch, str(value.value)


def _phases(game: AnyGame, rules: RulesLike) -> set[str]:
    """Name the phases that a hand goes through."""
    turns = walk.walk(game, walk.begin(game, rules, 1), Dice(1))
    return {game.view(turn.state, None).phase for turn in turns}


def everything_has_its_name(game: AnyGame, lang: str) -> None:
    """The game, its presets, switches, their values and its phases are called something."""
    words = catalogue(lang, game.name)

    def called(key: tuple[str, ...]) -> bool:
        # What values have in common is said once for all switches.
        common = words.find("value", key[-1]) if key[0] == "value" else None
        return (words.find(*key) or common) is not None

    missing = sorted({".".join(key) for key in _names(game) if not called(key)})
    hold(not missing, "everything has its name", lang, missing)
