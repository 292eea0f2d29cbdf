"""What is told of a run."""

import json
from collections import Counter
from collections.abc import Sequence

from tools.mutate.sampling import package
from tools.mutate.trial import Result


def progress(done: int, number: int, result: Result) -> str:
    """Tell of one change in a line."""
    change = result.change
    place = f"{change.file}:{change.lines[0]} {change.edit.kind}"
    if result.verdict == "survived" and not result.covering:
        why = "no test runs it"
    elif result.verdict == "survived":
        why = f"{result.asked} of {result.covering} tests asked"
    elif result.verdict == "hung":
        why = result.by or "the tests did not end"
    else:
        why = result.by or "no test could be run"
    return f"{done}/{number} {result.verdict} {place} ({why}, {result.seconds:.0f} s)"


def survivor(result: Result) -> str:
    """Show what nothing noticed."""
    if not result.covering:
        note = "no test runs this place"
    elif result.asked < result.covering:
        note = f"{result.asked} of {result.covering} tests were asked: LIMIT= gives more time"
    else:
        note = f"all {result.asked} tests that run this place passed"
    change = result.change
    place = change.edit.within or "the module"
    return f"survived: {change.edit.kind} in {place}; {note}\n{change.diff}\n"


def summary(results: Sequence[Result]) -> str:
    """Return the line for programs."""
    drawn = Counter(package(result.change.file) for result in results)
    found = Counter(package(result.change.file) for result in results if result.found)
    by_package = {name: {"mutants": drawn[name], "killed": found[name]} for name in sorted(drawn)}
    total = {"mutants": drawn.total(), "killed": found.total(), "by_package": by_package}
    return json.dumps(total)
