"""The rule book of 小二定主: the contract, each method a few lines over the kernel."""

from collections.abc import Iterator, Mapping, Sequence

from paiju.cards import Card, Hand, deck, mask_of
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
from paiju.games.xiaoer.advice import advice, ideas, outcomes
from paiju.games.xiaoer.asks import ASKS
from paiju.games.xiaoer.codes import CODES, EVENTS
from paiju.games.xiaoer.events import begun, happened
from paiju.games.xiaoer.guess import guess_state
from paiju.games.xiaoer.kernel.moves import apply
from paiju.games.xiaoer.kernel.opening import begin_with
from paiju.games.xiaoer.kernel.playout import playouts
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.kernel.words import OVER, PLAYING
from paiju.games.xiaoer.moves import check_move, claim_of, lapse_move, legal_moves
from paiju.games.xiaoer.names import ACTS
from paiju.games.xiaoer.result import outcome_of, settle, side_of
from paiju.games.xiaoer.rules import PRESETS, Rules, Trump
from paiju.games.xiaoer.setup import setup_of
from paiju.games.xiaoer.view import actors_of, deadline_of, view_of

SEATS = 4


class Xiaoer:
    """小二定主, as everything else meets it."""

    name = "xiaoer"
    version = 1
    presets: Mapping[str, Rules] = PRESETS
    codes: Mapping[str, tuple[str, ...]] = CODES
    events: Mapping[str, tuple[str, ...]] = EVENTS
    asks: Mapping[str, Ask] = ASKS

    def parse(self, given: Mapping[str, object]) -> Rules:
        """Read rules."""
        return parse(PRESETS, "full", given)

    def seats(self, rules: Rules) -> int:
        """Return four."""
        return SEATS

    def sides(self, rules: Rules) -> tuple[tuple[int, ...], ...]:
        """Return the seats that face each other."""
        return side_of(1), side_of(2)

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """Return one pack."""
        return deck()

    def opening(self, rules: Rules) -> Standing:
        """Return the standing before the first hand; where a show decides there is no dealer."""
        shown = rules.trump is Trump.SHOWN and bool(rules.rotate)
        return Standing((0,) * SEATS, dealer=None if shown else 1)

    def begin(self, rules: Rules, standing: Standing, deal: Deal) -> State[Rules, Table]:
        """Deal a hand."""
        deal.check(self.deck(rules))
        check_standing(standing, SEATS, faults_of(rules, standing))
        table = Table(setup_of(rules))
        for payer, receiver in standing.owed:
            table.pays[payer - 1] = receiver - 1
        before = table.copy()
        codes = [held.code for held in deal.cards]
        begin_with(table, codes, deal.start, (standing.dealer or 0) - 1)
        return State(rules, standing, deal, table, begun(standing.hand, before, table))

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
        act, cards = ACTS[move.act], mask_of(move.cards)
        apply(table, seat - 1, act, cards, claim_of(table, move))
        last = state.standing.hand >= state.rules.hands
        events = happened(state.table, table, seat - 1, act, cards, last)
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
        return outcome_of(state.table)

    def settle(self, state: State[Rules, Table]) -> Standing:
        """Return the standing after a finished hand."""
        check_over(state.table.phase == OVER)
        return settle(state.rules, state.standing, state.table)

    def guess(self, view: View[Rules], chance: Chance) -> State[Rules, Table]:
        """Deal the unknown cards at random."""
        return guess_state(view, chance)

    def holdings(self, state: State[Rules, Table]) -> Mapping[str, Hand]:
        """Tell where every card lies."""
        table = state.table
        places = {str(seat + 1): Hand.of_mask(table.hands[seat]) for seat in range(SEATS)}
        places["played"] = Hand.of_mask(sum(int(cards) for cards in table.gone))
        places["kitty"] = Hand.of_mask(0 if table.taken else table.kitty)
        places["buried"] = Hand.of_mask(table.buried if table.phase >= PLAYING else 0)
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


def faults_of(rules: Rules, standing: Standing) -> Mapping[str, bool]:
    """Tell what no hand of this game leaves to the next."""
    payers = [payer for payer, _ in standing.owed]
    receivers = [receiver for _, receiver in standing.owed]
    side = payers[0] % 2 if payers else 0
    return {
        "hand": standing.hand > rules.hands,
        "levels": bool(standing.levels),
        "tallies": bool(standing.tallies),
        "owed": (bool(standing.owed) and (not rules.tribute or standing.dealer is None))
        or len(set(payers)) != len(payers)
        or len(set(receivers)) != len(receivers)
        or any(
            not 1 <= min(pair) <= max(pair) <= SEATS
            or pair[0] % 2 == pair[1] % 2
            or pair[0] % 2 != side
            for pair in standing.owed
        ),
    }


game = Xiaoer()
