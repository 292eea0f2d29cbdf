"""What is known of the next hand: the names that all games use for it.

A game tells it with `coming`, as events. A name means the same in every game, so that a law can
hold what was said to what then happens (`paiju.testing.coming`); a game may add facts to those
that are listed here.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from paiju.game.event import Event

ANNOUNCEMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    # The seat plays the first card.
    "leader_next": ("seat",),
    # The seat takes the kitty, buries and plays the first card.
    "dealer_next": ("seat",),
    # The seat gets the first card of the deal.
    "starter_next": ("seat",),
    # One of these seats takes the kitty, if anybody does (庄家方).
    "side_next": ("seats",),
    # The seat pays tribute to the receiver; where the fact `leader` is there, that seat leads then.
    "tribute_next": ("seat", "receiver"),
    # These seats pay tribute to these receivers, and the cards decide who pays whom; whoever
    # pays the one in the fact `first` leads.
    "tribute_open_next": ("seats", "receivers", "first"),
    # These seats may come to pay nothing; where the fact `leader` is there, that seat leads then.
    "waiver_next": ("seats",),
}


def without_announcements(log: Iterable[Event]) -> tuple[Event, ...]:
    """Return what happened in a hand, without what its log says of the next one.

    A log knows the rules alone. The server of a table knows what really comes: `Game.coming` of
    the standing from which the next hand is dealt.
    """
    return tuple(event for event in log if event.name not in ANNOUNCEMENTS)
