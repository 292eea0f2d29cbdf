"""What would beat a play: likely plays are made up, and the judge says which of them do."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import Any, Final, TypeAlias

from paiju.cards import RANKS, SUITS, Card, parse_card
from paiju.game import AnyGame
from paiju.game.rules import RulesLike

Ask: TypeAlias = Callable[..., dict[str, Any]]
_MOST_OF_KIND: Final = 3
_MOST: Final = 8
_MOST_TRIED: Final = 4
_MOST_RUNS: Final = 40
_WIDEST: Final = 26


def beaten_by(
    ask: Ask, game: AnyGame, rules: RulesLike, cards: Sequence[str]
) -> list[dict[str, Any]]:
    """Return plays of the other cards of the decks that beat these, the lowest of a kind first."""
    played = [parse_card(card) for card in cards]
    left = Counter(game.deck(rules)) - Counter(played)
    if "beats" in game.asks:
        return _over(ask, cards, left)
    return _in_trick(ask, first_two(game), cards, left)


def first_two(game: AnyGame) -> tuple[int, int]:
    """Return two seats of which the second plays after the first."""
    return (2, 1) if game.profile.direction < 0 else (1, 2)


def _named(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _take(left: Mapping[Card, int], faces: Iterable[Card], copies: int) -> list[Card]:
    """Take up to so many copies of each face."""
    return [face for face in faces for _ in range(min(copies, left.get(face, 0)))]


# ---- games in which plays climb over each other ----


def _pools(left: Counter[Card], width: int) -> Iterator[tuple[list[Card], int]]:
    """Make small hands, with how many plays of each are looked at.

    A ladder of mixed suits for runs, all of one rank, all jokers, all of one suit.
    """
    ranks = [[face for face in left if face.rank == rank] for rank in RANKS]
    ladder = [
        (faces[at % len(faces) :] + faces[: at % len(faces)])[:width]
        for at, faces in enumerate(ranks)
        if faces
    ]
    rungs = _WIDEST // max(width, 1)
    for start in range(0, max(1, len(ladder) - rungs + 1), max(1, rungs - 4)):
        yield [face for faces in ladder[start : start + rungs] for face in faces], _MOST_RUNS
    for faces in ranks:
        yield _take(left, faces, 2), _MOST_TRIED
    yield [face for face in left.elements() if face.suit is None], _MOST_TRIED
    for suit in SUITS:
        yield _take(left, [face for face in left if face.suit == suit], 1), _MOST_TRIED


def _over(ask: Ask, cards: Sequence[str], left: Counter[Card]) -> list[dict[str, Any]]:
    """Find what climbs over a play."""
    width = max(Counter(parse_card(card).rank for card in cards).values())
    found: dict[tuple[str, str, int], dict[str, Any]] = {}
    for pool, most in _pools(left, min(width, 3)):
        listed = ask("plays", hand=_named(pool), table=cards, limit=most)
        for play in listed.get("plays", ()):
            # Wild cards make more of everything; plain cards say it more plainly.
            for reading in ask("identify", cards=play)["readings"][:1]:
                if not reading["as"]:
                    key = (reading["type"], str(reading["rank"]), reading["length"])
                    found.setdefault(key, {"cards": play, "reading": reading})
    return _lowest(_heights(ask, left), found.values())


def _heights(ask: Ask, left: Iterable[Card]) -> dict[str, int]:
    """Return how high single cards are, by rank; level cards of several suits by the lowest."""
    faces = [face for face in left if face.suit in (SUITS[0], None)]
    groups = ask("order", cards=_named(faces))["groups"]
    return {
        parse_card(card).rank: high for high, group in enumerate(reversed(groups)) for card in group
    }


def _lowest(heights: Mapping[str, int], plays: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Keep the lowest plays of each type."""

    def height(play: dict[str, Any]) -> tuple[int, int]:
        reading = play["reading"]
        return reading["length"], heights.get(reading["rank"], 0)

    kinds: dict[str, list[dict[str, Any]]] = {}
    for play in plays:
        kinds.setdefault(play["reading"]["type"], []).append(play)
    lowest = (sorted(same, key=height)[:_MOST_OF_KIND] for same in kinds.values())
    return list(chain.from_iterable(lowest))[:_MOST]


# ---- games of tricks ----


def _in_trick(
    ask: Ask, seats: tuple[int, int], cards: Sequence[str], left: Counter[Card]
) -> list[dict[str, Any]]:
    """Find what wins against a lead: higher cards of its suit, and trumps."""
    faces = list(left)
    told = ask("order", cards=_named(dict.fromkeys([*map(parse_card, cards), *faces])))
    suits: Mapping[str, str] = told["suit_group"]
    high_to_low = [parse_card(card) for group in told["groups"] for card in group]
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for suit in dict.fromkeys((suits[cards[0]], "trump")):
        row = [face for face in reversed(high_to_low) if suits[str(face)] == suit and left[face]]
        winners = 0
        for play in _alike(cards, row, left):
            trick = ask("trick", plays=[[seats[0], cards], [seats[1], _named(play)]])
            if trick.get("winner") != seats[1] or winners == _MOST_OF_KIND + 1:
                continue
            for reading in ask("identify", cards=_named(play))["readings"][:1]:
                key = (suit, reading["type"], reading["rank"], str(play[0]))
                found[key] = {"cards": _named(play), "reading": reading}
                winners += 1
    return list(found.values())[:_MOST]


def _alike(
    cards: Sequence[str], row: Sequence[Card], left: Mapping[Card, int]
) -> Iterator[list[Card]]:
    """Make plays with the build of a lead: so many copies of neighbours, or so many of a rank."""
    copies = set(Counter(cards).values())
    if len(copies) == 1:
        width = copies.pop()
        deep = [face for face in row if left[face] >= width]
        steps = len(cards) // width
        for start in range(len(deep) - steps + 1):
            yield [face for face in deep[start : start + steps] for _ in range(width)]
    if len({parse_card(card).rank for card in cards}) == 1 and len(cards) > 2:
        for _, same in groupby(row, key=lambda face: face.rank):
            yield _take(left, same, len(cards))[: len(cards)]
