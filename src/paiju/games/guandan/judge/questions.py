"""The judge's questions that 掼蛋 answers, and the fields of each."""

from collections.abc import Mapping
from typing import Final

from paiju.climb.judging import MOST_PLAYS
from paiju.game.ruling import Ask, Field
from paiju.games.guandan.judge.play import MOST_FAILS, beats, identify, lead, order, plays, turn
from paiju.games.guandan.judge.results import give_back, settle, tribute

_CARDS: Final = {"cards": Field.CARDS}
_LEVEL: Final = {"level": Field.RANK}
_TABLE: Final = {"table_as": Field.CLAIM, **_LEVEL}

ASKS: Final[Mapping[str, Ask]] = {
    "identify": Ask(identify, _CARDS, _LEVEL, counted=("cards",)),
    "beats": Ask(
        beats,
        {"table": Field.CARDS, **_CARDS},
        {**_TABLE, "as": Field.CLAIM},
        counted=("table", "cards"),
    ),
    "plays": Ask(
        plays,
        {"hand": Field.CARDS},
        {"table": Field.CARDS, **_TABLE, "limit": Field.NUMBER},
        counted=("hand", "table"),
        bounds={"limit": (0, MOST_PLAYS)},
    ),
    "turn": Ask(turn, {"plays": Field.PLAYS}, {"out": Field.SEATS, **_LEVEL}, counted=("plays",)),
    "order": Ask(order, _CARDS, _LEVEL, counted=("cards",)),
    "lead": Ask(
        lead,
        {"hand": Field.CARDS, **_CARDS},
        {"as": Field.CLAIM, "played": Field.CARDS, **_LEVEL},
        counted=("hand", "played"),
    ),
    "settle": Ask(
        settle,
        {"finish": Field.SEATS, "levels": Field.LEVELS, "playing": Field.SEAT},
        {"fails": Field.COUNTS},
        bounds={"fails": (0, MOST_FAILS)},
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
