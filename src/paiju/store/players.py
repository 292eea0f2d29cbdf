"""Players, their accounts, what they said and where they take notices."""

from dataclasses import asdict
from typing import Final

from paiju.store.contract import Account, Chat, Player, Subscription
from paiju.store.statements import Statement, insert

_PLAYERS: Final = (
    "SELECT p.id, p.name, a.login, p.at FROM players p LEFT JOIN accounts a ON a.player = p.id"
)
_CHAT: Final = "SELECT room, player, name, seat, text, phrase, at FROM chat"
_MINE: Final = (
    "tokens",
    "accounts",
    "chat",
    "subscriptions",
    "ratings",
    "rated",
    "entrants",
    "seated",
)


def add_player(player: Player, token: bytes) -> list[Statement]:
    """Keep a new player."""
    return [
        insert("players", id=player.id, name=player.name, at=player.at),
        add_token(player.id, token),
    ]


def add_token(id: str, token: bytes) -> Statement:
    """Let a player in by a token."""
    return insert("tokens", sha256=token, player=id)


def drop_token(token: bytes) -> Statement:
    """Let nobody in by a token."""
    return Statement("DELETE FROM tokens WHERE sha256 = :token", {"token": token})


def player(id: str) -> Statement:
    """Ask for a player."""
    return Statement(f"{_PLAYERS} WHERE p.id = :id", {"id": id})


def player_of(token: bytes) -> Statement:
    """Ask whose a token is."""
    return Statement(
        f"{_PLAYERS} JOIN tokens t ON t.player = p.id WHERE t.sha256 = :token", {"token": token}
    )


def rename(id: str, name: str) -> Statement:
    """Change what a player is called."""
    return Statement("UPDATE players SET name = :name WHERE id = :id", {"name": name, "id": id})


def add_account(account: Account) -> Statement:
    """Give a player a login name and a password."""
    return insert("accounts", folded=account.login.casefold(), **asdict(account))


def account(login: str) -> Statement:
    """Ask for the account of a login name."""
    return Statement(
        "SELECT player, login, password FROM accounts WHERE folded = :folded",
        {"folded": login.casefold()},
    )


def forget(id: str) -> list[Statement]:
    """Delete all of a player; the seats of old hands stay, without a name."""
    values = {"id": id}
    return [
        *(Statement(f"DELETE FROM {table} WHERE player = :id", values) for table in _MINE),
        Statement("UPDATE parts SET player = NULL, name = '' WHERE player = :id", values),
        Statement("UPDATE events SET maker = NULL WHERE maker = :id", values),
        Statement("DELETE FROM players WHERE id = :id", values),
    ]


def say(chat: Chat) -> Statement:
    """Keep something that was said."""
    return insert("chat", **asdict(chat))


def said_in(room: str, most: int) -> Statement:
    """Ask for what was said last in a room, newest first."""
    return Statement(
        f"{_CHAT} WHERE room = :room ORDER BY id DESC LIMIT :most", {"room": room, "most": most}
    )


def said_by(player: str) -> Statement:
    """Ask for all that a player said."""
    return Statement(f"{_CHAT} WHERE player = :player ORDER BY id", {"player": player})


def forget_chat(before: int) -> Statement:
    """Delete what was said before a time."""
    return Statement("DELETE FROM chat WHERE at < :before", {"before": before})


def subscribe(subscription: Subscription, most: int) -> Statement:
    """Keep where to send notices, and return the endpoint where that was done.

    Only the browser itself knows the keys of its endpoint: with them it may go to another player.
    """
    values = asdict(subscription)
    others = "SELECT count(*) FROM subscriptions WHERE player = :player AND endpoint <> :endpoint"
    changes = ", ".join(f"{name} = excluded.{name}" for name in values)
    return Statement(
        f"INSERT INTO subscriptions ({', '.join(values)})"
        f" SELECT {', '.join(f':{name}' for name in values)} WHERE ({others}) < :most"
        f" ON CONFLICT (endpoint) DO UPDATE SET {changes}"
        " WHERE subscriptions.player = excluded.player OR"
        " (subscriptions.p256dh = excluded.p256dh AND subscriptions.auth = excluded.auth)"
        " RETURNING endpoint",
        {**values, "most": most},
    )


def unsubscribe(endpoint: str) -> Statement:
    """Forget where to send notices."""
    return Statement("DELETE FROM subscriptions WHERE endpoint = :endpoint", {"endpoint": endpoint})


def subscriptions(player: str) -> Statement:
    """Ask where a player takes notices."""
    return Statement(
        "SELECT player, endpoint, p256dh, auth, lang FROM subscriptions"
        " WHERE player = :player ORDER BY endpoint",
        {"player": player},
    )


def keep_secret(name: str, fresh: bytes) -> tuple[Statement, Statement]:
    """Keep a secret where there is none, and ask for it."""
    added = insert("secrets", name=name, value=fresh)
    return (
        Statement(f"{added.sql} ON CONFLICT (name) DO NOTHING", added.values),
        Statement("SELECT value FROM secrets WHERE name = :name", {"name": name}),
    )
