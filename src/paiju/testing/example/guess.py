"""Guess what a seat cannot see: a state that gives exactly its view."""

from paiju.cards import Card, Hand
from paiju.game import Chance, Deal, Fact, State, View
from paiju.game.chance import shuffled
from paiju.testing.example.rules import Rules
from paiju.testing.example.table import DECK, Table


def guess(view: View[Rules], chance: Chance) -> State[Rules, Table]:
    """Deal the unknown cards at random."""
    played = _cards(view.facts["played"])
    trick = [(play.seat - 1, play.cards[0]) for play in view.table]
    known = Hand.of([*played, *(card for _, card in trick), *view.hand])
    rest = [card.code for card in shuffled(tuple(Hand.of(DECK) - known), chance)]
    hands: list[list[int]] = []
    for seat, count in enumerate(view.counts, 1):
        own = [card.code for card in view.hand]
        hands.append(sorted(own if seat == view.seat else [rest.pop() for _ in range(count)]))
    turn, won = view.facts["turn"], view.facts["won"]
    assert isinstance(turn, int)
    assert isinstance(won, tuple)
    table = Table(
        hands,
        rest,
        turn - 1,
        [tricks for tricks in won if isinstance(tricks, int)],
        [(seat, card.code) for seat, card in trick],
        [card.code for card in played],
    )
    return State(view.rules, view.standing, Deal(shuffled(DECK, chance), 0), table, view.log)


def _cards(fact: Fact) -> list[Card]:
    """Read a fact that holds cards."""
    assert isinstance(fact, tuple)
    return [card for card in fact if isinstance(card, Card)]
