# Machi Koro on the start page and the page about Polis, in English.

machi-koro-tagline = Roll the dice, collect coins, build a town card by card; first to four landmarks wins.
machi-koro-credit = Machi Koro is a game by Masao Suganuma; its publishers hold the rights to it.
