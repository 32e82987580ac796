"""Research encounters: the clues of each Ancient One."""

from rulebound.core.card_language.forms import may, seq, to, unless
from rulebound.games.eldritch.cards import encounter
from rulebound.games.eldritch.effects import (
    ALLY,
    ITEM,
    TOME,
    I,
    L,
    O,
    S,
    W,
    ambush,
    call_the_monster,
    delayed,
    discard_a_gate,
    discard_a_monster,
    discard_asset,
    discard_condition,
    discard_spells,
    discard_this_clue,
    doom,
    gain,
    gain_artifact_of,
    gain_spell,
    gain_the_artifact,
    gain_the_spell,
    green_token,
    hurt_a_monster,
    if_has_spell,
    improve,
    lose,
    lose_a_mystery,
    move_omen,
    move_this_clue,
    move_to_nearest,
    move_towards_gate,
    no_green_token,
    omen,
    retreat,
    spawn_and_fight,
    spawn_clues,
    spawn_gate,
    test,
    this_clue,
)

SEA, WILDERNESS = "sea", "wilderness"

# ------------------------------------------------------------------ Azathoth

encounter(
    "research-azathoth", 1,
    city=test(O, -1, this_clue(1)),
    wilderness=test(O, -1, seq(this_clue(), move_omen()), lose(health=1)),
    sea=test(L, 0, this_clue(1), delayed()),
)  # fmt: skip
encounter(
    "research-azathoth", 2,
    city=test(L, 0, this_clue(), green_token()),
    wilderness=test(O, 0, this_clue(1), gain("amnesia")),
    sea=seq(this_clue(), test(S, 0, None, lose(health=2))),
)  # fmt: skip
encounter(
    "research-azathoth", 3,
    city=test(O, 0, this_clue(), lose(sanity=1)),
    wilderness=seq(this_clue(), test(W, 0, no_green_token(), lose(sanity=6))),
    sea=test(O, 0, seq(this_clue(), move_omen())),
)  # fmt: skip
encounter(
    "research-azathoth", 4,
    city=test(S, 0, this_clue(), gain("internal-injury")),
    wilderness=test(O, 0, seq(this_clue(), spawn_clues(1))),
    sea=seq(this_clue(), green_token()),
)  # fmt: skip
encounter(
    "research-azathoth", 5,
    city=test(O, 0, this_clue(1), lose_a_mystery()),
    wilderness=seq(this_clue(), test(L, -1, no_green_token())),
    sea=may(to(gain("dark-pact"), seq(this_clue(), gain_the_artifact("ttka-halot")))),
)  # fmt: skip
encounter(
    "research-azathoth", 6,
    city=test(I, 0, this_clue(), omen(1)),
    wilderness=test(O, 0, this_clue(), omen(1)),
    sea=test(O, 0, this_clue(1), omen(1)),
)  # fmt: skip
encounter(
    "research-azathoth", 7,
    city=test(W, 0, this_clue(), gain("amnesia")),
    wilderness=test(I, 0, this_clue(), lose(sanity=1)),
    sea=test(W, 0, this_clue(1), gain("internal-injury")),
)  # fmt: skip
encounter(
    "research-azathoth", 8,
    city=test(O, -1, this_clue(1), delayed()),
    wilderness=seq(lose(health=1), test(O, 0, this_clue(1), gain("back-injury"))),
    sea=seq(this_clue(), test(O, 0, move_omen())),
)  # fmt: skip

# ------------------------------------------------------------------ Cthulhu

encounter(
    "research-cthulhu", 1,
    city=test(O, 0, this_clue(), move_this_clue(SEA)),
    wilderness=ambush("cultist", this_clue(), gain("cursed")),
    sea=may(to(gain("dark-pact"), seq(this_clue(), gain_the_spell("mists-of-releh"))),
            seq(discard_this_clue(), ambush("star-spawn"))),
)  # fmt: skip
encounter(
    "research-cthulhu", 2,
    city=test(I, 0, this_clue(1), lose(sanity=1)),
    wilderness=test(O, -1, this_clue(1), lose(sanity=1)),
    sea=test(W, 0, this_clue(1), gain("hallucinations")),
)  # fmt: skip
encounter(
    "research-cthulhu", 3,
    city=test(O, -1, this_clue(1), discard_asset(ITEM)),
    wilderness=test(W, 0, this_clue(), gain("hallucinations")),
    sea=test(O, -1, gain_the_artifact("grotesque-statue"), seq(lose(sanity=3), ambush("deep-one"))),
)  # fmt: skip
encounter(
    "research-cthulhu", 4,
    city=test(L, 0, this_clue(), ambush("deep-one")),
    wilderness=test(O, 0, this_clue(), move_this_clue(SEA)),
    sea=test(O, 0, this_clue(), gain("detained")),
)  # fmt: skip
encounter(
    "research-cthulhu", 5,
    city=test(O, 0, this_clue(1), lose(sanity=1)),
    wilderness=test(L, -1, seq(this_clue(), retreat(1)), move_this_clue(SEA)),
    sea=test(O, 0, this_clue(), ambush("star-spawn", retreat(1))),
)  # fmt: skip
encounter(
    "research-cthulhu", 6,
    city=test(O, 0, seq(this_clue(), gain_the_spell("mists-of-releh")), gain("paranoia")),
    wilderness=test(O, 0, this_clue(), seq(discard_asset(ITEM, 2), move_this_clue(SEA))),
    sea=test(O, -1, seq(this_clue(), retreat(1)), gain("hallucinations")),
)  # fmt: skip
encounter(
    "research-cthulhu", 7,
    city=ambush("cultist", this_clue(), seq(gain("amnesia"), move_this_clue(SEA))),
    wilderness=test(O, 0, this_clue(1), seq(lose(sanity=2), delayed())),
    sea=ambush("deep-one", this_clue(1), gain("leg-injury")),
)  # fmt: skip
encounter(
    "research-cthulhu", 8,
    city=test(S, 0, this_clue(), seq(lose(health=1), gain("detained"))),
    wilderness=test(S, 0, this_clue(), seq(delayed(), move_this_clue(SEA))),
    sea=seq(this_clue(), lose(sanity=1), ambush("deep-one", gain_the_artifact("ruby-of-rlyeh"))),
)  # fmt: skip

# ------------------------------------------------------------------ Shub-Niggurath

encounter(
    "research-shub-niggurath", 1,
    city=test(O, 0, seq(this_clue(), discard_a_monster()), doom(1)),
    wilderness=ambush("goat-spawn", this_clue(1), gain("amnesia")),
    sea=test(O, -1, this_clue(1), ambush()),
)  # fmt: skip
encounter(
    "research-shub-niggurath", 2,
    city=test(O, 0, this_clue(), lose(health=2)),
    wilderness=test(O, -1, this_clue(), spawn_and_fight("dark-young")),
    sea=test(I, -1, seq(this_clue(), discard_a_monster())),
)  # fmt: skip
encounter(
    "research-shub-niggurath", 3,
    city=test(O, 0, this_clue()),
    wilderness=may(to(gain("dark-pact"), seq(this_clue(), improve(S))), gain("paranoia")),
    sea=test(S, -1, this_clue(1), seq(move_to_nearest(WILDERNESS), delayed())),
)  # fmt: skip
encounter(
    "research-shub-niggurath", 4,
    city=test(W, 0, this_clue(), seq(move_to_nearest(WILDERNESS), gain("amnesia"))),
    wilderness=test(O, -1, this_clue(1), seq(discard_asset(ALLY), lose(sanity=2))),
    sea=test(O, -1, this_clue(1), move_this_clue(WILDERNESS)),
)  # fmt: skip
encounter(
    "research-shub-niggurath", 5,
    city=test(O, -1, this_clue(1), gain("internal-injury")),
    wilderness=test(O, -1, this_clue(1), ambush("dark-young")),
    sea=test(S, -1, this_clue(), move_this_clue(WILDERNESS)),
)  # fmt: skip
encounter(
    "research-shub-niggurath", 6,
    city=test(W, 0, seq(this_clue(), hurt_a_monster(2)), gain("cursed")),
    wilderness=test(O, 0, this_clue(), gain("detained")),
    sea=seq(lose(health=2), this_clue(), may(discard_condition("cursed dark-pact"))),
)  # fmt: skip
encounter(
    "research-shub-niggurath", 7,
    city=test(I, 0, this_clue(1), gain("detained")),
    wilderness=test(L, -1, seq(this_clue(), retreat(1)), gain("back-injury")),
    sea=test(O, 0, this_clue(), delayed()),
)  # fmt: skip
encounter(
    "research-shub-niggurath", 8,
    city=may(to(gain("dark-pact"), seq(this_clue(), gain_the_artifact("sword-of-saint-jerome")))),
    wilderness=test(L, -1, this_clue(), ambush("goat-spawn")),
    sea=test(O, 0, this_clue(), ambush()),
)  # fmt: skip

# ------------------------------------------------------------------ Yog-Sothoth

encounter(
    "research-yog-sothoth", 1,
    city=test(O, 0, seq(this_clue(), may(to(discard_spells(1), gain_the_artifact("the-silver-key")))),
              gain("detained")),
    wilderness=ambush("cultist", this_clue()),
    sea=test(O, 0, this_clue(), unless(discard_this_clue(), discard_spells(1))),
)  # fmt: skip
encounter(
    "research-yog-sothoth", 2,
    city=may(to(gain("dark-pact"), seq(this_clue(), gain_the_artifact("necronomicon"))), discard_this_clue()),
    wilderness=seq(this_clue(), if_has_spell(test(W, 0, None, seq(lose(sanity=1), gain("paranoia"))))),
    sea=test(O, -1, this_clue(1)),
)  # fmt: skip
encounter(
    "research-yog-sothoth", 3,
    city=test(I, -1, this_clue(1), doom(1)),
    wilderness=test(O, 0, this_clue(1), lose(sanity=1)),
    sea=seq(this_clue(), call_the_monster("hound-of-tindalos", lose(sanity=1))),
)  # fmt: skip
encounter(
    "research-yog-sothoth", 4,
    city=test(O, 0, this_clue(1)),
    wilderness=test(O, -1, this_clue(1), seq(spawn_gate(), discard_spells(1))),
    sea=test(O, 0, seq(this_clue(), gain_spell()), lose(health=1)),
)  # fmt: skip
encounter(
    "research-yog-sothoth", 5,
    city=test(I, 0, seq(this_clue(), gain_spell()), spawn_gate()),
    wilderness=test(O, -1, this_clue(1), spawn_gate()),
    sea=may(to(gain("dark-pact"), this_clue(1)), spawn_gate()),
)  # fmt: skip
encounter(
    "research-yog-sothoth", 6,
    city=test(O, -1, seq(this_clue(), gain_artifact_of(TOME)), delayed()),
    wilderness=test(L, 0, this_clue(), gain("amnesia")),
    sea=test(O, 0, this_clue(), gain("cursed")),
)  # fmt: skip
encounter(
    "research-yog-sothoth", 7,
    city=ambush("cultist", this_clue(), gain("paranoia")),
    wilderness=seq(this_clue(), if_has_spell(test(W, 0, None, seq(lose(sanity=1), delayed())))),
    sea=test(L, 0, seq(this_clue(), may(to(discard_spells(1), discard_a_gate())))),
)  # fmt: skip
encounter(
    "research-yog-sothoth", 8,
    city=test(O, 0, may(to(discard_spells(1), this_clue(1))), seq(discard_this_clue(), gain("cursed"))),
    wilderness=test(O, -1, seq(this_clue(), gain_spell()), lose(health=1)),
    sea=seq(this_clue(), move_towards_gate(), unless(lose(sanity=2), discard_spells(1))),
)  # fmt: skip
