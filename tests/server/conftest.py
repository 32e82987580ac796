"""A server that the tests of one file share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.server.connection import Bucket
from tests.server.at_table import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


@pytest.fixture(scope="module", autouse=True)
def as_often_as_they_like(request: pytest.FixtureRequest) -> Iterator[None]:
    """Players in tests ask all the time whether there is news. How often one may is tested on its own."""
    patch = pytest.MonkeyPatch()
    if not request.module.__name__.endswith("test_limits"):
        patch.setattr(Bucket, "take", lambda bucket: True)
    yield
    patch.undo()
