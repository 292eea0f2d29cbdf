"""Fair deals by commit and reveal (公平发牌).

1. Before a hand the server draws 32 secret bytes and publishes their commitment.
2. Each seat may send up to 64 random bytes of its own.
3. The deal follows from all of them together: nobody alone could choose it.
4. After the hand the server's bytes are shown and anyone can work out the deal again.

This proves that the server fixed its part before it saw the others' and changed no card in play.
It does not prove that the operator does not look, nor that friends do not talk.
"""

import hashlib
import hmac
import re
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from paiju._arguments import expect
from paiju.cards import Card
from paiju.game.chance import shuffled
from paiju.game.deal import STARTS, Deal, format_deal
from paiju.game.refusal import Refusal, Refused

_LABEL: Final = b"paiju/deal/1"
_EVENT_LABEL: Final = b"paiju/event/1"
_EVENT: Final = re.compile(r"event\.([^.]+)\.([1-9][0-9]{0,5})")
SERVER_SEED_BYTES: Final = 32
CLIENT_SEED_BYTES: Final = 64


def _prefixed(part: bytes) -> bytes:
    """Put the length before the bytes, so that no two lists of parts read alike."""
    return len(part).to_bytes(4, "big") + part


def commitment(table: str, hand: int, server_seed: bytes) -> str:
    """Return the promise that is published before the deal, in hexadecimal."""
    parts = (_LABEL, table.encode(), str(hand).encode(), server_seed)
    return hashlib.sha256(b"".join(map(_prefixed, parts))).hexdigest()


def event_table(code: str, deal: int) -> str:
    """Return what commitments call all tables of a duplicate event at a deal."""
    return f"event.{code}.{deal}"


def event_commitment(code: str, seed: bytes) -> str:
    """Return the promise of all deals of an event, published when it is made."""
    return commitment(event_table(code, 0), 0, seed)


def event_seed(seed: bytes, code: str, deal: int) -> bytes:
    """Work out the server's bytes for a deal of an event; one deal tells nothing of another."""
    parts = (_EVENT_LABEL, code.encode(), str(deal).encode())
    return hmac.digest(seed, b"".join(map(_prefixed, parts)), "sha256")


class Stream:
    """Random numbers from a key: HMAC-SHA256 of a counter, high draws thrown again."""

    def __init__(self, key: bytes) -> None:
        """Start at the first block of this key."""
        self._key = key
        self._counter = 0
        self._bytes = b""

    def _byte(self) -> int:
        """Take the next byte."""
        if not self._bytes:
            block = self._counter.to_bytes(8, "big")
            self._bytes = hmac.digest(self._key, block, "sha256")
            self._counter += 1
        first, self._bytes = self._bytes[0], self._bytes[1:]
        return first

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1 without bias, from as few bytes as it needs."""
        size = max(1, ((bound - 1).bit_length() + 7) // 8)
        limit = 256**size - 256**size % bound
        while True:
            drawn = int.from_bytes(bytes(self._byte() for _ in range(size)), "big")
            if drawn < limit:
                return drawn % bound


def deal(server_seed: bytes, client_seeds: tuple[bytes, ...], cards: tuple[Card, ...]) -> Deal:
    """Work out the deal of these cards from the server's and the seats' bytes, in seat order."""
    key = hmac.digest(server_seed, b"".join(map(_prefixed, client_seeds)), "sha256")
    stream = Stream(key)
    order = shuffled(cards, stream)
    return Deal(order, stream.below(STARTS))


def deal_from_seed(seed: int, cards: tuple[Card, ...]) -> Deal:
    """Work out a deal from a number, for simulations, tests and `--seed`."""
    expect("seed", seed, int, "a whole number")
    expect("cards", cards, tuple, "game.deck(rules)")
    return deal(hashlib.sha256(str(seed).encode()).digest(), (), cards)


def stream_of(dealt: Deal) -> Stream:
    """Return the numbers for chances that come up after a deal: new piles, for one."""
    return Stream(hashlib.sha256(format_deal(dealt).encode()).digest())


@dataclass(frozen=True, slots=True)
class Fair:
    """All that is needed to check a deal after the hand."""

    table: str
    hand: int
    commitment: str
    server_seed: bytes = field(repr=False)
    client_seeds: tuple[bytes, ...] = ()

    def deal(self, cards: tuple[Card, ...]) -> Deal:
        """Work the deal out again."""
        return deal(self.server_seed, self.client_seeds, cards)


def verify_event(fair: Fair | None, seed: bytes) -> Refusal | None:
    """Return whether a deal follows from the seed of an event, None if it does."""
    named = None if fair is None else _EVENT.fullmatch(fair.table)
    if fair is None or named is None or fair.client_seeds:
        return Refusal("fair_event")
    same = fair.server_seed == event_seed(seed, named[1], int(named[2]))
    return None if same else Refusal("fair_event")


def _wrong_size(server_seed: bytes, client_seeds: tuple[bytes, ...]) -> Refusal | None:
    """Refuse seeds that are too short to be secret or too long to be one."""
    if len(server_seed) != SERVER_SEED_BYTES:
        return Refusal("fair_seed", facts={"part": "server"})
    if any(len(seed) > CLIENT_SEED_BYTES for seed in client_seeds):
        return Refusal("fair_seed", facts={"part": "client"})
    return None


def prepare(table: str, hand: int, server_seed: bytes, client_seeds: tuple[bytes, ...]) -> Fair:
    """Make the commitment and keep what it binds; refuse seeds of a wrong size."""
    wrong = _wrong_size(server_seed, client_seeds)
    if wrong is not None:
        raise Refused(wrong)
    return Fair(table, hand, commitment(table, hand, server_seed), server_seed, client_seeds)


def verify(fair: Fair | None, dealt: Deal, cards: tuple[Card, ...]) -> Refusal | None:
    """Tell what is wrong with a deal, None if it is the one that was promised."""
    if fair is None:
        return Refusal("fair_missing")
    if commitment(fair.table, fair.hand, fair.server_seed) != fair.commitment:
        return Refusal("fair_commitment")
    wrong = _wrong_size(fair.server_seed, fair.client_seeds)
    if wrong is not None:
        return wrong
    promised = fair.deal(cards)
    if promised == dealt:
        return None
    if promised.cards == dealt.cards:
        return Refusal("fair_start")
    pairs = zip_longest(promised.cards, dealt.cards)
    place = next(at for at, (one, other) in enumerate(pairs, 1) if one != other)
    return Refusal("fair_deal", facts={"place": place})
