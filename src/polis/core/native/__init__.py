"""Native code of the games: where it lies, how it is loaded, how it is built meanwhile."""
