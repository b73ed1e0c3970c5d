# Co mówią tylko polecenia, po polsku; przeglądarka tego nie wczytuje.

positive-number = „{ $value }” nie pasuje do { $name }; zapisz liczbę większą niż 0 i mniejszą niż 1000000, na przykład 2.5.
ladder-bots = Z „{ $bots }” nie powstanie drabinka: podaj co najmniej dwa boty, każdy raz.
ladder-champion = „{ $bot }” nie może być mistrzem: musi to być jeden z botów „{ $bots }”, a nie mogą grać wszystkie przy jednym stole.
ladder-champion-alone = „{ $bot }” nie może być mistrzem: przy jednym graczu nikt z nikim się nie spotka; pomiń „--champion”.
shard-form = „{ $value }” nie jest częścią; podaj numer części i liczbę części, na przykład 3/8.
shard-done = Część { $shard }: w pliku „{ $path }” { $games ->
    [one] jest jedna partia
    [few] są { $games } partie
    [many] jest { $games } partii
   *[other] jest { $games } partii
}; pliki wszystkich części połączysz poleceniem: polis { $command } merge PLIK…
run-not-games = „{ $path }” nie jest plikiem partii rozegranych przez Polis; podaj inny plik albo usuń ten.
run-other = Plik „{ $path }” zawiera partie z innymi zasadami, botami, opcjami lub ziarnem (skrót { $digest } zamiast { $wanted }); podaj inny plik albo zacznij od nowa bez --resume.
run-other-worker = Jeden z procesów roboczych gra według innych zasad lub innymi botami niż ten komputer (skrót { $digest } zamiast { $wanted }); zainstaluj wszędzie tę samą wersję Polis i te same pliki botów.
merge-command = Plik „{ $path }” należy do polecenia „polis { $command }”; połącz go poleceniem: polis { $command } merge.
merge-other = Plik „{ $path }” należy do innego przebiegu niż „{ $first }”; łącz tylko części jednego przebiegu.
merge-itself = „{ $path }” nie może być jednocześnie częścią i plikiem na wszystkie partie; podaj inną nazwę w --state.
merge-missing = { $count ->
    [one] Brakuje jednej partii
    [few] Brakuje { $count } partii
    [many] Brakuje { $count } partii
   *[other] Brakuje { $count } partii
} w plikach { $files }; dodaj pliki wszystkich części albo dokończ zatrzymaną część z --resume.
cluster-address = „{ $address }” nie jest adresem klastra; napisz go tak: tcp://10.0.0.5:8786, albo local dla procesów na tym komputerze.
cluster-no-dask = „--cluster { $address }” wymaga pakietu Dask; zainstaluj go poleceniem: pip install "polis-games[cluster]"; w sklonowanym repozytorium: .venv/bin/uv pip install --editable ".[cluster]"
cluster-unreachable = Pod adresem „{ $address }” nie odpowiada żaden planista Dask; uruchom go poleceniem „dask scheduler” i podaj jego adres, na przykład tcp://10.0.0.5:8786.
cluster-lost = Klaster „{ $address }” stracił kilka procesów roboczych przy zadaniu „{ $task }”; sprawdź ich dzienniki i kontynuuj z --resume.
cluster-no-workers = Klaster „{ $address }” nie ma jeszcze procesów roboczych; partie na nie czekają: uruchom „dask worker { $address }” tam, gdzie jest zainstalowany Polis.
cluster-lonely = Klaster „{ $address }” od { $seconds } sekund nie ma procesów roboczych; sprawdź dzienniki tych, które się zakończyły, uruchom „dask worker { $address }” tam, gdzie jest zainstalowany Polis, i kontynuuj z --resume.
cluster-failed = Klaster „{ $address }” nie może grać: { $error }; jego planista i procesy robocze potrzebują tej samej wersji Polis co ten komputer; kontynuuj z --resume.
cluster-broken = Planista pod adresem „{ $address }” już nie odpowiada; uruchom go ponownie i kontynuuj z --resume.
jobs-lost = Jeden z procesów ({ $jobs }) zakończył się w trakcie partii: z braku pamięci albo dlatego, że zakończył go bot; jeśli przebieg ma plik, kontynuuj z --resume.
by-time = Wyniki zależą od komputera, bo na czas gra: { $bots }.
by-time-twins = Wyniki zależą od komputera, bo na czas gra: { $bots }; to samo według liczby symulacji: { $twins }.
puzzles-done = { $puzzles ->
    [one] Plik „{ $path }” zawiera { $puzzles } zadanie.
    [few] Plik „{ $path }” zawiera { $puzzles } zadania.
    [many] Plik „{ $path }” zawiera { $puzzles } zadań.
   *[other] Plik „{ $path }” zawiera { $puzzles } zadania.
}
puzzles-file = „{ $path }” nie jest plikiem zadań zapisanym przez Polis; podaj inny plik.
puzzles-there = Plik „{ $path }” już coś zawiera; kontynuuj z --resume albo podaj inny plik.
puzzles-other = Plik „{ $path }” powstał z innymi ustawieniami; użyj tych samych albo podaj inny plik.
puzzles-no-judge = Dla gry „{ $game }” nie ma zadań: jej arkusz nie podaje sędziego, który szuka z ustaloną liczbą symulacji, albo brakuje pliku szans.
dataset-no-arrow = „polis dataset” wymaga pakietu PyArrow; zainstaluj go poleceniem: pip install "polis-games[data]"; w sklonowanym repozytorium: .venv/bin/uv pip install --editable ".[data]"
dataset-feature = „{ $feature }” nie jest cechą gry { $game }; cechy to: { $features } albo none.
dataset-folder = W folderze „{ $path }” jest już zbiór danych; kontynuuj go z --resume albo podaj inny folder.
dataset-other = Plik „{ $path }” należy do innego zbioru danych: do innych botów, zasad, opcji, cech lub liczby partii; podaj inny folder.
dataset-file = „{ $path }” nie jest plikiem partii zapisanym przez Polis; usuń go albo podaj inny folder.
dataset-done = W folderze „{ $path }” { $games ->
    [one] jest jedna partia
    [few] są { $games } partie
    [many] jest { $games } partii
   *[other] jest { $games } partii
}, łącznie ruchów: { $rows }; opisuje je tamtejszy README.md.
dataset-part = W folderze „{ $path }” są gotowe pliki: { $files } z { $total }; pozostałe zapisz z --resume albo jako kolejne części.
warm-done = { $game }: gotowe
warm-failed = { $game }: nie zbudowano, gra działa w czystym Pythonie
simulating = trwa gra
simulate-summary = { $games ->
    [one] { $games } partia, { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
    [few] { $games } partie, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
    [many] { $games } partii, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
   *[other] { $games } partii, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
}
ladder-bot = bot
ladder-rating = siła
ladder-games = partie
ladder-won = wygrane ({ PERCENT(95) })
ladder-score = punkty
ladder-seconds = s na decyzję
ladder-against = przeciw
ladder-other = punkty przeciwnika
ladder-mirror = sam ze sobą
ladder-first = pierwsze miejsce przy stole ({ PERCENT(95) })
ladder-stopped = Rozegrane partie są w „{ $path }”; to samo polecenie z --resume gra dalej.
bench-what = co
bench-value = zmierzono
bench-ratio = skróty
simulate-seat = miejsce
simulate-bot = bot
simulate-wins = wygrane
simulate-rate = odsetek ({ PERCENT(95) })
simulate-score = punkty
simulate-range = od–do
luck-follows = { $events ->
    [one] Jedyne losowanie w tej partii zgadza się z jej sekretem i wartościami graczy.
    [few] Wszystkie { $events } losowania w tej partii zgadzają się z jej sekretem i wartościami graczy.
    [many] Wszystkich { $events } losowań w tej partii zgadza się z jej sekretem i wartościami graczy.
   *[other] Wszystkie { $events } losowania w tej partii zgadzają się z jej sekretem i wartościami graczy.
}
luck-compare = Porównaj ze skrótem, który twoja przeglądarka pokazała przed partią: { $commitment }
luck-with = { $name } dodaje wartość { $value }
luck-without = { $name } nie dodaje żadnej wartości
draw-none = Pozycji z gry { $game } nie można narysować; można to zrobić w grach: { $games }.
components-which = Podaj, o którą grę chodzi: { $games }.
components-resume = Zapis zawiera własny zestaw elementów, więc „{ $path }” nie można użyć razem z --resume; pomiń --components.
building-step = { $number }/{ $total }: { $name }
native-failed = Nie udało się zbudować kodu natywnego gry { $game }, więc działa ona w czystym Pythonie, wolniej: { $reason }.
native-no-compiler = { $game } działa w czystym Pythonie, wolniej, bo na ten komputer nie ma kodu natywnego; aby został zbudowany, zainstaluj polis-games[kernels].
games-hint = „polis play GRA” rozpoczyna partię, „polis rules GRA” pokazuje zasady.
components-good = { $path }: wszystko się zgadza, w grę { $game } można grać tym zestawem (wierszy: { $rows }).
components-bad = { $count ->
    [one] { $path }: { $count } wiersz jest błędny.
    [few] { $path }: { $count } wiersze są błędne.
    [many] { $path }: { $count } wierszy jest błędnych.
   *[other] { $path }: { $count } wiersza jest błędne.
}
choose-game = W co zagrasz?
play-help = Odpowiedz numerem albo słowami; słowa można skracać. Możesz też wpisać: undo (cofnij), hint (podpowiedź), score (punkty), all (wszystkie możliwe akcje), quit (koniec).
play-more = … i jeszcze { $count }: wpisz akcję albo „all”, aby zobaczyć wszystkie
play-hint = Podpowiedź bota { $bot }: { $action }
# Polecenie kopiuje się do wiersza poleceń, stąd proste cudzysłowy.
play-left = Partia jest zapisana w „{ $path }”; wrócisz do niej poleceniem: polis play --resume "{ $path }"
play-saved = Zapis tej partii jest w „{ $path }”.
serve-listening = Polis działa pod adresem { $address } (zatrzymasz klawiszami Ctrl+C).
serve-already = Polis już działa pod adresem { $address }
serve-no-pages = Strony dla przeglądarki nie są jeszcze zbudowane; w terminalu zagrasz poleceniem: polis play
server-not-installed = Serwer dla przeglądarki nie jest zainstalowany: zainstaluj polis-games[server]; w terminalu zagrasz poleceniem: polis play
serve-bind = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $error }.
serve-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”; ma to być { $wanted }.
serve-wants-flag = yes albo no
serve-wants-whole = liczba całkowita większa od 0
serve-wants-port = liczba całkowita od 0 do 65535
serve-wants-number = liczba większa od 0
serve-name = „{ $name }” nie jest nazwą, pod którą przeglądarki mogłyby znaleźć serwer; zapisz ją jako polis.example.org.
database-unknown = „{ $database }” nie jest bazą danych; zapisz ją jako sqlite:///polis.sqlite albo postgresql://użytkownik@komputer/nazwa.
database-away = Nie można otworzyć bazy danych { $database }: { $error }.
database-served = Bazy danych { $database } używa serwer pod adresem { $address }; zatrzymaj go albo użyj innej bazy.
database-in-use = Bazy danych { $database } używa inny proces Polis; poczekaj, aż się zakończy, albo użyj innej bazy.
database-newer = Tabele w bazie { $database } utworzyła nowsza wersja Polis; użyj jej albo innej bazy danych.
backup-done = Kopia zapasowa jest w pliku { $path } (pokoje: { $rooms }, ruchy: { $moves }, wiadomości czatu: { $lines }).
backup-nothing = Nie ma bazy danych { $database }, więc nie ma czego kopiować.
backup-exists = Plik „{ $path }” już istnieje; wybierz nazwę, która nie jest zajęta.
backup-postgresql = polis backup służy do SQLite; kopię zapasową PostgreSQL zrobisz poleceniem: pg_dump --format=custom --file={ $path } BAZA
restore-done = W bazie danych jest teraz zawartość pliku { $path } (pokoje: { $rooms }, ruchy: { $moves }, wiadomości czatu: { $lines }).
restore-kept = Poprzednia zawartość jest w pliku { $path }
restore-postgresql = polis restore służy do SQLite; PostgreSQL odtworzysz po zatrzymaniu wszystkich serwerów poleceniem: pg_restore --clean --if-exists --dbname=BAZA { $path }
erase-seat = { $room }, miejsce { $number }: { $name }
erase-line = { $room }, wiadomość { $number }: { $name }:
erase-nothing = „{ $text }” nie występuje w żadnym imieniu ani w żadnej wiadomości czatu.
erase-name-done = Imię „{ $name }” zostało usunięte (pokoje: { $rooms }).
erase-line-done = Wiadomość { $number } w pokoju { $room } została usunięta.
erase-no-line = W pokoju „{ $room }” nie ma wiadomości { $number }; wiadomości z numerami wypisuje polis erase find TEXT.
erase-no-database = Nie ma bazy danych { $database }; podaj właściwą przez --database.
exploit-won = wygrane ({ PERCENT(95) })
exploit-style = styl
exploit-generation = pokolenie { $number }: { $rate } z { $games } partii przeciw bliźniakowi stylem { $style }
exploit-summary = Przeciw botowi { $bot } na każdym miejscu, nowe rozdania: { $deals }. Szukano przeciw botowi { $twin }, pokolenia: { $generations }, sekundy czasu procesora: { $seconds }.
exploit-no-styles = Gra { $game } nie ma list ani wag, które można by zmieniać, więc nie ma stylów do wypróbowania.
exploit-other = „{ $path }” należy do innego poszukiwania; podaj inny plik albo pomiń --resume, aby zacząć od nowa.
train-progress = partie: { $games }, sekundy czasu procesora: { $seconds }, strata { $loss }: { $rates }
train-rate = { $rate } przeciw botowi { $bot }
train-done = Sieci są w pliku { $path }.
train-none = Gra { $game } nie ma sieci, które można by uczyć.
train-players = Gra { $game } nie ma sieci dla takiej liczby graczy: { $players }.
train-other = „{ $path }” nie jest stanem tego uczenia; podaj inny plik albo pomiń --resume, aby zacząć od nowa.
erase-club = klub: { $name }
erase-club-done = Imię „{ $name }” zostało usunięte z klubu (gracze: { $players }).

file-json = Plik „{ $path }” nie jest w formacie JSON: { $error }.
file-key-twice = W pliku „{ $path }” klucz „{ $field }” występuje w jednym obiekcie dwa razy; zostaw tylko jeden.
bot-no-file = Nie można wczytać bota „{ $bot }”: nie ma pliku „{ $path }”.
bot-not-in-file = Nie można wczytać bota „{ $bot }”: w pliku „{ $path }” nie ma klasy ani kernela „{ $name }”.
bot-no-choose = Bot „{ $bot }” nie może grać: klasa „{ $name }” nie ma metody choose(position, seconds).
bot-broken = Nie można wczytać bota „{ $bot }”: plik „{ $path }” kończy się błędem { $error }.
kernel-no-compiler = Bot „{ $bot }” gra w czystym Pythonie, wolniej, bo Numba nie jest zainstalowana; aby został skompilowany, zainstaluj polis-games[kernels].
kernel-not-compiled = Bot „{ $bot }” gra w czystym Pythonie, wolniej, bo Numba nie przyjęła jego kernela: { $reason }
bot-no-command = W „{ $bot }” brakuje polecenia albo cudzysłów nie jest zamknięty; zapisz to tak: program:./moj-bot --fast.
bot-program-time = W „{ $bot }” czas „{ $value }” powinien być liczbą sekund większą od 0, na przykład time=2.
bot-needs-game = Bot „{ $bot }” jest programem i musi znać całą partię, sama pozycja mu nie wystarczy.
bot-late = Bot „{ $bot }” nie odpowiedział w ciągu { UNIT($seconds, unit: "second") }.
bot-garbled = Bot „{ $bot }” odpowiedział „{ $answer }” zamiast wiersza takiego jak {"{"}"action": "…"{"}"}.
bot-ended = Bot „{ $bot }” zakończył się, zanim odpowiedział.
bot-complaint = { $failure } Jego ostatni komunikat: { $complaint }
bot-lost = { $count ->
    [one] Bot „{ $bot }” przegrał przez awarię { $count } partię: partia { $game }: { $reason }
    [few] Bot „{ $bot }” przegrał przez awarie { $count } partie, pierwsza z nich to partia { $game }: { $reason }
    [many] Bot „{ $bot }” przegrał przez awarie { $count } partii, pierwsza z nich to partia { $game }: { $reason }
   *[other] Bot „{ $bot }” przegrał przez awarie { $count } partii, pierwsza z nich to partia { $game }: { $reason }
}
whole-number = „{ $value }” nie jest liczbą całkowitą; zapisz { $name } tak: { $example }.
whole-number-range = „{ $value }” jest dla { $name } poza zakresem; możliwe jest od { $least } do { $most }.
command-unknown = Nie ma polecenia „{ $command }”; do wyboru są: { $commands }.
games-game = gra
games-players = gracze
games-minutes = minuty
games-options = opcje
components-row = wiersz
components-holds = zawartość
components-status = co o nim wiadomo
hint-best = { $bot } zagrałby: { $move }
hint-move = ruch
hint-value = wartość
hint-visits = wizyty
hint-line = potem
hint-change = { "  " }{ SIGNED($change) }  { $line }
hint-one-move = { $bot } nie podaje ocen; wartości dotyczą pozycji po każdym z ruchów.
analysing = trwa analiza
analyse-at = ruch
analyse-name = gracz
analyse-move = zagrano
analyse-best = lepiej
analyse-lost = strata
analyse-title = { $game }: wartość stracona w każdym ruchu
analyse-grade = ocena
analyse-sum = { $decisions ->
    [one] { $name }: strata { $lost } w { $decisions } decyzji
    [few] { $name }: strata { $lost } w { $decisions } decyzjach
    [many] { $name }: strata { $lost } w { $decisions } decyzjach
   *[other] { $name }: strata { $lost } w { $decisions } decyzjach
}
analyse-grades = { $name }: { $grades }
grades-inaccuracy = { $count ->
    [one] { $count } niedokładność
    [few] { $count } niedokładności
    [many] { $count } niedokładności
   *[other] { $count } niedokładności
}
grades-mistake = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędów
}
grades-blunder = { $count ->
    [one] { $count } gruby błąd
    [few] { $count } grube błędy
    [many] { $count } grubych błędów
   *[other] { $count } grubych błędów
}
news = { "  " }{ $news }
score-line = { "  " }{ $points }  { $line }
score-part = { "       " }{ $worth }  { $part }
game-broken = Gra „{ $game }” w folderze { $path } została pominięta, bo nie można jej wczytać: { $error }
luck-none = Ten zapis nie mówi, jak losowano, więc nie można go sprawdzić: partia się nie skończyła albo nie grano jej w pokoju ze sprawdzalnymi losowaniami.
luck-uploaded = Ta partia jest dalszym ciągiem wczytanego zapisu, więc nie można jej sprawdzić.
luck-commitment = Ten zapis podaje { $commitment } jako skrót swojego sekretu, ale skrót sekretu w nim to { $expected }; jedno z nich zostało zmienione.
luck-outcome = Ruch { $number } tego zapisu, „{ $move }”, nie wynika z jego sekretu; sekret daje „{ $expected }”.
file-unreadable = Nie można odczytać pliku „{ $path }”: { $error }.
file-unwritable = Nie można zapisać pliku „{ $path }”: { $error }.
bot-unknown = Nie ma bota „{ $bot }”; do wyboru są: { $bots }; własnego bota podaje się jako ścieżka/do/pliku.py:Nazwa albo program:./polecenie.
bot-parameters = Bot „{ $bot }” nie przyjmuje „{ $parameters }”.
bot-parameter-form = W „{ $bot }” zapisz parametr „{ $parameter }” jako klucz=wartość.
bot-parameter-whole = Parametr { $parameter } bota powinien być liczbą całkowitą większą od zera, a nie „{ $value }”.
bot-parameter-number = Parametr { $parameter } bota powinien być liczbą większą od zera, a nie „{ $value }”.
bot-failed = Bot „{ $bot }” zawiódł przy stole: { $error }.
bot-illegal = Bot „{ $bot }” odpowiedział „{ $answer }”, a tego nie można tam zagrać.
bot-other-game = Bot „{ $bot }” gra tylko w { $games }, a nie w { $game }.
bot-noise = W „{ $bot }” szum „{ $value }” powinien być liczbą większą od 0, na przykład 2.5, albo inf.
bot-parameter-width = „width={ $value }” powinno być liczbą od 1 wzwyż, na przykład width=2.
bot-style = W grze { $game } nie ma stylu „{ $style }”; do wyboru są: { $styles }.
bot-no-styles = Nie ma stylu „{ $style }”: gra { $game } ma tylko jeden styl wyszukiwania.
bot-no-thought = Bot „{ $bot }” nie podał żadnego ruchu; zapytaj innego.
whole-number-least = „{ $value }” to za mało dla { $name }; najmniejsza możliwa liczba to { $least }.
redis-unknown = „{ $redis }” nie jest adresem serwera Redis; zapisz go jako redis://komputer:6379.
