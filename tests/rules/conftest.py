"""Every refusal and event of the rules is in the reviewed snapshots: code, clause and facts."""

from tests.text.reviewing import pytest_runtest_call

__all__ = ["pytest_runtest_call"]
