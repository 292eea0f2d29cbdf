"""The rule book of 五人三副牌找朋友升级: the contract, each method a few lines over the kernel."""

from collections.abc import Iterator, Mapping, Sequence

from paiju.cards import CARDS, RANKS, Card, Hand, deck
from paiju.game import (
    Chance,
    Deadline,
    Deal,
    Event,
    IllegalMove,
    Move,
    Outcome,
    Playouts,
    Refusal,
    Skill,
    Standing,
    State,
    Step,
    View,
    check_actor,
    check_over,
    check_rulings,
    check_seat,
    check_standing,
    seen,
)
from paiju.game.rules import parse
from paiju.game.ruling import Ask
from paiju.games.friends.advice import advice, ideas, outcomes
from paiju.games.friends.codes import CODES, EVENTS
from paiju.games.friends.events import begun, happened
from paiju.games.friends.guess import guess_state
from paiju.games.friends.kernel.bidding import begin_with
from paiju.games.friends.kernel.moves import apply
from paiju.games.friends.kernel.playout import playouts
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.kernel.words import CALLING, OVER, SEATS
from paiju.games.friends.lapse import lapse_move
from paiju.games.friends.moves import check_move, legal_moves, number_of
from paiju.games.friends.names import ACTS
from paiju.games.friends.questions import ASKS
from paiju.games.friends.result import REACHED, outcome_of, settle
from paiju.games.friends.rules import PRESETS, Rules
from paiju.games.friends.setup import setup_of
from paiju.games.friends.view import actors_of, deadline_of, view_of
from paiju.trick.faces import held_of
from paiju.trick.shapes import hand_of


class Friends:
    """找朋友升级, as everything else meets it."""

    name = "friends"
    version = 1
    presets: Mapping[str, Rules] = PRESETS
    codes: Mapping[str, tuple[str, ...]] = CODES
    events: Mapping[str, tuple[str, ...]] = EVENTS
    asks: Mapping[str, Ask] = ASKS

    def parse(self, given: Mapping[str, object]) -> Rules:
        """Read rules."""
        return parse(PRESETS, "standard", given)

    def seats(self, rules: Rules) -> int:
        """Return five."""
        return SEATS

    def sides(self, rules: Rules) -> tuple[tuple[int, ...], ...]:
        """Return nothing: the friend is found in play."""
        return ()

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """Return three packs."""
        return deck(3)

    def opening(self, rules: Rules) -> Standing:
        """Return the standing before the first hand: all play 2, and the deal picks who starts."""
        return Standing((0,) * SEATS, levels=("2",) * SEATS, tallies={REACHED: (0,) * SEATS})

    def begin(self, rules: Rules, standing: Standing, deal: Deal) -> State[Rules, Table]:
        """Deal a hand."""
        deal.check(self.deck(rules))
        check_standing(standing, SEATS, faults_of(standing))
        table = Table(setup_of(rules))
        for seat, level in enumerate(standing.levels):
            table.levels[seat] = RANKS.index(level)
        starter = deal.start % SEATS if standing.dealer is None else standing.dealer - 1
        begin_with(table, [held.code for held in deal.cards], starter)
        return State(rules, standing, deal, table, begun(standing.hand, table))

    def actors(self, state: State[Rules, Table]) -> tuple[int, ...]:
        """Return the seats that may act, first asked first."""
        return actors_of(state.table)

    def legal(self, state: State[Rules, Table], seat: int) -> Iterator[Move]:
        """List every legal move of a seat."""
        check_seat(seat, SEATS)
        return legal_moves(state.table, seat)

    def check(self, state: State[Rules, Table], seat: int, move: Move) -> Refusal | None:
        """Tell why a move is refused."""
        return check_move(state.table, seat, move)

    def apply(self, state: State[Rules, Table], seat: int, move: Move) -> Step[Rules, Table]:
        """Make a move."""
        refusal = check_move(state.table, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        table = state.table.copy()
        number = number_of(table, move)
        apply(table, seat - 1, ACTS[move.act], held_of(move.cards), number)
        events = happened(state.table, table, seat - 1, move, state.standing)
        after = State(state.rules, state.standing, state.deal, table, state.log + events)
        return Step(after, events)

    def view(self, state: State[Rules, Table], seat: int | None) -> View[Rules]:
        """Build what a seat, or an onlooker, may know."""
        if seat is not None:
            check_seat(seat, SEATS)
        return view_of(self.name, state, seat)

    def seen(self, event: Event, seat: int | None) -> Event:
        """Return what a seat may know of an event."""
        return seen(event, seat)

    def deadline(self, state: State[Rules, Table]) -> Deadline | None:
        """Return how long the seats that act have."""
        return deadline_of(state.table)

    def lapse(self, state: State[Rules, Table], seat: int) -> Move:
        """Return the move that time makes for a seat."""
        check_seat(seat, SEATS)
        return lapse_move(state.table, seat)

    def outcome(self, state: State[Rules, Table]) -> Outcome | None:
        """Return how the hand ended."""
        return outcome_of(state.standing, state.table)

    def settle(self, state: State[Rules, Table]) -> Standing:
        """Return the standing after a finished hand."""
        check_over(state.table.phase == OVER)
        return settle(state.standing, state.table)

    def guess(self, view: View[Rules], chance: Chance) -> State[Rules, Table]:
        """Deal the unknown cards at random."""
        return guess_state(view, chance)

    def holdings(self, state: State[Rules, Table]) -> Mapping[str, Hand]:
        """Tell where every card lies."""
        table = state.table
        places = {str(seat + 1): hand_of(table.hands[seat]) for seat in range(SEATS)}
        places["played"] = hand_of(table.gone)
        places["kitty"] = Hand.of(CARDS[code] for code in list(table.deck)[int(table.dealt) :])
        places["buried"] = hand_of(table.buried) if table.phase >= CALLING else Hand.of(())
        return places

    def playouts(self, rules: Rules, seed: int, hands: int) -> Playouts:
        """Play whole random hands inside the kernel."""
        run = playouts(setup_of(rules), seed, hands)
        return Playouts(hands, int(run.steps), int(run.legal), int(run.digest))

    def advise(self, state: State[Rules, Table], seat: int, skill: Skill) -> Move:
        """Return the move of the rules of thumb."""
        check_actor(seat, self.actors(state))
        return advice(state.table, seat, skill)

    def ideas(self, state: State[Rules, Table], seat: int, most: int) -> tuple[Move, ...]:
        """List the moves that come to mind."""
        check_actor(seat, self.actors(state))
        return ideas(state.table, seat, most)

    def rollouts(
        self, state: State[Rules, Table], seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Play moves on inside the kernel and tell what they gain."""
        check_rulings(check_move(state.table, seat, move) for move in moves)
        return outcomes(state.table, seat, moves, seed % (1 << 31), count)


def faults_of(standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    reached = standing.tallies.get(REACHED, ())
    return {
        "levels": len(standing.levels) != SEATS or not set(standing.levels) <= set(RANKS),
        "owed": bool(standing.owed),
        "tallies": set(standing.tallies) != {REACHED} or len(reached) != SEATS,
    }


game = Friends()
