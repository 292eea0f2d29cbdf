"""What the toy declares of itself."""

from typing import Final

from paiju.game import Phase, Profile

EXCHANGE: Final = Phase(0, "exchange", 20, "2")
TRICKS: Final = Phase(1, "tricks", 20, "3")
OVER: Final = Phase(2, "over", 0, "5")

PROFILE: Final = Profile(family="toy", direction=1, phases=(EXCHANGE, TRICKS, OVER))
