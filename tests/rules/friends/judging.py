"""Short ways to ask the judge about 找朋友升级."""

from typing import Any, Final

from paiju.judge import rule

Json = dict[str, Any]


def ask(question: str, **fields: object) -> Json:
    return rule({"ask": question, "game": "friends", **fields})


def five(question: str, **fields: object) -> Json:
    """Ask with spades as trump and 5 as level, as the source does."""
    return ask(question, level="5", trump="S", **fields)


def cards(text: str) -> list[str]:
    return text.split()


def code(answer: Json) -> str:
    assert answer["legal"] is False
    assert set(answer["message"]) == {"zh", "en"}
    found: str = answer["code"]
    return found


def fault(answer: Json) -> str:
    assert answer["error"]["code"] == "bad_question"
    field: str = answer["error"]["field"]
    return field


LEVELS: Final = {"1": "2", "2": "3", "3": "2", "4": "4", "5": "5"}
