"""Tables set up for a question of the judge: level and trump fixed, hands as given."""

from paiju.cards import RANKS, SUITS, Card
from paiju.game import Move, Refusal
from paiju.game.ruling import BadQuestion, Question
from paiju.games.shandong.kernel.constants import BIG_JOKER, NO_SUIT, PLAYING
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.tricks import check_lead
from paiju.games.shandong.refusals import refusal_of
from paiju.games.shandong.rules import Rules
from paiju.games.shandong.setup import setup_of
from paiju.trick.faces import held_of
from paiju.trick.judging import lay_lead


def bare_table(question: Question) -> Table:
    """Return a table where only the rules are known."""
    table = Table(setup_of(question.rules_as(Rules)))
    table.phase = PLAYING
    return table


def plain_table(question: Question) -> Table:
    """Return a table without a trump suit, for what is the same in every order."""
    table = bare_table(question)
    table.name_trump(NO_SUIT)
    return table


def table_of(question: Question) -> Table:
    """Return a table with the level and the trump suit that a question names."""
    level = question.word("level")
    if level is None:
        raise BadQuestion("level", Refusal("ask_missing", facts={"field": "level"}))
    if not question.given("trump"):
        raise BadQuestion("trump", Refusal("no_trump_named", "shandong.4.2"))
    table = bare_table(question)
    table.level = RANKS.index(level)
    trump = question.word("trump")
    table.name_trump(NO_SUIT if trump is None else SUITS.index(trump))
    return table


def lead_cards(table: Table, seat: int, cards: tuple[Card, ...], field: str) -> None:
    """Open a trick with a lead of a seat from 0; a lead that is none makes the question bad."""
    led = held_of(cards)
    # A lead that lies on the table was allowed: the gate for pairs had been opened.
    table.gone[seat].put(BIG_JOKER)
    refusal = refusal_of(int(check_lead(table, led)), table, seat, Move("play", cards))
    if refusal is not None:
        raise BadQuestion(field, refusal)
    lay_lead(table.play, seat, led)


def side_levels(question: Question) -> tuple[str, str]:
    """Return the levels of the even and the odd places; partners have one level."""
    levels: dict[int, str] = question.values["levels"]
    found: list[str] = []
    for side in (1, 2):
        given = {levels[seat] for seat in (side, side + 2) if seat in levels}
        if not given:
            missing = Refusal("ask_missing", facts={"field": f"levels.{side}"})
            raise BadQuestion("levels", missing)
        if len(given) > 1:
            unequal = Refusal("standing_wrong", "shandong.1.5", {"part": "levels"})
            raise BadQuestion("levels", unequal)
        found.append(given.pop())
    return found[0], found[1]
