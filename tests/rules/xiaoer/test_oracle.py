"""The game agrees with the rule text read the slow way, move by move."""

from itertools import islice

import pytest

from paiju.cards import CARDS, Card, cards_of
from paiju.game import Deal, Dice, Move, Standing
from paiju.game.chance import shuffled
from paiju.games.xiaoer import game
from tests.oracles import xiaoer as oracle
from tests.rules.xiaoer.tables import Hand, playing

SWITCHES: list[dict[str, object]] = [
    {},
    {"preset": "basic"},
    {"gang": "loose"},
    {"kitty": 6, "show_fives": "on"},
    {"trump": "D", "show_threes": "on"},
    {"rotate": "off"},
]
LARGEST_LEAD = 9
"""A lead of more cards has too many sets to try them all."""


def setting(state: Hand) -> oracle.Setting:
    """Put a table in the oracle's words."""
    rules, facts = state.rules, game.view(state, None).facts
    shown = facts["shown"]
    assert isinstance(shown, tuple)
    return oracle.Setting(
        trump=str(facts["trump"]),
        threes="threes" in shown,
        fives="fives" in shown,
        throws=bool(rules.throws),
        gang=str(rules.gang.value),
        shown=frozenset(cards_of(state.table.shown)),
    )


def hand(state: Hand, seat: int) -> list[Card]:
    """Return a seat's cards."""
    return list(cards_of(state.table.hands[seat - 1]))


def led(state: Hand) -> oracle.Lead:
    """Return the lead of the trick."""
    play = game.view(state, None).table[0]
    assert play.reading is not None
    return frozenset(play.cards), play.reading.type


def check_lead(state: Hand, seat: int) -> None:
    """Compare all leads."""
    if len(hand(state, seat)) > LARGEST_LEAD:
        return
    found = set()
    for move in game.legal(state, seat):
        made = game.apply(state, seat, move)
        stopped = made.events[0].name == "throw_stopped"
        kind = "throw" if stopped else str(made.events[0].facts["type"])
        found.add((frozenset(move.cards), kind))
    assert found == oracle.leads(setting(state), hand(state, seat))


def check_follow(state: Hand, seat: int, dice: Dice) -> None:
    """Compare all follows, and the answer to some plays that are none."""
    lead = led(state)
    added = [frozenset(play.cards) for play in game.view(state, None).table[1:]]
    held = hand(state, seat)
    expected = oracle.follows(setting(state), lead, added, held)
    assert {frozenset(move.cards) for move in game.legal(state, seat)} == expected
    for play in islice(oracle.subsets(shuffled(tuple(held), dice), [len(lead[0])]), 12):
        answer = game.check(state, seat, Move("play", tuple(play)))
        assert (answer is None) == (play in expected)


def check_play(state: Hand, after: Hand, seat: int, move: Move) -> None:
    """Compare whether a throw stands, who wins, and what lies in the trick."""
    if state.table.size == 0 and len(move.cards) > 1 and len({c.suit for c in move.cards}) == 1:
        others = [hand(state, other) for other in (1, 2, 3, 4) if other != seat]
        stands = oracle.stands(frozenset(move.cards), others, setting(state))
        assert stands == (after.table.tried == 0)
    if after.table.tricks != state.table.tricks:
        plays = game.view(state, None).table
        added = [*(frozenset(play.cards) for play in plays[1:]), frozenset(move.cards)]
        place = oracle.winner(setting(state), led(state), added)
        assert after.table.winner + 1 == (plays[0].seat - 1 + place) % 4 + 1
        total = oracle.points(card for play in (led(state)[0], *added) for card in play)
        gained = after.table.attack + after.table.defence
        assert gained - state.table.attack - state.table.defence == total


def check_exchange(state: Hand, seat: int) -> None:
    """Compare what may be paid, returned and buried."""
    phase = game.view(state, None).phase
    legal = {frozenset(move.cards) for move in game.legal(state, seat)}
    if phase == "tribute":
        assert legal == {
            frozenset((c,)) for c in oracle.tributes(setting(state), hand(state, seat))
        }
    elif phase == "return":
        payer = next(p for p in range(4) if state.table.pays[p] == seat - 1)
        received = CARDS[state.table.paid[payer]]
        assert legal == {frozenset((c,)) for c in oracle.returns(hand(state, seat), received)}
    elif phase == "bury" and state.table.setup.kitty == 2:
        assert legal == oracle.burials(hand(state, seat), 2)


def choose(state: Hand, seat: int, dice: Dice) -> Move:
    """Choose at random, single cards and everything else as often."""
    moves = list(islice(game.legal(state, seat), 3000))
    large = [move for move in moves if len(move.cards) > 1]
    if large and dice.below(2):
        moves = large
    return moves[dice.below(len(moves))]


def play_hand(seed: int, every: int) -> None:
    """Play a hand and compare a part of its moments."""
    dice = Dice(seed)
    rules = game.parse(SWITCHES[seed % len(SWITCHES)])
    standing = game.opening(rules)
    if rules.tribute and seed % 4:
        standing = Standing((0,) * 4, hand=2, dealer=2, owed=((1, 2), (3, 4)))
    state = game.begin(rules, standing, Deal(shuffled(CARDS, dice), dice.below(60)))
    while game.outcome(state) is None:
        actors = game.actors(state)
        seat = actors[dice.below(len(actors))]
        phase = game.view(state, None).phase
        if phase != "play":
            check_exchange(state, seat)
        elif dice.below(every) == 0:
            if state.table.size:
                check_follow(state, seat, dice)
            else:
                check_lead(state, seat)
        move = choose(state, seat, dice)
        after = game.apply(state, seat, move).state
        if phase == "play":
            check_play(state, after, seat, move)
        state = after


@pytest.mark.parametrize("part", range(4))
def test_hands_agree(part: int) -> None:
    for seed in range(part * 60, part * 60 + 60):
        play_hand(seed, every=8)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(50))
def test_hands_agree_deeply(part: int) -> None:
    for seed in range(10_000 + part * 200, 10_200 + part * 200):
        play_hand(seed, every=6)


def gang_hands(dice: Dice) -> dict[int, list[Card]]:
    """Deal four hands of eight cards in which gangs are common."""
    ranks = shuffled(tuple(range(13)), dice)[:8]
    few = shuffled(tuple(CARDS[4 * rank + suit] for rank in ranks for suit in range(4)), dice)
    grouped = sorted(few, key=lambda held: (held.code // 4, dice.below(3)))
    return {seat: list(grouped[8 * (seat - 1) : 8 * seat]) for seat in (1, 2, 3, 4)}


@pytest.mark.parametrize("gang", ["on", "loose"])
def test_gangs_agree(gang: str) -> None:
    for seed in range(40):
        dice = Dice(seed)
        hands = {s: " ".join(map(str, held)) for s, held in gang_hands(dice).items()}
        state = playing(hands, trump="SHCD"[seed % 4], gang=gang)
        while game.outcome(state) is None:
            seat = game.actors(state)[0]
            if state.table.size:
                check_follow(state, seat, dice)
            else:
                check_lead(state, seat)
            move = choose(state, seat, dice)
            after = game.apply(state, seat, move).state
            check_play(state, after, seat, move)
            state = after
