"""How much anybody may ask of the server."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

_REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second on the long run, so many at once."""

    per_second: float
    burst: float


class Bucket:
    """A bucket of tokens that fills with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; tell whether there was one."""
        gained = max(0.0, now - self._at) * self._rate.per_second
        self._left = min(self._rate.burst, self._left + gained)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each name; of very many names the latest are remembered."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: float) -> bool:
        """Take a token from the bucket of a name."""
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, now)
        self._buckets[name] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Guesses:
    """Guesses at passwords by login name, from wherever they come.

    A host that has known the password is counted by itself: guesses from elsewhere do not keep
    the owner out.
    """

    def __init__(self, rate: Rate) -> None:
        self._buckets = Buckets(rate)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def take(self, login: str, host: str, now: float) -> bool:
        """Count a guess; return whether it is allowed."""
        own = (login, host) in self._known
        return self._buckets.take(f"{login} {host}" if own else login, now)

    def know(self, login: str, host: str) -> None:
        """Note that somebody at a host knows the password."""
        self._known[login, host] = None
        self._known.move_to_end((login, host))
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


class Counts:
    """How many of a thing each name has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def take(self, name: str) -> bool:
        """Count one more; tell whether that is allowed."""
        held = self._counts.get(name, 0)
        if held >= self._most:
            return False
        self._counts[name] = held + 1
        return True

    def give(self, name: str) -> None:
        """Count one less."""
        left = self._counts.get(name, 0) - 1
        if left > 0:
            self._counts[name] = left
        else:
            self._counts.pop(name, None)


class Limits:
    """All limits of a node; a factor raises them for tests and for many behind one address."""

    def __init__(self, factor: float = 1) -> None:
        def rate(per_second: float, burst: float) -> Rate:
            return Rate(per_second * factor, burst * factor)

        self.rooms = int(2000 * factor)
        self.rooms_per_player = int(3 * factor)
        self.events_per_player = int(10 * factor)
        """Open ones that somebody has made."""
        self.frames = rate(10, 30)
        """Messages of one socket."""
        self.frames_per_host = Buckets(rate(60, 180))
        self.upgrades = Buckets(rate(0.5, 30))
        """New sockets of one host."""
        self.sockets_per_host = Counts(int(50 * factor))
        self.sockets_per_player = Counts(int(5 * factor))
        self.connections_per_host = Counts(int(150 * factor))
        """Connections of one host, sockets included; not those of a named proxy."""
        self.requests_at_once = Counts(int(100 * factor))
        """Requests of one host that wait for an answer."""
        self.held = Counts(100)
        """Those of one host that wait for a refusal."""
        self.guesses = Guesses(rate(0.05, 10))
        self.chat = Buckets(rate(0.5, 5))
        self.judging = int(16 * factor)
        """Requests that wait for the judge at once."""
        self.judging_per_host = Counts(int(4 * factor))
        self.coached = Buckets(rate(0.05, 10))
        """Hands that one host has the coach begin with."""
        self.routes = {
            "requests": Buckets(rate(20, 60)),
            "guests": Buckets(rate(0.2, 20)),
            "logins": Buckets(rate(0.1, 10)),
            "judge": Buckets(rate(5, 20)),
            "devices": Buckets(rate(2, 60)),
            "replays": Buckets(rate(1, 20)),
            "statistics": Buckets(rate(2, 20)),
            "events": Buckets(rate(0.05, 10)),
        }
        """Requests of one host, by the kind that a route names."""
