"""Rounds: turns, passes, clears, either pass rule, partners who take over."""

import pytest

from paiju.climb.kernel.rounds import (
    NOBODY,
    after_pass,
    after_play,
    last_of,
    lead_by,
    out_of,
    passed_of,
    ring,
    turn_of,
)
from paiju.game import Dice

SOUTH, WEST, NORTH, EAST = range(4)


def run(table: int, first: int, moves: str, out: int = 0) -> int:
    """Play a round: `p` plays, `o` plays the last card, `-` passes."""
    now = lead_by(first, out)
    for move in moves:
        now = after_pass(table, now) if move == "-" else after_play(table, now, move == "o")
    return now


def test_a_lead_is_nobodys_play() -> None:
    now = lead_by(2, 0)
    assert (turn_of(now), last_of(now), passed_of(now), out_of(now)) == (2, NOBODY, 0, 0)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("forwards", [True, False])
def test_either_direction(seats: int, forwards: bool) -> None:
    table = ring(seats, forwards, False, 0)
    order = [turn_of(run(table, 0, "p" * moves)) for moves in range(seats + 1)]
    step = 1 if forwards else -1
    assert order == [(move * step) % seats for move in range(seats + 1)]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("lock", [True, False])
def test_a_clear_when_all_others_passed(seats: int, lock: bool) -> None:
    table = ring(seats, True, lock, 0)
    before = run(table, 1, "p" + "-" * (seats - 2))
    assert last_of(before) == 1
    now = after_pass(table, before)
    assert now == lead_by(1, 0)


def test_pass_for_this_turn() -> None:
    table = ring(4, True, False, 0)
    now = run(table, 0, "p--p")
    assert (turn_of(now), last_of(now), passed_of(now)) == (0, 3, 0)
    assert turn_of(run(table, 0, "p--p-")) == 1
    assert run(table, 0, "p--p---") == lead_by(3, 0)


def test_pass_for_this_round() -> None:
    """South plays, West and North pass, East plays: only South is left (source 001)."""
    table = ring(4, True, True, 0)
    now = run(table, SOUTH, "p--p")
    assert (turn_of(now), last_of(now)) == (SOUTH, EAST)
    assert passed_of(now) == 1 << WEST | 1 << NORTH
    # South plays again, so East may.
    assert turn_of(after_play(table, now, False)) == EAST
    # South passes too: West and North are skipped, East leads, and all are back.
    assert after_pass(table, now) == lead_by(EAST, 0)


def test_players_who_are_out_are_skipped() -> None:
    table = ring(4, True, False, 0)
    assert turn_of(run(table, 0, "p", out=1 << 1)) == 2
    assert run(table, 0, "p--", out=1 << 1) == lead_by(0, 1 << 1)


def test_the_next_player_leads_for_one_who_is_out() -> None:
    table = ring(4, True, False, 0)
    now = run(table, 0, "o---")
    assert now == lead_by(1, 1 << 0)
    assert run(ring(4, False, False, 0), 0, "o---") == lead_by(3, 1 << 0)


def test_the_partner_takes_over() -> None:
    table = ring(4, False, True, 2)
    assert run(table, 0, "o---") == lead_by(2, 1 << 0)
    # Everybody in play must have passed first; a play in between takes the lead.
    now = run(table, 0, "op--")
    assert now == lead_by(3, 1 << 0)


def test_the_partner_is_out_too() -> None:
    table = ring(4, True, True, 2)
    assert run(table, 0, "o--", out=1 << 2) == lead_by(1, 1 << 0 | 1 << 2)


def test_the_seat_on_turn_is_always_in_play() -> None:
    for seed in range(300):
        dice = Dice(seed)
        seats = 2 + dice.below(5)
        table = ring(seats, dice.below(2) == 0, dice.below(2) == 0, 2 if seats == 4 else 0)
        now = lead_by(dice.below(seats), 0)
        for _ in range(40):
            if int(out_of(now)).bit_count() >= seats - 1:
                break
            turn = turn_of(now)
            assert not out_of(now) >> turn & 1
            assert not passed_of(now) >> turn & 1
            assert turn != last_of(now)
            if last_of(now) != NOBODY and dice.below(2):
                now = after_pass(table, now)
            else:
                now = after_play(table, now, dice.below(5) == 0)
