"""How hands went, as people read it."""

from paiju.server.history.statistics import write_statistics
from paiju.store.queries import BOT, GameTally, PartnerTally, Rated, Statistics, Stretch, Tally


def test_tallies_are_added_up_and_gains_are_told_by_the_hand() -> None:
    games = (
        GameTally("guandan", Tally(3, 2, 4), 0, (0, 0, 0)),
        GameTally("xiaoer", Tally(4, 1, -6), 3, (10, 20, 40)),
    )
    partners = (
        PartnerTally("anna", "Anna", Tally(2, 1, 1)),
        PartnerTally(f"{BOT}easy", "", Tally(1, 1, 5)),
    )
    ratings = (
        Rated("guandan", 1, 25.0, 8.0),
        Rated("guandan", 2, 26.0, 7.0),
        Rated("xiaoer", 3, 24.0, 8.0),
    )
    course = (Stretch(1, 9, Tally(8, 4, 12)),)
    told = write_statistics(Statistics(games, partners, course, ratings))
    assert told.tally is not None
    assert (told.tally.hands, told.tally.won, told.tally.gain) == (7, 3, -0.29)
    assert (told.tally.low, told.tally.high) == (0.1582, 0.7495)
    assert [(one.game, one.tally.hands, one.tally.gain) for one in told.games] == [
        ("guandan", 3, 1.33),
        ("xiaoer", 4, -1.5),
    ]
    assert [one.phases for one in told.games] == [None, [3.33, 6.67, 13.33]]
    assert [(one.partner, one.name, one.bot) for one in told.partners] == [
        ("anna", "Anna", None),
        (f"{BOT}easy", "", "easy"),
    ]
    assert [(one.start, one.end, one.tally.gain) for one in told.course] == [(1, 9, 1.5)]
    assert [(one.game, len(one.ratings)) for one in told.ratings] == [("guandan", 2), ("xiaoer", 1)]


def test_nothing_played_is_no_tally() -> None:
    told = write_statistics(Statistics((), (), (), ()))
    assert (told.tally, told.games, told.partners, told.course, told.ratings) == (None, *([],) * 4)
