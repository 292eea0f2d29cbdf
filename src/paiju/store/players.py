"""Players, their accounts, what they said and where they take notices."""

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.sql.elements import ClauseElement

from paiju.store.contract import Account, Chat, Player, Subscription
from paiju.store.statements import Fields, upsert
from paiju.store.tables import (
    ACCOUNTS,
    CHAT,
    PARTS,
    PLAYERS,
    RATINGS,
    SEATED,
    SUBSCRIPTIONS,
    TOKENS,
)


def add_player(player: Player, token: bytes) -> list[ClauseElement]:
    """Keep a new player."""
    return [
        insert(PLAYERS).values(id=player.id, name=player.name, at=player.at),
        add_token(player.id, token),
    ]


def add_token(id: str, token: bytes) -> ClauseElement:
    """Let a player in by a token."""
    return insert(TOKENS).values(sha256=token, player=id)


def drop_token(token: bytes) -> ClauseElement:
    """Let nobody in by a token."""
    return delete(TOKENS).where(TOKENS.c.sha256 == token)


def _players() -> Select[Fields]:
    """Ask for players and the login names of those who have one."""
    return select(PLAYERS.c.id, PLAYERS.c.name, ACCOUNTS.c.login, PLAYERS.c.at).outerjoin(
        ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id
    )


def player(id: str) -> Select[Fields]:
    """Ask for a player."""
    return _players().where(PLAYERS.c.id == id)


def player_of(token: bytes) -> Select[Fields]:
    """Ask whose a token is."""
    return _players().join(TOKENS, TOKENS.c.player == PLAYERS.c.id).where(TOKENS.c.sha256 == token)


def rename(id: str, name: str) -> ClauseElement:
    """Change what a player is called."""
    return update(PLAYERS).where(PLAYERS.c.id == id).values(name=name)


def add_account(account: Account) -> ClauseElement:
    """Give a player a login name and a password."""
    return insert(ACCOUNTS).values(
        folded=account.login.casefold(),
        login=account.login,
        player=account.player,
        password=account.password,
    )


def account(login: str) -> Select[Fields]:
    """Ask for the account of a login name."""
    return select(ACCOUNTS.c.player, ACCOUNTS.c.login, ACCOUNTS.c.password).where(
        ACCOUNTS.c.folded == login.casefold()
    )


def forget(id: str) -> list[ClauseElement]:
    """Delete all of a player; the seats of old hands stay, without a name."""
    mine = (TOKENS, ACCOUNTS, CHAT, SUBSCRIPTIONS, RATINGS, SEATED)
    return [
        *(delete(table).where(table.c.player == id) for table in mine),
        update(PARTS).where(PARTS.c.player == id).values(player=None, name=""),
        delete(PLAYERS).where(PLAYERS.c.id == id),
    ]


def say(chat: Chat) -> ClauseElement:
    """Keep something that was said."""
    return insert(CHAT).values(
        room=chat.room,
        player=chat.player,
        name=chat.name,
        seat=chat.seat,
        text=chat.text,
        phrase=chat.phrase,
        at=chat.at,
    )


def _chat() -> Select[Fields]:
    """Ask for what was said."""
    return select(
        CHAT.c.room,
        CHAT.c.player,
        CHAT.c.name,
        CHAT.c.seat,
        CHAT.c.text,
        CHAT.c.phrase,
        CHAT.c.at,
    )


def said_in(room: str, most: int) -> Select[Fields]:
    """Ask for what was said last in a room, newest first."""
    return _chat().where(CHAT.c.room == room).order_by(CHAT.c.id.desc()).limit(most)


def said_by(player: str) -> Select[Fields]:
    """Ask for all that a player said."""
    return _chat().where(CHAT.c.player == player).order_by(CHAT.c.id)


def forget_chat(before: int) -> ClauseElement:
    """Delete what was said before a time."""
    return delete(CHAT).where(CHAT.c.at < before)


def subscribe(subscription: Subscription) -> ClauseElement:
    """Keep where to send notices."""
    return upsert(
        SUBSCRIPTIONS,
        endpoint=subscription.endpoint,
        player=subscription.player,
        p256dh=subscription.p256dh,
        auth=subscription.auth,
        lang=subscription.lang,
    )


def unsubscribe(endpoint: str) -> ClauseElement:
    """Forget where to send notices."""
    return delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint)


def subscriptions(player: str) -> Select[Fields]:
    """Ask where a player takes notices."""
    return (
        select(
            SUBSCRIPTIONS.c.player,
            SUBSCRIPTIONS.c.endpoint,
            SUBSCRIPTIONS.c.p256dh,
            SUBSCRIPTIONS.c.auth,
            SUBSCRIPTIONS.c.lang,
        )
        .where(SUBSCRIPTIONS.c.player == player)
        .order_by(SUBSCRIPTIONS.c.endpoint)
    )
