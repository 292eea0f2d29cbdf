"""A match goes to its end from one call, and its records replay."""

import pytest

from paiju.game import (
    AnyGame,
    AnyView,
    Deal,
    Dice,
    Move,
    Player,
    Skill,
    deal_from_seed,
    format_record,
    games,
    hands,
    parse_record,
    play_hand,
    play_match,
    replay,
)
from paiju.game.rules import RulesLike
from paiju.think import kernel_of, thinker_of
from tests.presets import marks


def novice(game: AnyGame, seed: int) -> Player:
    dice = Dice(seed)

    def choose(view: AnyView) -> Move:
        seat = view.seat
        assert seat is not None
        return kernel_of(game).thumb(thinker_of(game).guess(view, dice), seat, Skill.NOVICE)

    return choose


CASES = [
    pytest.param(game, rules, id=f"{name}-{preset}")
    for name, game in games().items()
    for preset, rules in game.presets.items()
]
MATCHES = [
    pytest.param(game, rules, id=f"{name}-{preset}", marks=marks(game, rules))
    for name, game in games().items()
    for preset, rules in game.presets.items()
]


# Every choice is made from a view: a match takes seconds. The matches of all presets that bots play
# without views are in tests/matches.
@pytest.mark.parametrize(("game", "rules"), MATCHES)
def test_a_match_ends(game: AnyGame, rules: RulesLike) -> None:
    def deals(hand: int) -> Deal:
        return deal_from_seed(hand, game.deck(rules))

    players = {seat: novice(game, seat) for seat in range(1, game.seats(rules) + 1)}
    match = play_match(game, rules, deals, players)
    assert match.standing.winners
    assert len(match.records) == match.standing.hand - 1
    assert [record.standing.hand for record in match.records] == [
        number for number, _ in enumerate(match.records, 1)
    ]
    read = [parse_record(format_record(record)) for record in match.records]
    ends = [list(replay(record))[-1] for record in read]
    assert all(game.outcome(end) is not None for end in ends)
    assert game.settle(ends[-1]) == match.standing


@pytest.mark.parametrize(("game", "rules"), CASES)
def test_hands_come_one_by_one(game: AnyGame, rules: RulesLike) -> None:
    players = {seat: novice(game, seat) for seat in range(1, game.seats(rules) + 1)}
    first = next(hands(game, rules, lambda hand: deal_from_seed(hand, game.deck(rules)), players))
    again = {seat: novice(game, seat) for seat in players}
    deal = deal_from_seed(1, game.deck(rules))
    state, record = play_hand(game, rules, game.opening(rules), deal, again)
    assert first == (record, game.settle(state))
