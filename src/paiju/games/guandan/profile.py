"""What 掼蛋 declares of itself."""

from typing import Final

from paiju.game import Measure, Profile

PROFILE: Final = Profile(
    family="climb",
    direction=-1,
    measure=Measure("levels", trifle=0.05),
    many_moves=True,
)
