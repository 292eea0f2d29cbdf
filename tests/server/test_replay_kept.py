"""Replays that are being looked at: kept while they are asked for, no longer."""

from paiju.server.history.replays import _Kept, tidy


def test_what_was_not_used_for_longest_goes() -> None:
    kept: _Kept[str] = _Kept(2)
    assert kept.keep("a", "A") == "A"
    kept.keep("b", "B")
    assert kept.find("a") == "A"
    kept.keep("c", "C")
    assert [kept.find(key) for key in "abc"] == ["A", None, "C"]


def test_what_copying_does_to_a_record_is_undone() -> None:
    assert tidy("\ufeff\r\n one \r\n  two\t\r\n\r\n") == "one\n  two\n"
