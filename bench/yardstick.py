"""The yardstick: python-chess, random legal moves until its own rules end the game."""

from __future__ import annotations

import random

import chess


def play(seed: int) -> int:
    """One game; the number of moves."""
    rng = random.Random(seed)
    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        moves += 1
    return moves
