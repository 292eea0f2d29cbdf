"""A hand sorted by combination is the same hand, laid as the game's judge takes it apart."""

import pytest

from paiju.cards import parse_cards
from paiju.desk import combine
from paiju.desk.moves import readings_of
from paiju.game import deal_from_seed, find, games


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_lost_or_made(name: str, seed: int) -> None:
    game = games()[name]
    rules = next(iter(game.presets.values()))
    state = game.begin(rules, game.opening(rules), deal_from_seed(seed, game.deck(rules)))
    for seat in range(1, game.seats(rules) + 1):
        view = game.view(state, seat)
        groups = combine(game, view, view.hand)
        assert sorted(one for group in groups for one in group.cards) == sorted(view.hand)


def laid(name: str, cards: str) -> list[str]:
    """Sort cards at a table that has just begun, and write the groups."""
    game = find(name)
    rules = next(iter(game.presets.values()))
    state = game.begin(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    view = game.view(state, 1)
    return [
        " ".join(map(str, group.cards))
        for group in combine(game, view, parse_cards(tuple(cards.split())))
    ]


def test_tractors_and_pairs_lie_before_single_cards() -> None:
    assert laid("friends", "SA SK SK S9 S9 S8 S8 S4") == ["S9 S9 S8 S8 SK SK", "SA S4"]


def test_copies_stay_together_also_beside_a_tractor() -> None:
    assert laid("friends", "S9 S9 S9 S8 S8 S4") == ["S9 S9 S9 S8 S8", "S4"]


def test_bombs_are_kept_whole_and_straights_come_next() -> None:
    groups = laid("guandan", "S9 H9 C9 D9 C8 D7 S6 C5 H4 JS")
    assert groups[0] == "S9 H9 C9 D9"
    assert "C8 D7 S6 C5 H4" in groups
    assert groups[-1] == "JS"


def test_wild_cards_are_left_to_the_player() -> None:
    game = find("guandan")
    rules = next(iter(game.presets.values()))
    state = game.begin(rules, game.opening(rules), deal_from_seed(1, game.deck(rules)))
    view = game.view(state, 1)
    groups = combine(game, view, parse_cards(("H2", "S9", "H9", "C9", "CK")))
    assert [" ".join(map(str, group.cards)) for group in groups] == ["S9 H9 C9", "H2 CK"]
    assert readings_of(game, view, groups[0].cards)[0].type == "triple"
