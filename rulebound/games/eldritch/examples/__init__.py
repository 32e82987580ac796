"""The rulebook of Eldritch Horror, shown: an example for each clause that can be carried out."""
