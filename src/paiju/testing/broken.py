"""How a law says that a game does not keep it."""

from paiju.testing import plain


class Broken(AssertionError):
    """A law that a game does not keep, with the facts of the case."""


def hold(truth: bool, law: str, *facts: object) -> None:
    """Raise where a law does not hold."""
    if not truth:
        raise Broken(f"{law}: {', '.join(map(plain.text, facts))}")
