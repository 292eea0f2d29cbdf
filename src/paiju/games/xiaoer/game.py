"""The rule book of 小二定主: the contract, each part a few lines over the kernel."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import Hand, deck, mask_of
from paiju.game import Deal, Move, Refusal, RuleBook, Standing, Workings
from paiju.game.rulebook import Happened
from paiju.games.xiaoer.codes import CODES, EVENTS, MOMENTS
from paiju.games.xiaoer.coming import coming
from paiju.games.xiaoer.effects import begun, happened
from paiju.games.xiaoer.judge.play import ASKS
from paiju.games.xiaoer.kernel.constants import PLAYING
from paiju.games.xiaoer.kernel.moves import apply
from paiju.games.xiaoer.kernel.opening import begin_with
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.moves import check_move, claim_of, lapse_move, legal_moves
from paiju.games.xiaoer.names import ACTS, GAME
from paiju.games.xiaoer.profile import PROFILE
from paiju.games.xiaoer.result import outcome_of, settle, side_of
from paiju.games.xiaoer.rules import PRESETS, Rules, Trump
from paiju.games.xiaoer.setup import Hands, setup_of
from paiju.games.xiaoer.think.thinker import THINKER
from paiju.games.xiaoer.view import actors_of, deadline_of, view_of

SEATS = 4


def opening(rules: Rules) -> Standing:
    """Return the standing before the first hand; where a show decides there is no dealer."""
    shown = rules.trump is Trump.SHOWN and bool(rules.rotate)
    return Standing((0,) * SEATS, dealer=None if shown else 1)


def faults_of(rules: Rules, standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    payers = [payer for payer, _ in standing.owed]
    receivers = [receiver for _, receiver in standing.owed]
    side = payers[0] % 2 if payers else 0
    return {
        "hand": standing.hand > rules.hands,
        "levels": bool(standing.levels),
        "tallies": bool(standing.tallies),
        "owed": (bool(standing.owed) and (not rules.tribute or standing.dealer is None))
        or len(set(payers)) != len(payers)
        or len(set(receivers)) != len(receivers)
        or any(
            not 1 <= min(pair) <= max(pair) <= SEATS
            or pair[0] % 2 == pair[1] % 2
            or pair[0] % 2 != side
            for pair in standing.owed
        ),
    }


def begin(rules: Rules, standing: Standing, deal: Deal) -> Happened[Table]:
    """Deal a hand."""
    table = Table(setup_of(rules))
    for payer, receiver in standing.owed:
        table.pays[payer - 1] = receiver - 1
    before = table.copy()
    codes = [held.code for held in deal.cards]
    begin_with(table, codes, deal.start, (standing.dealer or 0) - 1)
    return table, begun(standing.hand, before, table)


def make(state: Hands, seat: int, move: Move) -> Happened[Table] | Refusal:
    """Make a move."""
    refusal = check_move(state.table, seat, move)
    if refusal is not None:
        return refusal
    table = state.table.copy()
    act, cards = ACTS[move.act], mask_of(move.cards)
    apply(table, seat - 1, act, cards, claim_of(table, move))
    last = state.standing.hand >= state.rules.hands
    return table, happened(state.table, table, seat - 1, act, cards, last)


def holdings(state: Hands) -> Mapping[str, Hand]:
    """Tell where every card lies."""
    table = state.table
    places = {str(seat + 1): Hand.of_mask(table.hands[seat]) for seat in range(SEATS)}
    places["played"] = Hand.of_mask(sum(int(cards) for cards in table.gone))
    places["kitty"] = Hand.of_mask(0 if table.taken else table.kitty)
    places["buried"] = Hand.of_mask(table.buried if table.phase >= PLAYING else 0)
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
        sides=lambda rules: (side_of(1), side_of(2)),
        deck=lambda rules: deck(),
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
        outcome=lambda state: outcome_of(state.table),
        settle=lambda state: settle(state.rules, state.standing, state.table),
        coming=coming,
    ),
    thinker=THINKER,
)
