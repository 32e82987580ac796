"""Tables for the tests of timing: each test runs in both modes, and under both policies unless it names one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.timing.table import Table

Tables = Callable[..., Table]


def _tables(policy: str, frozen: bool) -> Tables:
    def set_up(*cards: str, seats: int = 2) -> Table:
        return Table(policy, frozen, cards, seats)

    return set_up


@pytest.fixture(params=[False, True], ids=["plain", "frozen"])
def frozen(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture(params=["rings", "arkham"])
def table(request: pytest.FixtureRequest, frozen: bool) -> Tables:
    """A table under each policy: `table("dog", "orc@foes", seats=2)`."""
    return _tables(request.param, frozen)


@pytest.fixture
def rings(frozen: bool) -> Tables:
    """A table by the orders of The Lord of the Rings: The Card Game."""
    return _tables("rings", frozen)


@pytest.fixture
def arkham(frozen: bool) -> Tables:
    """A table by the orders of Arkham Horror: The Card Game."""
    return _tables("arkham", frozen)
