"""Hands of 掼蛋 set up by name, and what the rules say of cards."""

from collections.abc import Mapping
from dataclasses import replace

from paiju.cards import Card, Hand, deck, parse_cards
from paiju.climb.kernel.rounds import lead_by
from paiju.climb.terms import masks_of
from paiju.game import PASS, Claim, Deal, Event, Move, Reading, Refusal, Standing, State
from paiju.game.ruling import Question
from paiju.games.guandan import game
from paiju.games.guandan.deal import new_table
from paiju.games.guandan.kernel.table import Table, set_hand
from paiju.games.guandan.result import both_owe
from paiju.games.guandan.rules import Rules

HOUSE = game.presets["house"]
OFFICIAL = game.presets["official"]

Hands = State[Rules, Table]


def rules(preset: str = "house", **switches: str | int) -> Rules:
    """Read rules as a table would."""
    return game.parse({"preset": preset, **switches})


def deal_of(hands: Mapping[int, str], start: int = 0) -> Deal:
    """Make a deal that gives seats these cards first, and fills up with what is left."""
    given = {seat: list(parse_cards(hands.get(seat, ""))) for seat in range(1, 5)}
    rest = Hand.of(deck(2)) - Hand.of(held for hand in given.values() for held in hand)
    left = list(rest)
    for seat in (2, 4, 3, 1):
        # The highest of the rest go to seat 1, which mostly is the first and owes nothing.
        while len(given[seat]) < 27:
            given[seat].append(left.pop(0))
    return Deal(tuple(given[place % 4 + 1][place // 4] for place in range(108)), start)


def dealt(hands: Mapping[int, str], standing: Standing | None = None, **kept: object) -> Hands:
    """Begin a hand; `rules` and `start` may be given."""
    table_rules = kept.get("rules", HOUSE)
    assert isinstance(table_rules, Rules)
    start = kept.get("start", 0)
    assert isinstance(start, int)
    return game.begin(table_rules, standing or game.opening(table_rules), deal_of(hands, start))


def owing(first: int, payers: tuple[int, ...], level: str = "5") -> Standing:
    """Return the standing after a hand that a seat has won."""
    owed = both_owe(first) if len(payers) == 2 else ((payers[0], first),)
    return replace(game.opening(HOUSE), hand=2, levels=(level,) * 4, dealer=first, owed=owed)


def holding(
    *hands: str, rules: Rules = HOUSE, first: int = 1, level: str = "5", playing: int | None = None
) -> Hands:
    """Make a moment where seats hold exactly these cards and the first seat leads."""
    table = new_table(rules, level)
    held = Hand.of(())
    for seat, hand in enumerate(hands):
        set_hand(table, seat, *masks_of(parse_cards(hand)))
        held += Hand.of(parse_cards(hand))
    gone = Hand.of(deck(2)) - held
    table.gone_first, table.gone_second = masks_of(gone)
    table.round = lead_by(first - 1, 0)
    standing = replace(game.opening(rules), levels=(level,) * 4, dealer=playing)
    return State(rules, standing, Deal(deck(2)), table)


def move(cards: str, claim: str = "") -> Move:
    """Make a play, `-` for a pass; a claim is written `straight:5`."""
    if cards == "-":
        return PASS
    return Move.play(cards, claim_of(claim))


def claim_of(text: str) -> Claim | None:
    """Read a claim."""
    kind, _, rank = text.partition(":")
    return Claim(kind, rank or None) if text else None


def after(state: Hands, *moves: str) -> Hands:
    """Let the seats on turn make moves."""
    for text in moves:
        state = game.apply(state, game.actors(state)[0], move(text)).state
    return state


def events(state: Hands, text: str) -> tuple[Event, ...]:
    """Return what a move of the seat on turn leads to."""
    return game.apply(state, game.actors(state)[0], move(text)).events


def refusal(state: Hands, text: str, claim: str = "") -> Refusal:
    """Return why the seat on turn may not make a move."""
    no = game.check(state, game.actors(state)[0], move(text, claim))
    assert no is not None
    return no


def ask(name: str, rules: Rules = HOUSE, **values: object) -> Mapping[str, object]:
    """Put a question whose fields have been read."""
    return game.asks[name].answer(Question(rules, values))


def cards(text: str) -> tuple[Card, ...]:
    """Read cards, in the order of their codes."""
    return tuple(sorted(parse_cards(text)))


def readings(text: str, rules: Rules = HOUSE, level: str = "5") -> tuple[Reading, ...]:
    """Return what cards can be."""
    found = ask("identify", rules, cards=cards(text), level=level)["readings"]
    assert isinstance(found, tuple)
    return found


def named(text: str, rules: Rules = HOUSE, level: str = "5") -> list[str]:
    """Return what cards can be, as `type:rank`, strongest first."""
    return [f"{one.type}:{one.rank}" for one in readings(text, rules, level)]


def beats(
    mine: str,
    table: str,
    rules: Rules = HOUSE,
    level: str = "5",
    claim: str = "",
    table_claim: str = "",
) -> str:
    """Return "" if cards beat those on the table, else the code of the refusal."""
    values: dict[str, object] = {"table": cards(table), "cards": cards(mine), "level": level}
    for name, text in (("as", claim), ("table_as", table_claim)):
        if text:
            values[name] = claim_of(text)
    answer = ask("beats", rules, **values)
    no = answer["refusal"]
    assert answer["beats"] == (no is None)
    return no.code if isinstance(no, Refusal) else ""


def climbs(*plays: str, rules: Rules = HOUSE, level: str = "5") -> None:
    """Assert that each play beats all before it and none after it."""
    for high, mine in enumerate(plays):
        for low, table in enumerate(plays):
            assert (beats(mine, table, rules, level) == "") == (high > low), (mine, table)
