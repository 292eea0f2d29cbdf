"""One call proves a game of anybody, and finds what its package lacks."""

from collections.abc import Callable

import pytest

from paiju.game import Refused, games
from paiju.testing import prove
from paiju.testing.broken import Broken
from paiju.testing.laws import LAWS
from paiju.testing.proving import proofs
from paiju.testing.sentences import books, languages
from tests import toy
from tests.strangers import TOY, Strangers

ENGLISH = """
[game]
toy = "Toy"

[about]
toy = "Tricks with five ranks."

[preset]
plain = "plain"
pair = "for two"

[switch]
seats = "seats"
cards = "cards"
hands = "hands"

[phase]
exchange = "exchange"
tricks = "tricks"
over = "over"

[refusal.one_card]
text = "One card is needed, not {given}."

[event.declined]
text = "{seat:seat} keeps all cards."

[event.buried]
text = "{seat:seat} buries a card."
own = "{seat:seat} buries {card:cards}."

[event.drew]
text = "{seat:seat} draws a card."
own = "{seat:seat} draws {card:cards}."

[event.played]
text = "{seat:seat} plays {card:cards}."

[event.won]
text = "{seat:seat} wins the trick."
"""
TEXTS = {"text/en.toml": ENGLISH}


@pytest.fixture
def install(strangers: Strangers) -> Callable[..., dict[str, Callable[[], object]]]:
    """Return how the toy is installed with some files, and what is to be proved of it then."""

    def installed(files: dict[str, str]) -> dict[str, Callable[[], object]]:
        strangers.install("stranger-toy", {**TOY, **files}, toy="book:game")
        return dict(proofs(toy.game))

    return installed


def test_everything_is_proved(install: Callable[..., dict[str, Callable[[], object]]]) -> None:
    found = install(TEXTS)
    for preset in toy.game.presets:
        assert {f"{preset}-{law.__name__}-1" for law in LAWS} <= found.keys()
        assert {f"{preset}-secrets_are_kept-1", f"{preset}-what_is_said_comes_true-1"} <= {*found}
    for proof in found.values():
        proof()


def test_two_deleted_sentences_are_found(
    install: Callable[..., dict[str, Callable[[], object]]],
) -> None:
    cut = ENGLISH.replace("[refusal.one_card]", "[gone.one]").replace("[event.won]", "[gone.two]")
    found = install({"text/en.toml": cut, "text/zh.toml": ENGLISH})
    with pytest.raises(Broken, match=r"en.*event\.won.*refusal\.one_card"):
        found["en-everything_has_its_sentence"]()
    found["zh-everything_has_its_sentence"]()


@pytest.mark.parametrize(
    ("change", "to", "proof", "named"),
    [
        ("{seat:seat} wins the trick.", "Won.", "en-everything_has_its_sentence", "event.won"),
        ("{given}", "{seat}", "en-everything_has_its_sentence", "refusal.one_card"),
        (
            "[event.won]",
            "[event.lost]\ntext = ''\n[event.won]",
            "en-no_sentence_is_left_over",
            "lost",
        ),
        ("{given}", "{given:n goat}", "en-facts_can_be_shown", "n goat"),
        ("{given}", "{given:goat}", "en-facts_can_be_shown", "goat"),
        ('pair = "for two"', "", "en-everything_has_its_name", "preset.pair"),
        ('exchange = "exchange"', "", "en-everything_has_its_name", "phase.exchange"),
        ('hands = "hands"', "", "en-everything_has_its_name", "switch.hands"),
    ],
)
def test_a_careless_change_of_the_texts_is_found(
    install: Callable[..., dict[str, Callable[[], object]]],
    change: str,
    to: str,
    proof: str,
    named: str,
) -> None:
    assert change in ENGLISH
    found = install({"text/en.toml": ENGLISH.replace(change, to)})
    with pytest.raises(Broken, match=named):
        found[proof]()


def test_clauses_and_rule_books_are_proved_where_there_is_a_book(
    install: Callable[..., dict[str, Callable[[], object]]],
) -> None:
    assert "books_agree" not in install(TEXTS)


def test_a_book_without_the_named_clauses_is_found(
    install: Callable[..., dict[str, Callable[[], object]]],
) -> None:
    book = "# Toy\n\n## 1 Cards\n\n**1.1** Twenty.\n"
    found = install({**TEXTS, "rulebook/en.md": book, "rulebook/zh.md": book + "**1.2** More.\n"})
    with pytest.raises(Broken, match=r"rule books agree.*1\.2"):
        found["books_agree"]()
    with pytest.raises(Broken, match="clause"):
        found["plain-clauses_exist-1"]()


def test_a_game_that_is_not_installed_is_told_so(
    install: Callable[..., dict[str, Callable[[], object]]],
) -> None:
    with pytest.raises(Refused):
        dict(proofs(toy.game))["is_installed"]()
    with pytest.raises(Broken, match="brings texts"):
        install({})["is_installed"]()


def test_pytest_gets_a_case_for_each_proof() -> None:
    (mark,) = prove(toy.game).pytestmark  # type: ignore[attr-defined]
    assert [case.id for case in mark.args[1]] == [name for name, _ in proofs(toy.game)]


@pytest.mark.parametrize("name", games())
def test_our_games_prove_their_texts(name: str) -> None:
    game = games()[name]
    assert languages(game) == books(game) == ("zh", "en")
    for proved, proof in proofs(game):
        if proved.startswith(("is_installed", "books", "zh-", "en-")):
            proof()
