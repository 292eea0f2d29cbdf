"""Texts for people: the only place with sentences, one catalogue a language."""

from paiju.text.catalogue import LANGUAGES, Catalogue, catalogue, export
from paiju.text.sentences import message, name, plain, render, sentence, show
from paiju.text.tables import Line, describe

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Line",
    "catalogue",
    "describe",
    "export",
    "message",
    "name",
    "plain",
    "render",
    "sentence",
    "show",
]
