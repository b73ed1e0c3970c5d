# Machi Koro na stronie głównej i na stronie o Polis, po polsku.

machi-koro-tagline = Rzucaj kostkami, zbieraj monety, buduj miasteczko karta po karcie; wygrywa, kto pierwszy zbuduje cztery atrakcje.
machi-koro-credit = Autorem gry Machi Koro jest Masao Suganuma; prawa do niej mają jej wydawcy.
