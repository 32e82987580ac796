"""What can be chosen and what cannot: nobody for whom nothing would change, nothing that must stay."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, WILLPOWER
from rulebound.games.lotr.examples.deckbuilding import FIFTY
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    damage,
    discard,
    encounter_discard,
    engaged,
    exhausted,
    fighting,
    funded,
    hand_size,
    out,
    quest,
    quest_card,
    removed,
    staging,
    threat,
    total_threat,
    value,
)

ORCS, BATS, SPIDER = "dol-guldur-orcs", "black-forest-bats", "forest-spider"
TWO, LORE = "leadership tactics", "lore spirit"
WEST, GREETING, KEY = "will-of-the-west", "the-galadhrims-greeting", "shadow-key"


@example("lotr/choose.3", "Rain of Arrows: a player without an engaged enemy is no target")
def arrows_need_enemies(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("hand", seat=2, cards="rain-of-arrows")
    t.arrange("tokens", on="legolas", kind="resources", n=1)
    at_phase(t, "planning")
    t.choose("play rain-of-arrows", seat=2)
    t.expect(damage(BATS) == 1, exhausted("legolas") == True)  # noqa: E712


@example("lotr/choose.3", "Thicket of Spears: only a player who is engaged with an enemy")
def spears_need_enemies(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("hand", seat=2, cards="thicket-of-spears")
    for hero in ("gimli", "legolas", "thalin"):
        t.arrange("tokens", on=hero, kind="resources", n=1)
    at_phase(t, "combat")
    t.choose("play thicket-of-spears", seat=2)
    t.heard("lotr-log-no-attack-on", "lotr/event-cards.3")
    t.asked(1, "lotr-prompt-attack")
    t.expect(engaged(1) == (ORCS,), damage("aragorn") == 0, unchanged=True)


@example("lotr/choose.3", "Beravor: whoever has no deck left cannot be chosen to draw")
def news_need_a_deck(t: ExampleTable) -> None:
    quest(t, LORE)
    t.arrange("deck", seat=1)
    at_phase(t, "encounter")
    t.choose("bring-news beravor", seat=1)
    t.expect(hand_size(2) == 2, exhausted("beravor") == True)  # noqa: E712


@example("lotr/choose.3", "Beorn's Hospitality: only a player who has a damaged hero")
def hospitality_needs_wounds(t: ExampleTable) -> None:
    quest(t, LORE)
    t.arrange("tokens", on="dunhere", kind="damage", n=2)
    funded(t, "beorns-hospitality", "denethor", 5, "encounter")
    t.choose("play beorns-hospitality")
    t.expect(damage("dunhere") == 0)


@example("lotr/choose.3", "Will of the West: an empty discard pile, or one with fallen heroes only, is no target")
def west_needs_discards(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    t.arrange("discards", seat=2, cards="gimli")
    t.arrange("discards", seat=1, cards="gandalf")
    funded(t, WEST, "eowyn", 1, "encounter")
    t.choose(f"play {WEST}")
    t.expect(discard(1) == (), discard(2) == ("gimli",), removed().has(WEST))


@example("lotr/choose.3", "The Galadhrim's Greeting: a player without threat is no target")
def greeting_needs_threat(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    t.arrange("threat", seat=1, n=0)
    funded(t, GREETING, "eowyn", 3, "encounter")
    t.choose(f"play {GREETING}", "one")
    t.expect(threat(1) == 0 + 1, threat(2) == 29 - 6 + 1)


@example("lotr/player-deck.1", "Dwarven Tomb: a fallen hero does not belong into a hand")
def no_hero_from_the_tomb(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("discards", seat=1, cards="01008")
    t.arrange("engage", card=SPIDER, seat=1)
    funded(t, "dwarven-tomb a-light-in-the-dark", "eowyn", 2, "encounter")
    t.offered("play a-light-in-the-dark")
    t.refused("play dwarven-tomb", "lotr/ability.6")


@example("lotr/objective-cards.1", "Ever Vigilant: an objective ally is an ally")
def mendor_is_vigilant(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code="mendor", seat=1, exhausted=1)
    funded(t, "ever-vigilant", "gloin", 1, "encounter")
    t.choose("play ever-vigilant")
    t.expect(exhausted("mendor") == False)  # noqa: E712
    t.heard("lotr-log-readies", "lotr/event-cards.3")


@example("lotr/ability.6", "Strength of Will: a location that is explored on arrival can take no more progress")
def nothing_left_to_explore(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("staging", cards=f"the-brown-lands {SPIDER}")
    t.arrange("hand", seat=1, cards="strength-of-will")
    at_phase(t, "travel")
    t.choose("travel the-brown-lands")
    t.asked(1, "lotr-prompt-window")
    t.expect(staging() == (SPIDER,))


@example("lotr/permanent.1", "What is permanent cannot be chosen to be discarded")
def permanent_is_no_choice(t: ExampleTable) -> None:
    fighting(t, ORCS, SPIDER)
    t.arrange("attach", code="valor", to="aragorn")
    t.arrange("attach", code="citadel-plate", to="gloin")
    at_phase(t, "combat")
    t.choose("defend theodred")
    t.expect(attached("aragorn") == ("valor",), attached("gloin") == ())


@example("lotr/lasting-effects.2", "Under the Shadow: the threat it adds stays when another stage comes in the phase")
def darker_at_the_next_stage(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("engage", card=BATS, seat=1)
    t.arrange("encounter", cards="under-the-shadow")
    t.arrange("tokens", on="flies-and-spiders", kind="progress", n=7)
    funded(t, "quick-strike", "gimli", 1, "quest")
    t.choose("pass", "", "pass")
    t.expect(total_threat() == 1)
    t.choose("play quick-strike", "choose legolas", "press-on legolas")
    t.heard("lotr-log-new-stage")
    t.asked(1, "lotr-prompt-planning")
    t.expect(quest_card() == "a-fork-in-the-road", threat(1) == 29 + 1 + 1)


@example("lotr/cost.1", "Who pays for an objective with the last threat is eliminated, and nobody has it")
def dear_objective(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=KEY)
    t.arrange("threat", seat=1, n=48)
    at_phase(t, "encounter")
    t.choose(f"claim {KEY}", seat=1)
    t.expect(out(1) == True, staging() == (KEY,))  # noqa: E712


@example("lotr/player-elimination.1", "Escape from Dol Guldur: who brings one hero only is warned")
def one_hero_is_warned(t: ExampleTable) -> None:
    t.start(decks="own leadership", lists=f"Gimli; {FIFTY}", quest="escape-from-dol-guldur")
    t.choose("first seat-1", "keep", "keep")
    t.heard("lotr-log-one-hero", "lotr/player-elimination.1")


@example("lotr/attachment-cards.4", "Iron Shackles: the deck they lie on is gone with its player, and so are they")
def shackles_without_a_deck(t: ExampleTable) -> None:
    quest(t, TWO)
    t.arrange("staging", cards=f"{SPIDER} {ORCS}")
    t.arrange("encounter", cards="iron-shackles")
    t.arrange("threat", seat=1, n=48)
    at_phase(t, "quest")
    t.choose("", seat=1)
    t.choose("", seat=2)
    t.expect(out(1) == True, encounter_discard().has("iron-shackles"))  # noqa: E712


@example("lotr/step-6.8.4.1", "The attack goes on to its end, though the enemy was shuffled away")
def shuffled_away(t: ExampleTable) -> None:
    fighting(t, "eastern-crows", decks="tactics")
    t.arrange("attach", code="blade-of-gondolin", to="legolas")
    funded(t, "blade-mastery", "gimli", 1, "combat")
    t.pass_until("lotr-prompt-defend")
    t.choose("defend thalin")
    t.pass_until("lotr-prompt-attack")
    t.choose("attack eastern-crows", "attacker legolas", "pass", "pass")
    t.asked(1, "core-prompt-react")
    t.expect(engaged(1) == (), value("legolas", ATTACK) == 3)
    t.choose("pass")
    t.asked(1, "lotr-prompt-window")


@example("lotr/in-play-and-out-of-play.1", "A hero who is freed has back what was attached, and it works again")
def freed_with_all(t: ExampleTable) -> None:
    quest(t, "leadership", quest="escape-from-dol-guldur")
    t.arrange("prisoner")
    t.arrange("stage", code="through-the-caverns")
    t.arrange("attach", code="celebrians-stone", to="theodred")
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards="torture-master old-forest-road old-forest-road old-forest-road")
    at_phase(t, "combat")
    t.choose("defend theodred", "done")
    t.choose("commit aragorn, commit gloin", "pass", "free through-the-caverns")
    t.expect(value("theodred", WILLPOWER) == 1 + 2, attached("theodred") == ("celebrians-stone",))
