# World Wonders on the start page and the page about Polis, in English.

world-wonders-tagline = Lay roads, raise districts and wonders, and spend every coin before the others do.
world-wonders-alone = against the automaton
world-wonders-credit = World Wonders is a game by Zé Mendes; its publishers hold the rights to it.
