"""What 小二定主 declares of itself."""

from typing import Final

from paiju.game import Measure, Profile
from paiju.trick.faces import POINTS
from paiju.trick.names import CLOCKWISE

PROFILE: Final = Profile(
    family="trick",
    direction=CLOCKWISE,
    # Two for each point, since winning the hand counts as much as forty of them.
    measure=Measure("points", scale=2, trifle=2),
    points=POINTS,
)
