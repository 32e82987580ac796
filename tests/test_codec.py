"""Positions as bytes: a checkpoint outlives the fields it was written with."""

from __future__ import annotations

import msgspec
import pytest

from rulebound.core.game.game import codec
from rulebound.core.state.errors import SaveError
from rulebound.games.lantern import Lantern


def checkpoint() -> list[object]:
    """A checkpoint of Lantern as plain data: [fields, entities, transients, ...]."""
    plain: list[object] = msgspec.msgpack.decode(Lantern.new({"seats": "3"}, 5).encode(frames=False))
    return plain


def rewritten(plain: list[object], names: dict[str, str]) -> bytes:
    """The checkpoint as other rules would have written it: fields the other way round, some by other names."""
    fields, entities, transients, *rest = plain
    assert isinstance(fields, dict)
    assert isinstance(entities, list)
    assert isinstance(transients, list)
    old = {kind: [names.get(f, f) for f in reversed(known)] for kind, known in fields.items()}
    groups = [[[kind, *reversed(values)] for kind, *values in group] for group in (entities, transients)]
    return msgspec.msgpack.encode([old, *groups, *rest])


def test_fields_are_found_by_name_wherever_they_stood() -> None:
    plain = checkpoint()
    g, other = Lantern.decode(msgspec.msgpack.encode(plain)), Lantern.decode(rewritten(plain, {}))
    assert g.encode() == other.encode()


def test_a_field_that_is_new_takes_its_default() -> None:
    g = Lantern.decode(rewritten(checkpoint(), {"oil": "fuel"}))
    assert [k.oil for k in g.keepers] == [0, 0, 0]
    assert [k.place for k in g.keepers] == [g.place("lighthouse").id] * 3


def test_a_kind_that_is_gone_is_named() -> None:
    _, entities, *rest = checkpoint()
    assert isinstance(entities, list)
    data = msgspec.msgpack.encode([{"Kite": ("id",)}, [*entities, ["Kite", 99]], *rest])
    with pytest.raises(SaveError, match="Kite"):
        Lantern.decode(data)


@pytest.mark.parametrize("data", [b"", b"\x90", b"\xff", b"nonsense"])
def test_what_is_no_position_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        Lantern.decode(data)


def test_a_position_for_the_same_rules_names_no_fields() -> None:
    g = Lantern.new({}, 1)
    assert msgspec.msgpack.decode(g.encode())[0] == {}
    assert set(codec(Lantern).fields) >= {"Keeper", "Place", "Scope"}
