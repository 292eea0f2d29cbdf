"""The game agrees with the rule text read the slow way, move by move."""

from itertools import islice

import pytest

from paiju.cards import deck
from paiju.game import Dice, Move, deal_from_seed
from paiju.game.chance import shuffled
from paiju.game.facts import faces, number
from paiju.games.shandong import game
from paiju.games.shandong.kernel.bidding import check_return
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.moves import returns
from paiju.games.shandong.result import winners
from paiju.games.shandong.setup import setup_of
from paiju.testing import walk
from paiju.trick.faces import held_of
from tests.oracles import shandong as oracle
from tests.oracles.trick import parts
from tests.rules.shandong.tables import Hands, ask

SWITCHES: list[dict[str, str]] = [
    {},
    {"preset": "house"},
    {"ladder_tractors": "on"},
    {"strict_follow": "off", "throw_trumps": "off"},
    {"permanent_trumps": "none"},
    {"permanent_trumps": "25", "pair_gate": "on"},
]
FEW = 14
"""From more cards of the led suit there are too many choices to try them all."""


def follows_agree(referee: oracle.Referee, state: Hands, seat: int) -> None:
    """Compare the legal follows with all choices of cards."""
    lead = referee.plays[0][1]
    hand = referee.hands[seat]
    slow = referee.oracle
    group = slow.group(lead)
    inside = tuple(card for card in hand if slow.group((card,)) == group)
    if len(inside) < len(lead) or len(inside) > FEW or len(lead) > 6:
        return
    expected = slow.follows(lead, hand)
    found = {move.cards for move in islice(game.legal(state, seat), len(expected) + 1)}
    assert found == expected
    for cards in islice(parts(inside, len(lead)), 60):
        legal = game.check(state, seat, Move("play", cards)) is None
        assert legal == (cards in expected), cards


def bids_agree(referee: oracle.Referee, state: Hands, seat: int) -> None:
    """Compare the legal bids with all choices of cards, as far as those can matter."""
    counts = {"declare": 3, "counter": 4, "stick": 5}
    hand = referee.hands[seat]
    few = tuple(card for card in hand if card.is_joker or hand.count(card) == 2)
    phase = game.view(state, seat).phase
    expected = oracle.bids(referee.rules, referee.level, few, counts[phase])
    assert {move.cards for move in game.legal(state, seat) if move.cards} == expected


def returns_agree(referee: oracle.Referee, state: Hands, seat: int) -> None:
    """Compare what may go back."""
    ranks = oracle.risen(referee.rules, referee.level)
    expected = oracle.returns(referee.oracle, ranks, referee.hands[seat])
    assert {move.cards for move in game.legal(state, seat)} == expected
    for cards in islice(parts(referee.hands[seat], 3), 400):
        legal = game.check(state, seat, Move("return", cards)) is None
        assert legal == (cards in expected), cards


def lead_of(state: Hands, referee: oracle.Referee, seat: int, dice: Dice) -> Move:
    """Choose a lead, throws as often as not."""
    moves = tuple(islice(game.legal(state, seat), 400))
    throws = [move for move in moves if len(set(move.cards)) > 1]
    some = throws if throws and dice.below(2) else moves
    return some[dice.below(len(some))]


def advance(referee: oracle.Referee, state: Hands, dice: Dice) -> Hands:
    """Make a random move, compare what can be compared, and tell the referee."""
    actors = game.actors(state)
    seat = actors[dice.below(len(actors))]
    phase = game.view(state, seat).phase
    if phase in ("declare", "counter", "stick"):
        bids_agree(referee, state, seat)
    elif phase == "return":
        returns_agree(referee, state, seat)
    elif phase == "play" and referee.plays:
        follows_agree(referee, state, seat)
    leads = phase == "play" and not referee.plays
    move = lead_of(state, referee, seat, dice) if leads else walk.choose(game, state, seat, dice)
    step = game.apply(state, seat, move)
    referee.tell(seat, move)
    for event in step.events:
        if event.name in ("led", "followed"):
            cards = faces(event.facts["cards"])
            if leads and not state.rules.throw_choice:
                assert referee.stays(seat, move.cards) == cards
            referee.play(number(event.facts["seat"]), cards)
    return step.state


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_whole_hands(switches: dict[str, str], seed: int) -> None:
    dice = Dice(1000 + seed)
    rules = game.parse(switches)
    standing = game.opening(rules)
    for hand in range(3):
        deal = deal_from_seed(100 * seed + hand, game.deck(rules))
        referee = oracle.Referee(rules, standing, deal)
        state = game.begin(rules, standing, deal)
        while game.outcome(state) is None:
            state = advance(referee, state, dice)
            for seat in range(1, 5):
                if game.view(state, seat).phase != "bury":
                    assert tuple(game.view(state, seat).hand) == referee.hands[seat]
        if referee.over:
            assert (state.table.attack, state.table.defence) == (referee.total, referee.kept)
            side, _ = oracle.rise(referee.total)
            dealt = winners(state.table)[0] % 2 == referee.dealer % 2
            assert dealt == (side == "dealers")
        standing = game.settle(state)
        assert standing.winners is None or standing.levels[0] == "A" or standing.levels[1] == "A"


@pytest.mark.parametrize("total", [*range(-100, 420, 5)])
def test_the_table_of_results(total: int) -> None:
    levels = {"1": "4", "2": "6", "3": "4", "4": "6"}
    found = ask("settle", points=total, dealer=1, levels=levels)["levels"]
    side, steps = oracle.rise(total)
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J"]
    rises = (steps, 0) if side == "dealers" else (0, steps)
    assert found["1"] == ranks[2 + rises[0]]
    assert found["2"] == ranks[4 + rises[1]]


@pytest.mark.parametrize("seed", range(30))
def test_returns_of_small_hands(seed: int) -> None:
    # Few side cards, or none above the ace: the lowest trumps stand in.
    dice = Dice(seed)
    rules = game.parse({})
    referee = oracle.Referee(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    referee.trump = "S"
    slow = referee.oracle
    trumps = [card for card in deck(2) if slow.group((card,)) == "trump"]
    if seed % 2:
        trumps = [card for card in trumps if card.suit in ("S", None) and card.rank not in "235"]
    others = [card for card in deck(2) if slow.group((card,)) == "H"]
    own = shuffled(tuple(trumps), dice)[: 6 + dice.below(4)]
    own += shuffled(tuple(others), dice)[: dice.below(3)]
    expected = oracle.returns(slow, {"2", "3", "5"}, own)
    table = Table(setup_of(rules))
    table.name_trump(0)
    found = {tuple(sorted(cards)) for cards in returns(table, held_of(own))}
    assert found == expected
    for cards in parts(own, 3):
        legal = check_return(table, held_of(own), held_of(cards)) == 0
        assert legal == (cards in expected), cards
