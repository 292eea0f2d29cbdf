"""A player's hands: found by what is sought, page by page, and counted."""

import asyncio
from dataclasses import replace

from paiju.store.contract import Append, Hand, Part, Rating, Store
from paiju.store.history import stretches
from paiju.store.queries import BOT, Cursor, Rated, Sought, Stretch, Tally
from tests.store.stories import Tell, add_guest, first, row


def seat(number: int, who: str, gain: int, *, bot: bool = False) -> Part:
    """Make a seat of a hand of pairs; bots are called by their strength."""
    side = 1 + (number + 1) % 2
    return Part(number, None if bot else who, who, gain, gain > 0, side, gain, 10, 20, gain)


def made(id: str, at: int, game: str, *parts: Part) -> Hand:
    """Make a finished hand."""
    return Hand(id, "ROOM01", game, 1, at, f"record of {id}", parts)


ALONE = ("easy", "normal", "easy")
HANDS = (
    made(
        "H1",
        10,
        "xiaoer",
        seat(1, "anna", 5),
        *(seat(n, who, -5 if n % 2 == 0 else 5, bot=True) for n, who in enumerate(ALONE, 2)),
    ),
    made(
        "H2",
        20,
        "xiaoer",
        seat(1, "anna", -3),
        seat(2, "easy", 3, bot=True),
        seat(3, "bert", -3),
        seat(4, "easy", 3, bot=True),
    ),
    made(
        "H3",
        20,
        "guandan",
        seat(1, "bert", -1),
        seat(2, "anna", 1),
        seat(3, "easy", -1, bot=True),
        seat(4, "cora", 1),
    ),
    made(
        "H4",
        30,
        "guandan",
        seat(1, "anna", 2),
        seat(2, "cora", -2),
        seat(3, "bert", 2),
        seat(4, "easy", -2, bot=True),
    ),
)


async def keep(store: Store, *hands: Hand) -> None:
    """Keep hands with the ratings after them."""
    for name in ("anna", "bert", "cora"):
        await add_guest(store, name)
    lease = await store.claim("ROOM01")
    await store.append(first("ROOM01", "anna"), lease)
    for number, hand in enumerate(hands, 1):
        ratings = (Rating("anna", hand.game, 25 + number, 8, number),)
        await store.append(Append((row("ROOM01", number + 1),), hand=hand, ratings=ratings), lease)


async def ids(store: Store, sought: Sought) -> list[str]:
    """Return which of Anna's hands are found."""
    return [hand.id for hand in await store.seek_hands("anna", sought, None, 9)]


def test_hands_are_found_by_what_is_sought(told: Tell) -> None:
    async def story(store: Store) -> None:
        await keep(store, *HANDS)
        assert await ids(store, Sought()) == ["H4", "H2", "H3", "H1"]
        assert await ids(store, Sought(game="xiaoer")) == ["H2", "H1"]
        assert await ids(store, Sought(people=True)) == ["H4", "H2", "H3"]
        assert await ids(store, Sought(people=False)) == ["H1"]
        assert await ids(store, Sought(won=True)) == ["H4", "H3", "H1"]
        assert await ids(store, Sought(won=False)) == ["H2"]
        assert await ids(store, Sought(partner="bert")) == ["H4", "H2"]
        assert await ids(store, Sought(partner=f"{BOT}normal")) == ["H1"]
        assert await ids(store, Sought(partner="normal")) == []
        assert await ids(store, Sought(since=20, until=30)) == ["H2", "H3"]
        assert await ids(store, Sought(game="guandan", partner="bert", won=True)) == ["H4"]
        assert await ids(store, Sought(game="chess")) == []
        [whole] = await store.seek_hands("anna", Sought(people=False), None, 9)
        assert whole == replace(HANDS[0], record="")

    told(story)


def test_pages_follow_each_other_without_a_gap(told: Tell) -> None:
    async def story(store: Store) -> None:
        await keep(store, *HANDS)
        order = ["H4", "H2", "H3", "H1"]
        found = {
            hand.id: [
                one.id
                for one in await store.seek_hands("anna", Sought(), Cursor(hand.at, hand.id), 9)
            ]
            for hand in HANDS
        }
        # Two hands of one moment lie in the order of their ids.
        assert found == {id: order[place:] for place, id in enumerate(order, 1)}
        [first] = await store.seek_hands("anna", Sought(), None, 1)
        [second] = await store.seek_hands("anna", Sought(), Cursor(first.at, first.id), 1)
        assert [first.id, second.id] == order[:2]

    told(story)


def test_hands_are_counted_by_game_and_partner(told: Tell) -> None:
    async def story(store: Store) -> None:
        await keep(store, *HANDS)
        found = await store.statistics("anna", Sought())
        assert [(one.game, one.tally) for one in found.games] == [
            ("guandan", Tally(2, 2, 3)),
            ("xiaoer", Tally(2, 1, 2)),
        ]
        assert [(one.phased, one.phases) for one in found.games] == [
            (2, (20, 40, 3)),
            (2, (20, 40, 2)),
        ]
        partners = {one.partner: (one.name, one.tally) for one in found.partners}
        assert partners == {
            "bert": ("name of bert", Tally(2, 1, -1)),
            "cora": ("name of cora", Tally(1, 1, 1)),
            f"{BOT}normal": ("", Tally(1, 1, 5)),
        }
        assert found.course == (Stretch(10, 30, Tally(4, 3, 5)),)
        assert [one for one in found.ratings if one.game == "xiaoer"] == [
            Rated("xiaoer", 10, 26, 8),
            Rated("xiaoer", 20, 27, 8),
        ]
        some = await store.statistics("anna", Sought(game="xiaoer", won=False))
        assert [one.tally for one in some.games] == [Tally(1, 0, -3)]
        assert [one.at for one in some.ratings] == [10, 20]
        later = await store.statistics("anna", Sought(since=20, until=30))
        assert [(one.game, one.at) for one in later.ratings] == [("guandan", 20), ("xiaoer", 20)]
        nothing = await store.statistics("nobody", Sought())
        assert (nothing.games, nothing.partners, nothing.course, nothing.ratings) == ((),) * 4

    told(story)


def test_hands_that_are_not_rated_are_found_but_not_counted(told: Tell) -> None:
    async def story(store: Store) -> None:
        await keep(store, replace(HANDS[0], rated=False))
        [found] = await store.seek_hands("anna", Sought(), None, 9)
        assert not found.rated
        counted = await store.statistics("anna", Sought())
        assert (counted.games, counted.partners, counted.course) == ((),) * 3

    told(story)


def test_who_is_deleted_is_nobodys_partner_but_was_a_person(told: Tell) -> None:
    async def story(store: Store) -> None:
        await keep(store, *HANDS)
        await store.forget("bert")
        found = await store.statistics("anna", Sought())
        assert {one.partner for one in found.partners} == {"cora", f"{BOT}normal"}
        assert await ids(store, Sought(people=True)) == ["H4", "H2", "H3"]
        await store.forget("anna")
        assert (await store.statistics("anna", Sought())).ratings == ()

    told(story)


def test_a_long_story_is_told_in_stretches(told: Tell) -> None:
    hands = [
        made(f"H{number:04}", number, "xiaoer", seat(1, "anna", 1 if number % 2 else -1))
        for number in range(1, 252)
    ]

    async def story(store: Store) -> None:
        await keep(store, *hands)
        found = await store.statistics("anna", Sought())
        assert len(found.course) == 20
        assert sum(one.tally.hands for one in found.course) == len(hands)
        assert all(12 <= one.tally.hands <= 13 for one in found.course)
        assert [one.start for one in found.course] == sorted(one.start for one in found.course)
        assert len(found.ratings) == 200
        assert found.ratings[-1].at == hands[-1].at

    told(story)


def test_a_game_that_is_played_without_tricks_has_no_phases(told: Tell) -> None:
    async def story(store: Store) -> None:
        untold = replace(seat(1, "anna", 1), early=None, middle=None, late=None)
        await keep(store, made("H1", 10, "gandengyan", untold))
        [game] = (await store.statistics("anna", Sought())).games
        assert (game.tally, game.phased, game.phases) == (Tally(1, 1, 1), 0, (0, 0, 0))

    told(story)


def test_the_partners_of_most_hands_are_told(told: Tell) -> None:
    names = [f"player{number:02}" for number in range(21)]
    hands = [
        made(f"H{number}", number, "xiaoer", seat(1, "anna", 1), seat(3, name, 1))
        for number, name in enumerate([*names, *names[1:]])
    ]

    async def story(store: Store) -> None:
        await asyncio.gather(*(store.keep_hand(hand) for hand in hands))
        found = await store.statistics("anna", Sought())
        assert [one.partner for one in found.partners] == names[1:]

    told(story)


def test_a_stretch_has_five_hands_at_least_and_there_are_twenty_at_most() -> None:
    counts = (0, 1, 9, 10, 14, 15, 99, 100, 1000)
    assert [stretches(count) for count in counts] == [1, 1, 1, 2, 2, 3, 19, 20, 20]
