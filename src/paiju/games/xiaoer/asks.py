"""The judge's questions that 小二定主 answers."""

from collections.abc import Mapping
from typing import Final

from paiju.game.ruling import Ask

ASKS: Final[Mapping[str, Ask]] = {}
