"""The four scenario sheets: where they begin, what lies there, which monsters, which cards of the archive."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.games.ah3.cards import scenario
from rulebound.games.ah3.rules.doom import place_each, sheet_doom
from rulebound.games.ah3.rules.losing import PER_DOOM, everybody_suffers
from rulebound.games.ah3.state import ArkhamHorror, Marker, Sheet, has_trait, monsters


@scenario(
    "azathoth", start="train-station", codex=(2, 3), anomalies="azathoth", markers="blue red white white white",
    doom=("arkham-advertiser", "independence-square", "velmas-diner", "unvisited-isle", "black-cave"),
    board=(("independence-square", "robed-figure"), ("black-cave", "robed-figure")), aside=(),
    monsters={"abyssal-servant": 1, "eyeless-watcher": 1, "high-priest": 1, "hooded-stalker": 2, "occult-ritualist": 2,
              "robed-figure": 3, "swift-byakhee": 1, "keening-hound": 1, "ravenous-predator": 1, "tindalos-alpha": 1},
)  # fmt: skip
class ApproachOfAzathoth:
    def reckoning(g: ArkhamHorror, this: Sheet) -> Steps[None]:
        """1 doom for every cultist, where it is."""
        cultists = tuple([g.here(m) for m in monsters(g) if has_trait(g, m, "cultist")])
        yield from place_each(g, cultists, "ah3/490.3c")


@scenario(
    "umordhoth", start="general-store", codex=(1, 10, 11), anomalies="", markers="",
    doom=("la-bella-luna", "police-station", "graveyard", "hangmans-hill", "historical-society"),
    board=(("hangmans-hill", "vicious-glutton"), ("graveyard", "hooded-stalker")),
    aside=("alma-hill", "billy-cooper", "herman-collins", "masked-hunter", "ruth-turner", "wolf-man-drew"),
    monsters={"abyssal-servant": 1, "corpse-taker": 1, "eyeless-watcher": 1, "hooded-stalker": 2, "masked-ones": 1,
              "creeping-ghoul": 1, "flesh-eater": 2, "ghoul-acolyte": 2, "ghoul-priest": 1, "nightmarish-fiend": 1,
              "vicious-glutton": 2},
)  # fmt: skip
class FeastForUmordhoth:
    def reckoning(g: ArkhamHorror, this: Sheet) -> Steps[None]:
        yield from sheet_doom(g, 1, "ah3/490.3c")


@scenario(
    "veil", start="mas-boarding-house", codex=(2, 20, 21), anomalies="veil", markers="white white white white white",
    doom=("train-station", "science-building", "graveyard", "hangmans-hill", "mas-boarding-house"),
    board=(("black-cave", "hulking-thrall"), ("ye-olde-magick-shoppe", "void-touched")),
    aside=("simon-carter", "twilight-supplicant", "twilight-supplicant", "lodge-enforcer", "lodge-enforcer",
           "lodge-loyalist", "lodge-loyalist"),
    monsters={"altered-beast": 2, "whippoorwill": 2, "altered-servant": 2, "avian-thrall": 1, "hulking-thrall": 2,
              "lupine-thrall": 1, "void-touched": 2},
)  # fmt: skip
class VeilOfTwilight:
    def finishes(g: ArkhamHorror, this: Sheet) -> Any:
        """The first scar."""
        space = g.space("black-cave")
        g.change(g.cards("markers")[0], space=space.id)
        g.tell("ah3-log-scar", "ah3/111.4a", space=space)

    def reckoning(g: ArkhamHorror, this: Sheet) -> Steps[None]:
        """1 doom for every open scar, where it is."""
        scars = tuple([g.here(m) for m in g.all(Marker) if m.space and not m.mended])
        yield from place_each(g, scars, "ah3/490.3c")


@scenario(
    "echoes", start="observatory", codex=(2, 29, 30), anomalies="echoes", markers="",
    doom=("train-station", "la-bella-luna", "river-docks", "unvisited-isle", "black-cave"),
    board=(("river-docks", "river-skulk"), ("black-cave", "hybrid-thug")), aside=(),
    monsters={"hooded-stalker": 2, "occult-ritualist": 2, "rlyeh-guardian": 1, "hybrid-thug": 2, "ocean-scion": 2,
              "river-skulk": 2, "sea-singer": 1, "shallows-predator": 2, "shoreline-brute": 1, "wake-titan": 1},
)  # fmt: skip
class EchoesOfTheDeep:
    def reckoning(g: ArkhamHorror, this: Sheet) -> Steps[None]:
        """1 horror for each doom in one's space."""
        if not any(g.here(you).doom for you in g.investigators):
            g.tell("ah3-log-nobody-by-doom", "ah3/003")
        yield from everybody_suffers(g, 0, PER_DOOM, "ah3/490.3c")
