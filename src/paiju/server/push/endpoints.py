"""Where a browser takes notices: addresses at the push services of browsers, and no others."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

HOSTS: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of browsers: the server is not to be sent anywhere else."""
# Two readers of one address may find two hosts in it. So nothing is taken that could be read in
# two ways: no user, no other port, no backslash, no space, no fragment, nothing but ASCII.
_FORM: Final = re.compile(
    r"https://(?P<host>[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::443)?"
    r"(?P<path>/[!-\"$->@-\[\]-~]*)(?:\?(?P<query>[!-\"$-\[\]-~]*))?"
)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An address in the parts that a request is made of; it is never read a second time."""

    host: str
    path: str
    query: str

    @property
    def origin(self) -> str:
        """The push service, as signatures name it."""
        return f"https://{self.host}"


def read_endpoint(text: str, hosts: Sequence[str] = HOSTS) -> Endpoint | None:
    """Read an address at one of some hosts or below it; None for any other."""
    found = _FORM.fullmatch(text)
    if found is None:
        return None
    host = found["host"]
    if not any(host == name or host.endswith(f".{name}") for name in hosts):
        return None
    return Endpoint(host, found["path"], found["query"] or "")
