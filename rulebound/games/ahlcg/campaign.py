"""Night of the Zealot: how each scenario ends, what it leaves behind, and what comes next (ahlcg/campaign-play)."""

from __future__ import annotations

from typing import Any

from rulebound.core.card_language.words import agrees
from rulebound.core.flows.flow import Steps, flow
from rulebound.core.game.decision import choose, choose_some, choose_together
from rulebound.core.material.cards import CardDefinition, move, reveal
from rulebound.core.state.clauses import cite
from rulebound.core.state.entities import Option, Term
from rulebound.core.state.errors import BadOption
from rulebound.core.state.index import enter_index, leave_index
from rulebound.games.ahlcg.deckbuilding import READY_DECKS, beginners, card, main_cards
from rulebound.games.ahlcg.rules.collection import add_weakness
from rulebound.games.ahlcg.rules.elimination import meet_fate, suffer_trauma
from rulebound.games.ahlcg.state import REGISTRY, ArkhamHorror, Investigator, definition, word_of, worth
from rulebound.games.ahlcg.tables import seat_investigator

ORDER = ("01104", "01120", "01142")
MOST_PLAYERS = 4
LITA = "01117"
CULTISTS = ("01137", "01138", "01139", "01140", "01141")
MASKED_HUNTER = "01121b"

THE_GATHERING = {
    "none": ("house-standing", "ghoul-priest-alive"), "R1": ("house-burned",), "R2": ("house-standing",),
    "R3": ("lita-found-others", "house-standing", "ghoul-priest-alive"),
}  # fmt: skip
"""What each resolution of the first scenario writes into the log."""
NOTES = tuple(sorted({"past-midnight", *[noted for written in THE_GATHERING.values() for noted in written]}))
"""What can stand in the log when a scenario begins."""


def note(g: ArkhamHorror, *notes: str) -> None:
    """Writes into the campaign log."""
    for noted in notes:
        if noted not in g.campaign.notes:
            g.change(g.campaign, notes=(*g.campaign.notes, noted))
            g.tell("ahlcg-log-note", "ahlcg/campaign-play.2", note=Term(f"ahlcg-web-note-{noted}"))


def cross_out(g: ArkhamHorror, noted: str) -> None:
    if noted in g.campaign.notes:
        g.change(g.campaign, notes=tuple(n for n in g.campaign.notes if n != noted))
        g.tell("ahlcg-log-crossed-out", "ahlcg/campaign-play.2", note=Term(f"ahlcg-web-note-{noted}"))


def everybody(g: ArkhamHorror) -> tuple[Investigator, ...]:
    """All investigators of this scenario who are still themselves, whether they were eliminated or not."""
    return tuple([you for you in g.all(Investigator) if you.out != "away" and not you.fate])


@cite("ahlcg/victory-display-victory-points.5")
def collect_locations(g: ArkhamHorror) -> None:
    """Revealed locations with victory points and without clues join the victory display."""
    for place in g.locations:
        if place.revealed and not place.clues and worth(g, place):
            display = g.pile(g.scenario.victory)
            move(g, place, display, -1)
            g.tell("ahlcg-log-put-away", "ahlcg/victory-display-victory-points.5", card=place, pile=display)


@cite("ahlcg/campaign-play.experience.2 ahlcg/victory-display-victory-points.3")
def victory_points(g: ArkhamHorror) -> int:
    """What the cards in the victory display are worth together."""
    collect_locations(g)
    return sum([worth(g, c) for c in g.cards(g.scenario.victory)])


@cite("ahlcg/campaign-play.experience.2")
def give_experience(g: ArkhamHorror, you: Investigator, n: int) -> None:
    """What was earned, less what debts cost, on top of what was left."""
    earned = max(0, n - you.fewer)
    g.change(you, experience=you.experience + earned, fewer=0)
    g.tell("ahlcg-log-experience", "ahlcg/campaign-play.experience.2", seat=you, n=earned)


@cite("ahlcg/killed-insane-investigators.4")
def kill(g: ArkhamHorror, you: Investigator) -> None:
    meet_fate(g, you, "killed", "ahlcg/killed-insane-investigators.4")


# ------------------------------------------------------------------ the resolutions


@flow(cite="ahlcg/campaign-end.1 ahlcg/winning-and-losing.2 .3 .4 .5 ahlcg/standalone-mode.11 .12")
def the_gathering_ends(g: ArkhamHorror, how: str) -> Steps[None]:
    points = victory_points(g)
    note(g, *THE_GATHERING[how])
    if how == "R3":
        for you in everybody(g):
            if you.out != "resigned":
                kill(g, you)
        survivors = everybody(g)
        if survivors:
            yield from offer_lita(g, survivors[0], must=True)
        return
    if how != "R2":
        yield from offer_lita(g, g.lead)
    if how == "R1" and not g.lead.fate:
        suffer_trauma(g, g.lead, mental=1, cite="ahlcg/campaign-end.1")
    for you in everybody(g):
        give_experience(g, you, points + 2 + int(how == "R2" and you is g.lead))


@flow(cite="ahlcg/standalone-mode.13 ahlcg/asset-cards.5")
def offer_lita(g: ArkhamHorror, you: Investigator, must: bool = False) -> Steps[None]:
    """In a campaign Lita Chantler may join a deck; she does not count towards its size."""
    if g.scenario.mode != "campaign":
        return
    if you.fate:  # whose deck it would be is gone for the rest of the campaign
        g.tell("ahlcg-log-nobody-to-join", "ahlcg/killed-insane-investigators.1", card=word_of(LITA), seat=you)
    elif must or (yield from agrees(g, you.index, "ahlcg-prompt-lita", cite="ahlcg/asset-cards.5")):
        g.change(you, list=(*you.list, LITA))
        g.change(g.campaign, lita=you.index)
        g.tell("ahlcg-log-joins", "ahlcg/asset-cards.5", seat=you, card=word_of(LITA))


@flow(cite="ahlcg/campaign-end.1")
def the_midnight_masks_ends(g: ArkhamHorror, how: str) -> Any:
    points = victory_points(g)
    for hidden in g.cards(g.scenario.cultists):
        reveal(g, hidden)
    caught = tuple([c.code for c in g.cards(g.scenario.victory) if is_cultist(g, c)])
    away = [c.code for c in (*g.cards(g.scenario.cultists), *g.enemies) if is_cultist(g, c)]
    if how == "R2":
        note(g, "past-midnight")
    elif g.agenda is not None and definition(g, g.agenda).stage == 1:
        away.append(MASKED_HUNTER)
    g.change(g.campaign, interrogated=caught, got_away=tuple(away))
    for text, codes in (("ahlcg-log-interrogated", caught), ("ahlcg-log-got-away", away)):
        for code in codes:
            g.tell(text, "ahlcg/campaign-play.2", card=word_of(code))
    if any(c.code == "01116" for c in g.cards(g.scenario.victory)):
        cross_out(g, "ghoul-priest-alive")
    for you in everybody(g):
        give_experience(g, you, points)


def is_cultist(g: ArkhamHorror, found: Any) -> bool:
    return bool("Cultist" in definition(g, found).traits and definition(g, found).facts.get("unique"))


@flow(cite="ahlcg/campaign-end.1")
def the_devourer_below_ends(g: ArkhamHorror, how: str) -> Any:
    points = victory_points(g)
    if how == "none":
        note(g, "arkham-succumbed")
        for you in everybody(g):
            kill(g, you)
        g.change(g.campaign, over="lost")
        return
    physical, bonus = (0, 5) if how == "R1" else (2, 10 if how == "R2" else 0)
    note(g, {"R1": "ritual-broken", "R2": "umordhoth-repelled", "R3": "lita-sacrificed"}[how])
    for you in everybody(g):
        if how == "R3":
            if LITA in you.list:
                g.change(you, list=tuple([c for c in you.list if c != LITA]))
                g.tell("ahlcg-log-leaves-deck", "ahlcg/campaign-end.1", seat=you, card=word_of(LITA))
            if g.scenario.mode == "campaign":
                add_weakness(g, you, "Madness", "ahlcg/campaign-end.1")
        suffer_trauma(g, you, physical=physical, mental=2, cite="ahlcg/campaign-end.1")
        give_experience(g, you, points + bonus)
    g.change(g.campaign, over="survived" if how == "R3" else "won")


ENDINGS = {"01104": the_gathering_ends, "01120": the_midnight_masks_ends, "01142": the_devourer_below_ends}


@cite("ahlcg/standalone-mode.9")
def check_earlier(text: str) -> None:
    """Is this a resolution for the first scenario, and perhaps one for the second?"""
    for named, known in zip(text.split(), (tuple(THE_GATHERING), ("none", "R1", "R2"), ()), strict=False):
        if named not in known:
            raise BadOption(f"{named!r} cannot come before the scenario (ahlcg/standalone-mode.9)")


@cite("ahlcg/standalone-mode.9 ahlcg/standalone-mode.10 ahlcg/standalone-mode.13")
def earlier_scenarios(g: ArkhamHorror, mode: str, chosen: str) -> None:
    """Before a later scenario is played alone, a resolution of each earlier one is written into the log, and no more.

    Of the second scenario's resolutions, the first means that all cultists were found, any other that none was.
    """
    first, second, *_ = (*chosen.split(), "R1", "R1")
    if mode in ("the-midnight-masks", "the-devourer-below"):
        note(g, *THE_GATHERING[first])
    if mode == "the-devourer-below":
        six = (*CULTISTS, MASKED_HUNTER)
        g.change(g.campaign, **{"interrogated" if second == "R1" else "got_away": six})
        if second == "R2":
            note(g, "past-midnight")


# ------------------------------------------------------------------ who plays on


@flow(
    cite="ahlcg/campaign-play.trauma.5 .6 ahlcg/killed-insane-investigators.1 ahlcg/campaign-play.joining-or-leaving.3"
)
def replace_lost(g: ArkhamHorror) -> Steps[None]:
    """Whoever was killed or driven insane is crossed out; the players take investigators nobody has used."""
    lost = tuple([you for you in g.all(Investigator) if you.fate])
    g.change(g.campaign, lost=(*g.campaign.lost, *[you.code for you in lost]))
    if len(unused(g)) < len(lost):
        g.change(g.campaign, over="lost")
        return
    for you in lost:
        fresh = unused(g)
        options = tuple([Option(f"play {card(c).slug}", "ahlcg-option-card", (("card", word_of(c)),)) for c in fresh])
        picked = yield from choose(g, you.index, options, "ahlcg-prompt-replace", cite="ahlcg/campaign-play.trauma.5")
        yield from begin_anew(g, you, next(c for c in fresh if picked.key == f"play {card(c).slug}"))


@cite("ahlcg/campaign-play.trauma.5 ahlcg/campaign-play.joining-or-leaving.3")
def unused(g: ArkhamHorror) -> tuple[str, ...]:
    """Investigators nobody plays or has played in this campaign."""
    taken = {you.code for you in g.all(Investigator)} | set(g.campaign.lost) | {k[0] for k in g.campaign.kept}
    return tuple([d.key for d in REGISTRY.of(CardDefinition) if d.type == "investigator" and d.key not in taken])


@flow(cite="ahlcg/campaign-play.joining-or-leaving.3 ahlcg/deckbuilding.7")
def begin_anew(g: ArkhamHorror, you: Investigator, code: str) -> Steps[None]:
    """A new investigator: a fresh deck, no experience, no trauma."""
    become(g, you, code, ())
    g.tell("ahlcg-log-plays", "ahlcg/campaign-play.joining-or-leaving.3", n=you.index + 1, card=word_of(code))
    yield from build_deck(g, you)
    add_weakness(g, you)


@flow(cite="ahlcg/campaign-play.trauma.5 ahlcg/deckbuilding.9")
def build_deck(g: ArkhamHorror, you: Investigator) -> Steps[None]:
    """One of the ready decks; the player may exchange any of its cards for others of level 0."""
    ready = tuple([Option(f"deck {name}", f"ahlcg-option-deck-{name}") for name in READY_DECKS])
    picked = yield from choose(g, you.index, ready, "ahlcg-prompt-new-deck", cite="ahlcg/campaign-play.trauma.5")
    deck = READY_DECKS[picked.key.partition(" ")[2]](you.code)
    main = tuple(main_cards(you.code, deck))
    leaving = yield from choose_some(
        g, you.index, each_copy("remove", main), 0, len(main), "ahlcg-prompt-exchange", cite="ahlcg/deckbuilding.9"
    )
    gone, n = [option.value for option in leaving], len(leaving)
    main = tuple([code for i, code in enumerate(main) if i not in gone])
    pool = tuple(beginners(you.code, main))
    coming = yield from choose_some(
        g, you.index, each_copy("add", pool), n, n, "ahlcg-prompt-exchange-for", (("n", n),),
        "ahlcg/deckbuilding.3 ahlcg/deckbuilding.5",
    )  # fmt: skip
    g.change(you, list=(*main, *[pool[option.value] for option in coming], *card(you.code).signatures))


def each_copy(verb: str, codes: tuple[str, ...]) -> tuple[Option, ...]:
    """An option for every copy of a card, with its place among them."""
    return tuple([
        Option(f"{verb} {code} {codes[:i].count(code) + 1}", "ahlcg-option-card", (("card", word_of(code)),), value=i)
        for i, code in enumerate(codes)
    ])  # fmt: skip


def become(
    g: ArkhamHorror, you: Investigator, code: str, deck: tuple[str, ...], experience: int = 0, physical: int = 0,
    mental: int = 0,
) -> None:  # fmt: skip
    """Another investigator takes a seat, with what the log says about him or her."""
    leave_index(g, you)
    g.change(
        you, code=code, list=deck, experience=experience, physical_trauma=physical, mental_trauma=mental, fate="",
        fewer=0,
    )  # fmt: skip
    enter_index(g, you)


@flow(cite="ahlcg/campaign-play.joining-or-leaving.1 .2")
def come_and_go(g: ArkhamHorror) -> Steps[None]:
    """Between scenarios players may leave, come back, join at a new seat or at that of one who left.

    A seat changes hands four times at most.
    """
    moved: tuple[int, ...] = ()
    while True:
        seats = tuple(range(len(g.seats)))
        options = come_and_go_options(g, tuple([s for s in seats if moved.count(s) < 4]))
        picked = yield from choose_together(
            g, seats, options, "ahlcg-prompt-go-on", "ahlcg/campaign-play.joining-or-leaving.1"
        )
        if picked.key == "on":
            return
        moved += (picked.value,)
        how, _, *who = picked.key.split()
        if picked.value == len(seats):
            seat_investigator(g, picked.value, "", ())
        go_away(g, g.seat(picked.value), how == "leave")
        if how == "return" and not who:
            here = g.seat(picked.value)
            by = "ahlcg/campaign-play.joining-or-leaving.2"
            g.tell("ahlcg-log-back", by, n=here.index + 1, card=word_of(here.code))
        if who:
            yield from sit_down(
                g, g.seat(picked.value), next(c for c in (*unused(g), *kept(g)) if card(c).slug == who[0])
            )


@cite("ahlcg/campaign-play.joining-or-leaving.1")
def come_and_go_options(g: ArkhamHorror, seats: tuple[int, ...]) -> tuple[Option, ...]:
    """Going on; leaving, unless nobody would be left; and who can take an empty seat, or a new one."""
    present = [s for s in range(len(g.seats)) if g.seat(s).out != "away"]
    options = [Option("on", "ahlcg-option-on")]
    for seat in seats:
        if seat not in present:
            options += ways_to_join(g, seat)
        elif len(present) > 1:
            options.append(Option(f"leave {seat + 1}", "ahlcg-option-leave", (("n", seat + 1),), value=seat))
    if len(g.seats) < MOST_PLAYERS:
        options += newcomers(g, len(g.seats))
    return tuple(options)


def go_away(g: ArkhamHorror, you: Investigator, away: bool) -> None:
    """A player leaves or is there again: the abilities of an investigator who is away do not count."""
    leave_index(g, you)
    g.change(you, out="away" if away else "")
    enter_index(g, you)
    if away:
        g.tell("ahlcg-log-away", "ahlcg/campaign-play.joining-or-leaving.1", n=you.index + 1)


@cite("ahlcg/campaign-play.joining-or-leaving.1 .3")
def ways_to_join(g: ArkhamHorror, seat: int) -> list[Option]:
    """Who may take an empty seat: its investigator, another one who was there before, or one nobody has used."""
    back = Option(f"return {seat + 1}", "ahlcg-option-return", (("n", seat + 1),), value=seat)
    return [back, *newcomers(g, seat)]


@cite("ahlcg/campaign-play.joining-or-leaving.1 .3 ahlcg/setup.1")
def newcomers(g: ArkhamHorror, seat: int) -> list[Option]:
    """Who may take a seat that is nobody's: an investigator who was there before, or one nobody has used."""
    out = []
    for how, codes in (("return", kept(g)), ("join", unused(g))):
        for code in codes:
            words = (("n", seat + 1), ("card", word_of(code)))
            out.append(Option(f"{how} {seat + 1} {card(code).slug}", f"ahlcg-option-{how}-as", words, value=seat))
    return out


def kept(g: ArkhamHorror) -> tuple[str, ...]:
    """The investigators whose players left and whose seat another one has taken."""
    return tuple([k[0] for k in g.campaign.kept])


@flow(cite="ahlcg/campaign-play.joining-or-leaving.2")
def sit_down(g: ArkhamHorror, you: Investigator, code: str) -> Steps[None]:
    """An investigator takes a new or empty seat; what the log says about the one who had it is kept."""
    known = [k for k in g.campaign.kept if k[0] == code]
    others = tuple([k for k in g.campaign.kept if k[0] != code])
    if you.code:
        others += ((you.code, you.list, you.experience, you.physical_trauma, you.mental_trauma),)
    g.change(g.campaign, kept=others)
    if known:
        become(g, you, *known[0])
        g.tell("ahlcg-log-back", "ahlcg/campaign-play.joining-or-leaving.2", n=you.index + 1, card=word_of(code))
    else:
        yield from begin_anew(g, you, code)
