"""Example: a small game of tricks, to begin a game of one's own with.

Everybody has some cards and plays one in turn; the highest card takes the trick, and most tricks
win the hand. The clauses are in rulebook/.
"""

from paiju.testing.example.game import game

__all__ = ["game"]
