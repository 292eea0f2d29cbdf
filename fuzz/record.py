"""Fuzz the reader of records: mutants, half of them with a right sum, are refused or replay."""

import hashlib
from functools import cache

from fuzz.driver import main, mutate
from paiju.game import Chance, Refused, format_record, games, parse_record, replay
from paiju.testing import walk


@cache
def corpus() -> tuple[str, ...]:
    """Play a hand of every preset of every game."""
    return tuple(
        format_record(walk.record(game, rules, 1))
        for game in games().values()
        for rules in game.presets.values()
    )


def _with_sum(text: str) -> str:
    """Give an altered record the sum that fits it."""
    body = text[: text.rfind("sum ")]
    own = hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()
    return f"{body}sum {own}\n"


def target(chance: Chance) -> str:
    """Mutate one line of a record, read it and play it."""
    texts = corpus()
    lines = texts[chance.below(len(texts))].split("\n")
    at = chance.below(len(lines))
    lines[at] = mutate(lines[at], chance)
    text = "\n".join(lines)
    if chance.below(2):
        text = _with_sum(text)
    try:
        record = parse_record(text)
        assert format_record(record) == text
        for _ in replay(record):
            pass
    except Refused as error:
        return error.refusal.code
    return "replayed"


if __name__ == "__main__":
    main(target)
