"""The collector of cycles: silent while the server is loaded, at work afterwards."""

import gc
from collections.abc import Iterator

import pytest

from paiju.server.ops.garbage import calm, hush


@pytest.fixture
def restored() -> Iterator[None]:
    """Leave the collector as it was."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.enable()


@pytest.mark.usefixtures("restored")
def test_nothing_is_searched_until_all_is_loaded_and_then_only_what_is_new() -> None:
    hush()
    assert not gc.isenabled()
    loaded: list[object] = []
    loaded.append(loaded)
    calm()
    assert gc.isenabled()
    new: list[object] = []
    new.append(new)
    searched = gc.get_objects()
    assert any(one is new for one in searched)
    assert not any(one is loaded for one in searched)
