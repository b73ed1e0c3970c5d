# Strony w przeglądarce, po polsku. Teksty poszczególnych gier są przy nich.

## Wszędzie

web-home = Polis, strona główna
web-nav = Strony
web-nav-replays = Zapisy
web-nav-pad = Notatnik punktacji
web-nav-rules = Zasady
web-nav-about = O Polis
web-skip = Przejdź do treści
web-close = Zamknij
web-loading = Wczytywanie …
web-again = Spróbuj ponownie
web-reload = Wczytaj stronę ponownie
web-copy = Kopiuj
web-copied = Link został skopiowany.
web-copy-yourself = Przeglądarka nie pozwala kopiować; zaznacz link i skopiuj go samodzielnie.
web-share = Udostępnij
web-print = Drukuj
web-download = Pobierz zapis
web-new = coś nowego
web-credit = Akropolis, Machi Koro i World Wonders są dziełem swoich autorów i wydawców. Polis nie ma z nimi żadnego związku; wszystkie tutejsze teksty i rysunki są nasze, podobnie jak karty i mapy gry World Wonders.

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-motion = Animacje
web-sounds = Dźwięki
web-volume = Głośność: { $share }
web-speed = Tempo ruchów innych graczy
web-speed-instant = Natychmiast
web-speed-quick = Szybko
web-speed-normal = Normalnie
web-speed-slow = Wolno
web-follow = Pokazuj miasto gracza, który wykonuje ruch
web-roll-self = Rzucaj kostkami ręcznie
web-confirm-when = Potwierdzanie ruchów
web-confirm-always = Zawsze
web-confirm-final = Gdy ruchu nie można cofnąć
web-confirm-never = Nigdy
web-chat-show = Pokazuj czat

## Gdy coś się nie uda

web-failed = Coś się nie udało; wczytaj stronę ponownie i spróbuj jeszcze raz.
web-failed-status = Serwer odpowiedział błędem { $status }; spróbuj ponownie za chwilę.
web-offline = Serwer jest nieosiągalny; sprawdź połączenie i spróbuj ponownie.
web-left = Połączenie z tym pokojem zostało zamknięte.
web-outdated = Jest nowsza wersja Polis; wczytaj stronę ponownie.
web-page-failed = Nie udało się wczytać tej części strony.
web-missing = Nie ma takiej strony
web-missing-more = Adres może być niepełny.

## Strona główna

web-welcome = Buduj miasta, razem lub w pojedynkę
web-welcome-more = Trzy gry planszowe dokładnie według zasad. Graj z przyjaciółmi lub botami, bez konta.
web-players = Gracze: { $players }
web-minutes = { $minutes } minut
web-play-now = Graj od razu
web-opponents = Przeciwnicy
web-play-alone = Solo
web-how-many = Ilu graczy
web-create = Utwórz pokój
web-learn = Nauka przez grę
web-more = Znajdziesz tu także
web-open-replay = Otwórz zapis
web-open-pad = Podlicz partię rozegraną przy stole
web-open-rules = Czytaj zasady
web-forget = Usuń z listy
web-open-rooms = Pokoje publiczne
web-open-rooms-none = Żaden pokój publiczny nie jest teraz otwarty. Utwórz go i zaznacz „na publicznej liście”.
web-status-open = czeka na graczy
web-status-playing = w trakcie gry
web-status-over = zakończony

## Boty

web-level-apprentice = Uczeń
web-level-apprentice-is = na pierwsze partie: popełnia błędy, łatwo z nim wygrać
web-level-builder = Budowniczy
web-level-builder-is = gdy znasz już zasady: wyrównany przeciwnik
web-level-architect = Architekt
web-level-architect-is = dla doświadczonych graczy: planuje naprzód
web-level-master = Mistrz
web-level-master-is = najsilniejszy: licz się z tym, że zwykle przegrasz
web-level-greedy = Prosty bot
web-level-random = Losowy bot

## Tworzenie pokoju

web-create-for = Pokój do gry { $game }
web-which-game = Która gra?
web-seats = Miejsca
web-seat-open = wolne
web-seat-me = na tym urządzeniu
web-seat-invited = na zaproszenie
web-seat-bot = bot
web-seat-who = Kto siedzi na miejscu { $number }
web-name = Twoje imię
web-name-of = Imię gracza { $number }
web-hot-seat = Na jednym urządzeniu może grać kilka osób; wpisz imię każdej z nich.
web-options = Warianty
web-room-settings = Pokój
web-set-public = na publicznej liście
web-set-spectators = inni mogą oglądać
web-set-undo = ruchy można cofać bez zgody innych
web-set-chat = gracze mogą do siebie pisać
web-set-spectator-chat = widzowie też mogą pisać
web-set-auto-start = partia zaczyna się po zajęciu ostatniego miejsca
web-set-clock = Zegar
web-clock = pozostały czas
web-clock-none = brak
web-clock-move-60 = 1 minuta na każdą decyzję
web-clock-move-180 = 3 minuty na każdą decyzję
web-clock-game-600 = 10 minut na całą partię
web-clock-game-1800 = 30 minut na całą partię
web-clock-move-86400 = 1 dzień na każdą decyzję

## Przed grą

web-room = Pokój
web-room-closed = Nie masz dostępu do tego pokoju
web-lobby = Przed partią
web-invite = Zaproszenie
web-invite-more = Kto otworzy ten link, może zająć wolne miejsce.
web-invite-link = Link z zaproszeniem
web-invite-new = Nowy link (stary przestanie działać)
web-join = Zajmij miejsce
web-host = Gospodarz
web-spectator = Widz
web-spectator-named = { $name } (widz)
web-fill-with = Wolne miejsca zajmie
web-start = Rozpocznij partię
web-waiting-host = Partię rozpoczyna gospodarz pokoju.
web-begins-full = Partia zacznie się po zajęciu ostatniego miejsca; gospodarz może rozpocząć ją wcześniej.
web-begins-full-you = Partia zacznie się po zajęciu ostatniego miejsca. Możesz rozpocząć ją wcześniej; wolne miejsca zajmą wtedy boty.
web-begins-you = Partia zacznie się, gdy ją rozpoczniesz; wolne miejsca zajmą boty.
web-begins-ready = Wszystkie miejsca są zajęte: możesz rozpocząć partię.
web-no-variants = bez wariantów
web-no-clock = bez zegara
web-you = (ty)
web-away = nie ma przy stole

## Stół

web-board = Plansza
web-rail = Gracze i listy
web-look-at = pokaż to miasto
web-my-board = Moje miasto
web-lists = Przebieg, czat i akcje
web-explain = { $name }, punkty: { $score }; wyjaśnij
web-roll-ask = Twoja kolej: rzuć kostką
web-roll-others = { $seat } rzuca kostką
web-since = Od twojej ostatniej tury
web-since-nothing = Na razie nic.
web-actions = Akcje
web-actions-find = Szukaj wśród akcji ({ $count })
web-actions-none-found = Żadna akcja nie pasuje.
web-actions-wait = To nie twoja kolej.
web-actions-over = Partia się skończyła.
web-plain-table = Stół tej gry nie jest jeszcze narysowany; wybieraj z listy akcji.
web-confirm = Zatwierdź
web-confirm-what = Zatwierdź lub anuluj ruch
web-drop = Anuluj
web-where-upper-left = u góry po lewej
web-where-upper-middle = u góry
web-where-upper-right = u góry po prawej
web-where-middle-left = po lewej
web-where-middle-middle = pośrodku
web-where-middle-right = po prawej
web-where-lower-left = u dołu po lewej
web-where-lower-middle = u dołu
web-where-lower-right = u dołu po prawej
web-effect = { $points ->
    [one] { $by } punkt
    [few] { $by } punkty
    [many] { $by } punktów
   *[other] { $by } punktu
}
web-log = Przebieg
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = Pokaż wcześniejsze ruchy
web-log-undo = { $seat } cofa ruch
    .seat = cofasz ruch
web-log-clock = czas minął
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie ruchu
web-undo-wish = { $seat } prosi o cofnięcie:
    .seat = Prosisz o cofnięcie:
web-undo-later = { $count ->
    [one] Razem z tym cofnięty zostanie jeden późniejszy ruch.
    [few] Razem z tym cofnięte zostaną { $count } późniejsze ruchy.
    [many] Razem z tym cofniętych zostanie { $count } późniejszych ruchów.
   *[other] Razem z tym cofniętych zostanie { $count } późniejszych ruchów.
}
web-undo-agree = Zgadzam się
web-undo-refuse = Nie zgadzam się
web-undo-waiting = Czekamy na odpowiedzi pozostałych.
web-proposal = Gospodarz proponuje:
web-proposal-drop = Wycofaj propozycję
web-hint = Podpowiedź
web-hint-thinking = Silny bot się zastanawia …
web-hint-says = Silny bot wybrałby: { $what }
web-hint-use = Pokaż na stole
web-rules-new-tab = Zasady, w nowej karcie
web-sheet-up = Pokaż: { $what }
web-sheet-down = Ukryj: { $what }
web-live-connecting = Łączenie …
web-live-waiting = Połączenie przerwane, trwa wznawianie. Partia jest bezpieczna.
web-watching = Oglądasz partię.
web-watched = { $count ->
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
web-seat-remove = Oddaj miejsce botowi na stałe
web-seat-remove-more = { $name } nie siedzi przy stole. Za minutę to miejsce dostanie na stałe bot; do tego czasu wystarczy, że { $name } wróci. Przy dotychczasowych ruchach imię zostanie.
web-seat-keep = Zachowaj miejsce
web-seat-removal = To miejsce dostanie bot, jeśli gracz zaraz nie wróci.
web-stand-in = Gra bot: { $level }
web-stand-in-let = Niech gra bot
web-stand-in-you = Gra za ciebie bot.
web-stand-in-time = Twój czas się skończył. Gra za ciebie bot.
web-come-back = Wracam do gry
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie napisał.
web-chat-write = Napisz do pokoju
web-chat-send = Wyślij
web-chat-mute = Wycisz
web-chat-hide = Wyłącz czat
web-chat-off = Czat jest wyłączony.
web-chat-on = Włącz

## Po grze

web-result = Wynik
web-wins = wygrywa
web-end-you = Wygrywasz
web-end-you-share = Dzielisz się zwycięstwem
web-end-other = { $count ->
    [one] Wygrywa { $names }
    [few] Zwycięstwem dzielą się { $names }
    [many] Zwycięstwem dzielą się { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
web-end-landmarks = Jedno miasto ma wszystkie atrakcje.
web-end-tiles = Ostatni kafel jest ułożony.
web-end-population = Populacja jednego miasta jest pełna.
web-end-rounds = Skończyła się ostatnia runda.
web-end-lost = Przegrywasz
web-end-scores = Punkty wiersz po wierszu
web-end-boards = Miasta na koniec
web-end-best = { $points ->
    [one] Najlepszy ruch, { $points } punkt:
    [few] Najlepszy ruch, { $points } punkty:
    [many] Najlepszy ruch, { $points } punktów:
   *[other] Najlepszy ruch, { $points } punktu:
}
web-total = Razem
web-reveal = Pokaż wszystko
web-share-picture = Zapisz jako obrazek
web-luck = Losowania
web-luck-before = Wyniki losowań w tej partii zależą od sekretu serwera i od losowej wartości przeglądarki każdego gracza. Po partii wszystko jest w zapisie. To jest skrót sekretu:
web-luck-same = W zapisie jest skrót, który ta przeglądarka widziała przed partią, i wartości, które dodała. Polecenie „polis verify” sprawdzi na podstawie zapisu, że wszystko z nich wynika.
web-luck-different = W zapisie nie ma skrótu albo wartości, które pamięta ta przeglądarka. Losowania w tej partii nie są tymi, które obiecano.
web-luck-nothing = Polecenie „polis verify” sprawdzi na podstawie zapisu, że wszystko wynika z sekretu. Ta przeglądarka niczego do niego nie dodała.
web-luck-unverifiable = Losowań w tej partii nie da się sprawdzić: partia jest dalszym ciągiem wczytanego zapisu albo zaczęła się na starszym serwerze.
web-luck-commitment = Skrót sekretu, pokazany przed partią
web-luck-secret = Sekret serwera
web-luck-value = Wartość miejsca { $number }
web-rematch = Zagraj ponownie
web-rematch-go = Do następnej partii
web-replay = Odtwórz partię
web-chart = Przebieg punktacji
web-chart-none = Nie udało się wczytać przebiegu punktacji.
web-chart-said = Punkty po ruchach (łącznie { $moves }): { $scores }
web-analysis = Analiza
web-analysis-jump = pokaż na stole

## Zasady, lekcje, notatnik punktacji

web-contents = Spis treści
web-search = Szukaj w zasadach
web-search-nothing = W zasadach nie znaleziono „{ $words }”.
web-learn-none = Do tej gry nie ma jeszcze lekcji.
web-learn-show = Pokaż mi
web-learn-next = Dalej
web-learn-done = Gotowe: na stronę główną
web-learn-other = Tak można zagrać, ale lekcja toczy się dalej tak: { $what }.
web-learn-not-now = Tego nie można teraz zagrać.
web-pad-more = Wpisz, co masz na stole, a zobaczysz punkty z wyjaśnieniem.
web-pad-for = Notatnik punktacji: { $game }
web-pad-table = Na stole
web-pad-broken = Link do tego notatnika jest niepełny.

## Klawisze

web-keys = Klawisze
web-key-tab = przechodź między elementami i naciskaj je
web-key-confirm = zatwierdź ruch
web-key-drop = anuluj ruch
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-list = lista akcji
web-key-look = pokaż miasto gracza
web-key-chat = napisz do pokoju
web-key-help = ta lista

## O Polis

web-about = Polis to miejsce, w którym można grać w gry planszowe o budowaniu miast, liczyć w nich punkty, uczyć się ich i je badać. Każdego gracza zna tylko z imienia i z klucza, który zostaje w przeglądarce.
web-about-own = Teksty i rysunki na tych stronach są naszym dziełem. Nie ma tu żadnych obrazów ani tekstów wydawców; w szczególności karty i mapy gry World Wonders powstały dla Polis.
web-about-font = Tytuły złożono krojem Marcellus studia Astigmatic na licencji SIL Open Font License:
web-about-licence = licencja

## Coming back

web-my-games = Moje partie
web-stats-open = Moje statystyki
web-games-turn = Twoja kolej
web-games-turn-short = twoja kolej
web-games-others = W toku
web-games-finished = Zakończone
web-older-games = Pokaż starsze partie
web-game-won = Wygrana · { $scores }
web-game-shared = Wspólna wygrana · { $scores }
web-game-won-by = Zwycięstwo: { $names } · { $scores }
web-game-not-won = Bez wygranej · { $scores }
web-people = Gracze
web-people-spectators = Widzowie
web-people-mute = Wycisz dla wszystkich: { $name }
web-people-remove = Odbierz miejsce: { $name }
web-people-remove-more = Miejsce dostanie na stałe bot. Jeśli { $name } jest przy stole, muszą się zgodzić wszyscy pozostali gracze, w przeciwnym razie wystarczy minuta czekania. Przy dotychczasowych ruchach imię zostanie.
web-chat-erase = Usuń tę wiadomość dla wszystkich: { $name }
web-privacy = Prywatność
web-clock-move-259200 = 3 dni na każdą decyzję
web-clock-move-604800 = 7 dni na każdą decyzję
web-cancel = Anuluj
web-me-open = Moje imię, obrazek i partie

## Gry dnia i zadania

web-daily = Gra dnia
web-daily-table = Tabela dnia
web-daily-luck = Wszystkie losowania dnia wynikają z jednego sekretu. Jego skrót widać wcześniej; sekret zostaje opublikowany po zakończeniu dnia, a „polis verify” sprawdzi wtedy zapis twojej partii.
web-puzzles = Zadania
