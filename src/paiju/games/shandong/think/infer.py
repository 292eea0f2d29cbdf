"""What everybody can tell about hidden cards from what was shown, thrown and played."""

from collections import Counter

from paiju.cards import Card
from paiju.game import Event, View
from paiju.game.facts import faces, number
from paiju.games.shandong.kernel.constants import SEATS
from paiju.games.shandong.kernel.table import Table
from paiju.games.shandong.rules import Rules
from paiju.games.shandong.think.imagine import Shown
from paiju.trick.kernel.ranks import Ranks
from paiju.trick.think.guess import Followed


class Known:
    """By seat from 0: cards it surely holds or has buried, and what its plays tell."""

    def __init__(self, ranks: Ranks, shown: Shown) -> None:
        self.holds: list[Counter[Card]] = [Counter() for _ in range(SEATS)]
        self.thrown: list[Counter[Card]] = [Counter() for _ in range(SEATS)]
        """Those of them that were seen in the hand after the burying."""
        self.tricks = Followed(SEATS)
        self._ranks = ranks
        for name in ("declared", "countered", "stuck"):
            if name in shown.seats:
                self.holds[shown.seats[name]] += Counter(shown.of(name))
        if "stuck" in shown.seats:
            self._exchange(shown)
        self.before_kitty = [Counter(held) for held in self.holds]
        """What each seat surely held before the kitty was taken."""

    def _exchange(self, shown: Shown) -> None:
        """Move the declarer's cards to whoever stuck to them, and others back."""
        giver, sticker = shown.seats["declared"], shown.seats["stuck"]
        taken, given = Counter(shown.of("declared")), Counter(shown.of("returned"))
        self.holds[giver] = self.holds[giver] - taken + given
        self.holds[sticker] = self.holds[sticker] + taken - given

    def read(self, event: Event) -> None:
        """Take in one event of the play."""
        seat = number(event.facts.get("seat")) - 1
        cards = faces(event.facts.get("cards"))
        match event.name:
            case "throw_stopped":
                self.holds[seat] |= Counter(cards)
                self.thrown[seat] |= Counter(cards)
            case "led" | "followed":
                self.tricks.play(self._ranks, seat, cards, event.name == "led")
                self._play(seat, cards)
            case _:
                pass

    def _play(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand; of most hands nothing is known."""
        if self.holds[seat]:
            self.holds[seat] -= Counter(cards)
            self.thrown[seat] -= Counter(cards)


def infer(view: View[Rules], table: Table, shown: Shown) -> Known:
    """Return what a view tells of the hidden cards."""
    known = Known(table.play.shapes.ranks, shown)
    for event in view.log:
        known.read(event)
    return known
