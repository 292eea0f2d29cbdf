"""Lay a hand by what can be played together (理牌), as the game's own judge sees it."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

from paiju.bots.asking import inquire
from paiju.cards import Card
from paiju.desk.arrange import Group, arrange
from paiju.desk.moves import readings_of
from paiju.game import AnyGame, AnyView

_MOST_PLAYS: Final = 1024
# What beats nearly everything is kept whole: so many cards more it counts.
_EQUALS: Final = 4
_EQUALS_COUNT: Final = 3

Play: TypeAlias = tuple[Card, ...]


def combine(game: AnyGame, view: AnyView, held: Iterable[Card]) -> tuple[Group, ...]:
    """Sort cards by combination: what belongs together first, what is left over behind it."""
    arranged = arrange(game, view, held)
    if "plays" in game.asks:
        return _by_plays(game, view, arranged.cards)
    return tuple(part for group in arranged.groups for part in _by_units(game, view, group))


def _by_units(game: AnyGame, view: AnyView, group: Group) -> tuple[Group, ...]:
    """Part a group as if all of it were led: tractors, triples and pairs before single cards.

    Copies of a card stay together, also where only some of them belong to a tractor.
    """
    readings = readings_of(game, view, group.cards)
    units = sorted(readings[0].units if readings else (), key=lambda unit: -len(unit.cards))
    many = [unit.cards for unit in units if len(unit.cards) > 1]
    first = dict.fromkeys(one for cards in many for one in group.cards if one in cards)
    ordered = tuple(one for card in first for one in group.cards if one == card)
    single = tuple(one for one in group.cards if one not in first)
    return tuple(Group(group.name, cards) for cards in (ordered, single) if cards)


def _by_plays(game: AnyGame, view: AnyView, cards: Play) -> tuple[Group, ...]:
    """Take the largest play of what is left, again and again; wild cards help nobody."""
    answer = inquire(game, view, "plays", hand=cards, limit=_MOST_PLAYS)
    plays: Iterable[Play] = () if answer is None else answer["plays"]
    left = Counter(cards)
    taken: list[Play] = []
    for play in sorted((one for one in plays if len(one) > 1), key=_size, reverse=True):
        needed = Counter(play)
        while needed <= left and _is_plain(game, view, play):
            left -= needed
            taken.append(play)
    place = {card: at for at, card in enumerate(cards)}
    rest = tuple(one for card in dict.fromkeys(cards) for one in [card] * left[card])
    ordered = sorted(taken, key=lambda play: (-_size(play), min(place[one] for one in play)))
    groups = [tuple(sorted(play, key=lambda one: place[one])) for play in ordered]
    return tuple(Group("", part) for part in (*groups, rest) if part)


def _size(play: Play) -> int:
    """Tell how much a play is worth keeping whole."""
    equal = len({one.rank for one in play}) == 1 and len(play) >= _EQUALS
    return len(play) + (_EQUALS_COUNT if equal else 0)


def _is_plain(game: AnyGame, view: AnyView, play: Play) -> bool:
    """Return whether every card of a play is what it shows."""
    return any(not reading.stands_for for reading in readings_of(game, view, play))
