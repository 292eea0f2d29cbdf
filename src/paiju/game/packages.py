"""What installed packages register for paiju: found by entry point group, loaded when asked for.

A package that does not work is left out, and a fault says which one it is and why. Ours comes
first: nobody can put a game or a bot of his own in the place of one of ours.
"""

from collections.abc import Callable, Container, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Generic, TypeVar

from paiju.game.refusal import Refusal, Refused

T = TypeVar("T")
OURS: Final = "paiju"


def package_of(point: EntryPoint) -> str:
    """Return the name of the installed package that an entry point comes from."""
    return point.dist.name if point.dist is not None else point.module.partition(".")[0]


def _found(group: str, own: Container[str]) -> tuple[dict[str, EntryPoint], list[Refusal]]:
    """Return the entry points of a group by name, and a fault for each name that is taken."""
    found: dict[str, EntryPoint] = {}
    faults: list[Refusal] = []
    for point in sorted(entry_points(group=group), key=_key):
        if point.name in own:
            kept = OURS
        elif point.name in found:
            kept = package_of(found[point.name])
        else:
            found[point.name] = point
            continue
        facts = {"name": point.name, "package": package_of(point), "kept": kept}
        faults.append(Refusal("package_twice", facts=facts))
    return dict(sorted(found.items())), faults


def _key(point: EntryPoint) -> tuple[bool, str, str]:
    """Sort entry points by package, ours first, then by name."""
    package = package_of(point)
    return package != OURS, package, point.name


class Shelf(Mapping[str, T], Generic[T]):
    """What is registered under a group and works, by name."""

    def __init__(
        self,
        group: str,
        check: Callable[[EntryPoint, object], T],
        own: Mapping[str, T] | None = None,
    ) -> None:
        """Look for packages, besides what is our own and needs none.

        `check` takes what an entry point leads to and raises `Refused` where it is unfit.
        """
        self._own = own or {}
        self._points, self._faults = _found(group, self._own)
        self._check = check
        self._loaded: dict[str, T | Refusal] = {}

    def _load(self, name: str) -> T | Refusal:
        """Return what is registered under a name, or what is wrong with it."""
        if name not in self._loaded:
            point = self._points[name]
            try:
                self._loaded[name] = self._check(point, point.load())
            except Refused as error:
                self._loaded[name] = error.refusal
            except (Exception, SystemExit) as error:
                facts = {
                    "name": name,
                    "package": package_of(point),
                    "error": f"{type(error).__name__}: {error}",
                }
                self._loaded[name] = Refusal("package_fails", facts=facts)
        return self._loaded[name]

    def point(self, name: str) -> EntryPoint | None:
        """Return the entry point of a name, whether it works or not."""
        return self._points.get(name)

    def fault(self, name: str) -> Refusal | None:
        """Return what is wrong with what is registered under a name; None: nothing."""
        found = self._load(name) if name in self._points else None
        return found if isinstance(found, Refusal) else None

    @property
    def faults(self) -> tuple[Refusal, ...]:
        """All that is wrong; every package is loaded to find out."""
        unfit = (self.fault(name) for name in self._points)
        return (*self._faults, *(fault for fault in unfit if fault is not None))

    def __getitem__(self, name: str) -> T:
        if name in self._own:
            return self._own[name]
        found = self._load(name)
        if isinstance(found, Refusal):
            raise KeyError(name)
        return found

    def __contains__(self, name: object) -> bool:
        if name in self._own:
            return True
        return isinstance(name, str) and name in self._points and self.fault(name) is None

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from (name for name in self._points if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)
