"""Rules of thumb at the edge: what to play, what comes to mind, and how moves turn out."""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Final

from paiju.cards import CARDS
from paiju.climb.kernel.rounds import turn_of
from paiju.climb.terms import masks_of
from paiju.game import PASS, Move, Skill
from paiju.games.guandan import moves as edge
from paiju.games.guandan.deal import Hands
from paiju.games.guandan.faces import cards_of
from paiju.games.guandan.kernel import constants
from paiju.games.guandan.kernel.cards import Cards, naturals_of, pick, suit_of, wilds_of
from paiju.games.guandan.kernel.outlines import outlines
from paiju.games.guandan.kernel.shapes import Book
from paiju.games.guandan.kernel.table import Table
from paiju.games.guandan.kernel.think.policy import Thought, advise_card, advise_play, list_ideas
from paiju.games.guandan.kernel.think.trial import Hand
from paiju.games.guandan.terms import terms_of

_RUNS: Final = {Skill.NOVICE: 0, Skill.EXPERT: 2}
"""How many runs a plan may have."""


@cache
def _thought(book: Book, skill: Skill) -> Thought:
    """Return a mind for a level: it has much room for plays, so it is made once."""
    return Thought(book, skill, _RUNS[skill])


def _play(table: Table, outline: int) -> Move:
    """Return the play of an outline; a claim only where the cards can be several things."""
    if not outline:
        return PASS
    seat, cards = turn_of(table.round), Cards()
    held = table.first[seat], table.second[seat]
    pick(table.book, *held, outline, cards)
    claim = None
    if wilds_of(outline):
        same = (naturals_of(outline), wilds_of(outline), suit_of(outline))
        others = (one for one in outlines(table.book, *held, table.combo) if one)
        if sum((naturals_of(one), wilds_of(one), suit_of(one)) == same for one in others) > 1:
            claim = terms_of(table.book).claim_of(outline & constants.COMBO)
    return Move("play", cards_of(int(cards.first), int(cards.second)), claim)


def advice(table: Table, seat: int, skill: Skill) -> Move:
    """Return the move of the rules of thumb."""
    thought = _thought(table.book, skill)
    if table.phase == constants.PLAYING:
        return _play(table, int(advise_play(table, thought)))
    card = CARDS[advise_card(table, seat - 1, thought)]
    return Move("tribute" if table.phase == constants.PAYING else "return", (card,))


def ideas(state: Hands, seat: int, most: int) -> tuple[Move, ...]:
    """List the moves that come to mind: those advised, and those that cost least."""
    table = state.table
    found = [advice(table, seat, skill) for skill in reversed(Skill)]
    if table.phase == constants.PLAYING:
        thought = _thought(table.book, Skill.EXPERT)
        found += [_play(table, outline) for outline in list_ideas(table, thought, most)]
    else:
        found += islice(edge.legal(state, seat), most)
    return tuple(dict.fromkeys(found))[:most]


def trial(state: Hands, seat: int, moves: Sequence[Move]) -> Hand:
    """Set moves up to be tried out."""
    hand = Hand(state.table, seat - 1)
    for move in moves:
        ruling = edge.examine(state, seat, move)
        assert isinstance(ruling, int)
        hand.add(*masks_of(move.cards), ruling)
    return hand
