"""Rules of thumb for 找朋友升级: know your side, lead what wins, feed friends only."""

from collections import Counter
from typing import Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.bots.sight import Sight
from paiju.cards import Card
from paiju.game import DECLINE, AnyGame, AnyView, Dice, Move

_POINTS: Final = {"5": 5, "10": 10, "K": 10}
# Of 31 cards about ten are trumps: with so many a suit is worth bidding, or countering for.
_LONG: Final = 11
_VERY_LONG: Final = 13
# A trick of so many points is worth a trump.
_RICH: Final = 10
_LOOKED_AT: Final = 120


def points(cards: tuple[Card, ...]) -> int:
    """Count the points of cards."""
    return sum(_POINTS.get(held.rank, 0) for held in cards)


def mates(view: AnyView) -> frozenset[int]:
    """Tell who is on one's side, as far as one can know: who holds the called card knows it."""
    facts, own = view.facts, view.seat
    dealer, friend = facts["dealer"], facts["friend"]
    seats = frozenset(range(1, len(view.counts) + 1))
    defenders = frozenset(one for one in (dealer, friend) if isinstance(one, int))
    if own in (dealer, friend):
        return defenders - {own}
    if friend is None and facts["alone"] is None and view.private.get("called_held"):
        return frozenset({dealer}) if isinstance(dealer, int) else frozenset()
    return seats - defenders - {own}


def _bid(view: AnyView, found: tuple[Move, ...]) -> Choice:
    """Bid for a long suit; counter only for a very long one."""
    bids = [move for move in found if move.cards]
    if not bids:
        return DECLINE, Reason("nothing_to_say")
    hand = tuple(view.hand)

    def trumps(move: Move) -> int:
        suit, level = move.cards[0].suit, move.cards[0].rank
        return sum(held.is_joker or held.suit == suit or held.rank == level for held in hand)

    best = max(bids, key=lambda move: (trumps(move), -len(move.cards)))
    needed = _VERY_LONG if best.act == "counter" else _LONG
    if trumps(best) < needed:
        return DECLINE, Reason("show_short", {"trumps": trumps(best)})
    return best, Reason("show_long", {"suit": best.cards[0].suit, "trumps": trumps(best)})


def _as_time_would(game: AnyGame, view: AnyView) -> Choice:
    """Bury, call and judge throws as the table does for those who are late."""
    assert view.seat is not None
    # What time plays depends on the view alone, so any guess will do.
    move = game.lapse(game.guess(view, Dice(0)), view.seat)
    if move.act == "bury":
        suits = {held.suit for held in move.cards}
        if len(suits) == 1:
            return move, Reason("bury_short", {"suit": suits.pop()})
        return move, Reason("bury_low", {"cards": move.cards})
    if move.act == "call":
        return move, Reason("call_missing", {"cards": move.cards, "nth": move.number})
    return move, Reason("keep_small")


def _is_sure(sight: Sight, cards: tuple[Card, ...]) -> bool:
    """Tell whether no other hand can beat any part of a lead of identical cards, or of a throw."""
    return all(sight.is_top(held, copies) for held, copies in Counter(cards).items())


def _lead(view: AnyView, sight: Sight, found: tuple[Move, ...]) -> Choice:
    """Lead what wins for certain, trumps with many of them, else something small."""
    side = [move for move in found if sight.group(move.cards[0]) != "trump"]
    sure = [move for move in side if _is_sure(sight, move.cards)]
    if sure:
        best = max(sure, key=lambda move: (len(move.cards), points(move.cards)))
        code = "lead_top" if len(set(best.cards)) == 1 else "lead_safe_throw"
        return best, Reason(code, {"cards": best.cards})
    trumps = sum(sight.group(held) == "trump" for held in view.hand)
    if 2 * trumps > len(view.hand):
        own = [move for move in found if sight.group(move.cards[0]) == "trump"]
        plain = [move for move in own if len(set(move.cards)) == 1]
        sure = [move for move in plain if _is_sure(sight, move.cards)]
        best = max(sure, key=lambda m: len(m.cards)) if sure else _cheapest(sight, plain)
        return best, Reason("lead_trumps", {"trumps": trumps})
    plain = [move for move in side if len(set(move.cards)) == 1] or list(found)
    pairs = [move for move in plain if len(move.cards) > 1 and not points(move.cards)]
    low = _cheapest(sight, pairs or plain)
    return low, Reason("lead_low", {"cards": low.cards})


def _spend(sight: Sight, move: Move) -> int:
    """Tell what a play costs: the height of its cards and their points."""
    return sight.cost(move.cards) + 6 * points(move.cards)


def _cheapest(sight: Sight, moves: list[Move]) -> Move:
    """Choose what costs least."""
    return min(moves, key=lambda move: _spend(sight, move))


def _candidates(sight: Sight, found: tuple[Move, ...]) -> list[Move]:
    """Keep the moves worth a closer look: cheap ones, strong ones, and those with points."""
    if len(found) <= _LOOKED_AT:
        return list(found)
    part = _LOOKED_AT // 3
    cheap = sorted(found, key=lambda move: _spend(sight, move))[:part]
    strong = sorted(found, key=lambda move: -sight.cost(move.cards))[:part]
    rich = sorted(found, key=lambda move: (-points(move.cards), sight.cost(move.cards)))[:part]
    return list(dict.fromkeys((*cheap, *strong, *rich)))


def _follow(view: AnyView, sight: Sight, found: tuple[Move, ...]) -> Choice:
    """Feed a friend who wins, win what is worth it, give the others little."""
    moves = _candidates(sight, found)
    lying = sum(points(made.cards) for made in view.table)
    last = len(view.table) == len(view.counts) - 1
    winner = sight.winner(None)
    ours = winner in mates(view)
    little = _cheapest(sight, moves)
    if ours and (last or sight.is_safe()):
        fat = max(moves, key=lambda move: (points(move.cards), -sight.cost(move.cards)))
        if points(fat.cards):
            return fat, Reason("feed_friend", {"points": points(fat.cards)})
    if ours:
        return little, Reason("spare_friend")
    winning = [move for move in moves if sight.winner(move) == view.seat]
    if not winning:
        return little, Reason("give_little", {"points": points(little.cards)})
    cheap = min(winning, key=lambda move: sight.cost(move.cards))
    gained = lying + points(cheap.cards)
    if gained >= _RICH or (last and gained):
        return cheap, Reason("take_points", {"points": gained})
    if little == cheap or all(sight.group(held) != "trump" for held in cheap.cards):
        return cheap, Reason("take_cheaply", {"cards": cheap.cards})
    return little, Reason("keep_trumps", {"points": gained})


def thumb(game: AnyGame, view: AnyView, found: tuple[Move, ...]) -> Choice:
    """Choose among the legal moves of a view."""
    acts = {move.act for move in found}
    if acts & {"show", "counter", "decline"}:
        return _bid(view, found)
    if acts != {"play"}:
        return _as_time_would(game, view)
    sight = Sight(game, view)
    return _follow(view, sight, found) if view.table else _lead(view, sight, found)
