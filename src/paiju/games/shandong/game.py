"""The rule book of 山东升级: the contract, each part a few lines over the kernel."""

from typing import Final

from paiju.cards import deck
from paiju.game import RuleBook, Workings
from paiju.games.shandong.codes import CODES, EVENTS, MOMENTS
from paiju.games.shandong.deal import begin, faults_of, holdings, opening
from paiju.games.shandong.effects import make
from paiju.games.shandong.judge.questions import ASKS
from paiju.games.shandong.kernel.constants import SEATS
from paiju.games.shandong.lapse import lapse_move
from paiju.games.shandong.moves import check_move, legal_moves
from paiju.games.shandong.names import GAME, side_seats
from paiju.games.shandong.profile import PROFILE
from paiju.games.shandong.result import coming, outcome_of, settle
from paiju.games.shandong.rules import PRESETS
from paiju.games.shandong.think.thinker import THINKER
from paiju.games.shandong.view import actors_of, deadline_of, view_of

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
    sides=lambda rules: (side_seats(0), side_seats(1)),
    actors=lambda state: actors_of(state.table),
    holdings=holdings,
    deadline=lambda state: deadline_of(state.table),
    outcome=lambda state: outcome_of(state.standing, state.table),
    workings=Workings(
        deck=lambda rules: deck(2),
        opening=opening,
        check=lambda state, seat, move: check_move(state.table, seat, move),
        faults=faults_of,
        deal=begin,
        legal=lambda state, seat: legal_moves(state.table, seat),
        make=make,
        view=view_of,
        lapse=lambda state, seat: lapse_move(state.table, seat),
        settle=lambda state: settle(state.standing, state.table),
        coming=lambda rules, standing: coming(standing),
    ),
    thinker=THINKER,
)
