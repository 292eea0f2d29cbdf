"""Random hands inside the kernel make only moves that the rules allow, and meet every phase."""

import pytest

from paiju.cards.kernel.holding import Holding
from paiju.games.shandong import game
from paiju.games.shandong.kernel import constants
from paiju.games.shandong.kernel.moves import actors, check
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.kernel.think.playout import Series, begin_hand, settle_hand, step
from paiju.games.shandong.setup import setup_of
from paiju.games.shandong.think.thinker import THINKER
from paiju.trick.kernel import constants as common

SWITCHES: list[dict[str, str]] = [
    {},
    {"preset": "house"},
    {"throw_trumps": "off", "strict_follow": "off"},
    {"pair_gate": "on", "permanent_trumps": "none"},
]


def bid(before: Table, after: Table) -> tuple[int, Holding]:
    """Read a bid off the tables before and after it."""
    if after.sticker >= 0:
        return constants.STICK, after.stuck
    if after.countered.one and not before.countered.one:
        return constants.COUNTER, after.countered
    if before.declarer < 0 <= after.declarer:
        return constants.SHOW, after.declared
    return constants.DECLINE, Holding()


def made(before: Table, after: Table, seat: int) -> tuple[int, Holding, int]:
    """Read a move off the tables before and after it: act, cards and the type that stays."""
    if before.phase <= constants.STICKING:
        return (*bid(before, after), 0)
    if before.phase == constants.RETURNING:
        return constants.RETURN, after.returned, 0
    if before.phase == constants.BURYING:
        return constants.BURY, after.buried, 0
    if before.phase == constants.CHOOSING:
        return constants.KEEP, Holding(), int(after.play.trick.lead.kind)
    if before.play.out == 0 and after.play.thrown.one:
        return constants.PLAY, after.play.thrown, 0
    return constants.PLAY, after.play.plays[seat], 0


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_every_step_is_legal(switches: dict[str, str]) -> None:
    series, table = Series(5), Table(setup_of(game.parse(switches)))
    phases: set[int] = set()
    for _ in range(60):
        begin_hand(series, table)
        while table.phase != constants.OVER:
            phases.add(int(table.phase))
            before = table.copy()
            assert before.pack() == table.pack()
            seats = [(table.first - step) % 4 for step in range(4)]
            seat = next(seat for seat in seats if actors(table) >> seat & 1)
            step(series, table)
            act, cards, kind = made(before, table, seat)
            assert check(before, seat, act, cards, kind) == common.LEGAL, (seat, act)
        settle_hand(series, table)
    expected = set(range(constants.OVER))
    if switches.get("preset") != "house":
        expected.remove(constants.CHOOSING)
    assert phases == expected


def test_whole_hands_are_many_kinds_of_hands() -> None:
    found = THINKER.playouts(game.presets["classic"], 7, 300)
    assert found.hands == 300
    # Bids, a burying and twenty-odd tricks; leads have many choices.
    assert 60 < found.steps / 300 < 110
    assert found.legal > 3 * found.steps
