"""Answers about fighting: whom to engage, who defends, who attacks what, who takes damage."""

from __future__ import annotations

from rulebound.games.lotr.bots.battle import Fighter, Foe, defence, fight, loss, strikes, undefended
from rulebound.games.lotr.bots.questing import STAGED, checked
from rulebound.games.lotr.bots.sight import GLOIN, SPAWN, Sight, Thing
from rulebound.games.lotr.state import ENEMY

WIDTH = 3
"""So many ways to defend against each enemy are tried."""
AMBUSH, LEFT = "01128", 6.0
"""The stage at which all enemies have to be killed, and what one costs there that nobody engages."""
MANY = 4
"""Against so many enemies fewer ways are tried."""


def ready_of(sight: Sight, player: Thing) -> list[Fighter]:
    return [sight.fighter(c) for c in sight.characters(player) if not c["exhausted"]]


def heroes_of(sight: Sight, player: Thing) -> list[Fighter]:
    return [sight.fighter(c) for c in sight.heroes(player)]


# ------------------------------------------------------------------ engaging


def engage(sight: Sight, option: Thing) -> float:
    """What all fights cost together after that, and what stays in the staging area."""
    foes = {p["index"]: [sight.foe(c) for c in sight.foes_of(p)] for p in sight.players}
    staged = list(sight.staged_foes)
    if option["about"]:
        chosen = next(e for e in staged if e.id == option["about"][0])
        staged.remove(chosen)
        foes[sight.seat].append(chosen)
    foes, staged = checked(sight, foes, staged)
    cost = sum(STAGED * e.threat + 0.3 * e.attack for e in staged)
    if sight.quest.get("code") == AMBUSH:  # won as soon as no enemy is left anywhere
        cost += LEFT * len(staged)
    for player in sight.players:
        those = foes[player["index"]]
        width = 2 if len(those) < MANY else 1
        cost += fight(those, ready_of(sight, player), heroes_of(sight, player), sight.shadows, width)
    return -cost


# ------------------------------------------------------------------ defending


def defend(sight: Sight, option: Thing) -> float:
    """What this defender costs now, and the rest of the fight without it."""
    foe = current(sight)
    if foe is None:
        return 0.0
    mine = sight.attack["who"] == sight.seat
    defender = sight.seat if mine else sight.attack["who"]
    whose = next(p for p in sight.players if p["index"] == defender)
    heroes = heroes_of(sight, whose)
    ready = ready_of(sight, sight.you)
    rest = [sight.foe(c) for c in sight.foes]
    rest = [e._replace(attacked=True) if e.id == foe.id else e for e in rest]
    width = WIDTH if sum(not e.attacked for e in rest) < MANY else 1
    if not option["about"]:
        cost, victim = undefended(foe, heroes, {}, sight.shadows)
        hurt = [h._replace(life=h.life - foe.attack) if h.id == victim else h for h in heroes_of(sight, sight.you)]
        return -cost - fight(rest, ready, hurt, sight.shadows, width)
    fighter = next(f for f in ready if f.id == option["about"][0])
    others = [f for f in ready if f is not fighter]
    return -defence(fighter, foe, sight.shadows) - fight(
        rest, others, heroes_of(sight, sight.you), sight.shadows, width
    )


def several_defenders(sight: Sight, options: list[Thing]) -> list[str]:
    """Where more than one may defend: the best one alone."""
    best = max(options, key=lambda option: defend(sight, option), default=None)
    return [] if best is None else [best["key"]]


def current(sight: Sight) -> Foe | None:
    """The enemy that is attacking or being attacked."""
    card = sight.entities.get(sight.attack.get("enemy", 0))
    return sight.foe(card) if card else None


def weakest_first(sight: Sight, option: Thing) -> float:
    """Enemies that are easily held attack first: what is known then is known for the dangerous ones."""
    return -float(sight.number(sight.about(option), "attack"))


# ------------------------------------------------------------------ attacking


def plan(sight: Sight) -> dict[int, list[int]]:
    """Who attacks what, of the enemies that can still be attacked."""
    targets = [o["about"][0] for o in sight.view["decision"]["options"] if o["about"]]
    foes = [sight.foe(sight.entities[id]) for id in targets]
    return strikes(foes, ready_of(sight, sight.you))[1]


def attack(sight: Sight, option: Thing) -> float:
    """As planned, what can be killed first; an attack that does nothing is not declared."""
    if not option["about"]:
        return 0.0
    foe = sight.foe(sight.about(option))
    if foe.id not in {e["id"] for e in sight.foes}:
        return from_afar(sight, foe)
    team = plan(sight).get(foe.id)
    if not team:
        return -1.0
    strength = sum(sight.number(sight.entities[id], "attack") for id in team)
    return foe.harm + (50 if strength >= foe.defense + foe.life else 0)


def from_afar(sight: Sight, foe: Foe) -> float:
    """Enemies elsewhere are attacked by who has nothing to do at home."""
    able = [sight.fighter(c) for c in sight.characters() if not c["exhausted"]]
    strongest = max([f.attack for f in able], default=0) + 1
    return 1.0 if not sight.foes and strongest > foe.defense else -1.0


def attackers(sight: Sight, options: list[Thing]) -> list[str]:
    """As few as kill it; if it cannot be killed, all who are not needed elsewhere."""
    foe = current(sight) or declared(sight)
    able = {o["about"][0]: o["key"] for o in options}
    team = [sight.fighter(sight.entities[id]) for id in able]
    if foe is None:
        return list(able.values())
    if sight.view["decision"]["most"] == 1:
        return [able[max(team, key=lambda f: f.attack).id]]
    left = [sight.foe(c) for c in sight.foes if c["id"] not in sight.you["attacks"]]
    chosen = strikes([foe, *[e for e in left if e.id != foe.id]], team)[1].get(foe.id)
    if not chosen:
        chosen = [f.id for f in team if f.attack] or [team[0].id]
    return [able[id] for id in chosen]


def declared(sight: Sight) -> Foe | None:
    """The enemy against which an attack is being declared: the last that was named."""
    card = sight.entities.get(sight.you["attacks"][-1]) if sight.you["attacks"] else None
    return sight.foe(card) if card and "numbers" in card else None


def join(sight: Sight, options: list[Thing]) -> list[str]:
    """Archers help where they have nothing to shoot at themselves."""
    home = [c for c in sight.foes if c["id"] not in sight.you["attacks"]]
    return [] if home else [o["key"] for o in options]


# ------------------------------------------------------------------ being hurt


def hurt(sight: Sight, option: Thing, harm: int = 1) -> float:
    """The one to whom it does the least harm. Glóin is paid for it."""
    card = sight.about(option)
    if sight.kind(card) == ENEMY:
        return 0.0
    fighter = sight.fighter(card)
    paid = 2.0 * min(harm, 3) if card.get("code") == GLOIN and fighter.life > harm else 0.0
    return paid - loss(fighter, harm)


def struck(sight: Sight, option: Thing) -> float:
    """Who takes the damage of the attack."""
    foe = current(sight)
    defended = sight.view["decision"]["prompt"] == "lotr-prompt-defender-damage"
    shield = sum(sight.number(sight.entities.get(id, {}), "defense") for id in sight.attack.get("defenders", ()))
    strength = (foe.attack if foe else 2) - (shield if defended else 0)
    return hurt(sight, option, max(1, strength))


def blow(sight: Sight, option: Thing, damage: int) -> float:
    """An enemy to be dealt damage: best if that kills it, the most dangerous first."""
    card = sight.about(option)
    foe = sight.foe(card)
    near = 1.5 if card["engaged"] == sight.seat else 1.2 if card["engaged"] >= 0 else 1.0
    if damage >= foe.life:
        return near * (foe.harm + foe.threat) + 6
    return near * foe.harm * damage / foe.life * (1.2 if card.get("code") == SPAWN else 1.0)
