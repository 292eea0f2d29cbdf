"""One socket a player, and answers that are remembered for a while."""

import msgspec

from paiju.room.audience import MOVED, Answers, Audience
from paiju.wire.pushes import Pong


class Kept:
    """Keeps what is sent and closed."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, bytes]] = []
        self.closed: list[tuple[str, int]] = []

    def deliver(self, address: str, message: bytes) -> None:
        self.sent.append((address, message))

    def close(self, address: str, code: int) -> None:
        self.closed.append((address, code))


PONG = Pong(at=1, seq=2, now=3)


def test_a_second_socket_takes_the_place_of_the_first() -> None:
    post = Kept()
    audience = Audience(post)
    audience.add("ann", "one")
    audience.add("ann", "one")
    assert post.closed == []
    audience.add("ann", "two")
    assert post.closed == [("one", MOVED)]
    assert MOVED == 4001
    assert audience.holds("ann", "two")
    assert not audience.holds("ann", "one")
    assert not audience.holds("bo", "two")
    audience.send("ann", PONG)
    assert post.sent == [("two", msgspec.json.encode(PONG))]


def test_who_is_gone_is_sent_nothing() -> None:
    post = Kept()
    audience = Audience(post)
    audience.add("ann", "one")
    audience.add("bo", "two")
    assert (list(audience), set(audience.players)) == (["ann", "bo"], {"ann", "bo"})
    assert audience.addresses == (("ann", "one"), ("bo", "two"))
    audience.remove("ann")
    audience.remove("cai")
    audience.send("ann", PONG)
    assert post.sent == []
    assert list(audience) == ["bo"]
    audience.reply("elsewhere", PONG)
    assert [address for address, _ in post.sent] == ["elsewhere"]


def test_a_socket_that_comes_back_does_not_displace_a_newer_one() -> None:
    post = Kept()
    audience = Audience(post)
    audience.add("ann", "new", since=5)
    assert not audience.bring_back("ann", "old", since=4)
    assert post.closed == [("old", MOVED)]
    assert audience.holds("ann", "new")
    assert audience.bring_back("ann", "new", since=1), "it is there"
    assert audience.bring_back("bo", "other", since=1)
    assert audience.holds("bo", "other")
    assert audience.bring_back("ann", "newer", since=5)
    assert audience.holds("ann", "newer")
    assert post.closed == [("old", MOVED), ("new", MOVED)]


def test_a_player_who_left_and_came_back_counts_as_new() -> None:
    post = Kept()
    audience = Audience(post)
    audience.add("ann", "new", since=5)
    audience.remove("ann")
    assert audience.bring_back("ann", "old", since=4)
    assert not audience.bring_back("ann", "older", since=3)


def test_a_socket_without_a_time_gives_way_to_one_with() -> None:
    audience = Audience(Kept())
    audience.add("ann", "one")
    assert audience.bring_back("ann", "two", since=0)


def test_answers_are_remembered_for_each_player_and_the_oldest_forgotten() -> None:
    answers = Answers()
    answers.keep("ann", "first", b"1")
    assert answers.find("ann", "first") == b"1"
    assert answers.find("bo", "first") is None
    for number in range(63):
        answers.keep("ann", f"more-{number}", b"x")
    assert answers.find("ann", "first") == b"1"
    answers.keep("bo", "last", b"2")
    assert answers.find("ann", "first") is None
    assert answers.find("ann", "more-0") == b"x"
    assert answers.find("bo", "last") == b"2"
