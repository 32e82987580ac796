"""An encounter as a line of codes: `san2*; obs: P CLUE`.

inf obs str lore will   a test (`lore-1`: with a modifier); P: passed, F: failed
pay $1 -> x, rem1 -> x, may delay -> x, a or b: x    a price that may be paid; a choice of a test or a price
hp3* san3*              one recovers, or an ally of theirs; without a star only they
@name                   a special card; CAPITALS: a condition, or a clue of the neighbourhood
a; b                    one after the other; a+b: both of one step
"""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.forms import Effect, form_of
from rulebound.core.state.entities import Call

SKILLS = {"lore": "lore", "influence": "inf", "observation": "obs", "strength": "str", "will": "will"}


def given(effect: Effect) -> dict[str, Any]:
    return dict(zip(form_of(effect).params, effect.args, strict=True))


def short(effect: Effect | None, joined: str = "; ") -> str:
    """The whole effect; what stands in a branch is joined by a plus."""
    if effect is None:
        return ""
    name, a = form_of(effect).name, given(effect)
    if name == "several":
        return joined.join(short(e, joined) for e in a["effects"].items)
    return str(WRITTEN[name](a))


def branch(effect: Effect | None) -> str:
    return short(effect, "+")


PRICES: dict[str, str] = {
    "spend-money": "${n}", "spend-remnants": "rem{n}", "spend-clues": "clue{n}", "spend-focus": "focus{n}",
    "become-delayed": "delay", "take-condition": "{condition}",
}  # fmt: skip


def price(effect: Effect) -> str:
    a = given(effect)
    return PRICES[form_of(effect).name].format(**a, condition=condition(a) if "code" in a else "")


def condition(a: dict[str, Any]) -> str:
    return str(a["code"]).upper().replace("-", " ")


def tested(a: dict[str, Any]) -> str:
    return SKILLS[a["skill"]] + (f"{a['modifier']:+d}" if a.get("modifier") else "")


def test(a: dict[str, Any]) -> str:
    ends = [f"{sign} {branch(a[end])}" for sign, end in (("P", "passed"), ("F", "failed")) if a[end] is not None]
    return f"{tested(a)}: {' '.join(ends)}"


def may(a: dict[str, Any]) -> str:
    """A price in front of what it brings; or a choice of prices."""
    effect: Effect = a["effect"]
    assert a["otherwise"] is None
    name, inner = form_of(effect).name, given(effect)
    if name == "to":
        cost = price(inner["price"])
        before = {"$": "pay ", "f": "spend ", "d": "may ", "D": "may "}.get(cost[0], "")
        return f"{before}{cost} -> {branch(inner['effect'])}"
    if name == "one-of":
        return one_of(inner)
    return f"may {branch(effect)}"


def one_of(a: dict[str, Any]) -> str:
    """A test or a price for the same thing, or two prices for it; else simply this or that."""
    ways: tuple[Call[Any], ...] = a["effects"].items
    names = [form_of(w).name for w in ways]
    brought = [given(w).get("effect" if n == "to" else "passed") for w, n in zip(ways, names, strict=True)]
    if names in (["test", "to"], ["to", "to"]) and brought[0] == brought[1]:
        first, second = given(ways[0]), price(given(ways[1])["price"])
        if names[0] == "to":
            return f"{price(first['price'])} or {second}: {branch(brought[0])}"
        failed = f" (F {branch(first['failed'])})" if first["failed"] is not None else ""
        return f"{tested(first)}{failed} or {second}: {branch(brought[0])}"
    if names == ["test", "spend-money"]:
        first = given(ways[0])
        assert first["passed"] is None
        return f"{tested(first)} (F {branch(first['failed'])}) or {price(ways[1])}"
    return " | ".join(branch(w) for w in ways)


def recovering(a: dict[str, Any], star: str = "") -> str:
    return "&".join(f"{word}{a[n]}" for word, n in (("hp", "health"), ("san", "sanity")) if a[n]) + star


def suffering(a: dict[str, Any]) -> str:
    direct = "direct " if a.get("direct") else ""
    return direct + "+".join(f"{word}{a[n]}" for word, n in (("dmg", "damage"), ("hor", "horror")) if a[n])


def item(a: dict[str, Any]) -> str:
    value = f" value<={a['most']}" if a["most"] else f" value>={a['least']}" if a["least"] else ""
    return f"{a['trait']}{value}"


def buying(a: dict[str, Any], what: str, any_sign: str = " any") -> str:
    half = " half" if a["half"] else ""
    then = f" => {branch(a['bought'])}" if a["bought"] is not None else ""
    return f"buy{a['most'] or any_sign}{what}{half}{then}"


def times(word: str, n: int) -> str:
    return word if n == 1 else f"{word}x{n}"


WRITTEN: dict[str, Any] = {
    "test": test,
    "may": may,
    "one-of": one_of,
    "by-result": lambda a: (
        f"{tested(a)}: 0 {branch(a['none'])}, 1-2 {branch(a['some'])}, 3+ {branch(a['many'])}"
    ),
    "suffer-less": lambda a: f"{tested(a)}: {suffering(a)} less 1 per success",
    "money-per-success": lambda a: f"{tested(a)}: $1 per success",
    "recover": recovering,
    "recover-one": lambda a: recovering(a, "*"),
    "suffer": suffering,
    "delayed": lambda a: "delay",
    "retires": lambda a: "retire",
    "money": lambda a: f"${a['n']}",
    "lose-money": lambda a: f"lose ${a['n']}",
    "spend-money": lambda a: f"pay ${a['n']}",
    "remnant": lambda a: f"rem{a['n']}",
    "sell-remnants": lambda a: f"sell remnants ${a['price']} each",
    "clue": lambda a: "CLUE",
    "spawn-clue": lambda a: "spawn clue",
    "clue-to-sheet": lambda a: "clue to sheet",
    "focus": lambda a: times("focus", a["n"]),
    "focus-beyond": lambda a: times("focus!", a["n"]),
    "focus-skill": lambda a: f"focus! {SKILLS[a['skill']]}",
    "focus-every": lambda a: "focus! every",
    "discard-focus": lambda a: "discard " + times("focus", a["n"]),
    "become": condition,
    "special": lambda a: f"@{a['code']}",
    "ally": lambda a: "ally",
    "spell": lambda a: times("spell", a["n"]),
    "item": item,
    "discard-item": lambda a: f"discard {a['trait']}item{a['n']}",
    "buy": lambda a: buying(a, f" {a['trait']}"),
    "buy-spells": lambda a: f"reveal {times('spell', a['shown'])}, {buying(a, '')}",
    "spell-for": lambda a: f"look at {times('spell', a['shown'])}, pay ${a['price']} -> take 1",
    "remove-doom": lambda a: f"doom-{a['n']} {a['where']}",
    "remove-doom-from": lambda a: f"doom-{a['n']} from up to {a['spaces']} spaces",
    "doom-here": lambda a: f"doom+{a['n']} here",
    "monster-at-unstable": lambda a: "monster at unstable",
    "monster-here": lambda a: "monster here" + (" exhausted" if a["exhausted"] else ""),
    "move": lambda a: f"move{a['n']}" + (" unseen" if a["unseen"] else ""),
    "move-to-street": lambda a: "move to street",
    "gamble": lambda a: "2 dice: 7/11 $5; 2/3/12 lose $3",
}  # fmt: skip
"""Form -> how it is written, by what it is given."""
