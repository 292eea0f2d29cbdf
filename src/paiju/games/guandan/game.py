"""The rule book of 掼蛋: the contract, put together from the modules of this package."""

from typing import Final

from paiju.cards import deck
from paiju.game import RuleBook, Workings
from paiju.games.guandan import deal, effects, moves
from paiju.games.guandan import result as standings
from paiju.games.guandan import view as views
from paiju.games.guandan.codes import CODES, EVENTS, MOMENTS
from paiju.games.guandan.judge.questions import ASKS
from paiju.games.guandan.kernel.constants import SEATS
from paiju.games.guandan.lapse import lapse
from paiju.games.guandan.names import GAME
from paiju.games.guandan.profile import PROFILE
from paiju.games.guandan.rules import PRESETS
from paiju.games.guandan.think.thinker import THINKER

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
    sides=lambda rules: (standings.side_of(1), standings.side_of(2)),
    actors=lambda state: moves.actors(state.table),
    holdings=deal.holdings,
    deadline=views.deadline,
    outcome=lambda state: standings.outcome_of(state.table),
    workings=Workings(
        deck=lambda rules: deck(deal.PACKS),
        opening=lambda rules: deal.opening(),
        check=moves.check,
        faults=lambda rules, standing: deal.faults_of(standing),
        deal=deal.begin,
        legal=moves.legal,
        make=effects.make,
        view=views.view,
        lapse=lapse,
        settle=lambda state: standings.settled(
            state.rules, state.standing, standings.finish_of(state.table)
        ),
        coming=standings.coming,
    ),
    thinker=THINKER,
)
