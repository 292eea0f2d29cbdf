"""The rule book of 五人三副牌找朋友升级: the contract, each part a few lines over the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import CARDS, RANKS, Hand, deck
from paiju.game import Deal, Move, Refusal, RuleBook, Standing, Workings
from paiju.game.rulebook import Happened
from paiju.games.friends.codes import CODES, EVENTS, MOMENTS
from paiju.games.friends.effects import begun, happened
from paiju.games.friends.judge.questions import ASKS
from paiju.games.friends.kernel.bidding import begin_with
from paiju.games.friends.kernel.constants import CALLING, SEATS
from paiju.games.friends.kernel.moves import apply
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.lapse import lapse_move
from paiju.games.friends.moves import check_move, legal_moves, number_of
from paiju.games.friends.names import ACTS, GAME
from paiju.games.friends.profile import PROFILE
from paiju.games.friends.result import REACHED, coming, outcome_of, settle
from paiju.games.friends.rules import PRESETS, Rules
from paiju.games.friends.setup import Hands, setup_of
from paiju.games.friends.think.thinker import THINKER
from paiju.games.friends.view import actors_of, deadline_of, view_of
from paiju.trick.faces import held_of
from paiju.trick.shapes import hand_of


def opening(rules: Rules) -> Standing:
    """Return the standing before the first hand: all play 2, and the deal picks who starts."""
    return Standing((0,) * SEATS, levels=("2",) * SEATS, tallies={REACHED: (0,) * SEATS})


def faults_of(rules: Rules, standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    reached = standing.tallies.get(REACHED, ())
    return {
        "levels": len(standing.levels) != SEATS or not set(standing.levels) <= set(RANKS),
        "owed": bool(standing.owed),
        "tallies": set(standing.tallies) != {REACHED} or len(reached) != SEATS,
    }


def begin(rules: Rules, standing: Standing, deal: Deal) -> Happened[Table]:
    """Deal a hand."""
    table = Table(setup_of(rules))
    for seat, level in enumerate(standing.levels):
        table.levels[seat] = RANKS.index(level)
    starter = deal.start % SEATS if standing.dealer is None else standing.dealer - 1
    begin_with(table, [held.code for held in deal.cards], starter)
    return table, begun(standing.hand, table)


def make(state: Hands, seat: int, move: Move) -> Happened[Table] | Refusal:
    """Make a move."""
    refusal = check_move(state.table, seat, move)
    if refusal is not None:
        return refusal
    table = state.table.copy()
    apply(table, seat - 1, ACTS[move.act], held_of(move.cards), number_of(table, move))
    return table, happened(state.table, table, seat - 1, move, state.standing)


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Tell where every card lies."""
    table = state.table
    places = {str(seat + 1): hand_of(table.play.hands[seat]) for seat in range(SEATS)}
    places["played"] = hand_of(table.gone)
    places["kitty"] = Hand.of(CARDS[code] for code in list(table.deck)[int(table.dealt) :])
    places["buried"] = hand_of(table.buried) if table.phase >= CALLING else Hand.of(())
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
        # The friend is found in play.
        sides=lambda rules: (),
        deck=lambda rules: deck(3),
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
