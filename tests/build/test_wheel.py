"""What is published, installed where there is no checkout: the page comes with it."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

import httpx
import pytest

from tests.lint.tree import ROOT

MOST_BYTES = 15_000_000
UV = str(ROOT / ".tools" / "bin" / "uv")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PAIJU_")}
# As the workflow of a release does.
HOME = {"GITHUB_SERVER_URL": "https://code.example", "GITHUB_REPOSITORY": "players/cards"}
CLEAN |= {"PAIJU_PURE": "1"} | HOME
BUILT = ("src", "web/dist")
FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")


def build(kind: str, folder: Path, out: Path) -> Path:
    """Build a wheel or an archive of sources from a folder."""
    code = f"from setuptools import build_meta as b; print(b.build_{kind}({str(out)!r}))"
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=CLEAN, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    return out / told.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel, built from the archive of sources."""
    folder = tmp_path_factory.mktemp("wheel")
    tree, out = folder / "tree", folder / "out"
    tree.mkdir()
    out.mkdir()
    left = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    for part in BUILT:
        shutil.copytree(ROOT / part, tree / part, ignore=left, symlinks=True)
    for name in FILES:
        shutil.copy(ROOT / name, tree / name)
    with tarfile.open(build("sdist", tree, out)) as archive:
        archive.extractall(folder / "sources", filter="data")
    [sources] = (folder / "sources").iterdir()
    return build("wheel", sources, out)


def test_the_wheel_has_the_page_and_the_engine_and_is_small(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size <= MOST_BYTES
    names = set(zipfile.ZipFile(wheel).namelist())
    page = ROOT / "web" / "dist"
    built = {f"paiju/page/{file.relative_to(page)}" for file in page.rglob("*") if file.is_file()}
    assert "paiju/page/index.html" in built
    assert any(name.endswith("pyodide.asm.wasm") for name in built)
    assert built <= names
    assert "paiju/games/guandan/rulebook/zh.md" in names


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        [name] = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        told = message_from_string(files.read(name).decode())
    assert "Repository, https://code.example/players/cards" in told.get_all("Project-URL", [])
    assert told["Description-Content-Type"] == "text/markdown"
    assert str(told.get_payload()).strip() == (ROOT / "README.md").read_text().strip()
    assert {"shengji", "升级"} <= set(told["Keywords"].split(","))
    assert "Typing :: Typed" in told.get_all("Classifier", [])


def test_installed_elsewhere_it_shows_the_page(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    python = environment / "bin" / "python"
    locked = ["--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")]
    for words in (
        ["venv", "--python", sys.executable, str(environment)],
        ["pip", "install", "--python", str(python), *locked],
        ["pip", "install", "--python", str(python), "--no-deps", str(wheel)],
    ):
        told = subprocess.run([UV, "-q", *words], capture_output=True, text=True, cwd=tmp_path)
        assert told.returncode == 0, told.stderr
    program = [str(environment / "bin" / "paiju"), "serve", "--port", "0"]
    running = subprocess.Popen(
        [*program, "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=CLEAN,
    )
    try:
        assert running.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", running.stdout.readline())
        assert found is not None
        with httpx.Client(base_url=found[0], trust_env=False) as web:
            scripts = re.findall(r'<script[^>]* src="(/assets/[^"]+)"', web.get("/").text)
            assert scripts
            for script in scripts:
                assert "javascript" in web.get(script).headers["content-type"]
    finally:
        running.terminate()
        running.wait(30)
        assert running.stdout is not None
        running.stdout.close()
