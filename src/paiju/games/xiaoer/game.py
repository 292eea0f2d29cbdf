"""The rule book of 小二定主: the contract, each part a few lines over the kernel."""

from typing import Final

from paiju.cards import deck
from paiju.game import RuleBook, Workings
from paiju.games.xiaoer.codes import CODES, EVENTS, MOMENTS
from paiju.games.xiaoer.deal import begin, faults_of, holdings, opening
from paiju.games.xiaoer.effects import make
from paiju.games.xiaoer.judge.questions import ASKS
from paiju.games.xiaoer.kernel.table import SEATS
from paiju.games.xiaoer.lapse import lapse_move
from paiju.games.xiaoer.moves import check_move, legal_moves
from paiju.games.xiaoer.names import GAME
from paiju.games.xiaoer.profile import PROFILE
from paiju.games.xiaoer.result import coming, outcome_of, settle, side_of
from paiju.games.xiaoer.rules import PRESETS
from paiju.games.xiaoer.think.thinker import THINKER
from paiju.games.xiaoer.view import actors_of, deadline_of, view_of

game: Final = RuleBook(
    name=GAME,
    version=1,
    presets=PRESETS,
    codes=CODES,
    events=EVENTS,
    moments=MOMENTS,
    asks=ASKS,
    profile=PROFILE,
    seats=lambda rules: SEATS,
    sides=lambda rules: (side_of(1), side_of(2)),
    actors=lambda state: actors_of(state.table),
    holdings=holdings,
    deadline=lambda state: deadline_of(state.table),
    outcome=lambda state: outcome_of(state.table),
    workings=Workings(
        deck=lambda rules: deck(),
        opening=opening,
        check=lambda state, seat, move: check_move(state.table, seat, move),
        faults=faults_of,
        deal=begin,
        legal=lambda state, seat: legal_moves(state.table, seat),
        make=make,
        view=view_of,
        lapse=lambda state, seat: lapse_move(state.table, seat),
        settle=lambda state: settle(state.rules, state.standing, state.table),
        coming=coming,
    ),
    thinker=THINKER,
)
