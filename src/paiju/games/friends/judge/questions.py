"""The judge's questions that 找朋友升级 answers, and the fields of each."""

from collections.abc import Mapping
from typing import Final

from paiju.game.ruling import Ask, Field
from paiju.games.friends.judge import openings, play, results
from paiju.games.friends.kernel.constants import COPIES
from paiju.trick.judging import CONTEXT, PLAY, SIDES, play_asks, under_trump

_MOST_POINTS: Final = 100_000
_ask: Final = under_trump({"winner_side": SIDES})

ASKS: Final[Mapping[str, Ask]] = {
    **play_asks(
        _ask,
        {
            "identify": play.PLAY.identify,
            "order": play.sort,
            "lead": play.PLAY.lead,
            "follow": play.PLAY.follow,
            "follows": play.PLAY.follows,
            "throw": play.throw,
            "trick": play.PLAY.trick,
        },
        {},
    ),
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
    "bury": Ask(openings.bury, PLAY, CONTEXT, ("hand",)),
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
        results.kitty,
        {"kitty": Field.CARDS, "winner_side": Field.WORD, "cards": Field.CARDS},
        ("kitty", "cards"),
    ),
    "settle": Ask(
        results.settle,
        {"points": Field.NUMBER, "dealer": Field.SEAT, "levels": Field.LEVELS},
        {"friend": Field.SEAT, "reached_a": Field.COUNTS},
        bounds={"points": (0, _MOST_POINTS)},
    ),
}
