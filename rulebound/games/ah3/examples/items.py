"""What items do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    FOE,
    JENNY,
    REROLL,
    TOMMY,
    assets,
    begin,
    clues,
    clues_in,
    damage,
    dice,
    dice_shown,
    doom,
    horror,
    hurt,
    money,
    on_asset,
    phase,
    status,
    turn,
    who,
)


def armed(t: ExampleTable, *cards: str, foe: str = FOE) -> None:
    """Tommy (strength 3) attacks with these cards."""
    begin(t, TOMMY, space="train-station")
    for card in cards:
        t.arrange("has", seat=1, card=card)
    t.arrange("monster", code=foe, status="engaged", seat=1)
    turn(t)


def strikes(t: ExampleTable, card: str, n: int) -> None:
    armed(t, card)
    t.choose(f"attack {FOE}")
    t.heard("ah3-log-test", "ah3/466.2a", n=n)


def wards(t: ExampleTable, card: str, n: int) -> None:
    """Agnes (lore 4) wards with this card."""
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card=card)
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    t.choose("ward")
    t.heard("ah3-log-test", "ah3/466.2a", n=n)


def researches(t: ExampleTable, card: str, n: int) -> None:
    """Tommy (observation 3) researches with this card."""
    begin(t, TOMMY, space="train-station")
    t.arrange("has", seat=1, card=card)
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    t.choose("research")
    t.heard("ah3-log-test", "ah3/466.2a", n=n)
    t.asked(1, REROLL)


def casts(t: ExampleTable, card: str, n: int) -> None:
    """Jenny (lore 1) casts a spell with this card."""
    begin(t, JENNY, space="train-station")
    t.arrange("has", seat=1, card=card)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    t.choose("transmute alchemical-process")
    t.heard("ah3-log-test", "ah3/466.2a", n=n)


# ------------------------------------------------------------------ weapons


@example("ah3/466.2c", ".38 Revolver: +2 strength in an attack")
def the_38_revolver(t: ExampleTable) -> None:
    strikes(t, "38-revolver", 5)


@example("ah3/466.2c", ".45 Automatic: +3 strength in an attack")
def the_45_automatic(t: ExampleTable) -> None:
    strikes(t, "45-automatic", 6)


@example("ah3/466.2c", ".45 Thompson: +5 strength in an attack")
def the_45_thompson(t: ExampleTable) -> None:
    strikes(t, "45-thompson", 8)


@example("ah3/466.2c", "Knife: +1 strength in an attack")
def knife(t: ExampleTable) -> None:
    strikes(t, "knife", 4)


@example("ah3/466.4b", ".41 Derringer: 1 more on a die of an attack")
def the_41_derringer(t: ExampleTable) -> None:
    armed(t, "41-derringer")
    dice(t, 4, 1, 1)
    t.choose(f"attack {FOE}")
    t.choose("nudge-die 41-derringer")
    t.choose("die 4 3")
    t.expect(hurt(FOE) == 1)


@example("ah3/418.6 ah3/475.13", "Dynamite: thrown in an attack, it deals 5 damage to everything one is engaged with")
def dynamite(t: ExampleTable) -> None:
    armed(t, "dynamite", foe="abyssal-servant")
    t.arrange("monster", code="wake-titan", status="engaged", seat=1)
    dice(t, 1, 1)
    t.choose("attack abyssal-servant")
    t.choose("blow-up dynamite")
    t.expect(status("abyssal-servant") == "", status("wake-titan") == "", assets(1) == ())


@example("ah3/466.5a", "Shotgun: +5 strength, and each 6 counts twice")
def shotgun(t: ExampleTable) -> None:
    armed(t, "shotgun", foe="lupine-thrall")
    dice(t, 6, 5, 1, 1, 1, 1, 1, 1)
    t.choose("attack lupine-thrall")
    t.heard("ah3-log-test", "ah3/466.2a", n=8)
    t.expect(hurt("lupine-thrall") == 3)


# ------------------------------------------------------------------ what protects


def attacked_by(t: ExampleTable, card: str, monster: str) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("has", seat=1, card=card)
    t.arrange("monster", code=monster, status="engaged", seat=1)
    phase(t, "monster")


@example("ah3/437.1", "Bulletproof Vest: of 2 damage that hit it 1 is prevented, once a round")
def bulletproof_vest(t: ExampleTable) -> None:
    attacked_by(t, "bulletproof-vest", "wake-titan")
    t.choose("redirect 2 bulletproof-vest")
    t.expect(on_asset(1, "bulletproof-vest") == (1, 0), damage(1) == 0, horror(1) == 2)


@example("ah3/437.1", "Bulletproof Vest: a single damage it takes whole")
def single_damage(t: ExampleTable) -> None:
    attacked_by(t, "bulletproof-vest", "wake-titan")
    t.choose("redirect 1 bulletproof-vest")
    t.expect(on_asset(1, "bulletproof-vest") == (1, 0), damage(1) == 1)


@example("ah3/437.1", "Elder Sign Amulet: of 2 horror that hit it 1 is prevented")
def elder_sign_amulet(t: ExampleTable) -> None:
    attacked_by(t, "elder-sign-amulet", "abyssal-servant")
    t.choose("keep")
    t.choose("redirect 2 elder-sign-amulet")
    t.expect(on_asset(1, "elder-sign-amulet") == (0, 1), horror(1) == 0)


@example("ah3/466.2d", "Leather Coat: +1 observation when evading")
def leather_coat(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="leather-coat")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    turn(t)
    t.choose("evade")
    t.heard("ah3-log-test", "ah3/466.2a", n=4)


@example("ah3/401.7", "Liquid Courage takes two horror, and is gone")
def liquid_courage(t: ExampleTable) -> None:
    attacked_by(t, "liquid-courage", "abyssal-servant")
    t.choose("redirect 2 liquid-courage")
    t.expect(assets(1) == (), horror(1) == 0)


@example("ah3/401.7", "Pain Killers take two damage, and are gone")
def pain_killers(t: ExampleTable) -> None:
    attacked_by(t, "pain-killers", "wake-titan")
    t.choose("redirect 2 pain-killers")
    t.expect(assets(1) == (), damage(1) == 0)


@example("ah3/002", "Tattered Cloak: a ready monster takes no notice of who wears it")
def tattered_cloak(t: ExampleTable) -> None:
    begin(t, TOMMY, space="curiositie-shoppe")
    t.arrange("has", seat=1, card="tattered-cloak")
    t.arrange("monster", code="abyssal-servant", space="train-station")
    turn(t)
    t.choose("move train-station")
    t.expect(status("abyssal-servant") == "ready", unchanged=True)
    t.asked(1, "ah3-prompt-move-on")


@example("ah3/413.5", "Tattered Cloak: what its wearer hurts sees them")
def seen_after_all(t: ExampleTable) -> None:
    begin(t, AGNES, space="train-station")
    t.arrange("has", seat=1, card="tattered-cloak")
    t.arrange("has", seat=1, card="shriveling")
    t.arrange("monster", code="abyssal-servant", space="train-station")
    turn(t)
    dice(t, 6, 1, 1)
    t.choose("shrivel shriveling")
    t.choose("pass")
    t.expect(status("abyssal-servant") == "engaged 1", hurt("abyssal-servant") == 1)


@example("ah3/413.5 ah3/202.4b", "Tattered Cloak: what its wearer attacked sees them, though it was missed")
def seen_though_missed(t: ExampleTable) -> None:
    begin(t, JENNY, space="train-station")
    t.arrange("has", seat=1, card="tattered-cloak")
    t.arrange("monster", code="abyssal-servant", space="train-station", status="exhausted")
    turn(t, n=1)
    dice(t, 1, 1)
    t.choose("attack abyssal-servant")
    t.expect(status("abyssal-servant") == "engaged 1", hurt("abyssal-servant") == 0)


@example("ah3/413.5 ah3/202.4b", "Tattered Cloak: and who hurt it first, though somebody else has hurt it since")
def seen_by_both(t: ExampleTable) -> None:
    begin(t, JENNY, AGNES, space="train-station")
    t.arrange("has", seat=1, card="tattered-cloak")
    t.arrange("monster", code="abyssal-servant", space="train-station", status="exhausted")
    t.arrange("sheet", seat=1, clues=1)
    turn(t, n=1)
    dice(t, 6, 1)
    t.choose("attack abyssal-servant", "pass")
    turn(t, 2, 1)
    dice(t, 6)
    t.choose("attack abyssal-servant")
    t.expect(status("abyssal-servant") == "engaged 1")


@example("ah3/431.9", "Token of Faith: horror on it lets its owner recover 1 sanity")
def token_of_faith(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="token-of-faith")
    t.arrange("sheet", seat=1, horror=1)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 2 token-of-faith")
    t.heard("ah3-log-recovers", "ah3/400.1a")
    t.expect(on_asset(1, "token-of-faith") == (0, 2), horror(1) == 0)


@example("ah3/431.6", "Token of Faith: it does not help who falls by the same horror")
def too_late(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("has", seat=1, card="token-of-faith")
    t.arrange("sheet", seat=1, horror=4)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 1 token-of-faith", seat=1)
    t.expect(who(1) == "", doom("sheet") == 1)


# ------------------------------------------------------------------ what heals


@example("ah3/475.5 ah3/484.4", "First Aid Kit: an investigator in the space recovers 1 health")
def first_aid_kit(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("has", seat=1, card="first-aid-kit")
    t.arrange("sheet", seat=2, damage=3)
    turn(t)
    t.choose("heal first-aid-kit")
    t.expect(damage(2) == 2)


@example("ah3/475.10 ah3/484.4", "First Aid Kit: so does an ally there")
def first_aid_for_an_ally(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("has", seat=1, card="first-aid-kit")
    t.arrange("has", seat=2, card="arthur-johnson", damage=2)
    turn(t)
    t.choose("heal first-aid-kit")
    t.expect(on_asset(2, "arthur-johnson") == (1, 0))


@example("ah3/431.5 ah3/484.4", "Grimms' Fairy Tales: somebody in the space recovers 1 sanity")
def grimms_fairy_tales(t: ExampleTable) -> None:
    begin(t, TOMMY, JENNY, space="train-station")
    t.arrange("has", seat=1, card="grimms-fairy-tales")
    t.arrange("sheet", seat=1, horror=1)
    t.arrange("sheet", seat=2, horror=3)
    turn(t)
    t.choose("read-aloud grimms-fairy-tales")
    t.choose("recover jenny-barnes")
    t.expect(horror(1) == 1, horror(2) == 2)


# ------------------------------------------------------------------ books and tools


@example("ah3/406.1", "Grotesque Statue: after research 1 horror for one clue more")
def grotesque_statue(t: ExampleTable) -> None:
    begin(t, TOMMY, space="train-station")
    t.arrange("has", seat=1, card="grotesque-statue")
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 1, 1, 1)
    t.choose("research")
    t.choose("pass")
    t.choose("stare grotesque-statue")
    t.expect(clues(1) == 0, clues_in("sheet") == 1, horror(1) == 1)


@example("ah3/466.2c", "Magnifying Glass: +1 observation in research")
def magnifying_glass(t: ExampleTable) -> None:
    researches(t, "magnifying-glass", 4)


@example("ah3/466.2c", "Occult Scripture: +2 observation in research")
def occult_scripture(t: ExampleTable) -> None:
    researches(t, "occult-scripture", 5)


@example("ah3/466.2d", "Mystic Scroll: +2 lore while casting")
def mystic_scroll(t: ExampleTable) -> None:
    casts(t, "mystic-scroll", 3)


@example("ah3/466.2c ah3/436.10", "Mystic Tome: +3 lore while casting")
def mystic_tome(t: ExampleTable) -> None:
    casts(t, "mystic-tome", 4)


@example("ah3/466.2c", "Otherworld Codex: +3 lore when warding")
def otherworld_codex(t: ExampleTable) -> None:
    wards(t, "otherworld-codex", 7)


@example("ah3/466.2c", "Secret Page: +2 lore when warding")
def secret_page(t: ExampleTable) -> None:
    wards(t, "secret-page", 6)


# ------------------------------------------------------------------ luck, money, time


@example("ah3/454.2", "Fine Clothes: an item at half price, rounded up, once a round")
def fine_clothes(t: ExampleTable) -> None:
    begin(t, JENNY, space="general-store")
    t.arrange("has", seat=1, card="fine-clothes")
    t.arrange("sheet", seat=1, money=4)
    t.arrange("display", cards="45-thompson knife")
    t.arrange("next", pile="rivertown", codes="event-azathoth-2")
    t.arrange("clues", hood="rivertown", n=1)
    phase(t, "encounter")
    t.offered("buy-with fine-clothes 45-thompson", n=3)
    t.choose("buy-with fine-clothes 45-thompson")
    t.expect(money(1) == 1, assets(1).has("45-thompson"))
    t.not_offered("buy-with fine-clothes knife")


@example("ah3/466.4b", "Lucky Cigarette Case: 1 more on a die, once a round")
def lucky_cigarette_case(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card="lucky-cigarette-case")
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 4, 1, 1, 1)
    t.choose("ward")
    t.choose("nudge-die lucky-cigarette-case")
    t.choose("die 4 4")
    t.expect(doom("black-cave") == 1)


@example("ah3/201.3 ah3/418.3", "Pocket Watch: three actions in a turn")
def pocket_watch(t: ExampleTable) -> None:
    begin(t, JENNY, TOMMY)
    t.arrange("has", seat=1, card="pocket-watch")
    t.choose("turn jenny-barnes", seat=1)
    t.asked(1, ACTION, n=3)


@example("ah3/466.4b", "Rabbit's Foot: a die is rolled again")
def rabbits_foot(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card="rabbits-foot")
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 1, 2, 3, 3, 6)
    t.choose("ward")
    t.choose("reroll-dice rabbits-foot")
    t.choose("die 1 1")
    t.expect(doom("black-cave") == 1)


@example("ah3/466.4b", "Silver Key: any dice of a lore test are rolled again")
def silver_key(t: ExampleTable) -> None:
    begin(t, AGNES, space="black-cave")
    t.arrange("has", seat=1, card="silver-key")
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, 1, 2, 3, 5, 6, 6)
    t.choose("ward")
    t.choose("reroll-dice silver-key")
    t.choose("die 1 1, die 2 2")
    t.expect(doom("black-cave") == 0)


@example("ah3/466.4b", "Silver Key: it does not help in an attack")
def silver_key_in_an_attack(t: ExampleTable) -> None:
    armed(t, "silver-key", "rabbits-foot")
    dice(t, 1, 1, 1)
    t.choose(f"attack {FOE}")
    t.asked(1, REROLL)
    t.not_offered("reroll-dice silver-key")
    t.expect(dice_shown() == (1, 1, 1))
