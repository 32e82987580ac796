"""Finds fields that are written directly: what a rule or a player could care about changes through an atom."""

from __future__ import annotations

import ast
from collections.abc import Iterator

WRITERS = ("setattr", "delattr", "__setattr__", "__delattr__", "force_setattr")


def field_writes(source: str) -> list[str]:
    """The places where a field of something is written, other than an object's own in its `__init__`."""
    return [f"line {node.lineno}: {ast.unparse(node)}" for node in _writes(ast.parse(source), False)]


def _writes(node: ast.AST, making: bool) -> Iterator[ast.stmt | ast.expr]:
    if isinstance(node, ast.FunctionDef):
        making = node.name == "__init__"
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, (ast.Store, ast.Del)):
        if not (making and isinstance(node.value, ast.Name) and node.value.id == "self"):
            yield node
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del)):
        inner = ast.unparse(node.value)
        if inner.endswith("__dict__") or inner.startswith("vars("):
            yield node
    if isinstance(node, ast.Call) and _name(node.func) in WRITERS:
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _writes(child, making)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""
