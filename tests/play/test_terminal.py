"""The terminal client, as a person at the keyboard meets it, and the words that Lantern needs."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest

import rulebound
from rulebound.core.game.decision import Decision
from rulebound.core.knowing.decision_notes import asker
from rulebound.core.proving.example import Example
from rulebound.core.state.entities import PUBLIC, Option
from rulebound.games import names
from rulebound.games.lantern import Lantern
from rulebound.games.lantern.bot import LanternBot
from rulebound.play.checking.coverage import load_examples
from rulebound.play.example_text import opened
from rulebound.play.table import Table
from rulebound.play.translate import Speech, languages
from rulebound.terminal.client import Terminal, chosen
from rulebound.terminal.home import Seating, home, seating, unfinished
from rulebound.terminal.screen import Screen
from rulebound.terminal.setup import Form, Setup
from rulebound.terminal.words import Wording

TABLES = [{"seats": str(n), "roles": roles} for n in (1, 2, 3, 4) for roles in ("open", "secret")]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")


def sit_down(
    *lines: str, bots: tuple[int, ...] = (), language: str = "en", table: Table | None = None, **options: str
) -> tuple[Terminal, str]:
    """Plays these lines at a table; the terminal, and all that was on the screen."""
    screen = Screen(source=StringIO("".join(f"{line}\n" for line in lines)), target=StringIO())
    at = Terminal(table or rulebound.new("lantern", options, seed=6), screen, Seating(bots, language))
    at.run()
    return at, screen.target.getvalue()  # type: ignore[attr-defined]


def at_watch(seats: str = "1", **options: str) -> Table:
    """A table at the beginning of the first keeper's watch."""
    table = rulebound.new("lantern", {"seats": seats, **options}, seed=6)
    table.arrange("phase", name="watch")
    return table


# --- every word -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=lambda o: f"{o['seats']}-{o['roles']}")
def test_everything_lantern_says_has_words_in_every_language(options: dict[str, str]) -> None:
    wordings = [Wording("lantern", Speech(code, ("lantern",), strict=True)) for code in languages()]
    for seed in range(4):
        random = Random(seed)
        table = rulebound.new("lantern", options, seed)
        read = 0
        while table.decision is not None:
            for words in wordings:
                for line in table.log[read:]:
                    words.line(line)
                say_decision(words, table)
                words.board(table.view(PUBLIC))
            read = len(table.log)
            seat = random.choice(table.waiting)
            decision = table.decision
            count = random.randint(decision.least, decision.most)
            table.choose([o.key for o in random.sample(decision.options_for(seat), count)], seat)
        for words in wordings:
            for line in table.log[read:]:
                words.line(line)
            words.board(table.view(PUBLIC))


def say_decision(words: Wording, table: Table) -> None:
    decision = table.decision
    assert decision is not None
    for seat in table.waiting:
        assert words.question(decision, table.game.word(table.game.seat(seat)), True, asker(table.game, seat))
        assert all(words.option(option)[0] for option in decision.options_for(seat))
        assert all(words.denial(denial)[0] for denial in table.why_not(seat))
        words.board(table.view(seat))
        words.numbers(table, seat)


@pytest.mark.parametrize("language", languages())
def test_every_card_ability_choice_and_phase_has_words(language: str) -> None:
    speech = Speech(language, ("lantern",), strict=True)
    book = rulebound.new("lantern", seed=1).game.book
    for definition in book.registry.definitions.values():
        if hasattr(definition, "facts"):
            assert speech.summary(f"lantern-{definition.key}"), definition.key
            for ability in definition.abilities:
                speech.say(f"lantern-{ability.card}-{ability.name}")
    for choice in book.choices:
        for value in choice.values:
            assert value.isdecimal() or speech.say(f"{choice.text}-{value}")
    assert all(speech.say(f"lantern-phase-{name}") for name, _ in book.phases)


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", [TABLES[0], TABLES[2], TABLES[5]], ids=lambda o: f"{o['seats']}-{o['roles']}")
def test_a_whole_game_by_numbers_shows_no_key(options: dict[str, str], language: str) -> None:
    at, text = sit_down(*["1"] * 2000, language=language, **options)
    assert at.table.outcome is not None
    assert "lantern-" not in text.replace("/lantern-", "")  # the name of the save is no message
    assert "core-" not in text
    assert "terminal-" not in text


def test_bots_fill_seats_and_the_winner_is_told() -> None:
    at, text = sit_down(*["1"] * 500, bots=(1,), seats="2")
    assert at.table.outcome is not None
    assert "You win!" in text or "You lose." in text


def test_only_bots_play_a_whole_game_by_themselves() -> None:
    at, text = sit_down(bots=(0, 1), seats="2")
    assert at.table.outcome is not None
    assert "Your choice" not in text


def breaks(monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    """From now on the rules fail wherever this is answered."""
    submit = Lantern.submit

    def fails(g: Lantern, picked: tuple[Option, ...], seat: int) -> None:
        if any(option.key.startswith(verb) for option in picked):
            g.seat(0).oil += 1
            raise ZeroDivisionError("the lamp went out")
        submit(g, picked, seat)

    monkeypatch.setattr(Lantern, "submit", fails)


def test_a_rule_that_fails_is_told_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(monkeypatch, "fetch")
    at, text = sit_down("fetch", "pour", table=at_watch())
    assert text.count("The program failed here, and nothing changed") == 1
    assert [entry.text for entry in at.table.answers[1:]] == ["pour"]
    assert "the lamp went out" in (home() / "faults.txt").read_text("utf-8")


def test_a_bot_whose_answer_fails_gives_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(monkeypatch, "fetch")
    at, _ = sit_down(bots=(0, 1), seats="2")
    assert at.table.outcome is not None
    assert "the lamp went out" in (home() / "faults.txt").read_text("utf-8")


def test_a_table_of_which_nothing_can_be_carried_out_is_left_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(monkeypatch, "")
    at, text = sit_down(bots=(0, 1), seats="2")
    assert at.table.answers == ()
    assert text.count("The program failed here, and nothing changed") == 1


def test_a_bot_that_fails_itself_answers_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> tuple[str, ...]:
        raise ZeroDivisionError("no idea")

    monkeypatch.setattr(LanternBot, "choose", fails)
    at, _ = sit_down(bots=(0, 1), seats="2")
    assert at.table.outcome is not None


def test_a_closed_input_shows_the_position_and_keeps_nothing() -> None:
    _, text = sit_down(table=at_watch())
    assert "Lighthouse ●●○" in text
    assert "1  Move to the Harbour §6" in text
    assert "Goodbye" in text


def test_answers_may_be_numbers_or_keys() -> None:
    options = tuple(Option(key) for key in ("lay oil-1", "lay lens-2", "nothing"))
    assert chosen("2", options) == ("lay lens-2",)
    assert chosen("1, 3", options) == chosen("1 3", options) == ("lay oil-1", "nothing")
    assert chosen("lay oil-1, nothing", options) == ("lay oil-1", "nothing")
    assert chosen("0", options) == ()
    assert chosen("4", options) is None
    assert chosen("lay", options) is None


@pytest.mark.parametrize("line", ["99", "-1", "0", "1 2", "nonsense", "1,", "’", "9" * 5000])
def test_a_wrong_answer_changes_nothing(line: str) -> None:
    table = at_watch()
    before = table.game.state_hash()
    at, _ = sit_down(line, table=table)
    assert at.table.game.state_hash() == before


def test_what_is_denied_is_told_with_its_clause() -> None:
    table = at_watch()
    table.arrange("tokens", on="seat-1", kind="oil", n=0)
    _, text = sit_down("?", "kindle", table=table)
    denied = "Kindle the beacon for 2 oil: It takes 2 oil, you have 0. §10"
    assert text.count(denied) == 2


def test_undo_takes_back_what_told_nothing_and_refuses_the_rest() -> None:
    at, text = sit_down("fetch", "u", "u", table=at_watch())
    assert "The last choice is taken back." in text
    assert at.table.game.seat(0).oil == 2
    _, text = sit_down("draw", "u", table=at_watch())
    assert "something hidden has come to light since" in text


def test_undo_can_be_forced_and_luck_is_drawn_anew() -> None:
    at, text = sit_down("draw", "u!", table=at_watch())
    assert "The last choice is taken back." in text
    assert at.table.answers[-1].reseeds


def test_undo_goes_back_past_the_bots() -> None:
    table = at_watch("2")
    at, _ = sit_down("pass", "u!", bots=(1,), table=table)
    assert at.table.waiting == (0,)
    assert at.table.game.clock.seat == 0


def test_numbers_and_clauses_are_explained() -> None:
    table = at_watch()
    table.arrange("card", code="lens", to="tools-in-play-1")
    _, text = sit_down("v", "r 10", "r lantern/8", "r nowhere", table=table)
    assert "Dice to kindle with: 3 = 2 (printed value) +1 (Lens) §10" in text
    assert "§10 Kindling" in text
    assert "§8 Fetching" in text
    assert "The rules have no clause nowhere." in text


def test_the_language_can_be_changed_in_mid_game() -> None:
    at, text = sit_down("l uk", "h", "l", "ru", "l xx", "", table=at_watch())
    assert "Піти до гавані" in text
    assert "Идти к гавани" in text
    assert at.seating.language == "ru"


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_where_hands_are_hidden_the_screen_is_handed_over() -> None:
    _, text = sit_down(*["", "1"] * 12, seats="2", roles="secret")
    assert "The screen goes to Player 1. Everyone else, please look away." in text
    assert "The screen goes to Player 2." in text


def test_no_screen_shows_what_its_player_may_not_know() -> None:
    at, text = sit_down(*["", "1"] * 12, seats="2", roles="secret")
    for screen in text.split("The screen goes to ")[1:]:
        assert screen.count("Your role") == screen.count("· you ·")
        assert "In hand: " not in screen.replace("    In hand: ", "", screen.count("glow"))
    assert at.humans == (0, 1)


def test_open_hands_need_no_handing_over_before_the_vigil() -> None:
    _, text = sit_down("pass", table=at_watch("2"))
    assert "The screen goes to" not in text


def test_ending_a_turn_with_actions_left_takes_a_second_answer() -> None:
    at, screen = sit_down("pass", "?", "q", table=at_watch())
    assert "2 actions are given up by that" in screen
    assert not [entry for entry in at.table.answers if entry.offered], "nothing was answered yet"
    at, screen = sit_down("pass", "fetch", "pass", "q", table=at_watch())
    assert "1 action is given up by that" in screen
    assert [entry.text for entry in at.table.answers if entry.offered] == ["fetch"], "another answer comes in between"
    at, _ = sit_down("pass", "pass", "q", table=at_watch())
    assert next(entry.text for entry in at.table.answers if entry.offered) == "pass"
    at, screen = sit_down("fetch", "fetch", "q", table=at_watch())
    assert "given up" not in screen, "who has no action left gives up none"


def test_a_lone_player_is_not_asked_to_pass_when_nothing_else_is_possible() -> None:
    at, _ = sit_down(seats="2", roles="secret", bots=(1,))
    options = (Option("pass"),)
    at.table.game.decision = Decision((0,), (options,), secret=True)
    assert at.settled(at.table, 0)
    at.bots.clear()  # a second person at this screen
    assert not at.settled(at.table, 0)


# --- keeping ----------------------------------------------------------------------------------------------------------


def test_every_answer_is_kept_and_can_be_resumed() -> None:
    at, text = sit_down("1", "1", "q", bots=(1,), language="uk", seats="2")
    (path,) = unfinished()
    assert str(path) in text
    assert seating(path) == Seating((1,), "uk")
    again = rulebound.load(path)
    assert again.game.state_hash() == at.table.game.state_hash()


def test_a_finished_game_is_put_aside() -> None:
    _, text = sit_down(*["1"] * 500, seats="1")
    assert unfinished() == ()
    (path,) = (home() / "finished").glob("*.save")
    assert f"rulebound replay {path}" in text


def test_saving_under_a_name_and_where_it_cannot_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "my.save"
    _, text = sit_down(f"s {file}", f"s {tmp_path}", table=at_watch())
    assert file.exists()
    assert f"The game is saved in {file}" in text
    assert "could not be saved" in text


def test_a_home_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("RULEBOUND_HOME", str(tmp_path / "file" / "home"))
    at, text = sit_down("fetch", "fetch", table=at_watch())
    assert at.table.game.seat(0).oil == 4
    assert "could not be saved" in text


# --- the form ---------------------------------------------------------------------------------------------------------


def fill_in(*lines: str, language: str = "en") -> tuple[object, str]:
    screen = Screen(source=StringIO("".join(f"{line}\n" for line in lines)), target=StringIO())
    filled = Form(screen, Setup("lantern", bots=1, language=language)).fill_in()
    return filled, screen.target.getvalue()  # type: ignore[attr-defined]


def row(text: str, label: str) -> str:
    """The number of a row of the form."""
    return next(line.split()[0] for line in text.splitlines() if label in line)


def test_enter_is_enough_to_begin() -> None:
    filled, _ = fill_in("")
    assert isinstance(filled, Setup)
    assert (filled.game, filled.seats, filled.bot_seats()) == ("lantern", 2, (1,))


def test_a_closed_input_takes_the_form_as_it_is() -> None:
    filled, _ = fill_in()
    assert isinstance(filled, Setup)


def test_rows_are_changed_by_their_number() -> None:
    _, form = fill_in("")
    seats, roles, bots, spoken = (row(form, label) for label in ("Keepers", "Roles", "bots", "Language"))
    filled, text = fill_in(seats, roles, bots, spoken, "77", "")
    assert isinstance(filled, Setup)
    assert filled.options == {"seats": "3", "roles": "secret"}
    assert (filled.bots, filled.language) == (2, "uk")
    assert "77" in text


def test_the_form_can_be_left_and_offers_the_unfinished_game() -> None:
    assert fill_in("q")[0] is None
    sit_down("1", "q", seats="2")
    _, form = fill_in("q")
    filled, _ = fill_in(row(form, "unfinished"))
    assert filled == unfinished()[0]


# --- other boards and examples ----------------------------------------------------------------------------------------


def test_a_game_without_a_board_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.terminal.words.part", lambda game, name: None)
    words = Wording("lantern", Speech("en", ("lantern",), strict=True))
    listed = "\n".join(words.board(at_watch("2").view(0)))
    assert "Lighthouse" in listed
    assert "tool deck: 12 cards" in listed
    assert words.numbers(at_watch(), 0) == []


def test_the_plain_board_keeps_to_the_keyboard() -> None:
    words = Wording("lantern", Speech("en", ("lantern",), strict=True), plain=True)
    assert "\n".join(words.board(at_watch("2").view(0))).isascii()


@pytest.mark.parametrize("shown", load_examples("lantern"), ids=lambda e: e.name)
def test_every_example_can_be_opened_as_a_table(shown: Example) -> None:
    table = opened(shown)
    assert table.table.game is table.g
    assert (table.table.decision is None) == (table.table.outcome is not None)


# --- wishes -----------------------------------------------------------------------------------------------------------


def with_a_rope() -> Table:
    table = at_watch()
    table.arrange("card", code="guide-rope", to="tools-in-play-1")
    return table


def test_an_ability_that_is_never_wanted_is_not_asked_about_again() -> None:
    at, shown = sit_down("move harbour", "p never 1", "p", "q", table=with_a_rope())
    assert [str(e.text) for e in at.table.answers[-2:]] == ["move harbour", "pass"]
    assert "never: exhaust it to move once more" in shown


def test_a_wish_that_answers_now_is_taken_back_with_the_choice_before_it() -> None:
    at, _ = sit_down("move harbour", "p never 1", "u", "q", table=with_a_rope())
    assert [e.text for e in at.table.answers if e.offered] == []


def test_how_to_wish_is_told_where_it_was_not_understood() -> None:
    _, shown = sit_down("p often 1", "p never 99", "q", table=with_a_rope())
    assert shown.count("“p never 2” never uses what stands at 2") == 2


@pytest.mark.parametrize("game", names())
def test_numbers_are_explained_at_every_table(game: str) -> None:
    table = rulebound.new(game, {}, seed=6)
    at, text = sit_down("v", table=table)
    for _ in range(12):
        if table.decision is None:
            break
        seat = table.waiting[0]
        table.choose(table.decision.keys(seat)[: max(1, table.decision.least)], seat)
        assert all(say and "=" in say for say, _ in at.words.numbers(table, 0))
    assert "= " in text or "There is nothing to explain here." in text


def test_what_is_written_on_things_can_be_read() -> None:
    table = at_watch()
    table.arrange("card", code="lens", to="tools-in-play-1")
    _, text = sit_down(
        "c lens", "c nowhere", "c", f"c {len(table.decision.options) if table.decision else 0}", table=table
    )
    lens = Speech("en", ("lantern",)).summary("lantern-lens")
    assert lens
    assert f"Lens. {lens}" in " ".join(text.split())
    assert "Nothing you can see here is called “nowhere”" in text
    assert "Nothing is written on that." in text, "to pass is no card"


def test_what_an_option_is_about_can_be_read() -> None:
    table = rulebound.new("eldritch", {}, seed=6)
    _, text = sit_down("c 1", table=table)
    akachi = Speech("en", ("eldritch",)).summary("eldritch-akachi-onyele")
    assert " ".join(text.split()).count(akachi) == 2, "beside the sheet that the board shows"


def test_a_wish_can_go_for_everybody_at_the_screen_and_be_taken_back() -> None:
    table = rulebound.new("eldritch", {"seats": "2", "investigators": "akachi-onyele lily-chen"}, seed=4)
    table.arrange("sheet", seat=1, clues=1)
    table.arrange("dice", results="5 6")
    at, text = sit_down("acquire", "p never 1 all", table=table)
    never = {"eldritch-wish-clue-needless": "never"}
    assert [at.wishes_of(s).abilities for s in (0, 1)] == [never, never]
    assert "never: spend a clue to roll a die again where nothing can be gained by it" in " ".join(text.split())
    assert at.table.decision is not None
    assert at.table.decision.prompt == "eldritch-prompt-loan", "the dice are not asked about"
    at, _ = sit_down("p ask", table=at.table)
    assert at.wishes_of(0).abilities == {}
