"""The opponent of the solo game: its cards take things from the market."""

from __future__ import annotations

from .market import Market

ROADS_AND_TOWER = {"LONG": "road", "SHORT": "set", "TOWER": "tower"}


class Automaton:
    """Cards are numbered from 1 as in the components; `deck` holds those not yet drawn."""

    def __init__(self, cards: list[dict]) -> None:
        self.cards = dict(enumerate(cards, start=1))
        self.deck = list(self.cards)
        self.pile: list[str] = []  # monuments taken

    def draw(self, number: int) -> bool:
        """Turn up a card; False if it only orders all the cards back into the deck.

        Ruling: without such a card in the components, the cards go back when the deck is empty.
        """
        self.deck.remove(number)
        reshuffle = "RESHUFFLE" in self.cards[number]["top"]
        if reshuffle or not self.deck:
            self.deck = list(self.cards)
        return not reshuffle

    def act(self, number: int, market: Market) -> None:
        """The first available of top, middle and bottom."""
        card = self.cards[number]
        if self.remove(card["top"], card["arrow"], market):
            return
        if self.remove(card["mid"], card["arrow"], market):
            return
        shown = [name for name in market.display if name is not None]
        if shown:
            name = nearest(shown, card["arrow"])
            market.take_monument(name)
            self.pile.append(name)

    def remove(self, items: list[str], arrow: str, market: Market) -> bool:
        """Remove each of the items that is there; tell whether there was any."""
        removed = [self.remove_one(item, arrow, market) for item in items]
        return any(removed)

    def remove_one(self, item: str, arrow: str, market: Market) -> bool:
        if item in ROADS_AND_TOWER:
            what = ROADS_AND_TOWER[item]
            there = market.supply[what] > 0
            market.supply[what] -= there
            return there
        fitting = [
            stack
            for stack, tile in market.shown.items()
            if tile is not None and item in ("ANY", market.tile[tile]["type"])
        ]
        if fitting:
            # Ruling: of several buildings, the one nearest the side of the arrow.
            market.take_building(nearest(fitting, arrow))
        return bool(fitting)


def nearest(row: list[str], arrow: str) -> str:
    """The first or the last of what lies in a row from left to right."""
    return row[0] if arrow == "L" else row[-1]
