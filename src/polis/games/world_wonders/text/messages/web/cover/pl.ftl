# World Wonders na stronie głównej i na stronie o Polis, po polsku.

world-wonders-tagline = Buduj drogi, dzielnice i cuda świata i wydaj każdą monetę, zanim zrobią to inni.
world-wonders-alone = z automatycznym przeciwnikiem
world-wonders-credit = Autorem gry World Wonders jest Zé Mendes; prawa do niej mają jej wydawcy.
