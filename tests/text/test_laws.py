"""Every code, event, reason and name has its text in every language, with exactly its facts."""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from string import Formatter
from typing import Any

import pytest

from paiju.bots.reasons import REASONS
from paiju.climb.types import TYPES as CLIMBING
from paiju.game import COMMON_CODES, games
from paiju.game.move import ACTS
from paiju.game.reading import TYPES
from paiju.game.rules import switches
from paiju.game.ruling import Field
from paiju.text import LANGUAGES, catalogue, describe, name
from paiju.text.sentences import fields

GAMES = list(games())
VERBS = {"lead", "follow", "kill", "overkill", "discard"}


def read(file: str) -> dict[str, Any]:
    return tomllib.loads(files("paiju").joinpath(file).read_text("utf-8"))


def parts() -> list[str]:
    names = [file.name for file in files("paiju.text").iterdir() if file.name.endswith("zh.toml")]
    here = sorted(f"text/{name.removesuffix('zh.toml')}" for name in names)
    return [*here, *(f"games/{game}/text/" for game in GAMES)]


def keys(tree: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """List the paths of all texts; nouns may have a form of their own for one."""
    for key, value in tree.items():
        if isinstance(value, Mapping):
            yield from keys(value, (*path, key))
        elif not (path[:1] == ("noun",) and key == "one"):
            yield (*path, key)


@pytest.mark.parametrize("part", parts())
def test_both_languages_have_the_same_keys(part: str) -> None:
    assert set(keys(read(f"{part}zh.toml"))) == set(keys(read(f"{part}en.toml")))


@pytest.mark.parametrize("part", parts())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_and_every_kind_is_known(part: str, lang: str) -> None:
    tree, common = read(f"{part}{lang}.toml"), read(f"text/{lang}.toml")
    # Every game names itself and its phases.
    known = {*common, *tree, "", "game", "phase"} - {"refusal", "event", "reason"}
    for path in keys(tree):
        value: Any = tree
        for key in path:
            value = value[key]
        assert value, path
        if path[0] in ("refusal", "event", "reason"):
            assert value.strip() == value, path
        if path[-1] not in ("text", "own"):
            continue
        for _, _, kind, _ in Formatter().parse(value):
            if kind is not None and kind.startswith("n "):
                assert kind[2:] in {**common["noun"], **tree.get("noun", {})}, (path, kind)
            else:
                assert kind is None or kind in known, (path, kind)


def check_exact(table: Mapping[str, Any], declared: Mapping[str, tuple[str, ...]]) -> None:
    """Hold a table of texts to the codes and facts that are declared."""
    assert set(table) == set(declared)
    for code, facts in declared.items():
        entry = table[code]
        assert entry.keys() - {"own"} == {"text", "note"}, code
        whole = entry.get("own", entry["text"])
        assert fields(whole) == set(facts), code
        assert fields(entry["text"]) <= set(facts), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_common_code_has_its_sentence(lang: str) -> None:
    check_exact(read(f"text/{lang}.toml")["refusal"], COMMON_CODES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str) -> None:
    check_exact(read(f"text/{lang}.toml")["reason"], REASONS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_code_and_event_of_a_game_has_its_sentence(game: str, lang: str) -> None:
    own: Any = catalogue(lang, game).own
    check_exact(own.get("refusal", {}), games()[game].codes)
    check_exact(own.get("event", {}), games()[game].events)


@pytest.mark.parametrize("game", GAMES)
def test_no_game_declares_a_common_code_again(game: str) -> None:
    assert not games()[game].codes.keys() & COMMON_CODES.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_common_names_are_complete(lang: str) -> None:
    tree = read(f"text/{lang}.toml")
    assert set(tree["act"]) == set(ACTS)
    assert set(tree["verb"]) == VERBS
    assert set(tree["type"]) == set(TYPES)
    assert set(tree["answer"]) == set(CLIMBING.values())
    assert set(tree["kind"]) == {kind.value for kind in Field} | {"object"}
    assert set(tree["suit"]) == {*"SHCD", "trump", "none"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_type_of_a_game_has_a_name(game: str, lang: str) -> None:
    words = catalogue(lang, game)
    assert not [word for word in games()[game].profile.types if words.find("type", word) is None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_switch_value_and_preset_has_a_name(game: str, lang: str) -> None:
    own: Any = catalogue(lang, game).own
    common = read(f"text/{lang}.toml")["value"]
    found = games()[game]
    declared = switches(next(iter(found.presets.values())))
    assert set(own["switch"]) == set(declared)
    assert set(own["preset"]) == set(found.presets)
    assert set(own["value"]) <= set(declared)
    for switch, made in declared.items():
        values = own["value"].get(switch, {})
        words = {str(value.value) for value in made.values}
        assert words <= set(values) | set(common), switch
        assert set(values) <= (words or {"noun"}), switch


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_games_are_named_and_told_of(game: str, lang: str) -> None:
    assert name("game", game, lang) != game
    assert name("about", game, lang) != game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_table_can_be_read(game: str, lang: str) -> None:
    found = games()[game]
    first, *others = found.presets
    assert not any(line.changed for line in describe(found, found.presets[first], lang))
    for other in others:
        lines = describe(found, found.presets[other], lang)
        assert any(line.changed for line in lines)
        assert not any(line.changed for line in describe(found, found.presets[other], lang, other))
        for line in lines:
            assert line.name != line.switch
            assert line.value
            assert line.clause.startswith(f"{game}.")
