"""Frames put together are the views themselves; marks are where tricks begin."""

from typing import Any

import msgspec
import pytest

from paiju.game import find, games, replay, without_announcements
from paiju.wire.replay_steps import Frame, write_frames
from paiju.wire.views import write_event, write_hands, write_view
from tests.server.recorded import recorded


def views(frames: list[Frame]) -> list[dict[str, Any]]:
    """Put frames together as a client does."""
    shown: dict[str, Any] = {}
    found = []
    for frame in frames:
        changed = dict(frame.view)
        if shown and "hands" in changed:
            changed["hands"] = {**shown["hands"], **changed["hands"]}
        shown = {**shown, **changed}
        found.append(shown)
    return found


@pytest.mark.parametrize("name", games())
def test_frames_are_the_views_of_the_seat_with_all_hands(name: str) -> None:
    game, record = find(name), recorded(name)
    states = list(replay(record))
    for seat in (1, len(record.standing.scores)):
        frames = list(write_frames(game, record, states, seat))
        assert len(frames) == len(record.moves) + 1
        for state, shown in zip(states, views(frames), strict=True):
            view = game.view(state, seat)
            whole = write_view(game, view, write_hands(game, view, state))
            assert shown == msgspec.to_builtins(whole)
        told = [event for frame in frames for event in frame.events or ()]
        log = without_announcements(game.view(states[-1], seat).log)
        assert told == [write_event(game, event) for event in log]


@pytest.mark.parametrize("name", games())
def test_a_mark_stands_where_a_trick_begins(name: str) -> None:
    game, record = find(name), recorded(name)
    frames = list(write_frames(game, record, replay(record), 1))
    shown = views(frames)
    tricks = [at for at, frame in enumerate(frames) if frame.mark and frame.mark.trick]
    assert [frames[at].mark.trick for at in tricks] == list(range(1, len(tricks) + 1))  # type: ignore[union-attr]
    assert len(tricks) > 1
    for at in tricks:
        assert shown[at - 1]["phase"] == "play"
        assert shown[at - 1]["table"] == []
    between = set(range(tricks[0], len(frames))) - set(tricks)
    assert all(shown[at - 1]["table"] for at in between if shown[at - 1]["phase"] == "play")


def test_a_long_hand_stays_small() -> None:
    record = recorded("friends")
    frames = list(write_frames(find("friends"), record, replay(record), 1))
    size = len(msgspec.json.encode(frames))
    assert size < 1200 * len(frames)
