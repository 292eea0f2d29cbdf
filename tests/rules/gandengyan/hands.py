"""Hands of 干瞪眼 set up by name, and what the rules say of cards."""

from collections.abc import Mapping
from typing import Any

from paiju.cards import CARDS, Card, mask_of, parse_cards
from paiju.climb.kernel.rounds import lead_by
from paiju.game import PASS, Claim, Deal, Event, Move, Reading, Refusal, State
from paiju.game.fair import stream_of
from paiju.game.ruling import Question
from paiju.games.gandengyan import game
from paiju.games.gandengyan.deal import new_table, orders_of, reshuffles_of
from paiju.games.gandengyan.kernel.table import Table, set_hand, set_orders, set_pile
from paiju.games.gandengyan.rules import Rules

HOUSE = game.presets["house"]
CLASSIC = game.presets["classic"]

Hands = State[Rules, Table]


def rules(preset: str = "house", **switches: str | int) -> Rules:
    """Read rules as a table would."""
    return game.parse({"preset": preset, **switches})


def dealt(
    *hands: str,
    rules: Rules | None = None,
    first: int = 1,
    pile: str = "",
    scores: tuple[int, ...] | None = None,
) -> Hands:
    """Begin a hand: five cards a seat and six for the first, filled up with what is left.

    `pile` names the cards that are drawn first.
    """
    if rules is None:
        rules = game.parse({"seats": max(2, len(hands))})
    given = [list(parse_cards(hand)) for hand in hands]
    given += [[] for _ in range(rules.seats - len(given))]
    on_pile = list(parse_cards(pile))
    named = {held for hand in given for held in hand} | set(on_pile)
    rest = [held for held in CARDS if held not in named]
    for seat, hand in enumerate(given, 1):
        size = 6 if seat == first else 5
        assert len(hand) <= size, hand
        while len(hand) < size:
            hand.append(rest.pop(0))
    order = [(first - 1 + step) % rules.seats for step in range(rules.seats)]
    cards = [given[seat][row] for row in range(5) for seat in order]
    cards += [given[first - 1][5], *on_pile, *rest]
    return game.begin(rules, game.opening(rules), Deal(tuple(cards), first - 1))


def holding(*hands: str, rules: Rules | None = None, first: int = 1, pile: int = 54) -> Hands:
    """Make a moment where seats hold exactly these cards and the first seat leads."""
    if rules is None:
        rules = game.parse({"seats": max(2, len(hands))})
    table = new_table(rules)
    table.reshuffles = reshuffles_of(rules)
    if rules.reshuffle:
        set_orders(table, orders_of(rules, stream_of(Deal(CARDS))))
    held = 0
    for seat, hand in enumerate(hands):
        set_hand(table, seat, mask_of(parse_cards(hand)))
        held |= mask_of(parse_cards(hand))
    rest = [code for code in range(54) if not held >> code & 1]
    set_pile(table, rest[:pile])
    for code in rest[pile:]:
        table.played |= 1 << code
    table.round = lead_by(first - 1, 0)
    return State(rules, game.opening(rules), Deal(CARDS), table)


def move(cards: str, claim: str = "") -> Move:
    """Make a play, `-` for a pass; a claim is written `straight:5`."""
    if cards == "-":
        return PASS
    kind, _, rank = claim.partition(":")
    return Move.play(cards, Claim(kind, rank or None) if claim else None)


def after(state: Hands, *moves: str) -> Hands:
    """Let the seats on turn make moves."""
    for text in moves:
        state = game.apply(state, game.actors(state)[0], move(text)).state
    return state


def events(state: Hands, text: str, claim: str = "") -> tuple[Event, ...]:
    """Return what a move of the seat on turn leads to."""
    return game.apply(state, game.actors(state)[0], move(text, claim)).events


def refusal(state: Hands, text: str, claim: str = "") -> Refusal:
    """Return why the seat on turn may not make a move."""
    no = game.check(state, game.actors(state)[0], move(text, claim))
    assert no is not None
    return no


def ask(name: str, rules: Rules = HOUSE, **values: object) -> Mapping[str, Any]:
    """Put a question whose fields have been read."""
    return game.asks[name].answer(Question(rules, values))


def cards(text: str) -> tuple[Card, ...]:
    """Read cards, in the order of their codes."""
    return tuple(sorted(parse_cards(text)))


def readings(text: str, rules: Rules = HOUSE) -> tuple[Reading, ...]:
    """Return what cards can be."""
    found: tuple[Reading, ...] = ask("identify", rules, cards=cards(text))["readings"]
    return found


def named(text: str, rules: Rules = HOUSE) -> list[str]:
    """Return what cards can be, as `type:rank`, strongest first."""
    return [f"{one.type}:{one.rank}" for one in readings(text, rules)]


def beats(
    mine: str, table: str, rules: Rules = HOUSE, claim: str = "", table_claim: str = ""
) -> str:
    """Return "" if cards beat those on the table, else the code of the refusal."""
    values: dict[str, object] = {"table": cards(table), "cards": cards(mine)}
    for name, text in (("as", claim), ("table_as", table_claim)):
        if text:
            kind, _, rank = text.partition(":")
            values[name] = Claim(kind, rank or None)
    answer = ask("beats", rules, **values)
    no = answer["refusal"]
    assert answer["beats"] == (no is None)
    return no.code if isinstance(no, Refusal) else ""


def climbs(*plays: str, rules: Rules = HOUSE) -> None:
    """Assert that each play beats all before it and none after it."""
    for high, mine in enumerate(plays):
        for low, table in enumerate(plays):
            assert (beats(mine, table, rules) == "") == (high > low), (mine, table)
