"""The rule book: a game is any object with these members (`paiju.game.contract.Game`)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from paiju.cards import CARDS, EMPTY, Card, Hand
from paiju.game import (
    Chance,
    Deadline,
    Deal,
    Dice,
    Event,
    Facts,
    Guessed,
    IllegalMove,
    Move,
    Outcome,
    Played,
    Playouts,
    Refusal,
    Skill,
    Standing,
    State,
    Step,
    View,
    Worlds,
    check_actor,
    check_over,
    check_rulings,
    check_seat,
    check_standing,
    deal_from_seed,
    seen,
)
from paiju.game.rules import parse
from paiju.game.ruling import Ask
from paiju.game.thinking import first_moves, play_out
from paiju.testing.example.guess import guess
from paiju.testing.example.profile import OVER, PROFILE, TRICKS
from paiju.testing.example.rules import PRESETS, Rules
from paiju.testing.example.table import DECK, Table

Hands: TypeAlias = State[Rules, Table]


class Example:
    """The game. It holds no hand: every method is a pure function."""

    name = "example"
    version = 1
    presets: Mapping[str, Rules] = PRESETS
    codes: Mapping[str, tuple[str, ...]] = {"one_card": ("given",)}
    events: Mapping[str, tuple[str, ...]] = {"played": ("seat", "card"), "won": ("seat",)}
    moments: frozenset[str] = frozenset()
    asks: Mapping[str, Ask] = {}
    profile = PROFILE

    def parse(self, given: Mapping[str, object]) -> Rules:
        """Read rules."""
        return parse(self.presets, "house", given)

    def seats(self, rules: Rules) -> int:
        """Count the seats."""
        return rules.seats

    def sides(self, rules: Rules) -> tuple[tuple[int, ...], ...]:
        """Let everybody play alone."""
        return tuple((seat,) for seat in range(1, rules.seats + 1))

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        """List the cards."""
        return DECK

    def opening(self, rules: Rules) -> Standing:
        """Open a match with no points."""
        return Standing((0,) * rules.seats)

    def begin(self, rules: Rules, standing: Standing, deal: Deal) -> Hands:
        """Deal a hand."""
        deal.check(DECK)
        check_standing(standing, rules.seats)
        codes = [card.code for card in deal.cards]
        size = rules.cards
        hands = [sorted(codes[seat * size : (seat + 1) * size]) for seat in range(rules.seats)]
        table = Table(
            hands, codes[rules.seats * size :], deal.start % rules.seats, [0] * rules.seats
        )
        return State(rules, standing, deal, table)

    def actors(self, state: Hands) -> tuple[int, ...]:
        """Return the seat whose turn it is."""
        return () if state.table.over else (state.table.turn + 1,)

    def legal(self, state: Hands, seat: int) -> Iterator[Move]:
        """List what `check` lets pass: any card of the hand."""
        check_seat(seat, state.rules.seats)
        hand = state.table.hands[seat - 1] if seat in self.actors(state) else []
        return (Move("play", (CARDS[code],)) for code in hand)

    def check(self, state: Hands, seat: int, move: Move) -> Refusal | None:
        """Say why a move is refused."""
        if not 1 <= seat <= state.rules.seats:
            return Refusal("unknown_seat", facts={"seat": seat, "seats": state.rules.seats})
        actors = self.actors(state)
        if not actors:
            return Refusal("hand_over", "example.3.1")
        if seat not in actors:
            return Refusal("not_your_turn", "example.2.1", {"seat": seat, "actors": actors})
        if move.act != "play":
            return Refusal("unknown_act", "example.2.1", {"act": move.act})
        if len(move.cards) != 1 or move.claim is not None or move.number is not None:
            return Refusal("one_card", "example.2.1", {"given": len(move.cards)})
        if move.cards[0].code not in state.table.hands[seat - 1]:
            return Refusal("not_in_hand", "example.2.1", {"cards": move.cards})
        return None

    def apply(self, state: Hands, seat: int, move: Move) -> Step[Rules, Table]:
        """Make a move on a copy of the table."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        table = state.table.copy()
        winner = table.lay(move.cards[0])
        events = [Event("played", {"seat": seat, "card": move.cards[0]})]
        if winner is not None:
            events.append(Event("won", {"seat": winner + 1}))
        return Step(replace(state, table=table, log=(*state.log, *events)), tuple(events))

    def view(self, state: Hands, seat: int | None) -> View[Rules]:
        """Build what a seat, or an onlooker, may know."""
        if seat is not None:
            check_seat(seat, state.rules.seats)
        table = state.table
        facts: Facts = {
            "turn": table.turn + 1,
            "won": tuple(table.won),
            "played": tuple(CARDS[code] for code in table.played),
        }
        return View(
            game=self.name,
            rules=state.rules,
            standing=state.standing,
            seat=seat,
            phase=(OVER if table.over else TRICKS).name,
            actors=self.actors(state),
            deadline=self.deadline(state),
            hand=EMPTY if seat is None else _hand(table.hands[seat - 1]),
            counts=tuple(map(len, table.hands)),
            table=tuple(Played(who + 1, (CARDS[code],)) for who, code in table.trick),
            highest=table.highest() + 1 if table.trick else None,
            facts=facts,
            log=tuple(self.seen(event, seat) for event in state.log),
            outcome=self.outcome(state),
        )

    def holdings(self, state: Hands) -> Mapping[str, Hand]:
        """Return where every card lies."""
        table = state.table
        laid = [*table.played, *(code for _, code in table.trick)]
        hands = {str(seat): _hand(hand) for seat, hand in enumerate(table.hands, 1)}
        return {"rest": _hand(table.rest), "played": _hand(laid), **hands}

    def seen(self, event: Event, seat: int | None) -> Event:
        """Show an event to a seat."""
        return seen(event, seat)

    def deadline(self, state: Hands) -> Deadline | None:
        """Return how long the seat has whose turn it is."""
        actors = self.actors(state)
        return Deadline(TRICKS.seconds, actors) if actors else None

    def lapse(self, state: Hands, seat: int) -> Move:
        """Return what time plays: the first card."""
        check_seat(seat, state.rules.seats)
        return next(self.legal(state, seat))

    def outcome(self, state: Hands) -> Outcome | None:
        """Count the tricks of a hand that is over."""
        if not state.table.over:
            return None
        won = tuple(state.table.won)
        return Outcome(won, _best(won), {"tricks": won})

    def settle(self, state: Hands) -> Standing:
        """Add the tricks to the scores."""
        check_over(state.table.over)
        before = state.standing
        scores = tuple(a + b for a, b in zip(before.scores, state.table.won, strict=True))
        winners = _best(scores) if before.hand >= state.rules.hands else None
        return replace(before, scores=scores, hand=before.hand + 1, winners=winners)

    def coming(self, rules: Rules, standing: Standing) -> tuple[Event, ...]:
        """Say what is known of the next hand: nothing, the deal decides who leads."""
        return ()

    # Thinking, for bots, hints and the secrecy proof: slow, and good enough to begin with.

    def guess(self, view: View[Rules], chance: Chance) -> Hands:
        """Deal the cards that a seat does not see."""
        return guess(view, chance)

    def playouts(self, rules: Rules, seed: int, hands: int) -> Playouts:
        """Play random hands."""
        dice = Dice(seed)
        steps = total = digest = 0
        for hand in range(hands):
            state = self.begin(rules, self.opening(rules), deal_from_seed(seed + hand, DECK))
            while actors := self.actors(state):
                moves = tuple(self.legal(state, actors[0]))
                state = self.apply(state, actors[0], moves[dice.below(len(moves))]).state
                steps += 1
                total += len(moves)
            digest = (digest * 31 + int(state.fingerprint, 16)) % (1 << 61)
        return Playouts(hands, steps, total, digest)

    def advise(self, state: Hands, seat: int, skill: Skill) -> Move:
        """Play as time does."""
        check_actor(seat, self.actors(state))
        return self.lapse(state, seat)

    def ideas(
        self, state: Hands, seat: int, most: int, taste: Sequence[int] = ()
    ) -> tuple[Move, ...]:
        """List the first of all moves."""
        check_actor(seat, self.actors(state))
        return first_moves(self, state, seat, most)

    def rollouts(
        self, state: Hands, seat: int, moves: Sequence[Move], seed: int, count: int
    ) -> tuple[int, ...]:
        """Play moves on at random."""
        return play_out(self, state, seat, moves, seed, count)

    def worlds(
        self, view: View[Rules], moves: Sequence[Move], chance: Chance, taste: Sequence[int] = ()
    ) -> Worlds:
        """Guess worlds one by one."""
        seat = 0 if view.seat is None else view.seat
        state = self.guess(view, chance)
        check_rulings(self.check(state, seat, move) for move in moves)
        return Guessed(self, view, seat, tuple(moves), chance)


def _hand(codes: list[int]) -> Hand:
    """Return cards as a hand."""
    return Hand.of(CARDS[code] for code in codes)


def _best(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the most points."""
    return tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores))


game = Example()
