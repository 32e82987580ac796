"""What special cards do."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ah3.examples.probes import (
    ACTION,
    AGNES,
    JENNY,
    MARIE,
    REX,
    TOMMY,
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
    size,
    status,
    turn,
    with_card,
)

# ------------------------------------------------------------------ items


def finds_luggage(t: ExampleTable) -> None:
    """Jenny (influence 4) finds the luggage at the train station; a knife and a watch are in it."""
    begin(t, JENNY, space="train-station")
    t.arrange("cup", inside="blank blank blank")
    draw(t, "items", "knife pocket-watch")
    draw(t, "northside", "northside-1")
    phase(t, "encounter")
    dice(t, 5, 1, 1, 1)


@example("ah3/401.2", "Abandoned Luggage: the two top items lie under it")
def abandoned_luggage(t: ExampleTable) -> None:
    finds_luggage(t)
    t.expect(assets(1) == ("abandoned-luggage",), size("luggage") == 2, unchanged=True)


@example("ah3/466.2b", "Abandoned Luggage: an action, observation with a die less, and what is in it is one's own")
def opening_it(t: ExampleTable) -> None:
    finds_luggage(t)
    t.pass_until(ACTION)
    dice(t, 5)
    t.choose("open-it abandoned-luggage")
    t.heard("ah3-log-test", "ah3/466.2a", n=1)
    t.expect(assets(1) == ("knife", "pocket-watch"), size("luggage") == 0)


@example("ah3/466.4b", "Ace of Rods: one focus, and as many dice as one likes are rolled again")
def ace_of_rods(t: ExampleTable) -> None:
    with_card(t, "ace-of-rods", AGNES)
    t.arrange("sheet", seat=1, focus="will")
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, 1, 2, 3, 4, 6, 6, 6)
    t.choose("ward")
    t.choose("spend-focus will")
    t.choose("die 1 1, die 2 2, die 3 3")
    t.expect(doom("black-cave") == 0, focused(1, "will") == 0)


@example("ah3/466.2c", "Astrolabe: a die when warding for each clue one has and each in the neighbourhood")
def astrolabe(t: ExampleTable) -> None:
    with_card(t, "astrolabe", AGNES)
    t.arrange("clues", hood="rivertown", n=2)
    t.arrange("doom", space="black-cave", n=1)
    turn(t)
    t.choose("ward")
    t.heard("ah3-log-test", "ah3/466.2a", n=6)


@example("ah3/421.2", "Contraband Whiskey: 1 horror on it, $2 for its owner, in the Merchant District or Downtown")
def contraband_whiskey(t: ExampleTable) -> None:
    with_card(t, "contraband-whiskey", at="river-docks")
    turn(t)
    t.choose("gather")
    t.choose("sell contraband-whiskey")
    t.heard("ah3-log-asset-horror", "ah3/431.9", n=1)
    t.expect(money(1) == 3, on_asset(1, "contraband-whiskey") == (0, 1))


@example("ah3/445.10 ah3/475.5", "Mysterious Serum: all damage and horror gone, and a focus above the limit")
def mysterious_serum(t: ExampleTable) -> None:
    with_card(t, "mysterious-serum", JENNY)
    t.arrange("sheet", seat=1, damage=5, horror=3, focus="will")
    turn(t)
    t.choose("drink mysterious-serum")
    t.choose("focus lore")
    t.expect(damage(1) == 0, horror(1) == 0, focus_tokens(1) == 2, assets(1) == ())


@example("ah3/466.2c", "Service Piece: +2 strength in an attack")
def service_piece(t: ExampleTable) -> None:
    with_card(t, "service-piece")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    t.choose("attack eyeless-watcher")
    t.heard("ah3-log-test", "ah3/466.2a", n=5)


@example("ah3/445.9", "The Moon: a focus limit one higher")
def the_moon(t: ExampleTable) -> None:
    with_card(t, "the-moon", JENNY)
    t.arrange("sheet", seat=1, focus="will")
    turn(t)
    t.choose("focus")
    t.choose("focus lore")
    t.expect(focus_tokens(1) == 2)


@example("ah3/466.4b", "Wooden Homunculus: one die of an attack or all of them are rolled again")
def wooden_homunculus(t: ExampleTable) -> None:
    with_card(t, "wooden-homunculus")
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1, 1, 5, 5, 1)
    t.choose("attack eyeless-watcher")
    t.choose("reroll-dice wooden-homunculus")
    t.choose("all")
    t.expect(hurt("eyeless-watcher") == 2)


# ------------------------------------------------------------------ allies


@example("ah3/466.4d", "Black Cat: horror of a spell on it is a success more")
def black_cat(t: ExampleTable) -> None:
    with_card(t, "black-cat", JENNY)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    dice(t, 1)
    t.choose("transmute alchemical-process")
    t.choose("redirect 1 black-cat")
    t.expect(money(1) == 1, on_asset(1, "black-cat") == (0, 1), horror(1) == 0)


@example("ah3/488.6", "Daniel Chesterfield: any dice are rolled again, for a dark pact")
def daniel_chesterfield(t: ExampleTable) -> None:
    with_card(t, "daniel-chesterfield", AGNES)
    t.arrange("doom", space="black-cave", n=4)
    turn(t)
    dice(t, 1, 1, 1, 1, 6, 6)
    t.choose("ward")
    t.choose("whisper daniel-chesterfield")
    t.choose("die 1 1, die 1 2")
    t.expect(doom("black-cave") == 2, assets(1).has("dark-pact"))


@example("ah3/466.4b", "Dayana Esperence: one die of a spell or all of them are rolled again")
def dayana_esperence(t: ExampleTable) -> None:
    with_card(t, "dayana-esperence", MARIE)
    t.arrange("has", seat=1, card="alchemical-process")
    turn(t)
    t.choose("transmute alchemical-process")
    dice(t, 1, 1, 1, 5, 5, 1)
    t.choose("keep")
    t.choose("reroll-dice dayana-esperence")
    t.choose("all")
    t.expect(money(1) == 2)


@example("ah3/484.3", "Ezra Graves: two remnants and 1 horror that nothing takes over bring an ally")
def ezra_graves(t: ExampleTable) -> None:
    with_card(t, "ezra-graves")
    t.arrange("sheet", seat=1, remnants=2)
    draw(t, "allies", "zora-larson")
    turn(t)
    t.choose("raise-up ezra-graves")
    t.expect(remnants(1) == 0, horror(1) == 1, assets(1) == ("ezra-graves", "zora-larson"))


@example("ah3/201.3 ah3/418.3", "An action that an ally brings is not lost, though he comes by an extra action")
def brought_in_time(t: ExampleTable) -> None:
    with_card(t, "ezra-graves", JENNY, TOMMY)
    t.arrange("sheet", seat=1, remnants=2)
    t.arrange("sheet", seat=2, space="train-station")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    draw(t, "allies", "gabriel-carillo")
    turn(t)
    dice(t, 6, 6)
    t.choose("evade", "raise-up ezra-graves")
    t.asked(1, ACTION, n=2)


@example("ah3/466.4b", "Hunting Dog: as many dice are rolled again as there are clues in the neighbourhood")
def hunting_dog(t: ExampleTable) -> None:
    with_card(t, "hunting-dog", AGNES)
    t.arrange("clues", hood="rivertown", n=2)
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 1, 1, 1, 1, 6, 6)
    t.choose("ward")
    t.choose("reroll-dice hunting-dog")
    t.choose("die 1 1, die 1 2")
    t.expect(doom("black-cave") == 0)


@example("ah3/475.13", "Lita Chantler: what an investigator hurts in her space takes 1 damage more")
def lita_chantler(t: ExampleTable) -> None:
    with_card(t, "lita-chantler", JENNY, TOMMY)
    t.arrange("monster", code="eyeless-watcher", status="engaged", seat=2)
    turn(t, 2)
    dice(t, 5, 1, 1)
    t.choose("attack eyeless-watcher", seat=2)
    t.expect(hurt("eyeless-watcher") == 2)


@example("ah3/466.4d", "Stray Cat: discarded in an evade action, it is two successes more")
def stray_cat(t: ExampleTable) -> None:
    with_card(t, "stray-cat")
    t.arrange("monster", code="robed-figure", status="engaged", seat=1)
    t.arrange("monster", code="hooded-stalker", status="engaged", seat=1)
    turn(t)
    dice(t, 1, 1)
    t.choose("evade")
    t.choose("distract stray-cat")
    t.choose("evade robed-figure, evade hooded-stalker")
    t.expect(status("robed-figure") == "exhausted", status("hooded-stalker") == "exhausted", assets(1) == ())


@example("ah3/475.13", "Stray Dog: a monster that hurts its owner takes 1 damage")
def stray_dog(t: ExampleTable) -> None:
    with_card(t, "stray-dog")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("keep")
    t.choose("keep")
    t.expect(hurt("abyssal-servant") == 1, damage(1) == 1)


@example("ah3/475.9 ah3/475.13", "Stray Dog: so does one that hurts the dog, even if that is the end of it")
def last_bite(t: ExampleTable) -> None:
    begin(t, TOMMY, space="black-cave")
    t.arrange("has", seat=1, card="stray-dog", damage=2)
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("redirect 1 stray-dog")
    t.choose("keep")
    t.expect(hurt("abyssal-servant") == 1, assets(1) == (), damage(1) == 0)


# ------------------------------------------------------------------ talents


@example("ah3/475.13", "Stray Dog: Lita adds to what investigators deal, not to its bite")
def dog_and_lita(t: ExampleTable) -> None:
    with_card(t, "stray-dog")
    t.arrange("has", seat=1, card="lita-chantler")
    t.arrange("monster", code="abyssal-servant", status="engaged", seat=1)
    phase(t, "monster")
    t.choose("keep")
    t.choose("keep")
    t.expect(hurt("abyssal-servant") == 1)


@example("ah3/450.1", "Clover Club Member: after gathering Downtown $2 for as many dollars as a die shows")
def clover_club_member(t: ExampleTable) -> None:
    with_card(t, "clover-club-member", at="la-bella-luna")
    t.arrange("sheet", seat=1, money=1)
    turn(t)
    t.choose("gather")
    dice(t, 6)
    t.choose("gamble clover-club-member")
    t.expect(money(1) == 6)


@example("ah3/466.5a", "Dark Blessing: a 4 is a success")
def dark_blessing(t: ExampleTable) -> None:
    with_card(t, "dark-blessing", AGNES)
    t.arrange("doom", space="black-cave", n=2)
    turn(t)
    dice(t, 4, 3, 3, 3)
    t.choose("ward")
    t.expect(doom("black-cave") == 1)


@example("ah3/466.5a", "Dark Blessing: not for one who succeeds with a 6 only")
def dark_blessing_of_rex(t: ExampleTable) -> None:
    with_card(t, "dark-blessing", REX)
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, 4, 5, 6)
    t.choose("ward")
    t.expect(doom("black-cave") == 2)


@example("ah3/204.12a", "Dark Blessing: two dice are rolled for a dark pact")
def two_dice_for_the_pact(t: ExampleTable) -> None:
    with_card(t, "dark-blessing")
    t.arrange("has", seat=1, card="dark-pact", back="dark-pact-1")
    t.arrange("cup", inside="reckoning blank")
    phase(t, "mythos")
    dice(t, 6, 1)
    t.choose("reckons dark-pact")
    t.expect(doom("black-cave") == 3)


@example("ah3/466.2d", "Deputy of Arkham: +1 observation in the encounter phase")
def deputy_of_arkham(t: ExampleTable) -> None:
    with_card(t, "deputy-of-arkham", TOMMY, JENNY, at="police-station")
    draw(t, "easttown", "easttown-3")
    phase(t, "encounter")
    t.choose("encounter tommy-muldoon", seat=1)
    t.heard("ah3-log-test", "ah3/466.2a", n=4)


@example("ah3/445.9", "Deputy of Arkham: a focus limit one higher")
def deputys_focus(t: ExampleTable) -> None:
    with_card(t, "deputy-of-arkham", JENNY)
    t.arrange("sheet", seat=1, focus="will")
    turn(t)
    t.choose("focus")
    t.choose("focus lore")
    t.expect(focus_tokens(1) == 2)


def works(t: ExampleTable, card: str, at: str, who: str) -> None:
    """After gathering there the job is tested for, and brings $2 more."""
    with_card(t, card, who, at=at)
    turn(t)
    dice(t, 5, 1, 1, 1)
    t.choose("gather")
    t.expect(money(1) == 3)


@example("ah3/421.2 ah3/492.3", "Gravedigger: strength in Rivertown, $2 more")
def gravedigger(t: ExampleTable) -> None:
    works(t, "gravedigger", "graveyard", TOMMY)


@example("ah3/421.2 ah3/492.3", "Performer: influence in the Merchant District, $2 more")
def performer(t: ExampleTable) -> None:
    works(t, "performer", "tick-tock-club", JENNY)


@example("ah3/421.2 ah3/492.3", "Server at Velma's: influence in Easttown, $2 more")
def server_at_velmas(t: ExampleTable) -> None:
    works(t, "server-at-velmas", "velmas-diner", JENNY)


@example("ah3/421.2 ah3/492.3", "Stevedore: strength in the Merchant District, $2 more")
def stevedore(t: ExampleTable) -> None:
    works(t, "stevedore", "river-docks", TOMMY)


@example("ah3/466.4b", "Innsmouth Look: one focus, and as many dice as one has horror are rolled again")
def innsmouth_look(t: ExampleTable) -> None:
    with_card(t, "innsmouth-look", AGNES)
    t.arrange("sheet", seat=1, focus="will", horror=2)
    t.arrange("doom", space="black-cave", n=3)
    turn(t)
    dice(t, 1, 1, 1, 1, 6, 6)
    t.choose("ward")
    t.choose("spend-focus will")
    t.choose("die 1 1, die 1 2")
    t.expect(doom("black-cave") == 1)


@example("ah3/204.12a", "Innsmouth Look: at a reckoning 1 horror, or a focus instead")
def innsmouth_reckoning(t: ExampleTable) -> None:
    with_card(t, "innsmouth-look")
    t.arrange("cup", inside="reckoning blank")
    phase(t, "mythos")
    t.choose("reckons innsmouth-look")
    t.expect(horror(1) == 1)


@example("ah3/478.6", "Rare Books Access: after an encounter at the University a tome for a tome")
def rare_books_access(t: ExampleTable) -> None:
    begin(t, TOMMY, scenario="veil", space="observatory")
    t.arrange("has", seat=1, card="rare-books-access")
    t.arrange("has", seat=1, card="secret-page")
    t.arrange("display", cards="mystic-tome knife")
    draw(t, "miskatonic-university", "miskatonic-university-1")
    phase(t, "encounter")
    t.pass_until("core-prompt-react")
    t.choose("borrow rare-books-access")
    t.choose("take mystic-tome")
    t.expect(assets(1) == ("rare-books-access", "mystic-tome"))


@example("ah3/466.2d", "Reporting Gig: +1 observation in research")
def reporting_gig(t: ExampleTable) -> None:
    with_card(t, "reporting-gig")
    t.arrange("sheet", seat=1, clues=1)
    turn(t)
    dice(t, 6, 1, 1, 1)
    t.choose("research")
    t.heard("ah3-log-test", "ah3/466.2a", n=4)
    t.choose("pass")
    t.choose("research 1")
    t.expect(clues(1) == 0, clues_in("sheet") == 1)


@example("ah3/428.6", "Reporting Gig: $2 for a clue gained")
def paid_for_a_clue(t: ExampleTable) -> None:
    with_card(t, "reporting-gig", JENNY, at="general-store")
    t.arrange("clues", hood="rivertown", n=1)
    t.arrange("display", cards="shotgun pocket-watch silver-key dynamite 45-thompson")
    draw(t, "rivertown", "event-azathoth-2")
    phase(t, "encounter")
    t.expect(clues(1) == 1, money(1) == 2, unchanged=True)
    t.asked(1, "ah3-prompt-clear-display")
