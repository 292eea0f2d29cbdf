"""Reasons in the games of the 升级 family: who wins the trick, what is in it, what is still out."""

from collections import Counter
from typing import Final

from paiju.bots.reasons import Reason
from paiju.bots.sides import mates
from paiju.bots.sight import Sight
from paiju.cards import SUITS, Card
from paiju.game import AnyGame, AnyView, Move

_TRUMP: Final = "trump"
_GANG: Final = "true_gang"
"""In a game that has it several trumps are led together in no other way."""


def points(game: AnyGame, cards: tuple[Card, ...]) -> int:
    """Count the points of cards."""
    return sum(game.profile.points.get(held, 0) for held in cards)


def explain(game: AnyGame, view: AnyView, others: tuple[Move, ...], move: Move) -> Reason:
    """Return the reason for a move."""
    match move.act:
        case "play":
            tell = _follow if view.table else _lead
            return tell(game, view, Sight(game, view), move)
        case "decline":
            return _silence(game, view, others)
        case "show" | "counter" | "stick":
            return _bid(game, view, move)
        case "bury":
            return _buried(game, view, move)
        case "tribute":
            return Reason("pay_highest", {"cards": move.cards})
        case "return":
            return Reason("return_useless", {"cards": move.cards})
        case "call":
            return _call(move)
        case _:
            return Reason("keep_small")


def _trumps(game: AnyGame, view: AnyView, move: Move) -> int:
    """Count the trumps that a bid would make; where none is played yet it names the level too."""
    shown = next(held for held in move.cards if not held.is_joker)
    level = {} if game.profile.allies is None else {"level": shown.rank}
    return Sight(game, view, trump=shown.suit, **level).trumps()


def _bid(game: AnyGame, view: AnyView, move: Move) -> Reason:
    """Tell how many trumps a bid would make."""
    ranks = {held.rank for held in move.cards}
    if view.phase == "fan":
        return Reason("raise_cards", {"rank": ranks.pop()})
    suit = next(held.suit for held in move.cards if not held.is_joker)
    return Reason("show_long", {"suit": suit, "trumps": _trumps(game, view, move)})


def _silence(game: AnyGame, view: AnyView, others: tuple[Move, ...]) -> Reason:
    """Tell what a bid would have been worth."""
    bids = [move for move in others if move.cards]
    if not bids or view.phase == "fan":
        return Reason("nothing_to_say")
    most = max(_trumps(game, view, move) for move in bids)
    return Reason("show_short", {"trumps": most})


def _buried(game: AnyGame, view: AnyView, move: Move) -> Reason:
    """Tell of a suit that is gone, or of low cards; the trump suit may still lie face down."""
    if view.facts["trump"] is None:
        return Reason("bury_low", {"cards": move.cards})
    sight = Sight(game, view)
    kept = {sight.group(held) for held in view.hand - move.hand}
    gone = [suit for suit in SUITS if suit in map(sight.group, move.cards) and suit not in kept]
    if gone:
        return Reason("bury_short", {"suit": gone[0]})
    return Reason("bury_low", {"cards": move.cards})


def _call(move: Move) -> Reason:
    """Tell of the card that is called, or of nobody."""
    if not move.cards:
        return Reason("play_alone")
    return Reason("call_missing", {"cards": move.cards, "nth": move.number})


def _lead(game: AnyGame, view: AnyView, sight: Sight, move: Move) -> Reason:
    """Tell what a lead is good for."""
    cards = move.cards
    copies = Counter(cards)
    groups = {sight.group(held) for held in cards}
    gangs = _GANG in game.profile.types
    if len(cards) > 1 and gangs and (len(groups) > 1 or _TRUMP in groups):
        return Reason("lead_gang", {"cards": cards})
    group = groups.pop()
    if all(sight.is_top(held, count) for held, count in copies.items()):
        return Reason("lead_top" if len(copies) == 1 else "lead_safe_throw", {"cards": cards})
    if group == _TRUMP:
        return Reason("lead_trumps", {"trumps": sight.trumps()})
    if not any(sight.group(held) == group for held in view.hand - move.hand):
        return Reason("clear_suit", {"suit": group})
    return Reason("lead_low" if len(cards) == 1 else "lead_together", {"cards": cards})


def _follow(game: AnyGame, view: AnyView, sight: Sight, move: Move) -> Reason:
    """Tell what a follow does: win, feed, or give little."""
    given = points(game, move.cards)
    lying = sum(points(game, made.cards) for made in view.table)
    own = mates(game, view)
    word = "partner" if game.profile.allies is None else "friend"
    if sight.winner(move) == view.seat:
        if given + lying:
            return Reason("take_points", {"points": given + lying})
        return Reason("take_cheaply", {"cards": move.cards})
    if view.highest in own:
        return Reason(f"feed_{word}", {"points": given}) if given else Reason(f"spare_{word}")
    led = sight.group(view.table[0].cards[0])
    follows = any(sight.group(held) == led for held in view.hand)
    ruffs = any(sight.group(held) == _TRUMP for held in view.hand - move.hand)
    if not follows and ruffs and len(move.cards) == 1:
        return Reason("keep_trumps", {"points": given + lying})
    return Reason("give_little", {"points": given})
