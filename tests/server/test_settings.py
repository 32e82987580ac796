"""How a server is set: what goes before what, what is refused, and that every setting says why it is as it is."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from dataclasses import MISSING, fields, replace
from pathlib import Path

import pytest

from rulebound.core.state.errors import RuleboundError
from rulebound.server.limits import LIMITS, Limits
from rulebound.server.settings import SETTINGS, Read, Settings, printed, read
from tests.server.process import ROOT


def test_every_setting_has_a_default_and_a_reason() -> None:
    for one in (*fields(Limits), *fields(Settings)):
        if one.name != "limits":
            assert one.default is not MISSING
            assert len(one.metadata["why"]) > 10, one.name


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(
        '[server]\nhost = "10.0.0.1"\nport = 9000\nnames = ["a.example", "b.example"]\n'
        "[limits]\nkeep_days = 30\ntalk_person = [1, 3]\nsockets = 50\n"
    )
    environment = {"RULEBOUND_PORT": "9001", "RULEBOUND_TALK_PERSON": "2, 4.5", "RULEBOUND_HOME": "/somewhere"}
    found = read(file, environment, port=9002, host=None, keep_days=7.0)
    settings = found.settings
    assert (settings.host, settings.port, settings.names) == ("10.0.0.1", 9002, ("a.example", "b.example"))
    assert settings.limits == replace(LIMITS, keep_days=7.0, talk_person=(2.0, 4.5), sockets=50)
    assert found.sources["talk_person"] == "the environment"
    assert found.sources["host"] == str(file)
    assert read(None, {"RULEBOUND_SETTINGS": str(file)}).settings.port == 9000


@pytest.mark.parametrize(("text", "sentence"), [
    ("[server]\nhots = 'x'", "[server] has no 'hots'; is host meant?"),
    ("[limits]\nkeep_day = 3", "[limits] has no 'keep_day'; is keep_days meant?"),
    ("[rooms]\nmany = 3", "the sections of the settings are [server] and [limits], not 'rooms'"),
    ("host = 'x'", "the sections of the settings are [server] and [limits], not 'host'"),
    ("[limits]\nkeep_days = -1", "keep_days is a number from 0 on, not -1"),
    ("[limits]\nkeep_days = true", "keep_days is a number from 0 on, not True"),
    ("[limits]\nsockets = 1.5", "sockets is a whole number from 0 on, not 1.5"),
    ("[limits]\ntalk_person = 3", "talk_person is two numbers: a second, at once, not 3"),
    ("[limits]\ntalk_person = [1, 2, 3]", "talk_person is two numbers"),
    ("[server]\nlog_requests = 1", "log_requests is true or false, not 1"),
    ("[server]\nmetrics_from = ['everybody']", "metrics_from is a list of addresses or networks, not ['everybody']"),
    ("[server", "are not TOML"),
])  # fmt: skip
def test_what_is_wrong_is_told_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(RuleboundError) as told:
        read(file, {})
    assert sentence in str(told.value)
    assert str(file) in str(told.value)


def test_a_file_that_is_not_there_and_a_slip_of_the_pen_in_the_environment(tmp_path: Path) -> None:
    with pytest.raises(RuleboundError, match="cannot be read: No such file"):
        read(tmp_path / "nowhere.toml", {})
    with pytest.raises(RuleboundError, match="RULEBOUND_HOTS in the environment is no setting; is RULEBOUND_HOST"):
        read(None, {"RULEBOUND_HOTS": "0.0.0.0"})


def test_what_is_printed_can_be_read_again(tmp_path: Path) -> None:
    chosen = Settings(names=('odd "name" \\ here',), pace=0.25, limits=replace(LIMITS, log=(0.5, 7.0), sockets=12))
    file = tmp_path / "house.toml"
    file.write_text(printed(Read(chosen)))
    assert read(file, {}).settings == chosen
    file.write_text(printed(Read(SETTINGS)))
    assert read(file, {}).settings == SETTINGS


def test_the_program_prints_its_settings_and_no_password(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "rulebound", "serve", "--print-settings", "--keep-days", "30"],
        cwd=ROOT, capture_output=True, text=True,
        env={"PYTHONPATH": str(ROOT), "RULEBOUND_DATABASE": "postgresql+asyncpg://house:verysecret@db/rulebound"},
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "verysecret" not in run.stdout
    assert "postgresql+asyncpg://house:***@db/rulebound" in run.stdout
    assert "By itself: 365. This is from the command line.\nkeep_days = 30\n" in run.stdout
    assert tomllib.loads(run.stdout)["limits"]["keep_days"] == 30
