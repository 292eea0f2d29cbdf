"""Accounts: a login name and a password that keep a player across devices."""

import asyncio
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from paiju.room import ids
from paiju.server.guard.origins import host_of
from paiju.server.guard.throttle import hold
from paiju.server.http.route import Call, Path, Stop
from paiju.store.contract import Account, Taken
from paiju.wire import http

if TYPE_CHECKING:
    from argon2 import PasswordHasher

_LOGIN: Final = re.compile(r"[a-z0-9._-]{3,32}", re.ASCII)
_LEAST: Final = 8
_MOST: Final = 256
_LONGEST: Final = 33
"""No login name is as long; of longer ones only the beginning is remembered."""


@cache
def _hasher() -> "PasswordHasher":
    """Return what hashes passwords, with its usual cost."""
    from argon2 import PasswordHasher

    return PasswordHasher()


def _hash(password: str) -> str:
    """Hash a password, which takes long."""
    return _hasher().hash(password)


@cache
def _nobody() -> str:
    """Return a hash that no password fits: an unknown name must take as long as a wrong one."""
    return _hasher().hash(ids.token())


def _matches(hashed: str, password: str) -> bool:
    """Return whether a password is the right one."""
    from argon2.exceptions import VerificationError

    try:
        return _hasher().verify(hashed, password)
    except VerificationError:
        return False


async def make_account(call: Call) -> None:
    """Give the player a login name and a password."""
    wish = call.body(http.Credentials)
    login = wish.login.lower()
    if call.player.login is not None:
        raise Stop(409, "account.has")
    if not _LOGIN.fullmatch(login):
        raise Stop(400, "login.bad")
    if not _LEAST <= len(wish.password) <= _MOST:
        raise Stop(400, "password.bad", least=_LEAST, most=_MOST)
    hashed = await asyncio.to_thread(_hash, wish.password)
    try:
        await call.api.services.store.add_account(Account(call.player.id, login, hashed))
    except Taken:
        raise Stop(409, "login.taken", login=login) from None
    call.api.services.limits.guesses.know(login, _host(call))


def _host(call: Call) -> str:
    """Return the host that asks."""
    return host_of(call.request, call.api.options.trust_proxy)


async def _check_guesses(call: Call, login: str) -> None:
    """Refuse a guess where there were too many at one login name, from whatever hosts."""
    services = call.api.services
    host = _host(call)
    if not services.limits.guesses.take(login[:_LONGEST], host, services.now() / 1000):
        await hold(services.limits.held, host)
        raise Stop(429, "login.slow")


async def log_in(call: Call) -> http.GuestMade:
    """Give a new token to whoever knows the password."""
    wish = call.body(http.Credentials)
    login = wish.login.lower()
    await _check_guesses(call, login)
    store = call.api.services.store
    account = await store.account(login)
    hashed = await asyncio.to_thread(_nobody) if account is None else account.password
    right = await asyncio.to_thread(_matches, hashed, wish.password)
    player = await store.player(account.player) if account is not None and right else None
    if player is None:
        raise Stop(401, "login.wrong")
    call.api.services.limits.guesses.know(login, _host(call))
    token = ids.token()
    await store.add_token(player.id, ids.token_hash(token))
    return http.GuestMade(player=player.id, token=token, name=player.name)


PATHS = (
    Path("POST", "/api/account", make_account, None, http.Credentials, known=True, rate="logins"),
    Path("POST", "/api/login", log_in, http.GuestMade, http.Credentials, rate="logins"),
)
