"""The command line: what it prints, and one sentence with exit code 2 for everything that is wrong."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import rulebound
from rulebound import cli
from rulebound.core.proving.mutate import Proof
from rulebound.play.checking import coverage as play_coverage
from rulebound.play.checking.coverage import load_examples
from rulebound.play.checking.fuzz import FuzzReport


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> object:
    def run(*args: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["rulebound", *args])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        with pytest.raises(SystemExit) as stop:
            cli.main()
        out, err = capsys.readouterr()
        return int(stop.value.code or 0), out, err

    return run


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game of some decisions."""
    table = rulebound.new("lantern", {"seats": "2", "roles": "secret"}, seed=3)
    for _ in range(12):
        assert table.decision is not None
        seat = table.waiting[0]
        table.choose(table.decision.keys(seat)[0], seat)
    path = tmp_path / "game.save"
    table.save(path)
    return path


# --- what is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("play nowhere", "there is no game 'nowhere' to play. There are: "),
        ("play lantern --seats 9", "seats cannot be '9'. It can be: 1, 2, 3, 4"),
        ("play lantern --seats 0", "seats cannot be '0'"),
        ("play lantern --option colour=red", "no option 'colour'. Its options: seats, roles"),
        ("play lantern --option roles=loud", "roles cannot be 'loud'. It can be: open, secret"),
        ("play lantern --option roles", "written key=value"),
        ("play lantern --seats 2 --bots 3", "room for 0 to 2 bots, not 3"),
        ("play lantern --seats 2 --bots -1", "room for 0 to 2 bots, not -1"),
        ("play ah3 --seats 7", "seats cannot be '7'. It can be: 1, 2, 3, 4, 5, 6"),
        (
            "play ah3 --option investigators=harvey-walters",
            "there is nobody called 'harvey-walters' to play. There are: ",
        ),
        ("play ah3 --option investigators=rex-murphy --seats 2", "players: 2, but named: 1 (ah3/110.1)"),
        ("play lantern --seed -1", "a seed is a whole number"),
        ("play --language tlh", "no language 'tlh'. There are: en, uk, ru"),
        ("play --load nothing.save", "nothing.save: there is no such file"),
        ("play --resume", "there is no unfinished game"),
        ("play lantern --seats many", "--seats"),
        ("replay nothing.save", "there is no such file"),
        ("simulate lantern --bot oracle", "no bot 'oracle' for lantern. There are: random, lantern"),
        ("simulate lantern --games 0", "at least 1 game"),
        ("simulate nowhere", "there is no game 'nowhere'"),
        ("fuzz nowhere", "there is no game 'nowhere'"),
        ("rules show nowhere/1", "there is no clause 'nowhere/1'"),
        ("rules coverage nowhere", "there is no game 'nowhere'"),
        ("rules example lantern/99", "no example shows 'lantern/99'"),
        ("dance", "dance"),
        ("play --dance", "--dance"),
    ],
)
def test_one_sentence_and_exit_code_2(run, args: str, sentence: str) -> None:  # type: ignore[no-untyped-def]
    code, out, err = run(*args.split())
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err + out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("play eldritch --seats 9 --language uk", "seats не може бути «9». Може бути: 1, 2, 3, 4, 5, 6, 7, 8"),
        ("play eldritch --language=ru --option colour=red", "В игре «Древний ужас» нет настройки «colour»"),
        ("play eldritch --language uk --option difficulty=insane", "замало важких карт міту"),
        ("play eldritch --language ru --option ancient-one=nyarlathotep", "Может быть: azathoth, cthulhu"),
        ("play eldritch --language uk --option investigators=lily-chen --seats 2", "гравців: 2, а названо: 1"),
        ("play eldritch --language ru --option investigators=nobody", "по имени «nobody»"),
        ("play eldritch --language uk --seed -5", "зерно — це ціле число"),
        ("play eldritch --language ru --bots 2", "от 0 до 1, а не 2"),
        ("play eldritch --language uk --seats 3 --option seats=2", "seats вказано двічі: «3» і «2»"),
        ("play eldritch --language ru --option foo", "ключ=значение, а не «foo»"),
        ("play nowhere --language uk", "гри «nowhere» немає"),
        ("play --load nothing.save --language ru", "nothing.save: такого файла нет"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_asked_for(run, args: str, sentence: str) -> None:  # type: ignore[no-untyped-def]
    code, _, err = run(*args.split())
    assert code == 2
    assert sentence in err


def test_nobody_is_played_twice(run) -> None:  # type: ignore[no-untyped-def]
    code, _, err = run(
        "play", "eldritch", "--seats", "2", "--option", "investigators=lily-chen lily-chen", "--language", "uk"
    )
    assert (code, "нікого не можна взяти двічі (eldritch/setup.2)" in err) == (2, True)


def test_seats_that_are_not_there(run, save: Path) -> None:  # type: ignore[no-untyped-def]
    for command in ("replay", "report"):
        code, _, err = run(command, str(save), "--seat", "3")
        assert (code, "seats 1 to 2, not 3" in err) == (2, True)
    assert run("replay", str(save), "--upto", "99")[0] == 2


def test_a_damaged_save_is_refused_or_salvaged(run, save: Path) -> None:  # type: ignore[no-untyped-def]
    save.write_text("\n".join(save.read_text().splitlines()[:-3]) + "\n")
    code, _, err = run("play", "--load", str(save))
    assert code == 2
    assert "--salvage" in err
    code, out, _ = run("play", "--load", str(save), "--salvage")
    assert code == 0
    assert "damaged" in out


# --- playing ----------------------------------------------------------------------------------------------------------


def test_play_with_a_closed_input_shows_the_first_position(run) -> None:  # type: ignore[no-untyped-def]
    code, out, err = run("play")
    assert (code, err) == (0, "")
    assert "Night 1" in out
    assert "Lighthouse" in out
    assert "saved" not in out


def test_the_third_edition_is_laid_out(run) -> None:  # type: ignore[no-untyped-def]
    code, out, err = run("play", "ah3", "--option", "investigators=rex-murphy", "--seed", "5", typed="1\nq\n")
    assert (code, err) == (0, "")
    assert "Approach of Azathoth" in out
    assert "From here: " in out
    assert "Your action (2 left)" in out


def test_a_game_is_left_and_resumed(run) -> None:  # type: ignore[no-untyped-def]
    straight = ("play", "lantern", "--seats", "2", "--bots", "1", "--seed", "5", "--language", "uk")
    code, out, _ = run(*straight, typed="1\n1\nq\n")
    assert code == 0
    assert "Щоб продовжити: rulebound play --resume" in out
    code, out, _ = run("play", "--resume")
    assert code == 0
    assert "Ліхтар" in out
    assert "це ви" in out


def test_a_save_is_opened_by_its_name_alone(run, save: Path) -> None:  # type: ignore[no-untyped-def]
    for args in (["play", str(save)], ["play", "--resume", str(save)], ["play", "--load", str(save)]):
        code, out, _ = run(*args, "--bots", "1", typed="q\n")
        assert code == 0
        assert "Your role" in out


def test_the_system_says_which_language(run, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Маяк" in run("play")[1]
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")
    assert "Lighthouse" in run("play")[1]


def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rulebound.cli", "play", "lantern", "--seats", "1", "--seed", "1"]
    env = {"PYTHONIOENCODING": "ascii", "RULEBOUND_HOME": str(tmp_path), "COLUMNS": "100"}
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, env=env, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Lighthouse **." in done.stdout


# --- stories, sums, rules ---------------------------------------------------------------------------------------------


def test_replay_tells_the_story_with_its_clauses(run, save: Path) -> None:  # type: ignore[no-untyped-def]
    code, whole, _ = run("replay", str(save))
    assert code == 0
    assert "§4" in whole
    assert len(run("replay", str(save), "--upto", "2")[1]) < len(whole)
    assert "Your role" not in whole
    assert "Your role" in run("replay", str(save), "--seat", "1")[1]


def test_a_report_holds_no_seed(run, save: Path) -> None:  # type: ignore[no-untyped-def]
    code, out, _ = run("report", str(save), "--seat", "2")
    assert code == 0
    assert "seat: 2" in out
    assert "seed" not in out


def test_simulate_sums_up(run) -> None:  # type: ignore[no-untyped-def]
    code, out, _ = run("simulate", "lantern", "--games", "20", "--workers", "1", "--seats", "1", "--bot", "lantern")
    assert code == 0
    for part in ("Games                 20", "Won", "95% interval", "Rounds in a game", "Decisions per second"):
        assert part in out
    assert "The beacon burns high" in out


def test_fuzz_says_whether_it_is_clean(run, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    code, out, _ = run("fuzz", "lantern", "--games", "1", "--workers", "1")
    assert (code, "clean" in out) == (0, True)
    monkeypatch.setattr(FuzzReport, "clean", False)
    assert run("fuzz", "lantern", "--games", "1", "--workers", "1")[0] == 1


def test_coverage_lists_every_game(run) -> None:  # type: ignore[no-untyped-def]
    code, out, _ = run("rules", "coverage", "--no-prove")
    assert code == 0
    rows = {line.split()[0]: line.split()[1] for line in out.splitlines() if line.strip()}
    wanted = {"ah3": "585", "lotr": "419", "unfathomable": "629", "ahlcg": "567", "eldritch": "403", "lantern": "20"}
    assert wanted.items() <= rows.items()


def test_coverage_says_what_is_not_proved(run, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    """It does not say that nothing is missing beside examples that prove nothing."""
    shown = load_examples("lantern")[:3]
    monkeypatch.setattr(play_coverage, "load_examples", lambda game: shown)
    monkeypatch.setattr(play_coverage, "prove", lambda shown, kind: Proof(shown, "it proves nothing"))
    monkeypatch.setattr(play_coverage.Coverage, "missing", ())
    code, out, _ = run("rules", "coverage", "lantern")
    assert code == 1
    assert "nothing is missing" not in out
    assert "examples that prove nothing:" in out
    assert out.count("it proves nothing") == 3
    monkeypatch.setattr(play_coverage, "prove", lambda shown, kind: Proof(shown))
    code, out, _ = run("rules", "coverage", "lantern")
    assert (code, "nothing is missing" in out) == (0, True)


def test_clauses_are_shown_and_found(run) -> None:  # type: ignore[no-untyped-def]
    assert "lantern/8 (rule): Fetching" in run("rules", "show", "lantern/8")[1]
    assert "ah3/204.13a (rule): " in run("rules", "show", "ah3/204.13a")[1]
    assert "lantern/8: " in run("rules", "search", "Harbour", "oil")[1]
    assert "No clause" in run("rules", "search", "zeppelin")[1]


def test_an_example_is_told_and_opened(run) -> None:  # type: ignore[no-untyped-def]
    code, out, _ = run("rules", "example", "lantern/9")
    assert code == 0
    assert "Chosen: Pour 1 oil" in out
    code, out, _ = run("rules", "example", "lantern/9", "--open", typed="q\n")
    assert code == 0
    assert "Your choice" in out
    assert "saved" not in out
