"""What is in `deploy/` can be used as it stands: units, settings, web server, containers."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from rulebound.server.settings import of_environment, read

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
UNITS = ("rulebound.service", "rulebound-backup.service", "rulebound-backup.timer")
SAFE = 2.0
"""What systemd calls well protected; 10 is not at all."""


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, with a program that is there on any machine."""
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace("/opt/rulebound/bin/rulebound serve", shutil.which("true") or ""))
    return tmp_path


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_is_one_to_systemd(units: Path, name: str) -> None:
    done = subprocess.run(["systemd-analyze", "verify", str(units / name)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_server_is_given_nothing_it_does_not_need(units: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(units / UNITS[0])],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert float(done.stdout.rpartition("service: ")[2].split()[0]) <= SAFE, done.stdout


def test_the_settings_are_settings() -> None:
    found = read(DEPLOY / "rulebound.toml", {}).settings
    assert found.names == ("table.example.org",)
    assert found.proxies == ("127.0.0.1",)
    assert found.limits.keep_days == 365


def test_caddy_can_read_its_file() -> None:
    done = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "not formatted" not in done.stderr


def test_the_containers_are_set_by_words_that_the_server_knows() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    given = {name: str(value) for name, value in compose["services"]["server"]["environment"].items()}
    assert {*of_environment(given)} == {"database", "names", "proxies"}
    assert given["RULEBOUND_PROXIES"] == compose["services"]["web"]["networks"]["house"]["ipv4_address"]
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    said = [word for line in lines if line.startswith("ENV ") for word in line.removeprefix("ENV ").split()]
    own = of_environment(dict(word.split("=", 1) for word in said if word != "RULEBOUND_HOME=/var/lib/rulebound"))
    assert {*own} == {"host", "port", "log_requests"}


@pytest.mark.parametrize(
    ("asked", "done"),
    [("", "--help"), ("backup a b", "backup --settings /etc/rulebound.toml a b")],
)
def test_the_house_is_looked_after_as_its_owner(tmp_path: Path, asked: str, done: str) -> None:
    runuser, script = tmp_path / "runuser", tmp_path / "house"
    runuser.write_text('#!/bin/sh\npwd\necho "$@"\n')
    runuser.chmod(0o755)
    script.write_text((DEPLOY / "house").read_text("utf-8").replace("cd /var/lib/rulebound", f"cd {tmp_path}"))
    told = subprocess.run(
        ["sh", str(script), *asked.split()], env={"PATH": f"{tmp_path}:/usr/bin:/bin"}, capture_output=True, text=True
    )
    wanted = f"-u rulebound -- /opt/rulebound/bin/rulebound admin {done}"
    assert told.stdout.splitlines() == [str(tmp_path), wanted], told.stderr
