"""Rule on a question: find the game, read the rules and the fields, count copies, ask, write."""

import time
from collections.abc import Mapping
from typing import Final, TypeAlias

from paiju.cards import CARDS, Card
from paiju.game import AnyGame, Facts, Refusal, Refused, find, games
from paiju.game.rules import RulesLike
from paiju.game.ruling import Ask, BadQuestion, Budget, Notes, Question, TooMuchWork, ignore
from paiju.judge.answers import Json, write_answer, write_error, write_fact, write_too_much
from paiju.judge.fields import brief, cards_of, read_fields

MOST_QUESTIONS: Final = 200
_EACH: Final = 10
"""What reading a question and writing its answer cost, in steps of a budget."""
_HEAD: Final = ("ask", "game", "rules")

Ruling: TypeAlias = dict[str, Json]


class Trace:
    """The steps of a ruling, each with the microseconds since it began."""

    def __init__(self) -> None:
        self.steps: list[Json] = []
        self.begun = time.perf_counter_ns()

    def note(self, step: str, facts: Facts) -> None:
        """Add a step."""
        passed = (time.perf_counter_ns() - self.begun) // 1000
        written = {name: write_fact(fact) for name, fact in facts.items()}
        self.steps.append({"step": step, **written, "us": passed})


def rule(question: object, *, trace: bool = False, budget: Budget | None = None) -> Ruling:
    """Rule on one question; whatever it is, there is an answer.

    A budget bounds what it may cost; without one it takes as long as it takes.

    >>> question = {"ask": "beats", "game": "gandengyan", "table": ["S5"], "cards": ["HJ"]}
    >>> rule(question)
    {'beats': True, 'code': None, 'message': None}
    >>> rule({**question, "cards": ["H1"]})["error"]["field"]
    'cards'
    """
    steps = Trace()
    try:
        answer = _rule(question, steps.note if trace else ignore, budget)
    except BadQuestion as error:
        answer = write_error(error, _game_of(question))
    except TooMuchWork as error:
        answer = write_too_much(error)
    if trace:
        steps.note("answered", {})
        answer["trace"] = steps.steps
    return answer


def rule_many(questions: object, budget: Budget | None = None) -> list[Ruling] | Ruling:
    """Rule on a list of questions, each by itself, or on a single one; they share a budget."""
    if not isinstance(questions, list):
        return rule(questions, budget=budget)
    if len(questions) > MOST_QUESTIONS:
        facts = {"most": MOST_QUESTIONS, "given": len(questions)}
        return write_error(BadQuestion("", Refusal("ask_list", facts=facts)))
    return [rule(question, budget=budget) for question in questions]


def _rule(question: object, note: Notes, budget: Budget | None) -> Ruling:
    """Take the steps of a ruling; `BadQuestion` where one of them fails."""
    if not isinstance(question, Mapping):
        raise BadQuestion("", Refusal("ask_object", facts={"given": brief(question)}))
    if budget is not None:
        budget.spend(_EACH)
    name = _head(question, "ask")
    game = _find(_head(question, "game"))
    ask = _ask(game, name)
    rules = _rules(game, question.get("rules"))
    note("game", {"game": game.name, "ask": name})
    given = {str(key): value for key, value in question.items() if key not in _HEAD}
    values = read_fields(given, ask, ask.seats or game.seats(rules), game.profile.all_types)
    note("read", {"fields": tuple(values)})
    _count(game.deck(rules), ask, values)
    return write_answer(ask.answer(Question(rules, values, note, budget)), game.name)


def _game_of(question: object) -> str:
    """Name the game whose words tell what is wrong, none where it is unknown."""
    name = question.get("game") if isinstance(question, Mapping) else None
    return name if isinstance(name, str) and name in games() else ""


def _head(question: Mapping[str, object], name: str) -> str:
    """Read the word that names the question or the game."""
    if name not in question:
        raise BadQuestion(name, Refusal("ask_missing", facts={"field": name}))
    value = question[name]
    if not isinstance(value, str):
        facts = {"field": name, "kind": "word", "part": brief(value)}
        raise BadQuestion(name, Refusal("ask_kind", facts=facts))
    return value


def _find(name: str) -> AnyGame:
    """Find the game."""
    try:
        return find(name)
    except Refused as error:
        raise BadQuestion("game", *error.refusals) from error


def _ask(game: AnyGame, name: str) -> Ask:
    """Find the question among those that the game answers."""
    if name not in game.asks:
        facts: Facts = {"ask": brief(name), "game": game.name, "known": tuple(game.asks)}
        raise BadQuestion("ask", Refusal("ask_unknown", facts=facts))
    return game.asks[name]


def _rules(game: AnyGame, given: object) -> RulesLike:
    """Read the rules; every fault is told at once."""
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        facts = {"field": "rules", "kind": "object", "part": brief(given)}
        raise BadQuestion("rules", Refusal("ask_kind", facts=facts))
    small = {str(key): _scalar(value) for key, value in given.items()}
    try:
        rules: RulesLike = game.parse(small)
    except Refused as error:
        raise BadQuestion("rules", *error.refusals) from error
    return rules


def _scalar(value: object) -> object:
    """Keep what a switch may be; nothing else is worth more than a short word."""
    if isinstance(value, bool | str) or (isinstance(value, int) and value.bit_length() < 64):
        return value
    return brief(value)


def _count(deck: tuple[Card, ...], ask: Ask, values: Mapping[str, object]) -> None:
    """Refuse more copies than the decks hold, in a field alone or in play at once."""
    copies = _tally(deck, [0] * len(CARDS))
    together = [0] * len(CARDS)
    for name, value in values.items():
        cards = cards_of(value)
        _copies(name, _tally(cards, [0] * len(CARDS)), copies)
        if name in ask.counted:
            _copies(name, _tally(cards, together), copies)


def _tally(cards: tuple[Card, ...], counts: list[int]) -> list[int]:
    """Add cards to the counts of their faces."""
    for card in cards:
        counts[card.code] += 1
    return counts


def _copies(field: str, held: list[int], copies: list[int]) -> None:
    """Refuse the first card that there are too many of."""
    for code, (count, most) in enumerate(zip(held, copies, strict=True)):
        if count > most:
            facts: Facts = {"card": CARDS[code], "given": count, "decks": max(copies)}
            raise BadQuestion(field, Refusal("too_many_copies", facts=facts))
