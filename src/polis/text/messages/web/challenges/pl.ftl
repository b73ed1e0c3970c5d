# Partie dnia i zadania w przeglądarce, po polsku.

web-daily-more = Dziś wszyscy mają te same kostki, kafle i budynki oraz tego samego przeciwnika. Liczy się twoja pierwsza próba; ruchów nie można cofać, nie ma też podpowiedzi. Twoje imię i wynik zobaczą wszyscy, a jutro także najlepszą dzisiejszą partię.
web-daily-left = do końca zostało { $time }
web-daily-against = Twój przeciwnik: { $level }
web-daily-play = Zagraj w dzisiejszą grę
web-daily-continue = Kontynuuj
web-daily-result = Zobacz wynik jeszcze raz
web-daily-done = Zajmujesz { $place }. miejsce (wyników: { $count })
web-daily-nobody = Nikt jej jeszcze nie ukończył.
web-daily-yesterday = Wczoraj
web-daily-best = Obejrzyj najlepszą partię
web-daily-all = Wszystkie gry dnia
web-daily-place = Miejsce
web-daily-player = Gracz
web-daily-points = Punkty
web-daily-rival = Bot
web-daily-moves = Ruchy
web-daily-nameless = Bez imienia
web-daily-you = (ty)
web-daily-of = Najlepsze wyniki: { $shown } z { $count }.
web-daily-today-hash = Skrót dzisiejszego sekretu
web-daily-tomorrow-hash = Skrót jutrzejszego sekretu
web-daily-yesterday-hash = Skrót wczorajszego sekretu
web-daily-yesterday-secret = Wczorajszy sekret
web-puzzles-more = Pozycje z partii botów, w których jeden ruch jest wyraźnie najlepszy. Znajdź go.
web-puzzles-none = Na tym serwerze nie ma zadań.
web-puzzles-of = Rozwiązane: { $solved } z { $count }
web-puzzle-number = Zadanie { $number } z { $count }
web-puzzle-hard = trudne
web-puzzle-streak = Seria { $streak }, najdłuższa { $best }
web-puzzle-points = { $points ->
    [one] Znajdź ruch, który da co najmniej o { $points } punkt więcej niż każdy inny.
    [few] Znajdź ruch, który da co najmniej o { $points } punkty więcej niż każdy inny.
    [many] Znajdź ruch, który da co najmniej o { $points } punktów więcej niż każdy inny.
   *[other] Znajdź ruch, który da co najmniej o { $points } punktu więcej niż każdy inny.
}
web-puzzle-chance = Znajdź ruch, który da co najmniej o { PERCENT($chance) } szansy na wygraną więcej niż każdy inny.
web-puzzle-right = Dobrze.
web-puzzle-wrong = To nie jest najlepszy ruch.
web-puzzle-best = Najlepszy ruch: { $what }.
web-puzzle-second = Drugi najlepszy ruch: { $what }; traci { $loss }.
web-puzzle-lost = Twój ruch traci { $loss }.
web-puzzle-next = Następne zadanie
