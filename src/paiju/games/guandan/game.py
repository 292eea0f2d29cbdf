"""The rule book of 掼蛋: the contract, put together from the modules of this package."""

from typing import Final

from paiju.cards import RANKS, deck
from paiju.game import Playouts, RuleBook, Workings
from paiju.games.guandan import deal, effects, moves
from paiju.games.guandan import result as standings
from paiju.games.guandan import view as views
from paiju.games.guandan.codes import CODES, EVENTS, MOMENTS
from paiju.games.guandan.faces import book_of
from paiju.games.guandan.judge.questions import ASKS
from paiju.games.guandan.kernel.constants import SEATS
from paiju.games.guandan.kernel.think.playout import playouts
from paiju.games.guandan.lapse import lapse
from paiju.games.guandan.names import GAME
from paiju.games.guandan.profile import PROFILE
from paiju.games.guandan.rules import PRESETS, Rules
from paiju.games.guandan.think import advice
from paiju.games.guandan.think.guess import guess
from paiju.games.guandan.think.recall import recall


def play_out(rules: Rules, seed: int, hands: int) -> Playouts:
    """Play whole random hands inside the kernel, one match after another."""
    books = [book_of(rules, level) for level in RANKS]
    lock, resist = bool(rules.pass_locks), bool(rules.resist)
    steps, listed, digest = playouts(books, lock, resist, rules.a_tries, seed % (1 << 31), hands)
    return Playouts(hands, steps, listed, digest)


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
        sides=lambda rules: (standings.side_of(1), standings.side_of(2)),
        deck=lambda rules: deck(deal.PACKS),
        opening=lambda rules: deal.opening(),
        faults=lambda rules, standing: deal.faults_of(standing),
        deal=deal.begin,
        actors=lambda state: moves.actors(state.table),
        legal=moves.legal,
        check=moves.check,
        make=effects.make,
        view=views.view,
        holdings=deal.holdings,
        deadline=views.deadline,
        lapse=lapse,
        outcome=lambda state: standings.outcome_of(state.table),
        settle=lambda state: standings.settled(
            state.rules, state.standing, standings.finish_of(state.table)
        ),
        guess=guess,
        playouts=play_out,
        advise=lambda state, seat, skill: advice.advice(state.table, seat, skill),
        ideas=advice.ideas,
        trial=advice.trial,
        recall=recall,
        coming=standings.coming,
    ),
)
