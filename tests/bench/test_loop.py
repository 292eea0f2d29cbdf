"""Playouts of the search beside bare ones: all three paces are measured."""

from bench.loop import measure


def test_playouts_of_the_search_are_measured_beside_bare_ones() -> None:
    found = measure("gandengyan", rounds=1, playouts=60)
    assert found.game == "gandengyan"
    assert min(found.bare, found.loop, found.as_bots) > 0
