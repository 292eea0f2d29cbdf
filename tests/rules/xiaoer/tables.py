"""Tables for the clauses: any hands, any trump, any moment."""

from collections.abc import Mapping
from typing import Final

from paiju.cards import CARDS, Card, mask_of, parse_cards
from paiju.game import Deal, Move, Standing, State, Step, parse_move
from paiju.games.xiaoer import game
from paiju.games.xiaoer.kernel.constants import PLAYING
from paiju.games.xiaoer.kernel.opening import set_order
from paiju.games.xiaoer.kernel.table import Table
from paiju.games.xiaoer.names import FANS
from paiju.games.xiaoer.rules import Rules
from paiju.games.xiaoer.setup import setup_of
from tests.rules.script import Script

Hand = State[Rules, Table]
_SCRIPT: Final = Script(game)
play = _SCRIPT.play
step = _SCRIPT.step
refused = _SCRIPT.refused
code = _SCRIPT.code


def deal(hands: Mapping[int, str], kitty: str = "", start: int = 0, kitty_size: int = 2) -> Deal:
    """Deal chosen cards to seats and kitty; what is left fills the rest in the order of codes."""
    chosen = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    under = list(parse_cards(kitty))
    used = {held for cards in chosen.values() for held in cards} | set(under)
    left = [held for held in CARDS if held not in used]
    size = (len(CARDS) - kitty_size) // 4
    for seat in (1, 2, 3, 4):
        column = chosen.setdefault(seat, [])
        while len(column) < size:
            column.append(left.pop(0))
    under += left
    dealt = [chosen[place % 4 + 1][place // 4] for place in range(4 * size)]
    return Deal((*dealt, *under), start)


def begin(
    hands: Mapping[int, str],
    under: str = "",
    start: int = 0,
    standing: Standing | None = None,
    but: Mapping[str, object] | None = None,
    **switches: object,
) -> Hand:
    """Begin a hand with chosen cards, in hands and under the table."""
    rules = game.parse({**(but or {}), **switches})
    dealt = deal(hands, under, start, rules.kitty.value)
    return game.begin(rules, standing or game.opening(rules), dealt)


def playing(
    hands: Mapping[int, str],
    trump: str = "H",
    leader: int = 1,
    dealer: int = 1,
    fans: str = "",
    shown: str = "",
    **switches: object,
) -> Hand:
    """Set a table in the middle of the play; hands may be as small as you like."""
    rules = game.parse(switches)
    table = Table(setup_of(rules))
    table.phase = PLAYING
    table.dealer = dealer - 1
    table.trump = "SHCD".index(trump)
    for name in fans.split():
        table.fans |= 1 << FANS.index(name)
    table.shown = mask_of(parse_cards(shown))
    set_order(table)
    for seat, text in hands.items():
        table.hands[seat - 1] = mask_of(parse_cards(text))
    table.leader = table.turn = leader - 1
    table.taken = 1
    return State(rules, game.opening(rules), Deal(CARDS), table)


def legal(state: Hand, seat: int) -> set[Move]:
    """Return all legal moves of a seat."""
    return set(game.legal(state, seat))


def names(events: Step[Rules, Table]) -> list[str]:
    """Return the names of what happened."""
    return [event.name for event in events.events]


def cards(text: str) -> tuple[Card, ...]:
    """Read cards into the order of their codes."""
    return tuple(sorted(parse_cards(text)))


def win(state: Hand, *plays: str) -> tuple[int, int]:
    """Play a trick in turn and return its winner and points."""
    seat = game.actors(state)[0]
    after = None
    for text in plays:
        after = game.apply(state, seat, parse_move(text))
        state = after.state
        seat = seat % 4 + 1
    assert after is not None
    won = next(event for event in after.events if event.name == "trick_won")
    winner, total = won.facts["seat"], won.facts["points"]
    assert isinstance(winner, int)
    assert isinstance(total, int)
    return winner, total
