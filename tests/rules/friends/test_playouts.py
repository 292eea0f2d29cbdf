"""Random hands inside the kernel make only moves that the rules allow, and all end."""

import pytest

from paiju.cards.kernel.run import shuffle
from paiju.games.friends import game
from paiju.games.friends.kernel import constants
from paiju.games.friends.kernel.bidding import begin
from paiju.games.friends.kernel.moves import check
from paiju.games.friends.kernel.table import Table
from paiju.games.friends.kernel.think.playout import Series, playouts, settle_hand, step
from paiju.games.friends.setup import setup_of
from paiju.testing.variants import variants
from paiju.trick.kernel import constants as common

VARIANTS = [pytest.param(rules, id=name) for name, rules in variants(game)]


def made(series: Series, before: Table, after: Table) -> tuple[int, int, int]:
    """Read a move off the tables and the buffer it was made from: seat, act and number."""
    if before.phase == constants.PLAYING:
        return int(before.play.turn), constants.PLAY, 0
    if before.phase == constants.BURYING:
        return int(before.dealer), constants.BURY, 0
    if before.phase == constants.CALLING:
        return int(before.dealer), constants.CALL, int(after.nth)
    if before.phase == constants.CHOOSING:
        return int(before.play.stopper), constants.KEEP, int(after.play.trick.lead.kind)
    seat = int(before.starter)
    while not _may_bid(before, seat):
        seat = (seat - 1) % 5
    if series.cards.one == 0:
        return seat, constants.DECLINE, 0
    return seat, (constants.SHOW if before.bid_seat < 0 else constants.COUNTER), 0


def _may_bid(table: Table, seat: int) -> bool:
    return not table.declined >> seat & 1 and seat != table.bid_seat


@pytest.mark.parametrize("rules", VARIANTS)
def test_every_step_is_legal(rules: object) -> None:
    assert isinstance(rules, type(game.parse({})))
    series, table = Series(5), Table(setup_of(rules))
    phases = set()
    for hand in range(1, 25):
        shuffle(series.run)
        table.clear()
        for seat in range(5):
            table.levels[seat] = series.levels[seat]
        begin(table, series.run.deck, series.starter)
        while table.phase != constants.OVER:
            phases.add(int(table.phase))
            before = table.copy()
            step(series, table)
            seat, act, number = made(series, before, table)
            assert check(before, seat, act, series.cards, number) == common.LEGAL
        settle_hand(series, table, hand)
    dealing = {constants.DEALING} if rules.bid_while_dealing else set()
    late = {
        constants.BIDDING,
        constants.BURYING,
        constants.CALLING,
        constants.PLAYING,
        constants.CHOOSING,
    }
    assert phases == dealing | late


def test_a_thousand_hands_a_preset() -> None:
    for rules in game.presets.values():
        run = playouts(setup_of(rules), 9, 1000)
        assert run.steps > 100_000
        assert run.legal > 3 * run.steps


@pytest.mark.deep
@pytest.mark.parametrize("rules", VARIANTS)
def test_ten_thousand_hands(rules: object) -> None:
    assert isinstance(rules, type(game.parse({})))
    assert playouts(setup_of(rules), 10, 10_000).steps > 1_000_000
