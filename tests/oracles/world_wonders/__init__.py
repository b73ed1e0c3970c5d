"""World Wonders played plainly, straight from the rules, with the components as a parsed dict.

A `Table` is one game. Whoever drives it asks `to_act`: a seat (0 is A), "chance" or "over". A seat
picks one notation of `legal()`, chance draws one of `chance()` by weight, `apply()` carries it out.

Cells are map references: a letter for the column, a number for the row, a1 at the top left.

Decisions
    loan           take a loan: 2 gold more, in this round only
    repay          pay 3 gold back
    buy road       the long road              buy set         the short set
    buy tower      the tower                  buy S3          the building shown at stack S3
    buy pedestal 1 the first pedestal, or 2   buy giza        the monument with this id
    out            leave the round; offered only beside a loan step, when nothing can be bought
    lay CELL ROT   lay the only kind of piece there is: lay c4 r1
    lay PIECE CELL ROT   where an object has pieces of several kinds: lay two c4 r1, lay 0 a1 r0
CELL is the top left corner of the piece's box after turning, whether or not the piece covers it;
the box is the shape as printed, `?` and `.` included. ROT is r0 r1 r2 r3: quarter turns clockwise
of the printed shape. If two turns look alike, letters of the terrain included, only the smaller is
a move. (So a square WW/EE in open water can be laid as r0 and as r2: both cover the same cells.)
PIECE of a short set is its number of cells in words, written for all three pieces; of a monument
it is the index, from 0, of the first equal entry among its pieces, written for all of them unless
all are equal. Pieces are equal if one turned is the other.

Chance
    river A B3         the map dealt to a seat
    objective 7        the seventh objective in the components; a decision where they are chosen
    reveal S3 S3-07    the building of a stack; tiles of a stack that are equal in type and
                       resources are one outcome, named by the first of them in the components
    reveal monument ID
    card 12            the automaton's twelfth card in the components

The sequence of events
    Set-up: on side B a river for each seat from A on; three objectives if they are played, which
    seat A decides one by one if they are chosen; a building for each stack from left to right; the
    monuments from left to right.
    New round: the round's number, roads, tower, turn order, pedestals and gold are those of the
    new round at once; then a building for each stack from left to right.
    Turn: solo first a card, after a reshuffling card another one, and the monument that replaces
    one the automaton took. Then the turn is begun and counted: a seat's free road in its first
    turn; a loan step or a purchase; after a loan step a purchase; then the pieces one by one.
    Gold is paid and the object leaves the market at `buy`. The pieces of a short set are roads as
    soon as they lie. Resources and population come with the last piece, and after them the
    monument that replaces a bought one. Then the next seat that is not out has its turn.
    An event with one outcome is still an event; one with none (an empty stack or deck) is skipped.

Corner cases
    Whoever can buy anything, and be it a pedestal, must: there is no `out` beside a purchase.
    Nothing to buy, but a loan step possible: `loan` or `repay`, or `out`. Nothing at all: the turn
    has begun, and the seat is out without being asked.
    A loan step is allowed even if nothing can be bought after it; then the seat is out unasked.
    So it is after repaying with the last gold. One who is out has no gold.
    One purchase or one place possible: it is still a decision.
    A monument is paid with all gold, a loan of the same turn included, so its buyer is out.
    Pieces of a monument may be laid apart from each other if the rest will join them; the pieces
    are joined by sides, piece to piece. What must be touched is looked for when all lie.
    Two equal letters: two tiles, towers, road pieces, cells of water or natural resources.
    A free place of the display stays free when the deck is empty; left and right are then the
    outermost monuments still there.
    The game ends with a round; nothing of a new round happens then.

What lies on the table: `gold`, `loan`, `out`, `resources`, `population`, `maps`, `cities` by seat
(a city's objects are sets of cells, see `ground`; `picture()` draws it), `order`, `pedestals`,
`objectives`, `market` (`supply`, `shown`, `stacks`, `display`, `deck`), `automaton` (`deck`,
`pile`), `hand` (what is being laid), `round`, `turns` and `seat_on_turn`, which between two rounds
is already the seat that will begin.
"""

from .table import Table

__all__ = ["Table"]
