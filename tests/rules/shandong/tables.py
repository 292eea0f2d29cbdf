"""Hands of 山东升级 set up by name, and what the judge says of cards."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

from paiju.cards import Card, Hand, deck, parse_cards
from paiju.game import DECLINE, Deal, Event, Move, Refusal, Standing, State
from paiju.games.shandong import game
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.rules import Rules
from paiju.judge import rule

Hands = State[Rules, Table]

Answer: TypeAlias = dict[str, Any]

LATER = Standing((0,) * 4, hand=2, levels=("2",) * 4, dealer=1)
"""A hand that is not the first: seat 1 deals."""


def cards(text: str) -> tuple[Card, ...]:
    """Read cards."""
    return parse_cards(text)


def hand(text: str) -> Hand:
    """Read a hand."""
    return Hand.of(parse_cards(text))


def begin(
    hands: dict[int, str] | None = None,
    kitty: str = "",
    standing: Standing | None = None,
    start: int = 0,
    rules: Mapping[str, str] | None = None,
) -> Hands:
    """Deal a hand in which seats hold these cards; the rest is filled up in a fixed order."""
    book = game.parse(rules or {})
    given = {seat: list(cards((hands or {}).get(seat, ""))) for seat in range(1, 5)}
    lying = list(cards(kitty))
    rest = Counter(deck(2)) - Counter(lying)
    for held in given.values():
        rest -= Counter(held)
    # Jokers go to the kitty first, so that nobody can declare who is not meant to.
    left = sorted(rest.elements(), key=lambda card: (card.code * 7) % 53)
    left.sort(key=lambda card: card.is_joker)
    while len(lying) < 4:
        lying.append(left.pop())
    for held in given.values():
        while len(held) < 26:
            held.append(left.pop(0))
    standing = standing or game.opening(book)
    first = standing.dealer if standing.dealer else start % 4 + 1
    order = [(first - 1 - step) % 4 + 1 for step in range(4)]
    dealt = [given[seat][row] for row in range(26) for seat in order]
    return game.begin(book, standing, Deal((*dealt, *lying), start))


def move(text: str) -> Move:
    """Read a move: an act and cards, plain cards for a play."""
    act, _, rest = text.partition(" ")
    if act == "decline":
        return DECLINE
    for known in ("show", "counter", "stick", "return", "bury"):
        if act == known:
            return Move(known, cards(rest))
    return Move("play", cards(text))


def play(state: Hands, *lines: str) -> Hands:
    """Make moves, each written as `seat: move`."""
    for line in lines:
        seat, _, text = line.partition(": ")
        state = game.apply(state, int(seat), move(text)).state
    return state


def events(state: Hands, line: str) -> tuple[Event, ...]:
    """Make a move and return what happened."""
    seat, _, text = line.partition(": ")
    return game.apply(state, int(seat), move(text)).events


def refused(state: Hands, line: str) -> Refusal:
    """Return the refusal of a move."""
    seat, _, text = line.partition(": ")
    refusal = game.check(state, int(seat), move(text))
    assert refusal is not None, line
    return refusal


def declined(state: Hands, *seats: int) -> Hands:
    """Let seats decline."""
    return play(state, *(f"{seat}: decline" for seat in seats))


def lapsed(state: Hands) -> Hands:
    """Let time play a hand to its end."""
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        state = game.apply(state, seat, game.lapse(state, seat)).state
    return state


def ask(name: str, level: str | None = "10", trump: str | None = "S", **fields: object) -> Answer:
    """Ask the judge; texts of cards are split."""
    question: dict[str, Any] = {"ask": name, "game": "shandong", **fields}
    for key in ("cards", "lead", "hand", "kitty", "played"):
        if isinstance(question.get(key), str):
            question[key] = question[key].split()
    if "plays" in question:
        question["plays"] = [[seat, text.split()] for seat, text in question["plays"]]
    if "hands" in question:
        question["hands"] = {str(seat): text.split() for seat, text in question["hands"].items()}
    if name not in ("settle", "bid"):
        question |= {"level": level, "trump": trump}
    answer: Answer = rule(question)
    assert "error" not in answer, answer
    return answer


def type_of(text: str, level: str = "10", trump: str | None = "S", **rules: str) -> str | None:
    """Tell the type of cards, None where they are no combination."""
    found = ask("identify", level, trump, cards=text, rules=rules)["readings"]
    return found[0]["type"] if found else None


def follow(
    lead: str, held: str, played: str, level: str = "10", rules: dict[str, str] | None = None
) -> str | None:
    """Tell why a follow is refused, None where it is legal."""
    found = ask("follow", level, lead=lead, hand=held, cards=played, rules=rules or {})
    code = found["code"]
    assert code is None or isinstance(code, str)
    return code


def winner(*plays: str, level: str = "10", trump: str | None = "S", **rules: str) -> int:
    """Tell which seat wins a trick that seat 1 leads."""
    seats = (1, 4, 3, 2)
    told = [(seat, text) for seat, text in zip(seats, plays, strict=False)]
    found = ask("trick", level, trump, plays=told, rules=rules)["winner"]
    assert isinstance(found, int)
    return found
