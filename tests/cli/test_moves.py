"""From chosen cards to moves, in positions that are made for it."""

from paiju.cards import Card, parse_cards
from paiju.cli.table.moves import describe_choices
from paiju.cli.words import Words
from paiju.desk import find_moves, find_pass
from paiju.game import AnyState, Claim, Deal, deal_from_seed, find

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
