"""What a route is, and how a request becomes an answer."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from paiju.game import Fact, Refusal, Refused
from paiju.room.ids import token_hash
from paiju.server.api import Api
from paiju.server.guard.origins import host_of
from paiju.server.guard.throttle import hold
from paiju.store.contract import Player, StoreError
from paiju.text import message
from paiju.wire.http import Body, Failure
from paiju.wire.views import write_refusal

MOST_BYTES: Final = 64 * 1024
_log = logging.getLogger("paiju.http")
B = TypeVar("B", bound=Body)


class Stop(Exception):
    """An answer other than the usual one."""

    def __init__(self, status: int, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.status = status
        self.refusal = Refusal(code, facts=facts)


@dataclass(frozen=True, slots=True)
class Call:
    """One request."""

    api: Api
    request: Request
    known: Player | None
    raw: bytes

    @property
    def player(self) -> Player:
        """Who asks; only where the route wants to know."""
        assert self.known is not None
        return self.known

    def body(self, kind: type[B]) -> B:
        """Read the body."""
        try:
            return msgspec.json.decode(self.raw or b"{}", type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Stop(400, "server.request", part=str(error)[:120]) from error

    def query(self, kind: type[B]) -> B:
        """Read what stands behind the question mark."""
        try:
            return msgspec.convert(dict(self.request.query_params), type=kind, strict=False)
        except msgspec.MsgspecError as error:
            raise Stop(400, "server.request", part=str(error)[:120]) from error

    def path(self, name: str) -> str:
        """Return a part of the path."""
        value: str = self.request.path_params[name]
        return value


Handler: TypeAlias = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Path:
    """One route: what it takes, what it gives, and who may ask."""

    method: str
    path: str
    handler: Handler
    gives: type | None = None
    takes: type[Body] | None = None
    known: bool = False
    """Whether only players may ask."""
    rate: str = "requests"
    asks: type[Body] | None = None
    """What may stand behind the question mark."""


def failure(status: int, refusal: Refusal, game: str = "") -> Response:
    """Write a refusal as an answer."""
    part = game or "server"
    told = Failure(refusal=write_refusal(refusal), message=message(refusal, part))
    return json_answer(told, status)


def json_answer(value: Any, status: int = 200) -> Response:  # noqa: ANN401 - anything JSON can hold
    """Write an answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _read(request: Request) -> bytes:
    """Read a body of reasonable size."""
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > MOST_BYTES:
            raise Stop(413, "server.large", most=MOST_BYTES)
    return bytes(read)


async def _who(api: Api, request: Request) -> Player | None:
    """Find out who asks."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        return None
    return await api.services.store.player_of(token_hash(token.strip()))


async def _answer(api: Api, path: Path, request: Request) -> Response:
    """Answer one request."""
    host = host_of(request, api.options.trust_proxy)
    if not api.services.limits.routes[path.rate].take(host, api.services.now() / 1000):
        await hold(api.services.limits.held, host)
        raise Stop(429, "server.fast")
    who = await _who(api, request)
    if path.known and who is None:
        raise Stop(401, "server.token")
    raw = await _read(request) if path.method != "GET" else b""
    made = await path.handler(Call(api, request, who, raw))
    if isinstance(made, Response):
        return made
    return Response(status_code=204) if made is None else json_answer(made)


def route(api: Api, path: Path) -> Route:
    """Make a route of the server."""

    async def handle(request: Request) -> Response:
        try:
            return await _answer(api, path, request)
        except Stop as stop:
            return failure(stop.status, stop.refusal)
        except Refused as error:
            return failure(400, error.refusal, str(request.path_params.get("game", "")))
        except StoreError:
            _log.exception("store", extra={"path": path.path})
            return failure(503, Refusal("server.store"))
        except ClientDisconnect:
            # Nobody reads it; it is no fault of ours.
            return failure(408, Refusal("server.late"))
        except Exception:
            _log.exception("fault", extra={"path": path.path})
            return failure(500, Refusal("server.fault"))

    return Route(path.path, handle, methods=[path.method])
