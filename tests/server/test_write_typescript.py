"""The browser client's types are those of the protocol."""

from __future__ import annotations

from rulebound.server.write_typescript import FILE, typescript


def test_the_written_types_are_those_of_the_protocol() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run: python -m rulebound.server.write_typescript"


def test_what_a_client_may_leave_out_is_optional() -> None:
    made = typescript()
    assert "since?: Record<number, number>;" in made
    assert "changed?: Record<number, Record<string, unknown>>;" in made
    assert "\n  round: number;" in made
