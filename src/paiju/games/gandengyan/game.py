"""The rule book of 干瞪眼: the contract, put together from the modules of this package."""

from typing import Final

from paiju.cards import deck
from paiju.game import Playouts, RuleBook, Standing, Workings
from paiju.games.gandengyan import deal, moves
from paiju.games.gandengyan import view as views
from paiju.games.gandengyan.codes import CODES, EVENTS
from paiju.games.gandengyan.effects import make
from paiju.games.gandengyan.judge.questions import ASKS
from paiju.games.gandengyan.kernel.think.playout import playouts
from paiju.games.gandengyan.lapse import lapse
from paiju.games.gandengyan.names import GAME
from paiju.games.gandengyan.profile import PROFILE
from paiju.games.gandengyan.result import coming, outcome_of, points, settled
from paiju.games.gandengyan.rules import PRESETS, Rules
from paiju.games.gandengyan.think import advice
from paiju.games.gandengyan.think.guess import guess
from paiju.games.gandengyan.think.recall import recall


def play_out(rules: Rules, seed: int, hands: int) -> Playouts:
    """Play whole random hands inside the kernel."""
    table = deal.new_table(rules)
    reshuffles = deal.reshuffles_of(rules)
    steps, legal, digest = playouts(table, reshuffles, seed % deal.MODULUS, hands)
    return Playouts(hands, steps, legal, digest)


game: Final = RuleBook(
    name=GAME,
    version=1,
    presets=PRESETS,
    codes=CODES,
    events=EVENTS,
    asks=ASKS,
    profile=PROFILE,
    workings=Workings(
        seats=lambda rules: rules.seats,
        sides=lambda rules: tuple((seat,) for seat in range(1, rules.seats + 1)),
        deck=lambda rules: deck(),
        opening=lambda rules: Standing(scores=(0,) * rules.seats),
        faults=deal.faults_of,
        deal=deal.begin,
        actors=moves.actors,
        legal=moves.legal,
        check=moves.check,
        make=make,
        view=views.view,
        holdings=deal.holdings,
        deadline=views.deadline,
        lapse=lapse,
        outcome=lambda state: outcome_of(state.rules, state.table),
        settle=lambda state: settled(
            state.rules,
            state.standing,
            points(state.rules, state.table),
            state.table.winner + 1,
        ),
        guess=guess,
        playouts=play_out,
        advise=lambda state, seat, skill: advice.advice(state, skill),
        ideas=advice.ideas,
        trial=advice.trial,
        recall=recall,
        liked=advice.liked,
        teach=advice.teach,
        coming=lambda rules, standing: coming(standing),
    ),
)
