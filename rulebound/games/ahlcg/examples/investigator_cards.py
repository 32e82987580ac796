"""The five investigators: their abilities and elder signs. Their signature cards are in signature_cards.py."""

from __future__ import annotations

from rulebound.core.proving.example import ExampleTable, example
from rulebound.games.ahlcg.examples.probes import (
    actions,
    bag,
    clues,
    damage,
    discard,
    engaged,
    exhausted,
    gathering,
    hand,
    hand_size,
    horror,
    in_play,
    resources,
    round_,
    tome_actions,
    turn_of,
)

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"


def alone(t: ExampleTable, who: str, *enemies: str, act: int = 1, tokens: str = "0 0", hand: str = "") -> None:
    """One investigator in the Study (act 1) or the Hallway (act 2), some enemies engaged, the investigator's turn."""
    gathering(t, who, act=act, tokens=tokens)
    for enemy in enemies:
        t.arrange("threat", code=enemy, seat=1)
    t.arrange("hand", seat=1, cards=hand)
    t.arrange("deck", seat=1, cards="emergency-cache emergency-cache emergency-cache emergency-cache")
    turn_of(t)


# ------------------------------------------------------------------ Roland Banks


@example("ahlcg/ability.triggered.5", "Roland Banks: a clue after he defeats an enemy")
def roland_finds_evidence(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats")
    t.choose("fight swarm-of-rats", "find-evidence roland-banks")
    t.heard("core-log-own-ability", "ahlcg/ability.triggered.5")
    t.expect(clues(ROLAND) == 1, clues("study") == 1, engaged(1) == ())


@example("ahlcg/limits-and-maximums.1", "Roland Banks: only once a round")
def roland_once_a_round(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats", "swarm-of-rats")
    t.choose("fight swarm-of-rats", "find-evidence roland-banks", "fight swarm-of-rats")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(ROLAND) == 1, engaged(1) == ())


@example("ahlcg/clues.5", "Roland Banks: nothing to find where no clue lies")
def roland_finds_nothing(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats", act=2)
    t.choose("fight swarm-of-rats")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(ROLAND) == 0, engaged(1) == ())


@example("ahlcg/ability.triggered.5", "Roland Banks: what his Guard Dog defeats, he has defeated")
def roland_and_his_dog(t: ExampleTable) -> None:
    alone(t, ROLAND, "swarm-of-rats")
    t.arrange("asset", code="guard-dog", seat=1)
    t.choose("resource", "damage 1 guard-dog", "bite guard-dog", "find-evidence roland-banks")
    t.expect(clues(ROLAND) == 1, damage("guard-dog") == 1, resources(ROLAND) == 6)


@example("ahlcg/ability.triggered.5", "Roland Banks: not for an enemy that another investigator defeats")
def roland_watches(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {SKIDS}", tokens="0 0")
    t.arrange("threat", code="swarm-of-rats", seat=2)
    t.arrange("tokens", on=SKIDS, kind="resources", n=0)
    turn_of(t, seat=2)
    t.choose("fight swarm-of-rats")
    t.asked(2, "ahlcg-prompt-action")
    t.expect(clues(ROLAND) == 0, engaged(2) == ())


@example("ahlcg/chaos-tokens.4", "Roland Banks's elder sign: +1 for each clue on his location")
def roland_elder_sign(t: ExampleTable) -> None:
    alone(t, ROLAND, "ghoul-priest", tokens="elder_sign elder_sign")
    t.choose("evade ghoul-priest")
    t.heard("ahlcg-log-symbol", "ahlcg/chaos-tokens.4", n=2)
    t.expect(exhausted("ghoul-priest") == True, engaged(1) == ())  # noqa: E712


# ------------------------------------------------------------------ Daisy Walker


def reading(t: ExampleTable, *assets: str, tokens: str = "0 0", actions: int = 3) -> None:
    """Daisy in the Study with some assets in play; her turn, with so many actions left."""
    alone(t, DAISY, tokens=tokens)
    for code in assets:
        t.arrange("asset", code=code, seat=1)
    turn_of(t, actions=actions)


@example("ahlcg/gains.3", "Daisy Walker: the first ability of a Tome costs her none of her three actions")
def daisy_reads(t: ExampleTable) -> None:
    reading(t, "old-book-of-lore", "medical-texts")
    t.choose("read old-book-of-lore", "take emergency-cache")
    t.expect(hand_size(1) == 1, actions(DAISY) == 3)
    t.choose("operate medical-texts")
    t.expect(actions(DAISY) == 2)


@example("ahlcg/activate-action.2", "Daisy Walker: with no other action left she can still read")
def daisy_reads_at_last(t: ExampleTable) -> None:
    reading(t, "old-book-of-lore", "flashlight", actions=0)
    t.refused("resource", "ahlcg/action.1")
    t.refused("shine flashlight", "ahlcg/action.1")
    t.choose("read old-book-of-lore", "take emergency-cache")
    t.heard("core-log-shuffle", "ahlcg/activate-action.2")
    t.expect(hand_size(1) > 0, exhausted("old-book-of-lore") == False)  # noqa: E712


@example("ahlcg/activate-action.2", "Daisy Walker: a Tome in hand is no Tome to read; playing it takes a usual action")
def daisy_plays_a_tome(t: ExampleTable) -> None:
    alone(t, DAISY, hand="medical-texts")
    t.choose("play medical-texts")
    t.expect(actions(DAISY) == 2)
    t.choose("operate medical-texts")
    t.expect(actions(DAISY) == 2, damage(DAISY) == 0, unchanged=True)
    t.choose("operate medical-texts")
    t.expect(actions(DAISY) == 1)


@example("ahlcg/gains.3", "Daisy Walker: the action for Tomes is one of her turn, and gone when that is over")
def daisy_closes_the_book(t: ExampleTable) -> None:
    gathering(t, f"{DAISY} {ROLAND}")
    turn_of(t)
    t.expect(tome_actions(DAISY) == 1, unchanged=True)
    t.choose("pass")
    t.asked(2, "ahlcg-prompt-action")
    t.expect(tome_actions(DAISY) == 0, actions(DAISY) == 0)


def dazzled(t: ExampleTable, actions: int) -> None:
    """Daisy plays Blinding Light against rats, and its symbol costs her an action more."""
    reading(t, "old-book-of-lore", tokens="skull skull", actions=actions)
    t.arrange("threat", code="swarm-of-rats", seat=1)
    t.arrange("hand", seat=1, cards="blinding-light")
    t.arrange("encounter", cards="ancient-evils")
    t.choose("play blinding-light")


@example("ahlcg/action.2", "Daisy Walker: actions she loses are usual ones as long as she has any")
def daisy_loses_an_action(t: ExampleTable) -> None:
    dazzled(t, actions=3)
    t.expect(actions(DAISY) == 1, engaged(1) == ())
    t.choose("read old-book-of-lore", "take emergency-cache")
    t.expect(hand_size(1) == 1, actions(DAISY) == 1)


@example("ahlcg/action.2", "Daisy Walker: with no usual action left she loses the one for Tomes")
def daisy_loses_her_last_action(t: ExampleTable) -> None:
    dazzled(t, actions=1)
    t.expect(round_() == 2, engaged(1) == ())


@example("ahlcg/chaos-tokens.4", "Daisy Walker's elder sign: a success draws a card for each Tome she controls")
def daisy_elder_sign(t: ExampleTable) -> None:
    reading(t, "old-book-of-lore", "medical-texts", "holy-rosary", tokens="elder_sign elder_sign")
    t.arrange("threat", code="ghoul-minion", seat=1)
    t.choose("evade ghoul-minion", "result 2 ghoul-minion")
    t.expect(engaged(1) == (), hand_size(1) == 2)


@example("ahlcg/chaos-tokens.4", "Daisy Walker's elder sign: +0, so the test may fail, and then draws nothing")
def daisy_elder_sign_fails(t: ExampleTable) -> None:
    reading(t, "old-book-of-lore", tokens="elder_sign elder_sign")
    t.arrange("threat", code="ravenous-ghoul", seat=1)
    t.choose("evade ravenous-ghoul")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(engaged(1) == ("ravenous-ghoul",), hand_size(1) == 0, actions(DAISY) == 2)


# ------------------------------------------------------------------ "Skids" O'Toole


@example("ahlcg/gains.3", '"Skids" O\'Toole: 2 resources for one more action')
def skids_hurries(t: ExampleTable) -> None:
    alone(t, SKIDS)
    t.choose("hurry skids-otoole")
    t.heard("ahlcg-log-more-actions", "ahlcg/gains.3", n=1)
    t.expect(actions(SKIDS) == 4, resources(SKIDS) == 3)


@example("ahlcg/limits-and-maximums.1", '"Skids" O\'Toole: once a turn')
def skids_hurries_once(t: ExampleTable) -> None:
    alone(t, SKIDS)
    t.choose("hurry skids-otoole")
    t.heard("core-log-own-ability", "ahlcg/ability.triggered.2")
    t.refused("hurry skids-otoole", "ahlcg/limits-and-maximums.1")


@example("ahlcg/play-restrictions-permissions-and-instructions.3", '"Skids" O\'Toole: only in his own turn')
def skids_waits(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {SKIDS}")
    t.choose("turn roland-banks")
    t.asked(1, "ahlcg-prompt-action")


@example(
    "ahlcg/chaos-tokens.4",
    "\"Skids\" O'Toole's elder sign: +2, just enough when he is Haunted, and 2 resources for success",
)
def skids_elder_sign(t: ExampleTable) -> None:
    alone(t, SKIDS, "flesh-eater", tokens="elder_sign elder_sign")
    t.arrange("threat", code="haunted", seat=1)
    t.arrange("tokens", on=SKIDS, kind="resources", n=0)
    t.choose("fight flesh-eater", "result 2 flesh-eater")
    t.expect(damage("flesh-eater") == 1, resources(SKIDS) == 2)


# ------------------------------------------------------------------ Agnes Baker


@example("ahlcg/ability.triggered.5", "Agnes Baker: 1 damage to an enemy after horror is placed on her")
def agnes_lashes_out(t: ExampleTable) -> None:
    alone(t, AGNES, "ghoul-priest")
    t.choose("resource", "lash-out agnes-baker")
    t.heard("core-log-own-ability", "ahlcg/ability.triggered.5")
    t.expect(damage("ghoul-priest") == 1, horror(AGNES) == 2, resources(AGNES) == 6)


@example("ahlcg/trigger-order.2 ahlcg/attack-of-opportunity.5", "Agnes Baker: defeats the attacker in its own attack")
def agnes_in_an_attack(t: ExampleTable) -> None:
    alone(t, AGNES, "ghoul-minion")
    t.arrange("tokens", on="01160", kind="damage", n=1)
    t.choose("resource", "lash-out agnes-baker")
    t.expect(in_play("ghoul-minion") == False, damage(AGNES) == 1, resources(AGNES) == 6)  # noqa: E712


@example("ahlcg/limits-and-maximums.1", "Agnes Baker: only once a phase")
def agnes_once_a_phase(t: ExampleTable) -> None:
    alone(t, AGNES, "ghoul-priest")
    t.choose("resource", "lash-out agnes-baker", "resource")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(damage("ghoul-priest") == 1, horror(AGNES) == 4)


@example("ahlcg/ability.triggered.5", "Agnes Baker: calm while an ally takes the horror")
def agnes_is_calm(t: ExampleTable) -> None:
    alone(t, AGNES, "ghoul-minion")
    t.arrange("asset", code="arcane-initiate", seat=1)
    t.choose("resource", "damage yours", "horror 1 arcane-initiate")
    t.expect(horror("arcane-initiate") == 1, horror(AGNES) == 0, resources(AGNES) == 6)


@example("ahlcg/chaos-tokens.4", "Agnes Baker's elder sign: +1 for each horror on her")
def agnes_elder_sign(t: ExampleTable) -> None:
    alone(t, AGNES, "flesh-eater", tokens="elder_sign elder_sign")
    t.arrange("tokens", on=AGNES, kind="horror", n=2)
    t.choose("fight flesh-eater")
    t.expect(damage("flesh-eater") == 1)


# ------------------------------------------------------------------ Wendy Adams


@example("ahlcg/cancel.1", "Wendy Adams: discards a card, returns a token and reveals another one")
def wendy_tries_again(t: ExampleTable) -> None:
    alone(t, WENDY, tokens="-4 0", hand="emergency-cache")
    t.arrange("draws", tokens="-4 0")
    t.choose("investigate", "try-again wendy-adams")
    t.heard("core-log-own-ability", "ahlcg/ability.triggered.4")
    t.expect(clues(WENDY) == 1, discard(1) == ("emergency-cache",), bag() == ("-4", "0"))


@example("ahlcg/cancel.1", "Wendy Adams: a cancelled token has no effect, not even the bad ones")
def wendy_cancels_a_symbol(t: ExampleTable) -> None:
    alone(t, WENDY, "ghoul-minion", tokens="tablet 0", hand="emergency-cache")
    t.arrange("draws", tokens="tablet 0")
    t.choose("evade ghoul-minion", "try-again wendy-adams")
    t.heard("core-log-cancelled", "ahlcg/cancel.1")
    t.expect(engaged(1) == (), damage(WENDY) == 0)


@example("ahlcg/limits-and-maximums.1", "Wendy Adams: once a test; the same token may come again")
def wendy_once_a_test(t: ExampleTable) -> None:
    alone(t, WENDY, tokens="-4 -4", hand="emergency-cache emergency-cache")
    t.choose("investigate", "try-again wendy-adams", "discard emergency-cache")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(clues(WENDY) == 0, hand(1) == ("emergency-cache",))


@example("ahlcg/weakness.7", "Wendy Adams: a weakness is no card to be chosen and discarded")
def wendy_keeps_weaknesses(t: ExampleTable) -> None:
    alone(t, WENDY, tokens="-4 -4", hand="dark-memory")
    t.choose("investigate")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(hand(1) == ("dark-memory",), actions(WENDY) == 2)


@example("ahlcg/cancel.1", "Wendy Adams: not for tokens that another investigator reveals")
def wendy_watches(t: ExampleTable) -> None:
    gathering(t, f"{ROLAND} {WENDY}", tokens="-4 -4")
    t.arrange("hand", seat=2, cards="emergency-cache")
    turn_of(t)
    t.choose("investigate")
    t.asked(1, "ahlcg-prompt-action")
    t.expect(hand(2) == ("emergency-cache",), actions(ROLAND) == 2)


@example(
    "ahlcg/automatic-failure-success.3 ahlcg/chaos-tokens.4",
    "Wendy Adams's elder sign: with her Amulet a sure success, by all of her 3 combat",
)
def wendy_elder_sign(t: ExampleTable) -> None:
    alone(t, WENDY, "ghoul-priest", tokens="elder_sign elder_sign")
    t.arrange("asset", code="wendys-amulet", seat=1)
    t.arrange("asset", code="41-derringer", seat=1)
    t.choose("shoot 41-derringer")
    t.expect(damage("ghoul-priest") == 2)


@example("ahlcg/chaos-tokens.4", "Wendy Adams's elder sign: +0 without the Amulet")
def wendy_elder_sign_alone(t: ExampleTable) -> None:
    alone(t, WENDY, "ghoul-minion", tokens="elder_sign elder_sign")
    t.choose("fight ghoul-minion")
    t.expect(damage("ghoul-minion") == 0, actions(WENDY) == 2)
    t.choose("evade ghoul-minion")
    t.expect(engaged(1) == ())
