"""Players, accounts, chat and notices; and that a player can take all of it away."""

import json

import pytest

from paiju.store import sql
from paiju.store.contract import Account, Append, Chat, Player, Rating, Store, Subscription, Taken
from paiju.store.queries import Sought
from tests.store.stories import Tell, add_guest, first, hand, row


def test_a_guest_is_known_by_the_token_alone(told: Tell) -> None:
    async def story(store: Store) -> None:
        token = await add_guest(store, "anna")
        guest = Player("anna", "name of anna", None, 1)
        assert await store.player_of(token) == guest
        assert await store.player("anna") == guest
        assert await store.player_of(b"?" * 32) is None
        assert await store.player("bert") is None
        await store.rename("anna", "安娜")
        renamed = await store.player_of(token)
        assert renamed is not None
        assert renamed.name == "安娜"

    told(story)


def test_ids_and_tokens_are_nobody_elses(told: Tell) -> None:
    async def story(store: Store) -> None:
        token = await add_guest(store, "anna")
        with pytest.raises(Taken):
            await store.add_player(Player("anna", "x", None, 1), b"-" * 32)
        with pytest.raises(Taken):
            await store.add_player(Player("bert", "x", None, 1), token)
        assert await store.player("bert") is None
        assert await store.player_of(b"-" * 32) is None

    told(story)


def test_a_token_can_be_added_and_dropped(told: Tell) -> None:
    async def story(store: Store) -> None:
        token = await add_guest(store, "anna")
        await store.add_token("anna", b"2" * 32)
        await store.drop_token(token)
        await store.drop_token(token)
        assert await store.player_of(token) is None
        assert await store.player_of(b"2" * 32) is not None

    told(story)


def test_login_names_are_one_in_any_case(told: Tell) -> None:
    async def story(store: Store) -> None:
        await add_guest(store, "anna")
        await add_guest(store, "bert")
        account = Account("anna", "Straße李", "$argon2id$…")
        await store.add_account(account)
        assert await store.account("STRASSE李") == account
        assert await store.account("anna") is None
        with pytest.raises(Taken):
            await store.add_account(Account("bert", "strasse李", "x"))
        with pytest.raises(Taken):
            await store.add_account(Account("anna", "second", "x"))
        player = await store.player("anna")
        assert player is not None
        assert player.login == "Straße李"

    told(story)


def chat(player: str, text: str, at: int) -> Chat:
    """Make something that was said."""
    return Chat("ROOM01", player, f"name of {player}", 2, text, None, at)


def test_chat_is_kept_in_order_and_forgotten_by_age(told: Tell) -> None:
    async def story(store: Store) -> None:
        for number in range(5):
            await store.say(chat("anna", f"text {number}", 10))
        await store.say(Chat("ROOM01", "bert", "b", None, None, "well_played", 20))
        await store.say(Chat("ROOM02", "bert", "b", None, "elsewhere", None, 20))
        last = await store.chat("ROOM01", 3)
        assert [one.text or one.phrase for one in last] == ["text 3", "text 4", "well_played"]
        await store.forget_chat(20)
        assert [one.phrase for one in await store.chat("ROOM01", 9)] == ["well_played"]

    told(story)


def endpoints(held: list[Subscription]) -> list[str]:
    """Return where somebody takes notices."""
    return [one.endpoint for one in held]


def test_an_endpoint_changes_hands_only_with_its_keys(told: Tell) -> None:
    async def story(store: Store) -> None:
        held = Subscription("anna", "https://push/1", "p", "a", "zh")
        assert await store.subscribe(held, 8)
        assert await store.subscribe(Subscription("anna", "https://push/2", "p", "a", "zh"), 8)
        for wrong in (
            Subscription("bert", "https://push/1", "p2", "a", "en"),
            Subscription("bert", "https://push/1", "p", "a2", "en"),
        ):
            assert not await store.subscribe(wrong, 8)
        assert endpoints(await store.subscriptions("anna")) == ["https://push/1", "https://push/2"]
        # The same browser, now with another account.
        moved = Subscription("bert", "https://push/1", "p", "a", "en")
        assert await store.subscribe(moved, 8)
        assert endpoints(await store.subscriptions("anna")) == ["https://push/2"]
        assert await store.subscriptions("bert") == [moved]
        # The player's own browser has new keys.
        fresh = Subscription("bert", "https://push/1", "p3", "a3", "en")
        assert await store.subscribe(fresh, 8)
        assert await store.subscriptions("bert") == [fresh]
        await store.unsubscribe("https://push/1")
        assert await store.subscriptions("bert") == []

    told(story)


def test_a_player_has_a_few_endpoints(told: Tell) -> None:
    async def story(store: Store) -> None:
        for number in (1, 2):
            one = Subscription("anna", f"https://push/{number}", "p", "a", "zh")
            assert await store.subscribe(one, 2)
        assert not await store.subscribe(Subscription("anna", "https://push/3", "p", "a", "zh"), 2)
        assert await store.subscribe(Subscription("anna", "https://push/2", "p", "a", "en"), 2)
        theirs = Subscription("bert", "https://push/4", "p", "a", "zh")
        assert await store.subscribe(theirs, 2)
        assert not await store.subscribe(Subscription("anna", "https://push/4", "p", "a", "zh"), 2)
        assert len(await store.subscriptions("anna")) == 2

    told(story)


def test_a_secret_is_made_once(told: Tell) -> None:
    async def story(store: Store) -> None:
        assert await store.secret("vapid", b"first") == b"first"
        assert await store.secret("vapid", b"second") == b"first"
        assert await store.secret("other", b"third") == b"third"

    told(story)


async def live(store: Store, id: str) -> None:
    """Leave a trace in every table."""
    await add_guest(store, id)
    await store.add_account(Account(id, f"login-{id}", "$argon2id$secret"))
    room = f"ROOM-{id}"
    lease = await store.claim(room)
    await store.append(first(room, id), lease)
    over = Append(
        (row(room, 2),), hand=hand(f"H-{id}", 5, id, None), ratings=(Rating(id, "g", 1, 1, 1),)
    )
    await store.append(over, lease)
    await store.say(chat(id, f"said by {id}", 10))
    browser = Subscription(id, f"https://push/{id}", "p-secret", "a-secret", "zh")
    assert await store.subscribe(browser, 8)


def test_all_of_a_player_can_be_taken_away(told: Tell) -> None:
    async def story(store: Store) -> None:
        await live(store, "anna")
        await live(store, "bert")
        exported = json.loads(json.dumps(await store.export("anna")))
        assert exported["player"]["login"] == "login-anna"
        assert [one["id"] for one in exported["hands"]] == ["H-anna"]
        assert [one["text"] for one in exported["chat"]] == ["said by anna"]
        assert exported["ratings"][0]["hands"] == 1
        assert exported["subscriptions"] == [{"endpoint": "https://push/anna", "lang": "zh"}]
        assert "secret" not in json.dumps(exported)
        assert "bert" not in json.dumps(exported)
        assert await store.export("nobody") == {}

        await store.forget("anna")
        assert await store.export("anna") == {}
        assert await store.player_of(b"anna".ljust(32, b".")) is None
        assert await store.account("login-anna") is None
        assert await store.room_of("anna") is None
        assert await store.ratings_of(["anna"]) == []
        assert await store.subscriptions("anna") == []
        assert [one.player for one in await store.chat("ROOM01", 9)] == ["bert"]
        # The hand was others' too: it stays, without the name.
        assert await store.record("H-anna") == "record of H-anna"
        assert await store.seek_hands("anna", Sought(), None, 9) == []
        assert (await store.seek_hands("bert", Sought(), None, 9))[0].parts[0].name == "bert"
        assert await store.room_of("bert") == "ROOM-bert"

    told(story)


def test_hands_are_exported_page_by_page_and_each_once(
    told: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql, "_PAGE", 2)

    async def story(store: Store) -> None:
        await add_guest(store, "anna")
        for number in range(5):
            await store.keep_hand(hand(f"H{number}", number // 2, "anna"))
        exported = await store.export("anna")
        assert [one["id"] for one in exported["hands"]] == ["H4", "H2", "H3", "H0", "H1"]

    told(story)
