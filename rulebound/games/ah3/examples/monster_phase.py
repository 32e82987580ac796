"""The monster phase: who activates, where monsters go, whom they engage, how they attack and become ready."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    AGNES,
    JENNY,
    MICHAEL,
    TOMMY,
    WENDY,
    begin,
    damage,
    doom,
    draw,
    horror,
    hurt,
    monsters_in,
    phase,
    status,
    who,
)

ORDER = "ah3-prompt-activation"


@example("ah3/202.1 ah3/202.2b ah3/457.2 ah3/459.3c", "A hunter goes to its prey and engages it, then it attacks")
def hunting(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="hooded-stalker", space="arkham-advertiser")
    phase(t, "monster")
    t.heard("ah3-log-activates", "ah3/202.2b")
    t.expect(status("hooded-stalker") == "engaged 1", damage(1) == 1)


@example("ah3/202.2c ah3/459.3d", "A monster goes as many spaces as it is fast, no more")
def speed(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="whippoorwill", space="arkham-asylum")
    phase(t, "monster")
    t.expect(monsters_in("street-northside-downtown").has("whippoorwill"), status("whippoorwill") == "ready")


@example("ah3/202.2d ah3/441.1", "Its prey is whom its card names, not who is nearest")
def prey(t: ExampleTable) -> None:
    begin(t, TOMMY, WENDY, space="train-station")
    t.arrange("sheet", seat=2, space="curiositie-shoppe")
    t.arrange("monster", code="eyeless-watcher", space="arkham-advertiser")
    phase(t, "monster")
    t.expect(status("eyeless-watcher") == "engaged 2", horror(2) == 1, horror(1) == 0)


@example("ah3/202.2g", "Of several the nearest; where they are equally near, whom the players say")
def nearest(t: ExampleTable) -> None:
    begin(t, TOMMY, WENDY, AGNES, space="black-cave")
    t.arrange("sheet", seat=1, space="arkham-advertiser")
    t.arrange("sheet", seat=2, space="curiositie-shoppe")
    t.arrange("monster", code="whippoorwill", space="train-station")
    phase(t, "monster")
    t.offered("hunts tommy-muldoon", "hunts wendy-adams", seat=1)
    t.not_offered("hunts agnes-baker", seat=1)
    t.choose("hunts wendy-adams", seat=1)
    t.expect(status("whippoorwill") == "engaged 2")


@example("ah3/202.2e", "It stops where it meets somebody on the way, and engages them")
def stopped(t: ExampleTable) -> None:
    begin(t, TOMMY, AGNES, space="train-station")
    t.arrange("sheet", seat=2, space="arkham-advertiser")
    t.arrange("monster", code="hooded-stalker", space="curiositie-shoppe")
    phase(t, "monster")
    t.expect(status("hooded-stalker") == "engaged 2", monsters_in("arkham-advertiser").has("hooded-stalker"))


@example("ah3/202.2f ah3/409.3", "An exhausted monster does not activate")
def too_tired(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="hooded-stalker", space="arkham-advertiser", status="exhausted")
    phase(t, "monster")
    t.expect(
        status("hooded-stalker") == "ready", monsters_in("arkham-advertiser").has("hooded-stalker"), damage(1) == 0
    )


@example("ah3/202.2a", "The players say in which order monsters activate, or let them go as they lie")
def order(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="high-priest", space="graveyard")
    t.arrange("monster", code="hooded-stalker", space="arkham-advertiser")
    phase(t, "monster")
    t.asked(1, ORDER)
    t.offered("activates high-priest", "activates hooded-stalker", "as-they-lie")
    t.choose("as-they-lie")
    t.expect(doom("graveyard") == 1, status("hooded-stalker") == "engaged 1")


@example("ah3/464.2 ah3/493.1", "A patrol goes to its destination: here the unstable space")
def patrol(t: ExampleTable) -> None:
    begin(t, TOMMY, space="black-cave")
    t.arrange("monster", code="robed-figure", space="arkham-advertiser")
    phase(t, "monster")
    t.expect(monsters_in("train-station").has("robed-figure"), status("robed-figure") == "ready")


@example("ah3/464.2 ah3/413.6", "On its way a patrol engages the prey its card names")
def patrol_prey(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", space="arkham-advertiser")
    phase(t, "monster")
    t.expect(status("robed-figure") == "engaged 2")


@example("ah3/202.2g", "Among equals the group says whom it hunts, and that one it engages")
def hunted(t: ExampleTable) -> None:
    begin(t, AGNES, WENDY, space="train-station")
    t.arrange("monster", code="hooded-stalker", space="arkham-advertiser")
    phase(t, "monster")
    t.choose("hunts wendy-adams")
    t.heard("ah3-log-engages", "ah3/202.2e")
    t.expect(status("hooded-stalker") == "engaged 2", damage(2) == 1)


@example("ah3/413.6", "Where none of those it meets is its prey, the group says whom it engages")
def not_its_prey(t: ExampleTable) -> None:
    begin(t, JENNY, MICHAEL, AGNES, space="train-station")
    t.arrange("sheet", seat=3, space="curiositie-shoppe")
    t.arrange("monster", code="hooded-stalker", space="street-northside-downtown")
    phase(t, "monster")
    t.choose("by train-station")
    t.offered("engages jenny-barnes", "engages michael-mcglen")
    t.choose("engages michael-mcglen")
    t.expect(status("hooded-stalker") == "engaged 2", damage(2) == 1)


@example("ah3/202.2a", "One that fell after its activation activates again when it comes back")
def back_again(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, scenario="umordhoth", space="general-store")
    t.arrange("monster", code="creeping-ghoul", space="graveyard")
    t.arrange("monster", code="alma-hill", space="historical-society")
    t.arrange("cup", inside="headline blank")
    draw(t, "headlines", "headline-wild-animal-attacks-spike")
    phase(t, "monster")
    t.choose("activates creeping-ghoul")
    t.choose("monster creeping-ghoul", seat=1)
    t.arrange("monster", code="creeping-ghoul", space="graveyard")
    phase(t, "monster")
    t.choose("activates creeping-ghoul")
    t.expect(status("creeping-ghoul") == "engaged 1")


@example("ah3/440.2", "A lurker stays where it is and does what its card says")
def lurker(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="high-priest", space="graveyard")
    phase(t, "monster")
    t.expect(doom("graveyard") == 1, monsters_in("graveyard").has("high-priest"))


@example("ah3/467.4", "A hound of Tindalos is with its prey at once, wherever that is")
def directly(t: ExampleTable) -> None:
    begin(t, TOMMY, space="graveyard")
    t.arrange("monster", code="keening-hound", space="arkham-advertiser")
    phase(t, "monster")
    t.expect(status("keening-hound") == "engaged 1", damage(1) == 2, horror(1) == 1)


@example("ah3/202.3a ah3/202.3b ah3/465.7", "Every engaged monster deals the damage and horror of its card")
def attacks(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.heard("ah3-log-monster-attacks", "ah3/202.3a")
    t.expect(damage(1) == 1, horror(1) == 2)


@example("ah3/202.3c", "Who is defeated in the attacks leaves the monsters exhausted")
def last_attack(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="flesh-eater", status="engaged", seat=1)
    phase(t, "monster")
    t.expect(who(1) == "", doom("sheet") == 1)


@example("ah3/202.3d ah3/409.3", "An exhausted monster deals nothing")
def no_attack(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", space="train-station", status="exhausted")
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    phase(t, "monster")
    t.expect(damage(1) == 1, horror(1) == 0)


@example("ah3/202.4a ah3/202.4b", "In the last step exhausted monsters become ready, and engage who is there")
def becoming_ready(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("monster", code="abyssal-servant", space="train-station", status="exhausted")
    phase(t, "monster")
    t.heard("ah3-log-ready", "ah3/202.4a")
    t.expect(status("abyssal-servant") == "engaged 1", damage(1) == 0)


@example("ah3/455.2", "Monsters attack the leader's investigator first")
def leader_first(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("sheet", seat=1, damage=6)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=2)
    t.arrange("monster", code="flesh-eater", status="engaged", seat=1)
    phase(t, "monster")
    t.heard("ah3-log-is-defeated")
    t.expect(damage(2) == 1)


@example("ah3/471.2 ah3/471.3", "A monster that feeds recovers by the damage it has dealt")
def feeding(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="graveyard")
    t.arrange("monster", code="nightmarish-fiend", status="engaged", seat=1, damage=3)
    phase(t, "monster")
    t.expect(damage(1) == 2, hurt("nightmarish-fiend") == 1)


@example("ah3/471.2", "Damage that an item takes feeds nothing")
def feeding_on_a_coat(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="graveyard")
    t.arrange("has", seat=1, card="leather-coat")
    t.arrange("monster", code="nightmarish-fiend", status="engaged", seat=1, damage=3)
    phase(t, "monster")
    t.choose("redirect 1 leather-coat")
    t.expect(damage(1) == 1, hurt("nightmarish-fiend") == 2)


@example("ah3/471.2", "Damage that an ally takes does")
def feeding_on_an_ally(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="graveyard")
    t.arrange("has", seat=1, card="sachiko-higa")
    t.arrange("monster", code="nightmarish-fiend", status="engaged", seat=1, damage=3)
    phase(t, "monster")
    t.choose("redirect 2 sachiko-higa", "keep")
    t.expect(damage(1) == 0, hurt("nightmarish-fiend") == 1)


@example("ah3/471.2", "It has recovered by the bite before a dog bites back")
def fed_before_it_is_bitten(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="umordhoth", space="graveyard")
    t.arrange("has", seat=1, card="stray-dog")
    t.arrange("monster", code="nightmarish-fiend", status="engaged", seat=1, damage=3)
    phase(t, "monster")
    t.choose("keep", "keep")
    t.expect(damage(1) == 2, hurt("nightmarish-fiend") == 2)


@example("ah3/405.2 ah3/405.4", "A massive monster engages everybody in its space, and attacks all of them")
def massive(t: ExampleTable) -> None:
    begin(t, AGNES, JENNY, scenario="echoes", space="observatory")
    t.arrange("monster", code="wake-titan", space="science-building")
    phase(t, "monster")
    t.expect(status("wake-titan") == "engaged 1 2", damage(1) == 2, damage(2) == 2, horror(1) == 2, horror(2) == 2)


@example("ah3/413.2", "Readied, a monster is exhausted no longer")
def readied(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("monster", code="robed-figure", space="black-cave", status="exhausted")
    phase(t, "monster")
    t.expect(status("robed-figure") == "ready", unchanged=True)


@example("ah3/475.14", "A monster that feeds recovers by the damage it deals")
def feeding_too(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, scenario="umordhoth", space="black-cave")
    t.arrange("monster", code="nightmarish-fiend", status="engaged", seat=1, damage=3)
    phase(t, "monster")
    t.expect(hurt("nightmarish-fiend") == 1, unchanged=True)
