# Akropolis na úvodní stránce a na stránce o Polis, česky.

akropolis-tagline = Stavte město do šířky i do výšky; náměstí násobí to, co stojí na správném místě.
akropolis-credit = Autorem hry Akropolis je Jules Messaud; práva k ní mají její vydavatelé.
