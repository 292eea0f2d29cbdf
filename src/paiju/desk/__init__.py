"""What a player needs besides the view: a sorted hand, the moves that chosen cards can be."""

from paiju.desk.arrange import Arranged, Group, arrange
from paiju.desk.combine import combine
from paiju.desk.counting import unseen
from paiju.desk.moves import Found, Options, find_moves, find_pass, options, readings_of

__all__ = [
    "Arranged",
    "Found",
    "Group",
    "Options",
    "arrange",
    "combine",
    "find_moves",
    "find_pass",
    "options",
    "readings_of",
    "unseen",
]
