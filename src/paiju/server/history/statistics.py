"""Write how hands went as people read it."""

from itertools import groupby

from paiju.arena.intervals import of_rate
from paiju.game import find
from paiju.room.ratings import write_rated
from paiju.room.taken import unit_of
from paiju.store.queries import BOT, GameTally, PartnerTally, Statistics, Tally
from paiju.wire import statistics as wire


def _tally(tally: Tally) -> wire.WireTally:
    """Write a tally with what the share of wins may be."""
    share = of_rate(tally.won, tally.hands)
    return wire.WireTally(
        hands=tally.hands,
        won=tally.won,
        low=round(share.low, 4),
        high=round(share.high, 4),
        gain=round(tally.gain / tally.hands, 2),
    )


def _game(one: GameTally) -> wire.WireGameTally:
    """Write how the hands of a game went."""
    return wire.WireGameTally(
        game=one.game,
        tally=_tally(one.tally),
        unit=unit_of(find(one.game)),
        phases=[round(taken / one.phased, 2) for taken in one.phases] if one.phased else None,
    )


def _partner(one: PartnerTally) -> wire.WirePartnerTally:
    """Write how the hands with a partner went."""
    bot = one.partner.removeprefix(BOT) if one.partner.startswith(BOT) else None
    return wire.WirePartnerTally(
        partner=one.partner, name=one.name, bot=bot, tally=_tally(one.tally)
    )


def _whole(games: tuple[GameTally, ...]) -> Tally | None:
    """Add the games up; None where there is nothing to add."""
    if not games:
        return None
    return Tally(
        sum(one.tally.hands for one in games),
        sum(one.tally.won for one in games),
        sum(one.tally.gain for one in games),
    )


def write_statistics(found: Statistics) -> wire.Statistics:
    """Write how a player's hands went."""
    whole = _whole(found.games)
    return wire.Statistics(
        tally=None if whole is None else _tally(whole),
        games=[_game(one) for one in found.games],
        partners=[_partner(one) for one in found.partners],
        course=[
            wire.WireStretch(start=one.start, end=one.end, tally=_tally(one.tally))
            for one in found.course
        ],
        ratings=[
            wire.WireRatings(game=game, ratings=[write_rated(one) for one in rated])
            for game, rated in groupby(found.ratings, key=lambda one: one.game)
        ],
    )
