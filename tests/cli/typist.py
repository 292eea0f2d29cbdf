"""Type a hand as a player would: the lines for every move, known beforehand from a fixed seed."""

from itertools import islice

from paiju.bots import BOTS
from paiju.cli.moves import find_moves, options
from paiju.cli.session import fixed_seeds
from paiju.game import DECLINE, PASS, AnyGame, AnyState, Move, RecordedMove, find, prepare

PLAYER = 1


def choose(game: AnyGame, state: AnyState) -> Move:
    """Bid whatever can be bid, and play what time would play."""
    if game.view(state, PLAYER).phase != "play":
        listed = islice(game.legal(state, PLAYER), 4)
        bids = (move for move in listed if move.act in ("show", "counter", "stick"))
        return next(bids, game.lapse(state, PLAYER))
    return game.lapse(state, PLAYER)


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


def typed_hand(name: str, preset: str, seed: int) -> tuple[str, list[RecordedMove]]:
    """Play the first hand of a seed against random bots; return the typed text and the moves."""
    game = find(name)
    rules = game.presets[preset]
    bots = {seat: BOTS["random"](game, seed + seat) for seat in range(1, game.seats(rules) + 1)}
    deal = prepare("any", 1, fixed_seeds(seed)(1), ()).deal(game.deck(rules))
    state = game.begin(rules, game.opening(rules), deal)
    typed: list[str] = []
    made: list[RecordedMove] = []
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        if seat == PLAYER:
            move = choose(game, state)
            typed += lines(game, state, move)
            if move.cards and move.act != "call":
                move = find_moves(game, state, seat, move.cards).moves[0]
            elif not move.cards and move.act not in ("pass", "decline", "call"):
                listed = options(game, state, seat).moves
                move = next(other for other in listed if other.act == move.act)
        else:
            move, _ = bots[seat].choose(game.view(state, seat))
        state = game.apply(state, seat, move).state
        made.append(RecordedMove(seat, move, state.fingerprint))
    return "\n".join(typed) + "\n", made
