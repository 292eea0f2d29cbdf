"""Refusals: what is wrong, which clause says so, and the facts; never a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from paiju.cards import Card

Fact: TypeAlias = bool | int | str | Card | tuple["Fact", ...] | Mapping[str, "Fact"] | None
Facts: TypeAlias = Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A no with its reason: a stable code, a clause of the rule book and the facts of the case."""

    code: str
    rule: str = ""
    facts: Facts = field(default_factory=dict)


class Refused(ValueError):
    """Input that cannot be taken, with every refusal that applies."""

    def __init__(self, *refusals: Refusal) -> None:
        """Keep the refusals; the message lists their codes and facts."""
        super().__init__("; ".join(f"{r.code} {dict(r.facts)}" for r in refusals))
        self.refusals = refusals

    @property
    def refusal(self) -> Refusal:
        """The first refusal."""
        return self.refusals[0]


class IllegalMove(Refused):
    """A move that `check` refuses."""
