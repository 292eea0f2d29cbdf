"""What 山东升级 declares of itself."""

from typing import Final

from paiju.game import Measure, Profile
from paiju.trick.faces import POINTS
from paiju.trick.names import COUNTER_CLOCKWISE

PROFILE: Final = Profile(
    family="trick",
    direction=COUNTER_CLOCKWISE,
    measure=Measure("points", trifle=2),
    points=POINTS,
    many_moves=True,
)
