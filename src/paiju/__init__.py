"""paiju (牌局): five Chinese card games on one rule engine."""

from paiju import _fallback

_fallback.install()

__version__ = "0.1.0"
