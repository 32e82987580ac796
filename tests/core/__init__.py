"""Tests of the material: cards, pools, tokens, boards, chance, views."""
