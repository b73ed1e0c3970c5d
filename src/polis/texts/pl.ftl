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

bot-unknown = Nie ma bota „{ $bot }”; do wyboru są: { $bots } albo ścieżka/do/pliku.py:Nazwa.
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
bot-count = Liczba miejsc ({ $bots }) różni się od liczby graczy ({ $players }); podaj po jednym miejscu dla każdego gracza.

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
