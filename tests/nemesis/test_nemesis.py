"""Kill the server while a crowd plays: nothing acknowledged is lost or made twice."""

import asyncio
from dataclasses import replace

import pytest

from paiju.room import events as e
from paiju.store.contract import Row
from paiju.wire import commands as c
from tests.nemesis.running import run
from tools.crowd import nemesis
from tools.crowd.checking import Findings, check
from tools.crowd.nemesis import Told, torment
from tools.crowd.serving import Server, serving


def test_kills_cost_nothing_that_was_acknowledged() -> None:
    told = run("nemesis", "--kills", "3", "--tables", "5", "--seed", "7")
    assert {"kills", "acked", "lost", "doubled", "restart_s", "restart_median_s"} <= set(told)
    # Less would be what the dead server had sent: no program starts so fast.
    assert told["restart_s"] >= told["restart_median_s"] > 0.1
    assert (told["kills"], told["lost"], told["doubled"]) == (3, 0, 0)
    assert told["acked"] > 50


def test_of_restarts_the_slowest_and_the_median_are_told() -> None:
    line = Told(3, [1.0, 4.0, 2.0], {}, [], all_back=[3.0]).line
    assert (line["restart_s"], line["restart_median_s"]) == (4.0, 2.0)
    assert (line["all_back_s"], line["all_back_median_s"]) == (3.0, 3.0)
    assert "all_back_s" not in Told(3, [1.0], {}, []).line


def test_a_run_that_comes_to_nothing_tells_who_waits_and_what_the_server_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with serving() as server:
        monkeypatch.setattr(nemesis, "_PATIENCE", 2.0)
        monkeypatch.setattr(Server, "start", lambda self: None)
        with pytest.raises(TimeoutError) as raised:
            asyncio.run(torment(server, 1, 1, 3))
        told = str(raised.value).splitlines()
        assert told[:2] == ["the server did not come back", "5 of 5 players wait"]
        assert "no socket after" in told[2]
        assert told[-2] == f"{server.url} said:"
        assert server.url in told[-1]


@pytest.mark.deep
def test_many_kills_cost_nothing_that_was_acknowledged() -> None:
    told = run("nemesis", "--kills", "50")
    assert (told["lost"], told["doubled"]) == (0, 0)


def test_a_rush_is_measured() -> None:
    told = run("overload", "--tables", "5", "--share", "0.3", "--seconds", "1")
    assert {"best_per_s", "over_per_s", "kept", "back_s", "came_back"} <= set(told)
    assert told["best_per_s"] > 1
    assert told["came_back"] == 0


@pytest.mark.deep
def test_three_times_too_much_costs_no_socket_and_little_speed() -> None:
    told = run("overload", "--tables", "1000", "--share", "0.1")
    # Other tests run beside this one: what counts is what a second of work brings.
    assert told["kept_per_cpu_s"] >= 0.8
    assert told["back_s"] <= 10
    assert told["came_back"] == 0


def test_a_load_is_measured() -> None:
    told = run("load", "--tables", "5", "--seconds", "1.5", "--rate", "4")
    assert set(told) == {"tables", "sockets", "moves_per_s", "p50_ms", "p99_ms", "rss_mb"}
    assert (told["tables"], told["sockets"]) == (5, 21)
    assert told["moves_per_s"] > 1


def test_a_flood_is_measured() -> None:
    told = run("load", "--tables", "3", "--seconds", "1.5", "--rate", "4", "--flood", "1")
    assert told["flooded"] > 0
    assert told["flooded_p99_ms"] > 0


def test_hostile_frames_change_and_tell_nothing() -> None:
    told = run("hostile", "--frames", "1500")
    assert told["frames"] >= 1500
    assert told["refused"] > 500
    assert told["closed"] > 10
    assert [told[name] for name in ("changed", "leaked", "faults", "sockets_left")] == [0] * 4


def test_the_checker_finds_what_it_looks_for() -> None:
    """Spoil a good log in each way, and see that it is noticed."""
    with serving() as server:
        told = asyncio.run(torment(server, 0, 1, 3))
    assert told.found.faults == []
    assert told.found.acked
    (room, rows), players = next(iter(told.logs.items())), told.players
    acked = {id for player in players for id in player.acked}
    place = next(number for number, row in enumerate(rows) if row.command in acked and _moved(row))
    taken = rows[place]

    def found(*changed: Row) -> Findings:
        return check({room: list(changed)}, players)

    assert found(*rows[:place], replace(taken, command="another"), *rows[place + 1 :]).lost
    assert found(*rows[:place], replace(taken, seq=taken.seq + 1), *rows[place + 1 :]).lost
    assert found(*rows, replace(taken, seq=len(rows) + 1)).doubled
    speaker = next(player for player in players if taken.command in player.acked)
    command, seq = speaker.acked.pop(str(taken.command))
    speaker.refused[str(taken.command)] = command
    assert found(*rows).lied
    speaker.acked[str(taken.command)] = (command, seq)
    speaker.refused.clear()
    speaker.went_back = 1
    assert found(*rows).odd
    speaker.went_back = 0
    assert isinstance(command, c.Play)
    assert found(*rows[:-1]).odd


def _moved(row: Row) -> bool:
    return any(isinstance(event, e.Moved) for event in e.read(row.events))
