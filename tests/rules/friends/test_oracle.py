"""Whole random hands, refereed by somebody with a rule book and nothing else."""

from itertools import islice

import pytest

from paiju.cards import CARDS, RANKS, Card
from paiju.game import Dice
from paiju.games.friends import game
from paiju.games.friends.result import REACHED
from paiju.games.friends.rules import Rules
from paiju.testing import walk
from tests.oracles.friends import SEATS, Referee
from tests.rules.friends.tables import Hand, look, standing

VARIANTS: list[dict[str, object]] = [
    {},
    {"throw_choice": "beaten", "ladder_tractors": "on"},
    {"protect_triples": "on", "tractor_kitty": "times", "solo_call": "off"},
]
_SMALL_HAND = 9
_SMALL_LEAD = 5
_MOST_FOLLOWS = 3000


def begin(rules: Rules, seed: int) -> Hand:
    """Deal a hand of a match that has gone on for a while."""
    dice = Dice(seed)
    levels = tuple(RANKS[dice.below(13)] for _ in SEATS)
    before = standing(levels, 1 + dice.below(5), tuple(3 * (level == "A") for level in levels))
    return walk.begin(game, rules, seed, before)


def agree_on_bids(referee: Referee, state: Hand) -> None:
    """Compare every bid that there could be."""
    for seat in game.actors(state):
        listed = {move.cards for move in game.legal(state, seat) if move.act != "decline"}
        held = set(look(state, seat).hand)
        tried = [(face,) * count for face in CARDS for count in (1, 2, 3) if face in held]
        assert listed == {cards for cards in tried if referee.is_bid(seat, cards)}


def agree_on_follows(referee: Referee, state: Hand) -> None:
    """Compare all follows of a small hand."""
    (seat,) = game.actors(state)
    hand = tuple(look(state, seat).hand)
    lead = tuple(sorted(referee.trick[0][1]))
    if len(hand) > _SMALL_HAND or len(lead) > _SMALL_LEAD:
        return
    listed = list(islice(game.legal(state, seat), _MOST_FOLLOWS))
    if len(listed) < _MOST_FOLLOWS:
        assert {move.cards for move in listed} == referee.book.follows(lead, hand)


def agree(referee: Referee, state: Hand) -> None:
    """Compare all that is public, and who holds what."""
    seen = look(state)
    facts, places = seen.facts, game.holdings(state)
    assert (facts["dealer"] or 0) == referee.dealer
    assert (facts["level"] or "", facts["trump"] or "") == (referee.level, referee.trump)
    for seat in SEATS:
        assert tuple(places[str(seat)]) == tuple(sorted(referee.hands[seat]))
    if facts["called"] is not None:
        assert facts["seen"] == referee.counted
    assert facts["friend"] == referee.friend
    assert bool(facts["alone"]) == (referee.alone or (seen.phase == "over" and not referee.friend))
    assert facts["taken"] == {str(seat): referee.won[seat] for seat in SEATS}
    assert [(made.seat, made.cards) for made in seen.table] == [
        (seat, tuple(sorted(cards))) for seat, cards in referee.trick
    ]
    assert set(facts["choices"] or ()) == referee.choices  # type: ignore[arg-type]


def tell(referee: Referee, turn: walk.Turn) -> None:
    """Tell the referee a move."""
    move, cards = turn.move, tuple(turn.move.cards)
    match move.act:
        case "show" | "counter":
            assert referee.is_bid(turn.seat, cards)
            referee.make_bid(turn.seat, cards)
        case "bury":
            referee.bury(cards)
        case "call":
            referee.make_call(move)
        case "keep":
            referee.keep(move.claim.type if move.claim else None)
        case "play":
            referee.play(turn.seat, cards)
        case _:
            pass
    if any(event.name == "dealer_named" for event in turn.events):
        referee.end_bidding()


def referee_hand(rules: Rules, seed: int) -> None:
    """Play a random hand and compare the books after every move."""
    state = begin(rules, seed)
    referee = Referee(rules, state.standing, state.deal)
    for turn in walk.walk(game, state, Dice(seed)):
        phase = look(turn.state).phase
        if phase in ("bid", "counter"):
            agree_on_bids(referee, turn.state)
        elif phase == "play" and referee.trick:
            agree_on_follows(referee, turn.state)
        tell(referee, turn)
        state = turn.after
        agree(referee, state)
        stopped = [event for event in turn.events if event.name == "throw_stopped"]
        assert [event.facts["by"] for event in stopped] == [referee.stopper] * bool(stopped)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.facts["points"] == referee.attack()
    after = game.settle(state)
    assert (after.levels, after.dealer) == (referee.new_levels(), referee.next_starter())
    risen = referee.rises()
    at_top = [seat for seat in SEATS if referee.levels[seat] == "A" and risen[seat]]
    assert (after.winners or ()) == tuple(at_top)
    assert after.tallies[REACHED] == tuple(
        3 if referee.levels[seat] == "A" else state.standing.hand * (level == "A")
        for seat, level in zip(SEATS, after.levels, strict=True)
    )


@pytest.mark.parametrize("switches", VARIANTS, ids=str)
def test_hands_are_refereed(switches: dict[str, object]) -> None:
    for seed in range(6):
        referee_hand(game.parse(switches), seed)


@pytest.mark.deep
@pytest.mark.parametrize("switches", VARIANTS, ids=str)
def test_hands_are_refereed_deeply(switches: dict[str, object]) -> None:
    for seed in range(100, 500):
        referee_hand(game.parse(switches), seed)


def test_the_referee_is_awake() -> None:
    """A referee who is told another play disagrees."""
    rules = game.parse({})
    state = begin(rules, 1)
    referee = Referee(rules, state.standing, state.deal)
    for turn in walk.walk(game, state, Dice(1)):
        tell(referee, turn)
        if turn.move.act == "play":
            break
    hand: list[Card] = referee.hands[1]
    hand[0], hand[1] = hand[1], hand[2]
    with pytest.raises(AssertionError):
        agree(referee, turn.after)
