"""The judge's questions that 干瞪眼 answers, and the fields of each."""

from collections.abc import Mapping
from typing import Final

from paiju.climb.judging import MOST_PLAYS
from paiju.game.ruling import Ask, Field
from paiju.games.gandengyan.judge.play import beats, identify, lead, order, plays, settle, turn
from paiju.games.gandengyan.kernel import table as kernel

_CARDS: Final = {"cards": Field.CARDS}
_TABLE: Final = {"table_as": Field.CLAIM}

ASKS: Final[Mapping[str, Ask]] = {
    "identify": Ask(identify, _CARDS, counted=("cards",)),
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
    "turn": Ask(
        turn,
        {"plays": Field.PLAYS},
        {"out": Field.SEATS, "seats": Field.NUMBER},
        counted=("plays",),
        bounds={"seats": (2, kernel.MOST_SEATS)},
        seats=kernel.MOST_SEATS,
    ),
    "order": Ask(order, _CARDS, counted=("cards",)),
    "lead": Ask(
        lead,
        {"hand": Field.CARDS, **_CARDS},
        {"as": Field.CLAIM, "played": Field.CARDS},
        counted=("hand", "played"),
    ),
    "settle": Ask(
        settle,
        {"left": Field.COUNTS},
        {"bombs": Field.ITEMS, "never_played": Field.SEATS},
        choices={"bombs": (3, 4, 5, 6, "joker")},
        bounds={"left": (0, kernel.DECK)},
        seats=kernel.MOST_SEATS,
    ),
}
