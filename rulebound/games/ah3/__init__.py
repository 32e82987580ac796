"""Arkham Horror, third edition: the base box. It is offered for play when its rules, components and words are."""
