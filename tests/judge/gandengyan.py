"""Short ways to ask about 干瞪眼."""

from typing import Any, Final

from paiju.judge import rule

Json = dict[str, Any]
CLASSIC: Final = {"preset": "classic"}


def ask(question: str, **fields: object) -> Json:
    return rule({"ask": question, "game": "gandengyan", **fields})


def cards(text: str) -> list[str]:
    return text.split()


def beats(table: str, played: str, **fields: object) -> Json:
    return ask("beats", table=cards(table), cards=cards(played), **fields)
