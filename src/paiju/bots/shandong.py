"""Rules of thumb for 山东升级: name a long suit, lead what wins, feed the partner, spend little."""

from typing import Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.bots.sight import Sight
from paiju.bots.tricks import follow, lead
from paiju.game import DECLINE, AnyGame, AnyView, Dice, Move

# Of 26 cards about eleven are trumps: with so many a suit is worth naming.
_LONG: Final = 12


def _trumps_of(view: AnyView, suit: str | None) -> int:
    """Count the cards that would be trumps with a suit."""
    always = {"2", "3", "5", "JB", "JS", str(view.facts["level"])}
    return sum(held.suit == suit or held.rank in always for held in view.hand)


def _suit(move: Move) -> str | None:
    """Return the suit that a bid would make trump."""
    return next(held.suit for held in move.cards if not held.is_joker)


def _bid(view: AnyView, found: tuple[Move, ...]) -> Choice:
    """Declare or counter with a long suit; stick whenever there is a chance."""
    bids = [move for move in found if move.cards]
    if not bids:
        return DECLINE, Reason("nothing_to_say")
    best = max(bids, key=lambda move: _trumps_of(view, _suit(move)))
    suit = _suit(best)
    trumps = _trumps_of(view, suit)
    if best.act == "stick" or trumps >= _LONG:
        return best, Reason("show_long", {"suit": suit, "trumps": trumps})
    return DECLINE, Reason("show_short", {"trumps": trumps})


def _as_time_would(game: AnyGame, view: AnyView) -> Choice:
    """Return, bury and choose as the table does for those who are late."""
    assert view.seat is not None
    # What time plays depends on the view alone, so any guess will do.
    move = game.lapse(game.guess(view, Dice(0)), view.seat)
    if move.act == "return":
        return move, Reason("return_useless", {"cards": move.cards})
    if move.act == "bury":
        return move, Reason("bury_low", {"cards": move.cards})
    return move, Reason("keep_small")


def thumb(game: AnyGame, view: AnyView, found: tuple[Move, ...]) -> Choice:
    """Choose among the legal moves of a view."""
    acts = {move.act for move in found}
    if DECLINE in found:
        return _bid(view, found)
    if acts != {"play"}:
        return _as_time_would(game, view)
    sight = Sight(game, view)
    if view.table:
        own = frozenset(seat for seat in (sight.partner,) if seat is not None)
        return follow(view, sight, found, own, "partner")
    return lead(view, sight, found)
