"""A plugin of pytest that runs the chosen tests only, in the order in which they were chosen."""

import os
from pathlib import Path

import pytest

# Where the names of the chosen tests stand, and where those that fail are written.
CHOSEN = "PAIJU_MUTATE_CHOSEN"
FAILED = "PAIJU_MUTATE_FAILED"
HUNG = "hung"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not chosen."""
    names = Path(os.environ[CHOSEN]).read_text().splitlines()
    order = {name: place for place, name in enumerate(names)}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in order])
    items[:] = sorted(
        (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
    )


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write down what fails, and whether it was stopped because it took too long."""
    if report.failed:
        how = HUNG if "from pytest-timeout" in report.longreprtext else "failed"
        with Path(os.environ[FAILED]).open("a") as file:
            file.write(f"{how} {report.nodeid}\n")
