"""The phases of 找朋友升级 at the terminal: bid, bury, call, play."""

import pytest

from paiju.cli.table.moves import find_call
from paiju.desk import find_pass, options
from paiju.game import AnyState, Move, deal_from_seed, find
from tests.cli.table import run, too_wide

FRIENDS = find("friends")
RULES = FRIENDS.presets["standard"]
# In the first hand of this seed the player gets the first card and holds ♠2 and ♥2.
SEED = "24"
OPTIONS = ("--bots", "random", "--hands", "1", "--seed", SEED)


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_every_phase_can_be_typed(lang: str) -> None:
    lines = ["S3", "S2!", "p", "1 2 3", "28 29 30 31 36 37 38!", "HA", "HA 9", "CA 2", ""]
    typed = "\n".join(lines) + "\n" + "h\n\n"
    told = run("play", "friends", *OPTIONS, "--lang", lang, typed=typed).stdout
    for words in {
        "zh": ("抢庄", "亮牌：你 ♠2", "扣底7张", "叫第2张♣A", "朋友：第2张♣A，已出0", "打2"),
        "en": ("bid ♠2", "Bid: you ♠2", "buried 7 cards", "copy 2 of ♣A", "♣A #2 (0 out)", "level"),
    }[lang]:
        assert words in told, words
    assert too_wide(told) == []


def _calling() -> AnyState:
    """Play on until somebody calls a friend."""
    state = FRIENDS.begin(RULES, FRIENDS.opening(RULES), deal_from_seed(1, FRIENDS.deck(RULES)))
    while FRIENDS.view(state, None).phase != "call":
        seat = FRIENDS.actors(state)[0]
        state = FRIENDS.apply(state, seat, FRIENDS.lapse(state, seat)).state
    return state


def test_a_call_names_a_card_and_a_copy() -> None:
    state = _calling()
    (seat,) = FRIENDS.actors(state)
    owed = options(FRIENDS, state, seat)
    assert (owed.act, owed.called) == ("call", True)
    trump = FRIENDS.view(state, seat).facts["trump"]
    card = "HA" if trump != "H" else "SA"
    found = find_call(FRIENDS, state, seat, "call", f"{card} 2")
    assert found is not None
    assert [(move.act, move.number) for move in found.moves] == [("call", 2)]
    without = find_call(FRIENDS, state, seat, "call", card)
    assert without is not None
    assert without.refusal is not None
    assert without.refusal.code == "call_number"
    assert find_call(FRIENDS, state, seat, "call", "nobody") is None
    assert find_pass(FRIENDS, state, seat).moves == (Move("call"),)
