"""Records of whole hands, played by bots without a server."""

from functools import cache

from paiju.bots import BOTS
from paiju.game import AnyGame, Record, RecordedMove, deal_from_seed, find, format_record


@cache
def recorded(name: str, seed: int = 3, preset: str = "") -> Record:
    """Play a hand of a game to its end."""
    game: AnyGame = find(name)
    rules = game.presets[preset or next(iter(game.presets))]
    standing, deal = game.opening(rules), deal_from_seed(seed, game.deck(rules))
    state = game.begin(rules, standing, deal)
    begun, bot, moves = state.fingerprint, BOTS["easy"](game, seed), []
    while game.outcome(state) is None:
        seat = game.actors(state)[0]
        move = bot.choose(game.view(state, seat))
        state = game.apply(state, seat, move).state
        moves.append(RecordedMove(seat, move, state.fingerprint))
    return Record.of(game, rules, standing, deal, begun, tuple(moves))


def text_of(name: str, seed: int = 3) -> str:
    """Write the record of a hand."""
    return format_record(recorded(name, seed))
