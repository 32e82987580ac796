"""How a server is set: by a file (TOML), by the environment, by the command line; the later goes before the earlier."""

from __future__ import annotations

import json
import math
import os
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from rulebound.core.state.errors import RuleboundError
from rulebound.server.limits import LIMITS, Limits, limit

Names = tuple[str, ...]
PREFIX = "RULEBOUND_"
"""`RULEBOUND_KEEP_DAYS=30` is what `keep_days = 30` is in the file."""
FILE = f"{PREFIX}SETTINGS"
FREE = 8642
"""Where no port is said: the first that is free from this one on."""
NEAR = 0.7
"""So much alike a word must be to be taken for a slip of the pen."""


@dataclass(frozen=True)
class Settings:
    """What is the same for the whole server, and the limits."""

    host: str = limit("127.0.0.1", "this machine only; 0.0.0.0 lets others on your network in")
    port: int | None = limit(None, f"the first that is free from {FREE} on")
    database: str = limit("", "a file, or an address as postgresql+asyncpg://...; otherwise a file beside your saves")
    names: Names = limit((), "names by which it is reached, as table.example.org: requests for others are refused")
    proxies: Names = limit((), "addresses of TLS proxies: only they are believed when they say who is asking")
    pace: float = limit(1.0, "how much time bots take: 0 none, 1 as people like it")
    metrics_from: Names = limit(
        ("127.0.0.1", "::1"), "who may read /metrics: this machine only; the figures tell strangers who plays when"
    )
    log_requests: bool = limit(False, "one line for each request; at home nobody reads them")
    log_addresses: bool = limit(False, "the address in that line: who came from where is nobody's business for long")
    limits: Limits = field(default=LIMITS)


SETTINGS = Settings()
SECTIONS: dict[str, type[Settings] | type[Limits]] = {"server": Settings, "limits": Limits}


def known(section: str) -> dict[str, Field[Any]]:
    """The settings of a section."""
    return {f.name: f for f in fields(SECTIONS[section]) if "why" in f.metadata}


@dataclass(frozen=True)
class Read:
    """The settings in force, and where each came from that is not as it is by itself."""

    settings: Settings
    sources: Mapping[str, str] = field(default_factory=dict)


def read(file: Path | None = None, environment: Mapping[str, str] = os.environ, **chosen: Any) -> Read:
    """The settings from a file, the environment, and what was chosen on the command line, if anything was."""
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    found = [] if file is None else [(str(file), of_file(file))]
    found += [("the environment", of_environment(environment))]
    found += [("the command line", {name: value for name, value in chosen.items() if value is not None})]
    for source, given in found:
        for name, value in given.items():
            values[name], sources[name] = checked(name, value, source), source
    limits = replace(LIMITS, **{name: value for name, value in values.items() if name in known("limits")})
    rest = {name: value for name, value in values.items() if name in known("server")}
    return Read(replace(SETTINGS, limits=limits, **rest), sources)


def of_file(file: Path) -> dict[str, Any]:
    """What a file says; a word that is none of ours is refused, and the nearest one told."""
    try:
        parts = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise RuleboundError(f"the settings {file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RuleboundError(f"the settings {file} are not TOML: {error}") from None
    found: dict[str, Any] = {}
    for section, given in parts.items():
        if section not in SECTIONS or not isinstance(given, dict):
            wanted = " and ".join(f"[{name}]" for name in SECTIONS)
            raise RuleboundError(f"{file}: the sections of the settings are {wanted}, not {section!r}")
        for name in given:
            if name not in known(section):
                raise RuleboundError(f"{file}: [{section}] has no {name!r}{meant(name, [*known(section)])}")
        found |= given
    return found


def of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What the environment says. Others may have words of their own there: only slips of the pen are refused."""
    ours = {name.upper(): name for section in SECTIONS for name in known(section)}
    found = {}
    for word, text in environment.items():
        rest = word.removeprefix(PREFIX)
        if rest == word or word == FILE:
            continue
        if rest in ours:
            found[ours[rest]] = text
        elif near := meant(rest, [*ours, FILE.removeprefix(PREFIX)], PREFIX):
            raise RuleboundError(f"{word} in the environment is no setting{near}")
    return found


def meant(word: str, words: list[str], prefix: str = "") -> str:
    """A question after the word that comes nearest, if one is near at all."""
    near = get_close_matches(word, words, 1, NEAR)
    return f"; is {prefix}{near[0]} meant?" if near else ""


def checked(name: str, value: Any, source: str) -> Any:
    """A value as the program uses it; text as it stands in the environment is read."""
    one = known("server").get(name) or known("limits")[name]
    kind, wrong = str(one.type), RuleboundError(f"{source}: {name} is {wanted(name, str(one.type))}, not {value!r}")
    try:
        if kind == "str":
            found: Any = text(value)
        elif kind == "Names":
            parts = value.split(",") if isinstance(value, str) else list(value)
            found = tuple([text(part).strip() for part in parts if text(part).strip()])
        elif kind == "bool":
            found = value if isinstance(value, bool) else {"true": True, "false": False}[text(value).lower()]
        elif kind == "Rate":
            second, at_once = text(value).split(",") if isinstance(value, str) else value
            found = (number(second), number(at_once))
        elif kind == "float":
            found = number(value)
        else:
            found = whole(value)
        if name == "metrics_from":
            for part in found:
                ip_network(part)
    except (ValueError, TypeError, KeyError):
        raise wrong from None
    return found


def wanted(name: str, kind: str) -> str:
    if name == "metrics_from":
        return "a list of addresses or networks"
    return {
        "str": "a text", "Names": "a list of texts", "bool": "true or false", "Rate": "two numbers: a second, at once",
        "float": "a number from 0 on",
    }.get(kind, "a whole number from 0 on")  # fmt: skip


def text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def number(value: Any) -> float:
    if isinstance(value, bool) or not 0 <= (found := float(value)) < math.inf:
        raise ValueError(value)
    return found


def whole(value: Any) -> int:
    if isinstance(value, bool | float) or (found := int(value)) < 0:
        raise ValueError(value)
    return found


# ------------------------------------------------------------------ told


def printed(found: Read) -> str:
    """The settings in force as a file that could be given to the server again, each with its default and its reason."""
    out = ["# The settings in force. Copy what you want to change into a file of your own, and start the server with"]
    out += ["# --settings FILE. In the environment they are called RULEBOUND_HOST, RULEBOUND_KEEP_DAYS and so on."]
    for section in SECTIONS:
        of: Settings | Limits = found.settings if section == "server" else found.settings.limits
        out += ["", f"[{section}]"]
        if section == "limits":
            out.append("# Two numbers are a rate: so many a second, and so many at once.")
        for name, one in known(section).items():
            value = getattr(of, name)
            source = found.sources.get(name)
            default = "" if source is None else f" By itself: {toml(one.default)}. This is from {source}."
            assert one.default is not MISSING
            line = f"{name} = {toml(without_password(value) if name == 'database' else value)}"
            out += [f"# {one.metadata['why'][:1].upper()}{one.metadata['why'][1:]}.{default}"]
            out += [f"# {line}" if value is None else line]
    return "\n".join(out) + "\n"


def toml(value: Any) -> str:
    """A value as it is written in the file."""
    if value is None:
        return str(FREE)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, tuple):
        return f"[{', '.join(map(toml, value))}]"
    return f"{value:g}" if isinstance(value, float) and value < 1e6 else str(value)


def without_password(database: str) -> str:
    """The address of a database as anybody may read it."""
    if "://" not in database:
        return database
    try:
        return make_url(database).render_as_string(hide_password=True)
    except ArgumentError:
        return "://".join([database.partition("://")[0], "***"])
