"""The judge's questions that 山东升级 answers, and the fields of each."""

from collections.abc import Mapping
from typing import Final

from paiju.game.ruling import Ask, Field
from paiju.games.shandong.judge import openings, play, results
from paiju.trick.judging import CONTEXT, PLAY, SIDES, play_asks, under_trump

_MOST_POINTS: Final = 10_000
_ask: Final = under_trump({"winner_side": SIDES})

ASKS: Final[Mapping[str, Ask]] = {
    **play_asks(
        _ask,
        {
            "identify": play.PLAY.identify,
            "order": play.sort,
            "lead": play.lead,
            "follow": play.PLAY.follow,
            "follows": play.PLAY.follows,
            "throw": play.throw,
            "trick": play.PLAY.trick,
        },
        {"lead": {"as": Field.CLAIM}},
    ),
    "bid": Ask(
        openings.bid,
        {"seat": Field.SEAT, "cards": Field.CARDS, "standing": Field.BID},
        {"levels": Field.LEVELS},
        ("cards", "standing"),
    ),
    "bury": Ask(openings.bury, PLAY, CONTEXT, ("hand",)),
    "kitty": _ask(
        results.kitty,
        {"kitty": Field.CARDS, "winner_side": Field.WORD, "lead": Field.CARDS},
        ("kitty", "lead"),
    ),
    "settle": Ask(
        results.settle,
        {"points": Field.NUMBER, "dealer": Field.SEAT, "levels": Field.LEVELS},
        bounds={"points": (-_MOST_POINTS, _MOST_POINTS)},
    ),
}
