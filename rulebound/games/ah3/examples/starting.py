"""What starting cards do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    CALVIN,
    DANIELA,
    DEXTER,
    FOE,
    JENNY,
    MARIE,
    MICHAEL,
    MINH,
    NORMAN,
    REROLL,
    REX,
    TOMMY,
    WENDY,
    assets,
    begin,
    clues,
    clues_in,
    damage,
    dice,
    doom,
    draw,
    focus_tokens,
    focused,
    horror,
    hurt,
    money,
    on_asset,
    phase,
    remnants,
    space,
    status,
    top,
    turn,
    with_card,
)


def strikes(t: ExampleTable, card: str, who: str, n: int) -> None:
    """Whose card it is attacks with so many dice."""
    with_card(t, card, who)
    t.arrange("monster", code=FOE, status="engaged", seat=1)
    turn(t)
    t.choose(f"attack {FOE}")
    t.heard("ah3-log-test", "ah3/466.2a", n=n)


def casts(t: ExampleTable, card: str, who: str, n: int) -> None:
    """Whose card it is casts a spell with so many dice."""
    with_card(t, card, who)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    t.choose("transmute alchemical-process")
    t.pass_until(ACTION)
    t.heard("ah3-log-test", "ah3/466.2a", n=n)


def gains_a_clue(t: ExampleTable, card: str, who: str) -> None:
    """An event at the general store, where one buys, or not, and gains a clue."""
    with_card(t, card, who, at="general-store")
    t.arrange("clues", hood="rivertown", n=1)
    t.arrange("cup", inside="blank blank blank")
    draw(t, "rivertown", "event-azathoth-2")


# ------------------------------------------------------------------ Agnes Baker


@example("ah3/445.3", "Heirloom of Hyperborea: after a spell a skill may be focused")
def heirloom_of_hyperborea(t: ExampleTable) -> None:
    with_card(t, "heirloom-of-hyperborea", MARIE)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    dice(t, 1, 1, 1)
    t.choose("transmute alchemical-process")
    t.choose("remember heirloom-of-hyperborea")
    t.choose("focus will")
    t.expect(focused(1, "will") == 1)


@example("ah3/419.2", "Storm of Spirits: attacking with lore, the monster's modifier counts")
def storm_of_spirits(t: ExampleTable) -> None:
    with_card(t, "storm-of-spirits", MARIE)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    turn(t)
    dice(t, 5, 6)
    t.choose("attack abyssal-servant")
    t.choose("call storm-of-spirits")
    t.heard("ah3-log-test", "ah3/466.2a", n=2)
    t.expect(hurt("abyssal-servant") == 2, horror(1) == 1)


# ------------------------------------------------------------------ Calvin Wright


@example("ah3/466.2c", "Spirit Dagger: +2 strength in an attack")
def spirit_dagger(t: ExampleTable) -> None:
    strikes(t, "spirit-dagger", CALVIN, 5)


@example("ah3/466.2c", "Spirit Dagger: +2 lore when warding")
def spirit_dagger_wards(t: ExampleTable) -> None:
    with_card(t, "spirit-dagger", CALVIN)
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    t.choose("ward")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)


@example("ah3/002", "Until the End of Time: full of damage, it is not discarded")
def until_the_end_of_time(t: ExampleTable) -> None:
    with_card(t, "until-the-end-of-time", CALVIN)
    t.arrange("monster", code="wake-titan", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 2 until-the-end-of-time")
    t.expect(on_asset(1, "until-the-end-of-time") == (2, 0), damage(1) == 0)
    t.choose("redirect 2 until-the-end-of-time")
    t.expect(on_asset(1, "until-the-end-of-time") == (2, 2), horror(1) == 0)


@example("ah3/204.12a", "Until the End of Time: at a reckoning 1 damage and 1 horror leave it")
def it_mends(t: ExampleTable) -> None:
    begin(t, CALVIN)
    t.arrange("has", seat=1, card="until-the-end-of-time", damage=2, horror=1)
    t.arrange("cup", inside="reckoning blank")
    phase(t, "mythos")
    t.choose("reckons until-the-end-of-time")
    t.expect(on_asset(1, "until-the-end-of-time") == (1, 0))


@example("ah3/466.4b", "Voice of the Messenger: 1 horror, and any dice are rolled again, in every test")
def voice_of_the_messenger(t: ExampleTable) -> None:
    with_card(t, "voice-of-the-messenger", CALVIN)
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 1, 1, 1, 6, 6)
    t.choose("ward")
    t.choose("reroll-dice voice-of-the-messenger")
    t.choose("die 1 1, die 1 2")
    t.expect(doom("black-cave") == 0, horror(1) == 1)


@example("ah3/450.2", "Voice of the Messenger reaches the roll for a dark pact, which nothing else does")
def voice_and_pact(t: ExampleTable) -> None:
    with_card(t, "voice-of-the-messenger", CALVIN)
    t.arrange("has", seat=1, card="rabbits-foot")
    t.arrange("has", seat=1, card="dark-pact", back="dark-pact-1")
    t.arrange("cup", inside="reckoning blank")
    phase(t, "mythos")
    dice(t, 1, 6)
    t.choose("reckons dark-pact")
    t.choose("plead")
    t.expect(horror(1) == 1, doom("black-cave") == 0, assets(1).has("dark-pact"))


# ------------------------------------------------------------------ Daniela Reyes


@example("ah3/466.2c", "Wrench: +3 strength in an attack with the other hand free")
def wrench(t: ExampleTable) -> None:
    strikes(t, "wrench", DANIELA, 6)


@example("ah3/466.2c", "Wrench: +1 beside another weapon")
def wrench_and_knife(t: ExampleTable) -> None:
    with_card(t, "wrench", DANIELA)
    t.arrange("has", seat=1, card="knife")
    t.arrange("monster", code=FOE, status="engaged", seat=1)
    turn(t)
    t.choose(f"attack {FOE}")
    t.choose("hold wrench")
    t.choose("hold knife")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)


def drives(t: ExampleTable, card: str, who: str) -> None:
    """Three spaces for nothing, a fourth for $1, and no more."""
    with_card(t, card, who, at="velmas-diner")
    t.arrange("sheet", seat=1, money=2)
    turn(t)
    t.choose("move street-downtown-easttown", "move la-bella-luna", "move street-downtown-rivertown")
    t.choose("pay-move black-cave")
    t.asked(1, ACTION, n=1)
    t.expect(space(1) == "black-cave", money(1) == 1)


@example("ah3/426.2", "Gabriel: a move action of three spaces, one more for $1")
def gabriel(t: ExampleTable) -> None:
    drives(t, "gabriel", DANIELA)


@example("ah3/426.2", "Motorcycle: a move action of three spaces, one more for $1")
def motorcycle(t: ExampleTable) -> None:
    drives(t, "motorcycle", TOMMY)


@example("ah3/466.4a", "Ace of Swords: a focus spent on dice lets one recover 1 sanity")
def ace_of_swords(t: ExampleTable) -> None:
    with_card(t, "ace-of-swords", DANIELA)
    t.arrange("sheet", seat=1, focus="will", horror=2)
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 1, 1, 1, 6)
    t.choose("ward")
    t.choose("spend-focus will")
    t.choose("steady ace-of-swords")
    t.expect(horror(1) == 1, doom("black-cave") == 0)


# ------------------------------------------------------------------ Dexter Drake


@example("ah3/466.2c", "Magician's Cane: +2 lore while casting")
def magicians_cane(t: ExampleTable) -> None:
    with_card(t, "magicians-cane", MARIE)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    t.choose("transmute alchemical-process")
    t.choose("keep")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)


@example("ah3/401.7", "Magician's Cane takes two damage")
def cane_breaks(t: ExampleTable) -> None:
    with_card(t, "magicians-cane", DEXTER)
    t.arrange("monster", code="wake-titan", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 2 magicians-cane")
    t.expect(damage(1) == 0, on_asset(1, "magicians-cane") == (2, 0))
    t.asked(1, "ah3-prompt-redirect-horror")


# ------------------------------------------------------------------ Jenny Barnes


@example("ah3/466.4b", "Search for Izzie: 1 damage and 1 horror, and any dice are rolled again")
def search_for_izzie(t: ExampleTable) -> None:
    with_card(t, "search-for-izzie", JENNY)
    t.arrange("monster", code=FOE, status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 1, 5, 5)
    t.choose(f"attack {FOE}")
    t.choose("reroll-dice search-for-izzie")
    t.choose("keep", "keep")
    t.choose("die 1 1, die 1 2")
    t.expect(hurt(FOE) == 2, damage(1) == 1, horror(1) == 1)


@example("ah3/466.4b", "Jenny's Twin .45s: +3 strength, and 1 more on a die of the attack")
def jennys_twin_45s(t: ExampleTable) -> None:
    with_card(t, "jennys-twin-45s", JENNY)
    t.arrange("monster", code=FOE, status="engaged", seat=1)
    turn(t)
    dice(t, 4, 1, 1, 1, 1, 1)
    t.choose(f"attack {FOE}")
    t.heard("ah3-log-test", "ah3/466.2a", n=6)
    t.choose("nudge-die jennys-twin-45s")
    t.choose("die 4 6")
    t.expect(hurt(FOE) == 1)


@example("ah3/466.4b", "Dressed to the Nines: one focus, and any dice are rolled again")
def dressed_to_the_nines(t: ExampleTable) -> None:
    with_card(t, "dressed-to-the-nines", JENNY)
    t.arrange("sheet", seat=1, focus="will")
    t.arrange("monster", code=FOE, status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 1, 5, 5)
    t.choose(f"attack {FOE}")
    t.choose("spend-focus will")
    t.choose("die 1 1, die 1 2")
    t.expect(hurt(FOE) == 2, focused(1, "will") == 0)


@example("ah3/423.1", "Dressed to the Nines: $5 by her own action, not $3")
def dressed_for_money(t: ExampleTable) -> None:
    with_card(t, "dressed-to-the-nines", JENNY)
    turn(t)
    t.choose("trust-fund jenny-barnes")
    t.expect(money(1) == 5)


# ------------------------------------------------------------------ Marie Lambeau


@example("ah3/466.2c", "Grand-mere's Knife: +2 strength in an attack")
def grand_meres_knife(t: ExampleTable) -> None:
    strikes(t, "grand-meres-knife", MARIE, 4)


@example("ah3/466.2c", "Grand-mere's Knife: +2 lore while casting")
def grand_meres_knife_casts(t: ExampleTable) -> None:
    with_card(t, "grand-meres-knife", MARIE)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    t.choose("transmute alchemical-process")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)


@example("ah3/418.4", "Witch Blood: an action of this round once more")
def witch_blood(t: ExampleTable) -> None:
    with_card(t, "witch-blood", MARIE)
    turn(t)
    t.choose("gather")
    t.choose("repeat witch-blood")
    t.choose("gather")
    t.expect(money(1) == 2)


@example("ah3/423.3", "Witch Blood: that of a component, too")
def witch_blood_and_components(t: ExampleTable) -> None:
    with_card(t, "witch-blood", MARIE)
    t.arrange("has", seat=1, card="first-aid-kit")
    t.arrange("sheet", seat=1, damage=3)
    turn(t)
    t.choose("heal first-aid-kit")
    t.choose("repeat witch-blood")
    t.choose("heal first-aid-kit")
    t.expect(damage(1) == 1)


@example("ah3/418.3", "Witch Blood: the action done once more can be handed on")
def handed_on(t: ExampleTable) -> None:
    with_card(t, "witch-blood", MARIE, TOMMY)
    turn(t)
    t.choose("gather", "pass", "repeat witch-blood", "gather", seat=1)
    t.choose("inspire marie-lambeau", seat=1)
    t.choose("gather", seat=2)
    t.expect(money(1) == 2, money(2) == 1)


@example("ah3/434.1", "Witch Blood: of remnants spent one comes back, once a round")
def remnant_back(t: ExampleTable) -> None:
    with_card(t, "witch-blood", MARIE)
    t.arrange("has", seat=1, card="alchemical-process")
    t.arrange("sheet", seat=1, remnants=1)
    turn(t)
    t.choose("transmute alchemical-process")
    t.choose("spend 1")
    t.choose("draw-back witch-blood")
    t.expect(remnants(1) == 1, horror(1) == 0)


# ------------------------------------------------------------------ Michael McGlen


@example("ah3/421.2", "O'Bannion Member: after gathering strength may be tested for $2")
def obannion_member(t: ExampleTable) -> None:
    with_card(t, "obannion-member", MICHAEL)
    turn(t)
    t.choose("gather")
    dice(t, 5, 1, 1, 1)
    t.choose("collect obannion-member")
    t.expect(money(1) == 3)


@example("ah3/466.2c", "Chicago Typewriter: +4 strength in an attack")
def chicago_typewriter(t: ExampleTable) -> None:
    strikes(t, "chicago-typewriter", MICHAEL, 8)


@example("ah3/475.13 ah3/426.2", "Ol' Boiler: after moving 2 damage to an engaged monster, and 2 to the car")
def ol_boiler(t: ExampleTable) -> None:
    with_card(t, "ol-boiler", MICHAEL, at="curiositie-shoppe")
    t.arrange("monster", code="abyssal-servant", space="train-station")
    turn(t)
    t.choose("move train-station")
    t.choose("run-over ol-boiler")
    t.heard("ah3-log-asset-damage", "ah3/475.9", n=2)
    t.expect(hurt("abyssal-servant") == 2, on_asset(1, "ol-boiler") == (2, 0))


# ------------------------------------------------------------------ Minh Thi Phan


@example("ah3/445.6", "Synergy: others in the space have 1 more of what its owner has focused")
def synergy(t: ExampleTable) -> None:
    with_card(t, "synergy", MINH, TOMMY)
    t.arrange("sheet", seat=1, focus="strength")
    t.arrange("monster", code=FOE, status="engaged", seat=2)
    turn(t, 2)
    t.choose(f"attack {FOE}", seat=2)
    t.heard("ah3-log-test", "ah3/466.2a", n=4)


@example("ah3/445.9", "Synergy: a focus limit one higher")
def synergy_focus(t: ExampleTable) -> None:
    with_card(t, "synergy", MINH)
    t.arrange("sheet", seat=1, focus="lore will")
    turn(t)
    t.choose("focus")
    t.choose("focus strength")
    t.expect(focus_tokens(1) == 3)


@example("ah3/406.1", "The King in Yellow: after horror a clue from the supply comes to the sheet, once a round")
def the_king_in_yellow(t: ExampleTable) -> None:
    with_card(t, "the-king-in-yellow", MINH)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("understand the-king-in-yellow")
    t.expect(clues_in("sheet") == 1, clues(1) == 0, horror(1) == 2)


@example("ah3/466.2d", "Analytical Mind: a die more for lore at the focus limit")
def analytical_mind(t: ExampleTable) -> None:
    with_card(t, "analytical-mind", MINH)
    t.arrange("sheet", seat=1, focus="will strength")
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    dice(t, 6, 6, 6, 6)
    t.choose("ward")
    t.heard("ah3-log-test", "ah3/466.2a", n=4)
    t.asked(1, REROLL)


# ------------------------------------------------------------------ Norman Withers


@example("ah3/431.10", "Precious Memento: a clue gained takes 2 horror from it")
def precious_memento(t: ExampleTable) -> None:
    begin(t, NORMAN, space="general-store")
    t.arrange("has", seat=1, card="precious-memento", horror=2)
    t.arrange("clues", hood="rivertown", n=1)
    draw(t, "rivertown", "event-azathoth-2")
    phase(t, "encounter")
    t.expect(clues(1) == 1, on_asset(1, "precious-memento") == (0, 0), unchanged=True)
    t.asked(1, "ah3-prompt-clear-display")


@example("ah3/466.4b", "Astronomy Book: as many dice are rolled again as there is doom in the space")
def astronomy_book(t: ExampleTable) -> None:
    with_card(t, "astronomy-book", NORMAN)
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 1, 1, 1, 6, 6)
    t.choose("ward")
    t.choose("reroll-dice astronomy-book")
    t.choose("die 1 1, die 1 2")
    t.expect(doom("black-cave") == 0)
    t.asked(1, "core-prompt-react")


# ------------------------------------------------------------------ Rex Murphy


@example("ah3/466.4b", "It All Comes Together: in research every die counts one more")
def it_all_comes_together(t: ExampleTable) -> None:
    with_card(t, "it-all-comes-together", REX)
    t.arrange("sheet", seat=1, clues=2)
    turn(t)
    dice(t, 5, 4, 4)
    t.choose("research")
    t.choose("pass")
    t.choose("research 1")
    t.expect(clues_in("sheet") == 1, clues(1) == 1)


@example("ah3/417.1 ah3/428.6", "Search for the Truth: $1 for a clue gained, and a focus if one likes")
def search_for_the_truth(t: ExampleTable) -> None:
    gains_a_clue(t, "search-for-the-truth", REX)
    phase(t, "encounter")
    t.choose("do")
    t.choose("focus lore")
    t.expect(money(1) == 1, focused(1, "lore") == 1)
    t.pass_until(ACTION)


@example("ah3/466.4b", "The Tower: one die or all of them are rolled again")
def the_tower(t: ExampleTable) -> None:
    with_card(t, "the-tower", REX)
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 1, 1, 1, 6, 6, 1)
    t.choose("ward")
    t.choose("reroll-dice the-tower")
    t.choose("all")
    t.expect(doom("black-cave") == 0)


@example("ah3/422.3 ah3/445.5", "Overcome All Odds: a skill may be focused twice")
def overcome_all_odds(t: ExampleTable) -> None:
    with_card(t, "overcome-all-odds", REX)
    t.arrange("sheet", seat=1, focus="lore")
    turn(t)
    t.choose("focus")
    t.choose("focus lore")
    t.expect(focused(1, "lore") == 2)


# ------------------------------------------------------------------ Tommy Muldoon


@example("ah3/466.2c", "Becky: +4 strength in an attack")
def becky(t: ExampleTable) -> None:
    strikes(t, "becky", TOMMY, 7)


def cuffs(t: ExampleTable) -> None:
    with_card(t, "handcuffs", TOMMY)
    t.arrange("monster", code="altered-servant", status="engaged", seat=1)


@example("ah3/459.10", "Handcuffs: a human one has hurt is defeated")
def handcuffs(t: ExampleTable) -> None:
    cuffs(t)
    turn(t)
    dice(t, 5, 1, 1)
    t.choose("attack altered-servant")
    t.choose("after-a-blow handcuffs")
    t.heard("ah3-log-defeated", "ah3/459.10")
    t.expect(status("altered-servant") == "", top("monster-deck") == "altered-servant")


@example("ah3/459.10", "Handcuffs: so is one from whom one breaks away")
def cuffed_while_evading(t: ExampleTable) -> None:
    cuffs(t)
    turn(t)
    dice(t, 5, 1)
    t.choose("evade")
    t.choose("breaking-away handcuffs")
    t.expect(status("altered-servant") == "")


@example("ah3/459.10", "Handcuffs: and one by whom one is hurt, but once a round")
def cuffed_when_hurt(t: ExampleTable) -> None:
    cuffs(t)
    phase(t, "monster")
    t.choose("when-hurt handcuffs")
    t.expect(status("altered-servant") == "", damage(1) == 1)


# ------------------------------------------------------------------ Wendy Adams


@example("ah3/437.1", "Mama's Amulet: 1 damage or 1 horror is prevented, once a round")
def mamas_amulet(t: ExampleTable) -> None:
    with_card(t, "mamas-amulet", WENDY)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("protect mamas-amulet")
    t.choose("horror")
    t.expect(damage(1) == 1, horror(1) == 1)


@example("ah3/410.2", "Mr. Pawterson: discarded before monsters attack, he leaves all of them exhausted")
def mr_pawterson(t: ExampleTable) -> None:
    with_card(t, "mr-pawterson", WENDY, TOMMY)
    t.arrange("sheet", seat=2, space="graveyard")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    t.arrange("monster", code="flesh-eater", status="engaged", seat=1)
    t.arrange("cup", inside="blank blank blank")
    phase(t, "monster")
    t.choose("toss mr-pawterson", seat=1)
    t.expect(damage(1) == 0, horror(1) == 0, assets(1) == ())
    t.heard("ah3-log-disengages", "ah3/410.2")


@example("ah3/445.3", "Mysterious Photograph: a clue gained, and a skill may be focused")
def mysterious_photograph(t: ExampleTable) -> None:
    gains_a_clue(t, "mysterious-photograph", WENDY)
    phase(t, "encounter")
    t.choose("study mysterious-photograph")
    t.choose("focus will")
    t.expect(focused(1, "will") == 1)
    t.pass_until(ACTION)
