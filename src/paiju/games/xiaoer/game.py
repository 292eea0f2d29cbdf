"""The rule book of 小二定主: the contract, each part a few lines over the kernel."""

from typing import Final

from paiju.cards import deck
from paiju.game import RuleBook, Workings
from paiju.game.rulebook import counted
from paiju.games.xiaoer.codes import CODES, EVENTS, MOMENTS
from paiju.games.xiaoer.deal import begin, faults_of, holdings, opening
from paiju.games.xiaoer.effects import make
from paiju.games.xiaoer.judge.questions import ASKS
from paiju.games.xiaoer.kernel.table import SEATS
from paiju.games.xiaoer.kernel.think.playout import playouts
from paiju.games.xiaoer.lapse import lapse_move
from paiju.games.xiaoer.moves import check_move, legal_moves
from paiju.games.xiaoer.names import GAME
from paiju.games.xiaoer.profile import PROFILE
from paiju.games.xiaoer.result import coming, outcome_of, settle, side_of
from paiju.games.xiaoer.rules import PRESETS
from paiju.games.xiaoer.setup import setup_of
from paiju.games.xiaoer.think.advice import advice, ideas, trial
from paiju.games.xiaoer.think.guess import guess_worlds
from paiju.games.xiaoer.think.recall import recall
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
        guess=guess_worlds,
        playouts=lambda rules, seed, hands: counted(playouts(setup_of(rules), seed, hands), hands),
        advise=lambda state, seat, skill: advice(state.table, seat, skill),
        ideas=lambda state, seat, most: ideas(state.table, seat, most),
        trial=lambda state, seat, moves: trial(state.table, seat, moves),
        recall=recall,
        coming=coming,
    ),
)
