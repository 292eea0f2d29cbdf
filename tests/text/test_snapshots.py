"""Every sentence is as it was reviewed, and the engine says what the snapshots show."""

from itertools import chain

import pytest

from paiju.game import games
from paiju.text import LANGUAGES
from tests.text.playing import choose, play
from tests.text.said import BOOKS, COMMON, Key, Said, declared
from tests.text.snapshots import DECLARED, PLAYED, Snapshot, is_declared, read

AGAIN = "if that is meant: python -m tests.text.snapshots, and look at the difference"
# Facts that the rules make alike: who bids deals, and who pays tribute to the first leads.
ALIKE = {("friends", "bid_made"), ("guandan", "tribute_next")}
# Facts that are made up: no test meets these limits, and no game has switches in conflict.
MADE_UP = {"event.too_many", "room.no_bot", "server.full", "switch_conflict"}


@pytest.mark.parametrize("book", BOOKS)
def test_sentences_are_as_they_were_reviewed(book: str) -> None:
    for snapshot in read(book).values():
        assert Snapshot.of(snapshot.said, snapshot.source).texts == snapshot.texts, AGAIN


@pytest.mark.parametrize("book", BOOKS)
def test_everything_that_can_be_said_has_a_snapshot(book: str) -> None:
    shared = (key for game in games() for key in read(game) if book == COMMON)
    found: dict[tuple[str, str], set[str]] = {}
    for kind, code, _, _, facts in chain(read(book), shared):
        found.setdefault((kind, code), set()).update(facts.split(",") if facts else ())
    wanted = {place: set(facts) for place, facts in declared(book).items()}
    assert {place: found.get(place) for place in wanted} == wanted, AGAIN
    shown = {key[:2] for key in read(book)}
    assert shown <= wanted.keys() | declared(COMMON).keys(), AGAIN


@pytest.mark.parametrize("name", games())
def test_hands_say_what_the_snapshots_of_hands_show(name: str) -> None:
    game = games()[name]
    heard: set[tuple[str, Key]] = {(said.book, said.key) for said in play(game)}
    heard |= {(said.book, said.key) for said in choose(game)}
    known = {(book, key): one.source for book in (name, COMMON) for key, one in read(book).items()}
    assert heard <= known.keys(), AGAIN
    played = {place for place, source in known.items() if source == PLAYED and place[0] == name}
    assert played <= heard, AGAIN


def test_swapped_facts_would_show() -> None:
    """Where two facts are alike by chance, a swap could go unseen."""
    alike = {
        (one.said.book, one.said.code)
        for book in BOOKS
        for one in read(book).values()
        if one.said.weight < len(one.said.facts)
    }
    assert alike == ALIKE


def test_what_games_of_tests_say_is_left_out() -> None:
    assert is_declared(Said("xiaoer", "refusal", "hand_over", "xiaoer.1.1", {}))
    assert not is_declared(Said("stub", "refusal", "hand_over", "stub.1", {}))


def test_few_cases_are_made_up() -> None:
    made_up = {
        one.said.code
        for book in BOOKS
        for one in read(book).values()
        if one.source == DECLARED and one.said.facts
    }
    assert made_up == MADE_UP


def test_both_languages_are_snapshots() -> None:
    for book in BOOKS:
        for one in read(book).values():
            assert len(one.texts) == len(LANGUAGES)
            assert all(one.texts), one
