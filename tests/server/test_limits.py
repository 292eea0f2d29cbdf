"""Limits by themselves: what they are, and that they come back with time."""

import pytest

from paiju.server.guard.limits import Bucket, Buckets, Counts, Guesses, Limits, Rate


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(Rate(10, 30), 0.0)
    assert sum(bucket.take(0.0) for _ in range(100)) == 30
    assert sum(bucket.take(1.0) for _ in range(100)) == 10
    # A clock that goes back gives nothing.
    assert not bucket.take(0.5)


def test_names_have_buckets_of_their_own_and_the_latest_are_remembered() -> None:
    buckets = Buckets(Rate(0, 1))
    assert buckets.take("one", 0.0)
    assert buckets.take("other", 0.0)
    assert not buckets.take("one", 0.0)
    for number in range(10_000):
        buckets.take(str(number), 0.0)
    assert buckets.take("one", 0.0)


def test_guesses_come_back_with_time_and_leave_the_owner_alone() -> None:
    guesses = Guesses(Rate(1, 2))
    guesses.know("ann", "home")
    assert [guesses.take("ann", str(host), 0.0) for host in range(3)] == [True, True, False]
    assert guesses.take("ann", "home", 0.0)
    assert guesses.take("bob", "0", 0.0)
    assert guesses.take("ann", "elsewhere", 1.0)


def test_counts_are_given_back() -> None:
    counts = Counts(2)
    assert [counts.take("one") for _ in range(3)] == [True, True, False]
    assert counts.take("other")
    counts.give("one")
    assert counts.take("one")


def test_the_limits_are_those_that_are_written_down() -> None:
    limits = Limits()
    assert sum(limits.sockets_per_host.take("one") for _ in range(99)) == 50
    assert sum(limits.connections_per_host.take("one") for _ in range(999)) == 150
    assert sum(limits.requests_at_once.take("one") for _ in range(999)) == 100
    assert sum(limits.guesses.take("ann", "one", 0.0) for _ in range(99)) == 10
    assert sum(limits.sockets_per_player.take("one") for _ in range(99)) == 5
    assert sum(limits.upgrades.take("one", 0.0) for _ in range(99)) == 30
    assert sum(limits.frames_per_host.take("one", 0.0) for _ in range(999)) == 180
    assert (limits.frames, limits.rooms, limits.rooms_per_player) == (Rate(10, 30), 2000, 3)
    assert (limits.events_per_player, limits.judging) == (10, 16)
    assert sum(limits.held.take("one") for _ in range(999)) == 100
    assert sum(limits.judging_per_host.take("one") for _ in range(99)) == 4
    assert sum(limits.chat.take("one", 0.0) for _ in range(99)) == 5
    assert sum(limits.coached.take("one", 0.0) for _ in range(99)) == 10


@pytest.mark.parametrize(
    ("route", "at_once", "a_minute"),
    [
        ("requests", 60, 60),
        ("guests", 20, 12),
        ("logins", 10, 6),
        ("judge", 20, 20),
        ("devices", 60, 60),
        ("replays", 20, 20),
        ("statistics", 20, 20),
        ("events", 10, 3),
    ],
)
def test_every_kind_of_request_has_its_limit(route: str, at_once: int, a_minute: int) -> None:
    buckets = Limits().routes[route]
    assert sum(buckets.take("one", 0.0) for _ in range(999)) == at_once
    assert sum(buckets.take("one", 60.0) for _ in range(999)) == a_minute


def test_a_factor_raises_all_limits() -> None:
    limits = Limits(2)
    assert (limits.rooms, limits.rooms_per_player, limits.events_per_player) == (4000, 6, 20)
    assert (limits.frames, limits.judging) == (Rate(20, 60), 32)
    assert sum(limits.routes["logins"].take("one", 0.0) for _ in range(99)) == 20
    assert sum(limits.sockets_per_player.take("one") for _ in range(99)) == 10
