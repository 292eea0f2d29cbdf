"""Random hands one after another: the generator, the deck and what is counted."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards.kernel.bits import bit, count_bits, next_random, nth_place

FACES: Final = 54


class Chance:
    """The numbers that a playout draws from, 1 to 2147483646, and what is drawn for."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.aim: i64 = 0
        """What a game wants of a draw, in its own numbers; 0 leaves it to chance."""

    def roll(self) -> i64:
        """Draw a number."""
        self.seed = next_random(self.seed)
        return self.seed

    def below(self, bound: i64) -> i64:
        """Draw a number from 0 to bound - 1."""
        self.seed = next_random(self.seed)
        return self.seed * bound >> 31


class Run:
    """A run of random hands: steps made, moves listed, and a digest of what happened."""

    def __init__(self, seed: i64, cards: i64) -> None:
        self.chance: Chance = Chance(seed % 2147483646 + 1)
        self.deck: vec[i64] = full_deck(cards)
        self.steps: i64 = 0
        self.legal: i64 = 0
        self.digest: i64 = 0

    def note(self, fact: i64) -> None:
        """Mix a number into the digest."""
        self.digest = (self.digest * 31 + fact) & 0x7FFFFFFF


def full_deck(cards: i64) -> vec[i64]:
    """Lay out whole packs, one after another."""
    deck: vec[i64] = vec[i64]([0] * cards)
    place: i64 = 0
    while place < cards:
        deck[place] = place % FACES
        place += 1
    return deck


def shuffle(run: Run) -> None:
    """Shuffle the deck."""
    deck: vec[i64] = run.deck
    chance: Chance = run.chance
    place: i64 = len(deck) - 1
    while place > 0:
        other: i64 = chance.below(place + 1)
        card: i64 = deck[place]
        deck[place] = deck[other]
        deck[other] = card
        place -= 1


def choose_place(chance: Chance, mask: i64) -> i64:
    """Return the place of one of the bits of a mask, each as likely."""
    return nth_place(mask, chance.below(count_bits(mask)))


def choose_face(chance: Chance, faces: i64) -> i64:
    """Return one of some faces, each as likely."""
    return bit(choose_place(chance, faces))
