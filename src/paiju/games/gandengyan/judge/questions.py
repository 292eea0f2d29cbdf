"""The judge's questions that 干瞪眼 answers, and the fields of each."""

from collections.abc import Mapping
from typing import Final

from paiju.climb.judging import play_asks
from paiju.game.ruling import Ask, Field
from paiju.games.gandengyan.judge import play, results
from paiju.games.gandengyan.kernel import table as kernel

ASKS: Final[Mapping[str, Ask]] = {
    **play_asks(
        {
            "identify": play.identify,
            "beats": play.beats,
            "plays": play.plays,
            "order": play.order,
            "lead": play.lead,
        },
        {},
    ),
    "turn": Ask(
        play.turn,
        {"plays": Field.PLAYS},
        {"out": Field.SEATS, "seats": Field.NUMBER},
        counted=("plays",),
        bounds={"seats": (2, kernel.MOST_SEATS)},
        seats=kernel.MOST_SEATS,
    ),
    "settle": Ask(
        results.settle,
        {"left": Field.COUNTS},
        {"bombs": Field.ITEMS, "never_played": Field.SEATS},
        choices={"bombs": (3, 4, 5, 6, "joker")},
        bounds={"left": (0, kernel.DECK)},
        seats=kernel.MOST_SEATS,
    ),
}
