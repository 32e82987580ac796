"""The fine print: limits, X, costs out of play, what keeps working and what does not."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.lotr.cards import WILLPOWER
from rulebound.games.lotr.examples.probes import (
    at_phase,
    attached,
    damage,
    deck_size,
    discard,
    encounter_discard,
    engaged,
    hand,
    handle,
    in_play,
    phase,
    quest,
    removed,
    resources,
    staging,
    value,
)

SPIDER, ORCS, UFTHAK, ROAD, STREAM, REACH = (
    "forest-spider", "dol-guldur-orcs", "chieftain-ufthak", "old-forest-road", "enchanted-stream",
    "the-necromancers-reach",
)  # fmt: skip


@example("lotr/limit.1", "Once per round is once for this card, until the next round")
def once_a_round(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("tokens", on="denethor", kind="damage", n=2)
    t.arrange("tokens", on="glorfindel", kind="resources", n=3)
    at_phase(t, "travel")
    t.choose("heal glorfindel")
    t.refused("heal glorfindel", "lotr/limit.1")
    t.expect(damage("denethor") == 1, resources("glorfindel") == 2)


@example("lotr/limit.1", "Each copy of a card has its own limit")
def each_copy(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("attach", code="protector-of-lorien", to="denethor")
    t.arrange("attach", code="protector-of-lorien", to="beravor")
    t.arrange("hand", seat=1, cards="gleowine gleowine gleowine gleowine gleowine")
    for hero in ("denethor", "beravor"):
        t.arrange("exhaust", card=hero)
    at_phase(t, "travel")
    for _ in range(4):
        t.choose("protect protector-of-lorien", "discard gleowine", "willpower")
    t.expect(value("denethor", WILLPOWER) == 4, value("beravor", WILLPOWER) == 3)


@example("lotr/cost.3", "A card from the hand: from the hand of the player who pays")
def from_ones_own_hand(t: ExampleTable) -> None:
    quest(t, "spirit leadership")
    t.arrange("hand", seat=2, cards="grim-resolve brok-ironfist")
    at_phase(t, "travel")
    t.asked(2, "lotr-prompt-window")
    t.choose("inspire eowyn", "discard grim-resolve", seat=2)
    t.expect(discard(2) == ("grim-resolve",), hand(2).has("brok-ironfist"))


@example(
    "lotr/removed-from-game.1", "A card that is removed from the game is in no discard pile and does not come back"
)
def out_of_the_game(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("hand", seat=1, cards="will-of-the-west")
    t.arrange("discards", seat=1, cards="lorien-guide wandering-took")
    t.arrange("deck", seat=1, cards="northern-tracker")
    t.arrange("tokens", on="eowyn", kind="resources", n=1)
    t.arrange("staging", cards=STREAM)
    at_phase(t, "encounter")
    t.choose("play will-of-the-west")
    t.expect(removed().has("will-of-the-west"), discard(1) == ())


@example("lotr/resource-match.2", "A card of a sphere that costs nothing still needs a hero with its icon")
def free_but_matching(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("hand", seat=1, cards="common-cause")
    t.arrange("exhaust", card="glorfindel")
    at_phase(t, "travel")
    t.refused("play common-cause", "lotr/resource-match.2")


@example("lotr/resource-match.1 lotr/spheres.1", "The resources of heroes of another sphere are of no use")
def wrong_sphere(t: ExampleTable) -> None:
    quest(t, "lore")
    t.arrange("hand", seat=1, cards="ever-vigilant")
    t.arrange("tokens", on="denethor", kind="resources", n=3)
    t.arrange("tokens", on="glorfindel", kind="damage", n=1)
    at_phase(t, "travel")
    t.refused("play ever-vigilant", "lotr/resource-match.1")


@example("lotr/letter-x.1 lotr/letter-x.2", "X is what the player chooses; a change of the cost does not change X")
def choosing_x(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("hand", seat=1, cards="stand-and-fight")
    t.arrange("altered", card="stand-and-fight", how="cost-plus-1")
    t.arrange("discards", seat=1, cards="wandering-took lorien-guide")
    t.arrange("tokens", on="eowyn", kind="resources", n=4)
    at_phase(t, "quest")
    t.choose("play stand-and-fight")
    t.offered("x 2", "x 3")
    t.choose("x 2")
    t.expect(resources("eowyn") == 1, in_play("wandering-took") == True)  # noqa: E712


@example("lotr/attachment-cards.5", "What an attachment may be attached to is asked only when it comes")
def asked_once(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("engage", card=UFTHAK, seat=1)
    t.arrange("attach", code="forest-snare", to=handle(t, UFTHAK), seat=1)
    t.arrange("hand", seat=1, cards="a-light-in-the-dark")
    t.arrange("tokens", on="eowyn", kind="resources", n=2)
    at_phase(t, "travel")
    t.choose("play a-light-in-the-dark")
    t.expect(staging() == (UFTHAK,), attached(UFTHAK) == ("forest-snare",))


@example("lotr/cannot-take-damage.3", "What cannot take damage can be discarded")
def discarded_all_the_same(t: ExampleTable) -> None:
    quest(t)
    t.arrange("ally", code="gandalf", seat=1)
    t.arrange("forbidden", what="damaging", card=handle(t, "gandalf"))
    at_phase(t, "refresh")
    t.expect(discard(1) == ("gandalf",))


@example(
    "lotr/then.1 lotr/then.2 lotr/cancel.5", "The treachery is cancelled, then discarded, and another card revealed"
)
def cancelled_then_replaced(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("encounter", cards=f"{REACH} {ROAD}")
    at_phase(t, "quest")
    t.choose("commit dunhere", "forestall eleanor")
    t.expect(damage("dunhere") == 0, encounter_discard() == (REACH,), staging() == (ROAD,))


@example(
    "lotr/effects.5 lotr/modifiers.1",
    "A lasting effect that runs out is no effect of a card: hit points lost may destroy",
)
def runs_out(t: ExampleTable) -> None:
    quest(t)
    t.arrange("attach", code="citadel-plate", to="theodred")
    t.arrange("tokens", on="theodred", kind="damage", n=5)
    t.arrange("engage", card=ORCS, seat=1)
    t.arrange("encounter", cards=SPIDER)
    at_phase(t, "combat")
    t.choose("defend aragorn")
    t.expect(in_play("theodred") == False, discard(1).has("citadel-plate"))  # noqa: E712


@example("lotr/move.2", "Nothing is moved to where it is: an enemy of one's own cannot be engaged again")
def not_where_it_is(t: ExampleTable) -> None:
    quest(t)
    t.arrange("hand", seat=1, cards="son-of-arnor")
    t.arrange("engage", card=UFTHAK, seat=1)
    t.arrange("tokens", on="aragorn", kind="resources", n=3)
    at_phase(t, "planning")
    t.choose("play son-of-arnor")
    t.expect(in_play("son-of-arnor") == True, engaged(1) == (UFTHAK,), phase() == "quest")  # noqa: E712


@example(
    "lotr/ability-priority.2 lotr/staging.3", "A constant ability comes first: the enemy is hurt before its own effect"
)
def constant_first(t: ExampleTable) -> None:
    quest(t, "tactics")
    t.arrange("encounter", cards=ORCS)
    at_phase(t, "quest")
    t.choose("commit thalin, commit gimli")
    t.asked(1, "lotr-prompt-hurt")
    t.choose("choose gimli")
    t.expect(staging() == (ORCS,), damage(ORCS) == 1, damage("gimli") == 2)


@example("lotr/player-deck.1", "Heroes do not go into a deck: they stay on the discard pile")
def heroes_stay(t: ExampleTable) -> None:
    quest(t, "spirit")
    t.arrange("heroes", seat=1, cards="eowyn eleanor")
    t.arrange("hand", seat=1, cards="will-of-the-west")
    t.arrange("discards", seat=1, cards="dunhere lorien-guide")
    t.arrange("deck", seat=1, cards="northern-tracker")
    t.arrange("tokens", on="eowyn", kind="resources", n=1)
    at_phase(t, "travel")
    t.choose("play will-of-the-west")
    t.expect(discard(1) == ("dunhere",), deck_size(1) == 1)


@example("lotr/immune.2", "Immunity covers the card alone: what it does as a shadow card can be cancelled")
def shadow_of_the_immune(t: ExampleTable) -> None:
    quest(t, "spirit", difficulty="nightmare")
    t.arrange("staging", only=1)
    t.arrange("hand", seat=1, cards="hasty-stroke")
    t.arrange("tokens", on="dunhere", kind="resources", n=1)
    t.arrange("attach", code="unexpected-courage", to="eowyn")
    t.arrange("exhaust", card="01057")
    t.arrange("engage", card="chieftain-ufthak", seat=1)
    t.arrange("encounter", cards="abandoned-camp")
    at_phase(t, "combat")
    t.pass_until("lotr-prompt-defend")
    t.choose("undefended")
    t.pass_until("core-prompt-react")
    t.choose("play hasty-stroke")
    t.expect(attached("eowyn") == ("unexpected-courage",), discard(1).has("hasty-stroke"))
    t.pass_until("lotr-prompt-undefended")
