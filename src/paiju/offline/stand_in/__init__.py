"""As much of msgspec as rooms and wire use, in plain Python: browsers have no wheel of it.

A test holds it to the real one, text for text, for every type that goes over the wire.
"""

import sys
from importlib.util import find_spec

from paiju.offline.stand_in import json, structs
from paiju.offline.stand_in.types import Meta, MsgspecError, Struct, ValidationError, field

__all__ = ["Meta", "MsgspecError", "Struct", "ValidationError", "field", "json", "structs"]


def install() -> None:
    """Stand in for msgspec where it is missing."""
    if "msgspec" not in sys.modules and find_spec("msgspec") is None:
        sys.modules["msgspec"] = sys.modules[__name__]
