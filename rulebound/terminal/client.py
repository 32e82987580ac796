"""The terminal client: one table, played by the people at this screen and by bots.

It is a loop of lines: the position, what happened, whose decision it is, numbered options, an answer. Everything it
says goes through Speech. Where people hide something from one another, the screen is cleared between them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from itertools import chain
from math import ceil, floor
from pathlib import Path

from rulebound.core.game.decision import ALL, ANY, Decision, ends_turn
from rulebound.core.knowing.decision_notes import asker, notes
from rulebound.core.state.chance import number_of
from rulebound.core.state.entities import PUBLIC, Option, Term
from rulebound.core.state.errors import IllegalAnswer, RuleboundError
from rulebound.play.bots import RandomBot, best, make
from rulebound.play.preferences import ANSWERS, ASK, PAUSES, Preferences, ability
from rulebound.play.table import Table
from rulebound.play.translate import languages, speech_for
from rulebound.terminal.home import Seating, finish, keep, new_file, note_fault
from rulebound.terminal.screen import Screen
from rulebound.terminal.words import Wording

RECALLED = 8
"""Lines of the log that are shown when a game is taken up again."""
LISTED = 12
"""So many things of one name are read out."""
ANSWERED, QUIT, AGAIN, LOOK = range(4)


class Terminal:
    """One evening at one table."""

    def __init__(
        self, table: Table, screen: Screen, seating: Seating, path: Path | None = None, keeps: bool = True
    ) -> None:
        """`keeps` saves the game after every answer; a position that did not come about by playing is not kept."""
        self.table, self.screen, self.seating, self.keeps = table, screen, seating, keeps
        self.path = path or new_file(table.name)
        self.words = Wording(table.name, speech_for(seating.language, table.name), screen.plain)
        self.bots = {
            s: make(table.name, best(table.name), number_of(table.seed, f"bot {s}"))
            for s in seating.bots
            if s < len(table.game.seats)
        }
        recalled = RECALLED if table.answers else len(table.log)
        self.seen = {s: max(0, len(table.lines(s)) - recalled) for s in self.humans}
        self.wishes: dict[int, Preferences] = {}
        self.notes = [table.changed] if table.changed else []
        """What is to be read with the next position: the screen is cleared before it."""
        self.armed: tuple[Decision, tuple[str, ...]] | None = None
        """An answer that gives something up, and waits to be given once more."""
        self.at_screen = -1
        self.looking = self.humans
        """Those who see what is on the screen now."""
        self.saved = len(table.answers)
        self.begun = bool(table.answers)
        """Has anybody at this screen answered? Before that there is nothing to keep."""
        self.commands: dict[str, Callable[[int, str], int]] = {
            "?": self.why_not, "u": self.undo, "u!": self.undo_anyway, "s": self.save, "v": self.explain,
            "c": self.read, "r": self.rule, "p": self.prefer, "b": self.look, "l": self.language, "h": self.help,
            "q": self.quit,
        }  # fmt: skip

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of the people at this screen. Who joins on the way sits down here, too."""
        return tuple([s for s in range(len(self.table.game.seats)) if s not in self.bots])

    def wishes_of(self, seat: int) -> Preferences:
        return self.wishes.setdefault(seat, Preferences(seat))

    # -------------------------------------------------------------- the loop

    def run(self) -> None:
        """Plays until the game is over or the players leave."""
        while self.table.decision is not None:
            seat = self.next_seat()
            if seat in self.bots:
                if not self.bot_answers(seat):
                    self.stuck()
                    return
            elif (settled := self.settled(self.table, seat)) is not None and self.carried_out(settled, seat):
                continue
            else:
                self.keep()
                self.hand_over(seat)
                if self.turn(seat) == QUIT:
                    return
        self.over()

    def bot_answers(self, seat: int) -> bool:
        """A bot answers; if that fails, with something else that is offered. False if nothing can be carried out."""
        view = self.table.view(seat)
        first: tuple[tuple[str, ...], ...] = ()
        try:
            first = (self.bots[seat].choose(view, seat),)
        except Exception as error:
            self.notes.append(self.failed(error))
        others = RandomBot(number_of(self.table.seed, f"instead {len(self.table.answers)}")).others(view, seat)
        return any(self.carried_out(keys, seat) for keys in chain(first, others))

    def carried_out(self, keys: tuple[str, ...], seat: int) -> bool:
        """Gives an answer that nobody was asked for. If it fails nothing has changed, and the next position says so."""
        try:
            self.table.choose(keys, seat)
        except Exception as error:
            self.notes.append(self.failed(error))
            return False
        return True

    def failed(self, error: Exception) -> str:
        """The program is at fault: the players are told, and where to find what whoever mends it needs to know."""
        return self.say("terminal-failed", path=str(note_fault(error)))

    def stuck(self) -> None:
        """Nothing that is offered can be carried out: the game is kept as it stands."""
        self.keep()
        for note in dict.fromkeys(self.notes):
            self.screen.write(note, "wrong")

    def next_seat(self) -> int:
        """Whom to ask: bots first where all answer, people first where any of them may."""
        decision, waiting = self.table.decision, self.table.waiting
        first = self.humans if decision is not None and decision.mode == ANY else tuple(self.bots)
        return next((s for s in waiting if s in first), waiting[0])

    def settled(self, table: Table, seat: int) -> tuple[str, ...] | None:
        """The answer that needs no asking: the player wished so, or there is only one.

        With several people at the screen even a single answer is asked for, lest it tell on a hand.
        """
        decision = table.decision
        assert decision is not None
        if len(self.humans) == 1 and decision.least == len(decision.options_for(seat)):
            return decision.keys(seat)
        return self.wishes_of(seat).answer(table)

    def secrets(self, decision: Decision) -> bool:
        """Do the people at this screen know different things, or answer at the same time?"""
        if len(self.humans) < 2:
            return False
        if decision.secret and decision.mode == ALL and len([s for s in decision.seats if s in self.humans]) > 1:
            return True
        first, *others = [self.table.view(s)["entities"] for s in self.humans]
        return any(other != first for other in others)

    def hand_over(self, seat: int) -> None:
        decision = self.table.decision
        assert decision is not None
        self.looking = (seat,) if self.secrets(decision) else self.humans
        if len(self.looking) < len(self.humans) and self.at_screen != seat:
            self.screen.hide()
            self.screen.write(self.say("terminal-pass-screen", seat=self.player(seat)), "question")
            self.screen.ask(self.say("terminal-press-enter"))
            self.screen.hide()
        self.at_screen = seat

    def turn(self, seat: int) -> int:
        """One decision of one person, with as many commands before the answer as they like."""
        self.armed = None
        self.look(seat)
        while True:
            line = self.screen.ask(self.say("terminal-your-answer"))
            done = self.quit(seat, "") if line is None else self.obey(seat, line)
            if done == LOOK:
                self.look(seat)
            elif done != AGAIN:
                return done

    def obey(self, seat: int, line: str) -> int:
        decision = self.table.decision
        assert decision is not None
        if line not in decision.keys(seat):
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.lower())
            if command is not None:
                return command(seat, rest.strip())
        if not line:
            return LOOK
        return self.answer(seat, decision, line)

    # -------------------------------------------------------------- answering

    def answer(self, seat: int, decision: Decision, line: str) -> int:
        keys = chosen(line, decision.options_for(seat))
        if keys is None:
            denied = next((d for d in self.table.why_not(seat) if d.key == line), None)
            if denied is None:
                self.screen.write(self.say("terminal-bad-answer", answer=line), "wrong")
            else:
                self.screen.write(*self.words.denial(denied))
            return AGAIN
        if not decision.least <= len(keys) <= decision.most or len(set(keys)) < len(keys):
            self.screen.write(self.words.how_many(decision), "wrong")
            return AGAIN
        unused = sum([o.value for o in decision.options_for(seat) if o.key in keys and ends_turn(o)])
        if unused and self.armed != (decision, keys):  # what is given up for good is said twice
            self.armed = decision, keys
            self.screen.write(self.say("terminal-again", n=unused), "wrong")
            return AGAIN
        try:
            self.table.choose(keys, seat)
            self.begun = True
        except IllegalAnswer:
            self.screen.write(self.say("terminal-bad-answer", answer=line), "wrong")
            return AGAIN
        except Exception as error:
            self.screen.write(self.failed(error), "wrong")
            return AGAIN
        return ANSWERED

    # -------------------------------------------------------------- showing

    def say(self, key: str, **args: object) -> str:
        return self.words.speech.say(key, args)

    def player(self, seat: int) -> Term:
        return self.table.game.word(self.table.game.seat(seat))

    def look(self, seat: int, rest: str = "") -> int:
        """The position, what happened since this seat last looked, the question and its options."""
        decision = self.table.decision
        assert decision is not None
        self.screen.clear()
        self.position(seat)
        self.news(seat)
        for note in dict.fromkeys(self.notes):
            self.screen.write(note, "note")
        self.notes = []
        self.screen.write()
        asked = self.words.question(decision, self.player(seat), len(self.humans) > 1, asker(self.table.game, seat))
        self.screen.write(asked, "question", self.words.clauses(decision.cite or self.table.game.at_work()))
        options = decision.options_for(seat)
        chance = self.table.chances((), seat) if decision.least == 0 else None
        if chance is not None:
            self.screen.write(self.say("terminal-odds", percent=between(*chance)), "note")
        apart = notes(self.table.game, decision, seat)
        self.screen.options((i, *self.offer(seat, o, chance, apart.get(o.key))) for i, o in enumerate(options, 1))
        if decision.least == 0:
            self.screen.options([(0, self.say("core-option-none"), "")])
        if decision.most > 1:
            self.screen.write(self.words.how_many(decision), "note")
        return AGAIN

    def offer(
        self, seat: int, option: Option, chance: tuple[Fraction, Fraction] | None, note: Term | None
    ) -> tuple[str, str]:
        """An option as it is listed, with what it does to the odds if these are known, and what it brings upon one."""
        text, clauses = self.words.option(option)
        if note is not None:
            text = f"{text} ({self.words.speech.say(note.term, note.args)})"
        warning = self.table.game.policy.warns(self.table.game, option, seat)
        if warning is not None:
            text = f"{text} [! {self.words.speech.say(warning.term, warning.args)}]"
        asked = self.table.decision
        alone = asked is not None and (asked.least, asked.most) == (1, 1)
        better = self.table.chances((option.key,), seat) if alone or chance is not None else None
        return (text if better is None else f"{text} ({between(*better)} %)"), clauses

    def position(self, seat: int) -> None:
        self.screen.rule(self.say(self.table.game.book.title))
        self.screen.draw(self.words.board(self.table.view(seat)))

    def news(self, seat: int) -> None:
        lines = self.table.lines(seat)
        fresh = lines[min(self.seen.get(seat, 0), len(lines)) :]
        if fresh:
            self.screen.rule(self.say("terminal-heading-log"))
        for line in fresh:
            self.screen.write(*self.words.line(line))
        for looking in {*self.looking, seat}:
            self.seen[looking] = len(self.table.lines(looking))

    def over(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        seat = self.humans[0] if len(self.humans) == 1 else PUBLIC
        self.screen.clear()
        self.position(seat)
        self.seen[PUBLIC] = min(self.seen.values(), default=0)
        self.news(seat)
        self.screen.write()
        winners = outcome.winners or (tuple(range(len(self.table.game.seats))) if outcome.won else ())
        if seat != PUBLIC:
            self.screen.write(self.say("core-won" if seat in winners else "core-lost"), "question")
        elif winners:
            self.screen.write(self.say("core-winners", seats=tuple([self.player(s) for s in winners])), "question")
        else:
            self.screen.write(self.say("core-no-winners"), "question")
        self.keep()
        if self.path.exists():
            self.screen.write_whole(self.say("terminal-kept", command=f"rulebound replay {finish(self.path)}"))

    # -------------------------------------------------------------- commands: each says how to go on

    def why_not(self, seat: int, rest: str) -> int:
        denials = self.table.why_not(seat)
        self.screen.write(self.say("core-heading-denials" if denials else "core-denials-none"), "heading")
        for denial in denials:
            self.screen.write(*self.words.denial(denial))
        return AGAIN

    def undo(self, seat: int, rest: str, force: bool = False) -> int:
        """Back to the last choice that a person made: what bots did since goes with it."""
        trial = self.table.clone()
        self.wishes_of(seat).passing = ""
        while True:
            why = trial.can_undo()
            if why and (not force or not _answers(trial)):
                reason = "revealed" if _answers(trial) else "start"
                reason = self.say(f"terminal-undo-reason-{reason}")
                self.screen.write(self.say("terminal-undo-refused", reason=reason), "wrong")
                if _answers(trial):
                    self.screen.write(self.say("terminal-undo-force"), "note")
                return AGAIN
            entry = trial.undo(force).entry
            assert trial.decision is not None
            who = trial.decision.seat if entry.seat is None else entry.seat
            if not entry.offered or (who in self.humans and self.settled(trial, who) is None):
                break
        self.table = trial
        here = (PUBLIC, *self.humans)  # a seat that was new may be gone again
        self.seen = {s: min(n, len(trial.lines(s))) for s, n in self.seen.items() if s in here}
        self.notes.append(self.say("terminal-undone"))
        return ANSWERED

    def undo_anyway(self, seat: int, rest: str) -> int:
        return self.undo(seat, rest, force=True)

    def save(self, seat: int, rest: str) -> int:
        path = Path(rest).expanduser() if rest else new_file(self.table.name, "saved")
        try:
            keep(path, self.table, self.seating)
        except RuleboundError as error:
            self.screen.write(self.say("terminal-not-saved", path=str(path), reason=str(error)), "wrong")
        else:
            self.screen.write_whole(self.say("terminal-saved-to", path=str(path)), "note")
        return AGAIN

    def explain(self, seat: int, rest: str) -> int:
        explained = self.words.numbers(self.table, seat)
        if not explained:
            self.screen.write(self.say("terminal-explain-none"))
        for text, clauses in explained:
            self.screen.write(text, note=clauses)
        return AGAIN

    def read(self, seat: int, rest: str) -> int:
        """`c 3`, `c lens`: what is written on what stands at 3, or on what is called so."""
        decision = self.table.decision
        assert decision is not None
        view = self.table.view(seat)
        if rest.isdecimal() and 1 <= int(rest) <= len(decision.options_for(seat)):
            found = self.words.written(view, int(rest) - 1)
            if not found:
                self.screen.write(self.say("terminal-read-blank"), "note")
                return AGAIN
        else:
            found = self.words.called(view, rest) if rest else []
        for text in found[:LISTED]:
            self.screen.write(text)
        if not found or len(found) > LISTED:
            key = "terminal-read-more" if found else "terminal-read-none"
            self.screen.write(self.say(key, n=len(found) - LISTED, name=rest), "note" if found else "wrong")
        return AGAIN

    def prefer(self, seat: int, rest: str) -> int:
        """`p never 2`, `p always 2`, `p ask 2`, `p ask`, `p turn`, `p news`: what need not be asked any more.
        With `all` behind it an ability is settled for everybody at this screen."""
        wishes, decision = self.wishes_of(seat), self.table.decision
        assert decision is not None
        rest, everybody = (rest[: -len(ALL)].rstrip(), True) if rest.endswith(f" {ALL}") else (rest, False)
        what, _, number = rest.partition(" ")
        options = decision.options_for(seat)
        try:
            if what in PAUSES and not number:
                wishes.pass_until(what, self.table)
            elif what == ASK and not number:
                for other in self.humans if everybody else (seat,):
                    self.wishes_of(other).abilities.clear()
            elif what in ANSWERS and number.isdecimal() and 1 <= int(number) <= len(options):
                option = options[int(number) - 1]
                for other in self.humans if everybody else (seat,):
                    self.wishes_of(other).wish(option, what)
                if what != ASK:
                    self.notes.append(self.say(f"core-wish-{what}", ability=self.say(ability(option))))
            else:
                for key in ("terminal-wish-how", "terminal-wish-pause"):
                    self.screen.write(self.say(key), "note")
                for named, when in wishes.abilities.items():
                    self.screen.write(f"  {self.say(f'core-wish-{when}', ability=self.say(named))}")
                return AGAIN
        except RuleboundError:
            self.screen.write(self.say("terminal-wish-how"), "wrong")
            return AGAIN
        answer = wishes.answer(self.table)
        if answer is None:
            self.screen.write(self.say("terminal-wish-noted"), "note")
            for note in self.notes:
                self.screen.write(note, "note")
            self.notes = []
            return AGAIN
        self.table.choose(answer, seat)
        self.begun = True
        return ANSWERED

    def rule(self, seat: int, rest: str) -> int:
        clause = rest or self.screen.ask(self.say("terminal-rule-ask")) or ""
        found = self.words.clause(clause)
        if not found:
            self.screen.write(self.say("terminal-rule-unknown", clause=clause), "wrong")
        for text in found:
            self.screen.write(text)
        return AGAIN

    def language(self, seat: int, rest: str) -> int:
        if rest not in languages():
            known = ", ".join(f"{code}: {speech_for(code).say('terminal-language-name')}" for code in languages())
            rest = self.screen.ask(f"{self.say('terminal-language-ask')} ({known})") or ""
        if rest not in languages():
            return AGAIN
        self.seating = Seating(self.seating.bots, rest)
        self.words = Wording(self.table.name, speech_for(rest, self.table.name), self.screen.plain)
        self.seen[seat] = max(0, self.seen[seat] - RECALLED)
        return LOOK

    def help(self, seat: int, rest: str) -> int:
        self.screen.write(self.words.speech.summary(self.table.game.book.title), "note")
        self.screen.write(self.say("terminal-heading-help"), "heading")
        for letter, key in HELP:
            self.screen.write(f"  {letter:<8}{self.say(f'terminal-help-{key}')}")
        return AGAIN

    def quit(self, seat: int, rest: str) -> int:
        self.keep()
        if self.path.exists():
            self.screen.write_whole(self.say("terminal-saved-to", path=str(self.path)), "note")
            self.screen.write_whole(self.say("terminal-resume-with", command="rulebound play --resume"), "note")
        self.screen.write(self.say("terminal-goodbye"))
        return QUIT

    def keep(self) -> None:
        """Saves the game where it can be resumed, if there is anything to save."""
        count = len(self.table.answers)
        if not (self.keeps and self.begun) or (count == self.saved and self.path.exists()):
            return
        try:
            keep(self.path, self.table, self.seating)
            self.saved = count
        except RuleboundError as error:
            self.notes.append(self.say("terminal-not-saved", path=str(self.path), reason=str(error)))


HELP = (
    ("1 2 3", "choose"), ("?", "why-not"), ("u", "undo"), ("u!", "undo-anyway"), ("s", "save"), ("v", "explain"),
    ("c 2", "read"), ("r 4", "rule"), ("p", "prefer"), ("b", "board"), ("l", "language"), ("h", "help"), ("q", "quit"),
)  # fmt: skip


def percent(chance: Fraction) -> int:
    """A chance in whole percent; only what is certain reads 0 or 100."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else int(100 * chance)


def between(least: Fraction, most: Fraction) -> str:
    """A chance in percent; one that is not known exactly as two, rounded away from one another."""
    if least == most:
        return str(percent(least))
    return f"{floor(100 * least)}–{ceil(100 * most)}"


def _answers(table: Table) -> int:
    return sum(not entry.reseeds for entry in table.answers)


def chosen(line: str, options: tuple[Option, ...]) -> tuple[str, ...] | None:
    """The keys that an answer means: numbers of the list ("2", "1 3", "0" for none) or keys; None if neither."""
    keys = [o.key for o in options]
    numbers = re.fullmatch(r"\d{1,6}(?:[\s,]+\d{1,6})*", line)
    if numbers:
        wanted = [int(n) for n in re.split(r"[\s,]+", line)]
        if wanted == [0]:
            return ()
        return tuple([keys[n - 1] for n in wanted]) if all(1 <= n <= len(keys) for n in wanted) else None
    named = [part.strip() for part in line.split(",")]
    return tuple(named) if all(name in keys for name in named) else None
