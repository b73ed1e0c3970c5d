"""The arrays of observations and masks, as kernels write them and as learners read them."""

from __future__ import annotations

import numpy as np

from polis.core.interfaces import Array
from polis.core.sheet import Field, Observation

WORD = 64


class Observations:
    """`n` observations with a layout: `vectors` and `planes`, and single fields as views of them.

    Kernels write eight cells of a plane at once into `words`, the same memory as `planes`.
    """

    def __init__(self, layout: Observation, players: int, n: int) -> None:
        self.layout = layout
        self.players = players
        shape = layout.planes_shape(players)
        self.vectors: Array = np.zeros((n, layout.length(players)), np.int16)
        self.words: Array = np.zeros((n, int(np.prod(shape)) // 8), np.uint64)
        self.planes: Array = self.words.view(np.uint8).reshape(n, *shape)

    def __getitem__(self, name: str) -> Array:
        """A field for all observations; one of the seats has the seats as its second axis."""
        layout, n = self.layout, len(self.vectors)
        for number, plane in enumerate(layout.planes):
            if plane.name == name:
                return self.planes[:, :, number]
        table = self.vectors[:, : layout.table_size]
        seats = self.vectors[:, layout.table_size :].reshape(n, self.players, layout.seat_size)
        for fields, numbers in ((layout.table, table), (layout.seat, seats)):
            first = 0
            for field in fields:
                if field.name == name:
                    block = numbers[..., first : first + field.size]
                    return block.reshape(*block.shape[:-1], *field.shape)
                first += field.size
        raise KeyError(name)

    def row(self, i: int) -> dict[str, Array]:
        """One observation: its vector, and its planes if the game has boards."""
        vector = {"vector": self.vectors[i]}
        return vector | {"planes": self.planes[i]} if self.layout.planes else vector


def fields(layout: Observation) -> tuple[Field, ...]:
    """All fields: of the table, of a seat, and the planes."""
    return (*layout.table, *layout.seat, *layout.planes)


def new_masks(actions: int, n: int) -> Array:
    """`n` masks with a bit for each of `actions` codes, in whole words."""
    return np.zeros((n, -(-actions // WORD) * WORD // 8), np.uint8)


def unpack_masks(masks: Array, actions: int) -> Array:
    """Masks as one byte of 0 or 1 for each code."""
    return np.unpackbits(masks, axis=-1, count=actions, bitorder="little")
