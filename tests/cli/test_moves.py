"""From chosen cards to moves, in positions that are made for it."""

from collections.abc import Iterator

from paiju.cards import Card, parse_cards
from paiju.cli.table.moves import describe_choices, describe_move, describe_options, numbered
from paiju.cli.words import Words
from paiju.desk import find_moves, find_pass, options
from paiju.game import DECLINE, AnyState, Claim, Deal, Move, deal_from_seed, find
from tests.wrapped import Wrapped

XIAOER = find("xiaoer")
RULES = XIAOER.parse({"preset": "basic", "gang": "on", "throws": "on", "trump": "H"})
QUEENS = parse_cards("SQ HQ CQ DQ")


def _dealer_with(wanted: tuple[Card, ...]) -> AnyState:
    """Deal so that the dealer holds these cards."""
    deal = deal_from_seed(1, XIAOER.deck(RULES))
    dealt = XIAOER.begin(RULES, XIAOER.opening(RULES), deal)
    own = XIAOER.holdings(dealt)["1"]
    spare = [held for held in own if held not in wanted]
    cards = list(deal.cards)
    for card in wanted:
        if card not in own:
            here, there = cards.index(card), cards.index(spare.pop())
            cards[here], cards[there] = cards[there], cards[here]
    return XIAOER.begin(RULES, XIAOER.opening(RULES), Deal(tuple(cards), deal.start))


def _leading_with(wanted: tuple[Card, ...]) -> AnyState:
    """Let that dealer bury something else, so that the lead comes next."""
    state = _dealer_with(wanted)
    buried = next(move for move in XIAOER.legal(state, 1) if not set(move.cards) & set(wanted))
    return XIAOER.apply(state, 1, buried).state


def test_four_queens_are_offered_as_a_true_and_as_a_false_gang() -> None:
    state = _leading_with(QUEENS)
    found = find_moves(XIAOER, state, 1, QUEENS)
    assert [move.claim for move in found.moves] == [None, Claim("false_gang", "Q")]
    words = Words("zh", "xiaoer", 1)
    named = describe_choices(XIAOER, XIAOER.view(state, 1), found.moves, words)
    assert named == ["真杠 Q", "假杠 Q"]


def test_cards_of_another_phase_become_that_phases_act() -> None:
    state = _dealer_with(QUEENS)
    found = find_moves(XIAOER, state, 1, QUEENS[1:3])
    assert [move.act for move in found.moves] == ["bury"]


def test_the_refusal_is_the_one_of_the_act_that_is_owed() -> None:
    state = _dealer_with(QUEENS)
    refusal = find_moves(XIAOER, state, 1, QUEENS).refusal
    assert refusal is not None
    assert refusal.code == "wrong_count"
    refused_pass = find_pass(XIAOER, state, 1).refusal
    assert refused_pass is not None


def test_the_moves_of_an_auction_are_typed_by_their_number_and_read_as_bids() -> None:
    bids = (DECLINE, *(Move("call", number=number) for number in (1, 2, 3)))
    assert describe_options(bids, Words("en", "xiaoer")) == [
        "p decline",
        "1 call 1",
        "2 call 2",
        "3 call 3",
    ]
    assert [move.number for move in numbered(bids)] == [1, 2, 3]


def test_a_move_with_cards_is_typed_by_its_cards_and_keeps_its_number() -> None:
    shown = (Move("show", parse_cards("S2"), number=2), DECLINE)
    assert describe_options(shown, Words("en", "xiaoer")) == ["♠2 show 2", "p decline"]
    assert numbered(shown) == ()


def test_a_game_says_its_numbers_in_words_of_its_own() -> None:
    call = Move("call", parse_cards("HA"), number=2)
    assert describe_move(call, Words("zh", "friends")) == "叫朋友 ♥A 第2张"
    assert describe_move(Move("call"), Words("zh", "friends")) == "叫朋友 独打"


class Auction(Wrapped):
    """A game that begins with a long auction."""

    def legal(self, state: AnyState, seat: int) -> Iterator[Move]:
        """List bids, and a no at the end."""
        yield from (Move("call", number=number) for number in range(5, 85, 5))
        yield DECLINE


def test_a_long_auction_is_listed_whole() -> None:
    toy = Auction(find("xiaoer"))
    state = XIAOER.begin(RULES, XIAOER.opening(RULES), deal_from_seed(1, XIAOER.deck(RULES)))
    owed = options(toy, state, 1)
    assert len(owed.moves) == 17
    assert (owed.act, owed.called) == ("call", False)
