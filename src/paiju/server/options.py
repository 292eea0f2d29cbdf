"""How the server was asked to run."""

from dataclasses import dataclass
from pathlib import Path

from paiju.server.guard.addresses import Networks


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that a flag of `paiju serve` or a PAIJU_* variable sets."""

    host: str = "127.0.0.1"
    port: int = 8700
    data: Path = Path("data")
    store: str = ""
    """The address of a database; empty: a file in the data folder."""
    bus: str = ""
    public_url: str = ""
    trust_proxy: Networks = ()
    """The proxies whose word about an address counts."""
    metrics_token: str = ""
    bot_workers: int = 1
    bot_pause: int = 500
    limits: float = 1
    """By how much every limit is raised: for tests, and for many players behind one address."""
    origins: tuple[str, ...] = ()
    """Other pages that may open sockets here."""
    page: Path | None = None
    """The folder of the built page."""
    lan: bool = False
    """Whether friends in the same network may connect, and nobody else."""
    lan_hosts: tuple[str, ...] = ()
    """Where this machine is found in that network, as it stands in an address; the best first."""

    @property
    def address(self) -> str:
        """Where people find the server."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def lan_addresses(self) -> tuple[str, ...]:
        """Where friends in the same network find the server."""
        return tuple(f"http://{host}:{self.port}" for host in self.lan_hosts)
