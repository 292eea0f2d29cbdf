"""The space of encoded moves, from which a mask draws a legal one."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from paiju.envs.moves import MOVE, Row


# Gymnasium asks for its class: wrappers and tests look for it.
class MoveSpace(spaces.Box):
    """Rows of moves. Hardly any row is a legal move, so that a mask picks among those offered."""

    def __init__(self, most: Row) -> None:
        super().__init__(np.zeros(MOVE, np.int8), most, dtype=np.int8)
        self.offered: Row = np.zeros((0, MOVE), np.int8)
        """The moves that the mask of the observation speaks of, as its table sets them."""

    def sample(self, mask: Any = None, probability: None = None) -> NDArray[Any]:  # noqa: ANN401 - as Box has it
        """Draw one of the offered moves that the mask allows; any row without a mask."""
        if mask is None:
            return super().sample(None, probability)
        drawn: Row = self.offered[self.np_random.choice(np.flatnonzero(mask))].copy()
        return drawn
