"""How much anybody may ask of the server."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

MOST_ROOMS: Final = 2000
ROOMS_PER_PLAYER: Final = 3
SOCKETS_PER_PLAYER: Final = 5
SOCKETS_PER_HOST: Final = 50
_REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second on the long run, so many at once."""

    per_second: float
    burst: float


FRAMES_PER_HOST: Final = Rate(60, 180)
UPGRADES_PER_HOST: Final = Rate(0.5, 30)
REQUESTS_PER_HOST: Final = Rate(20, 60)
GUESTS_PER_HOST: Final = Rate(0.2, 20)
LOGINS_PER_HOST: Final = Rate(0.1, 10)
CHAT: Final = Rate(0.5, 5)


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
