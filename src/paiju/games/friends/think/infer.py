"""What everybody can tell about hidden cards from what was shown, thrown and played."""

from collections import Counter

from paiju.cards import RANKS, SUITS, Card
from paiju.game import Event, View
from paiju.game.facts import faces, number
from paiju.games.friends.kernel.constants import SEATS
from paiju.games.friends.rules import Rules
from paiju.games.friends.setup import setup_of
from paiju.trick.kernel.constants import LEVELS
from paiju.trick.kernel.ranks import Ranks
from paiju.trick.think.guess import Followed


class Known:
    """By seat from 0: cards it surely holds, and what its plays tell."""

    def __init__(self, rules: Rules) -> None:
        self.holds: list[Counter[Card]] = [Counter() for _ in range(SEATS)]
        self.tricks = Followed(SEATS)
        self.dealers: Counter[Card] = Counter()
        """What the dealer surely holds or has buried."""
        self.before_kitty: Counter[Card] = Counter()
        """What the dealer surely held before taking the kitty."""
        self._shapes = setup_of(rules).shapes
        self._ranks: Ranks = self._shapes[0].ranks
        self._dealer = -1

    def read(self, event: Event) -> None:
        """Take in one event."""
        facts = event.facts
        seat = number(facts.get("seat")) - 1
        cards = faces(facts.get("cards"))
        match event.name:
            case "bid_made" | "bid_countered" | "throw_stopped":
                self.holds[seat] |= Counter(cards)
            case "dealer_named":
                level, trump = RANKS.index(str(facts["level"])), SUITS.index(str(facts["trump"]))
                self._ranks = self._shapes[LEVELS * trump + level].ranks
                self.before_kitty = Counter(self.holds[seat])
                self._dealer = seat
            case "kitty_buried":
                self.dealers, self.holds[seat] = self.holds[seat], Counter()
            case "led" | "followed":
                self.tricks.play(self._ranks, seat, cards, event.name == "led")
                self._play(seat, cards)
            case _:
                pass

    def _play(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand."""
        holds, dealers = self.holds[seat], self.dealers if seat == self._dealer else None
        for face in cards:
            if holds[face]:
                holds[face] -= 1
            if dealers is not None and dealers[face]:
                dealers[face] -= 1


def infer(view: View[Rules]) -> Known:
    """Return what the log of a view tells everybody."""
    known = Known(view.rules)
    for event in view.log:
        known.read(event)
        if event.name == "dealer_named":
            dealer = number(event.facts["seat"]) - 1
            known.holds[dealer] += Counter(faces(view.facts["flipped"]))
    return known
