"""The three anomaly decks: what happens by the doom in one's space."""

from rulebound.core.card_language.forms import may, seq, to
from rulebound.games.ah3.cards import anomaly
from rulebound.games.ah3.effects import (
    CURSED,
    DARK_PACT,
    HOOD,
    OTHER,
    L,
    W,
    become,
    become_delayed,
    delayed,
    remnant,
    remove_doom,
    spend_money,
    spend_remnants,
    suffer,
    take_condition,
    test,
)

# ------------------------------------------------------------------ Temporal Fissure

anomaly(
    "azathoth", 1, (1, 2),
    low=may(to(spend_money(2), remove_doom(1, HOOD))),
    middle=test(W, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(L, -2, passed=seq(remove_doom(3), remnant()), failed=become(CURSED)),
)  # fmt: skip
anomaly(
    "azathoth", 2, (1, 2),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=1)),
    middle=seq(suffer(damage=2), remove_doom(2), remnant()),
    high=test(W, -1, passed=seq(remove_doom(2), remnant())),
)  # fmt: skip
anomaly(
    "azathoth", 3, (1, 2),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=1)),
    middle=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=delayed()),
    high=may(to(take_condition(DARK_PACT), seq(remove_doom(3), remnant()))),
)  # fmt: skip
anomaly(
    "azathoth", 4, (1, 2),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(horror=1)),
    middle=test(L, passed=remove_doom(1)),
    high=test(L, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(damage=2)),
)  # fmt: skip
anomaly(
    "azathoth", 5, (1, 2),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(horror=2)),
    middle=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(horror=2)),
    high=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(horror=3)),
)  # fmt: skip
anomaly(
    "azathoth", 6, (0, 2),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(horror=2)),
    middle=seq(suffer(horror=2), remove_doom(2), remnant()),
    high=test(W, -2, passed=seq(remove_doom(3), remnant())),
)  # fmt: skip
anomaly(
    "azathoth", 7, (0, 2),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(horror=2)),
    middle=test(L, passed=remove_doom(1)),
    high=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=3)),
)  # fmt: skip
anomaly(
    "azathoth", 8, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=become(CURSED)),
    middle=test(L, passed=remove_doom(1)),
    high=may(to(become_delayed(), seq(remove_doom(2), remnant()))),
)  # fmt: skip
anomaly(
    "azathoth", 9, (0, 1),
    low=test(W, passed=remove_doom(1, HOOD)),
    middle=may(to(spend_remnants(1), seq(remove_doom(1), remove_doom(1, OTHER)))),
    high=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=1, horror=1)),
)  # fmt: skip
anomaly(
    "azathoth", 10, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=2)),
    middle=test(W, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(W, -2, passed=seq(remove_doom(3), remnant()), failed=become(CURSED)),
)  # fmt: skip
anomaly(
    "azathoth", 11, (0, 1),
    low=test(W, passed=remove_doom(1, HOOD)),
    middle=test(L, passed=remove_doom(1)),
    high=test(W, -1, passed=seq(remove_doom(2), remnant())),
)  # fmt: skip
anomaly(
    "azathoth", 12, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(damage=2)),
    middle=test(L, passed=remove_doom(1)),
    high=test(W, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(horror=2)),
)  # fmt: skip

# ------------------------------------------------------------------ Fractured Reality

anomaly(
    "veil", 1, (1, 2),
    low=may(to(spend_money(1), remove_doom(1, HOOD))),
    middle=test(W, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(L, -2, passed=seq(remove_doom(3), remnant()), failed=become(CURSED)),
)  # fmt: skip
anomaly(
    "veil", 2, (1, 2),
    low=test(L, passed=remove_doom(1, HOOD)),
    middle=seq(suffer(damage=2), remove_doom(2), remnant()),
    high=may(to(take_condition(DARK_PACT), seq(remove_doom(3), remnant()))),
)  # fmt: skip
anomaly(
    "veil", 3, (1, 2),
    low=test(W, passed=remove_doom(1, HOOD)),
    middle=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(horror=2)),
    high=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=delayed()),
)  # fmt: skip
anomaly(
    "veil", 4, (1, 2),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(damage=1)),
    middle=test(L, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(L, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(damage=2)),
)  # fmt: skip
anomaly(
    "veil", 5, (1, 2),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=1)),
    middle=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=1, horror=1)),
    high=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(horror=3)),
)  # fmt: skip
anomaly(
    "veil", 6, (0, 2),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(damage=2)),
    middle=seq(suffer(horror=2), remove_doom(2), remnant()),
    high=test(W, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(horror=2)),
)  # fmt: skip
anomaly(
    "veil", 7, (0, 1),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(damage=1, horror=1)),
    middle=test(L, passed=remove_doom(1)),
    high=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=3)),
)  # fmt: skip
anomaly(
    "veil", 8, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=become(CURSED)),
    middle=test(W, passed=remove_doom(1)),
    high=may(to(become_delayed(), seq(remove_doom(2), remnant()))),
)  # fmt: skip
anomaly(
    "veil", 9, (0, 1),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(damage=1, horror=1)),
    middle=may(to(spend_remnants(1), seq(remove_doom(1), remove_doom(1, OTHER)))),
    high=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=1, horror=1)),
)  # fmt: skip
anomaly(
    "veil", 10, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=2)),
    middle=test(W, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(L, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(damage=2)),
)  # fmt: skip
anomaly(
    "veil", 11, (0, 1),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(damage=2)),
    middle=test(L, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=1, horror=1)),
)  # fmt: skip
anomaly(
    "veil", 12, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=2)),
    middle=test(W, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(W, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(horror=2)),
)  # fmt: skip

# ------------------------------------------------------------------ Nightmare Breach

anomaly(
    "echoes", 1, (1, 2),
    low=may(to(spend_money(2), remove_doom(1, HOOD))),
    middle=test(W, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(L, -2, passed=seq(remove_doom(3), remnant()), failed=become(CURSED)),
)  # fmt: skip
anomaly(
    "echoes", 2, (1, 2),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(damage=1)),
    middle=seq(suffer(damage=2), remove_doom(2), remnant()),
    high=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=become(CURSED)),
)  # fmt: skip
anomaly(
    "echoes", 3, (1, 2),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=1)),
    middle=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(horror=2)),
    high=may(to(take_condition(DARK_PACT), seq(remove_doom(3), remnant()))),
)  # fmt: skip
anomaly(
    "echoes", 4, (1, 2),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(damage=1)),
    middle=test(L, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(L, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(damage=2)),
)  # fmt: skip
anomaly(
    "echoes", 5, (1, 2),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(horror=1)),
    middle=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=1, horror=1)),
    high=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(horror=3)),
)  # fmt: skip
anomaly(
    "echoes", 6, (0, 2),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(damage=2)),
    middle=seq(suffer(horror=2), remove_doom(2), remnant()),
    high=test(W, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(horror=2)),
)  # fmt: skip
anomaly(
    "echoes", 7, (0, 2),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(damage=1, horror=1)),
    middle=test(L, passed=remove_doom(1)),
    high=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=3)),
)  # fmt: skip
anomaly(
    "echoes", 8, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=become(CURSED)),
    middle=test(W, passed=remove_doom(1)),
    high=may(to(become_delayed(), seq(remove_doom(2), remnant()))),
)  # fmt: skip
anomaly(
    "echoes", 9, (0, 1),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(damage=1, horror=1)),
    middle=may(to(spend_remnants(1), remove_doom(1))),
    high=test(L, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=1, horror=1)),
)  # fmt: skip
anomaly(
    "echoes", 10, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=2)),
    middle=test(W, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(L, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(damage=2)),
)  # fmt: skip
anomaly(
    "echoes", 11, (0, 1),
    low=test(W, passed=remove_doom(1, HOOD), failed=suffer(damage=2)),
    middle=test(L, passed=remove_doom(1)),
    high=test(W, -1, passed=seq(remove_doom(2), remnant()), failed=suffer(damage=1, horror=1)),
)  # fmt: skip
anomaly(
    "echoes", 12, (0, 1),
    low=test(L, passed=remove_doom(1, HOOD), failed=suffer(horror=2)),
    middle=test(W, passed=remove_doom(1), failed=suffer(horror=1)),
    high=test(W, -2, passed=seq(remove_doom(3), remnant()), failed=suffer(horror=2)),
)  # fmt: skip
