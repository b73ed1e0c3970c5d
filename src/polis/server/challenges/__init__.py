"""Games and positions that are the same for all: daily games and puzzles."""
