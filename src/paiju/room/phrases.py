"""Quick phrases and pictures for the chat: keys; the words are in paiju.text."""

from typing import Final

PHRASES: Final = (
    "hello",
    "hurry",
    "well_played",
    "thanks",
    "sorry",
    "lucky",
    "nice_cards",
    "bad_cards",
    "wait",
    "again",
    "goodbye",
    "laugh",
    "cry",
    "angry",
    "think",
    "cheer",
)
