"""Moves: one uniform value for every act of every game, and its text."""

import re
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Final, TypeAlias

from paiju._arguments import expect
from paiju.cards import Card, Hand, NotationError, format_cards, parse_card, parse_cards
from paiju.game.refusal import Refusal, Refused

Act: TypeAlias = str
"""The name of what a move does: lower-case letters, and no name of a card."""
ACTS: Final = (
    "play",
    "pass",
    "show",
    "counter",
    "stick",
    "decline",
    "bury",
    "tribute",
    "return",
    "call",
    "keep",
)
"""The common acts; a game may have others: `Profile.acts`."""
_ACT: Final = re.compile(r"[a-z][a-z_]*")
_CLAIM: Final = re.compile(r"as=([a-z_]+)(?::([0-9JQKABS]+))?")
_NUMBER: Final = re.compile(r"n=(\d{1,3})")
_CODE: Final = attrgetter("code")
"""What cards are sorted by: a third of the time that comparing cards takes."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a play is meant as: a type of combination and the rank that names it."""

    type: str
    rank: str | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """One act of one seat. Cards are kept in the order of their codes: a move is a multiset.

    >>> Move.play("HK HK")
    Move(act='play', cards=(Card('HK'), Card('HK')), claim=None, number=None)
    >>> format_move(Move("call", parse_cards("HA"), number=2))
    'call HA n=2'
    """

    act: Act
    cards: tuple[Card, ...] = ()
    claim: Claim | None = None
    number: int | None = None

    def __post_init__(self) -> None:
        try:
            cards = tuple(sorted(self.cards, key=_CODE))
        except AttributeError:
            # `legal` makes thousands of moves: nothing is looked at before it goes wrong.
            raise TypeError(
                f"`cards` of a move are Card values, not {self.cards!r:.80}: "
                """write Move.play("S2 H2"), or parse_move("bury S2 H2")"""
            ) from None
        object.__setattr__(self, "cards", cards)

    @staticmethod
    def play(cards: str | Iterable[str | Card], claim: Claim | None = None) -> "Move":
        """Make a play from cards or their notation."""
        return Move("play", parse_cards(cards), claim)

    @property
    def hand(self) -> Hand:
        """The cards as a multiset."""
        return Hand.of(self.cards)


PASS: Final = Move("pass")
DECLINE: Final = Move("decline")


def format_move(move: Move) -> str:
    """Write a move: `HK HK`, `-` for a pass, `bury S4 D6`, `S3 S4 JB as=straight:5`."""
    expect("move", move, Move, 'Move.play("S2 H2")')
    if move == PASS:
        return "-"
    parts: list[str] = [] if move.act == "play" else [move.act]
    if move.cards:
        parts.append(format_cards(move.cards))
    if move.claim is not None:
        rank = f":{move.claim.rank}" if move.claim.rank is not None else ""
        parts.append(f"as={move.claim.type}{rank}")
    if move.number is not None:
        parts.append(f"n={move.number}")
    # A play of nothing is no legal move, but it can be written and is refused by its name.
    return " ".join(parts) or move.act


def _is_act(word: str) -> bool:
    """Return whether a word names an act: games have their own, but never the name of a card."""
    if word in ACTS or not _ACT.fullmatch(word):
        return word in ACTS
    try:
        parse_card(word)
    except NotationError:
        return True
    return False


def parse_move(text: str) -> Move:
    """Read what `format_move` writes; `Refused` with the offending part otherwise.

    Whether a game has the act that is named the game itself says.
    """
    expect("text", text, str, 'a move such as "bury S2 H2"')
    words = text.split()
    if not words:
        raise Refused(Refusal("move_text", facts={"text": text}))
    if words == ["-"]:
        return PASS
    act: Act = "play"
    if _is_act(words[0]):
        act, *words = words
    claim: Claim | None = None
    number: int | None = None
    if words and (match := _NUMBER.fullmatch(words[-1])):
        number = int(match[1])
        words.pop()
    if words and (match := _CLAIM.fullmatch(words[-1])):
        claim = Claim(match[1], match[2])
        words.pop()
    try:
        cards = parse_cards(words)
    except NotationError as error:
        raise Refused(Refusal("unknown_card", facts={"part": error.part})) from error
    return Move(act, cards, claim, number)


def move_to_json(move: Move) -> dict[str, object]:
    """Write a move as plain values."""
    answer: dict[str, object] = {"act": move.act}
    if move.cards:
        answer["cards"] = [str(held) for held in move.cards]
    if move.claim is not None:
        answer["as"] = {"type": move.claim.type, "rank": move.claim.rank}
    if move.number is not None:
        answer["number"] = move.number
    return answer


def move_from_json(value: object, acts: Container[str] = ACTS) -> Move:
    """Read a move from plain values; `Refused` where they are no move of these acts."""
    bad = Refused(Refusal("move_text", facts={"text": repr(value)[:80]}))
    if not isinstance(value, Mapping) or not value.keys() <= {"act", "cards", "as", "number"}:
        raise bad
    act, cards, claim, number = (value.get(key) for key in ("act", "cards", "as", "number"))
    if not isinstance(act, str) or act not in acts:
        raise Refused(Refusal("unknown_act", facts={"act": str(act)[:40]}))
    named = [] if cards is None else cards
    if not isinstance(named, list | tuple) or not all(isinstance(one, str) for one in named):
        raise bad
    if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
        raise bad
    meant: Claim | None = None
    if claim is not None:
        if not isinstance(claim, Mapping) or not claim.keys() <= {"type", "rank"}:
            raise bad
        if not isinstance(claim.get("type"), str):
            raise bad
        rank = claim.get("rank")
        if rank is not None and not isinstance(rank, str):
            raise bad
        meant = Claim(claim["type"], rank)
    try:
        return Move(act, parse_cards(named), meant, number)
    except NotationError as error:
        raise Refused(Refusal("unknown_card", facts={"part": error.part})) from error
