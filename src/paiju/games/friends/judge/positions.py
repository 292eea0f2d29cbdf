"""Tables set up for a question of the judge: level and trump fixed, hands as given."""

from paiju.cards import RANKS, Card
from paiju.game import Refusal
from paiju.game.ruling import BadQuestion, Question
from paiju.games.friends.kernel.constants import PLAYING
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.rules import Rules
from paiju.games.friends.setup import setup_of, shapes_of
from paiju.trick.faces import held_of
from paiju.trick.judging import lay_lead


def bare_table(question: Question) -> Table:
    """Return a table where only the rules are known."""
    table = Table(setup_of(question.rules_as(Rules)))
    table.phase = PLAYING
    return table


def table_of(question: Question) -> Table:
    """Return a table with the level and the trump suit that a question names."""
    if not question.given("level"):
        raise BadQuestion("level", Refusal("ask_missing", facts={"field": "level"}))
    if not question.given("trump"):
        raise BadQuestion("trump", Refusal("no_trump_named"))
    table = bare_table(question)
    rules = question.rules_as(Rules)
    table.play.shapes = shapes_of(
        question.word("level"),
        question.word("trump"),
        bool(rules.ladder_tractors),
        bool(rules.protect_triples),
    )
    return table


def set_levels(table: Table, question: Question, needed: tuple[int, ...]) -> None:
    """Put the levels of a question on the table; those of some seats must be there."""
    levels = question.values["levels"]
    for seat in needed:
        if seat not in levels:
            raise BadQuestion("levels", Refusal("ask_missing", facts={"field": f"levels.{seat}"}))
    for seat in range(len(table.levels)):
        table.levels[seat] = RANKS.index(levels[seat + 1]) if seat + 1 in levels else -1


def lead_cards(table: Table, seat: int, cards: tuple[Card, ...], field: str) -> None:
    """Open a trick with a lead of a seat from 0; a lead that is none makes the question bad."""
    if lay_lead(table.play, seat, held_of(cards)) == 0:
        refusal = Refusal("not_a_combination", "friends.5.9", {"cards": cards})
        raise BadQuestion(field, refusal)
