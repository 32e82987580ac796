"""Unique cards, uses, victory points and the victory display."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    area,
    at,
    discard,
    encounter_discard,
    experience,
    gathering,
    horror,
    in_play,
    midnight,
    resources,
    turn_of,
    uses,
    victory,
)  # fmt: skip

ROLAND, SKIDS, WENDY = "roland-banks", "skids-otoole", "wendy-adams"


# ------------------------------------------------------------------ unique


@example("ahlcg/unique.1", "Two players cannot play the same investigator")
def investigators_are_unique(t: ExampleTable) -> None:
    t.start_refused("ahlcg/unique.1", investigators=f"{ROLAND} {SKIDS} {ROLAND}")


@example("ahlcg/unique.1 ahlcg/unique.2", "While Leo De Luca is in play nobody can play another, of whatever level")
def only_one_leo(t: ExampleTable) -> None:
    gathering(t, f"{SKIDS} {WENDY}", act=2)
    t.arrange("asset", code="01048", seat=1)
    t.arrange("hand", seat=2, cards="01054 stray-cat")
    turn_of(t, seat=2)
    t.offered("play stray-cat", seat=2)
    t.not_offered("play leo-de-luca", seat=2)


@example("ahlcg/unique.3", "Lita Chantler of the story comes into play: the one from a deck is discarded")
def the_story_comes_first(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("deck", seat=1, cards="lita-chantler guts")
    t.arrange("tokens", on=ROLAND, kind="clues", n=3)
    t.arrange("encounter", cards="ancient-evils")
    turn_of(t)
    t.choose("draw", "play lita-chantler", "pass")
    t.expect(area(1) == ("lita-chantler",), unchanged=True)
    t.choose("break-the-barrier the-barrier")
    t.heard("ahlcg-log-put-away", "ahlcg/unique.3")
    t.expect(at("lita-chantler") == "parlor", area(1) == (), discard(1) == ("lita-chantler",))


# ------------------------------------------------------------------ uses


@example("ahlcg/uses.2", ".45 Automatic comes with 4 ammo, which are no resources of yours")
def enters_with_its_uses(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("hand", seat=1, cards="01016")
    turn_of(t)
    t.choose("play 45-automatic")
    t.expect(uses("45-automatic") == 4, resources(ROLAND) == 1)


@example("ahlcg/uses.4", "A shot takes 1 ammo from the gun; without ammo there is no shot")
def the_last_shot(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01016", seat=1)
    t.arrange("tokens", on="01016", kind="uses", n=1)
    t.arrange("threat", code="flesh-eater", seat=1)
    turn_of(t)
    t.choose("shoot 45-automatic")
    t.expect(uses("45-automatic") == 0, resources(ROLAND) == 5)
    t.refused("shoot 45-automatic", "ahlcg/uses.4")


@example("ahlcg/uses.5 ahlcg/uses.6", "Book of Shadows puts a charge on a Spell, but not on a gun")
def a_charge_for_a_spell(t: ExampleTable) -> None:
    gathering(t, "agnes-baker", act=2)
    t.arrange("asset", code="01070", seat=1)
    t.arrange("asset", code="01060", seat=1)
    t.arrange("asset", code="01016", seat=1)
    turn_of(t)
    t.choose("read book-of-shadows")
    t.expect(uses("shrivelling") == 5, uses("45-automatic") == 4)


@example("ahlcg/uses.7", "An empty gun stays in play: it does not say that it is discarded")
def an_empty_gun_stays(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("asset", code="01016", seat=1)
    t.arrange("asset", code="01019", seat=1)
    t.arrange("tokens", on="01016", kind="uses", n=1)
    t.arrange("tokens", on="01019", kind="uses", n=1)
    t.arrange("tokens", on=ROLAND, kind="horror", n=2)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    turn_of(t)
    t.choose("shoot 45-automatic", "bandage first-aid")
    t.expect(area(1) == ("45-automatic",), uses("45-automatic") == 0, horror(ROLAND) == 1)


# ------------------------------------------------------------------ victory


def last_blow(t: ExampleTable) -> None:
    """Roland is about to defeat the Ghoul Priest in the Hallway."""
    gathering(t, act=3)
    t.arrange("threat", code="ghoul-priest", seat=1)
    t.arrange("tokens", on="01116", kind="damage", n=4)
    turn_of(t)


@example(
    "ahlcg/victory-display-victory-points.1", "The Ghoul Priest is worth 2: 2 experience beside the scenario's own 2"
)
def victory_two(t: ExampleTable) -> None:
    last_blow(t)
    t.choose("fight ghoul-priest", "keep")
    t.expect(experience(1) == 2 + 2 + 1)


@example(
    "ahlcg/victory-display-victory-points.3", "What lies in the victory display at the end is gained as experience"
)
def experience_for_the_display(t: ExampleTable) -> None:
    last_blow(t)
    t.arrange("threat", code="flesh-eater", seat=1)
    t.arrange("tokens", on="01118", kind="damage", n=3)
    turn_of(t)
    t.choose("fight flesh-eater")
    t.expect(victory() == ("flesh-eater",), experience(1) == 0)
    t.choose("fight ghoul-priest", "keep")
    t.expect(experience(1) == 1 + 2 + 2 + 1)


@example("ahlcg/victory-display-victory-points.3", "Herman Collins is persuaded: he leaves play for the display, too")
def persuaded(t: ExampleTable) -> None:
    midnight(t)
    t.arrange("hand", seat=1, cards="knife flashlight guts perception")
    t.arrange("threat", code="herman-collins", seat=1)
    turn_of(t)
    t.choose("talk herman-collins")
    t.expect(victory() == ("herman-collins",), in_play("herman-collins") == False)  # noqa: E712


@example(
    "ahlcg/victory-display-victory-points.4",
    "A defeated Icy Ghoul goes to the victory display, not to the discard pile",
)
def a_defeated_enemy(t: ExampleTable) -> None:
    gathering(t, act=2)
    t.arrange("threat", code="icy-ghoul", seat=1)
    t.arrange("tokens", on="01119", kind="damage", n=3)
    turn_of(t)
    t.choose("fight icy-ghoul")
    t.expect(victory() == ("icy-ghoul",), encounter_discard() == ())


@example(
    "ahlcg/victory-display-victory-points.5",
    "At the end the Attic counts if it is revealed and bare; the Cellar is not",
)
def bare_locations(t: ExampleTable) -> None:
    last_blow(t)
    t.arrange("show-location", place="attic")
    t.arrange("show-location", place="cellar")
    t.arrange("tokens", on="attic", kind="clues", n=0)
    t.choose("fight ghoul-priest", "keep")
    t.expect(victory() == ("ghoul-priest", "attic"), experience(1) == 2 + 1 + 2 + 1)


@example(
    "ahlcg/victory-display-victory-points.6",
    "A treachery that is worth victory points goes to the display once resolved",
)
def a_resolved_treachery(t: ExampleTable) -> None:
    gathering(t, act=2, tokens="-1 -1")
    t.arrange("encounter", cards="rotting-remains")
    t.arrange("gains", card="01163", keyword="victory-1")
    t.arrange("round", n=2)
    t.arrange("phase", name="mythos")
    t.expect(victory() == ("rotting-remains",), encounter_discard() == (), horror(ROLAND) == 1)
    t.heard("ahlcg-log-put-away", "ahlcg/victory-display-victory-points.6")
