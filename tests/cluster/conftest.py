"""Databases for nodes that run in the process of a test."""

from tests.store.conftest import database, postgresql, template

__all__ = ["database", "postgresql", "template"]
