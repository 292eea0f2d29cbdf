"""Errors that name the argument which is wrong, and say what to write instead."""


def expect(argument: str, given: object, kind: type | tuple[type, ...], write: str) -> None:
    """Raise a TypeError that names the argument where it is of none of these kinds."""
    if not isinstance(given, kind):
        raise TypeError(f"`{argument}` cannot be {given!r:.80}: write {write}")
