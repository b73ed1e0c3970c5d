# A person's own pages: name and picture, other devices, data, statistics, the club.
web-my-data = Moje dane
web-export = Zapisz wszystkie moje gry w pliku
web-forget-me = Zapomnij o mnie
web-forget-me-more = Twoje imię zniknie ze wszystkich twoich gier na tym serwerze i w tej przeglądarce; odtąd będziesz „Graczem 2”, zależnie od numeru miejsca. Gry i twoje miejsca zostaną. Tego nie można cofnąć.
web-forget-me-sure = Usuń moje imię
web-forget-me-done = Twoje imię zostało usunięte.
web-me = Ja
web-me-picture = Obrazek
web-me-colour = Kolor
web-me-more = Imię, obrazek i kolor zostaną użyte w następnym pokoju, który założysz lub do którego dołączysz.
web-device = Moje gry na innym urządzeniu
web-device-more = Otwórz ten link na drugim urządzeniu albo zeskanuj tam kod. Oba zawierają twój sekret: kto go ma, może grać na twoich miejscach, więc nikomu go nie pokazuj.
web-device-code = Kod z linkiem dla innego urządzenia
web-device-link = Link dla innego urządzenia
web-device-revoke = Unieważnij link
web-device-revoke-more = To urządzenie dostanie wtedy nowy sekret, a pozostałe stracą twoje gry.
web-device-revoked = Stary link jest nieważny.
web-device-broken = W tym linku nie ma sekretu. Skopiuj na drugim urządzeniu cały link albo zeskanuj jego kod.
web-device-accept = Używaj tu tej tożsamości
web-device-accept-more = Twoje gry pojawią się wtedy na tym urządzeniu i będzie można grać w nie dalej. Przyjmuj tylko link utworzony przez ciebie: jego autor zobaczy twoje przyszłe gry i będzie mógł w nie grać.
web-device-replaces = Ta przeglądarka ma własną tożsamość, którą nowa zastąpi. Jej gry zostaną tylko w tej przeglądarce.
web-avatar-temple = świątynia
web-avatar-tower = wieża
web-avatar-tree = drzewo
web-avatar-ship = statek
web-avatar-sun = słońce
web-avatar-fish = ryba
web-avatar-amphora = amfora
web-avatar-wheat = zboże
web-avatar-cat = kot
web-avatar-star = gwiazda
web-avatar-moon = księżyc
web-avatar-leaf = liść
web-colour-azure = lazurowy
web-colour-terracotta = terakotowy
web-colour-olive = oliwkowy
web-colour-violet = fioletowy
web-colour-teal = morski
web-colour-gold = złoty
web-colour-rose = różowy
web-colour-slate = łupkowy
web-stats = Moje statystyki
web-stats-more = Z dokończonych gier, które pamięta ta przeglądarka. Gry, w których przy tym urządzeniu siedziało kilka osób, są pominięte: nie wiadomo, które miejsce było twoje.
web-stats-none = Na razie żadnej dokończonej gry
web-stats-none-more = Dograj jakąś grę do końca, przeciw botom albo z innymi. Potem zobaczysz tu, jak często wygrywasz, z kim i co przyniosło ci najwięcej punktów.
web-stats-play = Wybierz grę
web-stats-reading = Czytam twoje gry: { $done } z { $all }
web-stats-unread = { $count ->
    [one] { $count } gra nie jest jeszcze przeczytana, bo serwer jest zajęty.
    [few] { $count } gry nie są jeszcze przeczytane, bo serwer jest zajęty.
    [many] { $count } gier nie jest jeszcze przeczytanych, bo serwer jest zajęty.
   *[other] { $count } gry nie jest jeszcze przeczytane, bo serwer jest zajęty.
}
web-stats-go-on = Czytaj dalej
web-stats-games = Gry
web-stats-wins = Wygrane
web-stats-mean = Średnia punktów
web-stats-best = Najwięcej punktów
web-stats-win-share = { $wins } ({ $share })
web-stats-course = Twoje ostatnie wyniki ({ $count })
web-stats-course-said = Od najstarszego do najnowszego: { $scores }. Średnia to { $mean }.
web-stats-course-key = Pełne kropki to gry wygrane; linia to twoja średnia.
web-stats-by-level = Według przeciwnika
web-stats-by-players = Według liczby graczy
web-stats-opponent = Przeciwnik
web-stats-players = Graczy
web-stats-people = Ludzie
web-stats-mixed = Boty i ludzie albo różne poziomy
web-stats-alone = Bez przeciwnika
web-stats-sources = Co przyniosło punkty
web-stats-sources-more = Średnio na grę.
web-stats-source = Za co
web-stats-points = Punkty
web-stats-earned = Co przyniosło monety
web-stats-coins = Monety
web-stats-records = Rekordy
web-stats-record-score = Najwyższy wynik
web-stats-record-lead = Największa przewaga
web-stats-record-series = Najwięcej wygranych z rzędu
web-stats-record-source = Najwięcej za jedno
web-stats-record-of = { $points }, { $source }
web-club = Klub
web-club-open = Ranking klubu
web-club-more = Gracze tego serwera, którzy chcą się porównywać, według oceny. Ocena to szacunek, a liczba po ± mówi, jak jest niepewny: prawdziwa siła zwykle leży w tych granicach. Kolejność jest według dolnej granicy.
web-club-me = Pokazuj mnie w rankingu klubu
web-club-me-more = Od teraz liczą się twoje dokończone gry z innymi z klubu. Twoje imię, obrazek i oceny są wtedy widoczne dla wszystkich. Możesz odejść w każdej chwili; wtedy zostaną usunięte.
web-club-joined = Jesteś w klubie.
web-club-left = Nie jesteś już w klubie, a twoje oceny zostały usunięte.
web-club-mine = { $game }: { $rating } ± { $uncertainty }, { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
web-club-soon = { $game }: { $games } z { $least } gier, po których widać ocenę
web-club-none = W tej grze nikt nie ma jeszcze oceny
web-club-none-more = Gracz pojawia się w rankingu, gdy zagra { $least } gier z innymi z klubu. Dołącz, zaproś innych i grajcie.
web-club-place = Miejsce
web-club-player = Gracz
web-club-rating = Ocena
web-club-games = Gry
web-club-nameless = Gracz bez imienia
web-club-you = ty
web-club-rules = Które gry się liczą
web-club-rules-1 = Dokończone gry, przy których siedziało co najmniej dwóch graczy z klubu, każdy na swoim miejscu. Boty i inni ludzie przy stole są pomijani.
web-club-rules-2 = Miejsce, za które boty albo zegar podjęły ponad ćwierć decyzji, lub które dostał bot, jest ostatnie.
web-club-rules-3 = Cofanie ruchów za zgodą wszystkich jest w porządku. Gry, w których każdy może cofać dowolnie, i gry wczytane z pliku się nie liczą.
web-club-rules-4 = W ciągu 24 godzin liczy się najwyżej { $player } gier jednego gracza i { $pair } gier tych samych dwóch graczy.
