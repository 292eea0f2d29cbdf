"""Hidden cards spread over places that may not take every card."""

import pytest

from paiju.game.chance import Dice
from paiju.trick.think.spread import Hidden, lying, spread

# Twelve cards and four places, so tight that cards must move over for others.
TIGHT = [Hidden(code, 0b1001 if code < 3 else 0b1011) for code in range(6)]
TIGHT += [Hidden(code, 0b1100 if code < 9 else 0b1010) for code in range(6, 12)]


@pytest.mark.parametrize("seed", range(20))
def test_spread_keeps_to_places_and_rooms(seed: int) -> None:
    found = spread(TIGHT, [3, 3, 3, 3], Dice(seed))
    assert [len(cards) for cards in found] == [3, 3, 3, 3]
    assert all(card.places >> place & 1 for place, cards in enumerate(found) for card in cards)
    assert sorted(card.code for cards in found for card in cards) == list(range(12))


def test_spread_tells_when_there_is_no_way() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        spread([Hidden(0, 0b10), Hidden(1, 0b10)], [1, 1], Dice(1))


def test_lying_leaves_out_places_without_room() -> None:
    found = spread([Hidden(7, 0b111)], [0, 1, 0], Dice(1))
    assert [(card.code, card.open_to, card.place) for card in lying(found, [0, 1, 0])] == [
        (7, 0b010, 1)
    ]
