"""Everything that a game has to prove, as one test for pytest: `test_game = prove(game)`."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, TypeAlias

from paiju.game import AnyGame, find
from paiju.testing import sentences
from paiju.testing.broken import hold
from paiju.testing.coming import what_is_said_comes_true
from paiju.testing.laws import LAWS, clauses_exist
from paiju.testing.secrecy import secrets_are_kept
from paiju.text import is_part

Proof: TypeAlias = Callable[[], object]
TWINS: Final = 200
"""Twins of each preset; every leak that was ever planted shows in 1,000 of five games."""
_TEXTS: Final = (
    sentences.everything_has_its_sentence,
    sentences.no_sentence_is_left_over,
    sentences.facts_can_be_shown,
    sentences.everything_has_its_name,
)


def is_installed(game: AnyGame) -> None:
    """The game is the one that is registered under its name, so that its texts are found."""
    hold(find(game.name) is game, "a game is found by its entry point", game.name)
    hold(not is_part(game.name), "the name of a game is free", game.name)
    hold(bool(sentences.languages(game)), "a game brings texts", game.name)


def proofs(
    game: AnyGame, seeds: Iterable[int] = (1,), reveals: frozenset[str] = frozenset()
) -> Iterator[tuple[str, Proof]]:
    """Give all that is to be proved of a game, each with a name.

    `reveals` are the events that may tell what was hidden until then, because the rules say so.
    """
    yield "is_installed", partial(is_installed, game)
    for preset, rules in game.presets.items():
        for seed in seeds:
            for law in LAWS:
                yield f"{preset}-{law.__name__}-{seed}", partial(law, game, rules, seed)
            twins = partial(secrets_are_kept, game, rules, seed, TWINS, reveals)
            yield f"{preset}-secrets_are_kept-{seed}", twins
            said = partial(what_is_said_comes_true, game, rules, seed)
            yield f"{preset}-what_is_said_comes_true-{seed}", said
            if sentences.books(game):
                named = partial(clauses_exist, game, rules, seed, sentences.clauses_of(game))
                yield f"{preset}-clauses_exist-{seed}", named
    if sentences.books(game):
        yield "books_agree", partial(sentences.books_agree, game)
    for lang in sentences.languages(game):
        for holds in _TEXTS:
            yield f"{lang}-{holds.__name__}", partial(holds, game, lang)


def prove(
    game: AnyGame, seeds: Iterable[int] = (1,), reveals: frozenset[str] = frozenset()
) -> Callable[[Proof], None]:
    """Return a test with a case for everything that is to be proved of a game."""
    import pytest

    cases = [pytest.param(proof, id=name) for name, proof in proofs(game, seeds, reveals)]

    @pytest.mark.parametrize("proof", cases)
    def test(proof: Proof) -> None:
        proof()

    return test
