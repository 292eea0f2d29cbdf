"""Type a hand as a player would: the lines for every move, known beforehand from a fixed seed."""

from itertools import islice
from typing import TypeAlias

from paiju.bots import BOTS, Bot
from paiju.cli.table.session import fixed_seeds
from paiju.desk import find_moves, options
from paiju.game import DECLINE, PASS, AnyGame, AnyState, Move, RecordedMove, find, prepare

PLAYER = 1
Made: TypeAlias = tuple[AnyState, list[RecordedMove]]


def choose(game: AnyGame, state: AnyState) -> Move:
    """Bid whatever can be bid, play what time would play, but never pass with a play in hand."""
    if game.view(state, PLAYER).phase != "play":
        listed = islice(game.legal(state, PLAYER), 4)
        bids = (move for move in listed if move.act in ("show", "counter", "stick"))
        return next(bids, game.lapse(state, PLAYER))
    move = game.lapse(state, PLAYER)
    listed = islice(game.legal(state, PLAYER), 4)
    return next((other for other in listed if other.cards), move) if move == PASS else move


def lines(game: AnyGame, state: AnyState, move: Move) -> list[str]:
    """Return what is typed for a move."""
    listed = options(game, state, PLAYER).moves
    if move == DECLINE:
        return [] if listed == (DECLINE,) else ["p"]
    if move == PASS:
        return ["p"]
    named = " ".join(str(held) for held in move.cards)
    if move.act == "call":
        return [f"{named} {move.number}!" if move.cards else "p"]
    if not move.cards:
        place = next(at for at, other in enumerate(listed, 1) if other.act == move.act)
        return [f"{place}!"]
    found = find_moves(game, state, PLAYER, move.cards).moves
    return [f"{named}!"] if len(found) == 1 else [f"{named}!", "1"]


def _played(game: AnyGame, state: AnyState, bots: dict[int, Bot], typed: list[str]) -> Made:
    """Play a hand to its end, adding the lines that are typed for it."""
    made: list[RecordedMove] = []
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        if seat == PLAYER:
            move = choose(game, state)
            typed += lines(game, state, move)
            move = _taken(game, state, move)
        else:
            move = bots[seat].choose(game.view(state, seat))
        state = game.apply(state, seat, move).state
        made.append(RecordedMove(seat, move, state.fingerprint))
    return state, made


def _taken(game: AnyGame, state: AnyState, move: Move) -> Move:
    """Return the move that the lines stand for: the first reading, the first of a list."""
    if move.act in ("pass", "decline", "call"):
        return move
    if move.cards:
        return find_moves(game, state, PLAYER, move.cards).moves[0]
    listed = options(game, state, PLAYER).moves
    return next(other for other in listed if other.act == move.act)


def typed_hands(name: str, preset: str, seed: int, hands: int) -> tuple[str, list[RecordedMove]]:
    """Play hands of a seed against random bots; return the typed text and the last hand's moves."""
    game = find(name)
    rules = game.presets[preset]
    bots = {seat: BOTS["random"](game, seed + seat) for seat in range(1, game.seats(rules) + 1)}
    standing = game.opening(rules)
    typed: list[str] = []
    made: list[RecordedMove] = []
    for hand in range(1, hands + 1):
        deal = prepare("any", hand, fixed_seeds(seed)(hand), ()).deal(game.deck(rules))
        state, made = _played(game, game.begin(rules, standing, deal), bots, typed)
        standing = game.settle(state)
        typed.append("")
    return "\n".join(typed) + "\n", made
