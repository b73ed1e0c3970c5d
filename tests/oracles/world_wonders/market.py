"""What lies on the table for sale: roads, tower, buildings, monuments."""

from __future__ import annotations

from collections import Counter

RESOURCES = ("food", "ceramics", "gears")

# Long roads and short sets on offer in a round, by the number of players.
ROADS_ON_OFFER = {1: (1, 1), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}
FEWEST_PLAYERS = {"main": 1, "4p": 4, "5p": 5}  # with whom a board is used


class Market:
    """The offer of the round, and what is left to be revealed."""

    def __init__(self, components: dict, players: int) -> None:
        self.players = players
        self.tile = {tile["id"]: tile for tile in components["tiles"]}
        self.stack = {  # from left to right
            stack["id"]: stack
            for stack in components["stacks"]
            if players >= FEWEST_PLAYERS[stack["board"]]
        }
        self.monument = {card["id"]: card for card in components["monuments"]}
        self.stacks = {stack: self.tiles_of(stack) for stack in self.stack}  # not yet revealed
        self.shown: dict[str, str | None] = dict.fromkeys(self.stack)  # the building for sale
        self.deck = list(self.monument)  # not yet revealed
        self.display: list[str | None] = [None] * (2 if players == 1 else 3)
        self.supply: dict[str, int] = {}
        self.refill()

    def tiles_of(self, stack: str) -> Counter[str]:
        """The stack's tiles; those of equal type and resources under the first one's id."""
        first: dict[tuple, str] = {}
        tiles: Counter[str] = Counter()
        for tile in self.tile.values():
            if tile["stack"] == stack:
                look = (tile["type"], *(tile[resource] for resource in RESOURCES))
                tiles[first.setdefault(look, tile["id"])] += 1
        return tiles

    def refill(self) -> None:
        """A round begins: unsold buildings leave the game, roads and tower are filled up."""
        roads, sets = ROADS_ON_OFFER[self.players]
        self.supply = {"road": roads, "set": sets, "tower": 1}
        self.shown = dict.fromkeys(self.shown)

    # Chance

    def reveals_of_buildings(self) -> list[tuple[str, str]]:
        return [("stack", stack) for stack in self.stack]

    def reveals_of_monuments(self) -> list[tuple[str, int]]:
        return [("monument", spot) for spot, shown in enumerate(self.display) if shown is None]

    def reveal_building(self, stack: str, tile: str) -> None:
        self.stacks[stack] -= Counter([tile])
        self.shown[stack] = tile

    def reveal_monument(self, spot: int, name: str) -> None:
        self.deck.remove(name)
        self.display[spot] = name

    # Buying, by a seat or by the automaton

    def take_building(self, stack: str) -> str:
        tile = self.shown[stack]
        assert tile is not None
        self.shown[stack] = None
        return tile

    def take_monument(self, name: str) -> None:
        self.display[self.display.index(name)] = None
