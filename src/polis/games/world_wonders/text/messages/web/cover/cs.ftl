# World Wonders na úvodní stránce a na stránce o Polis, česky.

world-wonders-tagline = Stavte cesty, čtvrti a divy světa a utraťte každou minci dřív než ostatní.
world-wonders-alone = proti automatickému protivníkovi
world-wonders-credit = Autorem hry World Wonders je Zé Mendes; práva k ní mají její vydavatelé.
