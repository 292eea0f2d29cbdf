"""The judge's questions between two hands of 掼蛋: levels, tribute and what is returned."""

from collections.abc import Mapping

from paiju.cards import RANKS
from paiju.cards.kernel.bits import lowest_place
from paiju.climb.terms import masks_of
from paiju.game import Fact, Facts, Move, Refusal
from paiju.game.ruling import Answer, BadQuestion, Question
from paiju.games.guandan.deal import new_table
from paiju.games.guandan.faces import cards_of
from paiju.games.guandan.kernel import constants
from paiju.games.guandan.kernel import tribute as kernel
from paiju.games.guandan.kernel.levels import settle as settle_match
from paiju.games.guandan.kernel.table import Table, owe_tribute, set_hand
from paiju.games.guandan.moves import pay_ruling
from paiju.games.guandan.names import GAME
from paiju.games.guandan.result import (
    gain,
    levels_of,
    match_of,
    owed_after,
    partner_of,
    scores_of,
    side_of,
)
from paiju.games.guandan.rules import Rules


def level_of(question: Question) -> str:
    """Return the level of a question, 2 where it names none."""
    return question.word("level") or RANKS[0]


def _finish(question: Question) -> tuple[int, ...]:
    """Return the finish of a hand: a side is out, or three seats are."""
    finish = question.seats("finish")
    double = len(finish) >= 2 and finish[1] == partner_of(finish[0])
    if not double and len(finish) < 3:
        raise BadQuestion("finish", Refusal("finish_wrong", f"{GAME}.7.1", {"seats": finish}))
    return finish


def _by_side(question: Question, name: str, values: Mapping[int, Fact], other: Fact) -> list[Fact]:
    """Return what each side has; partners cannot have different things."""
    sides: list[Fact] = []
    for side in (side_of(1), side_of(2)):
        found = {values[seat] for seat in side if seat in values}
        if len(found) > 1 or (other is None and not found):
            part: Facts = {"part": name}
            raise BadQuestion(name, Refusal("standing_wrong", f"{GAME}.7.3", part))
        sides.append(found.pop() if found else other)
    return sides


def settle(question: Question) -> Answer:
    """Tell what a finish does to the levels, and whether the match is won."""
    finish = _finish(question)
    given: Mapping[int, str] = question.values["levels"]
    levels = [str(level) for level in _by_side(question, "levels", given, None)]
    fails = [
        fail if isinstance(fail, int) else 0
        for fail in _by_side(question, "fails", question.counts("fails"), 0)
    ]
    match = match_of(tuple(levels), tuple(fails), question.number("playing"))
    settle_match(match, finish[0] - 1, gain(finish), question.rules_as(Rules).a_tries)
    after = levels_of(match)
    won = match.winner >= 0
    question.note("settle", gain=gain(finish), failed=match.failed, fell=match.fell)
    return {
        "levels": {str(seat): level for seat, level in enumerate(after, 1)},
        "scores": {str(seat): score for seat, score in enumerate(scores_of(finish), 1)},
        "next": {"level": None if won else after[finish[0] - 1]},
        "match_winner": side_of(finish[0]) if won else None,
        "title": None,
    }


def tribute(question: Question) -> Answer:
    """Tell who owes which cards to whom after a finish, who resists, and who leads."""
    rules, finish, hands = question.rules_as(Rules), _finish(question), question.hands("hands")
    first = finish[0]
    table = new_table(rules, level_of(question))
    debts = owed_after(finish)
    payers = tuple(payer for payer, _ in debts)
    owe_tribute(table, first - 1, sum(1 << (payer - 1) for payer in payers))
    for payer in payers:
        set_hand(table, payer - 1, *masks_of(hands.get(payer, ())))
    if rules.resist and kernel.resists(table):
        return {"owed": (), "resisted": True, "leader": first}
    best = {payer: int(kernel.highest(table.book, table.first[payer - 1])) for payer in payers}
    to_first = _first_payer(table, best)
    owed: list[Fact] = []
    for payer in sorted(payers, key=lambda payer: payer != to_first):
        receiver = first if payer == to_first else partner_of(first)
        owed.append(
            {
                "from": payer,
                "to": receiver if to_first is not None else None,
                "cards": cards_of(best[payer]),
            }
        )
        question.note("owed", payer=payer, cards=cards_of(best[payer]))
    return {"owed": tuple(owed), "resisted": False, "leader": to_first}


def _first_payer(table: Table, best: Mapping[int, int]) -> int | None:
    """Return whose tribute the first gets; None where a hand that decides it is not given."""
    if len(best) > 1 and not all(best.values()):
        return None
    for payer, faces in best.items():
        if faces:
            table.paid[payer - 1] = lowest_place(faces)
    return int(kernel.first_payer(table)) + 1


def give_back(question: Question) -> Answer:
    """Return whether a hand may return a card for the one it received."""
    table = new_table(question.rules_as(Rules), level_of(question))
    set_hand(table, 0, *masks_of((*question.cards("hand"), question.card("received"))))
    table.phase = constants.RETURNING
    ruling = pay_ruling(table, 1, Move("return", question.cards("cards")))
    no = ruling if isinstance(ruling, Refusal) else None
    return {"legal": no is None, "refusal": no}
