"""What a hasty reading gets wrong: the second token, the last card, who is not meant, what is said beforehand."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    announced_by,
    area,
    at,
    bag,
    clues,
    damage,
    deck_size,
    devourer,
    discard,
    doom,
    encounter_discard,
    encounter_size,
    engaged,
    exhausted,
    gathering,
    hand,
    horror,
    in_play,
    lead,
    midnight,
    mythos,
    resources,
    seen_encounters,
    tokens,
    turn_of,
    uses,
)

ROLAND, DAISY, AGNES, WENDY = "roland-banks", "daisy-walker", "agnes-baker", "wendy-adams"
SKIDS = "skids-otoole"

# ------------------------------------------------------------------ chaos tokens


@example(
    "ahlcg/chaos-tokens.2",
    "Elder thing: it counts before the token it brings, so Eucatastrophe can answer that one",
)
def the_second_token(t: ExampleTable) -> None:
    devourer(t, AGNES)
    t.arrange("enemy", code="umordhoth", place="main-path", exhausted=1)
    t.arrange("hand", seat=1, cards="eucatastrophe fearless")
    t.arrange("bag", tokens="elder_thing -2")
    t.arrange("draws", tokens="elder_thing -2")
    mythos(t, "rotting-remains")
    t.choose("commit fearless")  # 5 and 1 icon: 6, then 1, then less than 0
    t.heard("ahlcg-log-symbol", "ahlcg/chaos-tokens.2", n=-5)
    t.offered("play eucatastrophe")
    t.expect(tokens() == ("elder_thing",))


@example("ahlcg/fast.2", "Eucatastrophe: a skill that is 0 already is not brought down to it")
def nothing_left_to_lose(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2, tokens="-1 -1")
    t.arrange("threat", code="haunted", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("hand", seat=1, cards="eucatastrophe")
    turn_of(t)
    t.choose("fight ghoul-minion", "")  # combat 1, Haunted: 0
    t.not_offered("play eucatastrophe")
    t.choose("pass")
    t.heard("ahlcg-log-failure", "ahlcg/skill-test-st.6", n=2)
    t.expect(hand(1) == ("eucatastrophe",), unchanged=True)


@example("ahlcg/cancel.1", "Wendy Adams: of two tokens that look the same one goes back, and only one")
def two_of_a_kind(t: ExampleTable) -> None:
    gathering(t, WENDY, tokens="cultist cultist 0", difficulty="hard")
    t.arrange("hand", seat=1, cards="knife guts")
    t.arrange("draws", tokens="cultist cultist 0")
    turn_of(t)
    t.choose("investigate", "pass")  # the first one stays and brings another
    t.choose("try-again wendy-adams", "discard knife")
    t.expect(clues(WENDY) == 1, bag() == ("0", "cultist", "cultist"))


@example("ahlcg/chaos-tokens.1", "A symbol that asks for another token gets none out of an empty bag")
def an_empty_bag(t: ExampleTable) -> None:
    gathering(t, tokens="cultist", difficulty="hard")
    turn_of(t)
    t.choose("investigate")
    t.heard("ahlcg-log-symbol", "ahlcg/chaos-tokens.2", n=0)
    t.heard("ahlcg-log-success", "ahlcg/skill-test-st.6", n=1)
    t.expect(clues(ROLAND) == 1, bag() == ("cultist",))


@example("ahlcg/skill-test-st.4", "Shrivelling: two bad symbols in one attack cost 1 horror, not 2")
def once_for_both(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2, tokens="cultist tablet", difficulty="hard")
    t.arrange("draws", tokens="cultist tablet")
    t.arrange("asset", code="shrivelling", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("wither shrivelling")
    t.heard("ahlcg-log-symbol", "ahlcg/chaos-tokens.2", n=0)  # the cultist adds nothing itself
    t.choose("pass")  # Agnes lets it be
    t.expect(horror(AGNES) == 1, in_play("swarm-of-rats") == False)  # noqa: E712


@example("ahlcg/skill-test-st.7", "What a success brings is a result of the test, also after a symbol")
def a_result_after_a_symbol(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="tablet tablet")
    t.arrange("hand", seat=1, cards="guts")
    mythos(t, "rotting-remains")
    t.choose("commit guts")  # 3 and 2 icons, -2: exactly 3
    t.heard("ahlcg-log-draw", "ahlcg/skill-test-st.7", n=1)
    t.expect(horror(ROLAND) == 0, hand(1) != (), unchanged=True)


@example("ahlcg/modifiers.5", "Flashlight: a shroud of 1 with 2 less is 0, not below")
def no_negative_shroud(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="flashlight", seat=1)
    turn_of(t)
    t.choose("shine flashlight")
    t.heard("ahlcg-log-test", "ahlcg/skill-test-st.1", difficulty=0)
    t.heard("ahlcg-log-success", "ahlcg/skill-test-st.6", n=3)
    t.expect(uses("flashlight") == 2)


@example("ahlcg/draw-action-drawing-cards.2", "Daisy Walker: without a Tome her elder sign draws nothing")
def no_tomes(t: ExampleTable) -> None:
    gathering(t, DAISY, tokens="elder_sign elder_sign")
    t.arrange("deck", seat=1, cards="knife flashlight")
    turn_of(t)
    t.choose("investigate")
    t.heard("ahlcg-log-draw", "ahlcg/skill-test-st.7", n=0)
    t.expect(clues(DAISY) == 1, deck_size(1) == 2)


# ------------------------------------------------------------------ what is said before one chooses


@example(
    "ahlcg/attack-of-opportunity.1 ahlcg/attack-of-opportunity.2",
    "An action among enemies is announced with all that they will do",
)
def announced(t: ExampleTable) -> None:
    gathering(t, act=2)
    for enemy in ("ghoul-minion", "swarm-of-rats"):
        t.arrange("threat", code=enemy, seat=1)
    t.arrange("asset", code="knife", seat=1)
    t.arrange("asset", code="beat-cop", seat=1)
    t.arrange("asset", code="medical-texts", seat=1)
    t.arrange("hand", seat=1, cards="emergency-cache")
    turn_of(t)
    t.warned("resource", damage=2, horror=1)
    t.expect(announced_by("resource") == 2, unchanged=True)
    t.warned("investigate", damage=2, horror=1)
    t.warned("play emergency-cache", damage=2, horror=1)
    t.warned("operate medical-texts", damage=2, horror=1)
    t.not_warned("fight ghoul-minion", "evade ghoul-minion", "stab knife", "step-in beat-cop", "pass")
    t.choose("resource", "attack ghoul-minion", "damage yours", "horror yours", "damage yours")
    t.expect(damage(ROLAND) == 2, horror(ROLAND) == 1)


@example("ahlcg/attack-of-opportunity.1", "Exhausted enemies threaten nothing, and nothing is announced in a window")
def nothing_to_announce(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("exhaust", card="ghoul-minion")
    t.arrange("asset", code="beat-cop", seat=1)
    turn_of(t)
    t.not_warned("resource", "draw")
    t.choose("investigate")
    t.not_warned("step-in beat-cop")
    t.choose("pass", "pass")
    t.expect(damage(ROLAND) == 0, unchanged=True)
    t.arrange("ready", card="ghoul-minion")
    t.warned("resource", damage=1, horror=1)


@example("ahlcg/golden.2", "Cat Burglar: an action that provokes nobody is not announced as if it did")
def quietly(t: ExampleTable) -> None:
    gathering(t, SKIDS, act=2)
    t.arrange("asset", code="cat-burglar", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t)
    t.not_warned("over-the-roofs cat-burglar")
    t.warned("move attic", damage=1, horror=1)
    t.choose("over-the-roofs cat-burglar", "move attic")
    t.expect(engaged(1) == (), at(SKIDS) == "attic")


@example("ahlcg/engage-action.3", "Two enemies of one name are told apart by what can be seen of them")
def told_apart(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    mine = t.arrange("threat", code="ghoul-minion", seat=1)
    hers = t.arrange("threat", code="ghoul-minion", seat=2)
    t.arrange("tokens", on=hers, kind="damage", n=1)
    t.arrange("exhaust", card=hers)
    turn_of(t)
    t.told_apart(f"fight {mine}", "ahlcg-note-of")
    t.told_apart(f"fight {hers}", "ahlcg-note-of", "ahlcg-note-damage", "ahlcg-note-exhausted")
    t.choose(f"engage {hers}")
    t.expect(engaged(1) == ("ghoul-minion", "ghoul-minion"), engaged(2) == ())


@example("ahlcg/action.1", "Whoever ends a turn early is told how many actions are given up")
def actions_given_up(t: ExampleTable) -> None:
    gathering(t, DAISY)
    t.arrange("asset", code="old-book-of-lore", seat=1)
    t.arrange("deck", seat=1, cards="knife flashlight guts")
    turn_of(t, actions=2)
    t.offered("pass", n=3)  # two, and one for a Tome
    t.choose("read old-book-of-lore", "take knife")
    t.offered("pass", n=2)


@example("ahlcg/costs.8", "Uncovering the Conspiracy: what the group has and what it takes is said")
def too_few_together(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    t.arrange("tokens", on=DAISY, kind="clues", n=1)
    turn_of(t)
    t.refused("follow-a-lead uncovering-the-conspiracy", "ahlcg/costs.8", need=4, n=3)


@example("ahlcg/costs.2", "A card that is too dear is denied with its price and what is there")
def too_dear(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("hand", seat=1, cards="machete")
    t.arrange("tokens", on=ROLAND, kind="resources", n=2)
    turn_of(t)
    t.refused("play machete", "ahlcg/costs.2", need=3, n=2)


# ------------------------------------------------------------------ decks and cards on their way


@example("ahlcg/encounter-deck.1", "The last encounter card is turned up: the deck is made anew at once")
def dug_to_the_bottom(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("act", stage=2)
    t.arrange("add-location", code="ritual-site")
    t.arrange("encounter", cards="ancient-evils ghoul-minion", only=1)
    turn_of(t)
    t.choose("move ritual-site")
    t.expect(engaged(1) == ("ghoul-minion",), encounter_size() == 1, encounter_discard() == ())


@example("ahlcg/search.3", "Mysterious Chanting: no Cultist anywhere is said, and the deck is shuffled all the same")
def nobody_to_fetch(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("encounter", cards="mysterious-chanting crypt-chill", only=1)
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.play()
    t.heard("ahlcg-log-found-nothing", "ahlcg/search.3")
    t.heard("core-log-shuffle", "ahlcg/search.2")
    t.expect(encounter_size() == 1, encounter_discard() == ("mysterious-chanting",), seen_encounters(1) == 0)


@example(
    "ahlcg/play-restrictions-permissions-and-instructions.2 ahlcg/initiation.3",
    "Old Book of Lore (3): an event that is played at once is discarded when it is done",
)
def an_event_out_of_the_book(t: ExampleTable) -> None:
    gathering(t, DAISY)
    t.arrange("asset", code="06279", seat=1)
    t.arrange("deck", seat=1, cards="emergency-cache knife guts")
    turn_of(t)
    t.choose("read old-book-of-lore", "take emergency-cache", "yes")
    t.heard("ahlcg-log-put-away", "ahlcg/event-cards.4")
    t.expect(resources(DAISY) == 8, hand(1) == (), discard(1) == ("emergency-cache",), uses("old-book-of-lore") == 1)


@example("ahlcg/ability.2", "Wendy's Amulet: as soon as it is in play, a fast event in the discard pile can be played")
def the_amulet_has_come(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("card", code="elusive", to="discard-1")
    t.arrange("hand", seat=1, cards="wendys-amulet")
    t.arrange("show-location", place="attic")
    turn_of(t)
    t.not_offered("play elusive")
    t.choose("play wendys-amulet")
    t.offered("play elusive")
    t.choose("play elusive")
    t.expect(at(WENDY) == "attic", discard(1) == (), area(1) == ("wendys-amulet",))


@example("ahlcg/treachery-cards.2", "Ancient Evils: it is discarded when it is done, though the lead fell on the way")
def the_lead_falls_meanwhile(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("tokens", on=ROLAND, kind="horror", n=4)
    t.arrange("tokens", on="whats-going-on", kind="doom", n=1)
    mythos(t, "swarm-of-rats ancient-evils")
    t.play()  # no hand is left to lose a card of
    t.heard("ahlcg-log-lead", "ahlcg/elimination.7")
    t.heard("ahlcg-log-put-away", "ahlcg/treachery-cards.2")
    t.expect(lead() == 2, encounter_discard() == ("ancient-evils",))


@example("ahlcg/event-cards.4 ahlcg/elimination.2", "Drawn to the Flame: who falls by it takes the event along")
def burnt(t: ExampleTable) -> None:
    gathering(t, f"{AGNES} {ROLAND}", act=2, tokens="auto_fail auto_fail")
    t.arrange("tokens", on=AGNES, kind="horror", n=7)
    t.arrange("hand", seat=1, cards="drawn-to-the-flame")
    t.arrange("encounter", cards="rotting-remains")
    turn_of(t)
    t.choose("play drawn-to-the-flame")
    t.heard("ahlcg-log-put-away", "ahlcg/elimination.2")
    t.expect(discard(1) == (), resources(AGNES) == 0, actions(AGNES) == 0)


@example("ahlcg/discard-piles.6", "The lead falls with two cards before him: the next in player order sorts them")
def who_orders_now(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY} {AGNES}", act=2)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.arrange("threat", code="dissonant-voices", seat=1)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("resource")
    t.asked(2, "ahlcg-prompt-discard-order")
    t.choose("discard frozen-in-fear")
    t.expect(encounter_discard() == ("dissonant-voices", "frozen-in-fear"))


# ------------------------------------------------------------------ who is meant


@example("ahlcg/ability.forced.5", "Attic: whoever comes in is meant, not the lead investigator")
def not_the_lead(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    t.arrange("lead", seat=2)
    turn_of(t, 1)
    t.choose("move attic")
    t.expect(horror(ROLAND) == 1, horror(DAISY) == 0)


@example("ahlcg/fight-action.4", "A miss hits whom the enemy is engaged with, be it the first player")
def it_hits_the_first(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2, tokens="auto_fail auto_fail")
    t.arrange("threat", code="ghoul-minion", seat=1)
    turn_of(t, 2)
    t.choose("fight ghoul-minion")
    t.heard("ahlcg-log-damage", "ahlcg/fight-action.4", damage=1, horror=0)
    t.expect(damage(ROLAND) == 1, damage(DAISY) == 0)


@example("ahlcg/target.5", "Stray Cat: an exhausted enemy that is engaged can still be shaken off")
def exhausted_but_engaged(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("asset", code="stray-cat", seat=1)
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("exhaust", card="ghoul-minion")
    turn_of(t)
    t.choose("run stray-cat")
    t.expect(engaged(1) == (), exhausted("ghoul-minion") == True, discard(1) == ("stray-cat",))  # noqa: E712


@example("ahlcg/target.5", "Cunning Distraction: not for an enemy that is exhausted and engaged with nobody")
def nobody_to_distract(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("hand", seat=1, cards="cunning-distraction")
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    turn_of(t)
    t.not_offered("play cunning-distraction")
    t.choose("resource")
    t.expect(engaged(1) == (), hand(1) == ("cunning-distraction",), unchanged=True)


@example("ahlcg/ability.triggered.2", "A window goes round until all pass in a row: who acted is asked again")
def round_again(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}", act=2)
    for seat in (1, 2):
        t.arrange("asset", code="beat-cop", seat=seat)
    t.arrange("asset", code="forbidden-knowledge", seat=1)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("phase", name="enemy")
    t.choose("step-in beat-cop", seat=1)
    t.asked(2, "ahlcg-prompt-window")
    t.choose("pass", seat=2)
    t.asked(1, "ahlcg-prompt-window")
    t.offered("trade forbidden-knowledge", seat=1)
    t.expect(damage("ghoul-priest") == 1, unchanged=True)


@example("ahlcg/clues.4 ahlcg/ability.triggered.2", "The act can advance in a test's window, whatever else can be done")
def advance_in_a_test(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    turn_of(t)
    t.choose("investigate")
    t.asked(1, "ahlcg-prompt-window")
    t.choose("advance")
    t.expect(at(ROLAND) == "hallway", clues(ROLAND) == 0)


@example("ahlcg/clues.4", "In a window, who has no clue to give does not make the group spend its clues")
def none_to_give(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=4)
    t.arrange("asset", code="beat-cop", seat=2)
    t.arrange("threat", code="swarm-of-rats", seat=2)
    turn_of(t)
    t.choose("pass", seat=2)
    t.choose("investigate")
    t.offered("advance", seat=1)
    t.choose("pass", seat=1)
    t.offered("step-in beat-cop", seat=2)
    t.refused("advance", "ahlcg/clues.4", seat=2)
    t.choose("step-in beat-cop", seat=2)
    t.expect(in_play("swarm-of-rats") == False)  # noqa: E712
    t.asked(1, "ahlcg-prompt-window")


# ------------------------------------------------------------------ what has no effect is not told


@example("ahlcg/ability.forced.2", "They're Getting Out!: Ghouls that are engaged crawl nowhere")
def engaged_ghouls(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("agenda", stage=3)
    t.arrange("stand", seat=1, place="attic")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("exhaust", card="ghoul-minion")
    turn_of(t)
    t.choose("pass")
    t.not_heard("core-log-forced")
    t.expect(at("ghoul-minion") == "attic", doom("theyre-getting-out") == 1, horror(ROLAND) == 0)


@example("ahlcg/per-investigator.3", "Ritual Site: with all its clues on it, nothing is told at the end of the round")
def all_clues_there(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("add-location", code="ritual-site")
    t.arrange("show-location", place="ritual-site")
    t.arrange("encounter", cards="swarm-of-rats")
    turn_of(t)
    t.choose("pass")
    t.not_heard("core-log-forced")
    t.expect(clues("ritual-site") == 2, unchanged=True)


@example("ahlcg/location-cards.4", "Ritual Site: unrevealed it gathers no clues")
def an_unrevealed_site(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("add-location", code="ritual-site")
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.choose("pass")
    t.heard("core-log-turn", "ahlcg/framework-2.2")
    t.expect(clues("ritual-site") == 0, unchanged=True)


@example("ahlcg/setup.4", "The Devourer Below: if nobody got away, no doom is there and none is told of")
def nobody_got_away(t: ExampleTable) -> None:
    devourer(t)
    t.heard("ahlcg-log-bag", "ahlcg/setup.4")
    t.not_heard("ahlcg-log-doom")
    t.expect(doom("the-arkham-woods") == 0)


@example("ahlcg/action.2", "Blinding Light: with the last action spent there is none to lose")
def no_action_to_lose(t: ExampleTable) -> None:
    gathering(t, AGNES, act=2, tokens="cultist cultist")
    t.arrange("hand", seat=1, cards="01066")
    t.arrange("threat", code="ravenous-ghoul", seat=1)
    t.arrange("asset", code="forbidden-knowledge", seat=1)
    turn_of(t, actions=1)
    t.choose("play blinding-light", "pass", "pass")
    t.heard("ahlcg-log-lose-actions", "ahlcg/action.2", n=0)
    t.expect(damage("ravenous-ghoul") == 1, actions(AGNES) == 0)


# ------------------------------------------------------------------ smaller print


@example("ahlcg/nearest.1", "Mysterious Chanting: two Acolytes equally near are told apart by where they are")
def acolytes_apart(t: ExampleTable) -> None:
    midnight(t)
    one = t.arrange("enemy", code="acolyte", place="easttown")
    two = t.arrange("enemy", code="acolyte", place="graveyard")
    mythos(t, "mysterious-chanting")
    t.told_apart(f"doom {one}", "ahlcg-note-at")
    t.choose(f"doom {two}")
    t.heard("ahlcg-log-doom", "ahlcg/revelation.2", n=2)


@example("ahlcg/dealing-damage-horror.4", "Damage is split among two assets, to each as much as it can take")
def split_in_three(t: ExampleTable) -> None:
    gathering(t, act=2)
    dog = t.arrange("asset", code="guard-dog", seat=1)
    coat = t.arrange("asset", code="leather-coat", seat=1)
    t.arrange("tokens", on="guard-dog", kind="damage", n=2)
    t.arrange("threat", code="icy-ghoul", seat=1)
    turn_of(t)
    t.choose("resource")
    t.offered("damage yours", "damage 1 guard-dog", "damage 2 leather-coat", f"damage 1 {dog} 1 {coat}")
    t.not_offered("damage 2 guard-dog")
    t.choose("damage 2 leather-coat", "horror yours")
    t.expect(in_play("leather-coat") == False, damage("guard-dog") == 2, damage(ROLAND) == 0)  # noqa: E712


@example("ahlcg/skill-cards.3", "Survival Instinct: in a test that is no evasion it is an icon and no more")
def instinct_elsewhere(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("hand", seat=1, cards="survival-instinct")
    t.arrange("threat", code="ghoul-minion", seat=1)
    mythos(t, "grasping-hands")
    t.choose("commit survival-instinct")
    t.heard("ahlcg-log-success", "ahlcg/skill-test-st.6", n=2)
    t.asked(1, "ahlcg-prompt-action")
    t.expect(engaged(1) == ("ghoul-minion",), at(WENDY) == "hallway", unchanged=True)


@example("ahlcg/chaos-tokens.2", "A symbol for which the scenario has no effect adds nothing")
def no_such_symbol(t: ExampleTable) -> None:
    gathering(t, tokens="elder_thing elder_thing")
    turn_of(t)
    t.choose("investigate")
    t.heard("ahlcg-log-symbol", "ahlcg/chaos-tokens.2", n=0)
    t.heard("ahlcg-log-success", "ahlcg/skill-test-st.6", n=1)


@example("ahlcg/setup.4", "The Midnight Masks: the Acolytes that are there from the beginning are told of")
def acolytes_at_the_start(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {DAISY}")
    t.heard("ahlcg-log-spawn", "ahlcg/setup.4")
    t.expect(doom("acolyte") == 1)


@example("ahlcg/action.1", "Frozen in Fear: a fight with a weapon is the dear one, and the next is not")
def the_first_is_dear(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("asset", code="knife", seat=1)
    turn_of(t)
    t.choose("stab knife")
    t.heard("ahlcg-log-damage", "ahlcg/fight-action.3", damage=1, horror=0)
    t.expect(actions(ROLAND) == 1)
    t.offered("fight ghoul-priest", "stab knife", "move attic")


@example("ahlcg/act-deck-and-agenda-deck.6", "The Devourer Below: the agenda that is turned over keeps no doom")
def turned_over_clean(t: ExampleTable) -> None:
    devourer(t)
    t.arrange("agenda", stage=3)
    t.arrange("tokens", on="vengeance-awaits", kind="doom", n=4)
    mythos(t, "ancient-evils")
    t.play()
    t.heard("ahlcg-log-doom-cleared", "ahlcg/act-deck-and-agenda-deck.6", n=5)
    t.expect(doom("the-devourer-below") == 1, in_play("umordhoth") == True)  # noqa: E712


@example("ahlcg/lasting-effects.4", "Will to Survive: the test at the end of the turn has its token again")
def no_will_left(t: ExampleTable) -> None:
    gathering(t, tokens="auto_fail auto_fail")
    t.arrange("threat", code="frozen-in-fear", seat=1)
    t.arrange("hand", seat=1, cards="will-to-survive")
    turn_of(t)
    t.choose("play will-to-survive", "pass")
    t.heard("ahlcg-log-token", "ahlcg/skill-test-st.3")
    t.heard("ahlcg-log-failure", "ahlcg/skill-test-st.6", n=3)


@example("ahlcg/ability.forced.4", "Wolf-Man Drew: unhurt he heals nothing, and nothing is told of it")
def unhurt_he_attacks(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("threat", code="01137", seat=1)
    turn_of(t)
    t.choose("resource")
    t.not_heard("core-log-forced")
    t.heard("ahlcg-log-opportunity", "ahlcg/attack-of-opportunity.1")
    t.expect(damage(ROLAND) == 2)


@example("ahlcg/clues.4", "A turn that elimination cuts short is over: no clues are spent for the act after it")
def cut_short(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {DAISY}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=4)
    t.arrange("asset", code="beat-cop", seat=1)
    t.arrange("tokens", on=DAISY, kind="damage", n=4)
    t.arrange("threat", code="swarm-of-rats", seat=2)
    turn_of(t)
    t.choose("pass")  # Roland's turn is over
    t.choose("pass", seat=1)
    t.choose("resource", seat=2)
    t.heard("ahlcg-log-eliminated", "ahlcg/defeat.2")
    t.offered("step-in beat-cop", seat=1)
    t.refused("advance", "ahlcg/clues.4", seat=1)
