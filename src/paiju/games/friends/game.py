"""The rule book of 五人三副牌找朋友升级: the contract, each part a few lines over the kernel."""

from typing import Final

from paiju.cards import deck
from paiju.game import RuleBook, Workings
from paiju.game.rulebook import counted
from paiju.games.friends.codes import CODES, EVENTS, MOMENTS
from paiju.games.friends.deal import begin, faults_of, holdings, opening
from paiju.games.friends.effects import make
from paiju.games.friends.judge.questions import ASKS
from paiju.games.friends.kernel.constants import SEATS
from paiju.games.friends.kernel.think.playout import playouts
from paiju.games.friends.lapse import lapse_move
from paiju.games.friends.moves import check_move, legal_moves
from paiju.games.friends.names import GAME
from paiju.games.friends.profile import PROFILE
from paiju.games.friends.result import coming, outcome_of, settle
from paiju.games.friends.rules import PRESETS
from paiju.games.friends.setup import setup_of
from paiju.games.friends.think.advice import advice, ideas, recall, trial
from paiju.games.friends.think.guess import guess_worlds
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
        guess=guess_worlds,
        playouts=lambda rules, seed, hands: counted(playouts(setup_of(rules), seed, hands), hands),
        advise=lambda state, seat, skill: advice(state.table, seat, skill),
        ideas=lambda state, seat, most: ideas(state.table, seat, most),
        trial=lambda state, seat, moves: trial(state.table, seat, moves),
        recall=recall,
        coming=lambda rules, standing: coming(standing),
    ),
)
