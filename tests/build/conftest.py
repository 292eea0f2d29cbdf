"""What the tests of the build share."""

import shutil
from pathlib import Path

import pytest

from tools import kernels


@pytest.fixture(scope="session")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the package without what was compiled."""
    folder = tmp_path_factory.mktemp("pure")
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(kernels.SOURCE / "paiju", folder / "paiju", ignore=ignored)
    return folder
