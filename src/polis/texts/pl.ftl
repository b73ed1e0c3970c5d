# Co Polis mówi poza grami, po polsku.

## Błędy

game-unknown = Nie ma gry „{ $game }”; do wyboru są: { $games }.
option-unknown = Gra { $game } nie ma opcji „{ $option }”; jej opcje to: { $options }.
option-value = „{ $value }” nie jest wartością opcji { $option }; możliwe wartości: { $values }.
player-count = Gra { $game } jest dla { $least }–{ $most } graczy, nie dla { $players }.
action-unknown = „{ $text }” to nie akcja; pisz tak: { $form }.
action-ambiguous = „{ $text }” nie jest jednoznaczne: „{ $word }” może znaczyć: { $choices }.
action-code = { $code } nie jest kodem akcji; liczba kodów: { $codes }, licząc od 0.
refused = Nie można teraz zagrać „{ $action }”: { $reason }.
refused-over = Nie można już zagrać „{ $action }”: partia się skończyła.
nothing-to-undo = Nie ma czego cofnąć: nie zapadła jeszcze żadna decyzja.

log-json = To nie jest zapis partii, bo nie jest to obiekt JSON: { $error }.
log-part = W tym zapisie „{ $part }” ma wartość { $value }; powinno wyglądać tak: { $wanted }.
log-version = Ten zapis powstał według wersji { $version } zasad gry { $game }; znane wersje: { $known }.
log-move = Ruch { $number } w tym zapisie, „{ $move }”, jest niemożliwy: { $reason }
log-place = { $moves ->
    [one] W tym zapisie nie ma ruchu { $place }; jest w nim { $moves } ruch.
    [few] W tym zapisie nie ma ruchu { $place }; są w nim { $moves } ruchy.
    [many] W tym zapisie nie ma ruchu { $place }; jest w nim { $moves } ruchów.
   *[other] W tym zapisie nie ma ruchu { $place }; jest w nim { $moves } ruchu.
}
log-result = W zapisie jest wynik { $value }, ale jego ruchy prowadzą do wyniku { $expected }.
file-unreadable = Nie można odczytać pliku „{ $path }”: { $error }.
file-unwritable = Nie można zapisać pliku „{ $path }”: { $error }.

bot-unknown = Nie ma bota „{ $bot }”; do wyboru są: { $bots }, ścieżka/do/pliku.py:Nazwa albo program:./polecenie.
bot-parameters = Bot „{ $bot }” nie przyjmuje „{ $parameters }”.
bot-parameter-form = W „{ $bot }” zapisz parametr „{ $parameter }” jako klucz=wartość.
bot-parameter-whole = Parametr { $parameter } bota powinien być liczbą całkowitą większą od zera, a nie „{ $value }”.
bot-parameter-number = Parametr { $parameter } bota powinien być liczbą większą od zera, a nie „{ $value }”.
bot-no-file = Nie można wczytać bota „{ $bot }”: nie ma pliku „{ $path }”.
bot-not-in-file = Nie można wczytać bota „{ $bot }”: w pliku „{ $path }” nie ma klasy ani kernela „{ $name }”.
bot-no-choose = Bot „{ $bot }” nie może grać: klasa „{ $name }” nie ma metody choose(position, seconds).
bot-broken = Nie można wczytać bota „{ $bot }”: plik „{ $path }” kończy się błędem { $error }.
bot-failed = Bot „{ $bot }” zawiódł przy stole: { $error }.
bot-illegal = Bot „{ $bot }” odpowiedział „{ $answer }”, a tego nie można tam zagrać.
bot-other-game = Bot „{ $bot }” gra tylko w { $games }, a nie w { $game }.
bot-noise = W „{ $bot }” szum „{ $value }” powinien być liczbą większą od 0, na przykład 2.5, albo inf.
bot-no-command = W „{ $bot }” brakuje polecenia albo cudzysłów nie jest zamknięty; zapisz to tak: program:./moj-bot --fast.
bot-needs-game = Bot „{ $bot }” jest programem i musi znać całą partię, sama pozycja mu nie wystarczy.
bot-late = Bot „{ $bot }” nie odpowiedział w ciągu { NUMBER($seconds, maximumFractionDigits: 2) } s.
bot-garbled = Bot „{ $bot }” odpowiedział „{ $answer }” zamiast wiersza takiego jak {"{"}"action": "…"{"}"}.
bot-ended = Bot „{ $bot }” zakończył się, zanim odpowiedział.
bot-complaint = { $failure } Jego ostatnie słowa: { $complaint }
bot-lost = { $count ->
    [one] Bot „{ $bot }” przegrał przez awarię { $count } partię: partia { $game }: { $reason }
    [few] Bot „{ $bot }” przegrał przez awarie { $count } partie, pierwsza z nich to partia { $game }: { $reason }
    [many] Bot „{ $bot }” przegrał przez awarie { $count } partii, pierwsza z nich to partia { $game }: { $reason }
   *[other] Bot „{ $bot }” przegrał przez awarie { $count } partii, pierwsza z nich to partia { $game }: { $reason }
}
bot-count = Liczba miejsc ({ $bots }) różni się od liczby graczy ({ $players }); podaj po jednym miejscu dla każdego gracza.
ladder-bots = Z „{ $bots }” nie powstanie drabinka: podaj co najmniej dwa boty, każdy raz.
hint-no-decision = Po ruchu { $place } w tym zapisie nie ma nic do rozstrzygnięcia: następny jest los albo partia się skończyła.

pad-json = Plik „{ $path }” nie jest w formacie JSON: { $error }.
pad-object = Plik powinien zawierać jeden obiekt JSON.
pad-part = W tym pliku „{ $part }” ma wartość { $value }; powinno wyglądać tak: { $wanted }.
pad-none = Gra { $game } nie ma notatnika punktacji; mają go: { $games }.
draw-none = Pozycji z gry { $game } nie można narysować; można to zrobić w grach: { $games }.
draw-other = To jest zapis gry { $other }, a nie gry { $game }.

command-unknown = Nie ma polecenia „{ $command }”; do wyboru są: { $commands }.

## Przygotowanie

preparing = Przygotowanie gry { $game }: zasady kompilują się tylko raz, potrwa to kilka sekund.
preparing-step = { $number }/{ $total }: { $name }
warm-done = { $game }: gotowe (skompilowano: { $compiled })

## Lista gier

games-game = gra
games-players = gracze
games-minutes = minuty
games-options = opcje
games-hint = „polis play GRA” rozpoczyna partię, „polis rules GRA” pokazuje zasady.

## Symulacje

simulating = trwa gra
simulate-seat = miejsce
simulate-bot = bot
simulate-wins = wygrane
simulate-rate = odsetek (95%)
simulate-score = punkty
simulate-range = od–do
simulate-summary = { $games ->
    [one] { $games } partia, { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
    [few] { $games } partie, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
    [many] { $games } partii, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
   *[other] { $games } partii, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
}
## Drabinka

ladder-bot = bot
ladder-rating = siła
ladder-games = partie
ladder-won = wygrane (95 %)
ladder-score = punkty
ladder-seconds = s na decyzję
ladder-against = przeciw
ladder-other = punkty przeciwnika
ladder-mirror = sam ze sobą
ladder-first = pierwsze miejsce przy stole (95 %)
ladder-stopped = Rozegrane partie są w „{ $path }”; to samo polecenie z --resume gra dalej.

## Podpowiedzi i analizy

hint-best = { $bot } zagrałby: { $move }
hint-move = ruch
hint-value = wartość
hint-visits = wizyty
hint-line = potem
hint-change = { "  " }{ $change }  { $line }
hint-one-move = { $bot } nie mówi, co myśli; wartości dotyczą pozycji po każdym z ruchów.
analysing = namysł
analyse-at = ruch
analyse-name = gracz
analyse-move = zagrano
analyse-best = lepiej
analyse-lost = strata
analyse-title = { $game }: wartość stracona w każdym ruchu
analyse-sum = { $decisions ->
    [one] { $name }: strata { $lost } w { $decisions } decyzji
    [few] { $name }: strata { $lost } w { $decisions } decyzjach
    [many] { $name }: strata { $lost } w { $decisions } decyzjach
   *[other] { $name }: strata { $lost } w { $decisions } decyzjach
}

## Gra w terminalu

player = Gracz { $number }
choose-game = W co zagrasz?
play-help = Odpowiedz numerem albo słowami; słowa można skracać. Możesz też wpisać: undo (cofnij), hint (podpowiedź), score (punkty), all (wszystkie możliwe akcje), quit (koniec).
play-more = … i jeszcze { $count }: wpisz akcję albo „all”, aby zobaczyć wszystkie
play-hint = Podpowiedź bota greedy: { $action }
# Polecenie kopiuje się do wiersza poleceń, stąd proste cudzysłowy.
play-left = Partia jest zapisana w „{ $path }”; wrócisz do niej poleceniem: polis play --resume "{ $path }"
play-saved = Zapis tej partii jest w „{ $path }”.
news = { "  " }{ $news }
score-total = { $points ->
    [one] { $name }: { $points } punkt
    [few] { $name }: { $points } punkty
    [many] { $name }: { $points } punktów
   *[other] { $name }: { $points } punktu
}
score-line = { "  " }{ $points }  { $line }
score-part = { "       " }{ $worth }  { $part }

## Pomiary

bench-what = co
bench-value = zmierzono
bench-ratio = kroki pętli
