"""All names under which rules, events and Enums have ever been kept: `kept_names.txt`, of which no line ever goes.

python -m tests.kept_names      writes down those that are new
"""

from __future__ import annotations

import importlib
import pkgutil
from enum import Enum
from pathlib import Path

import rulebound.core
import rulebound.games
from rulebound.core.flows.flow import Flow
from rulebound.core.state.entities import FLOWS, enum_name
from rulebound.core.timing.timing import EVENTS

FILE = Path(__file__).parent / "kept_names.txt"
OURS = ("rulebound.core.", "rulebound.games.")


def written() -> list[str]:
    return FILE.read_text("utf-8").split()


def in_use() -> list[str]:
    """The names of all rules, events and Enums there are."""
    modules = []
    for package in (rulebound.core, rulebound.games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".examples" not in found.name:
                modules.append(importlib.import_module(found.name))
    enums = {
        enum_name(thing)
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Enum) and thing.__module__.startswith(OURS)
    }
    flows = {name for name, found in FLOWS.items() if type(found) is Flow}
    return sorted(name for name in flows | {*EVENTS} | enums if name.startswith(OURS) and ".examples." not in name)


def main() -> None:
    FILE.write_text("\n".join(sorted({*written(), *in_use()})) + "\n")


if __name__ == "__main__":
    main()
