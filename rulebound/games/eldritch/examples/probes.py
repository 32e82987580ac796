"""What the examples look at, and how they begin. Seats are counted from 1; cards are named by their codes."""

from __future__ import annotations

from typing import Any

from rulebound.core.proving.example import ExampleTable, probe
from rulebound.core.state.entities import Term
from rulebound.games.eldritch.rules.combat import HORROR
from rulebound.games.eldritch.rules.dice import dice_for
from rulebound.games.eldritch.state import Body, EldritchHorror, clue_count, monsters_at, omen_of

ACTION = "eldritch-prompt-action"
ENCOUNTER = "eldritch-prompt-encounter"
REROLL = "eldritch-prompt-reroll"
LIES = "eldritch-prompt-lies"
ENTERING = ("eldritch-prompt-next", "eldritch-prompt-clue-goes", "eldritch-prompt-token-nearby")
"""What mysteries ask as they come into play."""
MYSTERY = {
    "azathoth": "seed-of-the-daemon-sultan", "cthulhu": "rlyeh-risen", "shub-niggurath": "spawn-of-the-black-goat",
    "yog-sothoth": "spawn-of-yog-sothoth",
}  # fmt: skip
"""Mysteries that do nothing by themselves while an example is about something else."""
MARK, NORMAN, LILY, JIM, LEO = "mark-harrigan", "norman-withers", "lily-chen", "jim-culver", "leo-anderson"
TRISH, SILAS, AKACHI, DIANA = "trish-scarborough", "silas-marsh", "akachi-onyele", "diana-stanley"
CHARLIE, JACQUELINE, LOLA = "charlie-kane", "jacqueline-fine", "lola-hayes"


# ------------------------------------------------------------------ how examples begin


def begin(
    t: ExampleTable, *who: str, ancient: str = "azathoth", space: str = "", seed: int = 1, **options: str
) -> None:
    """A table in its first round, with nothing on the board and nobody having anything; all on one space, if named."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    people = who or (MARK,)
    t.start(seed=seed, seats=len(people), investigators=" ".join(people), **{"ancient-one": ancient, **chosen})
    t.play()
    if LOLA in people:
        t.choose("improve lore")
    while t.g.decision is not None and t.g.decision.prompt in ENTERING:  # of the first mystery, another one soon
        t.choose(t.g.decision.keys(t.g.waiting[0])[-1])
    t.arrange("fresh")
    t.arrange("mystery", code=MYSTERY[ancient])
    for seat in range(1, len(people) + 1):
        if space:
            t.arrange("sheet", seat=seat, space=space)


def meet(t: ExampleTable, who: str = MARK, space: str = "arkham", ancient: str = "azathoth", seed: int = 1) -> None:
    """Somebody on a space, and a second seat in Rome whose encounter comes afterwards: there the example can stop."""
    begin(t, who, JIM if who != JIM else LEO, ancient=ancient, space="rome", seed=seed)
    t.arrange("sheet", seat=1, space=space)


def encounters(t: ExampleTable) -> None:
    """The encounter phase begins."""
    t.arrange("phase", name="encounter")


def pick(t: ExampleTable, verb: str, about: str = "") -> None:
    """The one answer that begins with this word, and ends with that thing."""
    t.play()
    decision = t.g.decision
    keys = (
        []
        if decision is None
        else [k for k in decision.keys(t.g.waiting[0]) if k.split()[0] == verb and k.endswith(about)]
    )
    t.choose(*keys[:1] or [verb])


def mythos(t: ExampleTable, card: str, *later: str) -> None:
    """The mythos phase begins, with this card."""
    t.arrange("next", pile="mythos", codes=" ".join((card, *later)))
    t.arrange("phase", name="mythos")


def draw(t: ExampleTable, pile: str, codes: str) -> None:
    t.arrange("next", pile=pile, codes=codes)


# ------------------------------------------------------------------ investigators


def _field(name: str) -> Any:
    def read(g: EldritchHorror, seat: int) -> Any:
        return getattr(g.seat(seat - 1), name)

    read.__name__ = name
    return probe(read)


health, sanity, delayed, out, actions = (_field(f) for f in ("health", "sanity", "delayed", "out", "actions"))


@probe
def who(g: EldritchHorror, seat: int) -> str:
    """Which investigator a seat plays; "" between two of them."""
    return str(g.seat(seat - 1).code)


@probe
def space(g: EldritchHorror, seat: int) -> str:
    return str(g.here(g.seat(seat - 1)).code)


@probe
def clues(g: EldritchHorror, seat: int) -> int:
    return clue_count(g, g.seat(seat - 1))


@probe
def clue_faces(g: EldritchHorror, seat: int) -> tuple[str, ...]:
    """The faces of somebody's clues that everybody has seen."""
    return tuple(c.code for c in g.cards(g.seat(seat - 1).clues) if c.known)


@probe
def tickets(g: EldritchHorror, seat: int) -> tuple[int, int]:
    """Train tickets and ship tickets."""
    you = g.seat(seat - 1)
    return you.train, you.ship


@probe
def improved(g: EldritchHorror, seat: int, skill: str) -> int:
    return int(getattr(g.seat(seat - 1), skill))


@probe
def things(g: EldritchHorror, seat: int) -> tuple[str, ...]:
    """Assets, artifacts and spells."""
    return tuple(c.code for c in g.cards(g.seat(seat - 1).possessions))


@probe
def conditions(g: EldritchHorror, seat: int) -> tuple[str, ...]:
    return tuple(c.code for c in g.cards(g.seat(seat - 1).conditions))


@probe
def lead(g: EldritchHorror) -> int:
    return g.clock.lead + 1


@probe
def fallen_at(g: EldritchHorror, code: str) -> str:
    """Where a fallen investigator lies; "" if nowhere on the board."""
    return next((g.here(b).code for b in g.all(Body) if b.code == code and b.space), "")


@probe
def fallen_by(g: EldritchHorror, code: str) -> str:
    return next((b.by for b in g.all(Body) if b.code == code), "")


@probe
def left_tickets(g: EldritchHorror, code: str) -> tuple[int, int]:
    """The train and ship tickets on the sheet of a fallen investigator."""
    return next(((b.train, b.ship) for b in g.all(Body) if b.code == code), (0, 0))


@probe
def left_with(g: EldritchHorror, code: str) -> tuple[str, ...]:
    """What lies on the sheet of a fallen investigator."""
    return next((tuple(c.code for c in g.cards(b.possessions)) for b in g.all(Body) if b.code == code), ())


# ------------------------------------------------------------------ tests


@probe
def dice(g: EldritchHorror) -> tuple[int, ...]:
    """The dice of the test that is going on; none if there is no test."""
    return g.test.dice if g.test is not None else ()


@probe
def dice_to_roll(g: EldritchHorror) -> int:
    """How many dice the test that is about to be rolled will have."""
    return dice_for(g, g.seat(g.test.who), g.test) if g.test is not None else 0


@probe
def happening(g: EldritchHorror, name: str) -> Any:
    """What the words of the moment say that somebody may answer; None where there is no such moment."""
    what = dict(g.decision.args).get("what") if g.decision is not None else None
    return dict(what.args).get(name) if isinstance(what, Term) else None


# ------------------------------------------------------------------ the board and the tracks


@probe
def doom(g: EldritchHorror) -> int:
    return g.ancient.doom


@probe
def omen(g: EldritchHorror) -> str:
    return g.omen


@probe
def awake(g: EldritchHorror) -> bool:
    return g.ancient.awake


@probe
def omen_tokens(g: EldritchHorror) -> int:
    return g.ancient.omen_tokens


@probe
def sheet_tokens(g: EldritchHorror) -> int:
    return g.ancient.tokens


@probe
def monsters_on(g: EldritchHorror, code: str) -> tuple[str, ...]:
    return tuple(m.code for m in monsters_at(g, g.space(code)))


@probe
def monsters_everywhere(g: EldritchHorror) -> int:
    return len(g.cards("monsters"))


@probe
def lost(g: EldritchHorror, code: str) -> int:
    """How much Health a monster on the board has lost; -1 if there is none of that name."""
    return next((m.lost for m in g.cards("monsters") if m.code == code), -1)


@probe
def gates_open(g: EldritchHorror) -> tuple[str, ...]:
    return tuple(sorted(g.here(t).code for t in g.cards("gates")))


@probe
def omens_of_gates(g: EldritchHorror) -> tuple[str, ...]:
    return tuple(sorted(omen_of(g, t) for t in g.cards("gates")))


@probe
def clues_on(g: EldritchHorror, code: str) -> int:
    return sum(g.here(c).code == code for c in g.cards("clues-on-board"))


@probe
def clues_on_board(g: EldritchHorror) -> int:
    return len(g.cards("clues-on-board"))


@probe
def tokens_on(g: EldritchHorror, code: str) -> int:
    return int(g.space(code).tokens)


@probe
def expedition(g: EldritchHorror) -> str:
    """Where the token of the active expedition lies."""
    from rulebound.games.eldritch.state import Space

    return next((s.code for s in g.all(Space) if s.expedition), "")


# ------------------------------------------------------------------ cards


@probe
def pile(g: EldritchHorror, code: str) -> tuple[str, ...]:
    """The cards or tokens of a pile, the top one first; unseen ones are ""."""
    return tuple(c.code for c in g.cards(code))


@probe
def size(g: EldritchHorror, code: str) -> int:
    return len(g.cards(code))


@probe
def seen(g: EldritchHorror, code: str, seat: int) -> bool:
    """Does a seat know the back of a card that somebody has?"""
    for card in g.cards("backs"):
        if card.code.startswith(code):
            return bool((card.known >> seat) & 1)
    return False


@probe
def solved(g: EldritchHorror) -> int:
    return len(g.cards("solved"))


@probe
def on_mystery(g: EldritchHorror) -> int:
    """Tokens on the current mystery."""
    return sum(int(c.tokens) for c in g.cards("mystery"))


@probe
def on_card(g: EldritchHorror, code: str) -> int:
    """Tokens on a mythos card in play; -1 if it is not."""
    return next((int(c.tokens) for c in g.cards("mythos-in-play") if c.code == code), -1)


@probe
def how_many_things(g: EldritchHorror, seat: int) -> int:
    return len(g.cards(g.seat(seat - 1).possessions))


@probe
def seen_faces(g: EldritchHorror, code: str) -> int:
    """How many cards or tokens of a pile somebody has seen."""
    return sum(bool(c.known) for c in g.cards(code))


@probe
def score(g: EldritchHorror) -> int:
    return g.ancient.score


def _faces_of(g: EldritchHorror, n: int) -> tuple[Any, ...]:
    """What the cards of a stage of the mythos deck can be, while nobody has drawn any (0: of all stages)."""
    pools = list(dict.fromkeys(c.pool for c in g.cards("mythos")))
    return tuple(g.registry[f] for p in (pools if n == 0 else pools[n - 1 : n]) for f in g.entity(p).faces)


@probe
def stage(g: EldritchHorror, n: int, fact: str = "colour") -> tuple[str, ...]:
    """The colours (or another fact) of a stage of the mythos deck, in no order."""
    return tuple(sorted(getattr(made, fact) for made in _faces_of(g, n)))


@probe
def cards_of(g: EldritchHorror, difficulty: str) -> int:
    """How many cards of the mythos deck are easy, normal or hard."""
    return sum(made.difficulty == difficulty for made in _faces_of(g, 0))


@probe
def dice_told(g: EldritchHorror) -> str:
    """The dice as whoever is asked reads them."""
    return str(dict(g.decision.args).get("dice", "")) if g.decision is not None else ""


@probe
def wish(g: EldritchHorror, key: str) -> str:
    """What an option is called where a player settles in advance how to answer it."""
    options = () if g.decision is None else g.decision.options_for(g.waiting[0])
    words = [dict(o.args).get("ability") for o in options if o.key == key]
    return words[0].term if words and isinstance(words[0], Term) else ""


@probe
def contact_sort(g: EldritchHorror) -> str:
    """What sort of encounter is being resolved."""
    return g.contact.sort if g.contact is not None else ""


@probe
def horror_of(g: EldritchHorror, code: str) -> int:
    """The horror of a monster as all may read it off now."""
    return int(g.value(next(m for m in g.cards("monsters") if m.code == code), HORROR))


@probe
def on_discarded(g: EldritchHorror, code: str) -> tuple[int, int]:
    """Eldritch tokens and Health tokens on a discarded mythos card."""
    return next(((int(c.tokens), int(c.hurt)) for c in g.cards("mythos-discard") if c.code == code), (-1, -1))


@probe
def offered_words(g: EldritchHorror) -> str:
    """What the first option comes to in the end, in words."""
    said = None if g.decision is None else dict(g.decision.options_for(g.waiting[0])[0].args).get("thing")
    while isinstance(said, Term) and said.args and isinstance(said.args[-1][1], Term) and "effect" in dict(said.args):
        said = said.args[-1][1]
    return said.term if isinstance(said, Term) else ""


@probe
def token_of(g: EldritchHorror, code: str) -> int:
    """Where the token of a discarded rumor is: 0 for nowhere."""
    return next((int(c.space) for c in g.cards("mythos-discard") if c.code == code), -1)


@probe
def how_many_conditions(g: EldritchHorror, seat: int) -> int:
    return len(g.cards(g.seat(seat - 1).conditions))


@probe
def outcome_cites(g: EldritchHorror) -> tuple[str, ...]:
    """The clauses by which the game has ended."""
    return g.outcome.cite if g.outcome is not None else ()
