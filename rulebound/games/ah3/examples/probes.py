"""What the examples look at, and how they begin. Seats are counted from 1; cards are named by their codes."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from rulebound.core.game.game import Line
from rulebound.core.proving.example import ExampleTable, probe
from rulebound.core.state.entities import Term
from rulebound.games.ah3.rules.engaging import HEALTH
from rulebound.games.ah3.rules.gaining import focus_count
from rulebound.games.ah3.rules.skill_tests import dice_for
from rulebound.games.ah3.state import ArkhamHorror, Marker, Monster, Neighbourhood, Space, monsters_at

ACTION = "ah3-prompt-action"
TURN = "ah3-prompt-turn"
REROLL = "ah3-prompt-reroll"
POOL = "ah3-prompt-pool"
ENCOUNTER_TURN = "ah3-prompt-encounter-turn"
FOE = "eyeless-watcher"
"""Attack modifier 0, health 3, a watcher: what is engaged with it may do anything."""
AGNES, CALVIN, DANIELA, DEXTER, JENNY, MARIE = (
    "agnes-baker", "calvin-wright", "daniela-reyes", "dexter-drake", "jenny-barnes", "marie-lambeau",
)  # fmt: skip
MICHAEL, MINH, NORMAN, REX, TOMMY, WENDY = (
    "michael-mcglen", "minh-thi-phan", "norman-withers", "rex-murphy", "tommy-muldoon", "wendy-adams",
)  # fmt: skip


# ------------------------------------------------------------------ how examples begin


def begin(t: ExampleTable, *who: str, scenario: str = "azathoth", space: str = "", seed: int = 1) -> None:
    """A table in its first round, with nothing on the board or in the codex and nobody having anything; all in one
    space, if it is named."""
    people = who or (JENNY,)
    t.start(seed=seed, seats=len(people), investigators=" ".join(people), scenario=scenario)
    t.play()
    while t.g.decision is not None and t.g.decision.prompt != (ACTION if len(people) == 1 else TURN):
        t.choose(t.g.decision.keys(t.g.waiting[0])[0])
    t.arrange("fresh")
    for seat in range(1, len(people) + 1):
        if space:
            t.arrange("sheet", seat=seat, space=space)


def turn(t: ExampleTable, seat: int = 1, n: int = 2) -> None:
    """It is this seat's turn."""
    t.arrange("actions", seat=seat, n=n)


def phase(t: ExampleTable, name: str) -> None:
    """A phase begins: action, monster, encounter, mythos."""
    t.arrange("phase", name=name)


def dice(t: ExampleTable, *results: int) -> None:
    """What the next dice show."""
    t.arrange("dice", results=" ".join(str(r) for r in results))


def pick(t: ExampleTable, verb: str) -> None:
    """The one answer that begins with this word."""
    t.play()
    decision = t.g.decision
    keys = [] if decision is None else [k for k in decision.keys(t.g.waiting[0]) if k.split()[0] == verb]
    t.choose(*keys[:1] or [verb])


def draw(t: ExampleTable, pile: str, codes: str) -> None:
    t.arrange("next", pile=pile, codes=codes)


def with_card(t: ExampleTable, card: str, *who: str, at: str = "black-cave") -> None:
    """The first of these, Tommy if nobody is named, has the card."""
    begin(t, *(who or (TOMMY,)), space=at)
    t.arrange("has", seat=1, card=card)


def meet(t: ExampleTable, deck: str, card: str, space: str, who: str = JENNY) -> None:
    """An encounter with this card in this space; two others wait for theirs."""
    others = [i for i in (JENNY, TOMMY, AGNES) if i != who]
    begin(t, who, *others, space="hibbs-roadhouse")
    t.arrange("sheet", seat=1, space=space)
    draw(t, deck, card)


def go(t: ExampleTable, who: str = JENNY) -> None:
    """The encounter phase, and the first encounter of it."""
    phase(t, "encounter")
    t.choose(f"encounter {who}", seat=1)


def pick_action(t: ExampleTable, card: str) -> None:
    """The action of a card."""
    t.play()
    decision = t.g.decision
    keys = [] if decision is None else [k for k in decision.keys(t.g.waiting[0]) if f" {card}" in k]
    t.choose(*keys[:1] or [card])


# ------------------------------------------------------------------ investigators


def _field(name: str) -> Any:
    def read(g: ArkhamHorror, seat: int) -> Any:
        return getattr(g.seat(seat - 1), name)

    read.__name__ = name
    return probe(read)


damage, horror, money, clues, remnants, actions, delayed, out = (
    _field(f) for f in ("damage", "horror", "money", "clues", "remnants", "actions", "delayed", "out")
)


@probe
def winners(g: ArkhamHorror) -> tuple[int, ...]:
    """The seats that have won where not everybody does."""
    return tuple([seat + 1 for seat in g.outcome.winners]) if g.outcome is not None else ()


@probe
def who(g: ArkhamHorror, seat: int) -> str:
    """Which investigator a seat plays; "" between two of them."""
    return str(g.seat(seat - 1).code)


@probe
def space(g: ArkhamHorror, seat: int) -> str:
    return str(g.here(g.seat(seat - 1)).code)


@probe
def focused(g: ArkhamHorror, seat: int, skill: str) -> int:
    return int(getattr(g.seat(seat - 1), skill))


@probe
def focus_tokens(g: ArkhamHorror, seat: int) -> int:
    return focus_count(g.seat(seat - 1))


@probe
def assets(g: ArkhamHorror, seat: int) -> tuple[str, ...]:
    return tuple(c.code for c in g.cards(g.seat(seat - 1).assets))


@probe
def on_asset(g: ArkhamHorror, seat: int, code: str) -> tuple[int, int]:
    """Damage and horror on somebody's asset; (-1, -1) if there is none of that name."""
    found = [c for c in g.cards(g.seat(seat - 1).assets) if c.code == code]
    return (found[0].damage, found[0].horror) if found else (-1, -1)


# ------------------------------------------------------------------ tests


@probe
def dice_shown(g: ArkhamHorror) -> tuple[int, ...]:
    """The dice of the test that is going on; none if there is no test."""
    return g.test.dice if g.test is not None else ()


@probe
def dice_to_roll(g: ArkhamHorror) -> int:
    """How many dice the test that is about to be rolled will have."""
    return dice_for(g, g.seat(g.test.who), g.test) if g.test is not None else 0


# ------------------------------------------------------------------ the board and the sheet


@probe
def doom(g: ArkhamHorror, code: str) -> int:
    """Doom in a space, or with "sheet" on the sheet."""
    return int(g.sheet.doom if code == "sheet" else g.space(code).doom)


@probe
def clues_in(g: ArkhamHorror, code: str) -> int:
    """Clues in a neighbourhood, or with "sheet" on the sheet."""
    return int(g.sheet.clues if code == "sheet" else g.hood(code).clues)


@probe
def anomaly(g: ArkhamHorror, code: str) -> bool:
    return g.hood(code).anomaly


@probe
def markers(g: ArkhamHorror) -> int:
    return g.sheet.markers


@probe
def monsters_in(g: ArkhamHorror, code: str) -> tuple[str, ...]:
    return tuple(m.code for m in monsters_at(g, g.space(code)))


def _monster(g: ArkhamHorror, code: str) -> Monster | None:
    return next((m for m in g.cards("monsters") if m.code == code), None)


@probe
def status(g: ArkhamHorror, code: str) -> str:
    """ready, exhausted, engaged 1 (with which seats); "" if no such monster is on the board."""
    found = _monster(g, code)
    if found is None:
        return ""
    if found.engaged:
        return "engaged " + " ".join(str(s + 1) for s in found.engaged)
    return "exhausted" if found.exhausted else "ready"


@probe
def hurt(g: ArkhamHorror, code: str) -> int:
    """Damage on a monster; -1 if it is not on the board."""
    found = _monster(g, code)
    return -1 if found is None else found.damage


@probe
def health(g: ArkhamHorror, code: str) -> int:
    """The health of a monster on the board; -1 if it is not there."""
    found = _monster(g, code)
    return -1 if found is None else g.value(found, HEALTH)


# ------------------------------------------------------------------ cards


@probe
def pile(g: ArkhamHorror, code: str) -> tuple[str, ...]:
    """The cards of a pile, the top one first; unseen ones are ""."""
    return tuple(c.code for c in g.cards(code))


@probe
def size(g: ArkhamHorror, code: str) -> int:
    return len(g.cards(code))


@probe
def top(g: ArkhamHorror, code: str) -> str:
    """The face of the top card of a pile, if somebody has seen it."""
    cards = g.cards(code)
    return str(cards[0].code) if cards else ""


@probe
def codex(g: ArkhamHorror) -> tuple[str, ...]:
    return tuple(c.code for c in g.cards("codex"))


@probe
def spaces(g: ArkhamHorror) -> int:
    """How many spaces the city has."""
    return len(g.all(Space))


@probe
def spaces_of(g: ArkhamHorror, hood: str) -> tuple[str, ...]:
    """The spaces of a neighbourhood; with "" the streets."""
    return tuple(s.code for s in g.all(Space) if s.hood == (g.hood(hood).id if hood else 0))


@probe
def events_near_top(g: ArkhamHorror, code: str) -> int:
    """How many of the three top cards of a deck, shuffled together unseen, are event cards; -1 if they were not."""
    cards = g.cards(code)
    pool = cards[0].pool
    if not pool or [c.pool for c in cards].count(pool) != 3 or any(c.pool != pool or c.code for c in cards[:3]):
        return -1
    return sum(g.registry[face].kind == "event" for face in g.entity(pool).faces)


@probe
def next_event(g: ArkhamHorror) -> str:
    """The neighbourhood on the back of the top event card, as everybody sees it."""
    return g.sheet.ahead


@probe
def doom_on_board(g: ArkhamHorror) -> int:
    return sum(s.doom for s in g.all(Space))


@probe
def clues_on_board(g: ArkhamHorror) -> int:
    return sum(h.clues for h in g.all(Neighbourhood))


@probe
def in_cup(g: ArkhamHorror, token: str = "") -> int:
    """How many tokens (of a kind) are in the cup."""
    return sum(not token or t == token for t in g.cup.inside)


@probe
def markers_in(g: ArkhamHorror, code: str) -> int:
    """How many markers lie in a space."""
    return sum(m.space == g.space(code).id for m in g.all(Marker))


# ------------------------------------------------------------------ what is told


SILENT = ("core-log-arranged", "core-log-round", "core-log-turn")


def told(t: ExampleTable, *lines: str) -> None:
    """All lines since the table was last arranged, in their order and without a gap: `suffers damage=2 horror=1`."""

    def wrong(log: list[Line]) -> str:
        found = [line for line in log if line.text not in SILENT]
        said = [_short(line, wanted) for line, wanted in zip_longest(found, lines)]
        for n, (is_so, wanted) in enumerate(zip_longest(said, lines)):
            if is_so != wanted:
                return f"line {n + 1} is {is_so!r}, not {wanted!r}; all of it: {said}"
        return ""

    t.heard_in_full(wrong)


def _short(line: Line | None, wanted: str | None) -> str | None:
    """A line by its name, with those of its numbers and names that are wanted; all, if it is not wanted at all."""
    if line is None:
        return None
    names = [part.partition("=")[0] for part in (wanted or "").split()[1:]]
    args = {k: v.term.removeprefix("ah3-") if isinstance(v, Term) else v for k, v in line.args}
    shown = [f"{k}={v}" for k, v in args.items() if k in names or (wanted is None and k != "story")]
    shown.sort(key=lambda part: names.index(part.partition("=")[0]) if names else 0)
    return " ".join([line.text.removeprefix("ah3-log-"), *shown])
