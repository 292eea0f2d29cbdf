"""The judge's questions that 小二定主 answers, and the fields of each."""

from collections.abc import Callable, Mapping
from typing import Final

from paiju.game.ruling import Answer, Ask, Field, Question
from paiju.games.xiaoer.judge.play import follow, follows, identify, lead, sort, throw, trick
from paiju.games.xiaoer.judge.positions import whatever_trump
from paiju.games.xiaoer.judge.results import bury, give_back, settle, tribute
from paiju.games.xiaoer.names import FANS


def _ask(
    answer: Callable[[Question], Answer],
    required: Mapping[str, Field],
    counted: tuple[str, ...],
    optional: Mapping[str, Field] | None = None,
) -> Ask:
    """Declare a question that may name trump and fans."""
    context = {"trump": Field.SUIT, "shown": Field.WORDS}
    return Ask(
        whatever_trump(answer),
        required,
        {**context, **(optional or {})},
        counted,
        choices={"shown": FANS},
        bounds={"limit": (0, 100_000), "points": (0, 100)},
    )


_PLAY: Final = {"hand": Field.CARDS, "cards": Field.CARDS}
_LEAD: Final = {"lead": Field.CARDS, "hand": Field.CARDS}
_RESULT: Final = {"points": Field.NUMBER, "dealer": Field.SEAT}

ASKS: Final[Mapping[str, Ask]] = {
    "identify": _ask(identify, {"cards": Field.CARDS}, ("cards",)),
    "order": _ask(sort, {"cards": Field.CARDS}, ("cards",)),
    "lead": _ask(lead, _PLAY, ("hand", "played"), {"played": Field.CARDS, "as": Field.CLAIM}),
    "follow": _ask(
        follow,
        {**_LEAD, "cards": Field.CARDS},
        ("lead", "hand", "plays"),
        {"plays": Field.PLAYS, "table_as": Field.CLAIM},
    ),
    "follows": _ask(
        follows, _LEAD, ("lead", "hand"), {"limit": Field.NUMBER, "table_as": Field.CLAIM}
    ),
    "throw": _ask(
        throw,
        {"seat": Field.SEAT, "cards": Field.CARDS, "hands": Field.HANDS},
        ("cards", "hands"),
    ),
    "trick": _ask(trick, {"plays": Field.PLAYS}, ("plays",), {"table_as": Field.CLAIM}),
    "bury": _ask(bury, _PLAY, ("hand",)),
    "settle": _ask(settle, _RESULT, ()),
    "tribute": _ask(
        tribute,
        {**_RESULT, "hands": Field.HANDS},
        ("hands",),
        {"shown_by": Field.SEATS, "drawn": Field.FLAG},
    ),
    "return": _ask(give_back, {**_PLAY, "received": Field.CARD}, ("hand",)),
}
