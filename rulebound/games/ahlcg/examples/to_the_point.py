"""Small things on which a ruling turns: the number that is named, whose card it is, what still works."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.devourer_below import at_the_site
from rulebound.games.ahlcg.examples.probes import (
    actions,
    area,
    at,
    bag,
    clues,
    damage,
    devourer,
    encounter_discard,
    engaged,
    exhausted,
    gathering,
    hand,
    horror,
    midnight,
    mythos,
    turn_of,
)

ROLAND, AGNES, WENDY = "roland-banks", "agnes-baker", "wendy-adams"


@example("ahlcg/action.1", "With no action left an investigation is denied: it takes 1, and there is none")
def it_takes_one(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("hand", seat=1, cards="magnifying-glass")
    turn_of(t, actions=1)
    t.choose("resource")
    t.refused("investigate", "ahlcg/action.1", need=1, n=0)


@example(
    "ahlcg/activate-action.5", "Wendy's Amulet is in play: a Locked Door at her location can be broken down as ever"
)
def no_matter_the_amulet(t: ExampleTable) -> None:
    midnight(t, WENDY)
    t.arrange("asset", code="wendys-amulet", seat=1)
    t.arrange("attach", code="locked-door", to="rivertown")
    turn_of(t)
    t.offered("break-down locked-door", "pick-the-lock locked-door")


@example("ahlcg/lasting-effects.3", "A Stubborn Detective whose mind is wiped leaves Roland his text")
def a_detective_who_forgets(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {AGNES}", act=2)
    t.arrange("show-location", place="attic")
    t.arrange("stand", seat=1, place="attic")
    t.arrange("stand", seat=2, place="attic")
    t.arrange("hand", seat=2, cards="mind-wipe")
    t.arrange("threat", code="stubborn-detective", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("phase", name="investigation")
    t.choose("play mind-wipe", "wipe stubborn-detective", seat=2)
    turn_of(t)
    t.choose("fight swarm-of-rats", "find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1)


@example("ahlcg/slots.9", "Two cards of one name and of different levels are told apart by their levels")
def two_levels(t: ExampleTable) -> None:
    gathering(t, ROLAND)
    one, other = t.arrange("hand", seat=1, cards="01018 01028").split()
    turn_of(t)
    t.told_apart(f"play {one}", "ahlcg-note-level")
    t.told_apart(f"play {other}", "ahlcg-note-level")
    t.choose(f"play {one}")
    t.arrange("tokens", on=ROLAND, kind="resources", n=4)
    t.choose(f"play {other}")
    t.heard("ahlcg-log-put-away", "ahlcg/slots.9")
    t.expect(area(1) == ("01028",))


# ------------------------------------------------------------------ enemies


@example("ahlcg/may.1", "Survival Instinct: who moves without having disengaged takes the other enemies along")
def they_come_along(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("show-location", place="parlor")
    t.arrange("hand", seat=1, cards="survival-instinct")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("threat", code="icy-ghoul", seat=1)
    turn_of(t)
    t.choose("evade ghoul-minion", "commit survival-instinct", "result 2 ghoul-minion", "stay", "move parlor")
    t.expect(engaged(1) == ("icy-ghoul",), at("icy-ghoul") == "parlor", at("ghoul-minion") == "hallway")


@example("ahlcg/retaliate.2", "Goat Spawn: while it is exhausted a miss is not answered")
def too_tired_to_answer(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-8 -8")
    t.arrange("enemy", code="goat-spawn", place="hallway", exhausted=1)
    turn_of(t)
    t.choose("fight goat-spawn")
    t.not_heard("ahlcg-log-attack")
    t.expect(damage(ROLAND) == 0, actions(ROLAND) == 2)


@example("ahlcg/engage-action.2", "The enemy falls to Agnes before she comes to engage it: it does not come back")
def nobody_left_to_engage(t: ExampleTable) -> None:
    gathering(t, f"{AGNES} {ROLAND}", act=2)
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.arrange("threat", code="swarm-of-rats", seat=2)
    turn_of(t)
    t.choose("engage swarm-of-rats", "lash-out agnes-baker", "hit swarm-of-rats")
    t.expect(engaged(1) == ("icy-ghoul",), encounter_discard() == ("swarm-of-rats",))


@example("ahlcg/evade-evade-action.6", "Stray Cat: a ready enemy engaged with nobody can be evaded, and is exhausted")
def lured_from_afar(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("asset", code="stray-cat", seat=1)
    t.arrange("enemy", code="ghoul-minion", place="hallway")
    t.arrange("gains", card="01160", keyword="aloof")
    turn_of(t)
    t.choose("run stray-cat")
    t.expect(exhausted("ghoul-minion") == True)  # noqa: E712


# ------------------------------------------------------------------ clues and tests


@example("ahlcg/cannot.1", "The Masked Hunter came back: one clue would be enough for the ritual, and cannot be spent")
def one_clue_out_of_reach(t: ExampleTable) -> None:
    at_the_site(t)
    t.arrange("threat", code="the-masked-hunter", seat=1)
    t.arrange("tokens", on=ROLAND, kind="clues", n=1)
    t.refused("break-the-spell disrupting-the-ritual", "ahlcg/cannot.1")


@example("ahlcg/costs.8", "What the group lacks is counted together: 4 clues for two investigators, and there are 2")
def counted_together(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {AGNES}")
    t.arrange("tokens", on=AGNES, kind="clues", n=2)
    turn_of(t)
    t.refused("follow-a-lead uncovering-the-conspiracy", "ahlcg/costs.8", need=4, n=2)


@example("ahlcg/skill-test-st.7", "A failure and a symbol both hurt: the tester names the symbol first")
def the_symbol_first(t: ExampleTable) -> None:
    gathering(t, tokens="cultist cultist")
    mythos(t, "rotting-remains")
    t.arrange("tokens", on=ROLAND, kind="horror", n=1)
    t.asked(1, "ahlcg-prompt-results")
    t.choose("result 1 cultist")
    t.expect(horror(ROLAND) == 3)


@example(
    "ahlcg/skill-test-st.8", "Who is hit by a miss falls: the test is another's, and its token stays out to its end"
)
def not_their_test(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {AGNES} {WENDY}", act=2, tokens="-5 0")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.arrange("tokens", on=ROLAND, kind="damage", n=8)
    t.arrange("draws", tokens="-5")
    turn_of(t, seat=2)
    t.choose("fight ghoul-minion", seat=2)
    t.asked(2, "ahlcg-prompt-lead")
    t.expect(bag() == ("0",))
    t.choose("lead agnes-baker", "prey wendy-adams", seat=2)
    t.expect(bag() == ("-5", "0"))


@example("ahlcg/ability.triggered.2", "A window goes on until all have passed in a row: who acted is asked again")
def until_all_pass(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {AGNES}", act=2)
    t.arrange("asset", code="beat-cop", seat=1)
    t.arrange("asset", code="forbidden-knowledge", seat=2)
    t.arrange("asset", code="01063", seat=2)
    t.arrange("deck", seat=2, cards="guts knife shrivelling")
    t.arrange("enemy", code="flesh-eater", place="hallway", exhausted=1)
    t.arrange("phase", name="upkeep")
    t.choose("pass", seat=1)
    t.choose("study arcane-initiate", "take shrivelling", seat=2)
    t.choose("pass", seat=1)
    t.asked(2, "ahlcg-prompt-window")
    t.expect(hand(2) == ("shrivelling",), unchanged=True)


# ------------------------------------------------------------------ what is left over


@example("ahlcg/move.8", "On Wings of Darkness in Rivertown: it is the only Central place, so nobody is carried off")
def central_already(t: ExampleTable) -> None:
    midnight(t, tokens="-8 -8")
    mythos(t, "on-wings-of-darkness")
    t.heard("ahlcg-log-stays", "ahlcg/move.8")
    t.expect(at(ROLAND) == "rivertown", damage(ROLAND) == 1, horror(ROLAND) == 1)


@example("ahlcg/evade-evade-action.5", "Cunning Distraction: an exhausted enemy engaged with you is evaded, too")
def distracted_in_its_sleep(t: ExampleTable) -> None:
    gathering(t, WENDY, act=2)
    t.arrange("hand", seat=1, cards="cunning-distraction")
    t.arrange("enemy", code="ghoul-minion", place="hallway", exhausted=1)
    turn_of(t)
    t.choose("engage ghoul-minion", "play cunning-distraction")
    t.expect(engaged(1) == (), exhausted("ghoul-minion") == True)  # noqa: E712


@example("ahlcg/must.1", "Umôrdhoth's Wrath with an empty hand: there is no card to give, and that is said")
def no_card_for_his_wrath(t: ExampleTable) -> None:
    devourer(t, tokens="-2 -2")
    mythos(t, "umordhoths-wrath")
    t.heard("ahlcg-log-no-card", "ahlcg/must.2")
    t.expect(damage(ROLAND) == 4, horror(ROLAND) == 4)


@example("ahlcg/must.2", "What's Going On?! with empty hands: nobody has a card, and that is said")
def no_card_for_the_agenda(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("tokens", on="01105", kind="doom", n=2)
    mythos(t, "swarm-of-rats")
    t.heard("ahlcg-log-nobody-has-a-card", "ahlcg/must.2")
    t.expect(horror(ROLAND) == 2)


@example("ahlcg/costs.8", "What was given together is given: it is not taken a second time")
def given_once(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {AGNES}")
    t.arrange("tokens", on=ROLAND, kind="clues", n=6)
    t.arrange("tokens", on=AGNES, kind="clues", n=2)
    turn_of(t)
    t.choose("follow-a-lead uncovering-the-conspiracy", "spend 2")
    t.choose("spend 2", seat=2)
    t.arrange("tokens", on=AGNES, kind="clues", n=3)
    t.arrange("threat", code="the-masked-hunter", seat=2)
    turn_of(t)
    t.choose("follow-a-lead uncovering-the-conspiracy")
    t.expect(clues(ROLAND) == 0, clues(AGNES) == 3)


@example("ahlcg/priority-of-simultaneous-resolution.2", "Two weaknesses that are alike: nobody orders them")
def twice_the_same(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("hand", seat=1, cards="cryptic-research")
    t.arrange("deck", seat=1, cards="paranoia paranoia guts")
    turn_of(t)
    t.choose("play cryptic-research")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(hand(1) == ("guts",))


@example("ahlcg/hunter.2", "Mob Enforcer: his bearer has gone home, so he hunts nobody")
def nobody_to_hunt(t: ExampleTable) -> None:
    midnight(t, f"{ROLAND} {AGNES}")
    t.arrange("threat", code="mob-enforcer", seat=1)
    t.arrange("enemy", code="mob-enforcer", place="downtown")
    turn_of(t)
    t.choose("go-home predator-or-prey")
    t.arrange("phase", name="enemy")
    t.expect(at("mob-enforcer") == "downtown", engaged(2) == (), unchanged=True)


@example("ahlcg/put-into-play.3", "Trapped: that the rest of the house comes into play is told")
def the_house_opens(t: ExampleTable) -> None:
    gathering(t)
    t.arrange("tokens", on=ROLAND, kind="clues", n=2)
    turn_of(t)
    t.choose("advance")
    t.heard("ahlcg-log-location", "ahlcg/put-into-play.1")
    t.expect(at(ROLAND) == "hallway")


@example("ahlcg/ability.2", "Wendy's Amulet works from the second seat as well")
def from_the_second_seat(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {WENDY}", act=2)
    t.arrange("asset", code="wendys-amulet", seat=2)
    t.arrange("card", code="cunning-distraction", to="discard-2")
    t.arrange("threat", code="ghoul-minion", seat=2)
    turn_of(t, seat=2)
    t.choose("play cunning-distraction", seat=2)
    t.expect(engaged(2) == (), exhausted("ghoul-minion") == True)  # noqa: E712


@example(
    "ahlcg/automatic-failure-success.3",
    "Automatic success: the difficulty counts as 0, the rest is margin",
)
def by_all_she_has(t: ExampleTable) -> None:
    gathering(t, WENDY, tokens="elder_sign elder_sign")
    t.arrange("asset", code="wendys-amulet", seat=1)
    turn_of(t)
    t.choose("investigate")
    t.heard("ahlcg-log-success", "ahlcg/skill-test-st.6", n=3)
    t.expect(clues(WENDY) == 1)
