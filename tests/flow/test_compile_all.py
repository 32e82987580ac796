"""Every rule of the package can be made durable."""

from __future__ import annotations

import importlib
import pkgutil

import rulebound
from rulebound.core.flows.flow import Flow
from rulebound.core.state.entities import FLOWS
from rulebound.core.state.errors import FlowError


def rules() -> list[Flow]:
    """All rules, once every module has been imported."""
    for module in pkgutil.walk_packages(rulebound.__path__, "rulebound."):
        # Steps of a database's history are run by alembic, which gives them what they work on.
        if not module.name.endswith("__main__") and ".migrations" not in module.name:
            importlib.import_module(module.name)
    return [rule for rule in FLOWS.values() if type(rule) is Flow and rule.name.startswith("rulebound.")]


def test_every_rule_compiles() -> None:
    refused = []
    found = rules()
    for rule in found:
        try:
            rule.compile()
        except FlowError as error:
            refused.append(str(error))
    assert not refused, "\n" + "\n".join(refused)
    assert len(found) > 40, "the rules of the kernel alone are more than this"


def test_only_decisions_yield_to_the_outside() -> None:
    primitive = {rule.name for rule in rules() if rule.primitive}
    assert primitive
    assert all(name.startswith("rulebound.core.decision.") for name in primitive), primitive


def test_rules_are_known_by_where_they_stand() -> None:
    """A save names a rule by module and name: whoever reads it must find the very same one."""
    for rule in rules():
        found = pkgutil.resolve_name(f"{rule.source.__module__}:{rule.source.__qualname__}")
        found = getattr(found, "body", found)  # an ability holds its rule
        assert found is rule.source or found is rule.fn, rule.name
