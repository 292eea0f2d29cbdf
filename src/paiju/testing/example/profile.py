"""What the game declares of itself: phases, acts and the facts of its views."""

from typing import Final

from paiju.game import Phase, Profile
from paiju.game.fact_types import CARDS, COUNT, SEAT, list_of

TRICKS: Final = Phase(0, "tricks", 20, "2.1")
OVER: Final = Phase(1, "over", 0, "3.1")
PROFILE: Final = Profile(
    family="example",
    direction=1,
    phases=(TRICKS, OVER),
    acts=("play",),
    types=(),
    facts={"turn": SEAT, "won": list_of(COUNT), "played": CARDS},
)
