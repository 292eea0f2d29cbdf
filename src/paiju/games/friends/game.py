"""The rule book of 五人三副牌找朋友升级: the contract, each part a few lines over the kernel."""

from typing import Final

from paiju.cards import deck
from paiju.game import RuleBook, Workings
from paiju.games.friends.codes import CODES, EVENTS, MOMENTS
from paiju.games.friends.deal import begin, faults_of, holdings, opening
from paiju.games.friends.effects import make
from paiju.games.friends.judge.questions import ASKS
from paiju.games.friends.kernel.constants import SEATS
from paiju.games.friends.lapse import lapse_move
from paiju.games.friends.moves import check_move, legal_moves
from paiju.games.friends.names import GAME
from paiju.games.friends.profile import PROFILE
from paiju.games.friends.result import coming, outcome_of, settle
from paiju.games.friends.rules import PRESETS
from paiju.games.friends.think.thinker import THINKER
from paiju.games.friends.view import actors_of, deadline_of, view_of

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
    # The friend is found in play.
    sides=lambda rules: (),
    actors=lambda state: actors_of(state.table),
    holdings=holdings,
    deadline=lambda state: deadline_of(state.table),
    outcome=lambda state: outcome_of(state.standing, state.table),
    workings=Workings(
        deck=lambda rules: deck(3),
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
