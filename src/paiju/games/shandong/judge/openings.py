"""The judge's questions before the play: bids and burying."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import RANKS
from paiju.game import Facts, Move, Refusal
from paiju.game.move import Act
from paiju.game.ruling import Answer, BadQuestion, Bid, Question
from paiju.games.shandong.judge.play import PLAY
from paiju.games.shandong.judge.positions import (
    bare_table,
    side_levels,
)
from paiju.games.shandong.kernel.bidding import counter, declare
from paiju.games.shandong.kernel.constants import BURYING, COUNTERING, DECLARING, STICKING
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.moves import check_move
from paiju.trick.faces import held_of
from paiju.trick.names import suit_of

_ACTS: Final[Mapping[int, Act]] = {3: "show", 4: "counter", 5: "stick"}
_CLAUSE: Final = "shandong.4.2"


def _stand(table: Table, standing: Bid) -> None:
    """Let a declaration or a counter of a question stand."""
    seat, cards = standing.seat, held_of(standing.cards)
    table.play.hands[seat - 1] = cards
    countered = len(standing.cards) == 4
    if countered:
        # Whoever declared before is not told: any other seat will do for the check.
        table.phase = COUNTERING
        table.declarer = seat % 4
    act: Act = "counter" if countered else "show"
    refusal = check_move(table, seat, Move(act, standing.cards))
    if refusal is not None:
        raise BadQuestion("standing", refusal)
    if countered:
        counter(table, seat - 1, cards)
        table.declarer = seat - 1
        table.declined = 1 << seat - 1
    else:
        declare(table, seat - 1, cards)


def bid(question: Question) -> Answer:
    """Return whether cards declare, counter or stick to what stands, and the suit they make."""
    table = bare_table(question)
    seat, cards = question.number("seat"), question.cards("cards")
    standing: Bid | None = question.values["standing"]
    levels = side_levels(question) if question.has("levels") else ("2", "2")
    named = standing.dealer or standing.seat if standing else seat
    table.level = RANKS.index(levels[(named - 1) % 2])
    table.phase = DECLARING
    if standing is not None:
        _stand(table, standing)
    none: Facts = {"dealer": None, "level": None}
    if len(cards) not in _ACTS:
        facts: Facts = {"act": "show", "cards": cards}
        refusal: Refusal | None = Refusal("bid_cards", _CLAUSE, facts)
    else:
        act = _ACTS[len(cards)]
        if act == "stick" and table.phase == COUNTERING:
            table.phase = STICKING
        table.play.hands[seat - 1] = held_of(cards)
        refusal = check_move(table, seat, Move(act, cards))
        if refusal is None and act != "stick":
            table.trump = next(face.code & 3 for face in cards if not face.is_joker)
    if refusal is not None:
        return {"legal": False, "refusal": refusal, "trump": None, **none}
    return {"legal": True, "refusal": None, "trump": suit_of(int(table.trump)), **none}


def bury(question: Question) -> Answer:
    """Return whether the dealer may bury cards of a hand."""
    table = bare_table(question)
    table.phase = BURYING
    return PLAY.bury(question, table)
