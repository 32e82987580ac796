"""Defeat, resigning and elimination of investigators; the state checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, choose_together, meant, options_for
from rulebound.core.material.cards import move, pour
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Call, Option, Term
from rulebound.core.state.index import enter_index, leave_index
from rulebound.core.timing.timing import Event, occur_together, together
from rulebound.games.ahlcg.cards import HEALTH, SANITY
from rulebound.games.ahlcg.rules.acts import resolve
from rulebound.games.ahlcg.rules.enemies import (
    Defeated,
    defeat_card,
    disengage,
    engage_first,
    to_be_displayed,
    wants_to_engage,
)  # fmt: skip
from rulebound.games.ahlcg.rules.locations import drop_clues
from rulebound.games.ahlcg.rules.moves import clear, discard, discard_together, in_any_order
from rulebound.games.ahlcg.rules.play import shed, took_slots_along
from rulebound.games.ahlcg.rules.skill_tests import return_tokens
from rulebound.games.ahlcg.state import (
    DEFINITIONS,
    Arkham,
    ArkhamHorror,
    Investigator,
    definition,
    enemies_at,
    in_play,
    where,
)  # fmt: skip


class GameEnds(Event):
    """The scenario ends for an investigator: by elimination, or because it is over. Weaknesses answer this."""

    who: int = -1


class Eliminated(Event):
    """An investigator is eliminated, defeated or resigned."""

    who: int = -1
    why: str = ""

    @staticmethod
    @flow(cite="ahlcg/elimination.1 .2 .4 .5 .6")
    def happens(g: ArkhamHorror, e: Eliminated) -> Steps[None]:
        """Cards leave the game, clues and enemies stay at the location, the threat area is emptied."""
        you = g.seat(e.who)
        by = "ahlcg/resign.2" if e.why == "resigned" else "ahlcg/defeat.2"
        g.tell("ahlcg-log-eliminated", by, seat=you, why=e.why)
        leave_index(g, you)
        g.change(you, out=e.why, leaving=False, actions=0, tome_actions=0)
        enter_index(g, you)
        remove_cards_of(g, you)
        g.tell("ahlcg-log-cards-gone", "ahlcg/elimination.2", seat=you)
        yield from break_off(g, you)
        drop_clues(g, you, you.clues, "ahlcg/elimination.4")
        g.change(you, resources=0)
        for enemy in tuple([c for c in g.cards(you.threat) if definition(g, c).type == "enemy"]):
            disengage(g, enemy, "ahlcg/elimination.5")
        yield from discard_together(g, g.cards(you.threat), "ahlcg/elimination.6")


@cite("ahlcg/elimination.2")
def remove_cards_of(g: ArkhamHorror, you: Investigator) -> None:
    """What a player controls in play, and the hand, the deck and the discard pile, leave the game."""
    removed = g.pile(g.scenario.removed)
    for pile in (you.area, you.threat, g.scenario.there):
        for card in g.cards(pile):
            if pile == you.area or card.controller == you.index:
                clear(g, card)
                move(g, card, removed)
    for pile in (you.hand, you.deck, you.discard):
        pour(g, g.pile(pile), removed)


@flow(cite="ahlcg/skill-test-st.8")
def break_off(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """A test whose tester is gone is over: its tokens and cards go where they would at its end.

    So do the cards that were being resolved: his or her own, and in his or her turn what was drawn from elsewhere.
    """
    limbo = g.cards(g.scenario.limbo)
    drawn = tuple([c for c in limbo if c.owner < 0]) if g.clock.seat == you.index else ()
    yield from discard_together(g, tuple([c for c in limbo if c.owner == you.index]), "ahlcg/elimination.2")
    yield from discard_together(g, drawn, "ahlcg/discard-piles.1")
    test = g.test
    if test is not None and test.who == you.index:
        return_tokens(g)
        yield from discard_together(g, g.cards(g.scenario.committed), "ahlcg/skill-test-st.8")


@flow(cite="ahlcg/elimination.1 .7 .8 ahlcg/priority-of-simultaneous-resolution.1")
def eliminate(g: ArkhamHorror, who: tuple[Investigator, ...], why: str, cards: tuple[Arkham, ...] = ()) -> Steps[None]:
    """Some are eliminated at the same time, and with them falls what is defeated at that moment."""
    for you in who:
        g.change(you, leaving=True)
    yield from occur_together(g, tuple([GameEnds(about=you.id, who=you.index) for you in who]))
    gone = [Eliminated(about=you.id, who=you.index, why=why) for you in who]
    yield from occur_together(g, (*[Defeated(about=c.id, who=c.hit_by) for c in cards], *gone))


@flow(cite="ahlcg/elimination.7 ahlcg/lead-investigator.3")
def new_lead(g: ArkhamHorror) -> Steps[None]:
    """The remaining players choose a new lead investigator."""
    left = g.investigators if g.lead.out else ()
    if left:
        seats = tuple([i.index for i in left])
        asks = (("asks", Term("ahlcg-event-eliminated", (("thing", g.word(g.lead)),))),)
        picked = yield from choose_together(
            g, seats, options_for(g, left, "lead"), "ahlcg-prompt-lead", "ahlcg/elimination.7", asks
        )
        g.change(g.clock, lead=meant(g, picked).index)
        g.tell("ahlcg-log-lead", "ahlcg/elimination.7", seat=g.lead)


@flow(cite="ahlcg/resign.2")
def resign(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """Out of the scenario, but not defeated."""
    if not you.out and not you.leaving:
        yield from together(g, (eliminate.later((you,), "resigned"), after_elimination.later((you,))))


@flow(cite="ahlcg/elimination.8 ahlcg/winning-and-losing.4")
def after_elimination(
    g: ArkhamHorror, who: tuple[Investigator, ...], physical: tuple[int, ...] = (), mental: tuple[int, ...] = (),
    cite: str = "",
) -> Steps[None]:  # fmt: skip
    """Trauma, then the scenario is over or goes on under a new lead; what they were doing is broken off last of all."""
    for you, body, mind in zip(who, physical, mental, strict=False):
        suffer_trauma(g, you, body, mind, cite)
    if not g.investigators:
        resolve(g, "none")
    else:
        yield from new_lead(g)
    for you in who:
        for enemy in enemies_at(g, you.location):
            g.touch(enemy)
        g.end("eliminated", owner=you.index)


@flow(
    cite="ahlcg/defeat.2 .3 .4 ahlcg/campaign-play.trauma.2 .3 .4 ahlcg/standalone-mode.12"
    " ahlcg/priority-of-simultaneous-resolution.1"
)
def defeat(g: ArkhamHorror, seats: tuple[int, ...], ids: tuple[int, ...] = ()) -> Steps[None]:
    """All who are beaten fall together, and enemies and assets with them.

    By damage one physical trauma, by horror one mental trauma; by both at once the player chooses.
    """
    who = tuple([g.seat(s) for s in seats if not g.seat(s).out and not g.seat(s).leaving])
    kinds: tuple[str, ...] = ()
    for you in who:
        kind = yield from trauma_of(g, you)
        kinds += (kind,)
    cards = yield from falling(g, ids)
    if who:
        counts = g.scenario.mode == "campaign"
        physical = tuple([int(counts and kind == "physical") for kind in kinds])
        mental = tuple([int(counts and kind == "mental") for kind in kinds])
        fall, after = eliminate.later(who, "defeated", cards), after_elimination.later(who, physical, mental)
        yield from together(g, (fall, after))
    else:
        yield from occur_together(g, tuple([Defeated(about=c.id, who=c.hit_by) for c in cards]))


@flow(cite="ahlcg/campaign-play.trauma.5")
def trauma_of(g: ArkhamHorror, you: Investigator) -> Steps[str]:
    """By what an investigator is defeated, and so which trauma he or she takes in a campaign."""
    damaged, frightened = you.damage >= g.value(you, HEALTH), you.horror >= g.value(you, SANITY)
    if damaged and frightened and g.scenario.mode == "campaign":
        options = (Option("physical", "ahlcg-option-physical"), Option("mental", "ahlcg-option-mental"))
        picked = yield from choose(g, you.index, options, "ahlcg-prompt-trauma", cite="ahlcg/campaign-play.trauma.5")
        return picked.key
    return "physical" if damaged else "mental"


@flow(cite="ahlcg/campaign-play.defeated-by-card-effect.1 ahlcg/defeat.2 ahlcg/priority-of-simultaneous-resolution.1")
def defeat_by_effect(g: ArkhamHorror, who: tuple[Investigator, ...], physical: int = 0, mental: int = 0) -> Steps[None]:
    """Defeated by a card, all at once: only what that card says follows."""
    each = len(who)
    by = "ahlcg/campaign-play.defeated-by-card-effect.1"
    after = after_elimination.later(who, (physical,) * each, (mental,) * each, by)
    yield from together(g, (eliminate.later(who, "defeated"), after))


@cite("ahlcg/campaign-play.trauma.3 .4 ahlcg/killed-insane-investigators.2 .3 ahlcg/printed.1")
def suffer_trauma(g: ArkhamHorror, you: Investigator, physical: int = 0, mental: int = 0, cite: str = "") -> None:
    """As much trauma as printed health kills; as much as printed sanity drives insane."""
    g.change(you, physical_trauma=you.physical_trauma + physical, mental_trauma=you.mental_trauma + mental)
    if physical:
        g.tell("ahlcg-log-physical-trauma", cite or "ahlcg/campaign-play.trauma.3", seat=you, n=physical)
    if mental:
        g.tell("ahlcg-log-mental-trauma", cite or "ahlcg/campaign-play.trauma.4", seat=you, n=mental)
    facts = definition(g, you).facts
    if you.physical_trauma >= facts["health"]:
        meet_fate(g, you, "killed", "ahlcg/killed-insane-investigators.2")
    elif you.mental_trauma >= facts["sanity"]:
        meet_fate(g, you, "insane", "ahlcg/killed-insane-investigators.3")


def meet_fate(g: ArkhamHorror, you: Investigator, fate: str, cite: str) -> None:
    """Killed or driven insane: gone for the rest of the campaign."""
    g.change(you, fate=fate)
    g.tell("ahlcg-log-fate", cite, seat=you, fate=fate)


# ------------------------------------------------------------------ the state checks


@cite("ahlcg/dealing-damage-horror.9 .10 .11 ahlcg/defeat.2 ahlcg/sanity-and-horror.3")
def state_checks(g: ArkhamHorror, touched: tuple[int, ...]) -> tuple[Call[Any], ...]:
    """Defeats, then engagement: what must happen because of what was just done."""
    beaten: list[int] = []
    fallen: list[int] = []
    others: list[Call[Any]] = []
    meetings: list[Arkham] = []
    entities: Any = g.entities
    for id in touched:
        entity = entities.get(id)
        kind = type(entity)
        if kind is Investigator:
            if not entity.out and not entity.leaving:
                if is_beaten(g, entity):
                    beaten.append(entity.index)
                for enemy in g.enemies:
                    if enemy.engaged < 0 and where(g, enemy) == entity.location and wants_to_engage(g, enemy):
                        meetings.append(enemy)
        elif kind is Arkham and entity.code:
            if not in_play(g, entity):
                if took_slots_along(g, entity):
                    others.append(shed.later(g.seat(entity.owner)))
            elif not entity.leaving:
                facts = DEFINITIONS[entity.code].facts
                if is_defeated(g, entity, facts):
                    fallen.append(id)
                elif used_up(entity, facts):
                    others.append(discard.later(entity, "ahlcg/uses.7"))
                elif facts["type"] == "enemy" and wants_to_engage(g, entity):
                    meetings.append(entity)
    if beaten or fallen or others:
        if meetings:
            look_again(g, touched)
        if beaten or len(fallen) > 1:
            order = tuple([s for s in g.order() if s in beaten])
            return (defeat.later(order, tuple(fallen)), *others)
        return (*[defeat_card.later(entities[id]) for id in fallen], *others)
    if not meetings:
        return ()
    if len(meetings) > 1:
        look_again(g, touched)
    return (engage_first.later(tuple(dict.fromkeys(meetings))),)


@cite("ahlcg/defeat.2")
def is_beaten(g: ArkhamHorror, you: Investigator) -> bool:
    """Damage has reached the health, or horror the sanity."""
    return you.damage >= g.value(you, HEALTH) or you.horror >= g.value(you, SANITY)


@flow(cite="ahlcg/discard-piles.6")
def falling(g: ArkhamHorror, ids: tuple[int, ...]) -> Steps[tuple[Arkham, ...]]:
    """Enemies and assets that are defeated at the same time; they go onto a discard pile in any order."""
    cards = tuple([g.entity(i) for i in ids if in_play(g, g.entity(i)) and not g.entity(i).leaving])
    shown = tuple([c for c in cards if to_be_displayed(g, c)])
    ordered = yield from in_any_order(g, tuple([c for c in cards if c not in shown]))
    for card in cards:
        g.change(card, leaving=True)
    return (*shown, *ordered)


def look_again(g: ArkhamHorror, touched: tuple[int, ...]) -> None:
    """Engagements come one after the other, and after defeats: the same things are checked again then."""
    for id in touched:
        if id in g.entities:
            g.touch(g.entities[id])


@cite("ahlcg/uses.7")
def used_up(card: Any, facts: Mapping[str, Any]) -> bool:
    """A card without uses left goes only if it says so."""
    return card.uses == 0 and bool(facts.get("discard_empty"))


@cite("ahlcg/defeat.5 .6 ahlcg/health-and-damage.6 .7 ahlcg/sanity-and-horror.5")
def is_defeated(g: ArkhamHorror, card: Any, facts: Mapping[str, Any]) -> bool:
    """An enemy with as much damage as health; an asset with as much damage as health, or as much horror as sanity."""
    kind = facts["type"]
    if kind == "enemy":
        return bool(card.damage >= g.value(card, HEALTH))
    hurt = bool(facts.get("health")) and card.damage >= g.value(card, HEALTH)
    scared = bool(facts.get("sanity")) and card.horror >= g.value(card, SANITY)
    return kind == "asset" and (hurt or scared)
