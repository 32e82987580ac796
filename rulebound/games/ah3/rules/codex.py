"""The codex and the archive: cards join, turn, return; what their lines wait for (chapters "archive", "codex")."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Scope, Steps, flow, within
from rulebound.core.material.cards import LAST, flip, move
from rulebound.core.material.tokens import put_in
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Option, Term
from rulebound.core.timing.timing import carry_out, settle
from rulebound.games.ah3.rules.group import agree
from rulebound.games.ah3.rules.stories import read_out
from rulebound.games.ah3.state import ArkhamHorror, Paper, definition, monsters

BACK = "-back"


def archived(g: ArkhamHorror, n: int) -> Any:
    """The card of this number in the archive, or None."""
    return next((c for c in g.cards("archive") if c.code.removesuffix(BACK) == f"archive-{n}"), None)


@flow(cite="ah3/403.5 .5a .5b /452.1 .2 .3")
def add_to_codex(g: ArkhamHorror, n: int, back: bool = False) -> Steps[Any]:
    """A card joins the codex, on its front or on its back: what it says for that moment happens at once. None if it is
    not in the archive."""
    card = archived(g, n)
    if card is None:
        return None
    if back:
        flip(g, card)
    move(g, card, g.pile("codex"), LAST)
    g.tell("ah3-log-codex", "ah3/452.2", card=card)
    yield from comes_up(g, card)
    return card


@flow(cite="ah3/403.5b")
def comes_up(g: ArkhamHorror, card: Paper) -> Steps[None]:
    """A side of a card is read, and carried out from top to bottom."""
    side = "back" if card.code.endswith(BACK) else "front"
    read_out(g, "ah3/403.5b", card.code.removesuffix(BACK), side)
    joins = definition(g, card).facts.get("joins")
    if joins is not None:
        yield from within(g, Scope(kind="codex", cite=("ah3/403.5b",)), carry_out, card, joins.later(card))
    g.touch(g.sheet)
    recheck_monsters(g)
    yield from settle(g)


@flow(cite="ah3/403.5b")
def turn_card(g: ArkhamHorror, card: Paper) -> Steps[None]:
    """A card is turned, and its other side carried out."""
    flip(g, card)
    g.tell("ah3-log-turned", card=card)
    yield from comes_up(g, card)


@flow(cite="ah3/403.5b")
def turn_to(g: ArkhamHorror, card: Paper, passage: str) -> Steps[None]:
    """A card with two texts on its back is turned: this one is read."""
    yield from turn_card(g, card)
    read_out(g, "ah3/403.5b", card.code.removesuffix(BACK), passage)


@cite("ah3/403.5a /452.3")
def return_card(g: ArkhamHorror, card: Paper) -> None:
    """A card goes back to the archive, front up, without anything on it."""
    if card.code.endswith(BACK):
        flip(g, card)
    g.change(card, clues=0, doom=0, hood=0)
    move(g, card, g.pile("archive"), LAST)
    g.tell("ah3-log-returned", card=card)


@cite("ah3/403.5b")
def into_the_cup(g: ArkhamHorror, *tokens: str) -> None:
    """The cup grows for the rest of the game."""
    for token in tokens:
        put_in(g, g.cup, token)
        g.tell("ah3-log-cup-grows", "ah3/403.5b", token=Term(f"ah3-token-{token}"))


# ------------------------------------------------------------------ markers on the sheet


@cite("ah3/456.2")
def mark_sheet(g: ArkhamHorror) -> None:
    """A marker on the sheet."""
    g.change(g.sheet, markers=g.sheet.markers + 1)
    g.touch(g.sheet)
    g.tell("ah3-log-sheet-marker", "ah3/456.2", n=g.sheet.markers)
    recheck_monsters(g)


@cite("ah3/459.9 /475.15")
def recheck_monsters(g: ArkhamHorror) -> None:
    """Something that a monster's health goes by has changed."""
    for monster in monsters(g):
        g.touch(monster)


# ------------------------------------------------------------------ the end


@cite("ah3/301.1 /403.5c")
def win(g: ArkhamHorror, n: int, passage: str = "back") -> None:
    """The back of a card is read, or one of the two texts there: the investigators have won."""
    read_out(g, "ah3/403.5c", f"archive-{n}", passage)
    g.verdict(True, f"ah3-end-won-{n}", "ah3/301.1")
    g.check()


@cite("ah3/302.1 .2 /403.5d")
def lose(g: ArkhamHorror, n: int, passage: str = "back") -> None:
    """The back of a card is read, or one of the two texts there: the investigators have lost."""
    read_out(g, "ah3/403.5d", f"archive-{n}", passage)
    g.verdict(False, f"ah3-end-lost-{n}", "ah3/302.1")
    g.check()


# ------------------------------------------------------------------ lines that wait for something


@cite("ah3/403.5c .5d /452.3")
def due(g: ArkhamHorror) -> tuple[Call[Any], ...]:
    """The lines that hold now and are not happening already; where there are several, the players say which comes
    first."""
    found: list[tuple[Any, str]] = []
    for card in (*g.cards("codex"), *g.cards("attached")):
        for line in definition(g, card).facts.get("thresholds", ()):
            key = f"{card.code} {line.name}"
            if key not in g.sheet.fired and g.scope(f"line {key}") is None and line.holds(g, card):
                found.append((card, line.name))
    if len(found) > 1:
        return (fire_in_order.later(tuple([card.id for card, _ in found]), tuple([name for _, name in found])),)
    return tuple([fire.later(card, card.code, name) for card, name in found])


@flow(cite="ah3/004")
def fire_in_order(g: ArkhamHorror, cards: tuple[int, ...], names: tuple[str, ...]) -> Steps[None]:
    """Several lines hold at once: one after the other, as the group says; each only if it holds still."""
    left = tuple([f"{id} {g.entity(id).code} {name}" for id, name in zip(cards, names, strict=True)])
    while left:
        options = tuple([line_option(g, line, at) for at, line in enumerate(left)])
        picked = yield from agree(g, options, "ah3-prompt-line", "ah3/004")
        id, code, name = left[picked.value].split()
        left = (*left[: picked.value], *left[picked.value + 1 :])
        yield from fire(g, g.entity(int(id)), code, name)


def line_option(g: ArkhamHorror, line: str, at: int) -> Option:
    """A line of the codex, by its card and by what it waits for."""
    id, code, name = line.split()
    card = g.entity(int(id))
    made = next(t for t in g.registry[code].thresholds if t.name == name)
    return Option(f"line {code} {name}", f"ah3-option-line-{made.sign}", (("thing", g.word(card)),), (card.id,),
                  ("ah3/403.5c" if made.sign == "clue" else "ah3/403.5d",), value=at)  # fmt: skip


@flow(cite="ah3/403.5c .5d /004")
def fire(g: ArkhamHorror, card: Paper, code: str, name: str) -> Steps[None]:
    """A line happens, if its card still lies there on that side and it still holds."""
    if card.code != code or card.pile not in (g.pile("codex").id, g.pile("attached").id):
        return
    line = next(t for t in definition(g, card).thresholds if t.name == name)
    key = f"{code} {name}"
    if not line.holds(g, card) or g.scope(f"line {key}") is not None:
        return
    if line.once:
        g.change(g.sheet, fired=(*g.sheet.fired, key))
    clause = "ah3/403.5c" if line.sign == "clue" else "ah3/403.5d"
    yield from within(g, Scope(kind=f"line {key}", cite=(clause,)), carry_out, card, line.body.later(card))
    yield from settle(g)
