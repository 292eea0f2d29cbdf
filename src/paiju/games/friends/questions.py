"""The judge's questions that 找朋友升级 answers, and the fields of each."""

from collections.abc import Callable, Mapping
from typing import Final

from paiju.game.ruling import Answer, Ask, Field, Question
from paiju.games.friends import asks, openings
from paiju.games.friends.kernel.words import COPIES

_CONTEXT: Final = {"level": Field.RANK, "trump": Field.SUIT}
_PLAY: Final = {"hand": Field.CARDS, "cards": Field.CARDS}
_LEAD: Final = {"lead": Field.CARDS, "hand": Field.CARDS}
_MOST_POINTS: Final = 100_000


def _ask(
    answer: Callable[[Question], Answer],
    required: Mapping[str, Field],
    counted: tuple[str, ...],
    optional: Mapping[str, Field] | None = None,
) -> Ask:
    """Declare a question that names level and trump."""
    return Ask(
        answer,
        required,
        {**_CONTEXT, **(optional or {})},
        counted,
        choices={"winner_side": openings.SIDES},
        bounds={"limit": (0, 100_000)},
    )


ASKS: Final[Mapping[str, Ask]] = {
    "identify": _ask(asks.identify, {"cards": Field.CARDS}, ("cards",)),
    "order": _ask(asks.sort, {"cards": Field.CARDS}, ("cards",)),
    "lead": _ask(asks.lead, _PLAY, ("hand", "played"), {"played": Field.CARDS}),
    "follow": _ask(
        asks.follow,
        {**_LEAD, "cards": Field.CARDS},
        ("lead", "hand", "plays"),
        {"plays": Field.PLAYS},
    ),
    "follows": _ask(asks.follows, _LEAD, ("lead", "hand"), {"limit": Field.NUMBER}),
    "throw": _ask(
        asks.throw,
        {"seat": Field.SEAT, "cards": Field.CARDS, "hands": Field.HANDS},
        ("cards", "hands"),
    ),
    "trick": _ask(asks.trick, {"plays": Field.PLAYS}, ("plays",)),
    "bid": Ask(
        openings.bid,
        {
            "seat": Field.SEAT,
            "cards": Field.CARDS,
            "standing": Field.BID,
            "levels": Field.LEVELS,
        },
        counted=("cards", "standing"),
    ),
    "flip": Ask(
        openings.flip,
        {"kitty": Field.CARDS, "levels": Field.LEVELS, "starter": Field.SEAT},
        counted=("kitty",),
    ),
    "bury": Ask(openings.bury, _PLAY, _CONTEXT, ("hand",)),
    "call": Ask(
        openings.call,
        {},
        {"called": Field.CARD, "nth": Field.NUMBER, "shown": Field.CARDS},
    ),
    "friend": Ask(
        openings.friend,
        {
            "dealer": Field.SEAT,
            "called": Field.CARD,
            "nth": Field.NUMBER,
            "plays": Field.PLAYS,
        },
        {"over": Field.FLAG},
        ("plays",),
        bounds={"nth": (1, COPIES)},
    ),
    "kitty": _ask(
        openings.kitty,
        {"kitty": Field.CARDS, "winner_side": Field.WORD, "cards": Field.CARDS},
        ("kitty", "cards"),
    ),
    "settle": Ask(
        openings.settle,
        {"points": Field.NUMBER, "dealer": Field.SEAT, "levels": Field.LEVELS},
        {"friend": Field.SEAT, "reached_a": Field.COUNTS},
        bounds={"points": (0, _MOST_POINTS)},
    ),
}
