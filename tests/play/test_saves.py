"""Saves: what is written is read again, under these rules and newer ones; what is damaged is said, with its line."""

from __future__ import annotations

import dataclasses
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulebound
from rulebound import Table
from rulebound.core.game import game as game_module
from rulebound.core.state.errors import SaveError
from rulebound.games.lantern import Lantern
from rulebound.games.lantern.rules.watch import fetch
from rulebound.games.lantern.state import REGISTRY, Keeper
from rulebound.play.opening import opened
from rulebound.play.packing import pack, unpack
from rulebound.play.saves import content_hash, read
from tests.play.playing import play, some_game, watch, whole

GAME = some_game(6)
TEXT = GAME.text()
LINES = TEXT.splitlines(keepends=True)
FIRST = LINES.index("answers:\n") + 1
"""Where the record begins, counted from 0."""


def newer(monkeypatch: pytest.MonkeyPatch, **changes: object) -> None:
    monkeypatch.setattr(Lantern, "book", dataclasses.replace(Lantern.book, version="2", **changes))


# ------------------------------------------------------------------ under the same rules


@pytest.mark.parametrize("seed", range(4))
def test_a_game_can_be_saved_at_every_decision(seed: int) -> None:
    rng = random.Random(seed)
    table = some_game(seed, 0)
    while table.decision is not None:
        play(table, rng, 1)
        if rng.random() < 0.2:
            table.undo(force=True)
        if rng.random() < 0.3:
            other = opened(table.text())
            assert whole(other) == whole(table)
            assert other.can_undo() == table.can_undo()
            assert other.changed == ""


def test_options_of_several_lines_are_kept() -> None:
    """Deck lists as people paste them."""
    deck = "# Roland\n" + "\n".join(f"2x 0{1016 + n}" for n in range(3)) + "\\n\r\n"
    table = Table(Lantern, {}, 1)
    table.options["decks"] = deck
    assert read(table.text()).options["decks"] == deck
    assert read(table.text().replace("\n", "\r\n")).options["decks"] == deck


def test_a_save_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "evening.save"
    GAME.save(path)
    GAME.save(str(path))
    assert path.read_bytes() == TEXT.encode()
    assert whole(rulebound.load(path)) == whole(rulebound.load(str(path))) == whole(GAME)
    assert list(tmp_path.iterdir()) == [path]


def test_another_process_opens_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "evening.save"
    table = some_game(5, 30)
    table.save(path)
    code = f"import rulebound; print(rulebound.load({str(path)!r}).game.state_hash())"
    for hashseed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hashseed}
        said = subprocess.check_output([sys.executable, "-c", code], env=environment, text=True)
        assert said.strip() == table.game.state_hash()


def test_arranged_tables_are_saved() -> None:
    table = watch(2)
    table.arrange("dice", results="6 1")
    table.arrange("tokens", on="harbour", kind="light", n=0)
    table.choose("kindle")
    assert whole(opened(table.text())) == whole(table)


def test_a_save_is_small_and_readable() -> None:
    record = LINES[FIRST:-1]
    assert sum(map(len, record)) / len(record) <= 20
    assert max(map(len, LINES)) <= 101
    assert TEXT.startswith(
        "rulebound save 1\ngame: lantern\noptions: seats=3 roles=open\nseed: 6\nrules: 1\n"
        f"content: {content_hash(Lantern)}\n"
    )


def test_line_ends_and_marks_of_editors_do_no_harm() -> None:
    assert whole(opened("\ufeff" + TEXT.replace("\n", "\r\n"))) == whole(GAME)
    assert whole(opened(TEXT.rstrip("\n"))) == whole(GAME)


# ------------------------------------------------------------------ under other rules


@pytest.mark.parametrize("seed", [2, 5, 8])
def test_a_checkpoint_goes_on_as_the_game_did(seed: int) -> None:
    """Every round start, played on with the answers that followed, comes to the very same positions."""
    table = some_game(seed)
    assert len(table._checkpoints) > 2
    for checkpoint in table._checkpoints:
        start = unpack(checkpoint.data)
        other = Table.resume(Lantern, table.options, table.seed, start, table.answers[: checkpoint.at])
        assert other.game.encode() == table.replay(checkpoint.at).game.encode()
        for entry in table.answers[checkpoint.at :]:
            other.enter(entry)
        assert other.game.encode() == table.game.encode()
        assert other.answers == table.answers


def test_a_newer_version_starts_from_the_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    table = some_game(5, 60)
    at, n = table._checkpoints[-1].at, len(table.answers)
    assert 0 < at < n
    text = table.text()
    newer(monkeypatch)
    other = opened(text)
    assert other.game.encode() == table.game.encode()
    assert other.answers == table.answers
    assert other.changed == (
        "this game was saved under other rules (version 1, now version 2), "
        "and every answer since its checkpoint still holds; play on from here"
    )
    for _ in range(n - at):
        other.undo(force=True)
    assert other.can_undo() == "what came before was played under other rules"
    with pytest.raises(rulebound.RuleboundError, match="under other rules"):
        other.undo(force=True)
    with pytest.raises(rulebound.RuleboundError, match=f"the moments {at} to "):
        other.replay(at - 1)


def test_a_table_from_older_rules_is_saved_and_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = some_game(5, 60).text()
    newer(monkeypatch)
    table = play(opened(text), random.Random(1), 3)
    assert "\nrules: 2\n" in table.text()
    assert re.search(r"\nolder: [0-9]+\n", table.text())
    again = opened(table.text())
    assert again.changed == ""
    assert again.game.encode() == table.game.encode()
    assert again.answers == table.answers
    with pytest.raises(SaveError, match=r"line .*was an answer to other options"):
        opened(re.sub(r"\n....( [^\n]*\nend:)", r"\n0000\1", table.text()))


def test_a_first_round_from_older_rules_is_not_set_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Newer rules may deal more cards at set-up: this table has been dealt its cards."""
    text = rulebound.new("lantern", seed=1).text()
    assert "\ncheckpoint: 0\n" in text
    newer(monkeypatch)
    other = opened(text)
    assert "\nolder: 0\n" in other.text()
    monkeypatch.setattr("rulebound.games.lantern.rulebook.draw_tools", lambda g, keeper, n: None)
    assert opened(other.text()).game.encode() == other.game.encode()


def test_other_content_under_the_same_version_counts_as_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.play.opening.same_rules", lambda kind, content: False)
    assert "other rules (version 1, their content is another)" in opened(TEXT).changed


def test_rules_under_which_all_games_went_the_same_way_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were written otherwise since: the save has its whole history."""
    older = _closed(TEXT.replace(content_hash(Lantern), "0123456789ab"))
    assert opened(older).changed
    group = frozenset({"0123456789ab", content_hash(Lantern)})
    monkeypatch.setattr("rulebound.play.saves._same", lambda folder: (frozenset({"fedcba987654"}), group))
    assert opened(older).changed == ""
    assert opened(_closed(TEXT.replace(content_hash(Lantern), "fedcba987654"))).changed, (
        "those of another group are not"
    )


def test_a_position_whose_luck_came_from_a_number_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before luck had a key, a position held the number it was made from, and a reseeding named another."""
    table = some_game(6, 40)
    table.undo(force=True)
    checkpoint = table._checkpoints[-1]
    position = msgspec.msgpack.decode(unpack(checkpoint.data))
    position[game_module.Position.__struct_fields__.index("luck")][0] = 12345
    older = msgspec.structs.replace(checkpoint, data=pack(msgspec.msgpack.encode(position)))
    table._checkpoints[-1] = older
    text = _closed(re.sub(r"!reseed [0-9a-f]+", "!reseed 1722905836", table.text()))
    newer(monkeypatch)
    other = opened(text)
    assert len(other.answers) >= older.at
    assert len(other.game.luck.key) == 16
    assert play(other, random.Random(1)).outcome is not None


def test_where_other_things_are_offered_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Newer rules know no fetching: the save opens up to the first watch after its checkpoint."""
    table, rng = some_game(6, 40), random.Random(6)
    while "fetch" not in (table.decision.keys() if table.decision is not None else ()):
        play(table, rng, 1)
    table.choose("fetch")
    at = table._checkpoints[-1].at
    text = table.text()
    newer(monkeypatch)
    menu = REGISTRY["watch"]
    monkeypatch.setattr(menu, "acts", tuple(act for act in menu.acts if act.key != "fetch"))
    other = opened(text)
    n = len(other.answers)
    assert at <= n < len(table.answers)
    line = text.splitlines().index("answers:") + 2 + n
    assert other.changed == (
        "this game was saved under other rules (version 1, now version 2): the rules changed at "
        f"answer {n + 1}, line {line}: {str(table.answers[n])!r} was an answer to other options than are offered here; "
        "play on from here"
    )
    assert "fetch" not in other.decision.keys()  # type: ignore[union-attr]  # noqa: SIM118
    assert play(other, random.Random(1)).outcome is not None


def test_rules_that_end_the_game_earlier_or_fail_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watch()
    table.choose("fetch")
    table.choose("fetch")
    text = table.text()
    newer(monkeypatch)

    def broken(g: object, you: object) -> None:
        raise ZeroDivisionError("a bug")

    def ending(g: Lantern, you: Keeper) -> None:
        g.verdict(False, "lantern-lost-dark", "lantern/19")

    monkeypatch.setattr(fetch.flow, "source", broken)
    assert re.search(r"at answer 3, line [0-9]+: ZeroDivisionError: a bug; play on", opened(text).changed)
    monkeypatch.setattr(fetch.flow, "source", ending)
    assert "the game is over, but '" in opened(text).changed


def test_a_save_from_before_the_first_round_is_played_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no checkpoint yet, the beginning itself is one."""
    text = re.sub(r"checkpoint: .*\n( .*\n)+", "", some_game(5, 5).text())
    newer(monkeypatch)
    table = opened(_closed(text))
    assert len(table.answers) == 5
    assert table.changed


def test_a_new_field_takes_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    table = some_game(5, 60)
    text = table.text()
    warm = msgspec.defstruct("Keeper", [("mittens", int, 2)], bases=(Keeper,), array_like=True, tag="Keeper")
    newer(monkeypatch, kinds=tuple(warm if k is Keeper else k for k in Lantern.book.kinds))
    monkeypatch.setattr(game_module, "_CODECS", {})
    other = opened(text)
    assert [k.mittens for k in other.game.keepers] == [2] * len(other.game.keepers)  # type: ignore[attr-defined]
    assert other.answers == table.answers
    assert other.view()["entities"] != table.view()["entities"]


def test_a_checkpoint_that_newer_rules_cannot_play_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    newer(monkeypatch, kinds=tuple(k for k in Lantern.book.kinds if k is not Keeper))
    monkeypatch.setattr(game_module, "_CODECS", {})
    with pytest.raises(SaveError, match=r"its checkpoint cannot be played under these rules: .*Keeper"):
        opened(TEXT)


# ------------------------------------------------------------------ damage


def _closed(text: str) -> str:
    """The text with a closing line that fits, as somebody with time on their hands could write it."""
    from rulebound.play.saves import _checksum

    lines = [line for line in text.splitlines() if not line.startswith("end:")]
    return "\n".join([*lines, f"end: {len(lines) - lines.index('answers:') - 1} {_checksum(lines)}", ""])


def _with(old: str, new: str) -> Callable[[], str]:
    return lambda: TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("edited", "says"),
    [
        (lambda: "", "it is empty"),
        (lambda: "\n\n", "it is empty"),
        (lambda: "Dear diary", "line 1: 'Dear diary' is not 'rulebound save 1', so this is not a save of Rulebound"),
        (_with("save 1", "save 9"), "line 1: its format is 'rulebound save 9'; this Rulebound reads"),
        (_with("game: lantern", "game: chess"), "there is no game 'chess' to play. There are: "),
        (_with("game: lantern\n", ""), "Its header lacks game, without which it cannot be opened"),
        (_with("seed: 6", "seed: -6"), "its game cannot be set up: a seed is a whole number"),
        (_with("seed: 6", "seed: 99999999999999999999"), "its game cannot be set up: a seed is a whole number"),
        (_with("seats=3", "seats=7"), "its game cannot be set up: seats cannot be '7'. It can be: 1, 2, 3, 4"),
        (_with("seats=3", "seats"), "its options are written key=value, not 'seats roles=open'"),
        (_with("seed: 6", "seed: 6\nseed: 7"), "line 5: 'seed' comes a second time"),
        (_with("seed: 6", "seed: 6\nmood: bad"), "line 5: 'mood: bad' does not belong in the header"),
        (_with("answers:\n", ""), "does not belong in the header"),
        (_with("\n c", "\n d"), f"line {FIRST}: the checkpoint above it is damaged"),
        (lambda: TEXT[:40], "Its header lacks"),
        (lambda: "".join(LINES[: FIRST - 1]), f"line {FIRST}: it breaks off before its line 'answers:'"),
        (lambda: "".join(LINES[:-1]), f"line {len(LINES)}: it breaks off before its closing line"),
        (lambda: "".join(LINES[:-4]) + LINES[-4][:6], f"line {len(LINES) - 3}: it breaks off before its closing line"),
        (lambda: TEXT + "more\n", f"line {len(LINES) + 1}: something follows the closing line"),
        (lambda: "".join([*LINES[:-3], "!undo\n", *LINES[-3:]]), "'!undo' is neither an answer nor a directive"),
        (lambda: "".join([*LINES[:-3], "\n", *LINES[-3:]]), "'' is neither an answer nor a directive"),
        (lambda: "".join([*LINES[:-3], "!reseed x\n", *LINES[-3:]]), "'!reseed x' is neither an answer nor"),
        (_with("end: ", "end: 1"), "answers and directives before it, but there are"),
        (lambda: re.sub("end: (.*) ....", r"end: \1 0000", TEXT), f"line {len(LINES)}: the checksum does not match"),
    ],
)
def test_damage_is_named_with_its_line(edited: Callable[[], str], says: str) -> None:
    text = edited()
    assert text != TEXT
    with pytest.raises(SaveError) as caught:
        opened(text)
    assert says in str(caught.value)


def test_an_edited_answer_is_found_by_playing() -> None:
    at = next(i for i in range(FIRST + 20, len(LINES)) if "@" not in LINES[i])
    for line, says in (
        ("0000 pass\n", "'0000 pass' was an answer to other options than are offered here"),
        (LINES[at][:4] + "@9 pass\n", "seat 9 is not asked, but"),
        (LINES[at][:4] + " hover\n", "'hover' is not offered. Possible answers: "),
        ("!arrange fly\n", "there is no arranging step 'fly'"),
    ):
        with pytest.raises(SaveError) as caught:
            opened("".join([*LINES[:at], line, *LINES[at + 1 :]]))
        assert f"line {at + 1}: " in str(caught.value)
        assert says in str(caught.value)
        assert str(caught.value).endswith(
            "Open it with salvage=True (--salvage) to play on from the last answer that is whole"
        )
    with pytest.raises(SaveError, match=r"line [0-9]+: "):
        opened("".join([*LINES[:at], *LINES[at + 1 :]]))


@pytest.mark.parametrize("kept", [0, 1, 20, len(LINES) - FIRST - 1])
def test_a_truncated_save_is_salvaged_up_to_its_last_whole_answer(kept: int) -> None:
    whole_lines = "".join(LINES[: FIRST + kept])
    for text in (whole_lines, whole_lines + "4dc"):
        with pytest.raises(SaveError, match=r"breaks off .*salvage=True"):
            opened(text)
        table = opened(text, salvage=True)
        assert len(table.answers) == kept
        assert whole(table) == whole(GAME.replay(kept))
        assert table.changed.startswith(f"this save was damaged (line {FIRST + kept + 1}: it breaks off")
        assert opened(table.text()).changed == ""


def test_what_the_start_cannot_save_the_checkpoint_can() -> None:
    """An early answer or the seed is lost: the last round is not."""
    at = GAME._checkpoints[-1].at
    for text in ("".join([*LINES[:FIRST], "0000 pass\n", *LINES[FIRST + 1 :]]), TEXT.replace("seed: 6", "seed: 7", 1)):
        table = opened(text, salvage=True)
        assert len(table.answers) == len(GAME.answers)
        assert table.game.encode() == GAME.game.encode()
        assert table._older == at
        assert "damaged" in table.changed


def test_without_its_checkpoint_a_save_is_salvaged_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    text = _with("\n c", "\n d")()
    assert whole(opened(text, salvage=True)) == whole(GAME)
    newer(monkeypatch)
    with pytest.raises(SaveError, match="the checkpoint above it is damaged"):
        opened(text)
    table = opened(text, salvage=True)
    assert table.answers == GAME.answers
    assert "and the save was damaged (line" in table.changed
    older = text.replace("answers:", "older: 30\nanswers:")
    with pytest.raises(SaveError, match="it has no checkpoint that could be read"):
        opened(older, salvage=True)


def test_a_bomb_is_not_unpacked() -> None:
    import base64
    import zlib

    packed = base64.b85encode(zlib.compress(bytes(1 << 26), 9)).decode()
    text = re.sub(r"(checkpoint: .*\n)( .*\n)+", lambda m: f"{m[1]} {packed}\n", TEXT)
    with pytest.raises(SaveError, match="the checkpoint above it is damaged"):
        opened(_closed(text))


@pytest.mark.parametrize("salvage", [False, True])
def test_whatever_is_done_to_a_save_it_opens_or_is_refused_with_a_sentence(salvage: bool) -> None:
    data = TEXT.encode()

    @settings(max_examples=150, deadline=None)
    @given(st.data())
    def check(drawn: st.DataObject) -> None:
        edited = bytearray(data)
        for _ in range(drawn.draw(st.integers(1, 3))):
            at = drawn.draw(st.integers(0, len(edited) - 1))
            match drawn.draw(st.sampled_from(["change", "cut", "drop", "swap", "insert"])):
                case "change":
                    edited[at] = drawn.draw(st.integers(0, 255))
                case "cut":
                    del edited[max(at, 1) :]
                case "drop":
                    del edited[at : at + 3]
                case "insert":
                    edited[at:at] = drawn.draw(st.binary(min_size=1, max_size=4))
                case _:
                    lines = bytes(edited).split(b"\n")
                    i, j = (drawn.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
                    lines[i], lines[j] = lines[j], lines[i]
                    edited[:] = b"\n".join(lines)
            edited = edited or bytearray(b"\n")
        try:
            table = opened(bytes(edited).decode(errors="replace"), salvage)
        except SaveError:
            return
        assert table.decision is not None or table.outcome is not None
        assert salvage or table.answers == GAME.answers

    check()


# ------------------------------------------------------------------ files


def test_what_is_no_save_is_refused_with_a_sentence(tmp_path: Path) -> None:
    broken = TEXT.encode().replace(b"seed", b"s\xffed", 1)
    files = {
        "missing": (None, "there is no such file"),
        "empty": (b"", "it is empty"),
        "photo.png": (b"\x89PNG\r\n\x1a\n\xff\xfe", "this is not a text file, so not a save of Rulebound"),
        "broken": (broken, "line 4: some bytes of it are not text"),
    }
    for name, (data, says) in files.items():
        path = tmp_path / name
        if data is not None:
            path.write_bytes(data)
        with pytest.raises(SaveError) as caught:
            rulebound.load(path)
        assert str(caught.value).startswith(f"{path}: ")
        assert says in str(caught.value)
    for path, says in ((tmp_path, "this is a folder, not a save"), (Path("/dev/zero"), "this is not a save")):
        with pytest.raises(SaveError, match=says):
            rulebound.load(path)
    with pytest.raises(SaveError, match="there is no such file"):
        rulebound.load("a\0b")


def test_bytes_that_are_not_text_can_be_salvaged(tmp_path: Path) -> None:
    path = tmp_path / "evening.save"
    path.write_bytes("".join(LINES[:-3]).encode() + b"\xff\xfe\n" + "".join(LINES[-2:]).encode())
    with pytest.raises(SaveError, match=f"line {len(LINES) - 2}: some bytes of it are not text"):
        rulebound.load(path)
    assert len(rulebound.load(path, salvage=True).answers) == len(GAME.answers) - 2


def test_a_save_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "such" / "folder", tmp_path / "a\0b"):
        with pytest.raises(SaveError, match="the game cannot be saved in"):
            GAME.save(path)
    assert list(tmp_path.iterdir()) == []
