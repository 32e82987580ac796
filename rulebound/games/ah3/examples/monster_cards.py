"""Monsters one by one: what their cards say beside their numbers."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    NORMAN,
    assets,
    begin,
    damage,
    dice,
    doom,
    draw,
    focus_tokens,
    horror,
    in_cup,
    monsters_in,
    phase,
    remnants,
    space,
    status,
    turn,
)

HERE = "graveyard"


def engaged(t: ExampleTable, code: str, scenario: str = "azathoth", who: str = JENNY) -> None:
    """Somebody is engaged with a monster, and it is their turn."""
    begin(t, who, scenario=scenario, space=HERE)
    t.arrange("monster", code=code, status="engaged", seat=1)
    turn(t)


def lurking(t: ExampleTable, code: str, where: str, scenario: str) -> None:
    """A lurker does what its card says, while the only investigator is at the starting space."""
    begin(t, NORMAN, scenario=scenario)
    t.arrange("monster", code=code, space=where)
    phase(t, "monster")


def beat(t: ExampleTable, code: str, n: int) -> None:
    """An attack with n successes."""
    dice(t, *[6] * n, *[1] * 6)
    t.choose(f"attack {code}")


@example("ah3/459.8h", "Abyssal Servant: after a failed evasion both come nearer to the unstable space")
def abyssal_servant(t: ExampleTable) -> None:
    begin(t, JENNY, space="arkham-asylum")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1)
    t.choose("evade")
    t.expect(
        space(1) == "street-northside-downtown", status("abyssal-servant") == "engaged 1",
        status("hooded-stalker") == "ready",
    )  # fmt: skip


@example("ah3/407.1 ah3/413.5", "Abyssal Servant: who is not carried anywhere is engaged again by what let go")
def abyssal_servant_there(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1)
    t.choose("evade")
    t.expect(status("abyssal-servant") == "engaged 1", status("hooded-stalker") == "engaged 1", unchanged=True)


@example("ah3/440.2", "Alma Hill: two tokens are drawn")
def alma_hill(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="umordhoth", space="general-store")
    t.arrange("monster", code="alma-hill", space="historical-society")
    t.arrange("cup", inside="blank blank blank clue clue")
    t.arrange("draws", tokens="blank blank")
    phase(t, "monster")
    t.expect(in_cup() == 3)


@example("ah3/459.8h", "Altered Beast: after its attack 1 focus is discarded")
def altered_beast(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="veil", space=HERE)
    t.arrange("sheet", seat=1, focus="lore")
    t.arrange("monster", code="altered-beast", status="engaged", seat=1)
    phase(t, "monster")
    t.expect(damage(1) == 1, horror(1) == 1, focus_tokens(1) == 0)


@example("ah3/459.8h", "Billy Cooper: who defeats another monster beside him defeats him as well")
def billy_cooper(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="umordhoth", space=HERE)
    t.arrange("monster", code="billy-cooper", status="engaged", seat=1)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    turn(t)
    beat(t, "hooded-stalker", 1)
    t.expect(status("billy-cooper") == "", status("hooded-stalker") == "")


@example("ah3/440.2 ah3/479.1", "Billy Cooper: doom at the Police Station")
def billy_lurks(t: ExampleTable) -> None:
    lurking(t, "billy-cooper", "velmas-diner", "umordhoth")
    t.expect(doom("police-station") == 1, unchanged=True)


@example("ah3/440.2 ah3/479.4", "Corpse-Taker: doom goes from its space to the sheet")
def corpse_taker(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="umordhoth")
    t.arrange("doom", space=HERE, n=2)
    t.arrange("monster", code="corpse-taker", space=HERE)
    phase(t, "monster")
    t.expect(doom(HERE) == 1, doom("sheet") == 1)


@example("ah3/459.8h ah3/427.2", "Ghoul Acolyte: evaded, it slinks towards the unstable space")
def ghoul_acolyte(t: ExampleTable) -> None:
    engaged(t, "ghoul-acolyte", "umordhoth")
    dice(t, 6)
    t.choose("evade", "evade ghoul-acolyte")
    t.expect(monsters_in("general-store").has("ghoul-acolyte"), status("ghoul-acolyte") == "exhausted", unchanged=True)


@example("ah3/440.2", "Ghoul Acolyte: doom in the unstable space")
def acolyte_lurks(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="umordhoth", space="velmas-diner")
    t.arrange("monster", code="ghoul-acolyte", space=HERE)
    phase(t, "monster")
    t.expect(doom("general-store") == 1)


@example("ah3/440.2 ah3/475.3", "Ghoul Priest: everybody suffers 1 damage")
def ghoul_priest(t: ExampleTable) -> None:
    lurking(t, "ghoul-priest", "velmas-diner", "umordhoth")
    t.expect(damage(1) == 1)


@example("ah3/459.8h ah3/478.6", "Ghoul Priest: beaten in an attack it leaves a curio, and a remnant")
def ghoul_priest_beaten(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="umordhoth", space=HERE)
    t.arrange("monster", code="ghoul-priest", status="engaged", seat=1, damage=3)
    t.arrange("display", cards="rabbits-foot 38-revolver")
    turn(t)
    beat(t, "ghoul-priest", 1)
    t.choose("take rabbits-foot")
    t.expect(assets(1).has("rabbits-foot"), remnants(1) == 1)


@example("ah3/440.2", "Herman Collins: everybody discards 1 focus")
def herman_collins(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="umordhoth")
    t.arrange("sheet", seat=1, focus="lore will")
    t.arrange("monster", code="herman-collins", space="velmas-diner")
    phase(t, "monster")
    t.choose("drop lore")
    t.heard("ah3-log-focus-gone", "ah3/440.2")
    t.expect(focus_tokens(1) == 1)


@example("ah3/459.8h ah3/459.10", "Herman Collins: after focusing 2 focus may be spent to defeat him")
def herman_defeated(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="umordhoth", space=HERE)
    t.arrange("sheet", seat=1, focus="lore")
    t.arrange("monster", code="herman-collins", status="engaged", seat=1)
    turn(t)
    t.choose("focus", "focus will")
    t.choose("do")
    t.expect(status("herman-collins") == "", focus_tokens(1) == 0)


@example("ah3/459.8h ah3/436.5", "High Priest: beaten in an attack it leaves a spell")
def high_priest(t: ExampleTable) -> None:
    begin(t, JENNY, space=HERE)
    t.arrange("monster", code="high-priest", status="engaged", seat=1, damage=1)
    draw(t, "spells", "flesh-ward")
    turn(t)
    beat(t, "high-priest", 1)
    t.expect(assets(1).has("flesh-ward"), remnants(1) == 0)


@example("ah3/459.8h ah3/488.6", "Hulking Thrall: cursed after its attack, without a remnant to spend")
def hulking_thrall(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="veil", space=HERE)
    t.arrange("monster", code="hulking-thrall", status="engaged", seat=1)
    t.arrange("cup", inside="blank blank")
    phase(t, "monster")
    t.expect(assets(1).has("cursed"), damage(1) == 1)


@example("ah3/459.8h ah3/411.1", "Hulking Thrall: a remnant keeps the curse away")
def hulking_thrall_bought_off(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="veil", space=HERE)
    t.arrange("sheet", seat=1, remnants=1)
    t.arrange("monster", code="hulking-thrall", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("spend-remnants 1")
    t.expect(assets(1).lacks("cursed"), remnants(1) == 0)


@example("ah3/459.8h", "Hybrid Thug: beaten in an attack it leaves 1 horror")
def hybrid_thug(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="echoes", space="black-cave")
    t.arrange("monster", code="hybrid-thug", status="engaged", seat=1)
    turn(t)
    beat(t, "hybrid-thug", 1)
    t.expect(horror(1) == 1, status("hybrid-thug") == "")


@example("ah3/459.8h ah3/407.1", "Lodge Enforcer: who disengages from it suffers 1 horror")
def lodge_enforcer(t: ExampleTable) -> None:
    engaged(t, "lodge-enforcer", "veil")
    dice(t, 6)
    t.choose("evade", "evade lodge-enforcer")
    t.expect(horror(1) == 1)


@example("ah3/459.8h ah3/407.1", "Lodge Loyalist: disengaged, it leaves 1 doom")
def lodge_loyalist(t: ExampleTable) -> None:
    engaged(t, "lodge-loyalist", "veil")
    dice(t, 6, 1)
    t.choose("evade", "evade lodge-loyalist")
    t.expect(doom(HERE) == 1)


@example("ah3/466.4b", "Lupine Thrall: a remnant adds 1 to a die of an evasion")
def lupine_thrall(t: ExampleTable) -> None:
    begin(t, AGNES, scenario="veil", space=HERE)
    t.arrange("sheet", seat=1, remnants=1)
    t.arrange("monster", code="lupine-thrall", status="engaged", seat=1)
    turn(t)
    dice(t, 4)
    t.choose("evade", "throw-a-bone lupine-thrall")
    t.expect(status("lupine-thrall") == "exhausted", remnants(1) == 0, unchanged=True)


@example("ah3/466.4b", "Lupine Thrall: one remnant in a test, no more")
def lupine_thrall_once(t: ExampleTable) -> None:
    begin(t, AGNES, scenario="veil", space=HERE)
    t.arrange("sheet", seat=1, remnants=2)
    t.arrange("monster", code="lupine-thrall", status="engaged", seat=1)
    turn(t)
    dice(t, 3)
    t.choose("evade", "throw-a-bone lupine-thrall")
    t.expect(status("lupine-thrall") == "engaged 1", remnants(1) == 1)


@example("ah3/459.8h", "Masked Ones: who has fallen to their attack is asked for nothing more")
def masked_ones_too_late(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, scenario="umordhoth", space=HERE)
    t.arrange("cup", inside="blank blank blank")
    t.arrange("sheet", seat=1, horror=5)
    t.arrange("monster", code="masked-ones", status="engaged", seat=1)
    phase(t, "monster")
    t.heard("ah3-log-is-defeated")
    t.not_heard("core-log-forced")
    t.expect(doom(HERE) == 0, unchanged=True)


@example("ah3/459.8h ah3/475.3", "Masked Ones: 2 damage after the attack, or a doom in one's space")
def masked_ones(t: ExampleTable) -> None:
    begin(t, JENNY, scenario="umordhoth", space=HERE)
    t.arrange("monster", code="masked-ones", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("doom-here 1")
    t.expect(damage(1) == 0, horror(1) == 1, doom(HERE) == 1)


@example("ah3/440.2 ah3/479.1", "Occult Ritualist: doom in a bordering space, as the group likes")
def occult_ritualist(t: ExampleTable) -> None:
    begin(t, NORMAN, space="graveyard")
    t.arrange("monster", code="occult-ritualist", space="street-northside-downtown")
    phase(t, "monster")
    t.offered("doom arkham-advertiser", "doom train-station", "doom arkham-asylum")
    t.choose("doom arkham-asylum")
    t.expect(doom("arkham-asylum") == 1)


@example("ah3/416.3 ah3/489.3", "Occult Ritualist: a street borders on its space, too; from there the doom goes on")
def through_the_street(t: ExampleTable) -> None:
    begin(t, NORMAN, space="graveyard")
    t.arrange("monster", code="occult-ritualist", space="black-cave")
    phase(t, "monster")
    t.choose("doom street-rivertown-easttown", "doom police-station")
    t.expect(doom("police-station") == 1)


@example("ah3/440.2 ah3/431.3", "River Skulk: everybody suffers 1 horror")
def river_skulk(t: ExampleTable) -> None:
    lurking(t, "river-skulk", "black-cave", "echoes")
    t.expect(horror(1) == 1)


@example("ah3/459.8h ah3/459.10", "Ruth Turner: who disengages from her defeats her")
def ruth_turner(t: ExampleTable) -> None:
    engaged(t, "ruth-turner", "umordhoth")
    dice(t, 6)
    t.choose("evade", "evade ruth-turner")
    t.expect(status("ruth-turner") == "")


@example("ah3/440.2 ah3/479.1", "Ruth Turner: doom on Hangman's Hill")
def ruth_lurks(t: ExampleTable) -> None:
    lurking(t, "ruth-turner", "velmas-diner", "umordhoth")
    t.expect(doom("hangmans-hill") == 1, unchanged=True)


@example("ah3/440.2 ah3/479.4", "Sea Singer: without doom in its space nothing reaches the sheet")
def sea_singer(t: ExampleTable) -> None:
    lurking(t, "sea-singer", "black-cave", "echoes")
    t.expect(doom("sheet") == 0, unchanged=True)


@example("ah3/440.2 ah3/489.3 ah3/489.4", "Simon Carter: doom in the bordering space that has most")
def simon_carter(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="veil", space="observatory")
    t.arrange("doom", space="historical-society", n=2)
    t.arrange("doom", space="south-church", n=1)
    t.arrange("monster", code="simon-carter", space="historical-society")
    phase(t, "monster")
    t.expect(doom("south-church") == 2)


@example("ah3/459.8h ah3/467.3", "Swift Byakhee: whoever beats it may be off, up to three spaces")
def swift_byakhee(t: ExampleTable) -> None:
    begin(t, JENNY, space="arkham-asylum")
    t.arrange("monster", code="swift-byakhee", status="engaged", seat=1, damage=2)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    turn(t)
    beat(t, "swift-byakhee", 1)
    t.choose("fly-off swift-byakhee", "move street-northside-downtown", "move train-station")
    t.asked(1, "ah3-prompt-move")
    t.expect(space(1) == "train-station", status("hooded-stalker") == "ready", remnants(1) == 1)


@example("ah3/407.1 ah3/413.5", "Swift Byakhee: what is left behind engages who stays there")
def byakhee_leaves_somebody(t: ExampleTable) -> None:
    begin(t, JENNY, NORMAN, space="arkham-asylum")
    t.arrange("monster", code="swift-byakhee", status="engaged", seat=1, damage=2)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    turn(t)
    beat(t, "swift-byakhee", 1)
    t.choose("fly-off swift-byakhee", "move street-northside-downtown", "pass")
    t.expect(space(1) == "street-northside-downtown", status("hooded-stalker") == "engaged 2")


@example("ah3/440.2", "Twilight Supplicant: doom where it is, and it engages nobody")
def twilight_supplicant(t: ExampleTable) -> None:
    begin(t, NORMAN, scenario="veil", space=HERE)
    t.arrange("monster", code="twilight-supplicant", space=HERE)
    phase(t, "monster")
    t.expect(doom(HERE) == 1, status("twilight-supplicant") == "ready")


@example("ah3/440.2", "Void Touched: 1 horror for everybody; beaten it leaves a spell")
def void_touched(t: ExampleTable) -> None:
    lurking(t, "void-touched", "graveyard", "veil")
    t.expect(horror(1) == 1)


@example("ah3/459.8h ah3/466.2d", "Whippoorwill: one die fewer while engaged with it")
def whippoorwill(t: ExampleTable) -> None:
    begin(t, AGNES, scenario="veil", space=HERE)
    t.arrange("doom", space=HERE, n=1)
    t.arrange("monster", code="whippoorwill", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 1)
    t.choose("ward")
    t.heard("ah3-log-test", "ah3/466.2a", n=3)
