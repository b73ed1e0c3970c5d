"""Rooms, seats, storage and live connections; games are known only through the contract."""
