"""The judge's questions that 掼蛋 answers, and the fields of each."""

from collections.abc import Mapping
from typing import Final

from paiju.climb.judging import play_asks
from paiju.game.ruling import Ask, Field
from paiju.games.guandan.judge import play
from paiju.games.guandan.judge.results import give_back, settle, tribute

_CARDS: Final = {"cards": Field.CARDS}
_LEVEL: Final = {"level": Field.RANK}

ASKS: Final[Mapping[str, Ask]] = {
    **play_asks(
        {
            "identify": play.identify,
            "beats": play.beats,
            "plays": play.plays,
            "order": play.order,
            "lead": play.lead,
        },
        _LEVEL,
    ),
    "turn": Ask(
        play.turn, {"plays": Field.PLAYS}, {"out": Field.SEATS, **_LEVEL}, counted=("plays",)
    ),
    "settle": Ask(
        settle,
        {"finish": Field.SEATS, "levels": Field.LEVELS, "playing": Field.SEAT},
        {"fails": Field.COUNTS},
        bounds={"fails": (0, play.MOST_FAILS)},
    ),
    "tribute": Ask(
        tribute,
        {"finish": Field.SEATS, "hands": Field.HANDS, **_LEVEL},
        counted=("hands",),
    ),
    "return": Ask(
        give_back,
        {"hand": Field.CARDS, "received": Field.CARD, **_CARDS, **_LEVEL},
        counted=("hand",),
    ),
}
