"""Which pages may open sockets here, and where requests come from."""

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from paiju.server.guard.addresses import Address, Networks, host_name, is_in, read_address
from paiju.server.options import Options

_HERE: Final = ("127.0.0.1", "localhost", "[::1]")


def origin_of(url: str) -> str:
    """Return the origin of an address, as browsers write it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def origins(options: Options) -> frozenset[str]:
    """List the origins that may talk to this server."""
    known = {origin_of(options.address), *map(origin_of, options.origins)}
    if not options.public_url:
        known |= {f"{options.scheme}://{host}:{options.port}" for host in _HERE}
    return frozenset(known)


def is_allowed(connection: HTTPConnection, known: frozenset[str]) -> bool:
    """Return whether a page may open a socket: exactly a known one, or no page at all.

    Whoever sends no origin is no browser, and has nothing but its token: there are no cookies.
    """
    given = connection.headers.getlist("origin")
    return not given or (len(given) == 1 and given[0] in known)


def peer_of(connection: HTTPConnection) -> Address | None:
    """Return who is at the other end of a connection: a player, or a proxy."""
    return read_address(connection.client.host) if connection.client is not None else None


def address_of(connection: HTTPConnection, proxies: Networks) -> Address | None:
    """Return where a request comes from; a header counts only where a named proxy sent it.

    A proxy adds its word at the end. Whatever stands before that, anybody may have written.
    """
    peer = peer_of(connection)
    lines = connection.headers.getlist("x-forwarded-for")
    if not lines or peer is None or not is_in(peer, proxies):
        return peer
    return read_address(lines[-1].rpartition(",")[2])


def host_of(connection: HTTPConnection, proxies: Networks) -> str:
    """Return the name under which a request is counted; those without an address share one."""
    address = address_of(connection, proxies)
    return "" if address is None else host_name(address)
