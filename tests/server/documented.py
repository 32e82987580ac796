"""python -m tests.server.documented: writes docs/protocol.schema.json and the messages in docs/protocol.md.

Every example there comes from a real table that is played here, shortened where it is long: `…` stands for the rest.
"""

from __future__ import annotations

import inspect
import json
import re
import tempfile
from pathlib import Path
from typing import Any, get_args

from rulebound.server import protocol
from tests.server.at_table import Caller, Player, Server, serving

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE, SCHEMA = DOCS / "protocol.md", DOCS / "protocol.schema.json"
MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
DECISION = re.compile("[0-9a-f]{18}")
LONGEST, DEEP = 3, 46
"""Things in a list, characters of a text."""
VOLATILE = {
    "epoch": "c0mPuT3dBy1t", "wish": "a9Bc3dE4f5Gh", "at": 1767225600.0,
}  # fmt: skip


def examples() -> dict[str, Any]:
    """One message of every kind, as it was sent."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server:
        for play in (at_lantern, at_arkham, at_unfathomable):
            for message in play(server):
                found.setdefault(message["t"], message)
    return found


class Recorder:
    """Keeps what a player sends and hears."""

    def __init__(self) -> None:
        self.kept: list[dict[str, Any]] = []

    def ask(self, player: Player, t: str, id: str, **parts: Any) -> dict[str, Any]:
        self.kept.append({"t": t, "id": id, **parts})
        reply = player.ask(t, id=id, **parts)
        self.kept.append(reply)
        return reply


def at_lantern(server: Server) -> list[dict[str, Any]]:
    ann, bob = Caller(server.url, "Ann"), Caller(server.url, "Bob")
    table = ann.table(options={"seats": "2"}, seats=["me", "open"], undo="consent")
    bob.join(ann.invite(table, 1))
    record = Recorder()
    hers = ann.sit(table)
    hers.sync()
    his = bob.sit(table)
    his.sync()
    hello = {"t": "hello", "version": protocol.VERSION, "seats": [0], "epoch": hers.welcome["epoch"], "since": {"0": 7}}
    record.kept += [hello, *(m for m in hers.heard if m["t"] != "pong")]
    decision = hers.seen[0].head["decision"]["id"]
    answer = {"seat": 0, "decision": decision, "keys": ["kindle"]}
    record.ask(hers, "answer", "ann-1", **answer)
    record.kept += [m for m in hers.heard if m["t"] == "update"]
    record.ask(hers, "answer", "ann-2", **answer)  # the decision has been made
    record.ask(hers, "why", "ann-3", seat=0)
    record.ask(hers, "moment", "ann-4", seat=0, line=2)
    record.ask(hers, "older", "ann-5", seat=0, before=2)
    place = next(i for i, e in sorted(hers.seen[0].entities.items()) if e["kind"] == "Place")
    record.ask(hers, "point", "ann-6", seat=0, entity=place)
    record.ask(hers, "prefer", "ann-7", seat=0, what="turn")
    record.ask(hers, "undo", "ann-8", seat=0)
    his.sync()
    record.kept += [m for m in his.heard if m["t"] in ("wished", "pointed")]
    record.ask(his, "consent", "bob-1", wish=his.heard[-2]["wish"], yes=True)
    record.ask(his, "chat", "bob-2", text="Better luck now!")
    record.kept.append(hers.until("said"))
    record.ask(hers, "arrange", "ann-9", step="dice", args={"results": "6 6"})
    record.ask(hers, "ping", "ann-10")
    ann.post(f"/api/tables/{table}/seats/1", {"do": "bot"})
    his.farewell()
    record.kept.append(his.heard[-1])
    return record.kept


def at_arkham(server: Server) -> list[dict[str, Any]]:
    """In a skill test there are chances, and numbers with reasons."""
    ann, record = Caller(server.url, "Ann"), Recorder()
    table = ann.table("ahlcg", options={"investigators": "roland-banks", "mode": "the-gathering"})
    player = ann.sit(table)
    player.sync()
    while (decision := player.seen[0].head["decision"])["prompt"] != "ahlcg-prompt-commit":
        keys = [o["key"] for o in decision["options"]]
        wanted = [k for k in keys if k.startswith("investigate")][:1] or keys[: decision["least"]]
        assert player.answer(0, wanted)["t"] == "done"
        player.sync()
    record.ask(player, "odds", "ann-1", seat=0, keys=[])
    who = next(i for i, e in sorted(player.seen[0].entities.items()) if e["kind"] == "Investigator")
    record.ask(player, "explain", "ann-2", seat=0, entity=who)
    return record.kept


def at_unfathomable(server: Server) -> list[dict[str, Any]]:
    ann, record = Caller(server.url, "Ann"), Recorder()
    player = ann.sit(ann.table("unfathomable", options={"seats": "3", "characters": "random"}))
    player.sync()
    record.ask(player, "phrase", "ann-1", seat=0, key="unfathomable-phrase-suspect", about=2)
    return record.kept


# ------------------------------------------------------------------ as it is printed


def steady(data: Any, name: str = "") -> Any:
    """What differs from run to run is written the same way each time; what is long is shortened."""
    if name in VOLATILE and isinstance(data, (str, float)) and data:
        return VOLATILE[name]
    if isinstance(data, dict):
        items = list(data.items())
        if all(str(key).isdecimal() for key in data) and len(items) > 1:
            items = [*items[:1], ("…", "…")]
        if isinstance(data.get("game"), str) and "host" in data:
            data = {**data, "id": "4d1f0c2b9a8e7d6c"}
            items = list(data.items())
        return {key: steady(value, str(key)) for key, value in items}
    if isinstance(data, (list, tuple)):
        kept = [steady(value) for value in data]
        return kept if len(kept) <= LONGEST else [*kept[: LONGEST - 1], "…"]
    if isinstance(data, str) and DECISION.fullmatch(data):
        return "6e128812e7027549a1"
    if isinstance(data, str) and len(data) > DEEP and " " in data:
        return f"{data[:DEEP].rstrip()}…"
    if isinstance(data, float):
        return round(data, 4)
    return data


def printed(message: dict[str, Any]) -> str:
    """JSON with short parts on one line."""
    return _lines(steady(message), 0)


def _lines(data: Any, indent: int) -> str:
    flat = json.dumps(data, ensure_ascii=False)
    if len(flat) + indent <= 100 or not isinstance(data, (dict, list)):
        return flat
    pad = " " * (indent + 2)
    if isinstance(data, dict):
        inner = [f"{pad}{json.dumps(k, ensure_ascii=False)}: {_lines(v, indent + 2)}" for k, v in data.items()]
        return "{\n" + ",\n".join(inner) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(pad + _lines(v, indent + 2) for v in data) + "\n" + " " * indent + "]"


def section(union: Any, found: dict[str, Any]) -> str:
    parts = []
    for struct in get_args(union):
        tag = struct.__struct_config__.tag
        about = inspect.getdoc(struct) if struct.__doc__ else ""
        about = "" if about is None or about.startswith(f"{struct.__name__}(") else about
        parts.append(f"#### `{tag}`\n\n{about}\n\n```json\n{printed(found[tag])}\n```\n".replace("\n\n\n", "\n\n"))
    return "\n".join(parts)


def page(text: str, found: dict[str, Any]) -> str:
    """The page with its messages as they are."""
    unions = {"client": protocol.FromClient, "server": protocol.FromServer}
    return MADE.sub(lambda m: f"{m[1]}\n{section(unions[m[2]], found)}\n{m[3]}", text)


def schema() -> str:
    return json.dumps(protocol.schema(), indent=1) + "\n"


def main() -> None:
    SCHEMA.write_text(schema(), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), examples()), encoding="utf-8")


if __name__ == "__main__":
    main()
