"""Tables for the clauses: any hands, any level and trump, any moment."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from paiju.cards import RANKS, Card, deck, parse_cards
from paiju.game import Deal, Event, Move, Standing, State, Step, View, parse_move
from paiju.games.friends import game
from paiju.games.friends.kernel.constants import ALONE, CARDS, PLAYING
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.result import REACHED
from paiju.games.friends.rules import Rules
from paiju.games.friends.setup import setup_of
from paiju.trick.faces import held_of
from tests.rules.script import Script

Hand = State[Rules, Table]
TWOS = ("2",) * 5
_SCRIPT: Final = Script(game)
play = _SCRIPT.play
step = _SCRIPT.step
refused = _SCRIPT.refused
code = _SCRIPT.code
is_legal = _SCRIPT.is_legal


def cards(text: str) -> tuple[Card, ...]:
    """Read cards into the order of their codes."""
    return tuple(sorted(parse_cards(text)))


def standing(
    levels: tuple[str, ...] = TWOS,
    starter: int | None = 1,
    reached: tuple[int, ...] = (0,) * 5,
    hand: int = 2,
) -> Standing:
    """Return what an earlier hand may have left."""
    return Standing((0,) * 5, hand, levels=levels, dealer=starter, tallies={REACHED: reached})


def deal(hands: Mapping[int, str], kitty: str = "", starter: int = 1) -> Deal:
    """Deal chosen cards to seats and kitty; what is left fills the rest in the order of codes.

    The kitty is given from the top; level cards that nobody was given go to the first seats.
    """
    chosen = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    under = list(parse_cards(kitty))
    used = Counter(face for column in chosen.values() for face in column) + Counter(under)
    left = list((Counter(deck(3)) - used).elements())
    for seat in range(1, 6):
        column = chosen.setdefault(seat, [])
        while len(column) < 31:
            column.append(left.pop(0))
    under += left
    dealt = [chosen[(starter - 1 - place) % 5 + 1][place // 5] for place in range(155)]
    return Deal((*dealt, *under), starter - 1)


def begin(
    hands: Mapping[int, str],
    kitty: str = "",
    levels: tuple[str, ...] = TWOS,
    starter: int = 1,
    but: Mapping[str, object] | None = None,
    **switches: object,
) -> Hand:
    """Begin a hand with chosen cards, in hands and under the table."""
    rules = game.parse({**(but or {}), **switches})
    return game.begin(rules, standing(levels, starter), deal(hands, kitty, starter))


def playing(
    hands: Mapping[int, str],
    level: str = "2",
    trump: str = "H",
    dealer: int = 1,
    called: str = "",
    nth: int = 0,
    buried: str = "",
    leader: int | None = None,
    but: Mapping[str, object] | None = None,
    **switches: object,
) -> Hand:
    """Set a table in the middle of the play; hands may be as small as you like."""
    rules = game.parse({**(but or {}), **switches})
    table = Table(setup_of(rules))
    table.phase = PLAYING
    table.dealer = dealer - 1
    table.level = RANKS.index(level)
    table.dealt = CARDS
    table.name_trump("SHCD".index(trump))
    for seat, text in hands.items():
        table.play.hands[seat - 1] = held_of(parse_cards(text))
    table.buried = held_of(parse_cards(buried))
    table.called, table.nth = ALONE, nth
    if called:
        table.called = parse_cards(called)[0].code
    else:
        table.friend = table.dealer
    table.play.leader = table.play.turn = (leader or dealer) - 1
    return State(rules, standing(), Deal(deck(3)), table)


def legal(state: Hand, seat: int) -> set[Move]:
    """Return all legal moves of a seat."""
    return set(game.legal(state, seat))


def plays(state: Hand, seat: int) -> set[str]:
    """Return the cards of all legal plays of a seat."""
    return {" ".join(map(str, move.cards)) for move in game.legal(state, seat)}


def names(made: Step[Rules, Table]) -> list[str]:
    """Return the names of what happened."""
    return [event.name for event in made.events]


def event(made: Step[Rules, Table], name: str) -> Event:
    """Return what happened under a name."""
    return next(one for one in made.events if one.name == name)


def declined(state: Hand, *seats: int) -> Hand:
    """Let seats decline; all that are asked where none is named."""
    for seat in seats or game.actors(state):
        state = play(state, f"{seat}: decline")
    return state


def look(state: Hand, seat: int | None = None) -> View[Rules]:
    """Return the view of a seat, or of an onlooker."""
    return game.view(state, seat)


def win(state: Hand, *made: str) -> tuple[int, int]:
    """Play a trick in turn and return its winner and points."""
    seat = game.actors(state)[0]
    after = None
    for text in made:
        after = game.apply(state, seat, parse_move(text))
        state = after.state
        seat = (seat - 2) % 5 + 1
    assert after is not None
    won = event(after, "trick_won")
    winner, total = won.facts["seat"], won.facts["points"]
    assert isinstance(winner, int)
    assert isinstance(total, int)
    return winner, total
