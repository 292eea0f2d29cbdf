"""The judge's questions that 小二定主 answers, and the fields of each."""

from collections.abc import Callable, Mapping
from typing import Final

from paiju.game.ruling import Answer, Ask, Field, Question
from paiju.games.xiaoer.judge import play
from paiju.games.xiaoer.judge.positions import whatever_trump
from paiju.games.xiaoer.judge.results import bury, give_back, settle, tribute
from paiju.games.xiaoer.names import FANS
from paiju.trick.judging import MOST_LISTED, PLAY, play_asks


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
        bounds={"limit": (0, MOST_LISTED), "points": (0, 100)},
    )


_RESULT: Final = {"points": Field.NUMBER, "dealer": Field.SEAT}
_AS: Final = {"table_as": Field.CLAIM}

ASKS: Final[Mapping[str, Ask]] = {
    **play_asks(
        _ask,
        {
            "identify": play.identify,
            "order": play.sort,
            "lead": play.lead,
            "follow": play.follow,
            "follows": play.follows,
            "throw": play.throw,
            "trick": play.trick,
        },
        {"lead": {"as": Field.CLAIM}, "follow": _AS, "follows": _AS, "trick": _AS},
    ),
    "bury": _ask(bury, PLAY, ("hand",)),
    "settle": _ask(settle, _RESULT, ()),
    "tribute": _ask(
        tribute,
        {**_RESULT, "hands": Field.HANDS},
        ("hands",),
        {"shown_by": Field.SEATS, "drawn": Field.FLAG},
    ),
    "return": _ask(give_back, {**PLAY, "received": Field.CARD}, ("hand",)),
}
