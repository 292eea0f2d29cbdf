"""The terminal: play, replay, verify, judge, rules, games, census."""

from paiju.cli.app import main

__all__ = ["main"]
