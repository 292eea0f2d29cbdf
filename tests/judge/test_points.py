"""Cards are worth to the judge what their game declares."""

import pytest

from paiju.game import games
from paiju.game.ruling import Question


@pytest.mark.parametrize("name", games())
def test_a_trick_of_one_card_has_the_points_of_the_card(name: str) -> None:
    game = games()[name]
    ask = game.asks.get("trick")
    if ask is None:
        assert not game.profile.points
        return
    # A trick needs a trump suit and a level, but neither changes what a card is worth.
    known = {"trump": "S", "level": "2"}
    table = {key: value for key, value in known.items() if key in ask.optional}
    for rules in game.presets.values():
        for card in dict.fromkeys(game.deck(rules)):
            answer = ask.answer(Question(rules, {**table, "plays": ((1, (card,)),)}))
            assert answer["points"] == game.profile.points.get(card, 0)
