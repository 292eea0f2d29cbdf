"""The rule book of 山东升级: the contract, each method a few lines over the kernel."""

from collections.abc import Iterator, Mapping, Sequence

from paiju.cards import EMPTY, RANKS, Card, Hand, deck
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
from paiju.games.shandong.advice import advice, ideas, outcomes
from paiju.games.shandong.codes import CODES, EVENTS
from paiju.games.shandong.events import begun, happened
from paiju.games.shandong.guess import guess_state
from paiju.games.shandong.kernel.moves import apply
from paiju.games.shandong.kernel.playout import playouts
from paiju.games.shandong.kernel.table import Table, deal_cards
from paiju.games.shandong.kernel.words import NOBODY, SEATS
from paiju.games.shandong.lapse import lapse_move
from paiju.games.shandong.moves import check_move, kind_of, legal_moves
from paiju.games.shandong.names import ACTS, side_seats
from paiju.games.shandong.questions import ASKS
from paiju.games.shandong.result import outcome_of, settle
from paiju.games.shandong.rules import PRESETS, Rules
from paiju.games.shandong.setup import setup_of
from paiju.games.shandong.view import actors_of, deadline_of, view_of
from paiju.trick.faces import held_of
from paiju.trick.shapes import hand_of


class Shandong:
    """山东升级, as everything else meets it."""

    name = "shandong"
    version = 1
    presets: Mapping[str, Rules] = PRESETS
    codes: Mapping[str, tuple[str, ...]] = CODES
    events: Mapping[str, tuple[str, ...]] = EVENTS
    asks: Mapping[str, Ask] = ASKS

    def parse(self, given: Mapping[str, object]) -> Rules:
        """Read rules."""
        return parse(PRESETS, "classic", given)

    def seats(self, rules: Rules) -> int:
        """Return four."""
        return SEATS

    def sides(self, rules: Rules) -> tuple[tuple[int, ...], ...]:
        """Return the seats that face each other."""
        return side_seats(0), side_seats(1)

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """Return two packs."""
        return deck(2)

    def opening(self, rules: Rules) -> Standing:
        """Return the standing before the first hand: both sides play 2, a bid decides who deals."""
        return Standing((0,) * SEATS, levels=("2",) * SEATS)

    def begin(self, rules: Rules, standing: Standing, deal: Deal) -> State[Rules, Table]:
        """Deal a hand."""
        deal.check(self.deck(rules))
        check_standing(standing, SEATS, faults_of(standing))
        table = Table(setup_of(rules))
        first, side = deal.start % SEATS, NOBODY
        if standing.dealer is not None:
            first = standing.dealer - 1
            side = first % 2
        level = RANKS.index(standing.levels[first])
        deal_cards(table, [held.code for held in deal.cards], first, side, level)
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
        apply(table, seat - 1, ACTS[move.act], held_of(move.cards), kind_of(move))
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
        check_over(self.outcome(state) is not None)
        return settle(state.standing, state.table)

    def guess(self, view: View[Rules], chance: Chance) -> State[Rules, Table]:
        """Deal the unknown cards at random."""
        return guess_state(view, chance)

    def holdings(self, state: State[Rules, Table]) -> Mapping[str, Hand]:
        """Tell where every card lies."""
        table = state.table
        places = {str(seat + 1): hand_of(table.hands[seat]) for seat in range(SEATS)}
        places["played"] = sum((hand_of(gone) for gone in table.gone), EMPTY)
        places["kitty"] = EMPTY if table.dealer >= 0 else hand_of(table.kitty)
        places["buried"] = hand_of(table.buried)
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
    levels = standing.levels
    sides = len(levels) == SEATS and levels[:2] == levels[2:] and set(levels) <= set(RANKS)
    return {
        "levels": not sides or (standing.dealer is None and len(set(levels)) > 1),
        "owed": bool(standing.owed),
        "tallies": bool(standing.tallies),
    }


game = Shandong()
