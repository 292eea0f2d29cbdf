"""Deals are played in every seating, and only plan and task decide how they go."""

from dataclasses import replace

import pytest

from paiju.arena.entrants import Entrant, parse_entrants
from paiju.arena.plan import Plan, parse_deals, play
from paiju.arena.results import PlayedDeal, PlayedHand, Task
from paiju.arena.seatings import seatings
from paiju.bots import Budget
from paiju.game import Refused, Sense, deal_from_seed, find, format_deal, games

BOTS = (Entrant("easy", "easy"), Entrant("easy:1p", "easy", Budget(playouts=1)))


def plan_of(name: str, deals: int = 2, hands: int = 1, seed: int = 1) -> Plan:
    game = find(name)
    return Plan.of(game, next(iter(game.presets.values())), BOTS, deals, seed, hands)


@pytest.mark.parametrize("name", list(games()))
def test_over_all_seatings_both_bots_have_every_seat_as_often(name: str) -> None:
    game = find(name)
    for rules in game.presets.values():
        every = seatings(game, rules)
        assert len(set(every)) == len(every)
        for seat in range(game.seats(rules)):
            taken = sum(seating[seat] == "A" for seating in every)
            share = 1 / 5 if not game.sides(rules) else 1 / 2
            assert taken == share * len(every)
        for side in game.sides(rules):
            assert all(len({seating[seat - 1] for seat in side}) == 1 for seating in every)


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 6), (4, 6), (6, 20)])
def test_seatings_of_single_players_are_balanced(seats: int, count: int) -> None:
    game = find("gandengyan")
    every = seatings(game, game.parse({"seats": seats}))
    assert len(set(every)) == count
    assert "".join(every).count("A") == "".join(every).count("B")


@pytest.mark.parametrize("name", list(games()))
def test_a_deal_is_played_in_every_seating(name: str) -> None:
    made = plan_of(name)
    game = find(name)
    task = next(made.tasks())
    played = play(made, task)
    assert [hand.seating for hand in played.hands] == list(
        seatings(game, game.parse(dict(made.rules)))
    )


def test_nothing_but_plan_and_task_decides() -> None:
    made = plan_of("xiaoer")
    first, second = made.tasks()
    assert play(made, first) == play(made, first)
    assert play(made, first).hands != play(made, second).hands
    assert play(made, first) != play(replace(made, seed=2), first)


def test_hands_follow_from_a_deal_until_the_match_is_won() -> None:
    played = play(plan_of("gandengyan", hands=3), Task(1, *[bot.name for bot in BOTS]))
    assert len(played.hands) == 3 * 6
    match = play(plan_of("gandengyan", hands=99), Task(1, *[bot.name for bot in BOTS]))
    # The house rules of this game end a match after five hands.
    assert len(match.hands) == 5 * 6
    assert match.hands[:3] == played.hands[:3]


def hand(
    seating: str, *scores: int, winners: tuple[int, ...], sense: Sense = Sense.GAIN
) -> PlayedHand:
    return PlayedHand(seating, scores, winners, sense)


@pytest.mark.parametrize(
    ("hands", "share", "points"),
    [
        # Sides swapped: the first bot won both.
        ([hand("ABAB", 10, -10, 10, -10, winners=(1, 3)),
          hand("BABA", -10, 10, -10, 10, winners=(2, 4))], 1.0, 20.0),
        # The cards won.
        ([hand("ABAB", 10, -10, 10, -10, winners=(1, 3)),
          hand("BABA", 10, -10, 10, -10, winners=(1, 3))], 0.5, 0.0),
        # By how much decides.
        ([hand("ABAB", 1, 0, 1, 0, winners=(1, 3)),
          hand("BABA", 3, 0, 3, 0, winners=(1, 3))], 0.0, -1.0),
        # Few points are good where they are penalties, whatever the winners have.
        ([hand("AB", 0, 7, winners=(1,), sense=Sense.PENALTY),
          hand("BA", 0, 2, winners=(1,), sense=Sense.PENALTY)], 1.0, 2.5),
        ([hand("AB", 3, 3, winners=(1, 2), sense=Sense.PENALTY),
          hand("BA", 1, 5, winners=(1,), sense=Sense.PENALTY)], 0.0, -2.0),
        # One among four: its mean against theirs.
        ([hand("ABBBB", 1, 1, 0, 0, 0, winners=(1, 2)),
          hand("BABBB", 1, 1, 1, 0, 0, winners=(1, 2, 3))], 1.0, 0.625),
        ([hand("ABBBB", 1, 1, 1, 1, 1, winners=(1, 2, 3, 4, 5))], 0.5, 0.0),
    ],
)  # fmt: skip
def test_the_better_total_wins_a_deal(hands: list[PlayedHand], share: float, points: float) -> None:
    played = PlayedDeal(Task(1, "a", "b"), tuple(hands))
    assert played.share == share
    assert played.points == pytest.approx(points)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("random,clever", ["unknown_bot"]),
        ("random,", ["unknown_bot"]),
        ("random", ["bots_needed"]),
        ("random,random", ["bot_twice"]),
        ("random:0p,random", ["bad_budget"]),
        ("random:-5p,random", ["bad_budget"]),
        ("random:,random", ["bad_budget"]),
        ("random:0ms,clever", ["bad_budget", "unknown_bot"]),
    ],
)
def test_bots_that_cannot_be_taken(text: str, codes: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        parse_entrants(text)
    assert [one.code for one in caught.value.refusals] == codes


def test_deals_of_a_file_come_first() -> None:
    game = find("xiaoer")
    rules = next(iter(game.presets.values()))
    dealt = deal_from_seed(5, game.deck(rules))
    given = parse_deals(f"{format_deal(dealt)}\n", game, rules)
    made = replace(plan_of("xiaoer"), given=given)
    assert made.deal(1) == dealt
    assert made.deal(2) == plan_of("xiaoer").deal(2)
    assert made.key != plan_of("xiaoer").key


@pytest.mark.parametrize("bad", ["", "\n", "0 S5 S6\n", "99 S5\n", "0 S5 Z9\n", "x"])
def test_a_deal_file_that_does_not_fit(bad: str) -> None:
    game = find("xiaoer")
    rules = next(iter(game.presets.values()))
    good = format_deal(deal_from_seed(5, game.deck(rules)))
    with pytest.raises(Refused) as caught:
        parse_deals(f"{good}\n{bad}" if bad else bad, game, rules)
    expected = {"line": 2} if bad else {}
    assert dict(caught.value.refusal.facts) == expected
