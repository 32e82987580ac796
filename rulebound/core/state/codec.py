"""Positions as bytes: entities are written as arrays, without the names of their fields.

A checkpoint must outlive the rules it was made under, so it also says which fields each kind had. Where these are other
ones now, the values are put in their places by name: new fields take their defaults, old ones are left out.
"""

from __future__ import annotations

import functools
import operator
from contextlib import nullcontext, suppress
from typing import Any

import msgspec
from msgspec import Struct

from rulebound.core.state.chance import key_of
from rulebound.core.state.entities import Entity, Transient
from rulebound.core.state.errors import SaveError

Fields = dict[str, tuple[str, ...]]
"""The names of the fields of each kind of entity."""


class FirstPart(Struct, array_like=True):
    """The first part of a position."""

    fields: Fields


_HEAD = msgspec.msgpack.Decoder(FirstPart)
_NO_FIELDS = msgspec.msgpack.encode({})
"""What follows the first byte of a position that is kept for the same rules only."""


def several(kinds: list[type[Entity]]) -> Any:
    """The type of a tuple that holds things of these kinds."""
    return tuple.__class_getitem__((functools.reduce(operator.or_, kinds), ...))


class Codec:
    """Reads the positions of one game. `state` is the class that holds one; `fields` is its first field."""

    def __init__(self, state: type[Struct], kinds: tuple[type[Entity], ...]) -> None:
        self.kinds = {kind.__name__: kind for kind in kinds}
        self.fields: Fields = {name: kind.__struct_fields__ for name, kind in self.kinds.items()}
        self.luck = state.__struct_fields__.index("luck") - 1
        typed = {
            "entities": several([k for k in kinds if not issubclass(k, Transient)]),
            "transients": several([k for k in kinds if issubclass(k, Transient)]),
        }
        fields = [(f.name, typed.get(f.name, f.type)) for f in msgspec.structs.fields(state)]
        self.decoder = msgspec.msgpack.Decoder(msgspec.defstruct(state.__name__, fields, array_like=True))

    def fields_of(self, things: tuple[Entity, ...]) -> Fields:
        """The fields of the kinds that are there."""
        return {name: self.fields[name] for name in sorted({type(thing).__name__ for thing in things})}

    def read(self, data: bytes) -> Any:
        try:
            said = {} if data[1:2] == _NO_FIELDS else _HEAD.decode(data).fields
            if said.items() <= self.fields.items():
                with suppress(msgspec.ValidationError) if said else nullcontext():
                    return self.decoder.decode(data)
            return self.decoder.decode(self.rearranged(data, said))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise SaveError(f"the saved position cannot be read: {error}") from None

    def rearranged(self, data: bytes, said: Fields) -> bytes:
        """A position of other rules, with its entities' values in the places where these rules look for them."""
        fields, *groups = msgspec.msgpack.decode(data)
        for group in groups[:2]:
            for at, (name, *values) in enumerate(group):
                if name not in self.kinds:
                    raise SaveError(f"there is a {name} in the saved position, which these rules do not know")
                old = dict(zip(said.get(name, ()), values, strict=False))
                group[at] = [name, *[old.get(f.name, f.default) for f in msgspec.structs.fields(self.kinds[name])]]
        luck = groups[self.luck]
        if isinstance(luck[0], int):  # luck that still came from a number, not from a key
            luck[0] = key_of(luck[0])
        return msgspec.msgpack.encode([fields, *groups])
