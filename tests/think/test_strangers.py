"""A trial from elsewhere is refused, be it interpreted or compiled: it never crashes."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from paiju.think.kernel import trial
from paiju.think.kernel.trial import Trial

SOURCE = """
    from mypy_extensions import i64

    from paiju.think.kernel.trial import Trial


    class Stranger(Trial):
        def play_out(self, at: i64, chance: i64) -> i64:
            return 1
"""
SETUP = """
    from mypyc.build import mypycify
    from setuptools import setup

    setup(name="stranger", ext_modules=mypycify(["stranger.py"], opt_level="0"))
"""
TRY = """
    import stranger
    from paiju.think.kernel.trial import try_out

    print(try_out(stranger.Stranger(), 2, 1, 3))
"""


def test_an_interpreted_trial_is_refused() -> None:
    with pytest.raises(TypeError, match=r"bring a Thinker|interpreted classes"):
        type("Stranger", (Trial,), {})


@pytest.mark.skipif(str(trial.__file__).endswith(".py"), reason="the kernels are interpreted")
def test_a_trial_of_another_build_is_refused(tmp_path: Path) -> None:
    for name, text in (("stranger.py", SOURCE), ("setup.py", SETUP), ("try_it.py", TRY)):
        (tmp_path / name).write_text(dedent(text), "utf-8")
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(build, cwd=tmp_path, check=True, capture_output=True)
    assert [one for one in tmp_path.iterdir() if one.suffix in (".so", ".pyd")]
    done = subprocess.run(
        [sys.executable, "try_it.py"], cwd=tmp_path, check=False, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "TypeError: stranger.Stranger: a trial is compiled with the kernels" in done.stderr
