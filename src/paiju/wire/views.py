"""Write what the engine says as wire types."""

from collections.abc import Iterable, Mapping
from typing import Final

from paiju.cards import CARDS, Card
from paiju.desk import Group, arrange, unseen
from paiju.game import (
    AnyGame,
    AnyState,
    AnyView,
    Event,
    Facts,
    Move,
    Outcome,
    Played,
    Reading,
    Refusal,
    Sense,
    Standing,
)
from paiju.judge.answers import write_fact
from paiju.wire import commands, pushes

_NAMES: Final = tuple(map(str, CARDS))
"""Every card in the short form, by its code: views hold hundreds."""
UNSENT: Final = frozenset({"played"})
"""Facts that a page has no use for: what is still out is counted for it."""


def write_facts(facts: Facts) -> pushes.Facts:
    """Write facts by name."""
    return {name: write_fact(fact) for name, fact in facts.items()}


def write_cards(cards: Iterable[Card]) -> list[str]:
    """Write cards in the short form."""
    return [_NAMES[card.code] for card in cards]


def write_refusal(refusal: Refusal) -> pushes.WireRefusal:
    """Write a refusal."""
    return pushes.WireRefusal(
        code=refusal.code, rule=refusal.rule, facts=write_facts(refusal.facts)
    )


def write_event(game: AnyGame, event: Event) -> pushes.WireEvent:
    """Write an event of a game that the receiver may see."""
    return pushes.WireEvent(
        name=event.name, facts=write_facts(event.facts), moment=event.name in game.moments
    )


def write_move(move: Move) -> commands.WireMove:
    """Write a move."""
    meant = move.claim
    claim = None if meant is None else commands.Claim(meant.type, meant.rank)
    return commands.WireMove(move.act, tuple(map(str, move.cards)), claim, move.number)


def write_reading(reading: Reading | None) -> pushes.WireReading | None:
    """Write a reading."""
    if reading is None:
        return None
    return pushes.WireReading(
        kind=reading.type,
        rank=reading.rank,
        length=reading.length,
        units=[
            pushes.WireUnit(kind=unit.type, cards=write_cards(unit.cards)) for unit in reading.units
        ],
        stands_for=write_cards(reading.stands_for),
    )


def write_played(made: Played) -> pushes.WirePlayed:
    """Write a play that lies on the table."""
    return pushes.WirePlayed(
        seat=made.seat, cards=write_cards(made.cards), reading=write_reading(made.reading)
    )


def write_standing(standing: Standing) -> pushes.WireStanding:
    """Write a standing."""
    return pushes.WireStanding(
        scores=list(standing.scores),
        hand=standing.hand,
        levels=list(standing.levels),
        dealer=standing.dealer,
        owed=[list(pair) for pair in standing.owed],
        tallies={name: list(tally) for name, tally in standing.tallies.items()},
        winners=None if standing.winners is None else list(standing.winners),
    )


def write_outcome(game: AnyGame, outcome: Outcome | None) -> pushes.WireOutcome | None:
    """Write how a hand ended."""
    if outcome is None:
        return None
    return pushes.WireOutcome(
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        facts=write_facts(outcome.facts),
        penalties=game.profile.sense is Sense.PENALTY,
    )


def write_groups(groups: Iterable[Group]) -> list[pushes.Group]:
    """Write cards that are sorted already."""
    return [pushes.Group(name=group.name, cards=write_cards(group.cards)) for group in groups]


def write_hand(game: AnyGame, view: AnyView, cards: Iterable[Card]) -> list[pushes.Group]:
    """Write cards sorted as the view's table ranks them."""
    return write_groups(arrange(game, view, cards).groups)


def write_hands(game: AnyGame, view: AnyView, state: AnyState) -> dict[str, list[pushes.Group]]:
    """Write all hands; only for those who may see them."""
    held = game.holdings(state)
    seats = range(1, len(view.standing.scores) + 1)
    return {str(seat): write_hand(game, view, held[str(seat)]) for seat in seats}


def write_view(
    game: AnyGame, view: AnyView, hands: Mapping[str, list[pushes.Group]] | None = None
) -> pushes.WireView:
    """Write the view of a seat or an onlooker."""
    left = unseen(view) if view.seat is not None else []
    return pushes.WireView(
        seat=view.seat,
        phase=view.phase,
        actors=list(view.actors),
        hand=write_hand(game, view, view.hand),
        counts=list(view.counts),
        table=[write_played(made) for made in view.table],
        facts={name: write_fact(fact) for name, fact in view.facts.items() if name not in UNSENT},
        private=write_facts(view.private),
        standing=write_standing(view.standing),
        outcome=write_outcome(game, view.outcome),
        points={_NAMES[card.code]: worth for card, worth in game.profile.points.items()},
        best=view.highest,
        unseen={_NAMES[card.code]: count for card, count in left},
        hands=None if hands is None else dict(hands),
    )
