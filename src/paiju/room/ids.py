"""Codes of rooms and ids of players: drawn from the machine, easy to read out."""

import hashlib
import secrets
from typing import Final

from paiju.room.internal import Fresh

# Neither 0 and O, nor 1, I and L: people read codes to each other.
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_DEVICE: Final = "0"
"""The first letter of the codes of rooms on players' own devices: no other room has it."""
_SMALL: Final = "abcdefghijklmnopqrstuvwxyz0123456789"


def room_code() -> str:
    """Draw the code of a room."""
    return "".join(secrets.choice(_LETTERS) for _ in range(6))


def device_code() -> str:
    """Draw the code of a room on a player's own device."""
    return _DEVICE + room_code()[1:]


def player_id() -> str:
    """Draw the id of a player."""
    return "".join(secrets.choice(_SMALL) for _ in range(16))


def token() -> str:
    """Draw a token of 256 bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """Return what the store keeps of a token."""
    return hashlib.sha256(token.encode()).digest()


def fresh() -> Fresh:
    """Draw the secrets of one step of a room."""
    return Fresh(secrets.token_hex(32), secrets.token_hex(8))
