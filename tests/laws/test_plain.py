"""Engine values have one text."""

from paiju.cards import Hand, parse_cards
from paiju.game import Claim, Event, Move
from paiju.game.rules import Toggle
from paiju.testing import plain, walk
from tests import toy


def test_values_are_written_as_people_write_them() -> None:
    value = {"b": Move.play("S5", Claim("single")), "a": (Toggle.ON, None, Hand.of(()))}
    assert plain.text(value) == (
        '{"a":["on",null,""],"b":{"act":"play","cards":["S5"],'
        '"claim":{"rank":null,"type":"single"},"number":null}}'
    )


def test_the_order_of_facts_does_not_matter() -> None:
    one = Event("e", {"a": 1, "b": parse_cards("S5")})
    other = Event("e", {"b": parse_cards("S5"), "a": 1})
    assert plain.text(one) == plain.text(other)


def test_views_of_two_seats_differ() -> None:
    state = walk.begin(toy.game, toy.ToyRules(), 1)
    digests = {plain.view_digest(toy.game.view(state, seat)) for seat in (None, 1, 2, 3)}
    assert len(digests) == 4
