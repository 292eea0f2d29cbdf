"""What everybody can tell about hidden cards from what was shown, paid and played."""

from dataclasses import dataclass, field

from paiju.cards import SUITS
from paiju.game import Event, View
from paiju.game.facts import mask, number
from paiju.games.xiaoer.kernel.constants import ALL_FACES
from paiju.games.xiaoer.kernel.trick import higher, lowest_card
from paiju.games.xiaoer.order import all_ranks
from paiju.games.xiaoer.rules import Fan, Rules
from paiju.trick.kernel.ranks import TRUMPS, Ranks


@dataclass(slots=True)
class Known:
    """By seat from 0: cards it holds for certain, and cards that are certainly not in its hand."""

    holds: list[int] = field(default_factory=lambda: [0] * 4)
    lacks: list[int] = field(default_factory=lambda: [0] * 4)
    kitty: int = 0
    """The kitty card that everybody has seen."""
    perhaps_buried: int = 0
    """What the dealer held for certain before burying: it is in the hand or buried."""
    before_kitty: int = 0
    """What the dealer held for certain before taking the kitty: none of it was in there."""


@dataclass(slots=True)
class _Reader:
    """Reads a log from its beginning."""

    known: Known
    trump: int = 4
    fans: int = 0
    duty: int = 0
    """The cards that come first in this trick."""
    size: int = 0

    @property
    def ranks(self) -> Ranks:
        """The order in force."""
        return all_ranks()[4 * self.trump + self.fans]

    def read(self, event: Event) -> None:
        """Take in one event."""
        facts = event.facts
        seat = number(facts.get("seat")) - 1
        cards = mask(facts.get("cards")) | mask(facts.get("card"))
        match event.name:
            case "trump_set" | "trump_shown" | "trump_drawn":
                self.trump = SUITS.index(str(facts["trump"]))
                if event.name == "trump_shown":
                    self.known.holds[seat] |= cards
                self.known.kitty = cards if event.name == "trump_drawn" else 0
            case "threes_shown" | "fives_shown":
                self.fans |= 1 if event.name == "threes_shown" else 2
                self.known.holds[seat] |= cards
            case "tribute_paid" | "tribute_returned":
                self._exchange(event.name, seat, number(facts["receiver"]) - 1, cards)
            case "kitty_taken":
                self.known.before_kitty = self.known.holds[seat]
                self.known.holds[seat] |= self.known.kitty
                self.known.lacks[seat] = 0
            case "kitty_buried":
                self.known.perhaps_buried = self.known.holds[seat]
                self.known.holds[seat] = 0
            case "throw_stopped":
                self.known.holds[seat] |= cards
                self.known.perhaps_buried &= ~cards
            case "led":
                self._led(str(facts["type"]), seat, cards)
            case "followed":
                self._followed(seat, cards)
            case _:
                pass

    def _exchange(self, name: str, giver: int, receiver: int, card: int) -> None:
        """Move a card in sight of all; who pays tribute has nothing higher."""
        self.known.holds[giver] &= ~card
        self.known.holds[receiver] |= card
        self.known.lacks[receiver] &= ~card
        if name == "tribute_paid":
            self.known.lacks[giver] |= self._above(card)

    def _above(self, card: int) -> int:
        """Return all cards that are above one in any hand."""
        ranks = self.ranks
        trumps = int(ranks.faces[TRUMPS])
        if card & trumps:
            return int(higher(ranks, TRUMPS, card, ALL_FACES))
        rank = (card.bit_length() - 1) // 4
        return trumps | (ALL_FACES & ~((1 << 4 * rank + 4) - 1))

    def _led(self, kind: str, seat: int, cards: int) -> None:
        """Note what a lead asks for; over a throw that stands nobody has a higher card."""
        ranks = self.ranks
        trumps = int(ranks.faces[TRUMPS])
        group = int(ranks.group[cards.bit_length() - 1])
        self._gone(seat, cards)
        self.size = cards.bit_count()
        self.duty = int(ranks.faces[group])
        if kind == "true_gang":
            self.duty = trumps
        elif kind == "false_gang":
            self.duty = ALL_FACES & ~trumps
        elif kind == "throw":
            above = int(higher(ranks, group, lowest_card(cards), ALL_FACES))
            for other in range(4):
                if other != seat:
                    self.known.lacks[other] |= above

    def _gone(self, seat: int, cards: int) -> None:
        """Forget cards that lie on the table now."""
        self.known.holds[seat] &= ~cards
        self.known.perhaps_buried &= ~cards

    def _followed(self, seat: int, cards: int) -> None:
        """Who does not pay a duty in full has no more of it; gangs that beat are free of it."""
        self._gone(seat, cards)
        gang = self.size == 4 and len({c // 4 for c in range(54) if cards >> c & 1}) == 1
        if cards & ~self.duty and not gang:
            self.known.lacks[seat] |= self.duty


def infer(view: View[Rules]) -> Known:
    """Return what the log of a view tells everybody."""
    known = Known()
    always = (view.rules.show_threes is Fan.ON) + 2 * (view.rules.show_fives is Fan.ON)
    reader = _Reader(known, fans=always)
    for event in view.log:
        reader.read(event)
    return known
