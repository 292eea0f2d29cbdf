"""Stand-ins for the types of the kernels where their packages are missing, as in a browser.

They are not used in place of installed packages: interpreted kernels run 0 to 14 % faster on
lists than on `librt` vectors, too little to have two ways of running one kernel on one machine.
"""

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

Item = TypeVar("Item")


def append(items: list[Item], item: Item, /) -> list[Item]:
    """Add an item and return the vector, which may be another one."""
    items.append(item)
    return items


STAND_INS: dict[str, dict[str, object]] = {
    "mypy_extensions": {"i64": int},
    "librt.vecs": {"vec": list, "append": append},
}


def install() -> None:
    """Register a stand-in for every package that is missing."""
    for name, members in STAND_INS.items():
        package = name.partition(".")[0]
        if name not in sys.modules and find_spec(package) is None:
            module = ModuleType(name)
            module.__dict__.update(members)
            sys.modules[name] = module
