"""The judge's questions before the play: bids, the kitty turned up, burying, the friend."""

from paiju.cards import RANKS, Card
from paiju.game import Facts, Move, Refusal
from paiju.game.ruling import Answer, BadQuestion, Bid, Question
from paiju.games.friends.effects import kitty_of
from paiju.games.friends.judge.play import PLAY
from paiju.games.friends.judge.positions import bare_table, set_levels
from paiju.games.friends.kernel.bidding import bid as make_bid
from paiju.games.friends.kernel.bidding import check_bid, lay_deck
from paiju.games.friends.kernel.bidding import flip as flip_kitty
from paiju.games.friends.kernel.constants import BIDDING, BURYING, CALLING, DEALT, KITTY, SEATS
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.moves import check_move
from paiju.games.friends.names import BID_ACTS
from paiju.games.friends.refusals import refusal_of
from paiju.trick.faces import held_of
from paiju.trick.names import rank_of, suit_of


def _stand(table: Table, bid: Bid) -> None:
    """Let a bid of a question stand."""
    cards = held_of(bid.cards)
    rank = RANKS.index(bid.cards[0].rank) if bid.cards and not bid.cards[0].is_joker else -1
    dealers = [seat for seat in range(SEATS) if table.levels[seat] == rank]
    dealer = bid.seat - 1 if bid.dealer is None else bid.dealer - 1
    if bid.dealer is None and dealer not in dealers:
        # The dealer's level was shown by another: it must be clear whose level it is.
        if len(dealers) != 1:
            raise BadQuestion("standing", Refusal("ask_missing", facts={"field": "dealer"}))
        dealer = dealers[0]
    # Whoever is dealer could have bid these cards.
    answer = int(check_bid(table, dealer, cards))
    refusal = refusal_of(answer, table, dealer, Move("show", bid.cards))
    if refusal is not None:
        raise BadQuestion("standing", refusal)
    make_bid(table, dealer, cards)
    table.bid_seat = bid.seat - 1
    table.phase = BIDDING


def bid(question: Question) -> Answer:
    """Return whether cards are a bid, or counter the one that stands, and what they make."""
    table = bare_table(question)
    seat, cards = question.number("seat"), question.cards("cards")
    standing: Bid | None = question.values["standing"]
    set_levels(table, question, (seat,))
    table.phase = BIDDING
    # Everything is dealt, so that a bid of three does not deal.
    table.dealt = DEALT + KITTY
    if standing is not None:
        _stand(table, standing)
    table.play.hands[seat - 1] = held_of(cards)
    act = BID_ACTS[standing is not None]
    refusal = check_move(table, seat, Move(act, cards))
    if refusal is not None:
        none: Answer = {"dealer": None, "trump": None, "level": None}
        return {"legal": False, "refusal": refusal, **none}
    make_bid(table, seat - 1, held_of(cards))
    return {"legal": True, "refusal": None, **_made(table)}


def _made(table: Table) -> Facts:
    """Return dealer, trump and level."""
    return {
        "dealer": int(table.dealer) + 1,
        "trump": suit_of(int(table.trump)),
        "level": rank_of(int(table.level)),
    }


def flip(question: Question) -> Answer:
    """Tell what turning up the kitty decides."""
    table = bare_table(question)
    starter, kitty = question.number("starter"), question.cards("kitty")
    if len(kitty) != KITTY:
        facts = {"needed": KITTY, "given": len(kitty)}
        raise BadQuestion("kitty", Refusal("wrong_count", "friends.3.8", facts))
    set_levels(table, question, (starter,))
    table.starter = starter - 1
    lay_deck(table, [0] * DEALT + [held.code for held in kitty])
    flip_kitty(table)
    return {**_made(table), "flipped": kitty_of(table)[: int(table.flipped)]}


def bury(question: Question) -> Answer:
    """Return whether the dealer may bury cards of a hand."""
    table = bare_table(question)
    table.phase = BURYING
    return PLAY.bury(question, table)


def call(question: Question) -> Answer:
    """Return whether a card may be called; none is to play alone."""
    table = bare_table(question)
    table.phase = CALLING
    table.dealer = 0
    table.shown = held_of(question.cards("shown")).one
    called: tuple[Card, ...] = (question.card("called"),) if question.has("called") else ()
    nth = question.number("nth") if question.has("nth") else None
    refusal = check_move(table, 1, Move("call", called, number=nth))
    return {"legal": refusal is None, "refusal": refusal}


def friend(question: Question) -> Answer:
    """Tell who plays the called copy, and at which play."""
    table = bare_table(question)
    table.dealer = question.number("dealer") - 1
    table.called = question.card("called").code
    table.nth = question.number("nth")
    at: int | None = None
    for place, (seat, cards) in enumerate(question.plays("plays")):
        table.leave(seat - 1, held_of(cards or ()))
        question.note("count", seat=seat, seen=int(table.seen))
        if table.friend >= 0:
            at = place
            break
    found = None if at is None else int(table.friend) + 1
    alone: bool | None = True if question.values.get("over") is True else None
    if found is not None:
        alone = found == question.number("dealer")
    return {"friend": None if alone else found, "at": at, "alone": alone}
