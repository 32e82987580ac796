"""Setting up: Ancient One, investigators, decks, tokens, options."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.eldritch.examples.probes import (
    ACTION,
    LILY,
    MARK,
    awake,
    cards_of,
    clues,
    clues_on_board,
    doom,
    expedition,
    health,
    monsters_everywhere,
    omen,
    omen_tokens,
    pile,
    sanity,
    seen_faces,
    size,
    space,
    stage,
    things,
    who,
)

NEW = "eldritch-prompt-investigator"
GREEN, YELLOW, BLUE = "green", "yellow", "blue"


def table(t: ExampleTable, *people: str, ancient: str = "azathoth", seed: int = 1, **options: str) -> None:
    """A table as it is set up, before anybody acts."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    names = " ".join(people or (MARK,))
    t.start(seed=seed, seats=len(people) or 1, investigators=names, **{"ancient-one": ancient, **chosen})
    t.play()


# ------------------------------------------------------------------ the Ancient One


@example("eldritch/ancient-one.1", "The Ancient One is chosen: it stays for the whole game")
def chosen(t: ExampleTable) -> None:
    table(t, ancient="yog-sothoth")
    t.expect(doom() == 14, awake() == False)  # noqa: E712
    t.start_refused("eldritch/setup.2", seats="2", investigators="mark-harrigan", **{"ancient-one": "azathoth"})


@example(
    "eldritch/ancient-one.3 eldritch/setup.3 eldritch/set-aside.1 eldritch/setup.4",
    "What the sheet of Cthulhu sets aside is not in the cup",
)
def set_aside(t: ExampleTable) -> None:
    table(t, ancient="cthulhu", seed=2)
    t.expect(pile("set-aside") == ("deep-one", "star-spawn"), size("cup") == 31)


@example("eldritch/setup.3", "Azathoth begins with a token on the green space")
def green_token(t: ExampleTable) -> None:
    table(t)
    t.expect(omen_tokens() == 1)


@example("eldritch/set-aside.2", "Special encounters lie face down in a deck of their own")
def special_deck(t: ExampleTable) -> None:
    table(t, MARK, LILY, ancient="yog-sothoth")
    t.expect(size("special") == 6, seen_faces("special") == 0)


@example("eldritch/setup.4 eldritch/epic-monsters.5", "All ordinary monsters are in the cup, and no epic one")
def the_cup(t: ExampleTable) -> None:
    table(t)
    t.expect(size("cup") == 33, monsters_everywhere() == 1, size("epic") == 9)


# ------------------------------------------------------------------ investigators


@example(
    "eldritch/setup.2 eldritch/investigators.5 eldritch/health-and-sanity.1",
    "On the printed space, unhurt, with the printed possessions",
)
def arriving(t: ExampleTable) -> None:
    table(t)
    t.expect(space(1) == "space-14", health(1) == 8, sanity(1) == 4, things(1) == ("38-revolver", "kerosene"))


@example("eldritch/investigators.5", "A starting clue comes from the bank")
def starting_clue(t: ExampleTable) -> None:
    table(t, "jim-culver")
    t.expect(clues(1) == 1, things(1) == ("shriveling",))


@example("eldritch/setup.2", "From the lead on everybody picks one whom nobody plays yet")
def picking(t: ExampleTable) -> None:
    t.start(seats=2, investigators="choose", **{"ancient-one": "azathoth"})
    t.asked(1, NEW)
    t.choose("play mark-harrigan")
    t.asked(2, NEW)
    t.offered("play lily-chen")
    t.not_offered("play mark-harrigan")
    t.choose("play lily-chen")
    t.expect(who(1) == "mark-harrigan", who(2) == "lily-chen")
    t.asked(1, ACTION)


# ------------------------------------------------------------------ decks and tokens


@example("eldritch/setup.1", "Gates and clues lie face down")
def face_down(t: ExampleTable) -> None:
    table(t, seed=2)
    t.expect(size("gate-stack") == 8, seen_faces("gate-stack") == 0, size("clues") == 35, seen_faces("clues") == 0)


@example("eldritch/setup.5 eldritch/expeditions.3", "The decks of this Ancient One alone; all expeditions in one")
def decks(t: ExampleTable) -> None:
    table(t, MARK, LILY)
    t.expect(size("mysteries") == 3, size("research") == 8, size("special") == 0, size("expedition") == 18)
    t.expect(size("general") == 12, size("other-world") == 24, size("spells") == 20, size("conditions") == 36)


@example("eldritch/setup.6 eldritch/hidden-information.5", "The mythos deck: stage upon stage, by colour, unseen")
def mythos_deck(t: ExampleTable) -> None:
    table(t)
    t.expect(
        stage(1) == (BLUE, GREEN, YELLOW, YELLOW),
        size("mythos") == 16,
        size("mythos-box") == 25,
        size("rumor-box") == 10,
    )
    t.expect(stage(2) == (BLUE, GREEN, GREEN, YELLOW, YELLOW, YELLOW), stage(3) == (GREEN, GREEN, *(YELLOW,) * 4))
    t.expect(seen_faces("mythos") == 0, seen_faces("mythos-box") == 0)


@example("eldritch/setup.7 eldritch/reserve.1", "Doom as printed, the omen on green, four assets in the reserve")
def tracks(t: ExampleTable) -> None:
    table(t)
    t.expect(doom() == 15, omen() == "green", size("reserve") == 4)


@example(
    "eldritch/setup.8 eldritch/setup.9 eldritch/reference-card.1",
    "As many gates and clues as the card for the players says, an expedition, a mystery",
)
def laid_out(t: ExampleTable) -> None:
    table(t, MARK, LILY, "leo-anderson", "trish-scarborough", "silas-marsh", seed=4)
    t.expect(size("gates") == 2, monsters_everywhere() == 2, clues_on_board() == 3, size("mystery") == 1)
    t.expect(expedition() != "")


@example("eldritch/setup.9", "For one investigator: one gate and one clue")
def laid_out_for_one(t: ExampleTable) -> None:
    table(t, seed=2)
    t.heard("eldritch-log-clue-on", "eldritch/clues.3")
    t.expect(size("gates") == 1, clues_on_board() == 1)


@example("eldritch/setup.9 eldritch/reference-card.2", "For four: one gate still, two clues")
def laid_out_for_four(t: ExampleTable) -> None:
    table(t, MARK, LILY, "leo-anderson", "trish-scarborough", seed=2)
    t.expect(size("gates") == 1, monsters_everywhere() == 1, clues_on_board() == 2)


@example("eldritch/setup.9", "By the reference card of the harder game, if the table says so: two gates for four")
def laid_out_harder(t: ExampleTable) -> None:
    table(t, MARK, LILY, "leo-anderson", "trish-scarborough", seed=2, reference="harder")
    t.expect(size("gates") == 2, monsters_everywhere() == 2, clues_on_board() == 2)


# ------------------------------------------------------------------ options


@example("eldritch/solo.1", "For one investigator what needs several is left out")
def alone(t: ExampleTable) -> None:
    table(t)
    t.expect(size("assets") == 32, size("artifacts") == 13)


@example("eldritch/difficulty.1", "Staged: easy cards first, hard ones last")
def staged(t: ExampleTable) -> None:
    table(t, difficulty="staged")
    t.expect(stage(1, "difficulty") == ("easy",) * 4, stage(2, "difficulty") == ("normal",) * 6)
    t.expect(stage(3, "difficulty") == ("hard",) * 6)


@example("eldritch/difficulty.1", "Easier: no hard card")
def easier(t: ExampleTable) -> None:
    table(t, difficulty="easier")
    t.expect(cards_of("hard") == 0, cards_of("normal") != 0, size("mythos") == 16)


@example("eldritch/difficulty.1", "Harder: no easy card")
def harder(t: ExampleTable) -> None:
    table(t, difficulty="harder")
    t.expect(cards_of("easy") == 0, cards_of("normal") != 0, size("mythos") == 16)


@example("eldritch/difficulty.2", "A game may begin with a rumor: its clues do not come")
def beginning_with_a_rumor(t: ExampleTable) -> None:
    table(t, starting_rumor="yes", seed=2)
    t.heard("eldritch-log-mythos", "eldritch/difficulty.2")
    t.expect(size("mythos-in-play") == 1, clues_on_board() == 1, size("mythos") == 16)
    t.heard("eldritch-log-mythos", "eldritch/difficulty.2")


@example("eldritch/setup.2", "Nobody is played twice")
def not_twice(t: ExampleTable) -> None:
    table(t)
    t.start_refused("eldritch/setup.2", seats="2", investigators="mark-harrigan mark-harrigan")
