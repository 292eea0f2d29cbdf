"""Fair deals: published vectors, a verifier that finds every change, and no bias."""

import hashlib
import hmac
import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paiju.cards import CARDS, Card, format_cards, parse_cards
from paiju.game import (
    COMMON_CODES,
    Deal,
    Dice,
    Fair,
    Refused,
    commitment,
    deal_from_seed,
    prepare,
    verify,
)
from paiju.game.chance import shuffled
from paiju.game.fair import Stream

VECTORS = json.loads((Path(__file__).parent / "fair_vectors.json").read_text())["vectors"]


def slow_commitment(table: str, hand: int, seed: bytes) -> str:
    """Work out a commitment as docs/fairness tells it, sharing nothing with the engine."""
    digest = hashlib.sha256()
    for part in (b"paiju/deal/1", table.encode(), b"%d" % hand, seed):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.hexdigest()


def slow_deal(seed: bytes, clients: list[bytes], cards: list[str]) -> tuple[list[str], int]:
    """Work out a deal as docs/fairness tells it, sharing nothing with the engine."""
    message = b"".join(len(c).to_bytes(4, "big") + c for c in clients)
    key = hmac.new(seed, message, hashlib.sha256).digest()
    blocks = (hmac.new(key, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in range(99))
    numbers = (byte for block in blocks for byte in block)

    def below(bound: int) -> int:
        for byte in numbers:
            if byte < 256 // bound * bound:
                return byte % bound
        raise AssertionError

    order = list(cards)
    for top in range(len(order) - 1, 0, -1):
        other = below(top + 1)
        order[top], order[other] = order[other], order[top]
    return order, below(60)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_published_vector(vector: dict[str, object]) -> None:
    table, hand = str(vector["table"]), vector["hand"]
    clients, packs = vector["client_seeds"], vector["packs"]
    assert isinstance(hand, int)
    assert isinstance(packs, int)
    assert isinstance(clients, list)
    seed = bytes.fromhex(str(vector["server_seed"]))
    fair = prepare(table, hand, seed, tuple(bytes.fromhex(client) for client in clients))
    dealt = fair.deal(CARDS * packs)
    assert fair.commitment == vector["commitment"] == slow_commitment(table, hand, seed)
    order, start = slow_deal(
        seed, [bytes.fromhex(c) for c in clients], [str(card) for card in CARDS * packs]
    )
    assert format_cards(dealt.cards) == vector["cards"] == " ".join(order)
    assert dealt.start == vector["start"] == start
    assert verify(fair, dealt, CARDS * packs) is None


@settings(max_examples=30)
@given(st.binary(min_size=32, max_size=32), st.lists(st.binary(max_size=64), max_size=6))
def test_the_deal_is_what_the_description_says(seed: bytes, clients: list[bytes]) -> None:
    dealt = prepare("t", 1, seed, tuple(clients)).deal(CARDS)
    order, start = slow_deal(seed, clients, [str(card) for card in CARDS])
    assert ([str(card) for card in dealt.cards], dealt.start) == (order, start)


SEED = bytes(range(32))
FAIR = prepare("table", 3, SEED, (b"one", b"", b"three"))
DEALT = FAIR.deal(CARDS)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"table": "other"}, "fair_commitment"),
        ({"hand": 4}, "fair_commitment"),
        ({"commitment": "0" * 64}, "fair_commitment"),
        ({"commitment": ""}, "fair_commitment"),
        ({"commitment": "é"}, "fair_commitment"),
        ({"server_seed": SEED[::-1]}, "fair_commitment"),
        ({"server_seed": b""}, "fair_commitment"),
        ({"client_seeds": (b"one", b"three", b"")}, "fair_deal"),
        ({"client_seeds": (b"one", b"", b"three", b"")}, "fair_deal"),
        ({"client_seeds": (b"onethree",)}, "fair_deal"),
        ({"client_seeds": ()}, "fair_deal"),
    ],
)
def test_a_changed_promise_is_found(change: dict[str, object], code: str) -> None:
    values = {name: getattr(FAIR, name) for name in Fair.__slots__}
    refusal = verify(Fair(**{**values, **change}), DEALT, CARDS)
    assert refusal is not None
    assert refusal.code == code
    assert sorted(refusal.facts) == sorted(COMMON_CODES[code])


def test_every_swap_of_two_cards_is_found_and_placed() -> None:
    for place in range(53):
        cards = list(DEALT.cards)
        cards[place], cards[53] = cards[53], cards[place]
        refusal = verify(FAIR, replace(DEALT, cards=tuple(cards)), CARDS)
        assert refusal is not None
        assert (refusal.code, refusal.facts) == ("fair_deal", {"place": place + 1})


@pytest.mark.parametrize(
    "dealt",
    [
        replace(DEALT, cards=DEALT.cards[:-1]),
        replace(DEALT, cards=()),
        Deal(CARDS),
    ],
)
def test_another_deal_is_found(dealt: Deal) -> None:
    refusal = verify(FAIR, dealt, CARDS)
    assert refusal is not None
    assert refusal.code == "fair_deal"


def test_another_start_is_found_and_told_apart() -> None:
    refusal = verify(FAIR, replace(DEALT, start=(DEALT.start + 1) % 60), CARDS)
    assert refusal is not None
    assert refusal.code == "fair_start"


def test_a_deal_that_is_cut_is_placed_behind_its_last_card() -> None:
    refusal = verify(FAIR, replace(DEALT, cards=DEALT.cards[:-1]), CARDS)
    assert refusal is not None
    assert refusal.facts == {"place": 54}


@pytest.mark.parametrize("bound", [1, 2, 54, 255, 256])
def test_bounds_of_a_byte_take_one_byte(bound: int) -> None:
    stream, bytes_of = Stream(b"key"), Stream(b"key")
    for _ in range(200):
        drawn = bytes_of.below(256)
        while drawn >= 256 // bound * bound:
            drawn = bytes_of.below(256)
        assert stream.below(bound) == drawn % bound


@pytest.mark.parametrize("bound", [257, 1000, 2**16, 2**16 + 1, 2**31 - 2, 2**64, 10**30])
def test_any_bound_can_be_drawn(bound: int) -> None:
    stream = Stream(b"key")
    drawn = [stream.below(bound) for _ in range(400)]
    assert all(0 <= number < bound for number in drawn)
    # Halves are about as likely, and most numbers come once.
    assert 140 < sum(number < bound // 2 for number in drawn) < 260
    assert len(set(drawn)) > 190


def test_a_large_bound_is_drawn_as_the_page_tells() -> None:
    blocks = b"".join(hmac.digest(b"key", n.to_bytes(8, "big"), "sha256") for n in range(40))
    numbers = [int.from_bytes(blocks[at : at + 2], "big") for at in range(0, len(blocks), 2)]
    kept = [number % 1000 for number in numbers if number < 65_000]
    stream = Stream(b"key")
    assert [stream.below(1000) for _ in kept] == kept


def test_a_deal_without_a_promise_proves_nothing() -> None:
    refusal = verify(None, DEALT, CARDS)
    assert refusal is not None
    assert refusal.code == "fair_missing"


@pytest.mark.parametrize(
    ("server", "clients", "part"),
    [(b"short", (), "server"), (bytes(33), (), "server"), (bytes(32), (bytes(65),), "client")],
)
def test_seeds_of_a_wrong_size(server: bytes, clients: tuple[bytes, ...], part: str) -> None:
    with pytest.raises(Refused) as error:
        prepare("table", 1, server, clients)
    assert error.value.refusal.facts == {"part": part}


def test_a_promise_of_a_short_seed_proves_nothing() -> None:
    weak = Fair("table", 1, commitment("table", 1, b"weak"), b"weak")
    refusal = verify(weak, weak.deal(CARDS), CARDS)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("fair_seed", {"part": "server"})


def test_the_seed_is_not_shown() -> None:
    assert SEED.hex() not in repr(FAIR)
    assert str(SEED) not in repr(FAIR)


def test_parts_cannot_be_moved_between_fields() -> None:
    assert commitment("a", 11, SEED) != commitment("a1", 1, SEED)
    assert commitment("", 1, SEED) != commitment("1", 1, SEED[1:])


def test_a_stream_draws_without_bias() -> None:
    for bound in (1, 2, 3, 54, 60, 162, 255, 256):
        stream = Stream(bound.to_bytes(2, "big"))
        drawn = [stream.below(bound) for _ in range(200)]
        assert all(0 <= number < bound for number in drawn)
        assert len(set(drawn)) > min(bound, 100) // 2


# How uneven may counts be? With so many degrees of freedom chi-squared is close to normal.
def within(chi: float, freedom: int) -> bool:
    return abs(chi - freedom) < 3.3 * sqrt(2 * freedom)


def position_chi(counts: list[list[int]], shuffles: int) -> float:
    expected = shuffles / len(counts)
    return sum((count - expected) ** 2 / expected for row in counts for count in row)


def tally(shuffles: int, pack: tuple[Card, ...]) -> tuple[list[list[int]], Counter[int]]:
    """Count card by position, and which card comes right after which."""
    size = len(pack)
    counts = [[0] * size for _ in range(size)]
    pairs: Counter[int] = Counter()
    for seed in range(shuffles):
        order = [card.code for card in deal_from_seed(seed, pack).cards]
        for place, code in enumerate(order):
            counts[place][code] += 1
        pairs.update(one * size + other for one, other in pairwise(order))
    return counts, pairs


def check_evenness(shuffles: int) -> None:
    counts, pairs = tally(shuffles, CARDS)
    assert within(position_chi(counts, shuffles), 53 * 53)
    expected = shuffles * 53 / (54 * 53)
    assert len(pairs) == 54 * 53
    assert within(sum((n - expected) ** 2 / expected for n in pairs.values()), 54 * 53 - 1)


def test_every_card_is_as_likely_in_every_place() -> None:
    check_evenness(20_000)


@pytest.mark.deep
def test_every_card_is_as_likely_in_every_place_deeply() -> None:
    check_evenness(1_000_000)


def test_a_biased_shuffle_is_found() -> None:
    """Swapping every card with any place, the commonest mistake, fails the same test."""
    counts = [[0] * 54 for _ in range(54)]
    dice = Dice(1)
    for _ in range(20_000):
        order = list(range(54))
        for place in range(54):
            other = dice.below(54)
            order[place], order[other] = order[other], order[place]
        for place, code in enumerate(order):
            counts[place][code] += 1
    assert not within(position_chi(counts, 20_000), 53 * 53)


def test_starts_are_even() -> None:
    starts = Counter(deal_from_seed(seed, parse_cards("S2 S3")).start for seed in range(60_000))
    assert len(starts) == 60
    assert within(sum((n - 1000) ** 2 / 1000 for n in starts.values()), 59)


def test_shuffling_uses_every_order() -> None:
    orders = Counter(shuffled((1, 2, 3, 4), Dice(seed)) for seed in range(4800))
    assert len(orders) == 24
    assert within(sum((n - 200) ** 2 / 200 for n in orders.values()), 23)
