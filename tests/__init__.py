"""The tests. Packages, so that tests of one room can share their pieces."""
