"""What plays tell of the hidden hands: would the rules of thumb have played them so?"""

from librt.vecs import append, vec
from mypy_extensions import i64

from paiju.cards.kernel.holding import Holding, add
from paiju.trick.kernel.play import Play, add_play, begin_trick, gather, holdings, is_full, put_down


class Past:
    """The plays of a hand since its first lead, and by seat all cards played."""

    def __init__(self, seats: i64) -> None:
        self.seats: vec[i64] = vec[i64]()
        self.cards: list[Holding] = []
        self.gone: list[Holding] = holdings(seats)

    def add(self, seat: i64, cards: Holding) -> None:
        """Note a play."""
        self.seats = append(self.seats, seat)
        self.cards.append(cards)
        add(self.gone[seat], cards)


def go_back(past: Past, now: Play, begun: Play) -> None:
    """Take a play back to the first lead: every hand has again what it played."""
    seat: i64 = 0
    while seat < now.seats:
        begun.hands[seat].become(now.hands[seat])
        add(begun.hands[seat], past.gone[seat])
        seat += 1
    begun.out = 0
    begun.pot = 0


def play_again(play: Play, seat: i64, cards: Holding) -> None:
    """Make a play of the past; a throw that stood is not tried again."""
    if play.out == 0:
        begin_trick(play, seat, cards)
        put_down(play, seat, cards)
        return
    add_play(play, seat, cards)
    if is_full(play):
        gather(play)


def alike(one: Holding, other: Holding) -> bool:
    """Return whether two hold the same."""
    return one.one == other.one and one.two == other.two and one.three == other.three
