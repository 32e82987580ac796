"""Answers about cards: what to play, what to use, when, and with whose resources."""

from __future__ import annotations

from math import sqrt

from rulebound.games.lotr.bots.battle import Foe, strikes
from rulebound.games.lotr.bots.fighting import blow, ready_of
from rulebound.games.lotr.bots.questing import engaged_after_checks, outcome
from rulebound.games.lotr.bots.sight import ARAGORN, GANDALF, Sight, Thing, facts
from rulebound.games.lotr.state import ALLY, ATTACHMENT, ENEMY, EVENT, LOCATION

SNEAK_ATTACK, FARAMIR, EOWYN, BERAVOR, STEWARD = "01023", "01014", "01007", "01012", "01026"
HIGH = 36
"""From this threat on a player does what lowers it."""
ATTACH = {
    STEWARD: 40.0, "01057": 26.0, "01027": 18.0, "01055": 14.0, "01041": 13.0, "01039": 12.0, "01040": 11.0,
    "01042": 10.0, "01069": 12.0, "01072": 6.0, "01070": 6.0, "01056": 7.0, "01071": -1.0,
}  # fmt: skip
"""How much attachments are wanted."""
ALLIES = {
    "01013": 11, "01014": 19, "01015": 10, "01016": 9, "01017": 13, "01018": 13, "01019": 14, "01028": 11, "01029": 12,
    "01030": 12, "01031": 20, "01043": 11, "01044": 12, "01045": 18, "01058": 12, "01059": 12, "01060": 9, "01061": 9,
    "01062": 12, GANDALF: 22,
}  # fmt: skip
"""How much allies are wanted."""


def planning(sight: Sight, option: Thing, settled: bool) -> float:
    """Engines first, then allies, then other attachments; passing comes last."""
    if option["key"] == "pass":
        return 0.0
    card = sight.about(option)
    if not option["key"].startswith("play "):
        return action(sight, option, settled)
    code = card["code"]
    kind = facts(code)["type"]
    if kind == ALLY:
        return ally(sight, code)
    if kind == ATTACHMENT:
        return attachment(sight, code)
    return event(sight, code, settled)


def ally(sight: Sight, code: str) -> float:
    if code == GANDALF:
        sneaks = sight.holds(SNEAK_ATTACK)
        return -1.0 if sneaks and sight.resources < 7 else 22.0
    return float(ALLIES.get(code, 10))


def attachment(sight: Sight, code: str) -> float:
    if code == "01069":  # a snare is for something that is worth catching
        return 12.0 if any(sight.number(c, "attack") >= 3 for c in sight.foes) else -1.0
    if code == "01056":
        return 7.0 if any(sight.kind(c) == LOCATION for c in sight.staging) else -1.0
    return ATTACH.get(code, 6.0)


# ------------------------------------------------------------------ actions


def action(sight: Sight, option: Thing, settled: bool) -> float:
    """Actions that are good whenever they can be taken; others are left for their time.

    `settled`: the cards of this quest phase are revealed, and the quest is about to be resolved.
    """
    if option["key"] == "pass":
        return 0.0
    card = sight.about(option)
    code, phase, threat = card.get("code", ""), sight.phase, sight.you["threat"]
    if option["key"].startswith("play "):
        return event(sight, code, settled)
    if code == "01011":  # Glorfindel heals
        return 3.0 if card["resources"] > 1 else -1.0
    if code == BERAVOR:
        early = phase == "planning" and len(sight.hand) < 3 and not engaged_after_checks(sight)[0][sight.seat]
        return 3.0 if early or (phase == "combat" and not sight.foes) else -1.0
    if code == FARAMIR:
        most = max(sum(c["committed"] for c in sight.characters(p)) for p in sight.players)
        return 5.0 if settled and most >= 2 and more_will(sight, most) > 2 else -1.0
    if code == EOWYN:
        junk = len(sight.hand) > 2 or any(useless(sight, c) for c in sight.hand)
        return 2.0 if settled and card["committed"] and junk and more_will(sight, 1) > 1.6 else -1.0
    if code == "01057":
        needed = phase == "combat" and bool(sight.foes)
        return 4.0 if needed or phase in ("travel", "encounter") else -1.0
    if code == "01031":
        return 6.0 if phase == "combat" and attack_gains(sight, 5) > 12 else -1.0
    if code == "01043":
        other = min([p["threat"] for p in sight.players if p["index"] != sight.seat], default=99)
        return 2.0 if threat >= HIGH and other < threat - 12 else -1.0
    if code == "01070":
        return 2.0 if settled and len(sight.hand) > 4 and more_will(sight, 1) > 1.6 else -1.0
    if code in OBJECTIVES:
        return claim(sight, code)
    return ALWAYS.get(code, -1.0)


ALWAYS = {
    STEWARD: 50.0, "01062": 5.0, "01058": 4.0, "01072": 4.0,
}  # fmt: skip


OBJECTIVES = ("01108", "01110", "01109")
"""Those that are claimed in Dol Guldur, the least burden first."""
NEAR = 6
"""So near to the end of a stage what it needs is claimed."""


def claim(sight: Sight, code: str) -> float:
    """An objective is a burden: it is claimed when the stage is nearly done, by somebody whose threat is low."""
    mine = [c for p in sight.players for c in sight.cards(p["area"]) if c.get("code") in OBJECTIVES]
    needed = 1 if sight.scenario["stage"] == 1 else 3
    left = sight.number(sight.quest, "points") - sight.quest.get("progress", 0)
    if len(mine) >= needed or left > NEAR or sight.you["threat"] >= 46:
        return -1.0
    calm = sight.you["threat"] <= min(p["threat"] for p in sight.players) + 6
    return 6.0 - OBJECTIVES.index(code) if calm else -1.0


def more_will(sight: Sight, n: int) -> float:
    """What so much more willpower gains in the quest as it stands."""
    by = sight.committed - sight.staged_threat
    return outcome(sight, by + n) - outcome(sight, by)


def attack_gains(sight: Sight, more: int) -> float:
    """What a combat gains if the strongest has so much more attack."""
    foes = [sight.foe(c) for c in sight.foes]
    ready = sorted(ready_of(sight, sight.you), key=lambda f: -f.attack)
    if not ready or not foes:
        return 0.0
    stronger = [ready[0]._replace(attack=ready[0].attack + more), *ready[1:]]
    return strikes(foes, stronger)[0] - strikes(foes, ready)[0]


def event(sight: Sight, code: str, settled: bool) -> float:
    """Events, each in its time."""
    if facts(code)["type"] != EVENT:
        return 10.0
    phase = sight.phase
    fighting = phase == "combat" and any(not c["attacked"] for c in sight.foes)
    strongest = max([sight.number(c, "attack") for c in sight.foes if not c["attacked"]], default=0)
    hurt = max([c["damage"] for c in sight.characters()], default=0)
    staged = [sight.number(c, "threat") for c in sight.staging]
    match code:
        case "01034":
            return 6.0 if fighting and strongest >= 3 else -1.0
        case "01036":
            return 6.0 if fighting and sum(sight.number(c, "attack") for c in sight.foes) >= 6 else -1.0
        case "01046":
            top = max(p["threat"] for p in sight.players)
            return 8.0 if top >= HIGH - 4 or (top >= 30 and sight.resources >= 5) else -1.0
        case "01063":
            return 5.0 if hurt >= 3 else -1.0
        case "01068":
            return 5.0 if sum(c["damage"] for p in sight.players for c in sight.heroes(p)) >= 6 else -1.0
        case "01065" | "01066":
            wanted = ENEMY if code == "01065" else LOCATION
            most = max([sight.number(c, "threat") for c in sight.staging if sight.kind(c) == wanted], default=0)
            return 5.0 if settled and staged and more_will(sight, most) > 3 else -1.0
        case "01064":
            return 4.0 if len(sight.hand) < 4 and sight.resources >= 4 else -1.0
        case "01051":
            return 9.0
        case "01054":
            return 30.0
        case "01053":
            return 1.0 if sight.resources >= 3 else -1.0
        case "01049":
            return 2.0 if len(sight.cards(sight.you["deck"])) < 3 else -1.0
        case "01052":
            return 5.0 if fighting and strongest >= 4 else -1.0
        case "01023":
            return sneak(sight)
        case "01022":
            return 3.0 if phase == "combat" and all_stronger(sight) > 5 else -1.0
        case "01020":
            tired = [c for c in sight.characters() if c["exhausted"] and sight.number(c, "attack") >= 2]
            return 3.0 if phase == "encounter" and tired and engaged_after_checks(sight)[0][sight.seat] else -1.0
        case "01025":
            tired = [c for c in sight.characters() if c["exhausted"]]
            coming = engaged_after_checks(sight)[0][sight.seat]
            return 4.0 if phase == "encounter" and len(tired) >= 3 and len(coming) >= 2 else -1.0
        case "01035":
            kills = any(f.attack >= e.defense + e.life for f in ready_of(sight, sight.you) for e in unspent(sight))
            return 4.0 if fighting and kills else -1.0
        case "01033":
            return 3.0 if phase in ("encounter", "combat") and sum(sight.life(c) <= 1 for c in sight.foes) else -1.0
        case "01032":
            return 3.0 if phase == "combat" and sight.attack and blade_helps(sight) else -1.0
    return -1.0


def unspent(sight: Sight) -> list[Foe]:
    return [sight.foe(c) for c in sight.foes if not c["attacked"]]


def blade_helps(sight: Sight) -> bool:
    """Would one more attack kill what is being attacked?"""
    attack = sight.attack
    card = sight.entities.get(attack.get("enemy", 0), {})
    if attack["by_enemy"] or attack["who"] != sight.seat or "numbers" not in card:
        return False
    strength = sum(sight.number(sight.entities.get(id, {}), "attack") for id in attack["attackers"])
    return strength + 1 == sight.number(card, "defense") + sight.life(card)


def all_stronger(sight: Sight) -> float:
    """What a combat gains if everybody has one attack more."""
    foes = [sight.foe(c) for c in sight.foes]
    ready = ready_of(sight, sight.you)
    return strikes(foes, [f._replace(attack=f.attack + 1) for f in ready])[0] - strikes(foes, ready)[0]


def sneak(sight: Sight) -> float:
    """Gandalf comes for a fight: he strikes, defends and attacks."""
    if not sight.holds(GANDALF):
        return -1.0
    if sight.you["threat"] >= 44:
        return 9.0
    enemies = [c for c in sight.foes if not c["attacked"]]
    return 7.0 if sight.phase == "combat" and enemies and not sight.attack else -1.0


def gandalf(sight: Sight, option: Thing) -> float:
    """Damage where it kills something dangerous, less threat where that is high, else cards."""
    threat = sight.you["threat"]
    if option["key"] == "threat":
        return 6.0 + max(0, threat - 30) * 0.9 if threat >= 5 else 0.0
    if option["key"] == "damage":
        enemies = [c for p in sight.players for c in sight.foes_of(p)]
        enemies += [c for c in sight.staging if sight.kind(c) == ENEMY]
        return max([blow(sight, {"about": [c["id"]]}, 4) for c in enemies], default=0.0)
    return 9.0 if len(sight.hand) <= 4 else 7.0


def put_into_play(sight: Sight, option: Thing) -> float:
    card = sight.about(option)
    code = card.get("code", "")
    return 100.0 if code == GANDALF else float(ALLIES.get(code, 30 if code in HEROES else 10))


HEROES = ("01001", "01002", "01003", "01004", "01005", "01006", "01007", "01008", "01009", "01010", "01011", "01012")


# ------------------------------------------------------------------ paying, discarding


def pay(sight: Sight, option: Thing) -> float:
    """What is left afterwards: evenly, and one on Aragorn, who readies with it."""
    amounts = dict(zip(option["about"], map(int, option["key"].split()[1::2]), strict=False))
    left = 0.0
    for hero in sight.heroes():
        rest = hero["resources"] - amounts.get(hero["id"], 0)
        left += sqrt(max(0, rest)) + (1.0 if hero.get("code") == ARAGORN and rest > 0 else 0.0)
    return left


def useless(sight: Sight, card: Thing) -> bool:
    """A card of the hand that does nothing any more: a second copy of what is unique, or one that nobody can pay."""
    made = facts(card["code"])
    twice = made.get("unique") and any(
        c.get("code") == card["code"] for p in sight.players for c in sight.cards(p["area"])
    )
    spheres = {facts(h["code"])["sphere"] for h in sight.heroes() if h.get("code")}
    return bool(twice) or made["sphere"] not in (*spheres, "neutral") or card["code"] in ("01049", "01071", "01021")


def keeping(sight: Sight, card: Thing) -> float:
    """How gladly a card is kept in the hand."""
    if useless(sight, card):
        return 0.0
    code = card["code"]
    kind = facts(code)["type"]
    if kind == ALLY:
        return float(ALLIES.get(code, 10))
    return ATTACH.get(code, 6.0) if kind == ATTACHMENT else EVENTS.get(code, 6.0)


EVENTS = {"01046": 12.0, "01050": 10.0, "01034": 10.0, SNEAK_ATTACK: 9.0, "01036": 9.0, "01051": 10.0, "01054": 9.0}


def mulligan(sight: Sight, option: Thing) -> float:
    """An engine, or two things that can be played soon."""
    soon = [
        c
        for c in sight.hand
        if facts(c["code"])["type"] in (ALLY, ATTACHMENT) and facts(c["code"])["cost"] in (1, 2, 3)
    ]
    good = sight.holds(STEWARD) or len(soon) >= 2
    return float((option["key"] == "keep") == good)


def bearer(sight: Sight, option: Thing, code: str) -> float:
    """Who gets an attachment."""
    card = sight.about(option)
    mine = any(h["id"] == card.get("id") for h in sight.heroes())
    will, attack, defense = (sight.number(card, name) for name in ("willpower", "attack", "defense"))
    score = 5.0 * mine + sight.life(card) / 10
    if card.get("kind") != "RingsCard":
        return score
    if sight.kind(card) == LOCATION:
        return float(sight.number(card, "threat") * 2 + sight.number(card, "points") - card["progress"])
    if sight.kind(card) == ENEMY:
        return sight.foe(card).harm
    if code in sight.attached(card):
        score -= 3
    if code in ("01027", "01055"):
        return score + will
    if code == "01108":  # whoever has the map does not fight any more
        return score + will - 2 * attack - defense
    if code == "01110":
        return score + sight.life(card)
    if code in ("01041", "01039"):
        dwarf = code == "01041" and "Dwarf" in facts(card["code"])["traits"]
        return score + attack + 2 * dwarf
    if code == "01040":
        return score + defense + (2 if card.get("code") == "01004" else 0)
    if code == "01057":
        return 0.4 * score + will + attack + defense + (2 if card.get("code") == ARAGORN else 0)
    return score + (1 if card.get("code") == ARAGORN else 0)


def burden(sight: Sight, option: Thing) -> float:
    """Who bears what nobody wants to: the hero who is missed least."""
    card = sight.about(option)
    return -sight.worth(card) + 0.5 * card.get("resources", 0) if sight.kind(card) else 0.0
