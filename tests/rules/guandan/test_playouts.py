"""Random hands inside the kernel make only moves that the rules allow."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paiju.cards import RANKS
from paiju.cards.kernel.bits import next_random
from paiju.climb.kernel.combos import length_of
from paiju.climb.kernel.rounds import turn_of
from paiju.climb.kernel.verdict import Room
from paiju.games.guandan import game
from paiju.games.guandan.faces import book_of
from paiju.games.guandan.kernel.cards import Cards, pick
from paiju.games.guandan.kernel.constants import COMBO, OVER
from paiju.games.guandan.kernel.outlines import MOST_OUTLINES, list_outlines
from paiju.games.guandan.kernel.play import check_pass, check_play, legal, play, skip
from paiju.games.guandan.kernel.table import Table, deal_hand
from paiju.games.guandan.rules import Rules
from paiju.games.guandan.terms import terms_of
from paiju.games.guandan.think.thinker import THINKER
from tests.rules.guandan.hands import HOUSE, OFFICIAL, cards, rules

TABLES = [HOUSE, OFFICIAL, rules(wild="off", run="off"), rules("official", long_runs="on")]


@pytest.mark.parametrize("table", TABLES, ids=["house", "official", "tame", "long"])
def test_every_step_is_legal(table: Rules) -> None:
    out, told, chosen = vec[i64]([0] * MOST_OUTLINES), Room(), Cards()
    chance, steps = 7, 0
    for hand in range(6):
        book = book_of(table, RANKS[hand * 2])
        position = Table(book, bool(table.pass_locks))
        deck = [code % 54 for code in range(108)]
        for place in range(107, 0, -1):
            chance = int(next_random(chance))
            other = chance % (place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        deal_hand(position, vec[i64](deck), hand % 4)
        while position.phase != OVER:
            number = legal(position, out)
            assert number > 0
            assert len({int(out[at]) for at in range(number)}) == number
            chance = int(next_random(chance))
            outline = int(out[chance % number])
            seat = turn_of(position.round)
            steps += 1
            if not outline:
                assert check_pass(position) == 0
                skip(position)
                continue
            pick(book, position.first[seat], position.second[seat], outline, chosen)
            terms = terms_of(book)
            size = length_of(outline & COMBO)
            claim = terms.claim_number(terms.claim_of(outline & COMBO), size)
            assert check_play(position, chosen.first, chosen.second, claim, told) == 0
            assert told.made == outline & COMBO
            play(position, chosen.first, chosen.second, outline & COMBO)
    assert steps > 300


@pytest.mark.parametrize("preset", ["house", "official"])
def test_playouts_tell_what_they_did(preset: str) -> None:
    table = game.presets[preset]
    first, again = THINKER.playouts(table, 5, 20), THINKER.playouts(table, 5, 20)
    assert first == again
    assert first.hands == 20
    assert first.steps > 20 * 60
    assert first.legal > first.steps
    assert THINKER.playouts(table, 6, 20).digest != first.digest


def test_playouts_depend_on_the_rules() -> None:
    digests = {
        THINKER.playouts(table, 1, 20).digest for table in (*TABLES, rules(pass_locks="off"))
    }
    assert len(digests) == 5


def test_a_list_has_room_for_the_longest() -> None:
    """Thirteen ranks twice and both wild cards, in one suit as far as there are cards."""
    texts = [
        "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK CA C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK",
        "SA CA S2 C2 S3 C3 S4 C4 S5 C5 S6 C6 S7 C7 S8 C8 S9 C9 S10 C10 SJ CJ SQ CQ SK CK",
        "SA CA DA S2 C2 D2 S3 C3 D3 S4 C4 D4 S5 C5 D5 S6 C6 D6 S7 C7 D7 S8 C8 D8 S9 C9",
    ]
    out = vec[i64]([0] * MOST_OUTLINES)
    most = 0
    for text in texts:
        for level in RANKS:
            held = [*cards(text), *cards(f"H{level} H{level}")]
            first = sum(1 << card.code for card in set(held))
            second = sum(1 << card.code for card in set(held) if held.count(card) == 2)
            most = max(most, int(list_outlines(book_of(HOUSE, level), first, second, 0, out)))
    assert 5000 < most < MOST_OUTLINES * 3 // 4
