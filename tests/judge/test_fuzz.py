"""Whatever is asked, there is an answer: never an exception, always JSON."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paiju.cards import CARDS
from paiju.game import games
from paiju.game.ruling import Ask, Field
from paiju.judge import rule, stream

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(["S5", "JB", "♥10", "H1", "2", "straight", "joker", "threes", 10**40, -1])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.text(max_size=3) | st.sampled_from(list("0123456")), inner, max_size=4)
    ),
    max_leaves=12,
)
NAMES = st.sampled_from([str(card) for card in CARDS])
CARDS_FIELD = st.lists(NAMES, max_size=14)
SEAT = st.integers(1, 6)
SEAT_KEY = SEAT.map(str)
RANK = st.sampled_from(["2", "3", "9", "10", "J", "A"])
CLAIM = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["single", "pair", "straight", "bomb", "true_gang", "false_gang"]),
        "rank": st.none() | RANK | st.sampled_from(["JB", "JS"]),
    }
)
FIELDS: dict[Field, st.SearchStrategy[Any]] = {
    Field.CARDS: CARDS_FIELD,
    Field.CARD: NAMES,
    Field.HANDS: st.dictionaries(SEAT_KEY, CARDS_FIELD, max_size=6),
    Field.PLAYS: st.lists(st.tuples(SEAT, st.none() | CARDS_FIELD).map(list), max_size=6),
    Field.SEAT: SEAT,
    Field.SEATS: st.lists(SEAT, max_size=6),
    Field.COUNTS: st.dictionaries(SEAT_KEY, st.integers(0, 60), max_size=6),
    Field.LEVELS: st.dictionaries(SEAT_KEY, RANK, max_size=6),
    Field.NUMBER: st.integers(0, 110),
    Field.RANK: RANK,
    Field.SUIT: st.sampled_from(["S", "H", "C", "D", None]),
    Field.CLAIM: CLAIM,
    Field.WORDS: st.lists(st.sampled_from(["threes", "fives", "x"]), max_size=3),
    Field.WORD: st.sampled_from(["dealers", "attackers"]),
    Field.ITEMS: st.lists(st.sampled_from([3, 4, 5, 6, "joker"]), max_size=5),
    Field.FLAG: st.booleans(),
    Field.BID: st.none() | st.fixed_dictionaries({"seat": SEAT, "cards": CARDS_FIELD}),
}


def spread(hands: list[str], shares: list[list[str]]) -> list[list[str]]:
    """Keep of each share what no share before it has, as a pack would."""
    seen: set[str] = set(hands)
    kept = []
    for share in shares:
        kept.append([name for name in dict.fromkeys(share) if name not in seen])
        seen |= set(share)
    return kept


@st.composite
def questions(draw: st.DrawFn, game: str, name: str, ask: Ask) -> dict[str, Any]:
    """Ask something that reads well: no card twice, a play mostly from the hand."""
    question: dict[str, Any] = {"ask": name, "game": game}
    preset = draw(st.sampled_from([None, *games()[game].presets]))
    if preset is not None:
        question["rules"] = {"preset": preset}
    optional = draw(st.sets(st.sampled_from(sorted(ask.optional)))) if ask.optional else set()
    kinds = {**ask.required, **{key: ask.optional[key] for key in sorted(optional)}}
    seen: list[str] = []
    for key, kind in kinds.items():
        value = draw(FIELDS[kind])
        if kind is Field.CARDS:
            (value,) = spread(seen if key in ask.counted else [], [value])
        elif kind is Field.PLAYS:
            shares = spread(seen, [cards or [] for _, cards in value])
            pairs = zip(value, shares, strict=True)
            value = [[seat, cards if laid is not None else None] for (seat, laid), cards in pairs]
            seen += [name for cards in shares for name in cards]
        elif kind is Field.HANDS:
            shares = spread(seen, list(value.values()))
            value = dict(zip(value, shares, strict=True))
            seen += [name for cards in shares for name in cards]
        if kind is Field.CARDS and key in ask.counted:
            seen += value
        question[key] = value
    hand = question.get("hand")
    if hand and draw(st.integers(0, 9)):
        question["cards"] = draw(st.lists(st.sampled_from(hand), unique=True, max_size=6))
        if "cards" not in kinds:
            del question["cards"]
    return question


def answered(question: object) -> dict[str, Any]:
    """Ask, and insist on an answer that JSON can hold."""
    answer = rule(question)
    assert json.loads(json.dumps(answer, allow_nan=False)) == answer
    if "error" in answer:
        error: Any = answer["error"]
        assert set(error) == {"code", "field", "message"}
        assert error["code"] == "bad_question"
        assert all(error["message"][lang] for lang in ("zh", "en"))
    return answer


ASKS = [(game, name) for game, found in games().items() for name in found.asks]
FUZZ = settings(deadline=None, suppress_health_check=list(HealthCheck))


@FUZZ
@given(JSON)
def test_any_value_is_answered(value: object) -> None:
    answered(value)


@FUZZ
@given(st.sampled_from(ASKS), st.data())
def test_any_value_in_any_field_is_answered(asked: tuple[str, str], data: st.DataObject) -> None:
    game, name = asked
    ask = games()[game].asks[name]
    question = data.draw(questions(game, name, ask))
    key = data.draw(st.sampled_from([*question, "rules", "extra"]))
    answered({**question, key: data.draw(JSON)})


@pytest.mark.parametrize("asked", ASKS, ids=".".join)
@settings(FUZZ, max_examples=30)
@given(data=st.data())
def test_good_questions_are_answered(asked: tuple[str, str], data: st.DataObject) -> None:
    game, name = asked
    answered(data.draw(questions(game, name, games()[game].asks[name])))


@FUZZ
@given(st.lists(st.binary(max_size=40), max_size=4))
def test_any_bytes_are_answered_line_by_line(lines: list[bytes]) -> None:
    expected = sum(1 for line in lines if line.strip())
    answers = list(stream(lines))
    assert len(answers) == expected
    for answer in answers:
        assert "\n" not in answer
        assert json.loads(answer).get("error", {}).get("code") != "judge_fault"


@pytest.mark.parametrize("depth", [10, 1000, 100_000])
def test_depth_does_no_harm(depth: int) -> None:
    value: object = []
    for _ in range(depth):
        value = [value]
    for question in (value, {"ask": value}, {"ask": "order", "game": value}):
        assert "error" in rule(question)
    game, name = ASKS[0]
    assert "error" in rule({"ask": name, "game": game, "rules": {"preset": value, "x": value}})
    assert "error" in rule({"ask": name, "game": game, "cards": value})


@pytest.mark.parametrize("length", [10**3, 10**6])
def test_length_does_no_harm(length: int) -> None:
    word = "x" * length
    game, name = ASKS[0]
    for question in (
        word,
        {"ask": word, "game": word},
        {"ask": name, "game": game, word: word},
        {"ask": name, "game": game, "rules": {word: word}},
        {"ask": name, "game": game, "rules": {"preset": word}},
        {"ask": name, "game": game, "cards": [word]},
    ):
        answer: Any = rule(question)
        assert len(json.dumps(answer)) < 3000
