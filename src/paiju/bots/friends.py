"""Rules of thumb for 找朋友升级: know your side, lead what wins, feed friends only."""

from typing import Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.bots.sight import Sight
from paiju.bots.tricks import follow, lead
from paiju.game import DECLINE, AnyGame, AnyView, Dice, Move

# Of 31 cards about ten are trumps: with so many a suit is worth bidding, or countering for.
_LONG: Final = 11
_VERY_LONG: Final = 13


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


def thumb(game: AnyGame, view: AnyView, found: tuple[Move, ...]) -> Choice:
    """Choose among the legal moves of a view."""
    acts = {move.act for move in found}
    if acts & {"show", "counter", "decline"}:
        return _bid(view, found)
    if acts != {"play"}:
        return _as_time_would(game, view)
    sight = Sight(game, view)
    if view.table:
        return follow(view, sight, found, mates(view), "friend")
    return lead(view, sight, found)
