# Akropolis on the start page and the page about Polis, in English.

akropolis-tagline = Build your city outwards and upwards; plazas multiply what is well placed.
akropolis-credit = Akropolis is a game by Jules Messaud; its publishers hold the rights to it.
