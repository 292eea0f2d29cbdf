"""The random moves that games of tricks have alike: bury, keep and follow."""

from mypy_extensions import i64

from paiju.cards.kernel.bits import count_bits
from paiju.cards.kernel.holding import Holding
from paiju.cards.kernel.run import Run, choose_place
from paiju.trick.kernel.play import Play
from paiju.trick.kernel.sample import draw_cards, sample_added


class TrickSeries:
    """Random hands one after another: what was counted, the move that is drawn, and buffers."""

    def __init__(self, seed: i64, cards: i64) -> None:
        self.run: Run = Run(seed, cards)
        self.cards: Holding = Holding()
        """The cards of the move."""
        self.rest: Holding = Holding()

    def draw_follow(self, play: Play) -> None:
        """Draw a legal follow."""
        sample_added(play, self.run.chance, play.turn, self.cards)
        self.run.legal += 1

    def draw_buried(self, hand: Holding, count: i64) -> None:
        """Draw cards of a hand to bury."""
        self.rest.become(hand)
        self.cards.set(0, 0, 0)
        self.run.legal += count_bits(hand.one)
        draw_cards(self.run.chance, self.rest, -1, count, self.cards)

    def draw_kept(self, play: Play) -> i64:
        """Draw the type that stays of a throw."""
        self.cards.set(0, 0, 0)
        self.run.legal += count_bits(play.choices)
        return choose_place(self.run.chance, play.choices)
