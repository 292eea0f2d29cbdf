"""The rule book of 干瞪眼: the contract, put together from the modules of this package."""

from typing import Final

from paiju.cards import deck
from paiju.game import RuleBook, Standing, Workings
from paiju.games.gandengyan import deal, moves
from paiju.games.gandengyan import view as views
from paiju.games.gandengyan.codes import CODES, EVENTS
from paiju.games.gandengyan.effects import make
from paiju.games.gandengyan.judge.questions import ASKS
from paiju.games.gandengyan.lapse import lapse
from paiju.games.gandengyan.names import GAME
from paiju.games.gandengyan.profile import PROFILE
from paiju.games.gandengyan.result import coming, outcome_of, points, settled
from paiju.games.gandengyan.rules import PRESETS
from paiju.games.gandengyan.think.thinker import THINKER

game: Final = RuleBook(
    name=GAME,
    version=1,
    presets=PRESETS,
    codes=CODES,
    events=EVENTS,
    asks=ASKS,
    profile=PROFILE,
    seats=lambda rules: rules.seats,
    sides=lambda rules: tuple((seat,) for seat in range(1, rules.seats + 1)),
    actors=moves.actors,
    holdings=deal.holdings,
    deadline=views.deadline,
    outcome=lambda state: outcome_of(state.rules, state.table),
    workings=Workings(
        deck=lambda rules: deck(),
        opening=lambda rules: Standing(scores=(0,) * rules.seats),
        check=moves.check,
        faults=deal.faults_of,
        deal=deal.begin,
        legal=moves.legal,
        make=make,
        view=views.view,
        lapse=lapse,
        settle=lambda state: settled(
            state.rules,
            state.standing,
            points(state.rules, state.table),
            state.table.winner + 1,
        ),
        coming=lambda rules, standing: coming(standing),
    ),
    thinker=THINKER,
)
