"""The protocol as TypeScript: `python -m rulebound.server.write_typescript` writes web/src/net/protocol.ts.

The interfaces are made from the message structs themselves, so that a change of the protocol shows in the client's type
check. A field may be left out where its default may be: in what a client sends, and where a struct omits defaults.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from rulebound.server import protocol

FILE = Path(__file__).parent.parent.parent / "web" / "src" / "net" / "protocol.ts"
HEADER = "// Made by `python -m rulebound.server.write_typescript` from rulebound/server/protocol.py. Do not edit.\n"
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown"}


def typescript() -> str:
    """The whole module."""
    structs: dict[str, type[Struct]] = {}
    for union in (protocol.FromClient, protocol.FromServer):
        for struct in get_args(union):
            _collect(struct, structs)
    parts = [HEADER, f"export const VERSION = {protocol.VERSION};\n", *(_interface(s) for s in structs.values())]
    for name in ("FromClient", "FromServer"):
        members = "".join(f"\n  | {s.__name__}" for s in get_args(getattr(protocol, name)))
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


def _collect(struct: type[Struct], into: dict[str, type[Struct]]) -> None:
    """A struct after those that it is made of."""
    for hint in get_type_hints(struct).values():
        for part in _parts(hint):
            _collect(part, into)
    into.setdefault(struct.__name__, struct)


def _parts(hint: Any) -> list[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [hint]
    return [struct for inner in get_args(hint) for struct in _parts(inner)]


def _interface(struct: type[Struct]) -> str:
    config = struct.__struct_config__
    optional = config.forbid_unknown_fields or config.omit_defaults
    hints = get_type_hints(struct)
    lines = [f"/** {' '.join(struct.__doc__.split())} */"] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{")
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}\n"])


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple and len(inner) == 2 and inner[1] is Ellipsis:
        return f"{_type(inner[0])}[]"
    if origin is dict:
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    if origin in (Union, types.UnionType):
        return " | ".join("null" if part is type(None) else _type(part) for part in inner)
    raise TypeError(f"the protocol uses {hint}, for which there is no TypeScript yet")


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
