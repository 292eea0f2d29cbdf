"""Read addresses of the network: which proxies are named, and as whom an address is counted."""

from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
Networks: TypeAlias = tuple[IPv4Network | IPv6Network, ...]

LOOPBACK: Final[Networks] = (ip_network("127.0.0.0/8"), ip_network("::1"))
PRIVATE: Final[Networks] = (
    *LOOPBACK,
    ip_network("10.0.0.0/8"),
    ip_network("172.16.0.0/12"),
    ip_network("192.168.0.0/16"),
    ip_network("169.254.0.0/16"),
    ip_network("fc00::/7"),
    ip_network("fe80::/10"),
)
"""This machine and the networks that nobody reaches from outside."""
_YES: Final = frozenset({"1", "true", "t", "yes", "y", "on"})
_NO: Final = frozenset({"0", "false", "f", "no", "n", "off"})
_HOME_BITS: Final = 64
"""One home has at least this many bits of IPv6 addresses, and uses any of them."""


def read_networks(text: str) -> Networks:
    """Read the addresses and networks of proxies; `ValueError` names the part that is neither.

    Before proxies were named, the setting was yes or no. A yes means a proxy on this machine.
    """
    wish = text.strip().lower()
    if wish in _YES:
        return LOOPBACK
    if wish in _NO:
        return ()
    found: Networks = ()
    for part in filter(None, map(str.strip, text.split(","))):
        try:
            found += (ip_network(part, strict=False),)
        except ValueError:
            raise ValueError(part) from None
    return found


def read_address(text: str) -> Address | None:
    """Read an address as proxies write it, with a port or brackets; None where it is none."""
    text = text.strip().strip('"')
    port = ""
    if text.startswith("["):
        text, closed, rest = text[1:].partition("]")
        if not closed or (rest and not rest.startswith(":")):
            return None
        port = rest[1:]
    elif text.count(":") == 1:
        text, _, port = text.partition(":")
    if port and not (port.isascii() and port.isdigit()):
        return None
    try:
        address = ip_address(text)
    except ValueError:
        return None
    # A socket that takes both kinds writes the older addresses into the newer ones.
    return getattr(address, "ipv4_mapped", None) or address


def is_in(address: Address, networks: Networks) -> bool:
    """Return whether an address belongs to one of the networks."""
    return any(address in network for network in networks)


def host_name(address: Address) -> str:
    """Return the name under which an address is counted: for IPv6 that of its /64."""
    if isinstance(address, IPv4Address):
        return str(address)
    kept = int(address) >> _HOME_BITS << _HOME_BITS
    return str(IPv6Network((kept, _HOME_BITS)))
