"""What a game offers to those who write cards and tests: the words, verbs, moments and clauses of each card, the verbs
of the rules, the prompts, the arranging steps. All of it is read from the game itself.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rulebound.core.game.abilities import Ability
from rulebound.core.material.cards import CardDefinition
from rulebound.core.proving.arrange import CORE_STEPS, Step
from rulebound.core.proving.lexicon import sources
from rulebound.core.state.errors import RuleboundError
from rulebound.core.state.index import AFTER, AT, CANCEL, WHEN, WOULD
from rulebound.core.timing.actions import Menu
from rulebound.games import folder, game_class
from rulebound.play.translate import FOLDER, Speech, files

MOMENTS = {WOULD: "would", CANCEL: "cancel", WHEN: "when", AT: "at", AFTER: "after"}
PROMPT = re.compile(r'"([a-z0-9]+-prompt-[a-z0-9-]+)"')
ENTRY = re.compile(r"^([a-z0-9]+-prompt-[a-z0-9-]+) *=", re.MULTILINE)
ASKING = {"Option": 0, "options_for": 2, "option_for": 2, "choose_entity": 4, "each_copy": 0}
"""Where those who make options take the verb."""


@dataclass(frozen=True)
class AbilityEntry:
    """One ability: what one answers to use it, when, at what price, and what it asks in turn."""

    verb: str
    kind: str
    moment: str
    """Such as "after EnemyDefeated"; "" if it waits for nothing."""
    costs: tuple[str, ...]
    limit: str
    clauses: tuple[str, ...]
    says: str
    asks: tuple[str, ...]
    """The prompts and verbs of its own questions."""


@dataclass(frozen=True)
class CardEntry:
    """One face."""

    code: str
    slug: str
    title: str
    text: str
    facts: tuple[tuple[str, str], ...]
    abilities: tuple[AbilityEntry, ...]
    clauses: tuple[str, ...]

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple([a.verb for a in self.abilities])


def cards_of(game: str, speech: Speech) -> tuple[CardEntry, ...]:
    """Every face of a game, by code."""
    registry = game_class(game).book.registry
    return tuple([entry(game, made, speech) for made in sorted(registry.of(CardDefinition), key=lambda d: d.key)])


def cards_called(game: str, name: str, speech: Speech) -> tuple[CardEntry, ...]:
    """Those with this code, slug or title; none is answered with a sentence."""
    every = cards_of(game, speech)
    found = tuple([c for c in every if name.lower() in (c.code, c.slug, c.title.lower())])
    if not found:
        near = [c.slug or c.code for c in every if name.lower() in f"{c.code} {c.slug} {c.title.lower()}"]
        more = f" Close to it: {', '.join(near[:8])}" if near else ""
        raise RuleboundError(f"{game} has no card {name!r}: a card is named by its code, its slug or its title.{more}")
    return found


def entry(game: str, made: CardDefinition, speech: Speech) -> CardEntry:
    key = f"{game}-{made.key}"
    facts = [(name, _plain(value)) for name, value in sorted(made.facts.items()) if _plain(value)]
    spoken: tuple[Any, ...] = (*made.abilities, *made.modifiers)
    clauses = [c for thing in spoken for c in thing.cite]
    return CardEntry(
        made.key,
        str(made.facts.get("slug", "")),
        speech.say(key) if speech.knows(key) else str(made.facts.get("name", made.key)),
        speech.summary(key),
        tuple(facts),
        tuple([ability_entry(game, a, speech) for a in made.abilities]),
        tuple(dict.fromkeys(clauses)),
    )


def _plain(value: Any) -> str:
    """A fact in words; what is code is left out."""
    if isinstance(value, (bool, int, str)):
        return str(value)
    if isinstance(value, (tuple, list, frozenset)) and all(isinstance(v, (int, str)) for v in value):
        return " ".join(str(v) for v in value)
    return ""


def ability_entry(game: str, ability: Ability, speech: Speech) -> AbilityEntry:
    trigger = ability.trigger
    word = f"{game}-{ability.card}-{ability.name}"
    limit = ability.limit
    return AbilityEntry(
        ability.name,
        ability.kind,
        f"{MOMENTS[trigger.timing]} {trigger.event.__name__}" if trigger else "",
        tuple([f"{c.amount} {c.kind}" if isinstance(c.amount, int) else c.kind for c in ability.costs]),
        f"{limit.times} per {limit.per}" if limit else "",
        ability.cite,
        speech.say(word) if speech.knows(word) else " ".join((inspect.getdoc(ability.body.flow.source) or "").split()),
        tuple(dict.fromkeys(questions(textwrap.dedent(inspect.getsource(ability.body.flow.source))))),
    )


def questions(source: str) -> Iterator[str]:
    """The prompts that a piece of code asks with, and the verbs of the answers."""
    yield from PROMPT.findall(source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING:
            at = ASKING[node.func.id]
            named = [k.value for k in node.keywords if k.arg == "verb"]
            given: ast.expr | None = node.args[at] if len(node.args) > at else next(iter(named), None)
            if isinstance(given, ast.JoinedStr):
                given = given.values[0] if given.values else None
            if isinstance(given, ast.Constant) and isinstance(given.value, str) and given.value.split():
                yield given.value.split()[0]


# ------------------------------------------------------------------ what does not stand on a card


def acts_of(game: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The verbs of the menus, each with its clauses."""
    menus = game_class(game).book.registry.of(Menu)
    acts = {act.key: act.cite for menu in menus for act in menu.acts}
    return tuple(sorted(acts.items()))


def verbs_of(game: str) -> tuple[str, ...]:
    """The verbs of all other answers that rules and cards ask for."""
    book = game_class(game).book
    found = {q for path in sources(book) for q in questions(path.read_text("utf-8")) if "-prompt-" not in q}
    return tuple(sorted(found - {key for key, _ in acts_of(game)}))


def prompts_of(game: str, speech: Speech) -> tuple[tuple[str, str], ...]:
    """Every prompt with its wording, those of all games last."""
    own = files(folder(game) / "locales", "en", game) or files(FOLDER, "en", game)
    out = []
    for path in (*own, *files(FOLDER, "en", "core")):
        out += [(key, speech.say(key)) for key in ENTRY.findall(path.read_text("utf-8"))]
    return tuple(out)


def steps_of(game: str) -> tuple[Step, ...]:
    """The arranging steps, the game's own and those of all games."""
    every = {**CORE_STEPS, **game_class(game).book.steps}
    return tuple([every[name] for name in sorted(every)])
