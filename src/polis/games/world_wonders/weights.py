"""How much a city's promise weighs in `hopes`: in points, and what each round to come adds."""

from __future__ import annotations

# Two columns for games of several players, two for the solo game, which is another one: there
# every resource is also a point of the automaton's.
WEIGHTS = (
    (0.60, 0.00, -0.10, 0.00),  # a coin
    (0.30, 0.04, 0.10, 0.02),  # an inhabitant, besides the rings reached
    (0.10, 0.03, 0.05, 0.01),  # a space of any resource, besides the lowest one's points
    (0.70, 0.00, 0.30, 0.00),  # what the lowest resource may still gain if others wait for it
    (-0.05, 0.00, -0.05, 0.00),  # each space that another resource is ahead of the lowest
    (0.10, 0.05, 0.10, 0.05),  # a building that is no district yet
    (-0.04, 0.00, -0.04, 0.00),  # a free cell that keeps buildings from being districts
    (-0.05, 0.00, -0.05, 0.00),  # a free cell without free neighbours
    (0.02, 0.01, 0.02, 0.01),  # a free cell beside a road
    (0.02, 0.02, 0.02, 0.02),  # a free square of four cells beside a road
    (0.00, 0.01, 0.00, 0.01),  # any free square of four cells
    (0.10, 0.05, 0.10, 0.05),  # a natural resource that nothing touches or covers
    (0.05, 0.03, 0.05, 0.03),  # one of those, two steps from an object
    (0.05, 0.05, 0.05, 0.05),  # a type of building with a free cell beside it
    (0.20, 0.02, 0.10, 0.02),  # a monument on display that could be built now
    (0.10, 0.02, 0.20, 0.03),  # each of its rings
    (0.20, 0.02, 0.00, 0.00),  # the first pedestal
    (0.10, 0.01, 0.00, 0.00),  # the second
    (4.50, 0.00, 2.50, 0.00),  # spaces of all resources that a round brings
    (0.60, 0.00, 0.60, 0.00),  # rounds that pass while the largest population grows by one
)

# How much of the best rival's result is taken from a result.
RIVAL = 0.5
# At the end of which round a playout stops: 1 is the round it begins in.
AHEAD = 1
