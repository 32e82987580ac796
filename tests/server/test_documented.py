"""The protocol is documented as it is: its schema, and an example of every message from a real table."""

from __future__ import annotations

import re

import msgspec
import pytest

from rulebound.server import connection, protocol, websocket
from tests.server import documented

AGAIN = "run: python -m tests.server.documented"


def test_the_schema_is_up_to_date() -> None:
    assert documented.SCHEMA.read_text(encoding="utf-8") == documented.schema(), AGAIN


def test_every_message_is_shown_as_it_was_sent() -> None:
    text = documented.PAGE.read_text(encoding="utf-8")
    assert documented.page(text, documented.examples()) == text, AGAIN


def test_the_limits_are_those_of_the_server() -> None:
    text = documented.PAGE.read_text(encoding="utf-8")
    assert f"at most {websocket.LARGEST // 1024} kB" in text
    assert f"After {websocket.TOO_MANY} refused" in text
    waiting = f"after {connection.BEHIND} waiting messages, or {connection.BEHIND_BYTES // 1024**2} MB of them"
    assert waiting in text


@pytest.mark.parametrize("module", ["websocket", "room", "consent", "questions", "arranging"])
def test_every_code_is_explained(module: str) -> None:
    text = documented.PAGE.read_text(encoding="utf-8")
    source = (documented.DOCS.parent / "rulebound" / "server" / f"{module}.py").read_text(encoding="utf-8")
    codes = re.findall(r'Refus(?:al|ed)\((?:"", |id, |_id_in\(text\), )?"([a-z-]+)"', source)
    assert codes
    for code in codes:
        assert f"`{code}`" in text, f"{code} is not explained"


def test_the_examples_are_messages() -> None:
    for message in documented.examples().values():
        tags = {s.__struct_config__.tag for s in protocol.FromClient.__args__}  # type: ignore[attr-defined]
        kind = protocol.FromClient if message["t"] in tags else protocol.FromServer
        msgspec.convert(message, kind, strict=False)
