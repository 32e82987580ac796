"""Eldritch Horror: the base box. Rules and components are written; it is offered for play when its words are."""
