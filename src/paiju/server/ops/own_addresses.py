"""The addresses of this machine in private networks, found without sending a packet."""

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final

from paiju.server.guard.addresses import LOOPBACK, PRIVATE, Address, is_in

_ELSEWHERE: Final = (
    "203.0.113.1",
    "192.168.255.254",
    "10.255.255.254",
    "172.31.255.254",
    "2001:db8::1",
    "fdff::1",
)
"""Far ends for which the system picks an address of its own; none of them is ever talked to."""
_NEEDS_ZONE: Final = (ip_network("fe80::/10"),)
"""Addresses that a browser cannot open: they mean nothing without the name of an interface."""
_FLAGS: Final = 0x8913
_ADDRESS: Final = 0x8915
_UP_AND_RUNNING: Final = 0x1 | 0x40
_INTERFACES_6: Final = Path("/proc/net/if_inet6")


def private_addresses() -> tuple[Address, ...]:
    """Return where others in the same network find this machine, the likeliest address first."""
    found = dict.fromkeys(map(ip_address, (*_routed(), *_of_interfaces(), *_of_interfaces_6())))
    reached = (
        one for one in found if is_in(one, PRIVATE) and not is_in(one, LOOPBACK + _NEEDS_ZONE)
    )
    # The system gives itself a link-local address where nobody gave it a better one.
    return tuple(sorted(reached, key=lambda one: (one.is_link_local, one.version)))


def written(address: Address) -> str:
    """Write an address as it stands in a link."""
    return f"[{address}]" if isinstance(address, IPv6Address) else str(address)


def _routed() -> Iterator[str]:
    """Return from where this machine would talk to others: choosing a route sends nothing."""
    for far in _ELSEWHERE:
        family = socket.AF_INET6 if ":" in far else socket.AF_INET
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((far, 9))
            yield str(asking.getsockname()[0]).partition("%")[0]


def _of_interfaces() -> Iterator[str]:
    """Return the IPv4 address of every interface, where the system tells: it may host others."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            wanted = struct.pack("40s", name.encode())
            with suppress(OSError):
                [flags] = struct.unpack_from("H", fcntl.ioctl(asking, _FLAGS, wanted), 16)
                if flags & _UP_AND_RUNNING == _UP_AND_RUNNING:
                    yield socket.inet_ntoa(fcntl.ioctl(asking, _ADDRESS, wanted)[20:24])


def _of_interfaces_6() -> Iterator[str]:
    """Return the IPv6 addresses of all interfaces, where the system tells."""
    with suppress(OSError):
        for line in _INTERFACES_6.read_text().splitlines():
            yield str(IPv6Address(bytes.fromhex(line.split()[0])))
