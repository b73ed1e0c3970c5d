# Zapisy partii i ich analiza w przeglądarce, po polsku.

web-open = Otwórz
web-my-rooms = Moje pokoje
web-analysis-about = Silny bot ocenia każdą decyzję. Strata jest podana w punktach i w szansie na wygraną, oszacowanej z partii między botami.
web-analysis-thresholds = Oceny według straconej szansy na wygraną: niedokładność od { PERCENT($inaccuracy) }, błąd od { PERCENT($mistake) }, gruby błąd od { PERCENT($blunder) }.
web-analysis-begin = Oceń wszystkie decyzje
web-analysis-on = Kontynuuj
web-analysis-stop = Zatrzymaj
web-analysis-better = Najlepiej: { $what }
web-analysis-worst = Decyzje z największą stratą
web-analysis-all = Wszystkie decyzje
web-analysis-played = zagrano
web-analysis-best = najlepiej
web-analysis-lost = strata
web-analysis-nothing = W żadnej decyzji nic nie stracono.
web-analysis-every = Wszystkie decyzje: { $count }
web-analysis-sum = { $decisions ->
    [one] { $decisions } decyzja; tak jak bot: { $same }
    [few] { $decisions } decyzje; tak jak bot: { $same }
    [many] { $decisions } decyzji; tak jak bot: { $same }
   *[other] { $decisions } decyzji; tak jak bot: { $same }
}
web-analysis-was-played = Zagrano: { $what }
web-analysis-same = Zagrano najlepszy ruch.
web-analysis-move = Ruch { $number }, { $name }:
web-analysis-costs = Strata: { $loss }.
web-analysis-costs-least = Strata: co najmniej { $loss }.
web-analysis-costs-nothing = Oba ruchy są mniej więcej równie dobre.
web-analysis-retry = Zagraj tę pozycję jeszcze raz
web-analysis-before = Poprzedni słaby ruch
web-analysis-after = Następny słaby ruch
web-analysis-weak = Słabe ruchy: { $count }
web-analysis-no-choice = W tym ruchu nie było w czym wybierać.
web-analysis-chance = { $name }: { PERCENT($chance) }
web-analysis-bar = Szansa na wygraną, { $name }: { PERCENT($chance) } po zagranym ruchu, { PERCENT($best) } po najlepszym
web-log-file = Zapis z pliku
web-log-too-long = Plik „{ $name }” jest za duży jak na zapis partii: można otworzyć najwyżej { UNIT($most, unit: "kilobyte") }.
web-log-paste = Albo tekst zapisu
web-replay-broken = Link do tego zapisu jest niepełny.
web-move = Ruch
web-move-of = Ruch { $at } z { $moves }
web-first = Na początek
web-back = Ruch wstecz
web-run = Odtwarzaj ruchy
web-pause = Wstrzymaj
web-next = Ruch naprzód
web-last = Na koniec
web-link-move = Link do tego ruchu
web-play-on = Graj dalej od tego miejsca
web-play-on-more = Nowy pokój zacznie się po ruchu { $at } tego zapisu.
web-play-on-as = Gram jako
