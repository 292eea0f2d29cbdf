"""The rule book of 山东升级: the contract, each part a few lines over the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import EMPTY, RANKS, Hand, deck
from paiju.game import Deal, Move, Refusal, RuleBook, Standing, Workings
from paiju.game.rulebook import Happened
from paiju.games.shandong.codes import CODES, EVENTS, MOMENTS
from paiju.games.shandong.effects import begun, happened
from paiju.games.shandong.judge.questions import ASKS
from paiju.games.shandong.kernel.constants import SEATS
from paiju.games.shandong.kernel.moves import apply
from paiju.games.shandong.kernel.table import Table, deal_cards
from paiju.games.shandong.lapse import lapse_move
from paiju.games.shandong.moves import check_move, kind_of, legal_moves
from paiju.games.shandong.names import ACTS, GAME, side_seats
from paiju.games.shandong.profile import PROFILE
from paiju.games.shandong.result import coming, outcome_of, settle
from paiju.games.shandong.rules import PRESETS, Rules
from paiju.games.shandong.setup import Hands, setup_of
from paiju.games.shandong.think.thinker import THINKER
from paiju.games.shandong.view import actors_of, deadline_of, view_of
from paiju.trick.faces import held_of
from paiju.trick.kernel.constants import NOBODY
from paiju.trick.shapes import hand_of


def opening(rules: Rules) -> Standing:
    """Return the standing before the first hand: both sides play 2, a bid decides the dealers."""
    return Standing((0,) * SEATS, levels=("2",) * SEATS)


def faults_of(rules: Rules, standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    levels = standing.levels
    sides = len(levels) == SEATS and levels[:2] == levels[2:] and set(levels) <= set(RANKS)
    return {
        "levels": not sides or (standing.dealer is None and len(set(levels)) > 1),
        "owed": bool(standing.owed),
        "tallies": bool(standing.tallies),
    }


def begin(rules: Rules, standing: Standing, deal: Deal) -> Happened[Table]:
    """Deal a hand."""
    table = Table(setup_of(rules))
    first, side = deal.start % SEATS, NOBODY
    if standing.dealer is not None:
        first = standing.dealer - 1
        side = first % 2
    level = RANKS.index(standing.levels[first])
    deal_cards(table, [held.code for held in deal.cards], first, side, level)
    return table, begun(standing.hand, table)


def make(state: Hands, seat: int, move: Move) -> Happened[Table] | Refusal:
    """Make a move."""
    refusal = check_move(state.table, seat, move)
    if refusal is not None:
        return refusal
    table = state.table.copy()
    apply(table, seat - 1, ACTS[move.act], held_of(move.cards), kind_of(move))
    return table, happened(state.table, table, seat - 1, move, state.standing)


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Tell where every card lies."""
    table = state.table
    places = {str(seat + 1): hand_of(table.play.hands[seat]) for seat in range(SEATS)}
    places["played"] = sum((hand_of(gone) for gone in table.gone), EMPTY)
    places["kitty"] = EMPTY if table.dealer >= 0 else hand_of(table.kitty)
    places["buried"] = hand_of(table.buried)
    return places


game: Final = RuleBook(
    name=GAME,
    version=1,
    presets=PRESETS,
    codes=CODES,
    events=EVENTS,
    moments=MOMENTS,
    asks=ASKS,
    profile=PROFILE,
    workings=Workings(
        seats=lambda rules: SEATS,
        sides=lambda rules: (side_seats(0), side_seats(1)),
        deck=lambda rules: deck(2),
        opening=opening,
        faults=faults_of,
        deal=begin,
        actors=lambda state: actors_of(state.table),
        legal=lambda state, seat: legal_moves(state.table, seat),
        check=lambda state, seat, move: check_move(state.table, seat, move),
        make=make,
        view=view_of,
        holdings=holdings,
        deadline=lambda state: deadline_of(state.table),
        lapse=lambda state, seat: lapse_move(state.table, seat),
        outcome=lambda state: outcome_of(state.standing, state.table),
        settle=lambda state: settle(state.standing, state.table),
        coming=lambda rules, standing: coming(standing),
    ),
    thinker=THINKER,
)
