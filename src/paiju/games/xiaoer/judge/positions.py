"""Tables set up for a question of the judge: trump and fans fixed, hands as given."""

from collections.abc import Callable
from dataclasses import replace

from paiju.cards import SUITS, Card, mask_of
from paiju.game import Claim, Refusal
from paiju.game.move import Move
from paiju.game.ruling import Answer, BadQuestion, Question, ignore
from paiju.games.xiaoer.kernel.constants import FIVES, PLAYING, THREES
from paiju.games.xiaoer.kernel.lead import check_lead, lead_kind
from paiju.games.xiaoer.kernel.opening import fans_from_the_start, set_order
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.trick import open_trick
from paiju.games.xiaoer.names import FANS, KINDS
from paiju.games.xiaoer.readings import claim_number
from paiju.games.xiaoer.refusals import refusal_of
from paiju.games.xiaoer.rules import Fan, Rules, Trump
from paiju.games.xiaoer.setup import setup_of
from paiju.trick.judging import check_count

NO_SUIT = 4


def bare_table(question: Question) -> Table:
    """Return a table where the rules and the fans are known, and no trump suit."""
    table = Table(setup_of(question.rules_as(Rules)))
    table.phase = PLAYING
    table.fans = fans_from_the_start(table)
    _raise_fans(question, table)
    return table


def _raise_fans(question: Question, table: Table) -> None:
    """Put the fans in force that a question names; one that the rules lack cannot be."""
    rules = question.rules_as(Rules)
    for name, value, cards in zip(
        FANS, (rules.show_threes, rules.show_fives), (THREES, FIVES), strict=True
    ):
        if name in question.words("shown"):
            if value is Fan.OFF:
                facts = {"switch": f"show_{name}"}
                raise BadQuestion("shown", Refusal("ask_switch", "xiaoer.4.1", facts))
            table.fans |= 1 << FANS.index(name)
            if value is Fan.SHOWN:
                # Which three of the four threes were shown is not told: none may join a gang.
                table.shown |= cards


def table_of(question: Question) -> Table:
    """Return a table with the trump suit and the fans that a question names."""
    table = bare_table(question)
    table.trump = _trump(question)
    set_order(table)
    return table


def _trump(question: Question) -> int:
    """Return the number of the trump suit: the question's, else the one the rules give."""
    if question.given("trump"):
        suit = question.word("trump")
        return NO_SUIT if suit is None else SUITS.index(suit)
    return SUITS.index(question.rules_as(Rules).trump.value)


def whatever_trump(answer: Callable[[Question], Answer]) -> Callable[[Question], Answer]:
    """Let a question name no trump suit where its answer is the same for every one."""

    def asked(question: Question) -> Answer:
        open_trump = question.rules_as(Rules).trump in (Trump.SHOWN, Trump.DRAWN)
        if question.given("trump") or not open_trump:
            return answer(question)
        cases = [replace(question, values={**question.values, "trump": s}) for s in (*SUITS, None)]
        first, *others = (_outcome(answer, replace(case, notes=ignore)) for case in cases)
        if any(other != first for other in others):
            raise BadQuestion("trump", Refusal("no_trump_named", "xiaoer.3.1"))
        return answer(cases[0])

    return asked


def _outcome(
    answer: Callable[[Question], Answer], question: Question
) -> Answer | tuple[str, tuple[Refusal, ...]]:
    """Return an answer, or the field and the refusals of a bad question."""
    try:
        return answer(question)
    except BadQuestion as error:
        return error.field, error.refusals


def lead_cards(
    table: Table, seat: int, cards: tuple[Card, ...], claim: Claim | None, field: str
) -> None:
    """Open a trick with a lead of a seat from 0; a lead that is none makes the question bad."""
    mask = mask_of(cards)
    number = claim_number(table, mask, claim)
    answer = check_lead(table, mask, number)
    refusal = refusal_of(answer, table, seat, Move("play", cards, claim))
    if refusal is not None:
        raise BadQuestion(field, refusal)
    open_trick(table, seat, mask, lead_kind(table, mask, number))


def play_mask(table: Table, cards: tuple[Card, ...] | None) -> int:
    """Return the mask of an added play; another number of cards than led is a bad question."""
    check_count("plays", cards, int(table.size), "xiaoer.7.1")
    return mask_of(cards or ())


def lead_type(table: Table) -> str:
    """Name the kind of the lead that lies on the table."""
    return KINDS[table.kind]
