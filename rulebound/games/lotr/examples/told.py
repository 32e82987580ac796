"""What the log tells: who it was, whom it struck, and by which clause."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import ATTACK, WILLPOWER
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    committed,
    damage,
    exhausted,
    fighting,
    funded,
    hand,
    out,
    quest,
    resources,
    shadows,
    staging,
    threat,
    value,
    ways,
)

ORCS, BATS, SPIDER, KING = "dol-guldur-orcs", "black-forest-bats", "forest-spider", "king-spider"


@example("lotr/playing-a-card.1", "A card is named before it is paid for, and the log says who pays")
def named_and_paid(t: ExampleTable) -> None:
    quest(t)
    t.arrange("tokens", on="gloin", kind="resources", n=1)
    funded(t, "guard-of-the-citadel", "aragorn", 2, "planning")
    t.choose("play guard-of-the-citadel")
    t.heard("lotr-log-play", "lotr/playing-a-card.1")
    t.expect(ways() == 2, unchanged=True)
    t.choose("pay 1 aragorn 1 gloin")
    t.heard("lotr-log-spends", "lotr/step-2.2.2")
    t.expect(resources("aragorn") == 1, resources("gloin") == 0)


@example("lotr/ready.2", "The log says who readies")
def who_readies(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code="snowbourn-scout", seat=1, exhausted=1)
    funded(t, "ever-vigilant", "gloin", 1, "encounter")
    t.choose("play ever-vigilant")
    t.heard("lotr-log-readies", "lotr/event-cards.3")
    t.expect(exhausted("snowbourn-scout") == False)  # noqa: E712


@example("lotr/exhausted.1", "The log says whom an effect exhausts, and by what")
def who_exhausts(t: ExampleTable) -> None:
    fighting(t, ORCS, KING)
    at_phase(t, "combat")
    t.choose("defend aragorn", "exhaust gloin")
    t.heard("lotr-log-exhausts", "lotr/shadow-effect.2")
    t.expect(exhausted("gloin") == True)  # noqa: E712


@example("lotr/lasting-effects.1", "The log says who gets what, and for how long")
def who_gets_more(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code="faramir", seat=1)
    at_phase(t, "quest")
    t.choose("hearten faramir")
    t.heard("lotr-log-more", "lotr/action.2")
    t.expect(value("gloin", WILLPOWER) == 3)


@example("lotr/cannot.1", "The log says whom a feint has bound")
def whom_a_feint_binds(t: ExampleTable) -> None:
    fighting(t, ORCS, decks="tactics")
    funded(t, "feint", "gimli", 1, "combat")
    t.choose("play feint")
    t.heard("lotr-log-no-attack-on", "lotr/event-cards.3")
    t.asked(1, "lotr-prompt-attack")


@example("lotr/step-3.4.2", "Threat that a failed quest brings is told by that rule")
def failing_is_told(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=f"{SPIDER} {KING}")
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.heard("lotr-log-threat-up", "lotr/step-3.4.2")
    t.expect(threat(1) == 29 + 2 + 2 + 1 - 2)


@example("lotr/step-5.3.1", "An engagement check is told as such")
def check_is_told(t: ExampleTable) -> None:
    quest(t)
    t.arrange("staging", cards=ORCS)
    at_phase(t, "encounter")
    t.choose("decline")
    t.heard("lotr-log-engaged", "lotr/step-5.3.1")
    t.expect(staging() == ())


@example("lotr/staging.3", "The log says who leaves the quest")
def who_leaves_the_quest(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards=BATS)
    at_phase(t, "quest")
    t.choose("commit gloin, commit theodred", "pass")
    t.asked(1, "lotr-prompt-remove-from-quest")
    t.choose("choose gloin")
    t.heard("lotr-log-leaves-quest", "lotr/staging.3")
    t.expect(committed("gloin") == False)  # noqa: E712


@example("lotr/surge.1", "The log says that a card surges")
def surge_is_told(t: ExampleTable) -> None:
    quest(t)
    t.arrange("encounter", cards="eastern-crows")
    at_phase(t, "quest")
    t.choose("commit gloin")
    t.heard("lotr-log-surge", "lotr/surge.1")
    t.expect(staging() == ("eastern-crows", "old-forest-road"))


@example("lotr/forced.1", "A shadow card that an ability deals is told by that ability")
def another_shadow_is_told(t: ExampleTable) -> None:
    fighting(t, "dol-guldur-beastmaster")
    at_phase(t, "combat")
    t.asked(1, "lotr-prompt-defend")
    t.heard("lotr-log-shadow-dealt", "lotr/forced.1")
    t.expect(shadows("dol-guldur-beastmaster") == 2, unchanged=True)


@example(
    "lotr/destroy.1 lotr/attachment-cards.4", "What is destroyed and what was attached to it go for different reasons"
)
def gone_for_two_reasons(t: ExampleTable) -> None:
    fighting(t, ORCS)
    t.arrange("attach", code="dwarven-axe", to="gloin")
    t.arrange("tokens", on="gloin", kind="damage", n=3)
    at_phase(t, "combat")
    t.expect(value("gloin", ATTACK) == 4, attached("gloin") == ("dwarven-axe",), unchanged=True)
    t.choose("defend gloin")
    t.heard("lotr-log-put-away", "lotr/destroy.1")
    t.heard("lotr-log-put-away", "lotr/attachment-cards.4")


@example("lotr/response.1", "The log names a card that comes from the hand")
def brok_is_named(t: ExampleTable) -> None:
    fighting(t, ORCS)
    t.arrange("hand", seat=1, cards="brok-ironfist")
    t.arrange("tokens", on="gloin", kind="damage", n=3)
    at_phase(t, "combat")
    t.choose("defend gloin", "avenge brok-ironfist")
    t.heard("lotr-log-from-hand", "lotr/response.1")
    t.expect(hand(1) == ())


@example("lotr/restricted.1", "A third restricted card: the log says why one of them goes")
def one_too_many(t: ExampleTable) -> None:
    quest(t, "tactics")
    for _ in range(2):
        t.arrange("attach", code="dwarven-axe", to="gimli")
    funded(t, "blade-of-gondolin", "thalin", 1, "planning")
    t.choose("play blade-of-gondolin", "attach gimli", "discard blade-of-gondolin")
    t.heard("lotr-log-put-away", "lotr/restricted.1")
    t.expect(attached("gimli") == ("dwarven-axe", "dwarven-axe"))


@example("lotr/player-elimination.1", "Hill Troll: who falls with the last hero is out, and no more threat is told of")
def nobody_left_to_frighten(t: ExampleTable) -> None:
    quest(t, "leadership tactics", quest="journey-along-the-anduin")
    t.arrange("heroes", seat=1, cards="gloin")
    t.arrange("engage", card="hill-troll", seat=1)
    t.arrange("encounter", cards="gladden-fields")
    at_phase(t, "combat")
    t.choose("undefended", seat=1)
    t.not_heard("core-log-forced")
    t.expect(out(1) == True, threat(1) == 50)  # noqa: E712


@example("lotr/response.1", "Through the Caverns: the log tells of the damage with which the prisoner is freed")
def freed_with_damage(t: ExampleTable) -> None:
    quest(t, quest="escape-from-dol-guldur", seed="3")
    t.arrange("stage", code="through-the-caverns")
    at_phase(t, "quest")
    t.choose("commit aragorn, commit gloin", "free through-the-caverns")
    t.heard("lotr-log-damage", "lotr/damage.4", n=1)
    t.expect(damage("theodred") == 1)
