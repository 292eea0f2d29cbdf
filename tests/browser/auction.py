"""A game with an auction, in nobody's words: the toy, in which seats bid 1 to 3 or decline first.

It brings neither texts nor rules, lesson or puzzles.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import ClassVar

from paiju.game import DECLINE, AnyState, AnyView, Event, IllegalMove, Move, Refusal, Skill
from paiju.think import PlainThinker
from tests.toy import Toy, guess
from tests.wrapped import AnyStep, Wrapped

BIDS = tuple(Move("call", number=number) for number in (1, 2, 3))


class Auction(Wrapped):
    """The rule book of the auction."""

    name = "auction"
    events: ClassVar[Mapping[str, tuple[str, ...]]] = {**Toy.events, "bid": ("seat", "points")}

    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        """List bids and a no, later what the toy lists."""
        if not state.table.asked:
            return self.inner.legal(state, seat)
        return iter((*BIDS, DECLINE) if seat in self.actors(state) else ())

    def check(self, state: AnyState, seat: int, move: Move) -> Refusal | None:
        """Let bids pass where the toy exchanges cards."""
        if not state.table.asked or move not in BIDS:
            refusal = self.inner.check(state, seat, move)
            if refusal is None and move.act == "bury":
                return Refusal("wrong_phase", "", {"phase": "exchange", "act": move.act})
            return refusal
        return self.inner.check(state, seat, DECLINE)

    def view(self, state: AnyState, seat: int | None) -> AnyView:
        """Build a view in the own name."""
        return replace(self.inner.view(state, seat), game=self.name)

    def apply(self, state: AnyState, seat: int, move: Move) -> AnyStep:
        """Take a bid for a no of the toy, with an event of its own."""
        refusal = self.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if move not in BIDS:
            return self.inner.apply(state, seat, move)
        made = self.inner.apply(state, seat, DECLINE)
        told = Event("bid", {"seat": seat, "points": move.number})
        return replace(made, state=replace(made.state, log=(*state.log, told)), events=(told,))

    @property
    def thinker(self) -> "Bidder":
        """Think as the toy does, but for bids."""
        return Bidder(self, guess)


class Bidder(PlainThinker):
    """Bid one, and play like the toy."""

    def thumb(self, state: AnyState, seat: int, skill: Skill) -> Move:
        """Return the lowest bid, or what time would play."""
        return BIDS[0] if state.table.asked else self.game.lapse(state, seat)


game = Auction(Toy())
