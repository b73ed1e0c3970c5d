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
web-open = Otwórz
web-loading = Wczytywanie …
web-again = Spróbuj ponownie
web-reload = Wczytaj stronę ponownie
web-copy = Kopiuj
web-copied = Odnośnik został skopiowany.
web-copy-yourself = Przeglądarka nie pozwala kopiować; zaznacz odnośnik i skopiuj go samodzielnie.
web-share = Udostępnij
web-print = Drukuj
web-download = Pobierz zapis
web-new = coś nowego
web-credit = Akropolis, Machi Koro i World Wonders to gry swoich autorów i wydawców. Polis nie jest z nimi powiązana; wszystkie teksty i rysunki są tu nasze własne, tak samo karty i mapy gry World Wonders.

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-motion = Animacje
web-sounds = Dźwięki
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
web-welcome-more = Trzy gry planszowe dokładnie według zasad, z przyjaciółmi lub botami, bez konta.
web-players = Gracze: { $players }
web-minutes = { $minutes } minut
web-preparing = Przygotowywanie: { $done } z { $total }
web-preparing-later = Czeka na przygotowanie
web-preparing-goes-on = Potem wszystko ruszy samo.
web-play-now = Graj od razu
web-play-against = { $game } przeciw …
web-play-alone = Solo
web-how-many = Ilu graczy
web-create = Utwórz pokój
web-learn = Nauka przez grę
web-more = Znajdziesz tu także
web-open-replay = Otwórz zapis
web-open-pad = Podlicz partię przy stole
web-open-rules = Czytaj zasady
web-my-rooms = Moje pokoje
web-forget = Zapomnij
web-open-rooms = Pokoje publiczne
web-open-rooms-none = Żaden pokój publiczny nie jest teraz otwarty. Utwórz go i zaznacz „widoczny dla wszystkich”.
web-status-open = czeka na graczy
web-status-playing = w trakcie gry
web-status-over = zakończony

## Boty

web-level-apprentice = Uczeń
web-level-apprentice-is = jeszcze się myli
web-level-builder = Budowniczy
web-level-builder-is = myśli o tej turze
web-level-architect = Architekt
web-level-architect-is = planuje naprzód
web-level-master = Mistrz
web-level-master-is = potrzebuje czasu do namysłu
web-level-greedy = Prosty bot
web-level-random = Losowy bot

## Tworzenie pokoju

web-create-for = Pokój do gry { $game }
web-which-game = Która gra?
web-seats = Miejsca
web-seat-open = wolne
web-seat-me = przy tym urządzeniu
web-seat-invited = na zaproszenie
web-seat-bot = bot
web-seat-who = Kto siedzi na miejscu { $number }
web-name = Twoje imię
web-name-of = Imię gracza { $number }
web-hot-seat = Przy jednym urządzeniu może grać kilka osób: każdej podaj imię.
web-options = Warianty
web-room-settings = Pokój
web-set-public = widoczny dla wszystkich
web-set-spectators = inni mogą oglądać
web-set-undo = cofać można bez zgody innych
web-set-chat = czat dla wszystkich
web-set-clock = Zegar
web-clock = pozostały czas
web-clock-none = bez zegara
web-clock-move-60 = 1 minuta na każdą decyzję
web-clock-move-180 = 3 minuty na każdą decyzję
web-clock-game-600 = 10 minut na całą partię
web-clock-game-1800 = 30 minut na całą partię
web-clock-move-86400 = 1 dzień na każdą decyzję

## Przed grą

web-room = Pokój
web-room-closed = Ten pokój jest dla ciebie zamknięty
web-lobby = Przed partią
web-invite = Zaproszenie
web-invite-more = Kto otworzy ten odnośnik, może zająć wolne miejsce.
web-invite-link = Odnośnik z zaproszeniem
web-invite-new = Nowy odnośnik; stary przestanie działać
web-join = Zajmij miejsce
web-guest = Gość
web-fill-with = Boty na wolne miejsca
web-start = Rozpocznij partię
web-waiting-host = Partię rozpoczyna gospodarz pokoju.
web-you = (ty)
web-away = poza stołem

## Stół

web-board = Plansza
web-rail = Gracze i listy
web-look-at = pokaż to miasto
web-explain = { $name }, punkty: { $score }; wyjaśnij
web-actions = Akcje
web-actions-find = Szukaj wśród akcji ({ $count })
web-actions-none-found = Żadna akcja nie zawiera tych słów.
web-actions-wait = To nie twoja tura.
web-actions-over = Partia się skończyła.
web-plain-table = Ta gra nie ma jeszcze rysunku; wybieraj z listy akcji.
web-confirm = Zatwierdź
web-confirm-what = Zatwierdź lub odrzuć to, co przygotowane
web-drop = Odrzuć
web-effect = punkty: { $by }
web-log = Zapis
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-undo = { $seat } cofa decyzję
web-log-clock = czas minął
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-wish = { $seat } prosi o cofnięcie decyzji.
web-undo-agree = Zgoda
web-undo-refuse = Odmowa
web-undo-waiting = Oczekiwanie na odpowiedzi.
web-hint = Podpowiedź
web-hint-thinking = Silny bot się zastanawia …
web-hint-says = Silny bot wybiera: { $what }
web-hint-use = Pokaż na stole
web-rules-new-tab = Zasady, w nowej karcie
web-sheet-up = Pokaż: { $what }
web-sheet-down = Ukryj: { $what }
web-live-connecting = Łączenie …
web-live-waiting = Połączenie przerwane; trwa ponawianie. Nic z partii nie przepadło.
web-watching = Oglądasz partię.
web-watched = { $count ->
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
   *[other] Ogląda { $count } osób.
}
web-seat-remove = Oddaj miejsce botowi na stałe
web-stand-in = Gra bot: { $level }
web-stand-in-let = Niech gra bot
web-stand-in-you = Gra za ciebie bot.
web-stand-in-time = Twój czas się skończył. Dalej gra za ciebie bot.
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
web-rematch = Zagraj ponownie
web-rematch-go = Do następnej partii
web-replay = Odtwórz zapis
web-chart = Przebieg punktacji
web-chart-none = Nie udało się wczytać przebiegu punktacji.
web-chart-said = Punkty po ruchach (łącznie { $moves }): { $scores }
web-analysis = Analiza
web-analysis-about = Silny bot ocenia każdą decyzję. Strata jest podana w jego własnej mierze: o ile ruch wydaje mu się gorszy od najlepszego.
web-analysis-begin = Oceń wszystkie decyzje
web-analysis-on = Oceniaj dalej
web-analysis-stop = Zatrzymaj
web-analysis-sum = { $decisions ->
    [one] strata { $lost } w { $decisions } decyzji; tak jak bot: { $same }
   *[other] strata { $lost } w { $decisions } decyzjach; tak jak bot: { $same }
}
web-analysis-better = Lepiej byłoby tu: { $what }
web-analysis-worst = Decyzje z największą stratą
web-analysis-all = Wszystkie decyzje
web-analysis-played = zagrano
web-analysis-best = najlepiej
web-analysis-lost = strata
web-analysis-jump = pokaż na stole
web-analysis-nothing = Żadna decyzja niczego nie straciła.
web-analysis-every = Wszystkie decyzje: { $count }

## Zapisy

web-log-file = Zapis z pliku
web-log-paste = Albo tekst zapisu
web-replay-broken = Odnośnik do tego zapisu jest niepełny.
web-move = Ruch
web-move-of = Ruch { $at } z { $moves }
web-first = Na początek
web-back = Ruch wstecz
web-run = Odtwarzaj ruchy
web-pause = Wstrzymaj
web-next = Ruch naprzód
web-last = Na koniec
web-link-move = Odnośnik do tego ruchu
web-play-on = Graj dalej od tego miejsca
web-play-on-more = Nowy pokój zacznie się po ruchu { $at } tego zapisu.
web-play-on-as = Gram jako

## Zasady, lekcje, notatnik punktacji

web-contents = Spis treści
web-search = Szukaj w zasadach
web-search-nothing = W zasadach nie ma słów „{ $words }”.
web-learn-none = Do tej gry nie ma jeszcze lekcji.
web-learn-show = Pokaż mi
web-learn-next = Dalej
web-learn-done = Gotowe: na stronę główną
web-learn-other = Tak można zagrać, ale ta lekcja toczy się inaczej: { $what }.
web-learn-not-now = Tego nie można teraz zagrać.
web-pad-more = Wpisz, co stoi na twoim stole, a zobaczysz punkty z wyjaśnieniem.
web-pad-for = Notatnik punktacji: { $game }
web-pad-table = Na stole
web-pad-broken = Odnośnik do tego notatnika jest niepełny.

## Klawisze

web-keys = Klawisze
web-key-tab = przejście po wszystkich elementach i naciśnięcie
web-key-confirm = zatwierdzenie tego, co przygotowane
web-key-drop = odrzucenie tego, co przygotowane
web-key-undo = cofnięcie
web-key-hint = podpowiedź
web-key-list = lista akcji
web-key-look = miasto gracza
web-key-chat = wiadomość do pokoju
web-key-help = ta lista

## O Polis

web-about = Polis to miejsce, w którym można grać, liczyć punkty, uczyć się i badać gry planszowe o budowaniu miast. Każdego gracza zna tylko z imienia i z klucza, który zostaje w przeglądarce.
web-about-own = Teksty i rysunki na tych stronach są naszą własną pracą. Nic z tego nie jest obrazem ani tekstem wydawców; zwłaszcza karty i mapy gry World Wonders powstały dla Polis.
web-about-font = Tytuły złożono krojem Marcellus studia Astigmatic na licencji SIL Open Font License:
web-about-licence = licencja
