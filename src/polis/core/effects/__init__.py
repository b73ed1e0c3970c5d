"""Effects: what a move did, as typed data from which front ends show it step by step.

An effect is a plain dict whose `kind` says what happened. `types` has the kinds that all games
share; `games/<game>/text/effect_types.py` adds those of one game and narrows these. A component is
named by a `piece`: its `type` and `key` are enough to draw it.
"""
