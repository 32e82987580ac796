"""Journey along the Anduin: the quest and its encounter set."""

from __future__ import annotations

from typing import Any

from rulebound.core.flows.flow import Steps
from rulebound.core.game.abilities import after, when
from rulebound.core.material.cards import shuffle
from rulebound.games.lotr.cards import (
    ADVANCING,
    CHECKING,
    REVEALS,
    STAGING,
    TIRES,
    enemy,
    forced,
    location,
    players_get,
    quest,
    quest_cannot,
    quest_gets,
    scenario,
    shadow,
    treachery,
    when_revealed,
)
from rulebound.games.lotr.rules.attacks import Attacked, deal_shadow, is_undefended
from rulebound.games.lotr.rules.encounter import reveal_top, search_encounter
from rulebound.games.lotr.rules.moves import LeavesPlay
from rulebound.games.lotr.rules.progress import remove_progress
from rulebound.games.lotr.state import (
    Attack,
    Player,
    Rings,
    RingsCard,
    definition,
    enemies_in_play,
)

SET = SCENARIO = "Journey along the Anduin"
TROLL = "Hill Troll"

scenario(
    "journey-along-the-anduin", SCENARIO, 2, (SET, "Sauron's Reach", "Dol Guldur Orcs", "Wilderlands"),
    {"01089": 3, "01111": 3, "01086": 2, "01116": 3, "01118": 2, "01094": 2, "01095": 2, "01113": 2},
    {"jatan-5": 2, "jatan-3": 3, "jatan-4": 3, "jatan-6": 3, "jatan-2": 2, "jatan-7": 2, "jatan-9": 2, "jatan-8": 2},
)  # fmt: skip


def trolls(g: Rings) -> bool:
    return any(e.code and definition(e).name == TROLL for e in enemies_in_play(g))


@quest("01126", "To the River...", SCENARIO, stage=1, points=8)
class ToTheRiver:
    constant = [quest_cannot(ADVANCING, lambda g, this: trolls(g))]

    def side_a(g: Rings, this: RingsCard) -> Steps[None]:
        """Each player reveals a card."""
        for _ in g.players:
            yield from reveal_top(g)

    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A Hill Troll is fetched, unless one is in play; the deck is shuffled in any case."""
        if trolls(g):
            shuffle(g, g.pile(g.scenario.encounter))
            g.tell("core-log-shuffle", "lotr/search.1", pile=g.pile(g.scenario.encounter))
        else:
            yield from search_encounter(g, g.first, name=TROLL)


@quest("01127", "Anduin Passage", SCENARIO, stage=2, points=16)
class AnduinPassage:
    constant = [quest_gets(REVEALS, 1), quest_cannot(CHECKING)]


@quest("01128", "Ambush on the Shore", SCENARIO, stage=3, points=None)
class AmbushOnTheShore:
    constant = [quest_cannot(STAGING)]

    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """2 cards for each player are revealed."""
        for _ in range(2 * len(g.players)):
            yield from reveal_top(g)

    def wins(g: Any, this: Any) -> bool:
        return not enemies_in_play(g)


# ------------------------------------------------------------------ the encounter set


@enemy("01111", "Misty Mountain Goblins", SET, engagement=15, threat=2, attack=2, defense=1, hit_points=3,
       traits="Goblin Orc", quantity=3, easy=3)  # fmt: skip
class MistyMountainGoblins:
    @forced(after(Attacked), if_=lambda g, this, you, event: event.about == this.id)
    def plunder(g: Rings, this: RingsCard, you: Player, event: Attacked) -> None:
        """After they attack, 1 progress leaves the quest."""
        remove_progress(g, g.quest, 1)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> None:
        """1 progress leaves the quest, 3 if undefended."""
        remove_progress(g, g.quest, 3 if is_undefended(g, attack) else 1)


@treachery("01112", "Massing at Night", SET, quantity=1, easy=0)
class MassingAtNight:
    @when_revealed
    def revealed(g: Rings, this: RingsCard, you: Player) -> Steps[None]:
        """A card more for each player is revealed."""
        for _ in range(len(g.players)):
            yield from reveal_top(g)

    @shadow
    def shadow(g: Rings, this: RingsCard, you: Player, attack: Attack) -> Steps[None]:
        """The attacker is dealt a shadow card more for each player."""
        for _ in range(len(g.players)):
            yield from deal_shadow(g, g.entity(attack.enemy))


@location("01113", "Banks of the Anduin", SET, threat=1, points=3, traits="Riverland", quantity=2, easy=2)
class BanksOfTheAnduin:
    @forced(when(LeavesPlay), if_=lambda g, this, you, event: event.about == this.id)
    def go_back(g: Rings, this: RingsCard, you: Player, event: LeavesPlay) -> None:
        """Leaving play, it goes on top of the encounter deck."""
        g.change(event, to=g.scenario.encounter)


@location("01114", "Gladden Fields", SET, threat=3, points=3, victory=3, traits="Marshland", quantity=3, easy=1)
class GladdenFields:
    constant = [players_get(TIRES, 1, lambda g, this: g.active is this)]
