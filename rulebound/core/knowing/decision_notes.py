"""How a decision reads to the seat that is asked: what asks it, what tells options apart, what one of them provokes.

Worked out when somebody looks, never while rules run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from rulebound.core.game.decision import Decision, ends_turn
from rulebound.core.game.game import PHASE, ROUND, Game, Seat
from rulebound.core.state.entities import Entity, Option, Registry, Term, word_of
from rulebound.core.timing.actions import Menu
from rulebound.core.timing.timing import Event

ASKING = ("this", "enemy", "monster", "card")
"""What the rules call the thing that they are carried out for."""
WHOM = ("you", "whom", "player", "victim", "investigator")
"""What the rules call the player to whom something happens."""


def asker(g: Game, seat: int) -> Term | None:
    """What the question is about: what asks it, or else the part of the game that it belongs to.

    None where the prompt says it itself, and in the menu of one's own turn.
    """
    decision = g.decision
    if decision is None or "what" in dict(decision.args) or any(ends_turn(o) for o in decision.options_for(seat)):
        return None
    what = subject(g, seat) or moment(g)
    return None if what in dict(decision.args).values() else what


def subject(g: Game, seat: int) -> Term | None:
    """What asks: what the rule that asks has named, or the card that is being carried out, what is happening, the
    action that is taken: the innermost of them. Somebody else to whom it happens is named, too."""
    assert g.decision is not None
    named = dict(g.decision.args).get("asks")
    if isinstance(named, Term):
        return named
    whom: Seat | None = None
    for frame in reversed(g.stack or ()):
        held = frame.held()
        for thing in held.values():
            if isinstance(thing, Event) and thing.id in g.transients:
                return g.event_word(thing)
        whom = whom or next((held[name] for name in WHOM if isinstance(held.get(name), Seat)), None)
        for name in ASKING:
            thing = held.get(name)
            if isinstance(thing, Entity) and thing.id in g.entities:
                return _with(g, g.word(thing, seat), whom, seat)
        term = _of_rule(g, frame.flow.name)
        if term is not None:
            return _with(g, term, whom, seat)
    under_way = [t for thing in reversed(g.transients.values()) if (t := thing.subject(g)) is not None]
    return under_way[0] if under_way else None


def _with(g: Game, what: Term, whom: Seat | None, seat: int) -> Term:
    if whom is None or whom.index == seat:
        return what
    return Term("core-asked-for", (("what", what), ("whom", g.word(whom, seat))))


def _of_rule(g: Game, name: str) -> Term | None:
    """The card that a rule is written on, or the action that it is."""
    code = g.registry.written.get(name.rpartition(".")[0])
    return word_of(g.book.game, code) if code else _acts(g.registry, g.book.game).get(name)


@cache
def _acts(registry: Registry, game: str) -> dict[str, Term]:
    """The actions that are not done to anything in particular, by their rules."""
    acts = {act for menu in registry.of(Menu) for act in menu.acts if act.does.flow.positional == 1}  # given: who acts
    return {act.does.flow.name: Term(act.text or f"{game}-option-{act.key}") for act in acts}


def moment(g: Game) -> Term:
    """The part of the game in which nobody but the rules asks: its phase, its round, or what is between games."""
    if g.scope(PHASE) is not None:
        return Term(f"{g.book.game}-phase-{g.clock.phase}")
    if g.scope(ROUND) is not None:
        return Term("core-asked-round", (("n", g.clock.round),))
    return Term("core-asked-before")


def notes(g: Game, decision: Decision, seat: int) -> dict[str, Term]:
    """For options that would read the same, by key: how what they are about differs, or else their number."""
    groups: dict[object, list[Option]] = {}
    for option in decision.options_for(seat):
        read = (option.text, tuple([(name, g.policy.called(value)) for name, value in option.args]))
        groups.setdefault(read, []).append(option)
    out: dict[str, Term] = {}
    for alike in groups.values():
        if len(alike) > 1:
            facts = [_seen(g, option) for option in alike]
            common = set(facts[0]).intersection(*facts)
            differing = [tuple([fact for fact in some if fact not in common]) for some in facts]
            out |= zip([o.key for o in alike], _numbered(differing), strict=True)
    return out


def _numbered(differing: list[tuple[Term, ...]]) -> Iterator[Term]:
    """Each row of facts as one term. Rows without any, and rows that are still the same, are counted."""
    still = Counter(differing)
    for n, facts in enumerate(differing, 1):
        number = Term("core-note-nth", (("n", n), ("all", len(differing))))
        first, *more = facts if facts and still[facts] == 1 else (*facts, number)
        for fact in more:
            first = Term("core-list-more", (("list", first), ("item", fact)))
        yield first


def _seen(g: Game, option: Option) -> tuple[Term, ...]:
    things = [g.entities[id] for id in option.about if id in g.entities]
    return g.policy.told_apart(g, things[-1]) if things else ()
