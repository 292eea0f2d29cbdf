"""Three nodes, PostgreSQL and NATS: a killed node's tables go on, and nothing is lost."""

import pytest

from tests.nemesis.running import run


def test_a_killed_node_costs_time_only() -> None:
    told = run("nemesis_cluster", "--kills", "1", "--tables", "3", "--seed", "3")
    assert (told["kills"], told["lost"], told["doubled"]) == (1, 0, 0)
    assert told["acked"] > 20
    assert told["restart_s"] > 0


@pytest.mark.deep
def test_many_troubles_cost_time_only() -> None:
    told = run("nemesis_cluster", "--kills", "10")
    assert (told["lost"], told["doubled"]) == (0, 0)
