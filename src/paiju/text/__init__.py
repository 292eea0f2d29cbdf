"""Texts for people: the only place with sentences, one catalogue a language."""

from paiju.text.catalogue import (
    FALLBACK,
    LANGUAGES,
    SCREEN_PARTS,
    Catalogue,
    catalogue,
    export,
    export_all,
    is_part,
    screen,
)
from paiju.text.sentences import cite, message, name, number_name, plain, render, sentence, show
from paiju.text.tables import Line, describe

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "SCREEN_PARTS",
    "Catalogue",
    "Line",
    "catalogue",
    "cite",
    "describe",
    "export",
    "export_all",
    "is_part",
    "message",
    "name",
    "number_name",
    "plain",
    "render",
    "screen",
    "sentence",
    "show",
]
