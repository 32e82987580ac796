"""An investigator who closes gates, follows clues to the mystery, fights what can be fought, rests and buys.

It answers from its own view alone. Every option gets a worth; the best is taken, equals by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rulebound.games.eldritch.bots.effects import worth
from rulebound.games.eldritch.bots.sharing import SNOOP, best_partner, chosen, wish
from rulebound.games.eldritch.bots.sight import Thing, away
from rulebound.games.eldritch.bots.travelling import (
    best_goal,
    clue_worth,
    gate_worth,
    near,
    reach,
    ride,
    step_towards,
    tickets_on,
    worth_of,
)
from rulebound.games.eldritch.bots.wanted import LAYING, Outlook
from rulebound.games.eldritch.state import REGISTRY, SHIP, SKILLS, TRAIN

LIKED = ("trish-scarborough", "jacqueline-fine", "akachi-onyele", "mark-harrigan", "norman-withers", "lily-chen",
         "silas-marsh", "leo-anderson", "jim-culver", "lola-hayes", "diana-stanley", "charlie-kane")  # fmt: skip
"""Who is good against Azathoth, the best first; against the others fighters are wanted, too."""
FIGHTERS = ("trish-scarborough", "mark-harrigan")
ABILITIES: dict[str, Callable[[Outlook], float]] = {
    "snoop": lambda s: 4.5,
    "talk": lambda s: 6.0,
    "pay": lambda s: 3.0,
    "pull-strings": lambda s: 3.4,
    "play": lambda s: 1.5 * sum(p["sanity"] < p["numbers"]["most-sanity"] and p["space"] == s.you["space"]
                                for p in s.people),
    "recruit": lambda s: 2.4 * s.chance(s.skill("influence")),
    "sail": lambda s: 2.5,
    "read": lambda s: 3.0 * s.chance(s.skill("lore")) * min(1.0, s.you["sanity"] / 3),
    "infiltrate": lambda s: 2.5 + len(s.monsters_at(s.here)),
    "brawl": lambda s: 1.0,
    "banish": lambda s: 0.5,
    "blow-up": lambda s: sum(m["numbers"]["toughness"] for m in s.monsters_at(s.here)) - 1.5,
    "discharge": lambda s: float(len(s.monsters_at(s.here))) - 1.0,
    "send": lambda s: 1.6,
    "gaze": lambda s: 2.2 if s.you["sanity"] > 2 else -1.0,
    "balance": lambda s: 0.0,
    "rehearse": lambda s: -1.0,
    "listen": lambda s: 0.8,
    "commune": lambda s: best_partner(s)[1].worth - 0.1,
    "connect": lambda s: -1.0,
    "bless": lambda s: 2.5,
}  # fmt: skip
"""Actions of components, by the name of the ability."""
RITUALS = {"feed-the-mind": 3.0, "blessing-of-isis": 3.5, "conjuration": 2.0, "plumb-the-void": -1.0}
"""Spells that are cast as an action."""
UNSEEN = ("mists-of-releh", "pallid-mask")
CERTAIN = ("lay-down", "seal", "bind", "keep", "understand", "train", "encourage", "foresee", "shoot", "study",
           "try-it", "treat", "rest", "clear-the-mind", "walk-between")  # fmt: skip
"""What is always worth doing when it is offered."""


class Investigator:
    """Looks one step ahead, with a rule of thumb for each kind of question."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any], seat: int) -> tuple[str, ...]:
        decision = view["decision"]
        options = list(decision["options"])
        sight = Outlook(view, seat)
        self._random.shuffle(options)  # so that equals are treated as equals
        prompt, least, most = decision["prompt"], decision["least"], decision["most"]
        if (least, most) == (1, 1):
            known = bool(sight.you["code"]) or prompt == "eldritch-prompt-investigator"
            value = ANSWERS.get(prompt, plain) if known else plain  # who has fallen has nothing to weigh it by
            return (max(options, key=lambda option: value(sight, option))["key"],)
        several = SEVERAL.get(prompt) if sight.you["code"] else None
        wanted = several(sight, options)[:most] if several is not None else []
        for option in options:
            if len(wanted) >= least:
                break
            if option not in wanted:
                wanted.append(option)
        return tuple([o["key"] for o in wanted])


def plain(sight: Outlook, option: Thing) -> float:
    """Whatever is not thought about: yes rather than no, doing rather than passing."""
    return {"pass": -0.5, "no": 0.0, "yes": 1.0, "leave": 0.0}.get(option["key"], 0.5)


# ------------------------------------------------------------------ one's turn


def action(sight: Outlook, option: Thing) -> float:
    key, _, rest = option["key"].partition(" ")
    made = TURN.get(key)
    if made is not None:
        return made(sight, rest)
    if key == "pass":
        return 0.0
    return ability(sight, option)


def ability(sight: Outlook, option: Thing) -> float:
    """An action of a component, by the name of the ability."""
    name = option["key"].partition(" ")[0]
    if name == "cast":
        return ritual(sight, sight.about(option).get("code", ""))
    value = ABILITIES.get(name)
    return value(sight) if value is not None else 0.5


def ritual(sight: Outlook, code: str) -> float:
    """A Spell cast as an action: what it brings, if Lore and Sanity suffice."""
    gain = RITUALS.get(code, 1.0)
    if code == "shriveling":
        gain = 3.0 if sight.monsters_at(sight.here) else -1.0
    if sight.mystery == "arcane-understanding" and sight.left and sight.own_supply(sight.you):
        gain = 12.0
    dice = sight.skill("lore") + sight.bonus("lore", "spell")
    return float(gain * sight.chance(dice) * min(1.0, (sight.you["sanity"] - 1) / 3))


def hurt(sight: Outlook) -> float:
    """How much a rest is wanted: the nearer to a defeat the more."""
    you, out = sight.you, 0.0
    for what in ("health", "sanity"):
        lost = you["numbers"][f"most-{what}"] - you[what]
        out += min(1, lost) * (1.0 + max(0, 4 - you[what]) * 1.3)
    return out


def travel(sight: Outlook, to: str) -> float:
    goal = best_goal(sight)
    if goal == sight.here:
        return -1.0
    if to == goal:
        return 5.0
    left = away(to)[goal]
    danger = 0.6 * sum(sight.cost_of(m) for m in sight.monsters_at(to))
    if goal in reach(sight.here, sight.you["train"], sight.you["ship"]):
        onward = goal in ride(to, sight.you["train"], sight.you["ship"])
        return 5.0 if onward else -3.0
    if goal in near(sight, sight.you):
        return 1.0 - left
    nearer = step_towards(sight, goal, to)
    on = 0.6 if any(sight.you[kind] for kind in tickets_on(goal, to)) else 0.0
    return 4.5 * nearer - danger + on if nearer > 0 else -3.0


def prepare(way: str) -> Callable[[Outlook, str], float]:
    def value(sight: Outlook, _: str) -> float:
        you = sight.you
        if you["train"] + you["ship"] >= 2:
            return -1.0
        goal = best_goal(sight)
        if goal != sight.here and "travel" not in you["done"]:
            tickets = {TRAIN: you["train"], SHIP: you["ship"]}
            if goal in reach(sight.here, **tickets):
                return 1.0
            if you["actions"] == 2 and goal in reach(sight.here, **(tickets | {way: tickets[way] + 1})):
                return 6.0
        return 2.6 if goal != sight.here and way in tickets_on(goal, sight.here) else 1.4

    return value


def acquire(sight: Outlook, _: str) -> float:
    values = [REGISTRY[c["code"]].value for c in sight.cards("reserve") if c.get("code")]
    hoped = sight.successes(sight.skill("influence") + sight.bonus("influence", "acquire"))
    return 1.2 + 0.8 * hoped if values and min(values) <= max(1.0, hoped) else 0.4


def trade(sight: Outlook, code: str) -> float:
    other = next((p for p in sight.people if p["code"] == code), None)
    return wish(sight, other).worth - 0.1 if other is not None else -1.0


TURN: dict[str, Callable[[Outlook, str], float]] = {
    "travel": travel,
    "rest": lambda sight, _: hurt(sight) + (1.0 if sight.cards(sight.you["conditions"]) else 0.0),
    "acquire": acquire,
    "prepare-train": prepare("train"),
    "prepare-ship": prepare("ship"),
    "trade": trade,
}


def ticket(sight: Outlook, option: Thing) -> float:
    """On by ticket, if it is the way to where one wants to be."""
    if option["key"] == "pass":
        return 0.0
    goal = best_goal(sight)
    way, _, to = option["key"].partition(" ")
    left = {w: sight.you[w] - (w == way) for w in (TRAIN, SHIP)}
    if sight.here != goal and goal in ride(to, **left):
        return 3.0 + float(sum(left.values()))
    return step_towards(sight, goal, to) - 0.5


# ------------------------------------------------------------------ encounters


def encounter(sight: Outlook, option: Thing) -> float:
    key = option["key"].partition(" ")[0]
    if key.startswith("research"):
        return clue_worth(sight)
    if key == "other-world":
        if sight.seals(sight.here, 1) and not sight.seals(sight.here) and sight.supply(sight.you) >= sight.price:
            return 1.5  # it is wanted open till the omen has come
        return gate_worth(sight, sight.here, 0) if sight.you["sanity"] > 1 and sight.you["health"] > 1 else 2.0
    if key == "special":
        card = sight.about(option)
        if card.get("code") == sight.mystery or card.get("kind") == "AncientOne":
            return 16.0 if sight.own_supply(sight.you) >= sight.price else 0.0
        return sight.threat(card)
    return {"expedition": 2.6, "body": 3.0, "general": 1.0}.get(key, 1.6)


def facing(sight: Outlook, option: Thing) -> float:
    """The easiest first."""
    monster = sight.about(option)
    return -sight.cost_of(monster) if monster.get("numbers") else 0.0


def reroll(sight: Outlook, option: Thing) -> float:
    """Cards are for using; a clue only where nothing has succeeded yet and it is not wanted elsewhere."""
    none = not dict(sight.view["decision"]["args"])["n"]
    test = next((t for t in reversed(sight.all("Test"))), {})
    fight = test.get("sort") == "combat"
    if option["key"] == "pass":
        return 0.0
    if option["key"] == "reroll clue":
        return 1.0 if none and spare_clue(sight, str(test.get("sort"))) else -1.0
    return 1.0 if none or fight or test.get("sort") in ("acquire", "spell") else -1.0


def spare_clue(sight: Outlook, sort: str) -> bool:
    """Is this test worth a clue? Who finds clues by snooping is free with them; others keep what the mystery wants."""
    if sort not in ("special", "research", "other-world", "expedition", "combat"):
        return False
    if sort == "special":
        return sight.own_supply(sight.you) > sight.price
    if sort == "research" and sight.mystery in LAYING:
        return True
    if sight.you["code"] == SNOOP and sight.clues() == 1 and sort != "combat":
        return True
    if sort == "other-world" and sight.seals(sight.here) and sight.own_supply(sight.you) <= sight.price:
        return False
    return sight.all_clues > sight.clues_wanted + (3 if sort == "combat" else 0)


def low_dice(sight: Outlook, options: list[Thing]) -> list[Thing]:
    return [o for o in options if int(o["key"].split()[1]) < sight.lowest]


def nudged(sight: Outlook, option: Thing) -> float:
    shown = int(option["key"].split()[1])
    return 5.0 if shown == sight.lowest - 1 else -shown


def reaction(sight: Outlook, option: Thing) -> float:
    key = option["key"]
    if key == "pass":
        return 0.0
    code = sight.about(option).get("code", "")
    if key.partition(" ")[0] in CERTAIN:
        return 5.0
    if code in UNSEEN:
        foes = sight.monsters_at(sight.here)
        cost = sum(sight.cost_of(m) for m in foes)
        return cost - 2.5 if foes else -1.0
    if code == "clairvoyance":
        return 2.0 if sight.clue_spaces and sight.here not in sight.gates else -1.0
    if code in ("flesh-ward", "instill-bravery", "bandages", "whiskey", "grotesque-statue"):
        return 1.0 if min(sight.you["health"], sight.you["sanity"]) <= 4 else -0.5
    if code == "wither":
        return 1.0 if sight.skill("lore") > 1 and sight.you["sanity"] > 2 else -0.5
    return 0.8


# ------------------------------------------------------------------ effects of cards


def effect(sight: Outlook, option: Thing) -> float:
    """Of several effects, or of one that may be left."""
    if option["key"] == "leave":
        return 0.0
    return worth(sight, dict(option["args"])["thing"])


def buy(sight: Outlook, option: Thing) -> float:
    key = option["key"].partition(" ")[0]
    card = sight.about(option)
    if key != "buy" or not card.get("code"):
        return -0.2 if key == "discard" else 0.0
    made = REGISTRY[card["code"]].facts
    liked = {"ally": 1.5, "weapon": 1.0, "tome": 0.5, "service": 0.7}
    return float(1.0 + made["value"] + sum(liked.get(t, 0.0) for t in made["traits"]))


def loan(sight: Outlook, option: Thing) -> float:
    result = dict(sight.view["decision"]["args"])["n"]
    dear = any(
        c.get("code") and result < REGISTRY[c["code"]].value <= result + 2 and REGISTRY[c["code"]].value > 2
        for c in sight.cards("reserve")
    )
    return (1.0 if dear and result and sight.view["round"] <= 3 else -1.0) if option["key"] == "loan" else 0.0


def to_space(sight: Outlook, option: Thing) -> float:
    """Where one would like to be, or where a good thing is best laid: near oneself."""
    space = sight.about(option)
    return worth_of(sight, space["code"]) if space.get("kind") == "Space" else 0.0


def moving(sight: Outlook, option: Thing) -> float:
    space = sight.about(option)
    return step_towards(sight, best_goal(sight), space["code"]) + 0.1 * worth_of(sight, space["code"])


def weak(sight: Outlook, option: Thing) -> float:
    """A monster one would be rid of: the worst that can be had."""
    numbers = sight.about(option).get("numbers", {})
    return float(numbers.get("toughness", 0) + numbers.get("horror", 0) + numbers.get("damage", 0))


def gate(sight: Outlook, option: Thing) -> float:
    """A gate to be rid of: one whose omen comes soon."""
    card = sight.about(option)
    omen = REGISTRY[card["code"]].omen if card.get("code") else ""
    return float(sum(sight.omen(n) == omen for n in (0, 1, 2)))


def omen_space(sight: Outlook, option: Thing) -> float:
    """Where few gates of the omen to come are open."""
    at = int(option["key"].split()[1]) - 1
    following = sight.omen(at - sight.ancient["omen"] + 1)
    return -sum(omen == following for omen in sight.gates.values()) - (1.0 if following == "green" else 0.0)


def skill_wanted(sight: Outlook, option: Thing) -> float:
    name = option["key"].split()[-1]
    liked = {"observation": 1.0, "lore": 0.6, "will": 0.8, "strength": 0.7, "influence": 0.2}
    return liked.get(name, 0.0) + 0.2 * sight.skill(name) if name in SKILLS else 0.0


def least_loved(sight: Outlook, option: Thing) -> float:
    """Of one's own cards the one that matters least goes; a bad condition goes first."""
    code = sight.about(option).get("code")
    if not code:
        return 0.0
    made = REGISTRY[code].facts
    if made["kind"] == "condition":
        return {"blessed": -9.0, "dark-pact": 4.0, "cursed": 4.0, "detained": 3.0}.get(code, 2.0)
    return -float(made.get("value", 2)) - (2.0 if made["kind"] == "artifact" else 0.0)


def person(sight: Outlook, option: Thing) -> float:
    """Of people: oneself for good things, which is what is mostly asked."""
    who = sight.about(option)
    return 1.0 if who.get("index") == sight.seat else 0.5


def other(sight: Outlook, option: Thing) -> float:
    """Somebody else, who is far from what is wanted."""
    return float(sight.about(option).get("actions", 0))


def partner(sight: Outlook, option: Thing) -> float:
    return wish(sight, sight.about(option)).worth


def pays(sight: Outlook, option: Thing) -> float:
    return float(option["key"].split()[1])


def somebody(sight: Outlook, option: Thing) -> float:
    code = option["key"].removeprefix("play ")
    fights = code in FIGHTERS and sight.ancient["code"] != "azathoth"
    return 20.0 * fights - LIKED.index(code)


def number(sight: Outlook, option: Thing) -> float:
    """Sanity for dice, clues for successes: as many as leaves something."""
    n = int(option["key"])
    return float(n) if n <= 2 else -float(n)


def stays_lead(sight: Outlook, option: Thing) -> float:
    return 1.0 if sight.about(option).get("index") == sight.view["lead"] else 0.0


ANSWERS: dict[str, Callable[[Outlook, Thing], float]] = {
    "eldritch-prompt-action": action,
    "eldritch-prompt-ticket": ticket,
    "eldritch-prompt-encounter": encounter,
    "eldritch-prompt-fight": facing,
    "eldritch-prompt-reroll": reroll,
    "eldritch-prompt-dice": lambda s, o: -int(o["key"].split()[1]),
    "eldritch-prompt-nudge": nudged,
    "eldritch-prompt-acquire": buy,
    "eldritch-prompt-loan": loan,
    "eldritch-prompt-space": to_space,
    "eldritch-prompt-move": moving,
    "eldritch-prompt-void": to_space,
    "eldritch-prompt-monster": weak,
    "eldritch-prompt-gate": gate,
    "eldritch-prompt-omen": omen_space,
    "eldritch-prompt-improve": skill_wanted,
    "eldritch-prompt-discard": least_loved,
    "eldritch-prompt-reserve": lambda s, o: -least_loved(s, o),
    "eldritch-prompt-ally": lambda s, o: -least_loved(s, o),
    "eldritch-prompt-for-whom": person,
    "eldritch-prompt-feed": person,
    "eldritch-prompt-help": other,
    "eldritch-prompt-agree": lambda s, o: o["key"] == "agree",
    "eldritch-prompt-trade-with": partner,
    "eldritch-prompt-share": pays,
    "eldritch-prompt-investigator": somebody,
    "eldritch-prompt-lead": stays_lead,
    "eldritch-prompt-sanity-for-dice": number,
    "eldritch-prompt-clues-for-successes": number,
    "eldritch-prompt-sanity-for-clue": lambda s, o: (s.you["sanity"] > 3) == (o["key"] == "yes"),
    "core-prompt-react": reaction,
    "core-prompt-form": effect,
    "core-prompt-one-of": effect,
    "core-prompt-unless": effect,
}
SEVERAL: dict[str, Callable[[Outlook, list[Thing]], list[Thing]]] = {
    "eldritch-prompt-dice": low_dice,
    "eldritch-prompt-trade": chosen,
}
"""Where several may be chosen: which of them are wanted."""
BOTS = {"sleuth": Investigator}
