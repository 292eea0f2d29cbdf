"""Take the port, before all else is loaded: whoever comes back after a restart waits in line."""

import socket
from typing import Final

from paiju.server.options import Options

BACKLOG: Final = 2048


def bind(options: Options) -> socket.socket:
    """Take the port; `OSError` where that cannot be.

    For friends in the same network one socket takes connections of every interface, by IPv4 and,
    where the system has it, by IPv6.
    """
    host, both = options.host, False
    if options.lan:
        both = socket.has_dualstack_ipv6()
        host = "::" if both else "0.0.0.0"
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, or the loop does not know that small answers must not wait for larger ones.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if both:
            taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        taken.bind((host, options.port))
        # Whoever comes before the rooms are open waits, and is not turned away.
        taken.listen(BACKLOG)
    except OSError:
        taken.close()
        raise
    return taken
