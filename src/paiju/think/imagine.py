"""Imagine a hand that a view could be of, by the rules alone.

A deal is played again as the view's log tells it. Where the deal cannot have been so, because a
seat lacks what it played or had to play something else, some cards change places and the hand is
played anew, as long as it gets no less far. Which hands are likelier does not count.

This takes some milliseconds in a small game and seconds in one of several packs; where moves that
were made in secret come to light much later it may find nothing. A game that deals the unknown
cards itself is faster by far.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from paiju.cards import EMPTY, Card, Hand
from paiju.game.chance import Chance, shuffled
from paiju.game.deal import STARTS, Deal
from paiju.game.event import Event, seen
from paiju.game.facts import faces
from paiju.game.move import Move
from paiju.game.registry import AnyGame, AnyState, AnyView

# How often a deal is played in all, and how often it is changed before another is begun with.
_REPLAYS: Final = 6000
_CHANGES: Final = 150
_MOST_MOVES: Final = 4096
# Moves that are made to see what they lead to, where the log does not say which it was.
_TRIED: Final = 24
# One time in so many a change is kept though the hand gets less far.
_ASTRAY: Final = 10


class Unimaginable(Exception):
    """No hand was found that a view could be of."""


@dataclass(frozen=True, slots=True)
class _Stuck:
    """How far a deal got, and what happened there instead of what the view tells."""

    deal: Deal
    state: AnyState
    reached: int
    """Events that are as the view tells them."""
    told: tuple[Event, ...] = ()
    """What came nearest to what should have followed."""
    forced: Hand = EMPTY
    """Cards of the moves that could have been made instead."""
    wrong: int = 0
    """Cards that should lie elsewhere there."""

    def score(self) -> tuple[int, int]:
        """Return how good the deal is."""
        return self.reached, -self.wrong


@dataclass(frozen=True, slots=True)
class _Swap:
    """Cards that a seat should be given, the first most of all, and those it can do without."""

    seat: int | None
    given: Sequence[Card]
    taken: tuple[Card, ...]


def _cards(event: Event) -> Hand:
    """Return the cards that an event tells of; one that several facts name is the same."""
    return _union(Hand.of(faces(fact)) for fact in event.facts.values())


def _union(hands: Iterable[Hand]) -> Hand:
    """Return as many copies of each card as one of some hands has."""
    return Hand(bytes(map(max, *(hand.counts for hand in hands), EMPTY.counts, EMPTY.counts)))


def _less(one: Hand, other: Hand) -> tuple[Card, ...]:
    """Return the cards of one hand that another does not have."""
    return tuple(one.missing_from(other))


def _owners(game: AnyGame, view: AnyView, start: int) -> tuple[int | None, ...]:
    """Return the seat to which each place of a deal goes at the beginning, None for no seat."""
    cards = game.deck(view.rules)

    def hands(one: int, other: int) -> dict[int, Hand]:
        """Deal with two cards in each other's place."""
        order = list(cards)
        order[one], order[other] = cards[other], cards[one]
        state = game.begin(view.rules, view.standing, Deal(tuple(order), start))
        held = game.holdings(state).items()
        return {int(place): hand for place, hand in held if place.isdecimal()}

    before = hands(0, 0)

    def loser(after: dict[int, Hand], face: Card) -> int | None:
        """Return the seat that has fewer copies of a card than before."""
        return next(
            (seat for seat in before if after[seat].count(face) < before[seat].count(face)), None
        )

    # Somewhere there is a place that does not go where the first goes.
    apart = next((at for at in range(1, len(cards)) if hands(0, at) != before), 0)
    known = {end: loser(hands(0, apart), cards[end]) for end in (0, apart)}
    found: list[int | None] = []
    for at, face in enumerate(cards):
        other = 0 if face != cards[0] else apart
        after = hands(at, other)
        found.append(loser(after, face) if after != before else known[other])
    return tuple(found)


class _Imagination:
    """The search for one hand."""

    def __init__(self, game: AnyGame, view: AnyView, chance: Chance) -> None:
        self._game = game
        self._view = view
        self._chance = chance
        self._known_owners: dict[int, tuple[int | None, ...]] = {}
        self._owners: tuple[int | None, ...] = ()
        self._start = chance.below(STARTS)

    def find(self) -> AnyState:
        """Return a state that gives the view."""
        deal: Deal | None = None
        best: _Stuck | None = None
        changes = 0
        for _ in range(_REPLAYS):
            if deal is None or changes == _CHANGES:
                deal, best, changes = self._begin(), None, 0
            found = self._replay(deal)
            if not isinstance(found, _Stuck):
                return found
            if best is None or found.score() >= best.score() or not self._below(_ASTRAY):
                best = found
            deal = self._change(best)
            changes += 1
        raise Unimaginable(f"no hand of {self._view.game} found for seat {self._view.seat}")

    def _below(self, bound: int) -> int:
        """Draw a number from 0 to bound - 1."""
        return self._chance.below(bound)

    def _begin(self) -> Deal:
        """Deal at random, but to each seat what it shows, as far as it was dealt that many."""
        rest = list(shuffled(self._game.deck(self._view.rules), self._chance))
        start = self._find_start(tuple(rest))
        if start not in self._known_owners:
            self._known_owners[start] = _owners(self._game, self._view, start)
        self._owners = self._known_owners[start]
        free = list(shuffled(tuple(range(len(rest))), self._chance))
        dealt: dict[int, Card] = {}
        for seat in dict.fromkeys(self._owners):
            own = [at for at in free if self._owners[at] == seat]
            shown = EMPTY if seat is None else self._later(seat, 0)
            for at, card in zip(own, shuffled(tuple(shown), self._chance), strict=False):
                if card in rest:
                    rest.remove(card)
                    free.remove(at)
                    dealt[at] = card
        dealt |= zip(free, rest, strict=True)
        return Deal(tuple(dealt[at] for at in sorted(dealt)), start)

    def _find_start(self, cards: tuple[Card, ...]) -> int:
        """Return the next start with which a hand begins as the view tells, but for the cards."""
        view = self._view
        for _ in range(STARTS):
            self._start = (self._start + 1) % STARTS
            state = self._game.begin(view.rules, view.standing, Deal(cards, self._start))
            alike, told = self._compare(state.log, 0)
            if alike == len(told) or _cards(told[alike]) != _cards(view.log[alike]):
                break
        return self._start

    # Play a deal as the log tells it.

    def _replay(self, deal: Deal) -> AnyState | _Stuck:
        """Return the state that a deal leads to, or where it gets stuck."""
        view = self._view
        state = self._game.begin(view.rules, view.standing, deal)
        alike, told = self._compare(state.log, 0)
        if alike < len(state.log):
            return self._stuck(deal, state, alike, told[alike:])
        while len(state.log) < len(view.log):
            after = self._follow(deal, state)
            if isinstance(after, _Stuck):
                return after
            state = after
        if self._game.view(state, view.seat) == view:
            return state
        return self._stuck(deal, state, len(view.log))

    def _stuck(
        self,
        deal: Deal,
        state: AnyState,
        reached: int,
        told: tuple[Event, ...] = (),
        forced: Hand = EMPTY,
    ) -> _Stuck:
        """Tell where a deal got stuck, and count the cards that are wrong there."""
        log, seat = self._view.log, self._view.seat
        if reached == len(log):
            held = EMPTY if seat is None else self._game.holdings(state)[str(seat)]
            wrong = _less(self._view.hand, held)
        elif told and told[0].name == log[reached].name:
            wrong = _less(_cards(log[reached]), _cards(told[0]))
        else:
            actor = str(log[reached].facts.get("seat"))
            wrong = _less(_cards(log[reached]), self._game.holdings(state).get(actor, EMPTY))
        return _Stuck(deal, state, reached, told, forced, len(wrong))

    def _compare(self, events: tuple[Event, ...], at: int) -> tuple[int, tuple[Event, ...]]:
        """Count the first events that are as the view tells them; return all as they are seen."""
        told = tuple(seen(event, self._view.seat) for event in events)
        alike = 0
        for one, other in zip(told, self._view.log[at:], strict=False):
            if one != other:
                break
            alike += 1
        return alike, told

    def _follow(self, deal: Deal, state: AnyState) -> AnyState | _Stuck:
        """Make a move that leads to what the log tells next."""
        at = len(state.log)
        nearest = self._stuck(deal, state, at)
        forced: list[Card] = []
        for seat in self._game.actors(state):
            for move in self._moves(state, seat, at):
                step = self._game.apply(state, seat, move)
                alike, told = self._compare(step.events, at)
                if alike == len(told):
                    return step.state
                forced += move.cards if seat == self._view.log[at].facts.get("seat") else ()
                if alike > nearest.reached - at or (not nearest.told and self._is_near(told, at)):
                    nearest = self._stuck(deal, state, at + alike, told[alike:])
        if nearest.reached > at:
            return nearest
        return self._stuck(deal, state, at, nearest.told, Hand.of(set(forced)))

    def _is_near(self, told: tuple[Event, ...], at: int) -> bool:
        """Return whether the same thing happened to the same seat, if with other cards."""
        wanted = self._view.log[at]
        return told[0].name == wanted.name and told[0].facts.get("seat") == wanted.facts.get("seat")

    def _moves(self, state: AnyState, seat: int, at: int) -> Iterator[Move]:
        """Give the moves that may have been made: at once what was seen, then any few."""
        wanted = _cards(self._view.log[at])
        held = self._game.holdings(state)[str(seat)]
        legal = self._game.legal(state, seat)
        listed = tuple(islice(legal, _TRIED))
        for act in dict.fromkeys(move.act for move in listed):
            plain = Move(act, tuple(wanted))
            if self._game.check(state, seat, plain) is None:
                yield plain
        if wanted <= held:
            listed += tuple(islice(legal, _MOST_MOVES))
        yield from (move for move in listed if move.hand == wanted)
        # A secret move: any will do, rather one that leaves the seat what it shows later.
        spare = Hand.of(held.missing_from(self._later(seat, at)))
        kept = tuple(move for move in listed if move.hand <= spare)
        spent = tuple(move for move in listed if not move.hand <= spare)
        if spent:
            kept += tuple(self._variants(state, seat, spent[0], tuple(spare)))
        for moves in (kept, spent) if self._below(4) else (spent, kept):
            yield from shuffled(moves, self._chance)[:_TRIED]

    def _variants(
        self, state: AnyState, seat: int, move: Move, spare: tuple[Card, ...]
    ) -> Iterator[Move]:
        """Give moves of the same kind with cards that the seat can spare."""
        for _ in range(_TRIED):
            cards = shuffled(spare, self._chance)[: len(move.cards)]
            other = Move(move.act, cards)
            if len(cards) == len(move.cards) and self._game.check(state, seat, other) is None:
                yield other

    def _later(self, seat: int, at: int) -> Hand:
        """Return the cards that a seat shows from an event on, or still holds at the end.

        What is bid may be played later: of a card so many count as one kind of event tells of.
        """
        shown: dict[str, Hand] = {}
        for event in self._view.log[at:]:
            if event.facts.get("seat") == seat:
                shown[event.name] = shown.get(event.name, EMPTY) + _cards(event)
        left = self._view.hand if seat == self._view.seat else EMPTY
        return _union(shown.values()) + left

    # Change a deal that got stuck.

    def _change(self, stuck: _Stuck) -> Deal | None:
        """Let cards change places so that the deal may get further; None where nothing may help."""
        swap, cards = self._swap(stuck), list(stuck.deal.cards)
        if swap is None or not swap.given or not swap.taken:
            # It may be the start that is wrong, and not the cards.
            if stuck.reached == len(self._view.log) or not self._below(4):
                return None
            swap = _Swap(None, shuffled(tuple(cards), self._chance)[:1], tuple(cards))
        kept = {swap.seat, self._view.seat} if swap.seat is not None else {None}
        taken = shuffled(swap.taken, self._chance)[: None if self._below(2) else 1]
        for one, other in zip(swap.given, taken, strict=False):
            here = self._place(cards, one, lambda owner: owner not in kept)
            there = self._place(cards, other, lambda owner: owner == swap.seat)
            cards[here], cards[there] = cards[there], cards[here]
        return Deal(tuple(cards), stuck.deal.start)

    def _place(self, cards: list[Card], wanted: Card, suits: Callable[[int | None], bool]) -> int:
        """Return where a copy of a card lies in a deal: one whose owner suits, if there is one."""
        copies = [at for at, card in enumerate(cards) if card == wanted]
        fit = [at for at in copies if suits(self._owners[at])] or copies
        return fit[self._below(len(fit))]

    def _swap(self, stuck: _Stuck) -> _Swap | None:
        """Return which cards should change places; None where something else is wrong."""
        log, at, seat = self._view.log, stuck.reached, self._view.seat
        if at == len(log):
            own = EMPTY if seat is None else self._held(stuck, seat)
            return _Swap(seat, _less(self._view.hand, own), _less(own, self._view.hand))
        actor = log[at].facts.get("seat")
        if stuck.told and stuck.told[0].name == log[at].name and not stuck.forced:
            told, wanted = _cards(stuck.told[0]), _cards(log[at])
            if told != wanted:
                owner = actor if isinstance(actor, int) and self._below(2) else None
                return _Swap(owner, _less(wanted, told), _less(told, wanted))
        if not isinstance(actor, int) or actor not in self._game.actors(stuck.state):
            return None
        held, later = self._held(stuck, actor), self._later(actor, at)
        spare = held.missing_from(later)
        if missing := _less(_cards(log[at]), held):
            if len(spare) < len(missing):
                spare = held.missing_from(_cards(log[at]))
            soon = shuffled(_less(later, held + Hand.of(missing)), self._chance)
            return _Swap(actor, (*missing, *soon), tuple(spare))
        bound = tuple(card for card in spare if card in stuck.forced)
        return _Swap(actor, self._strange(stuck, actor), bound or tuple(spare))

    def _held(self, stuck: _Stuck, seat: int) -> Hand:
        """Return the hand of a seat where a deal got stuck."""
        return self._game.holdings(stuck.state)[str(seat)]

    def _strange(self, stuck: _Stuck, seat: int) -> tuple[Card, ...]:
        """Return cards of others, or of nobody, that can be spared and would bind nobody."""
        found: list[Card] = []
        for place, lying in self._game.holdings(stuck.state).items():
            if place not in (str(seat), str(self._view.seat)):
                later = self._later(int(place), stuck.reached) if place.isdecimal() else EMPTY
                found += Hand.of(lying.missing_from(later))
        suits = {card.suit for card in stuck.forced}
        free = [card for card in found if card not in stuck.forced]
        other = [card for card in free if card.suit not in suits]
        return shuffled(tuple(other if other and self._below(4) else free), self._chance)


def imagine(game: AnyGame, view: AnyView, chance: Chance) -> AnyState:
    """Return a hand that gives exactly this view; `Unimaginable` where none is found."""
    return _Imagination(game, view, chance).find()
