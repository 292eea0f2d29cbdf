"""Random hands inside the kernel make only moves that the rules allow."""

import pytest

from paiju.cards.kernel.run import shuffle
from paiju.games.xiaoer import game
from paiju.games.xiaoer.kernel import constants
from paiju.games.xiaoer.kernel.moves import check
from paiju.games.xiaoer.kernel.opening import begin, owed_after
from paiju.games.xiaoer.kernel.table import Table, clear
from paiju.games.xiaoer.kernel.think.playout import Series, first_actor, playouts, step
from paiju.games.xiaoer.setup import setup_of
from paiju.games.xiaoer.think.thinker import THINKER

SWITCHES: list[dict[str, object]] = [
    {},
    {"preset": "basic"},
    {"kitty": 6, "gang": "loose"},
    {"rotate": "off", "show_fives": "on"},
]


def made(before: Table, after: Table, seat: int) -> tuple[int, int, list[int]]:
    """Read a move off the tables before and after it: act, cards and what it may be claimed as."""
    if before.phase == constants.PLAYING:
        cards = int(after.tried or after.gone[seat] & ~before.gone[seat])
        return constants.PLAY, cards, [constants.UNCLAIMED, constants.FALSE_GANG]
    if before.phase == constants.SHOWING:
        shown = after.trump_seat >= 0
        cards = 1 << int(after.trump_card) if shown else 0
        return (constants.SHOW if shown else constants.DECLINE), cards, [constants.UNCLAIMED]
    if before.phase == constants.FANNING:
        cards = int(after.shown & ~before.shown)
        return (constants.SHOW if cards else constants.DECLINE), cards, [constants.UNCLAIMED]
    if before.phase == constants.BURYING:
        return constants.BURY, int(after.buried), [constants.UNCLAIMED]
    act = constants.TRIBUTE if before.phase == constants.PAYING else constants.RETURN
    return act, int(before.hands[seat] & ~after.hands[seat]), [constants.UNCLAIMED]


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_every_step_is_legal(switches: dict[str, object]) -> None:
    setup = setup_of(game.parse(switches))
    series, table = Series(5), Table(setup)
    dealer = 0
    phases = set()
    for start in range(40):
        shuffle(series.run)
        clear(table)
        for seat in range(4):
            table.pays[seat] = series.pays[seat]
        begin(table, series.run.deck, start, dealer)
        while table.phase != constants.OVER:
            phases.add(int(table.phase))
            before = table.copy()
            seat = first_actor(table)
            step(series, table)
            if before.phase == constants.RETURNING and table.taken and seat == table.dealer:
                # The kitty came in with the same move; the card is the one that went out.
                payer = next(p for p in range(4) if before.pays[p] == seat)
                act, cards, claims = constants.RETURN, 1 << int(table.returned[payer]), [0]
            else:
                act, cards, claims = made(before, table, seat)
            assert any(check(before, seat, act, cards, claim) == 0 for claim in claims)
        assert table.attack + table.defence == 100
        dealer = int(owed_after(table, table.attack, series.pays))
    assert constants.PLAYING in phases
    assert (constants.PAYING in phases) is (setup.tribute == constants.ON)


def test_a_seed_gives_the_same_hands() -> None:
    rules = game.presets["full"]
    first, again = THINKER.playouts(rules, 7, 20), THINKER.playouts(rules, 7, 20)
    assert first == again
    assert first != THINKER.playouts(rules, 8, 20)
    assert first.hands == 20
    assert first.legal > first.steps > 20 * 20


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_every_seed_will_do(switches: dict[str, object]) -> None:
    setup = setup_of(game.parse(switches))
    for seed in (0, 1, -5, 2**40, 2147483647):
        assert playouts(setup, seed, 1).steps > 13
