"""A toy game that has everything a game can have, in as few rules as possible.

1. Two to four seats get `cards` cards each from the 20 cards 10 J Q K A; the rest is the pile.
2. Exchange: every seat, in any order, may bury one card face down and draw another, or decline.
3. Tricks: the seat named by the deal leads. Follow the led suit if you can.
   The highest card of the led suit wins the trick and leads next.
4. After a trick every seat draws a card, the winner first, while the pile has enough for all.
5. The hand ends when nobody holds a card. A trick won is a point; most points win a hand, and
   after `hands` hands the match.

It serves as the example of the contract, and its broken variants prove that the laws bite.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from paiju.cards import CARDS, EMPTY, Card, Hand
from paiju.game import (
    DECLINE,
    Chance,
    Deadline,
    Deal,
    Event,
    Fact,
    IllegalMove,
    Move,
    Outcome,
    Phase,
    Played,
    Refusal,
    Standing,
    State,
    Step,
    View,
    check_over,
    check_seat,
    check_standing,
    seen,
)
from paiju.game.chance import shuffled
from paiju.game.facts import faces, items
from paiju.game.move import Act
from paiju.game.rules import number, parse
from paiju.game.ruling import Ask
from paiju.think import PlainThinker
from tests.toy_profile import EXCHANGE, OVER, PROFILE, TRICKS

DECK: Final = tuple(held for held in CARDS if held.rank in ("10", "J", "Q", "K", "A"))
CLAUSES: Final = frozenset({"toy.1", "toy.2", "toy.3", "toy.4", "toy.5"})


@dataclass(frozen=True, slots=True)
class ToyRules:
    """The switches of the toy."""

    seats: int = number(3, 2, 4, "toy.1")
    cards: int = number(3, 1, 4, "toy.1")
    hands: int = number(3, 1, 20, "toy.5")


@dataclass(slots=True)
class ToyTable:
    """The moment of a hand, as plain lists; seats are counted from 0."""

    hands: list[Hand]
    pile: list[int]
    asked: list[int]
    """Seats that have still to exchange or decline."""
    buried: list[int]
    """The code of the card a seat has buried, -1 for none."""
    turn: int
    won: list[int]
    trick: list[tuple[int, int]] = field(default_factory=list)
    played: list[int] = field(default_factory=list)

    def copy(self) -> "ToyTable":
        """Return a table that shares nothing with this one."""
        return ToyTable(
            list(self.hands),
            list(self.pile),
            list(self.asked),
            list(self.buried),
            self.turn,
            list(self.won),
            list(self.trick),
            list(self.played),
        )

    def pack(self) -> list[int]:
        """Return everything as integers."""
        flat = [count for hand in self.hands for count in hand.counts]
        lists = (self.pile, self.asked, self.buried, self.won, self.played)
        for part in (*lists, [code for pair in self.trick for code in pair]):
            flat += [len(part), *part]
        return [*flat, self.turn]

    @property
    def over(self) -> bool:
        """Return whether nobody holds a card."""
        return not any(len(hand) for hand in self.hands)


ToyState: TypeAlias = State[ToyRules, ToyTable]


def _draw(table: ToyTable, seat: int) -> Event:
    """Give a seat the next card of the pile."""
    drawn = CARDS[table.pile.pop(0)]
    table.hands[seat] += Hand.of((drawn,))
    return Event("drew", {"seat": seat + 1}, seat + 1, {"card": drawn})


def _exchange(table: ToyTable, seat: int, move: Move) -> list[Event]:
    """Let a seat bury a card and draw, or decline."""
    table.asked.remove(seat)
    if move.act == "decline":
        return [Event("declined", {"seat": seat + 1})]
    (buried,) = move.cards
    table.hands[seat] -= move.hand
    table.buried[seat] = buried.code
    return [Event("buried", {"seat": seat + 1}, seat + 1, {"card": buried}), _draw(table, seat)]


def _winner(trick: list[tuple[int, int]]) -> int:
    """Return who has played the highest card of the led suit."""
    suit = trick[0][1] & 3
    return max(trick, key=lambda pair: pair[1] if pair[1] & 3 == suit else -1)[0]


def _play(table: ToyTable, seat: int, move: Move) -> list[Event]:
    """Play a card; the last of a trick decides it."""
    (laid,) = move.cards
    table.hands[seat] -= move.hand
    table.trick.append((seat, laid.code))
    events = [Event("played", {"seat": seat + 1, "card": laid})]
    seats = len(table.hands)
    if len(table.trick) < seats:
        table.turn = (seat + 1) % seats
        return events
    winner = _winner(table.trick)
    table.played += [code for _, code in table.trick]
    table.trick = []
    table.won[winner] += 1
    table.turn = winner
    events.append(Event("won", {"seat": winner + 1}))
    if len(table.pile) >= seats:
        events += [_draw(table, (winner + step) % seats) for step in range(seats)]
    return events


class Toy:
    """The rule book of the toy."""

    name = "toy"
    version = 1
    presets: Mapping[str, ToyRules] = {"plain": ToyRules(), "pair": ToyRules(seats=2, cards=4)}
    codes: Mapping[str, tuple[str, ...]] = {"one_card": ("given",)}
    events: Mapping[str, tuple[str, ...]] = {
        "declined": ("seat",),
        "buried": ("seat", "card"),
        "drew": ("seat", "card"),
        "played": ("seat", "card"),
        "won": ("seat",),
    }
    moments = frozenset({"buried"})
    asks: Mapping[str, Ask] = {}
    profile = PROFILE

    @property
    def thinker(self) -> PlainThinker:
        """Think slowly; what a seat cannot know is dealt at once."""
        return PlainThinker(self, guess)

    def parse(self, given: Mapping[str, object]) -> ToyRules:
        """Read rules."""
        return parse(self.presets, "plain", given)

    def seats(self, rules: ToyRules) -> int:
        """Count the seats."""
        return rules.seats

    def sides(self, rules: ToyRules) -> tuple[tuple[int, ...], ...]:
        """Leave everybody alone."""
        return tuple((seat,) for seat in range(1, rules.seats + 1))

    def deck(self, rules: ToyRules) -> tuple[Card, ...]:
        """List the twenty cards."""
        return DECK

    def opening(self, rules: ToyRules) -> Standing:
        """Open a match with no points."""
        return Standing((0,) * rules.seats)

    def begin(self, rules: ToyRules, standing: Standing, deal: Deal) -> ToyState:
        """Deal the hands, then the pile."""
        deal.check(DECK)
        check_standing(standing, rules.seats)
        size = rules.cards
        hands = [Hand.of(deal.cards[at * size : at * size + size]) for at in range(rules.seats)]
        pile = [held.code for held in deal.cards[rules.seats * size :]]
        seats = list(range(rules.seats))
        table = ToyTable(
            hands, pile, seats, [-1] * rules.seats, deal.start % rules.seats, [0] * rules.seats
        )
        return State(rules, standing, deal, table)

    def actors(self, state: ToyState) -> tuple[int, ...]:
        """Ask everybody in the exchange, later the seat whose turn it is."""
        table = state.table
        if table.asked:
            return tuple(seat + 1 for seat in table.asked)
        return () if table.over else (table.turn + 1,)

    def legal(self, state: ToyState, seat: int) -> Iterator[Move]:
        """List what `check` lets pass."""
        check_seat(seat, state.rules.seats)
        return self._legal(state, seat)

    def _legal(self, state: ToyState, seat: int) -> Iterator[Move]:
        """List it one at a time."""
        if seat not in self.actors(state):
            return
        act: Act = "bury" if state.table.asked else "play"
        tried = [Move(act, (held,)) for held in state.table.hands[seat - 1]]
        yield from (move for move in [*tried, DECLINE] if self.check(state, seat, move) is None)

    def check(self, state: ToyState, seat: int, move: Move) -> Refusal | None:
        """Tell why a move is refused."""
        if not 1 <= seat <= state.rules.seats:
            facts: dict[str, Fact] = {"seat": seat, "seats": state.rules.seats}
            return Refusal("unknown_seat", "", facts)
        actors = self.actors(state)
        if not actors:
            return Refusal("hand_over", "toy.5")
        if seat not in actors:
            return Refusal("not_your_turn", "toy.3", {"seat": seat, "actors": actors})
        exchange = bool(state.table.asked)
        if move.act not in (("bury", "decline") if exchange else ("play",)):
            facts = {"phase": self._phase(state.table).name, "act": move.act}
            return Refusal("wrong_phase", "toy.2", facts)
        needed = 0 if move.act == "decline" else 1
        if len(move.cards) != needed or move.claim is not None or move.number is not None:
            return Refusal("one_card", "toy.2", {"given": len(move.cards)})
        hand = state.table.hands[seat - 1]
        missing = move.hand.missing_from(hand)
        if missing:
            return Refusal("not_in_hand", "toy.1", {"cards": tuple(missing)})
        return self._follow(state.table, hand, move)

    def _follow(self, table: ToyTable, hand: Hand, move: Move) -> Refusal | None:
        """Hold a follower to the led suit."""
        if not table.trick:
            return None
        led = CARDS[table.trick[0][1]].suit
        if move.cards[0].suit != led and any(held.suit == led for held in hand):
            return Refusal("must_follow_suit", "toy.3", {"suit": led, "needed": 1})
        return None

    def apply(self, state: ToyState, seat: int, move: Move) -> Step[ToyRules, ToyTable]:
        """Make a move on a copy of the table."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        table = state.table.copy()
        made = _exchange if table.asked else _play
        events = tuple(made(table, seat - 1, move))
        return Step(replace(state, table=table, log=state.log + events), events)

    def view(self, state: ToyState, seat: int | None) -> View[ToyRules]:
        """Build what a seat may know."""
        if seat is not None:
            check_seat(seat, state.rules.seats)
        table = state.table
        facts: dict[str, Fact] = {
            "pile": len(table.pile),
            "won": tuple(table.won),
            "turn": table.turn + 1,
            "exchanged": tuple(code >= 0 for code in table.buried),
            "played": tuple(CARDS[code] for code in table.played),
        }
        private: dict[str, Fact] = {}
        if seat is not None and table.buried[seat - 1] >= 0:
            private["buried"] = CARDS[table.buried[seat - 1]]
        return View(
            game=self.name,
            rules=state.rules,
            standing=state.standing,
            seat=seat,
            phase=self._phase(table).name,
            actors=self.actors(state),
            deadline=self.deadline(state),
            hand=EMPTY if seat is None else table.hands[seat - 1],
            counts=tuple(map(len, table.hands)),
            table=tuple(Played(who + 1, (CARDS[code],)) for who, code in table.trick),
            highest=_winner(table.trick) + 1 if table.trick else None,
            facts=facts,
            private=private,
            log=tuple(seen(event, seat) for event in state.log),
            outcome=self.outcome(state),
        )

    def holdings(self, state: ToyState) -> Mapping[str, Hand]:
        """Tell where every card lies."""
        table = state.table
        codes = {
            "pile": table.pile,
            "buried": [code for code in table.buried if code >= 0],
            "played": [*table.played, *(code for _, code in table.trick)],
        }
        places = {name: Hand.of(CARDS[code] for code in held) for name, held in codes.items()}
        return places | {str(seat): hand for seat, hand in enumerate(table.hands, 1)}

    def deadline(self, state: ToyState) -> Deadline | None:
        """Give everybody who may act the same time."""
        actors = self.actors(state)
        return Deadline(self._phase(state.table).seconds, actors) if actors else None

    def _phase(self, table: ToyTable) -> Phase:
        """Tell which part of the hand is played."""
        return OVER if table.over else EXCHANGE if table.asked else TRICKS

    def lapse(self, state: ToyState, seat: int) -> Move:
        """Decline in the exchange; later play the first legal card."""
        check_seat(seat, state.rules.seats)
        return DECLINE if state.table.asked else next(self.legal(state, seat))

    def outcome(self, state: ToyState) -> Outcome | None:
        """Count the tricks."""
        if not state.table.over:
            return None
        won = tuple(state.table.won)
        best = tuple(seat for seat, tricks in enumerate(won, 1) if tricks == max(won))
        return Outcome(won, best, {"tricks": won})

    def settle(self, state: ToyState) -> Standing:
        """Add the tricks to the scores."""
        outcome = self.outcome(state)
        check_over(outcome is not None)
        assert outcome is not None
        before = state.standing
        scores = tuple(a + b for a, b in zip(before.scores, outcome.scores, strict=True))
        best = tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores))
        last = before.hand >= state.rules.hands
        return replace(before, scores=scores, hand=before.hand + 1, winners=best if last else None)

    def coming(self, rules: ToyRules, standing: Standing) -> tuple[Event, ...]:
        """Leave everything to the deal."""
        return ()


def _numbers(fact: Fact) -> list[int]:
    """Read a fact that holds numbers."""
    assert isinstance(fact, tuple)
    return [held for held in fact if isinstance(held, int)]


def guess(view: View[ToyRules], chance: Chance) -> ToyState:
    """Deal what the seat cannot know: other hands, their buried cards, the pile."""
    exchanged = items(view.facts["exchanged"])
    played = faces(view.facts["played"])
    laid = [(play.seat - 1, play.cards[0].code) for play in view.table]
    known = [*played, *(CARDS[code] for _, code in laid), *view.hand]
    buried = [-1] * view.rules.seats
    if view.seat is not None and "buried" in view.private:
        own = view.private["buried"]
        assert isinstance(own, Card)
        known.append(own)
        buried[view.seat - 1] = own.code
    rest = list(shuffled(tuple(Hand.of(DECK) - Hand.of(known)), chance))
    hands: list[Hand] = []
    for seat, count in enumerate(view.counts, 1):
        own_seat = seat == view.seat
        hands.append(view.hand if own_seat else Hand.of(rest.pop() for _ in range(count)))
        if exchanged[seat - 1] and not own_seat:
            buried[seat - 1] = rest.pop().code
    turn = view.facts["turn"]
    assert isinstance(turn, int)
    asked = [seat - 1 for seat in view.actors] if view.phase == "exchange" else []
    table = ToyTable(
        hands,
        [held.code for held in rest],
        asked,
        buried,
        turn - 1,
        _numbers(view.facts["won"]),
        laid,
        [held.code for held in played],
    )
    deal = Deal(shuffled(DECK, chance), turn - 1)
    return State(view.rules, view.standing, deal, table, view.log)


game = Toy()
