"""Try careless changes on the tests: make mutate N=100 PACKAGE=server SEED=7.

Nothing is changed here: every change is made in a copy. The first run records which tests run
which lines, which takes a while, and keeps it in build/mutate.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from secrets import randbelow

from tools.mutate.changes import Change
from tools.mutate.covering import Covering
from tools.mutate.equivalents import read_equivalents
from tools.mutate.imports import Imports
from tools.mutate.records import make_records, test_files
from tools.mutate.report import progress, summary, survivor
from tools.mutate.sampling import sample
from tools.mutate.tree import BUILD, ROOT, Kernels, each, kernels_for, make_tree
from tools.mutate.trial import Result, covering_tests, failing, try_change


def tell(line: str) -> None:
    """Show that something goes on."""
    print(line, file=sys.stderr, flush=True)


def make_covering(
    changes: Sequence[Change], tests: Sequence[str], form: Kernels, jobs: int
) -> Covering:
    """Return the map of the tests that could reach one of the changes."""
    imports, files = Imports(ROOT), {change.file for change in changes}
    code = {file for file in files if file.endswith(".py")}
    if code != files:
        code.add("src/paiju/text/catalogue.py")
    asked = [name for name in test_files(form) if name.startswith(tuple(tests) or "tests")]
    wanted = [name for name in asked if code & imports.sources_behind(name)]
    covering = Covering()
    for name, record in make_records(wanted, form, jobs, tell).items():
        covering.add(name, record)
    return covering


def run_all(
    changes: Sequence[Change], covering: Covering, trees: Sequence[Path], limit: float
) -> list[Result]:
    """Try changes, as many at once as there are trees."""
    free: SimpleQueue[Path] = SimpleQueue()
    for tree in trees:
        free.put(tree)
    done = 0

    def one(change: Change) -> Result:
        nonlocal done
        tree = free.get()
        try:
            result = try_change(tree, change, covering_tests(change, covering), limit)
        finally:
            free.put(tree)
        done += 1
        tell(progress(done, len(changes), result))
        return result

    return each(one, changes, len(trees))


def without_false_alarms(
    results: Sequence[Result], covering: Covering, trees: Sequence[Path], limit: float
) -> list[Result]:
    """Try anew what only tests noticed that fail without any change, and no longer ask those."""
    kept = list(results)
    while names := {result.by for result in kept if result.by}:
        broken = failing(trees[0], [covering.tests[name] for name in sorted(names)])
        if not broken:
            break
        tell(f"these fail without any change, and are not asked: {' '.join(sorted(broken))}")
        covering.drop(broken)
        doubtful = [at for at, result in enumerate(kept) if result.by in broken]
        anew = run_all([kept[at].change for at in doubtful], covering, trees, limit)
        for at, result in zip(doubtful, anew, strict=True):
            kept[at] = result
    return kept


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("--number", type=int, default=100, help="how many changes")
    parser.add_argument("--package", default="", help="where: server,store or games/*/view.py")
    parser.add_argument("--tests", default="", help="only these: tests/server,tests/store")
    parser.add_argument("--seed", type=int, default=None, help="the same seed, the same changes")
    parser.add_argument("--limit", type=float, default=120, help="seconds of tests for a change")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="changes at once")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    """Draw changes, try them, and tell which survive."""
    options = parse(words)
    seed = randbelow(1_000_000) if options.seed is None else options.seed
    wanted, tests = (
        [name for name in names.split(",") if name] for names in (options.package, options.tests)
    )
    changes = sample(options.number, wanted, seed, read_equivalents())
    if not changes:
        tell(f"there is nothing to change in {options.package}")
        return 2
    tell(f"{len(changes)} changes of seed {seed}")
    results: list[Result] = []
    for form in Kernels:
        some = [change for change in changes if kernels_for(change.file) is form]
        if some:
            covering = make_covering(some, tests, form, options.jobs)
            trees = [make_tree(BUILD / f"tree{at}", form) for at in range(options.jobs)]
            tried = run_all(some, covering, trees, options.limit)
            results += without_false_alarms(tried, covering, trees, options.limit)
    for result in results:
        if not result.found:
            print(survivor(result))
    print(summary(results))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
