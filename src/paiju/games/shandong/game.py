"""The rule book of 山东升级: the contract, each part a few lines over the kernel."""

from typing import Final

from paiju.cards import deck
from paiju.game import RuleBook, Workings
from paiju.game.rulebook import counted
from paiju.games.shandong.codes import CODES, EVENTS, MOMENTS
from paiju.games.shandong.deal import begin, faults_of, holdings, opening
from paiju.games.shandong.effects import make
from paiju.games.shandong.judge.questions import ASKS
from paiju.games.shandong.kernel.constants import SEATS
from paiju.games.shandong.kernel.think.playout import playouts
from paiju.games.shandong.lapse import lapse_move
from paiju.games.shandong.moves import check_move, legal_moves
from paiju.games.shandong.names import GAME, side_seats
from paiju.games.shandong.profile import PROFILE
from paiju.games.shandong.result import coming, outcome_of, settle
from paiju.games.shandong.rules import PRESETS
from paiju.games.shandong.setup import setup_of
from paiju.games.shandong.think.advice import advice, ideas, recall, trial
from paiju.games.shandong.think.guess import guess_worlds
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
        guess=guess_worlds,
        playouts=lambda rules, seed, hands: counted(playouts(setup_of(rules), seed, hands), hands),
        advise=lambda state, seat, skill: advice(state.table, seat, skill),
        ideas=lambda state, seat, most: ideas(state.table, seat, most),
        trial=lambda state, seat, moves: trial(state.table, seat, moves),
        recall=recall,
        coming=lambda rules, standing: coming(standing),
    ),
)
