"""Under which hosts this server is asked for, and at which address a page was opened.

A foreign page can have a name of its own lead to this machine (DNS rebinding). To the browser the
server is then a part of that page: nothing but the Host tells such requests from those of our own.
"""

import re
import socket
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from paiju.server.guard.addresses import LOOPBACK, PRIVATE, Networks, is_in, read_address
from paiju.server.guard.origins import peer_of
from paiju.server.options import Options

_FORM: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9][a-z0-9_.-]*)(?::[0-9]{1,5})?")
_EVERYWHERE: Final = frozenset({"", "0.0.0.0", "[::]"})
_SAFE: Final = frozenset({"https", "wss"})


@dataclass(frozen=True, slots=True)
class Hosts:
    """The hosts that are ours: some names, and the addresses of some networks.

    What a named proxy passes on is ours as well: it is asked for by that name.
    """

    names: frozenset[str]
    networks: Networks
    proxies: Networks

    def is_ours(self, connection: HTTPConnection) -> bool:
        """Return whether a request is meant for this server."""
        host = _given(connection)
        found = None if host is None else _FORM.fullmatch(host)
        if found is None:
            return False
        return self._is_own(found[1]) or self._is_passed_on(connection)

    def opened(self, connection: HTTPConnection) -> str:
        """Return the address at which the page was opened, empty where it is not of ours."""
        if not self.is_ours(connection):
            return ""
        return f"{self._scheme(connection)}://{_given(connection)}"

    def _is_own(self, name: str) -> bool:
        """Return whether a host without its port is ours."""
        if name in self.names:
            return True
        address = read_address(name)
        return address is not None and is_in(address, self.networks)

    def _is_passed_on(self, connection: HTTPConnection) -> bool:
        """Return whether a named proxy brings a request."""
        peer = peer_of(connection)
        return peer is not None and is_in(peer, self.proxies)

    def _scheme(self, connection: HTTPConnection) -> str:
        """Return how the page was opened; a named proxy says how it was asked."""
        lines = connection.headers.getlist("x-forwarded-proto")
        if lines and self._is_passed_on(connection):
            return "https" if lines[-1].rpartition(",")[2].strip().lower() in _SAFE else "http"
        return "https" if connection.scope["scheme"] in _SAFE else "http"


def make_hosts(options: Options) -> Hosts:
    """List the hosts of a server."""
    names = {"localhost", _bracketed(options.host.lower())} - _EVERYWHERE
    urls = filter(None, (options.public_url, *options.origins))
    names |= {_bracketed(urlsplit(url).hostname or "") for url in urls}
    if options.lan:
        names |= _names_here()
    networks = PRIVATE if options.lan else LOOPBACK
    return Hosts(frozenset(names), networks, options.trust_proxy)


def is_loopback(address: str) -> bool:
    """Return whether an address leads nowhere but to the machine on which it is opened."""
    name = urlsplit(address).hostname or ""
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def _given(connection: HTTPConnection) -> str | None:
    """Return the host that a request names, if it names one."""
    lines = connection.headers.getlist("host")
    return lines[0].lower() if len(lines) == 1 else None


def _bracketed(name: str) -> str:
    """Write a name as it stands in a Host."""
    return f"[{name}]" if ":" in name else name


def _names_here() -> set[str]:
    """Return what this machine is called in its network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"} - {""}
