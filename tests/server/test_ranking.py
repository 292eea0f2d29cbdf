"""The ranking of an event: everybody against those who had the same cards."""

from dataclasses import replace
from time import process_time

import pytest

from paiju.game import find, games, prepare
from paiju.game.fair import event_seed, event_table
from paiju.server.tournament.ranking import rank, units_of
from paiju.store.tournament import Played

PAIRS = ((1, 3), (2, 4))


def table(room: str, number: int, gain: int, *bots: int) -> list[Played]:
    """Make a hand of pairs: the first pair gains, the other loses."""
    return [
        Played(
            room,
            number,
            seat,
            None if seat in bots else f"{room}{seat}",
            "easy" if seat in bots else f"{room}-{seat}",
            gain if seat in (1, 3) else -gain,
            number,
        )
        for seat in range(1, 5)
    ]


def test_pairs_are_compared_with_those_who_sat_as_they_do() -> None:
    played = [*table("A", 1, 3), *table("B", 1, 1), *table("C", 1, -1)]
    found = {(one.room, one.seats[0].seat): one for one in rank(played, PAIRS)}
    assert [found[room, 1].share for room in "ABC"] == [1.0, 0.5, 0.0]
    assert [found[room, 2].share for room in "ABC"] == [0.0, 0.5, 1.0]
    best = found["A", 1]
    assert best.points is not None
    # 3 and 1 against the field: twice the difference, for the other pair loses what one wins.
    assert best.points.value == pytest.approx(2 * (3 - (1 - 1) / 2))
    assert rank(played, PAIRS)[0].room in ("A", "C")


def test_what_nobody_else_has_played_is_not_compared() -> None:
    found = rank([*table("A", 1, 3), *table("A", 2, 9), *table("B", 1, 3)], PAIRS)
    assert [(one.room, len(one.deals), len(one.compared)) for one in found if one.room == "A"] == [
        ("A", 2, 1),
        ("A", 2, 1),
    ]
    assert {one.share for one in found} == {0.5}
    [alone, _] = rank(table("A", 1, 3), PAIRS)
    assert (alone.share, alone.points) == (None, None)


def test_bots_are_in_the_field_but_not_in_the_ranking() -> None:
    found = rank([*table("A", 1, 3, 2, 4), *table("B", 1, 1, 2, 3, 4)], PAIRS)
    assert [(one.room, [seat.seat for seat in one.seats]) for one in found] == [
        ("A", [1, 3]),
        ("B", [1, 3]),
    ]


def test_everybody_is_alone_where_a_hand_makes_the_sides() -> None:
    game = find("friends")
    rules = next(iter(game.presets.values()))
    assert units_of(game.sides(rules), game.seats(rules)) == ((1,), (2,), (3,), (4,), (5,))


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_can_begin_every_deal_from_the_start(name: str) -> None:
    game = find(name)
    for rules in game.presets.values():
        opening = game.opening(rules)
        for deal in (1, 32):
            seed = event_seed(b"s" * 32, "EVENT1", deal)
            fair = prepare(event_table("EVENT1", deal), 1, seed, ())
            standing = replace(opening, scores=(9,) * len(opening.scores))
            state = game.begin(rules, standing, fair.deal(game.deck(rules)))
            assert game.actors(state)


def test_one_deal_tells_nothing_of_another() -> None:
    seeds = {event_seed(b"s" * 32, code, hand) for code in ("AAAAAA", "BBBBBB") for hand in (1, 2)}
    assert len(seeds) == 4


def test_many_tables_are_ranked_without_comparing_each_with_each() -> None:
    """Eight times as many take a little more than eight times as long, not sixty-four times."""

    def spent(tables: int) -> float:
        played = [one for at in range(tables) for one in table(f"{at:04}", 1, at % 9)]
        begun = process_time()
        assert len(rank(played, PAIRS)) == 2 * tables
        return process_time() - begun

    spent(50)
    most, few = (min(spent(tables) for _ in range(3)) for tables in (2400, 300))
    assert most < 24 * few


def alone(room: str, gains: dict[int, int], number: int = 1, name: str = "") -> list[Played]:
    """Make a hand in which everybody plays alone."""
    return [
        Played(room, number, seat, f"{room}{seat}", name or room, gain, number)
        for seat, gain in gains.items()
    ]


def test_whoever_plays_alone_is_ranked_by_what_was_gained() -> None:
    played = [*alone("A", {1: 5, 2: -9}), *alone("B", {1: 5, 2: 4}), *alone("C", {1: 2, 2: 4})]
    found = {(one.room, one.seats[0].seat): one for one in rank(played, ((1,), (2,)))}
    # One did worse and one as well: one and a half of two.
    assert [found[room, 1].share for room in "ABC"] == [0.75, 0.75, 0.0]
    [deal] = found["A", 1].deals
    assert (deal.gain, deal.others, deal.field) == (5, 2, 3.5)
    [deal] = found["A", 2].deals
    assert (deal.gain, deal.field) == (-9, 4)


def test_the_order_is_by_share_then_points_then_table_and_seat() -> None:
    played = [
        *alone("D", {1: 1, 2: 1}, 9),
        *alone("C", {1: 3, 2: 0}),
        *alone("B", {1: 3, 2: 8}),
        *alone("A", {1: 1, 2: 5}),
    ]
    found = [(one.room, one.seats[0].seat) for one in rank(played, ((1,), (2,)))]
    assert found == [
        ("B", 2),
        ("B", 1),
        ("C", 1),
        ("A", 2),
        ("A", 1),
        ("C", 2),
        ("D", 1),
        ("D", 2),
    ]


def test_a_standing_tells_deals_in_order_and_people_as_of_the_last() -> None:
    played = [
        *alone("A", {1: 1}, 2, "now"),
        *alone("A", {1: 4}, 1, "once"),
        *alone("B", {1: 2}, 2),
        *alone("B", {1: 3}, 1),
    ]
    first, second = rank(played, ((1,),))
    assert [deal.number for deal in first.deals] == [1, 2]
    assert {first.seats[0].name, second.seats[0].name} == {"now", "B"}
