# Machi Koro na úvodní stránce a na stránce o Polis, česky.

machi-koro-tagline = Házejte kostkami, sbírejte mince, stavte městečko kartu po kartě; kdo první postaví čtyři dominanty, vyhrává.
machi-koro-credit = Autorem hry Machi Koro je Masao Suganuma; práva k ní mají její vydavatelé.
