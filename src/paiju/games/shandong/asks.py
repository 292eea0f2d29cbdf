"""x."""

from collections.abc import Mapping
from paiju.game.ruling import Ask

ASKS: Mapping[str, Ask] = {}
