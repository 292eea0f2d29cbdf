"""小二定主 the slow way: straight from the rule text, card by card, nothing shared with the game.

Every question is answered by trying all sets of cards; use it on small hands.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from typing import Final, TypeAlias

from paiju.cards import Card, parse_cards

Cards: TypeAlias = frozenset[Card]
Lead: TypeAlias = tuple[Cards, str]
"""Cards and what they are led as."""

RANKS: Final = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
POINTS: Final = {"5": 5, "10": 10, "K": 10}


@dataclass(frozen=True, slots=True)
class Setting:
    """What a hand is played by."""

    trump: str
    threes: bool = False
    fives: bool = False
    throws: bool = True
    gang: str = "on"
    shown: Cards = frozenset()


def cards(text: str) -> list[Card]:
    """Read cards."""
    return list(parse_cards(text))


@cache
def trump_steps(setting: Setting) -> list[list[Card]]:
    """List the trumps from high to low, equal ones together (2.3)."""
    sides = [suit for suit in "SHCD" if suit != setting.trump]
    steps = [cards("D5")]
    if setting.fives:
        steps.append(cards("S5 H5 C5"))
    if setting.threes:
        steps.append(cards("S3 H3 C3 D3"))
    steps += [cards("JB"), cards("JS"), cards("SQ")]
    steps += [cards(f"{setting.trump}J"), [*chain(*(cards(f"{suit}J") for suit in sides))]]
    steps += [cards(f"{setting.trump}2"), [*chain(*(cards(f"{suit}2") for suit in sides))]]
    before = set(chain(*steps))
    steps += [
        cards(f"{setting.trump}{rank}")
        for rank in RANKS
        if cards(f"{setting.trump}{rank}")[0] not in before
    ]
    return steps


@cache
def is_trump(setting: Setting, card: Card) -> bool:
    """Return whether a card is a trump (2.1, 2.2, 2.6)."""
    return any(card in step for step in trump_steps(setting))


@cache
def trump_height(setting: Setting, card: Card) -> int:
    """Return a trump's height; equal trumps are equally high (2.5)."""
    steps = trump_steps(setting)
    return next(len(steps) - place for place, step in enumerate(steps) if card in step)


def side_height(card: Card) -> int:
    """Return a side card's height in its suit (2.4)."""
    return len(RANKS) - RANKS.index(card.rank)


def one_side_suit(setting: Setting, play: Iterable[Card]) -> bool:
    """Return whether all cards are side cards of one suit."""
    held = list(play)
    return len({card.suit for card in held}) == 1 and not any(
        is_trump(setting, card) for card in held
    )


def is_true_gang(setting: Setting, play: Cards) -> bool:
    """Return whether cards are a true gang (9.2, 9.9)."""
    return len(play) == 4 and len({card.rank for card in play}) == 1 and not play & setting.shown


def is_false_gang(setting: Setting, play: Cards) -> bool:
    """Return whether cards are a false gang (9.5, 9.7, 9.9, 9.10)."""
    if len(play) != 4 or play & setting.shown:
        return False
    for helper in play:
        three = [card for card in play if card != helper]
        equal = len({card.rank for card in three}) == 1
        queen = str(helper) == "SQ"
        other = setting.gang == "loose" and helper.rank != three[0].rank
        if equal and (queen or other):
            return True
    return False


def kinds(setting: Setting, play: Cards) -> set[str]:
    """Tell all that cards may be led as (7.3)."""
    found = {"single"} if len(play) == 1 else set()
    if setting.throws and len(play) >= 2 and one_side_suit(setting, play):
        found.add("throw")
    if setting.gang != "off":
        if is_true_gang(setting, play):
            found.add("true_gang")
        if is_false_gang(setting, play):
            found.add("false_gang")
    return found


def subsets(hand: Sequence[Card], sizes: Iterable[int]) -> Iterator[Cards]:
    """List all sets of cards of some sizes."""
    for size in sizes:
        for chosen in combinations(hand, size):
            yield frozenset(chosen)


def leads(setting: Setting, hand: Sequence[Card]) -> set[Lead]:
    """List all leads of a hand."""
    every = subsets(hand, range(1, len(hand) + 1))
    return {(play, kind) for play in every for kind in kinds(setting, play)}


def asked_for(setting: Setting, lead: Lead, card: Card) -> bool:
    """Return whether a card is one of those that come first on a lead (7.4, 8.4, 9.3, 9.6)."""
    play, kind = lead
    if kind == "true_gang":
        return is_trump(setting, card)
    if kind == "false_gang":
        return not is_trump(setting, card)
    led = min(play)
    if is_trump(setting, led):
        return is_trump(setting, card)
    return card.suit == led.suit and not is_trump(setting, card)


def gang_height(setting: Setting, play: Cards) -> int:
    """Return the height of a true gang: 2 is 1, A is 13 (9.4)."""
    return len(RANKS) - RANKS.index(min(play).rank)


def may_follow(
    setting: Setting, lead: Lead, added: Sequence[Cards], hand: Sequence[Card], play: Cards
) -> bool:
    """Return whether cards may be added to a lead and the plays after it."""
    led, kind = lead
    if len(play) != len(led):
        return False
    if kind in ("true_gang", "false_gang") and is_true_gang(setting, play):
        gangs = [other for other in added if is_true_gang(setting, other)]
        if kind == "true_gang":
            gangs.append(led)
        if all(gang_height(setting, play) > gang_height(setting, other) for other in gangs):
            return True
    owed = min(len(led), sum(asked_for(setting, lead, card) for card in hand))
    return sum(asked_for(setting, lead, card) for card in play) == owed


def follows(
    setting: Setting, lead: Lead, added: Sequence[Cards], hand: Sequence[Card]
) -> set[Cards]:
    """List all that a hand may add."""
    every = subsets(hand, [len(lead[0])])
    return {play for play in every if may_follow(setting, lead, added, hand, play)}


def winner(setting: Setting, lead: Lead, added: Sequence[Cards]) -> int:
    """Return the place of the play that wins, 0 for the lead (7.6, 8.5, 9.4, 9.8)."""
    led, kind = lead
    plays = [led, *added]
    if kind == "single":
        return _highest_single(setting, [min(play) for play in plays])
    if kind == "throw":
        killers = [
            (max(trump_height(setting, card) for card in play), -place)
            for place, play in enumerate(plays)
            if place and all(is_trump(setting, card) for card in play)
        ]
        return -max(killers)[1] if killers else 0
    gangs = [
        (gang_height(setting, play), -place)
        for place, play in enumerate(plays)
        if is_true_gang(setting, play) and (place or kind == "true_gang")
    ]
    return -max(gangs)[1] if gangs else 0


def _highest_single(setting: Setting, plays: list[Card]) -> int:
    """Return the place of the winning card."""
    trumps = [
        (trump_height(setting, card), -place)
        for place, card in enumerate(plays)
        if is_trump(setting, card)
    ]
    if trumps:
        return -max(trumps)[1]
    suited = [
        (side_height(card), -place)
        for place, card in enumerate(plays)
        if card.suit == plays[0].suit
    ]
    return -max(suited)[1]


def stands(play: Cards, others: Iterable[Sequence[Card]], setting: Setting) -> bool:
    """Return whether a throw stands against the other hands (8.2)."""
    suit = min(play).suit
    least = min(side_height(card) for card in play)
    return not any(
        card.suit == suit and not is_trump(setting, card) and side_height(card) > least
        for hand in others
        for card in hand
    )


def points(play: Iterable[Card]) -> int:
    """Count points (1.5)."""
    return sum(POINTS.get(card.rank, 0) for card in play)


def burials(hand: Sequence[Card], size: int) -> set[Cards]:
    """List all that a dealer may bury (6.3)."""
    plain = sum(card.rank not in POINTS for card in hand)
    worst = max(size - plain, 0)
    return {
        chosen
        for chosen in subsets(hand, [size])
        if sum(card.rank in POINTS for card in chosen) == worst
    }


def tributes(setting: Setting, hand: Sequence[Card]) -> set[Card]:
    """List all cards that are a hand's highest (5.3)."""
    trumps = [card for card in hand if is_trump(setting, card)]
    if trumps:
        best = max(trump_height(setting, card) for card in trumps)
        return {card for card in trumps if trump_height(setting, card) == best}
    best = max(side_height(card) for card in hand)
    return {card for card in hand if side_height(card) == best}


def returns(hand: Sequence[Card], received: Card) -> set[Card]:
    """List all cards that may be given back (5.4)."""
    others = {card for card in hand if card != received}
    plain = {card for card in others if card.rank not in POINTS}
    return plain or others
