"""The small values of the contract."""

import pytest

from paiju.cards import parse_cards
from paiju.game import Claim, Event, Facts, Reading, Refusal, Refused, Unit, find, seen
from paiju.testing import walk
from tests import toy


def test_a_reading_can_be_claimed() -> None:
    cards = parse_cards("S5 H5")
    reading = Reading("pair", "5", 2, (Unit("pair", cards),))
    assert reading.claim == Claim("pair", "5")


def test_a_view_tells_its_private_facts_first() -> None:
    state = walk.begin(toy.game, toy.ToyRules(), 1)
    move = next(toy.game.legal(state, 1))
    view = toy.game.view(toy.game.apply(state, 1, move).state, 1)
    assert view.fact("buried") == move.cards[0]
    assert view.fact("pile") == view.facts["pile"]
    with pytest.raises(KeyError):
        view.fact("no such")


SECRET = Event("drew", {"seat": 1}, 1, {"card": "S5"})


@pytest.mark.parametrize(("seat", "facts"), [(1, {"seat": 1, "card": "S5"}), (2, {"seat": 1})])
def test_only_the_owner_sees_a_secret(seat: int, facts: Facts) -> None:
    assert seen(SECRET, seat) == Event("drew", facts)


def test_an_onlooker_sees_no_secret() -> None:
    assert seen(SECRET, None) == Event("drew", {"seat": 1})


def test_a_secret_of_nobody_is_seen_by_nobody() -> None:
    stray = Event("drew", {"seat": 1}, None, {"card": "S5"})
    assert seen(stray, None) == seen(stray, 1) == Event("drew", {"seat": 1})


def test_a_public_event_is_seen_as_it_is() -> None:
    public = Event("won", {"seat": 1})
    assert seen(public, None) is seen(public, 1) is public


def test_refused_keeps_every_refusal() -> None:
    one, other = Refusal("a", "x.1", {"n": 1}), Refusal("b")
    error = Refused(one, other)
    assert (error.refusal, error.refusals) == (one, (one, other))
    assert str(error) == "a {'n': 1}; b {}"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused) as error:
        find("x" * 99)
    assert error.value.refusal.code == "unknown_game"
    assert error.value.refusal.facts["game"] == "x" * 40
