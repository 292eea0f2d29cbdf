"""Mine puzzles: let experts play hands and keep moments at which one play is clearly best.

A moment is worth a puzzle where a novice's rule of thumb goes wrong, where there are few enough
legal moves to weigh them all, and where the best is ahead of every other by more than luck and by
more than a little. The worlds that tell this are not those that found it.
"""

from collections.abc import Iterator
from itertools import count, islice
from typing import Final

from paiju.bots.coach import ROW, margin
from paiju.bots.search import Account
from paiju.game import AnyGame, AnyState, AnyView, Dice, Move, Skill, deal_from_seed
from paiju.learn.puzzles import Puzzle, Worth
from paiju.learn.scenes import Made
from paiju.think import thinker_of

_FEWEST: Final = 3
_MOST: Final = 20
"""So many legal moves may be weighed."""
_LARGEST: Final = 14
"""More cards in hand would be too many to think about."""
_PLAYING: Final = ("play", "pass")
_GLANCE: Final = 6
_LOOK: Final = 16
_PROOF: Final = 80
"""Rows of worlds at a glance, at a second look, and for each proof."""
# So many trifles must lie between the best and the next.
_CLEAR: Final = 4
_LUCK: Final = 2


def weigh(
    game: AnyGame, view: AnyView, moves: tuple[Move, ...], rows: int, dice: Dice
) -> tuple[Account, ...]:
    """Play moves on in the same worlds, row by row; note how far each is behind the first."""
    accounts, thinker = tuple(Account() for _ in moves), thinker_of(game)
    for _ in range(rows):
        worlds = thinker.worlds(view, moves, dice)
        found = worlds.compare(range(len(moves)), dice.below(1 << 31), ROW)
        for account, ahead in zip(accounts, found, strict=True):
            account.add(-ahead.total / ROW)
    return accounts


def _ordered(moves: tuple[Move, ...], accounts: tuple[Account, ...]) -> tuple[Move, ...]:
    """Put the best move first."""
    behind = {move: account.lead(0) for move, account in zip(moves, accounts, strict=True)}
    return tuple(sorted(moves, key=lambda move: behind[move]))


def _is_same(account: Account) -> bool:
    """Return whether a move did exactly as well as the first in every world."""
    return account.lead(0) == 0 == account.lead(1)


def _promising(
    game: AnyGame, view: AnyView, moves: tuple[Move, ...], dice: Dice
) -> tuple[Move, ...]:
    """Look twice; return the moves, the best first, or none where nothing stands out."""
    for rows in (_GLANCE, _LOOK):
        moves = _ordered(moves, weigh(game, view, moves, rows, dice))
        others = [one for one in weigh(game, view, moves, rows, dice)[1:] if not _is_same(one)]
        if not others or any(account.lead(_LUCK) <= 0 for account in others):
            return ()
    return moves


def prove(
    game: AnyGame, view: AnyView, moves: tuple[Move, ...], dice: Dice, rows: int = _PROOF
) -> tuple[Worth, ...]:
    """Weigh all moves against the first; return none where it is not clearly the best."""
    unit, luck = game.profile.measure, margin(len(moves))
    found = [Worth(moves[0], 0, 0)]
    for move, account in zip(moves[1:], weigh(game, view, moves, rows, dice)[1:], strict=True):
        behind = account.lead(0) / unit.scale
        sure = account.lead(luck) / unit.scale
        if not _is_same(account) and sure < _CLEAR * unit.trifle:
            return ()
        found.append(Worth(move, behind, behind - sure))
    return tuple(sorted(found, key=lambda one: one.behind))


def _options(game: AnyGame, state: AnyState, seat: int, dice: Dice) -> tuple[Worth, ...]:
    """Weigh the moves of a moment; none where it makes no puzzle."""
    view = game.view(state, seat)
    if len(view.hand) > _LARGEST:
        return ()
    moves = tuple(islice(game.legal(state, seat), _MOST + 1))
    if not _FEWEST <= len(moves) <= _MOST or not all(move.act in _PLAYING for move in moves):
        return ()
    ordered = _promising(game, view, moves, dice)
    if not ordered or ordered[0] == thinker_of(game).advise(view, Skill.NOVICE, Dice(0)):
        return ()
    if len(ordered[0].cards) == len(view.hand):
        # Going out is no riddle.
        return ()
    found = prove(game, view, ordered, dice)
    # Of very many moments some pass by luck, and look better than they are: prove it once more.
    return prove(game, view, tuple(one.move for one in found), dice) if found else ()


def mine_hand(game: AnyGame, preset: str, seed: int) -> Puzzle | None:
    """Play a hand; return its first puzzle, None where it has none."""
    rules, dice = game.presets[preset], Dice(seed)
    state = game.begin(rules, game.opening(rules), deal_from_seed(seed, game.deck(rules)))
    moves: list[Made] = []
    while actors := game.actors(state):
        seat = actors[0]
        if options := _options(game, state, seat, dice):
            mark = state.fingerprint
            return Puzzle(game.name, preset, seed, tuple(moves), seat, mark, options)
        move = thinker_of(game).advise(game.view(state, seat), Skill.EXPERT, Dice(0))
        state = game.apply(state, seat, move).state
        moves.append(Made(seat, move))
    return None


def mine(game: AnyGame, preset: str, seed: int) -> Iterator[Puzzle | None]:
    """Mine hand after hand, without end; the same seed finds the same puzzles."""
    for number in count(seed * 1_000_003):
        yield mine_hand(game, preset, number)
