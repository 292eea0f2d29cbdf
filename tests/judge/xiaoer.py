"""Short ways to ask about 小二定主."""

from typing import Any, Final

from paiju.judge import rule

Json = dict[str, Any]
BASIC: Final = {"preset": "basic"}


def ask(question: str, **fields: object) -> Json:
    return rule({"ask": question, "game": "xiaoer", **fields})


def cards(text: str) -> list[str]:
    return text.split()


def follow(lead: str, hand: str, played: str, **fields: object) -> Json:
    return ask(
        "follow", trump="H", lead=cards(lead), hand=cards(hand), cards=cards(played), **fields
    )
