#!/usr/bin/env python3
"""A bot as a program of its own: it needs nothing but the standard library.

    polis simulate machi-koro --bots "program:python3 docs/examples/bot.py,greedy" --games 10

Each line on standard input asks for one decision, each line on standard output answers one.
"""

import json
import sys

WANTED = ("convenience-store", "shopping-mall", "bakery", "ranch", "train-station")


def choose(question: dict) -> str:
    """The first thing we want among what is legal; otherwise the last legal action."""
    for card in WANTED:
        if f"build {card}" in question["legal"]:
            return f"build {card}"
    return question["legal"][-1]


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
