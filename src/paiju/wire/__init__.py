"""The wire: what goes over sockets and routes, its types and its schema."""

from typing import Final

PROTOCOL: Final = 1
"""The number that changes when an old page can no longer talk to a new server."""
