"""For the tests of the window side: all of them run in one process, since Qt knows one application and one clipboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.table.painters import cache, lettering

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put every test of this folder into the group that `--dist=loadgroup` gives to one worker."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.xdist_group("qt"))


@pytest.fixture
def fresh_painting() -> Iterator[None]:
    """Nothing has been painted and no words have been cut; neither is left to the next test."""
    lettering.overflows.clear()
    cache.clear()
    yield
    lettering.overflows.clear()
    cache.clear()
