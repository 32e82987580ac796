"""What the twelve investigators can do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    AKACHI,
    CHARLIE,
    DIANA,
    JACQUELINE,
    JIM,
    LEO,
    LILY,
    LOLA,
    MARK,
    NORMAN,
    SILAS,
    TRISH,
    begin,
    clues,
    conditions,
    delayed,
    draw,
    encounters,
    health,
    improved,
    meet,
    monsters_on,
    pile,
    sanity,
    seen,
    size,
    space,
    things,
    tickets,
)

REACT = "core-prompt-react"

# ------------------------------------------------------------------ Akachi


@example("eldritch/investigator-akachi-onyele.1", "She sees two gates: one stays on top, one goes down")
def two_gates(t: ExampleTable) -> None:
    begin(t, AKACHI, space="arkham")
    draw(t, "gate-stack", "gate-rome gate-tokyo")
    t.choose("listen akachi-onyele", "top gate-tokyo")
    t.expect(pile("gate-stack") == ("gate-tokyo", *[""] * 7, "gate-rome"))


@example("eldritch/investigator-akachi-onyele.2", "With one left, the discarded ones are shuffled under it first")
def one_left(t: ExampleTable) -> None:
    begin(t, AKACHI, space="arkham")
    t.arrange("card", code="gate-london", to="gate-discard")
    draw(t, "gate-stack", "gate-rome")
    t.arrange("gone", pile="gate-stack", n=1)
    t.choose("listen akachi-onyele", "top gate-london")
    t.expect(pile("gate-stack") == ("gate-london", "gate-rome"), size("gate-discard") == 0)


@example("eldritch/investigator-akachi-onyele.2", "The last gate is still the first she sees: it is not shuffled in")
def last_on_top(t: ExampleTable) -> None:
    begin(t, AKACHI, space="rome")
    for city in ("arkham", "london", "rome", "shanghai", "sydney", "tokyo", "buenos-aires"):
        t.arrange("card", code=f"gate-{city}", to="gate-discard")
    draw(t, "gate-stack", "gate-istanbul")
    t.arrange("gone", pile="gate-stack", n=1)
    t.choose("listen akachi-onyele")
    t.asked(1, "eldritch-prompt-gates")
    t.offered("top gate-istanbul")
    t.heard("eldritch-log-gates-seen", "eldritch/investigator-akachi-onyele.1")
    t.heard("eldritch-log-gates-under", "eldritch/investigator-akachi-onyele.2")
    t.expect(size("gate-stack") == 8, size("gate-discard") == 0)


@example("eldritch/investigator-akachi-onyele.3", "A gate closed in another world: she goes where a clue or gate is")
def straight_away(t: ExampleTable) -> None:
    meet(t, AKACHI)
    t.arrange("gate", space="arkham")
    t.arrange("gate", space="london")
    t.arrange("clue", space="tokyo")
    draw(t, "other-world", "other-world-8")
    encounters(t)
    t.arrange("dice", results="6 1 1 1 6 1 1")
    t.choose("other-world")
    t.asked(1, REACT)
    t.choose("walk-between akachi-onyele")
    t.offered("move tokyo", "move london")
    t.not_offered("move rome", "move sydney")
    t.choose("move tokyo")
    t.expect(space(1) == "tokyo")


# ------------------------------------------------------------------ Charlie


@example("eldritch/investigator-charlie-kane.1", "Charlie gives an action at once, before or after that one's turn")
def an_action_for_leo(t: ExampleTable) -> None:
    begin(t, CHARLIE, LEO, JIM, space="arkham")
    t.arrange("sheet", seat=2, health=3)
    t.arrange("sheet", seat=3, delayed=1)
    t.choose("pull-strings charlie-kane")
    t.heard("eldritch-log-another-action", "eldritch/investigator-charlie-kane.1")
    t.asked(2, ACTION, n=1)
    t.choose("rest")
    t.expect(health(2) == 4)
    t.asked(1, ACTION, n=1)
    t.choose("pass")
    t.asked(2, ACTION, n=2)
    t.refused("rest", "eldritch/actions.2")


@example("eldritch/investigator-charlie-kane.1", "Whom Silas' sea carries on has that action, too")
def silas_sails_on(t: ExampleTable) -> None:
    begin(t, CHARLIE, SILAS, space="sydney")
    t.choose("pull-strings charlie-kane", "sail silas-marsh", "move antarctica")
    t.asked(2, ACTION, n=1)
    t.choose("rest")
    t.asked(1, ACTION, n=1)
    t.expect(space(2) == "antarctica", unchanged=True)


@example("eldritch/investigator-charlie-kane.2", "What he acquires may go to anybody; a service is theirs to resolve")
def for_everybody(t: ExampleTable) -> None:
    begin(t, CHARLIE, LEO, space="arkham")
    t.arrange("sheet", seat=2, space="rome", health=1, sanity=1)
    t.arrange("reserve", cards="private-care axe bandages whiskey")
    t.arrange("dice", results="6 6 6 1")
    t.choose("acquire", "no-loan", "buy private-care", "for leo-anderson")
    t.expect(health(2) == 6, sanity(2) == 6, pile("assets-discard") == ("private-care",))
    t.choose("buy bandages", "for leo-anderson")
    t.expect(things(2) == ("bandages",))


# ------------------------------------------------------------------ Diana


@example("eldritch/investigator-diana-stanley.1", "Diana moves the cultist, and no other monster")
def cultist_sent(t: ExampleTable) -> None:
    begin(t, DIANA, space="arkham")
    t.arrange("monster", code="cultist", space="arkham")
    t.arrange("monster", code="gug", space="arkham")
    t.choose("infiltrate diana-stanley", "send", "space tokyo")
    t.expect(monsters_on("arkham") == ("gug",), monsters_on("tokyo") == ("cultist",))


@example("eldritch/investigator-diana-stanley.2", "Horror is 1 for her: failing costs 1 Sanity")
def little_horror(t: ExampleTable) -> None:
    meet(t, DIANA)
    t.arrange("monster", code="elder-thing", space="arkham")
    encounters(t)
    t.arrange("dice", results="1 6 6")
    t.play()
    t.expect(sanity(1) == 4)


@example("eldritch/investigator-diana-stanley.2", "And one success is enough")
def no_horror(t: ExampleTable) -> None:
    meet(t, DIANA)
    t.arrange("monster", code="elder-thing", space="arkham")
    encounters(t)
    t.arrange("dice", results="6 1 1")
    t.play()
    t.expect(sanity(1) == 5, health(1) == 5)


# ------------------------------------------------------------------ Jacqueline


@example("eldritch/investigator-jacqueline-fine.1", "Jacqueline trades clues with somebody anywhere, and nothing else")
def clues_from_afar(t: ExampleTable) -> None:
    begin(t, JACQUELINE, LEO, space="arkham")
    t.arrange("sheet", seat=2, space="tokyo", clues=2)
    t.arrange("has", seat=2, card="axe")
    t.choose("commune jacqueline-fine")
    t.asked(1, "eldritch-prompt-trade")
    t.not_offered("take axe")
    keys = t.g.decision.keys(0) if t.g.decision is not None else ()
    t.choose(", ".join(keys), "agree")
    t.heard("eldritch-log-hands-over", "eldritch/investigator-jacqueline-fine.1")
    t.expect(clues(1) == 2, clues(2) == 0)


@example("eldritch/investigator-jacqueline-fine.2", "She alone sees the back of another's condition")
def foreseen(t: ExampleTable) -> None:
    begin(t, JACQUELINE, LEO, space="space-5")
    t.arrange("sheet", seat=1, space="rome")
    t.arrange("lead", seat=2)
    draw(t, "general", "general-4")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.asked(1, REACT)
    t.choose("foresee jacqueline-fine")
    t.expect(clues(1) == 1, seen("leg-injury", 1) == True, seen("leg-injury", 2) == False)  # noqa: E712


@example("eldritch/investigator-jacqueline-fine.3", "Not of a common condition")
def not_a_debt(t: ExampleTable) -> None:
    begin(t, JACQUELINE, LEO, space="arkham")
    t.arrange("reserve", cards="axe bandages whiskey kerosene")
    t.choose("pass")
    t.arrange("dice", results="1 1")
    t.choose("acquire", "loan")
    t.asked(2, "eldritch-prompt-acquire")
    t.expect(conditions(2) == ("debt",))


# ------------------------------------------------------------------ Jim


@example("eldritch/investigator-jim-culver.1 eldritch/faq-1", "1 Sanity for all there, himself as well")
def jim_plays(t: ExampleTable) -> None:
    begin(t, JIM, LEO, space="arkham")
    t.arrange("sheet", seat=1, sanity=1)
    t.arrange("sheet", seat=2, sanity=1)
    t.choose("rest", "play jim-culver")
    t.expect(sanity(1) == 3, sanity(2) == 2)


# ------------------------------------------------------------------ Lily


@example("eldritch/investigator-lily-chen.1", "Lily spends Health for as much Sanity")
def lily_balances(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("sheet", seat=1, health=5, sanity=2)
    t.choose("balance lily-chen", "health 3")
    t.heard("eldritch-log-spends", "eldritch/spend.1")
    t.expect(health(1) == 2, sanity(1) == 5)


@example("eldritch/investigator-lily-chen.1", "Never the last of it")
def lily_keeps_one(t: ExampleTable) -> None:
    begin(t, LILY, space="arkham")
    t.arrange("sheet", seat=1, health=3, sanity=2)
    t.choose("balance lily-chen")
    t.offered("health 2", "sanity 1")
    t.not_offered("health 3", "sanity 2")


def lily_learns(t: ExampleTable, have: str) -> None:
    meet(t, LILY, "sydney")
    t.arrange("sheet", seat=1, improved=have)
    draw(t, "asia-australia", "asia-australia-4")
    encounters(t)
    t.arrange("dice", results="6 1 1")
    t.choose("asia-australia")


@example("eldritch/investigator-lily-chen.2", "What she improves she may improve again at once")
def lily_learns_twice(t: ExampleTable) -> None:
    lily_learns(t, "")
    t.asked(1, REACT)
    t.choose("train lily-chen")
    t.expect(improved(1, "strength") == 2)


# ------------------------------------------------------------------ Lola


@example("eldritch/investigator-lola-hayes.1", "Lola gives up a +2 for two others, both of one skill if she likes")
def lola_rehearses(t: ExampleTable) -> None:
    begin(t, LOLA, space="arkham")
    t.arrange("sheet", seat=1, improved="will:2 lore:1")
    t.choose("rehearse lola-hayes", "drop will", "improve strength", "improve strength")
    t.expect(improved(1, "strength") == 2, improved(1, "will") == 0, improved(1, "lore") == 1)


# ------------------------------------------------------------------ Mark


@example("eldritch/investigator-mark-harrigan.1", "A monster that his action kills is defeated, but not in combat")
def mark_brawls(t: ExampleTable) -> None:
    begin(t, MARK, space="arkham")
    t.arrange("sheet", seat=1, sanity=2)
    t.arrange("monster", code="skeleton", space="arkham", lost=1)
    t.choose("brawl mark-harrigan")
    t.expect(monsters_on("arkham") == (), health(1) == 7, sanity(1) == 2)


@example("eldritch/investigator-mark-harrigan.2", "Delayed without a choice: it does nothing to him")
def mark_not_delayed(t: ExampleTable) -> None:
    meet(t, MARK, "space-3")
    draw(t, "general", "general-10")
    encounters(t)
    t.arrange("dice", results="1 1 1 1")
    t.heard("eldritch-log-not-delayed", "eldritch/investigator-mark-harrigan.2")
    t.expect(delayed(1) == False, unchanged=True)  # noqa: E712


@example("eldritch/investigator-mark-harrigan.2", "Chosen as a price it counts")
def mark_chooses(t: ExampleTable) -> None:
    meet(t, MARK)
    draw(t, "america", "america-7")
    encounters(t)
    t.choose("america", "do")
    t.expect(delayed(1) == True)  # noqa: E712


@example("eldritch/investigator-mark-harrigan.2", "Nor is he Detained against his will")
def mark_not_detained(t: ExampleTable) -> None:
    meet(t, MARK, "space-5")
    draw(t, "general", "general-5")
    encounters(t)
    t.arrange("dice", results="1 1")
    t.heard("eldritch-log-not-detained", "eldritch/investigator-mark-harrigan.2")
    t.expect(conditions(1) == (), unchanged=True)


# ------------------------------------------------------------------ Norman


@example("eldritch/investigator-norman-withers.1", "Norman rolls a die again for 1 Sanity, once a round")
def norman_rerolls(t: ExampleTable) -> None:
    begin(t, NORMAN, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("dice", results="1 2")
    t.choose("pay debt", "reroll clue")
    t.expect(sanity(1) == 6)
    t.asked(1, ACTION)


@example("eldritch/investigator-norman-withers.1", "Or pays for an effect with it")
def norman_pays(t: ExampleTable) -> None:
    begin(t, NORMAN, space="arkham")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("gate", space="tokyo")
    t.arrange("monster", code="gug", space="tokyo")
    t.choose("banish norman-withers")
    t.heard("eldritch-log-spends", "eldritch/investigator-norman-withers.1")
    t.expect(sanity(1) == 6, clues(1) == 0, monsters_on("tokyo") == ())


@example("eldritch/discarding.2", "What is discarded from the board the active player chooses")
def chosen_by_the_active(t: ExampleTable) -> None:
    meet(t, LILY, "tokyo")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("monster", code="gug", space="sydney")
    t.arrange("monster", code="zombie", space="sydney")
    draw(t, "asia-australia", "asia-australia-7")
    encounters(t)
    t.choose("asia-australia", "do")
    t.asked(1, "eldritch-prompt-discard-monster")
    t.choose("monster gug")
    t.expect(monsters_on("sydney") == ("zombie",))


# ------------------------------------------------------------------ Silas


@example("eldritch/investigator-silas-marsh.1", "Silas sails besides his two actions, and without tickets")
def silas_sails(t: ExampleTable) -> None:
    begin(t, SILAS, space="sydney")
    t.arrange("sheet", seat=1, ship=1)
    t.choose("sail silas-marsh")
    t.offered("move antarctica", "move space-3", "move space-18", "move space-20")
    t.not_offered("move space-21")
    t.choose("move space-20")
    t.asked(1, ACTION, n=2)
    t.expect(space(1) == "space-20", tickets(1) == (0, 1))


# ------------------------------------------------------------------ Trish


@example("eldritch/investigator-trish-scarborough.1", "On her space a clue rolls two dice again")
def two_dice_again(t: ExampleTable) -> None:
    begin(t, TRISH, space="arkham")
    t.arrange("has", seat=1, card="debt", back="hitmen")
    t.arrange("sheet", seat=1, clues=1)
    t.arrange("dice", results="1 2 3 1 6")
    t.choose("pay debt", "reroll clue", "die 1 1, die 2 2")
    t.expect(conditions(1) == ())
