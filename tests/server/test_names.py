"""Nobody at a table has a name that the eye could take for another's: Unicode says which letters look alike."""

from __future__ import annotations

import pytest

from rulebound.server.names import taken


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Αnn", "Ann"),  # a Greek Alpha
        ("Ꭺnn", "Ann"),  # a Cherokee Go
        ("Torn", "Tom"),  # r and n beside one another
        ("Rоbеrt", "Robert"),  # Cyrillic o and e
        ("ТОМ", "Tom"),  # Cyrillic capitals
        ("Οlga", "Olga"),  # a Greek Omicron
        ("𝐀𝐧𝐧", "Ann"),
        ("Ian", "lan"),  # a capital I and a small l
        ("B0b", "Bob"),
        ("ANN", "ann"),
        ("Ρаvlо", "Pavlo"),  # Greek and Cyrillic in one
        ("Ann-", "A nn"),
        ("հanna", "Hanna"),  # an Armenian ho
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert taken(name, ["Zoe", other])
    assert taken(other, [name])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Олена", "Олег"),
        ("Tim", "Tom"),
        ("Ivan", "Evan"),
        ("Гра", "Ypa"),
        ("李", "王"),
        ("Νίκος", "Νίκη"),
    ],
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert not taken(name, [other])
