"""Arranging steps of Eldritch Horror's own."""

from __future__ import annotations

from rulebound.core.arrange import Step

STEPS: dict[str, Step] = {}
