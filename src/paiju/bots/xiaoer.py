"""Rules of thumb for 小二定主: lead what wins, feed the partner, spend little on the others."""

from typing import Final

from paiju.bots.contract import Choice
from paiju.bots.reasons import Reason
from paiju.bots.sight import Sight
from paiju.cards import SUITS, Card
from paiju.game import DECLINE, AnyGame, AnyView, Move

_POINTS: Final = {"5": 5, "10": 10, "K": 10}
# With this many trumps of thirteen cards a suit is worth naming.
_LONG: Final = 6
# A trick of so many points is worth a trump.
_RICH: Final = 10


def points(cards: tuple[Card, ...]) -> int:
    """Count the points of cards."""
    return sum(_POINTS.get(held.rank, 0) for held in cards)


def _trumps_of(cards: tuple[Card, ...], suit: str | None) -> int:
    """Count the cards that would be trumps with a suit."""
    always = ("2", "J", "JB", "JS")
    high = ("SQ", "D5")
    return sum(one.suit == suit or one.rank in always or str(one) in high for one in cards)


def _opening(view: AnyView, found: tuple[Move, ...]) -> Choice:
    """Show a two of a long suit, and three equal cards whenever there are some."""
    shows = [move for move in found if move.cards]
    raising = [move for move in shows if len(move.cards) > 1]
    if raising:
        return raising[0], Reason("raise_cards", {"rank": raising[0].cards[0].rank})
    hand = tuple(view.hand)
    best = max(shows, key=lambda move: _trumps_of(hand, move.cards[0].suit), default=None)
    if best is None:
        return DECLINE, Reason("nothing_to_say")
    suit = best.cards[0].suit
    trumps = _trumps_of(hand, suit)
    if trumps >= _LONG:
        return best, Reason("show_long", {"suit": suit, "trumps": trumps})
    return DECLINE, Reason("show_short", {"trumps": trumps})


def _value(sight: Sight, held: Card) -> int:
    """Tell how much a card is worth keeping: trumps most, then tops and points."""
    group = sight.group(held)
    worth = 4 * points((held,)) + (60 if held.rank == "A" else 0)
    return worth + sight.height(held) + (200 if group == "trump" else 0)


def _part(view: AnyView, sight: Sight, found: tuple[Move, ...]) -> Choice:
    """Give away what is worth least: to bury, and in return for tribute."""
    hand = tuple(view.hand)
    lengths = {suit: sum(sight.group(held) == suit for held in hand) for suit in SUITS}

    def cost(move: Move) -> int:
        # A suit that is emptied can be trumped: short suits go first.
        return sum(_value(sight, c) + 5 * lengths.get(sight.group(c), 0) for c in move.cards)

    move = min(found, key=cost)
    if move.act == "return":
        return move, Reason("return_useless", {"cards": move.cards})
    suits = {sight.group(held) for held in move.cards}
    if len(suits) == 1 and suits <= set(SUITS):
        return move, Reason("bury_short", {"suit": suits.pop()})
    return move, Reason("bury_low", {"cards": move.cards})


def _lead(view: AnyView, sight: Sight, found: tuple[Move, ...]) -> Choice:
    """Lead a certain winner, then trumps with many of them, else something small."""
    singles = [move for move in found if len(move.cards) == 1]
    throws = [
        move
        for move in found
        if len(move.cards) > 1
        and len({sight.group(held) for held in move.cards}) == 1
        and all(sight.is_top(held) for held in move.cards)
    ]
    if throws:
        longest = max(throws, key=lambda move: len(move.cards))
        return longest, Reason("lead_safe_throw", {"cards": longest.cards})
    tops = [m for m in singles if sight.group(m.cards[0]) != "trump" and sight.is_top(m.cards[0])]
    if tops:
        best = max(tops, key=lambda move: points(move.cards))
        return best, Reason("lead_top", {"cards": best.cards})
    trumps = [move for move in singles if sight.group(move.cards[0]) == "trump"]
    if len(trumps) * 2 > len(singles):
        sure = [move for move in trumps if sight.is_top(move.cards[0])]
        best = sure[0] if sure else min(trumps, key=lambda m: sight.cost(m.cards))
        return best, Reason("lead_trumps", {"trumps": len(trumps)})
    low = min(singles, key=lambda move: (points(move.cards), sight.cost(move.cards)))
    return low, Reason("lead_low", {"cards": low.cards})


def _is_gang(move: Move) -> bool:
    """Tell whether a play is four of one rank."""
    return len(move.cards) == 4 and len({held.rank for held in move.cards}) == 1


def _spend(sight: Sight, move: Move) -> int:
    """Tell what a play costs: the height of its cards and four times their points."""
    return sight.cost(move.cards) + 4 * points(move.cards)


def _follow(view: AnyView, sight: Sight, found: tuple[Move, ...]) -> Choice:
    """Feed a partner who wins, win what is worth it, give the others little."""
    lying = sum(points(made.cards) for made in view.table)
    last = len(view.table) == len(view.counts) - 1
    winner = sight.winner(None)
    if winner == sight.partner and (last or sight.is_safe()):
        fat = max(found, key=lambda move: (points(move.cards), -sight.cost(move.cards)))
        if points(fat.cards):
            return fat, Reason("feed_partner", {"points": points(fat.cards)})
    little = min(found, key=lambda move: _spend(sight, move))
    if winner == sight.partner:
        return little, Reason("spare_partner")
    winning = [move for move in found if sight.winner(move) == view.seat]
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
    if acts & {"show", "decline"}:
        return _opening(view, found)
    if acts == {"tribute"}:
        return found[0], Reason("pay_highest", {"cards": found[0].cards})
    sight = Sight(game, view)
    if acts & {"bury", "return"}:
        return _part(view, sight, found)
    gangs = [move for move in found if not view.table and _is_gang(move)]
    if gangs:
        return gangs[0], Reason("lead_gang", {"cards": gangs[0].cards})
    return _follow(view, sight, found) if view.table else _lead(view, sight, found)
