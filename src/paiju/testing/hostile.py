"""Moves as nobody should send them: well formed, and wrong in every way."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from paiju.cards import CARDS, EMPTY, RANKS, Card, Hand
from paiju.game import AnyGame, AnyState, Chance, Claim, Move
from paiju.game.chance import shuffled
from paiju.game.move import ACTS

CLAIMS: Final[tuple[Claim | None, ...]] = (
    None,
    *(
        Claim(kind, rank)
        for kind in (
            "single",
            "pair",
            "triple",
            "straight",
            "pair_straight",
            "triple_straight",
            "bomb",
            "joker_bomb",
            "throw",
            "true_gang",
            "false_gang",
            "",
        )
        for rank in (None, *RANKS, "JB", "")
    ),
)
NUMBERS: Final = (None, None, None, 0, 1, 2, -1, 1 << 70)
SEATS: Final = (0, -1, 99, 1 << 70)
_MOST_CARDS: Final = 60


def hostile_move(hand: Hand, chance: Chance, acts: Sequence[str] = ACTS) -> Move:
    """Make a move of random act, claim and number from held and unheld cards."""
    held = tuple(hand)
    pool = held if held and chance.below(2) else CARDS
    # Mostly few cards, for those come nearest to being legal.
    size = chance.below(_MOST_CARDS) if chance.below(8) == 0 else chance.below(6)
    cards: list[Card] = [pool[chance.below(len(pool))] for _ in range(size)]
    return Move(
        acts[chance.below(len(acts))],
        tuple(cards),
        CLAIMS[chance.below(len(CLAIMS))] if chance.below(3) == 0 else None,
        NUMBERS[chance.below(len(NUMBERS))],
    )


def near_move(due: Move, hand: Hand, chance: Chance) -> Move:
    """Make a move of the act that is due, with held cards that may be the wrong ones."""
    size = min(len(hand), max(0, len(due.cards) - 1 + chance.below(4)))
    return Move(due.act, shuffled(tuple(hand), chance)[:size], due.claim, due.number)


def wrong_move(game: AnyGame, state: AnyState, seat: int, chance: Chance) -> Move:
    """Make a move that is most likely wrong, for a seat that need not exist."""
    hand = game.holdings(state).get(str(seat), EMPTY)
    if seat in game.actors(state) and chance.below(2):
        return near_move(game.lapse(state, seat), hand, chance)
    return hostile_move(hand, chance, game.profile.all_acts)


def hostile_seat(game: AnyGame, state: AnyState, chance: Chance) -> int:
    """Choose a seat, mostly one that exists."""
    if chance.below(8) == 0:
        return SEATS[chance.below(len(SEATS))]
    return 1 + chance.below(game.seats(state.rules))


def strangers(seats: int) -> tuple[int, ...]:
    """Return numbers that are no seat of a table with so many."""
    return (0, -1, 99, seats + 1)


def every_move(hand: Hand, most_cards: int, acts: Sequence[str] = ACTS) -> Iterator[Move]:
    """List every act with every set of up to so many held cards, without claim or number."""
    held = tuple(hand)
    for size in range(min(most_cards, len(held)) + 1):
        for cards in dict.fromkeys(combinations(held, size)):
            for act in acts:
                yield Move(act, cards)
