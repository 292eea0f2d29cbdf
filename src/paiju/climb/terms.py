"""How the combinations of a table are written: integers of the kernel, words of everybody else."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from paiju.cards import Card
from paiju.climb.kernel.combos import (
    WRONG_COUNT,
    WRONG_TYPE,
    combo,
    kind_of,
    length_of,
    power_of,
)
from paiju.climb.kernel.shapes import Shapes
from paiju.climb.kernel.verdict import (
    ANY_HEIGHT,
    NO_COMBINATION,
    NOT_A_COMBINATION,
    WRONG_CLAIM,
    Room,
    list_readings,
    verdict,
)
from paiju.climb.ranks import has_rank, height_named, rank_of
from paiju.game import Claim, Reading, Refusal, Unit


def masks_of(cards: Iterable[Card]) -> tuple[int, int]:
    """Return cards as masks of those there once and twice; a third copy is forgotten."""
    first = second = 0
    for held in cards:
        face = 1 << held.code
        second |= first & face
        first |= face
    return first, second


@dataclass(frozen=True, slots=True)
class Clauses:
    """The clauses of a game that refusals of plays name."""

    combination: str
    claim: str
    kind: str
    count: str
    plain: str
    """Of a plain play that is too small."""
    bomb: str
    """Of a bomb that is smaller than another."""
    peer: Mapping[str, str] = field(default_factory=dict)
    """Of a bomb as strong as another but for its rank, by type: where not `bomb` says so."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The combinations under one set of rules, at one level; their shapes change no more."""

    shapes: Shapes
    types: Mapping[int, str]
    """The game's words for its kinds, as claims, readings and questions write them."""
    clauses: Clauses
    stands_for: Callable[[tuple[Card, ...], int], tuple[Card, ...]] = lambda cards, made: ()
    """The cards that wild ones of a combination stand for."""
    _claims: dict[int, Claim] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Claims by combination: long lists of moves name the same few again and again."""
    _numbers: dict[tuple[str, str | None, int], int] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """What claims mean, by type, rank and number of cards."""

    def rank_of(self, made: int) -> str | None:
        """Return the printed rank that names a combination: of a run the highest in it."""
        return rank_of(self.shapes, made)

    def claim_of(self, made: int) -> Claim:
        """Return the claim that names a combination."""
        found = self._claims.get(made)
        if found is None:
            found = Claim(self.types[kind_of(made)], self.rank_of(made))
            self._claims[made] = found
        return found

    def claim_number(self, claim: Claim | None, count: int) -> int:
        """Return a claim for a number of cards as the kernel takes it.

        0 for none, NO_COMBINATION for what such cards cannot be.
        """
        if claim is None:
            return 0
        key = (claim.type, claim.rank, count)
        found = self._numbers.get(key)
        if found is None:
            found = self._number(claim, count)
            # Anybody can make up claims that mean nothing: they are not kept.
            if found != NO_COMBINATION:
                self._numbers[key] = found
        return found

    def _number(self, claim: Claim, count: int) -> int:
        """Work out a claim for a number of cards."""
        kind = next((kind for kind, word in self.types.items() if word == claim.type), None)
        if kind is None:
            return NO_COMBINATION
        height: int | None = None
        if claim.rank is None:
            height = ANY_HEIGHT if has_rank(self.shapes, kind) else 0
        elif has_rank(self.shapes, kind):
            height = height_named(self.shapes, kind, count, claim.rank)
        return NO_COMBINATION if height is None else int(combo(kind, height, 0, 0))

    def readings_of(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """Return every reading of cards as combinations, strongest first."""
        return tuple(sorted(list_readings(self.shapes, *masks_of(cards)), reverse=True))

    def reading(self, cards: tuple[Card, ...], made: int) -> Reading:
        """Write a combination of cards as a reading."""
        kind = self.types[kind_of(made)]
        family = "bomb" if power_of(made) else "normal"
        stands_for = self.stands_for(cards, made)
        return Reading(
            kind, self.rank_of(made), len(cards), (Unit(kind, cards),), family, stands_for
        )

    def verdict(self, cards: tuple[Card, ...], claim: Claim | None, theirs: int, room: Room) -> int:
        """Tell why cards, meant as claimed, do not beat a combination."""
        meant = self.claim_number(claim, len(cards))
        return int(verdict(self.shapes, *masks_of(cards), meant, theirs, room))

    def refusal(
        self,
        code: int,
        lying: tuple[Card, ...],
        theirs: int,
        cards: tuple[Card, ...],
        claim: Claim | None,
    ) -> Refusal:
        """Say why cards, meant as claimed, do not beat what lies on the table."""
        clauses = self.clauses
        if code == NOT_A_COMBINATION:
            return Refusal("not_a_combination", clauses.combination, {"cards": cards})
        meant = claim or self.claim_of(self.readings_of(cards)[0])
        if code == WRONG_CLAIM:
            claimed = {"cards": cards, "type": meant.type, "rank": meant.rank}
            return Refusal("wrong_claim", clauses.claim, claimed)
        if code == WRONG_COUNT:
            numbers = {"needed": length_of(theirs), "given": len(cards)}
            return Refusal("wrong_count", clauses.count, numbers)
        if code == WRONG_TYPE:
            types = {"table": self.types[kind_of(theirs)], "given": meant.type}
            return Refusal("wrong_type", clauses.kind, types)
        return Refusal("too_small", self._too_small(cards, meant, theirs), {"table": lying})

    def _too_small(self, cards: tuple[Card, ...], meant: Claim, theirs: int) -> str:
        """Return the clause by which cards, meant as claimed, are smaller."""
        if not power_of(theirs):
            return self.clauses.plain
        kinds = {self.types[kind_of(made)]: made for made in self.readings_of(cards)}
        if power_of(kinds[meant.type]) == power_of(theirs):
            return self.clauses.peer.get(meant.type, self.clauses.bomb)
        return self.clauses.bomb
